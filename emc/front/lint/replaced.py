# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about results of reductions that other reductions replace: a reduction sets the variable, and adds nothing.

everywhere dowith () { n = my_pe(); } reductionsum (n);  iterate (8) dowith () { n = 1; } reductionsum (n);
for (y = 0; y < 9; y++) everywhere dowith (y) { n = count(y); } reductionsum (n);        only the last row's count
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.graph import Graph, Spot, graph
from emc.front.lint.nodes import live
from emc.front.lint.rules import Lint, rule
from emc.source import Span


@rule(typed.FunctionBody)
def replaced_results(lint: Lint, node: typed.FunctionBody) -> None:
    if lint.names(typed.Reduce):
        _look(lint, node.body, graph(node.body))


def _look(lint: Lint, body: typed.Block, around: Graph) -> None:
    for block, (spot, start) in zip(around.blocks, around.joins, strict=True):
        for clause in block.reductions:
            outer = clause.outer.symbol if isinstance(clause.outer, typed.Variable) else None
            if isinstance(outer, typed.Automatic) and not _is_given(block, clause.inner):
                after = dict(_next(spot, start, outer))
                others = [span for span in after if span != clause.span]
                replaced = next((span for span in others if _is_reduction(around, span)), None)
                if replaced is not None and all(what == "set" for what in after.values()):
                    others = [one for one in around.blocks if any(c.span in after for c in one.reductions)]
                    again = any(_places(one) == _places(block) for one in others)  # as a program that measures does
                    if not again and not any(_changes(one) for one in live(block.body)):
                        _warn(lint, clause, replaced)
                elif clause.span in after and others and _is_of_turn(body, block):
                    _warn(lint, clause, None)
        _look(lint, block.body, graph(block.body))


def _is_given(block: typed.TaskBlock, symbol: typed.Automatic) -> bool:
    """Whether the copies begin with the variable's value, and so add to it."""
    return any(capture.inner is symbol for capture in block.captures)


def _next(spot: Spot, start: int, symbol: typed.Automatic) -> Iterator[tuple[Span, str]]:
    """The first event of the variable on each path from there, and its place."""
    work, seen = [(spot, start)], set[int]()
    while work:
        here, index = work.pop()
        found = next(((span, what) for what, s, span in here.events[index:] if s is symbol), None)
        if found is not None:
            yield found
            continue
        work += [(following, 0) for following in here.next if id(following) not in seen]
        seen |= {id(following) for following in here.next}


def _is_reduction(around: Graph, span: Span) -> bool:
    return any(clause.span == span for block in around.blocks for clause in block.reductions)


def _places(block: typed.TaskBlock) -> tuple[type, object]:
    return type(block.place), block.place.arrays if isinstance(block.place, typed.Everywhere) else None


def _is_of_turn(body: typed.Block, block: typed.TaskBlock) -> bool:
    """Whether each iteration of the loop around the block has another result, and changes nothing else."""
    for loop in reversed([one for one in live(body, into_blocks=False) if isinstance(one, typed.For)]):
        if any(one is block for one in live(loop.body, into_blocks=False)):
            counts = _stepped(loop)
            uses = any(_reads(capture.value, counts) for capture in block.captures)
            return uses and not any(_changes(one) for one in live(loop.body))
    return False


def _stepped(loop: typed.For) -> typed.Automatic | None:
    target = loop.step.target if isinstance(loop.step, typed.Update) else None
    symbol = target.symbol if isinstance(target, typed.Variable) else None
    return symbol if isinstance(symbol, typed.Automatic) else None


def _reads(value: typed.Value, symbol: typed.Automatic | None) -> bool:
    return any(isinstance(one, typed.Variable) and one.symbol is symbol for one in live(value))


def _changes(node: typed.Node) -> bool:
    """Whether it may change something other than a variable, or ends a loop."""
    if isinstance(node, typed.Assign | typed.Update):
        return not isinstance(node.target, typed.Variable) or isinstance(node.target.symbol, typed.Static)
    return isinstance(node, typed.Packet | typed.RemoteCall | typed.Break | typed.Return | typed.Goto)


def _warn(lint: Lint, clause: typed.Reduce, replaced: Span | None) -> None:
    name = shown(clause.inner)
    if replaced is None:
        text = f"the next iteration's reduction replaces this result: `{name}` keeps that of the last iteration"
        notes: tuple[Note, ...] = ()
    else:
        text = f"another reduction replaces this result, and nothing reads `{name}` between the two"
        notes = (Note(replaced, "this sets the variable, and adds nothing to what it was"),)
    hint = f"a reduction does not add to the variable: reduce into a second one, and add that: `all += {name};`"
    lint.faults.warning("W0564", clause.span, text, hint, *notes)
