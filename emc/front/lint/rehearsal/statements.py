# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""How a copy goes through each kind of statement."""

from __future__ import annotations

from emc.front import typed
from emc.front.lint.rehearsal.copy import BREAK, CONTINUE, MOST_COPIES, RETURN, STATEMENTS, Copy, Halt


def _block(copy: Copy, node: typed.Block) -> int:
    for item in node.items:
        left = copy.do(item)
        if left:
            return left
    return 0


def _evaluate(copy: Copy, node: typed.Evaluate) -> int:
    copy.value(node.value)
    return 0


def _initialise(copy: Copy, node: typed.Initialise) -> int:
    copy.known[node.symbol] = None
    for one in node.assigns:
        copy.value(one)
    return 0


def _if(copy: Copy, node: typed.If) -> int:
    test = copy.value(node.test)
    if test is None:
        return copy.both(node.test, (node.then, node.other))
    way = node.then if test else node.other
    return copy.do(way) if way is not None else 0


def _for(copy: Copy, node: typed.For) -> int:
    if node.first is not None:
        copy.do(node.first)
    return copy.turns(node, node.test, node.step)


def _switch(copy: Copy, node: typed.Switch) -> int:
    copy.value(node.value)
    copy.both(node.value, (node.body, None))
    return 0


def _return(copy: Copy, node: typed.Return) -> int:
    copy.result = copy.value(node.value) if node.value is not None else None
    return RETURN


def _task_block(copy: Copy, node: typed.TaskBlock) -> int:
    if isinstance(node.place, typed.Everywhere) or not node.wait:
        raise Halt
    pe, times = copy.pe, 1
    if isinstance(node.place, typed.Where):
        place = copy.value(node.place.pointer)
        whole = copy.whole(place) if type(place) is tuple else None
        copy.pe = copy.home(whole) if whole is not None else None
    for capture in node.captures:  # a listed pointer to what is on the block's PE becomes a local one there
        copy.known[capture.inner] = copy.value(capture.value)
    if isinstance(node.place, typed.Iterate):
        count = copy.value(node.place.count)
        times = min(count, MOST_COPIES) if isinstance(count, int) else 2
    for number in range(times):
        if isinstance(node.place, typed.Iterate):
            copy.known[node.place.identity] = number
        copy.do(node.body)
    copy.pe = pe
    for clause in (*node.updates, *node.reductions):
        copy.set(copy.object(clause.outer), None, clause.outer, "write")
    return 0


def _parallel(copy: Copy, node: typed.Parallel) -> int:
    for arm in node.arms:
        copy.do(arm)
    return 0


STATEMENTS.update(
    {
        typed.Block: _block,
        typed.Evaluate: _evaluate,
        typed.Initialise: _initialise,
        typed.If: _if,
        typed.While: lambda copy, node: copy.turns(node, node.test, None),
        typed.DoWhile: lambda copy, node: copy.turns(node, node.test, None, last=True),
        typed.For: _for,
        typed.Switch: _switch,
        typed.Case: lambda copy, node: copy.do(node.body),
        typed.Default: lambda copy, node: copy.do(node.body),
        typed.Label: lambda copy, node: copy.do(node.body),
        typed.Break: lambda copy, node: BREAK,
        typed.Continue: lambda copy, node: CONTINUE,
        typed.Return: _return,
        typed.TaskBlock: _task_block,
        typed.Parallel: _parallel,
    }
)
