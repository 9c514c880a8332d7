# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a mailbox that is filled again although no thread has waited until it was emptied.

put: box[pe] = x;  full[pe] = 1;            get: while (!full[me]) resched();  x = box[me];  full[me] = 0;
"""

from __future__ import annotations

from typing import Any

from emc.collectives import MEETINGS
from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import LOOPS, callee, live, strip
from emc.front.lint.rules import Lint, rule

_ORDERS = frozenset({"request", "pkt_input"})  # other ways by which the receiver may report


_TESTS = (typed.If, typed.Conditional, *LOOPS)


@rule(typed.Unit)
def filled_again(lint: Lint, node: typed.Unit) -> None:
    """Checks flags in spread arrays: some loop waits until one is set, and none until it is clear again."""
    if lint.target.pes == 1:
        return
    parts = [one for function in node.functions for one in live(function)]
    tests = [one.test for one in parts if isinstance(one, _TESTS) and one.test is not None]
    awaited = {symbol for one in parts if isinstance(one, LOOPS) and (symbol := _until_set(one.test)) is not None}
    if not awaited or any(callee(one) in MEETINGS or _orders(one) for one in parts):
        return
    for flag in awaited:
        reads = [one for test in tests for one in live(test) if _element(one) is flag]
        if len(reads) > sum(_until_set(test) is flag for test in tests):
            continue  # some test may wait until it is clear
        sets = [one for one in parts if isinstance(one, typed.Assign) and _target(one.target) is flag]
        values = [strip(one.value) for one in sets]
        filled = [one for one, value in zip(sets, values, strict=True) if not _is_zero(value)]
        emptied = [one for one, value in zip(sets, values, strict=True) if _is_zero(value)]
        if filled and emptied:
            text = f"nothing waits until `{shown(flag)}` is clear again: this may overwrite what has not been taken yet"
            hint = "wait until it is 0 before writing the value; or use a Q cell, which holds a queue of values"
            lint.faults.warning("W0570", filled[0].span, text, hint, Note(emptied[0].span, "cleared here"))


def _orders(node: Any) -> bool:
    return isinstance(node, typed.Packet) or (isinstance(node, typed.Builtin) and node.name in _ORDERS)


def _target(thing: typed.Value) -> typed.Static | None:
    """The spread array of which an lvalue is an element."""
    place = thing.pointer if isinstance(thing, typed.Deref) else None
    return place.symbol if isinstance(place, typed.SpreadElement) and place.indices else None


def _element(node: Any) -> typed.Static | None:
    return _target(node.object) if isinstance(node, typed.Load) else None


def _until_set(test: typed.Value | None) -> typed.Static | None:
    """The flags' array, if a test is `!full[me]` or `full[me] == 0`."""
    match test and strip(test):
        case typed.Unary(op="!", operand=read):
            return _element(strip(read))
        case typed.Binary(op="==", left=read, right=right) if _is_zero(strip(right)):
            return _element(strip(read))
        case _:
            return None


def _is_zero(value: typed.Value) -> bool:
    return isinstance(value, typed.Constant) and value.value == 0
