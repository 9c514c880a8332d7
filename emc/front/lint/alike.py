# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about what all copies of an `everywhere` block do alike, although each has its own part of the work.

everywhere dowith () { last = my_pe(); }                    all write one object: which value stays depends on timing
everywhere dowith (v) { for (i = 0; i < n / N_PE; i++) v[i]++; }        all go through the first elements
everywhere dowith (s) { total += s; }                           `s` is the sum already: it is added N_PE times

It does not warn about statements under a condition on the number of the PE or of the copy, or about blocks with locks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.front import typed
from emc.front.check.messages import plural, shown
from emc.front.check.operands.lvalues import remote
from emc.front.lint.nodes import PARTS, callee, copied_blocks, kept, live, strip
from emc.front.lint.ranges import start_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import Copies, copies_of, is_ordered
from emc.front.lint.values import Levels, by_pe
from emc.front.types import Pointer, Spread

_CHOICES = frozenset({typed.If, typed.Conditional, typed.Switch, typed.Logical})


@rule(typed.Unit)
def done_alike(lint: Lint, node: typed.Unit) -> None:
    levels: Levels | None = None
    for function in node.functions:
        reduced = {
            clause.outer.symbol
            for one in live(function)
            if isinstance(one, typed.TaskBlock)
            for clause in one.reductions
            if isinstance(clause.outer, typed.Variable)
        }
        for block in copied_blocks(function):
            if lint.target.pes == 1 or is_ordered(block.body) or _takes_turns(block.body):
                continue
            levels = levels or kept(Levels, node)
            copies = kept(copies_of, block)
            sums = {
                capture.inner
                for capture in block.captures
                if isinstance(capture.value, typed.Load)
                and isinstance(capture.value.object, typed.Variable)
                and capture.value.object.symbol in reduced
            } - _set_in(block.body)
            for one in _unconditional(block.body):
                _one_object(lint, one, levels)
                _beyond_the_last(lint, one, levels)
            for one in copies.by_all():
                _added_again(lint, one, copies, sums)
                if isinstance(one, typed.For):
                    _first_part(lint, one, levels)
                    _steps_of_pe_0(lint, one)


def _unconditional(body: typed.Block) -> Iterator[Any]:
    """The nodes that every copy reaches, whatever its data are."""
    work: list[Any] = [body]
    while work:
        node = work.pop()
        kind = type(node)
        if kind in _CHOICES or kind is typed.TaskBlock:
            continue
        yield node
        for name in PARTS[kind]:
            part = getattr(node, name)
            work += [one for one in (part if type(part) is tuple else (part,)) if one is not None]


def _beyond_the_last(lint: Lint, node: typed.Node, levels: Levels) -> None:
    """Warns about `A[my_pe() + 1]` of an array with an element for each PE."""
    type = node.symbol.type if isinstance(node, typed.SpreadElement) else None
    if not isinstance(node, typed.SpreadElement) or not isinstance(type, Spread) or len(node.indices) != 1:
        return
    linear = by_pe(node.indices[0], levels.values)
    if linear is None or not linear[0] or not linear[1]:
        return
    last = linear[0] * (lint.target.pes - 1) + linear[1]
    wrong = last if last >= type.dims[0] else linear[1]
    if not 0 <= wrong < type.dims[0]:
        pe = "the last PE" if wrong == last else "PE 0"
        text = f"{pe} uses element {wrong} of `{shown(node.symbol)}` here, which has {plural(type.dims[0], 'element')}"
        hint = "go round, `(my_pe() + 1) % N_PE`; or leave the PEs at the end out"
        lint.warning("W0506", node.span, text, hint)


def _steps_of_pe_0(lint: Lint, loop: typed.For) -> None:
    """Warns about `for (q = A; ...; q += N_PE)` in every copy: these are PE 0's elements."""
    step = loop.step
    if not isinstance(step, typed.Update) or not isinstance(step.target, typed.Variable) or loop.first is None:
        return
    by, type = strip(step.value), step.target.type
    if not isinstance(type, Pointer) or type.place != "shared" or not isinstance(by, typed.Constant):
        return
    if by.value != lint.target.pes:
        return
    for one in live(loop.first):
        target = one.target if isinstance(one, typed.Assign) else None
        begins = isinstance(target, typed.Variable) and target.symbol is step.target.symbol
        if begins and isinstance(strip(one.value), typed.SpreadBase):
            text = "every copy begins with element 0, and in steps of N_PE goes through PE 0's elements only"
            lint.warning("W0553", one.value.span, text, "begin with the PE's own first element: `A + my_pe()`")


def _takes_turns(body: typed.Block) -> bool:
    """Whether the copies wait for one another by a loop on a global object."""
    return any(
        isinstance(one, typed.While | typed.DoWhile)
        and any(isinstance(part, typed.Load) and remote(part.object) for part in live(one.test))
        for one in live(body)
    )


def _set_in(body: typed.Block) -> set[typed.Automatic | typed.Static]:
    return {
        one.target.symbol
        for one in live(body)
        if isinstance(one, typed.Assign | typed.Update) and isinstance(one.target, typed.Variable)
    }


def _one_object(lint: Lint, node: typed.Node, levels: Levels) -> None:
    """Warns about an assignment of a copy's own value to an element that is the same in all copies."""
    assign = node.value if isinstance(node, typed.Evaluate) else None
    if callee(assign) == "mem_copyout" and isinstance(assign, typed.Call) and _one_place(assign.arguments[1]):
        text = "all copies write their blocks to the same place of one PE: they come mixed"
        lint.warning("W0583", assign.span, text, "give each PE a row of its own there, by `my_pe()`")
    if not isinstance(assign, typed.Assign) or not remote(assign.target) or _is_named(lint, assign.target):
        return
    counted = (variable(one) for one in live(assign.target) if isinstance(one, typed.Load))
    if any(one is not None and levels.values.given.get(one) is None for one in counted):
        return  # the element of a loop's variable: other rules look at the loop
    if levels.may_coincide(assign.target) and _is_own_number(assign.value, levels):
        text = "all copies write this one object: which PE's value stays depends on timing"
        hint = "give each PE an element of its own, by `my_pe()`; or combine the values with a reduction"
        lint.warning("W0583", assign.span, text, hint)


def _is_named(lint: Lint, target: typed.Node) -> bool:
    """Whether W0553 has already said that this is not the element that was meant."""
    return any(fault.code == "W0553" and fault.span == target.span for fault in lint.faults.found)


def _one_place(pointer: typed.Value) -> bool:
    """Whether a pointer is `global_of(0, buffer)`."""
    pointer = strip(pointer)
    if not isinstance(pointer, typed.Builtin) or pointer.name != "global_of":
        return False
    pe, place = (strip(one) for one in pointer.arguments)
    thing = place.object if isinstance(place, typed.Address) else None
    return isinstance(pe, typed.Constant) and isinstance(thing, typed.Variable)


def _is_own_number(value: typed.Value, levels: Levels) -> bool:
    """Whether a value is computed from the number of the PE, or from the time there."""
    given = levels.values.of(value)
    return any(
        isinstance(one, typed.Builtin) and one.name in ("my_pe", "own_index", "clock_cycles")
        for part in live(given)
        for one in (levels.values.of(part) if isinstance(part, typed.Load) else part,)
    )


def _added_again(lint: Lint, node: typed.Node, copies: Copies, sums: set[typed.Automatic]) -> None:
    update = node.value if isinstance(node, typed.Evaluate) else None
    if not isinstance(update, typed.Update) or update.op not in ("+", "-", "*") or not copies.same(update.target):
        return
    symbol = variable(update.value)
    if symbol in sums and remote(update.target):
        text = f"`{shown(symbol)}` is already the result of all PEs, and every PE adds it: it is counted N_PE times"
        hint = "do it once, after the block; or let each PE add its own value, without the reduction"
        lint.warning("W0568", update.span, text, hint)


def _first_part(lint: Lint, loop: typed.For, levels: Levels) -> None:
    """Warns about a loop of every copy through elements 0 .. n / N_PE - 1 of a whole array."""
    start = start_of(loop)
    test = loop.test
    if (
        start is None
        or start[1:] != (0, 1)
        or not isinstance(test, typed.Binary)
        or variable(test.left) is not start[0]
    ):
        return
    stop = levels.values.of(test.right)
    by = strip(stop.right) if isinstance(stop, typed.Binary) and stop.op == "/" else None
    divided = isinstance(by, typed.Constant) and by.value == lint.target.pes
    if not divided and not (isinstance(stop, typed.Constant) and stop.span in lint.divisions):
        return
    for one in live(loop.body, into_blocks=False):
        index = None
        if isinstance(one, typed.SpreadElement) and len(one.indices) == 1 and not isinstance(stop, typed.Constant):
            index = one.indices[0]
        elif isinstance(one, typed.PointerAdd) and isinstance(one.type, Pointer) and one.type.place == "shared":
            index = one.index
        if index is not None and variable(index) is start[0]:
            text = "every copy goes through the same elements, from 0 on, of the whole array: the rest is "
            hint = f"begin at `my_pe()` and step by `N_PE`: `for (int {start[0].name} = my_pe(); {start[0].name} < n; "
            lint.warning("W0553", one.span, text + "left out", f"{hint}{start[0].name} += N_PE)`")
            return
