# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about reductions of values that the copies probably did not mean: the starter's value once for each copy, or
only the value of a loop's last iteration.

    int s = 100;
    everywhere (A) dowith (s) { s += A[0]; } reductionsum (s);          100 for each PE, and the elements

    everywhere (A) dowith () { for (i = 0; i < own_count(A); i++) s = A[i]; } reductionsum (s);     the last A[i] only

It warns about a listed variable that the block only adds to (or multiplies), if all values that the starter sets it to
are one constant that is not the neutral one. It also warns about a variable that the block sets only in a loop, again
in every iteration, and does not read.
"""

from __future__ import annotations

from typing import Any

from emc.collectives import COMBINING, SCANS
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import callee, live, strip
from emc.front.lint.ranges import in_every_turn, variable
from emc.front.lint.rules import Lint, rule

_NEUTRAL = {"sum": ("+", 0), "xor": ("^", 0), "prod": ("*", 1)}


@rule(typed.FunctionBody)
def counted_often(lint: Lint, node: typed.FunctionBody) -> None:
    for block in live(node):
        if not isinstance(block, typed.TaskBlock):
            continue
        listed = {capture.inner for capture in block.captures if capture.listed}
        for clause in block.reductions:
            op, neutral = _NEUTRAL.get(clause.op, ("", 0))
            outer = clause.outer.symbol if isinstance(clause.outer, typed.Variable) else None
            if clause.inner not in listed or outer is None or not _only_updated(block, clause.inner, op):
                continue
            start = _constant(node, outer)
            if clause.op in ("sum", "prod") and _has_a_sum(node, block, outer):
                what = {"sum": "sum", "prod": "product"}[clause.op]
                text = f"each copy begins with the {what} of the block before in `{clause.inner.name}`, which is then "
                name = clause.inner.name
                hint = f"use a variable of its own in the block: `part = {neutral};` first, `part {op}= ...;`, at its "
                hint += f"end `}} reduction{clause.op} (part); {name} {op}= part;`"
                lint.warning("W0564", clause.span, text + "counted once for each copy", hint)
                continue
            if start is not None and start != neutral:
                text = f"each copy begins with the value of the outer `{clause.inner.name}`, {start}, so the reduction "
                text += "counts that value once for each copy"
                does = {"+": "add", "*": "multiply by", "^": "combine"}[op]
                hint = f"set `{clause.inner.name} = {neutral};` first in the block, and {does} the {start} after it"
                lint.warning("W0564", clause.span, text, hint)


_SUMS = frozenset(name for name in COMBINING | SCANS if "_sum" in name or "_prod" in name)


@rule(typed.FunctionBody)
def met_with_a_start(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about `barrier_sum(n)` of a listed variable that each copy begins with the starter's value."""
    if lint.target.pes == 1 or not lint.names(*_SUMS):
        return
    for block in live(node):
        if not isinstance(block, typed.TaskBlock) or not isinstance(block.place, typed.Everywhere):
            continue
        outers = {capture.inner: variable(capture.value) for capture in block.captures if capture.listed}
        for call in live(block.body):
            given = variable(call.arguments[0]) if callee(call) in _SUMS else None
            outer = outers.get(given) if given is not None else None
            op = "*" if "prod" in callee(call) else "+"
            start = _constant(node, outer) if outer is not None and _met(block, given, op) else None
            if given is not None and start is not None and start != _NEUTRAL["prod" if op == "*" else "sum"][1]:
                name = shown(given)
                text = f"each copy begins with the value of the outer `{name}`, {start}, so `{callee(call)}` counts "
                text += "that value once for each PE"
                hint = f"set `{name} = {int(op == '*')};` first in the block, and count the {start} after "
                hint += f"`{callee(call)}`"
                lint.warning("W0564", call.span, text, hint)


def _met(block: typed.TaskBlock, symbol: Any, op: str) -> bool:
    """Whether the block changes a variable only by updates, and by what all PEs have made of it."""
    changes = [
        one for one in live(block.body) if isinstance(one, typed.Assign | typed.Update) and _is(one.target, symbol)
    ]
    updates = [one for one in changes if isinstance(one, typed.Update)]
    others = [one for one in changes if isinstance(one, typed.Assign)]
    return all(one.op == op for one in updates) and all(callee(strip(one.value)) in _SUMS for one in others)


def _has_a_sum(function: typed.FunctionBody, block: typed.TaskBlock, outer: typed.Automatic | typed.Static) -> bool:
    """Whether the last that happens to a variable before a block, in the text, is another block's reduction."""
    if _is_repeated(function, block, outer):
        return True
    found = False
    for one in live(function):
        if one is block:
            return found
        if isinstance(one, typed.TaskBlock) and any(_is(clause.outer, outer) for clause in one.reductions):
            found = True
        elif isinstance(one, typed.Assign) and _is(one.target, outer):
            found = False
    return False


def _is_repeated(function: typed.FunctionBody, block: typed.TaskBlock, outer: typed.Automatic | typed.Static) -> bool:
    """Whether a loop starts the block again and again, and never sets the variable."""
    for loop in live(function, into_blocks=False):
        if isinstance(loop, typed.For | typed.While | typed.DoWhile):
            parts = list(live(loop, into_blocks=False))
            if any(one is block for one in parts):
                return not any(isinstance(one, typed.Assign) and _is(one.target, outer) for one in parts)
    return False


@rule(typed.Block)
def most_of_before(lint: Lint, node: typed.Block) -> None:
    """Warns about a maximum, or a minimum, that a second block begins with, after the first one's result was used."""
    if not lint.names(typed.Reduce):
        return
    last: dict[tuple[str, object], typed.TaskBlock] = {}
    used: set[object] = set()
    for item in node.items:
        if isinstance(item, typed.TaskBlock):
            listed = {capture.inner for capture in item.captures if capture.listed}
            for clause in item.reductions:
                outer = clause.outer.symbol if isinstance(clause.outer, typed.Variable) else None
                before = last.get((clause.op, outer))
                if before is not None and outer in used and clause.inner in listed and _places(before) != _places(item):
                    name = clause.inner.name
                    text = f"each copy begins with the {_MOST[clause.op]} of the block before in `{name}`"
                    hint = f"leave it out of the list, and begin in the block with the first own value of `{name}`; if "
                    hint += f"the {_MOST[clause.op]} of all blocks is wanted, compare the results after the block"
                    lint.warning("W0564", clause.span, text, hint)
                if clause.op in _MOST:
                    last[clause.op, outer] = item
                used.discard(outer)
            continue
        for one in live(item):
            if isinstance(one, typed.Load) and isinstance(one.object, typed.Variable):
                used.add(one.object.symbol)
            elif isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable):
                used.discard(one.target.symbol)
                last = {key: block for key, block in last.items() if key[1] is not one.target.symbol}


_MOST = {"max": "maximum", "min": "minimum"}


def _places(block: typed.TaskBlock) -> object:
    return block.place.arrays if isinstance(block.place, typed.Everywhere) else None


@rule(typed.TaskBlock)
def last_turns(lint: Lint, node: typed.TaskBlock) -> None:
    for clause in node.reductions:
        nodes = list(live(node.body))
        sets = [one for one in nodes if isinstance(one, typed.Assign | typed.Update) and _is(one.target, clause.inner)]
        if len(sets) != 1 or any(isinstance(one, typed.Load) and _is(one.object, clause.inner) for one in nodes):
            continue
        only = sets[0]
        loop = next((one for one in nodes if isinstance(one, typed.For) and _turns_set(one, only)), None)
        if isinstance(only, typed.Assign) and loop is not None and any(_reads_element(one) for one in live(only.value)):
            name = clause.inner.name
            text = f"each iteration of the loop overwrites `{name}`: the reduction gets only the value of the last one"
            lint.warning("W0564", only.span, text, f"write `{name} += ...`, with `{name} = 0` before the loop")


def _turns_set(loop: typed.For, assign: typed.Assign | typed.Update) -> bool:
    """Whether each iteration of the loop reaches the assignment and continues."""
    ends = (typed.Break, typed.Return, typed.Goto)
    if any(isinstance(one, ends) for one in live(loop.body)):
        return False
    return any(one is assign for one in in_every_turn(loop.body))


def _is(thing: typed.Value, symbol: typed.Automatic | typed.Static) -> bool:
    return isinstance(thing, typed.Variable) and thing.symbol is symbol


def _reads_element(node: typed.Node) -> bool:
    """Whether the node reads an element by a variable index."""
    pointer = node.object.pointer if isinstance(node, typed.Load) and isinstance(node.object, typed.Deref) else None
    return isinstance(pointer, typed.PointerAdd) and not isinstance(pointer.index, typed.Constant)


def _only_updated(block: typed.TaskBlock, inner: typed.Automatic, op: str) -> bool:
    found = False
    for one in live(block.body):
        target = one.target if isinstance(one, typed.Assign | typed.Update) else None
        if isinstance(target, typed.Variable) and target.symbol is inner:
            if not isinstance(one, typed.Update) or one.op != op:
                return False
            found = True
    return found


def _constant(function: typed.FunctionBody, outer: typed.Automatic | typed.Static) -> int | float | None:
    """The constant to which all assignments set a variable; None if that is not one constant."""
    values: set[int | float] = set()
    for one in live(function):
        match one:
            case typed.Assign(target=typed.Variable(symbol=symbol), value=value) if symbol is outer:
                value = strip(value)
                if not isinstance(value, typed.Constant):
                    return None
                values.add(value.value)
            case typed.Update(target=typed.Variable(symbol=symbol)) if symbol is outer:
                return None
            case _:
                pass
    return values.pop() if len(values) == 1 else None
