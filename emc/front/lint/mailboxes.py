# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a mailbox that is filled again although no thread has waited until it was emptied.

put: box[pe] = x;  full[pe] = 1;            get: while (!full[me]) resched();  x = box[me];  full[me] = 0;
put: box = x;  q_write(&full, 1);           get: q_read(&full);  x = box;
"""

from __future__ import annotations

from typing import Any, Literal

from emc.collectives import MEETINGS
from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import LOOPS, callee, live, strip
from emc.front.lint.qcells import cell_of
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array, Struct

_ORDERS = frozenset({"request", "pkt_input"})  # other ways by which the receiver may report


@rule(typed.Unit)
def filled_again(lint: Lint, node: typed.Unit) -> None:
    """Checks flags in spread arrays: a loop waits until one is set, and a loop sets them, but nothing else looks."""
    if lint.target.pes == 1:
        return
    parts = [one for function in node.functions for one in live(function)]
    waits = [symbol for one in parts if isinstance(one, LOOPS) and (symbol := _until_set(one.test)) is not None]
    if not waits or any(callee(one) in MEETINGS or _orders(one) for one in parts):
        return
    repeated = _repeated(node)
    for flag in set(waits):
        sets = [one for one in parts if isinstance(one, typed.Assign) and _target(one.target) is flag]
        named = [one for one in parts if isinstance(one, typed.SpreadElement | typed.SpreadBase) and one.symbol is flag]
        if len(named) > len(sets) + waits.count(flag):
            continue  # something may wait until it is clear
        filled = [one for one in sets if not _is_zero(strip(one.value)) and id(one) in repeated]
        emptied = [one for one in sets if _is_zero(strip(one.value))]
        if filled and emptied:
            text = f"nothing waits until `{shown(flag)}` is clear again: this may overwrite what has not been taken yet"
            hint = "wait until it is 0 before writing the value; or use a Q cell, which holds a queue of values"
            lint.faults.warning("W0570", filled[0].span, text, hint, Note(emptied[0].span, "cleared here"))


@rule(typed.Unit)
def tokens_beside_a_box(lint: Lint, node: typed.Unit) -> None:
    """Checks Q cells whose words are constants, and so only say that there is a value in another object."""
    parts = [one for function in node.functions for one in live(function)]
    taken = {cell for one in parts if (cell := _cell(one, "request")) is not None}
    for loop in (one for one in parts if isinstance(one, LOOPS)) if taken else ():
        inside = list(live(loop.body))
        if any(callee(one) in MEETINGS or _waits(one) for one in inside):
            continue
        tokens = [
            one for one in inside if _cell(one, "send") in taken and isinstance(strip(one.arguments[1]), typed.Constant)
        ]
        boxes = {
            _box(one.target): one
            for one in inside
            if isinstance(one, typed.Assign) and not isinstance(strip(one.value), typed.Constant)
        }
        named = set(map(id, inside))
        for box, fill in boxes.items():
            elsewhere = any(
                isinstance(one, typed.Load) and _box(one.object) is box for one in parts if id(one) not in named
            )
            if box is not None and tokens and elsewhere:
                text = (
                    f"`q_write` does not wait until the word is taken, so the next iteration overwrites `{shown(box)}`"
                )
                hint = f"send the value itself through the Q cell, which holds a queue: `q_write(..., {shown(box)})`"
                if isinstance(box.type, Struct | Array):
                    hint = f"send each word of `{shown(box)}` through a Q cell; or let the reader `q_write` to a "
                    hint += f"second Q cell when it has used `{shown(box)}`, and `q_read` that here before "
                    hint += f"`{shown(box)}` is filled"
                note = Note(tokens[0].span, "this says only that there is a value")
                lint.faults.warning("W0570", fill.span, text, hint, note)
                return


def _cell(node: Any, name: Literal["send", "request"]) -> typed.Static | None:
    cell = cell_of(node, name)
    return cell.symbol if cell is not None else None


def _waits(node: Any) -> bool:
    return isinstance(node, typed.RemoteCall) or (isinstance(node, typed.Builtin) and node.name in _ORDERS)


def _box(thing: typed.Value) -> typed.Static | None:
    """The scalar at file scope, global or not, that an lvalue is, or of which it is a member."""
    while isinstance(thing, typed.MemberOf):
        thing = thing.base
    place = thing.pointer if isinstance(thing, typed.Deref) else None
    if isinstance(place, typed.SpreadElement):
        return place.symbol if not place.indices else None
    symbol = thing.symbol if isinstance(thing, typed.Variable) else None
    return symbol if isinstance(symbol, typed.Static) else None


def _repeated(node: typed.Unit) -> set[int]:
    """What one thread does again and again: in its own loops, and in functions that it calls there."""
    bodies = {function.symbol: function.body for function in node.functions}
    work: list[typed.Node] = [one.body for f in node.functions for one in live(f) if isinstance(one, LOOPS)]
    found: set[int] = set()
    while work:
        for one in live(work.pop(), into_blocks=False):
            found.add(id(one))
            if isinstance(one, typed.Call) and isinstance(one.function, typed.FunctionAddress):
                body = bodies.pop(one.function.symbol, None)
                work += [body] if body is not None else []
    return found


def _orders(node: Any) -> bool:
    return isinstance(node, typed.Packet) or (isinstance(node, typed.Builtin) and node.name in _ORDERS)


def _target(thing: typed.Value) -> typed.Static | None:
    """The spread array of which an lvalue is an element."""
    place = thing.pointer if isinstance(thing, typed.Deref) else None
    return place.symbol if isinstance(place, typed.SpreadElement) and place.indices else None


def _until_set(test: typed.Value | None) -> typed.Static | None:
    """The flags' array, if a test is `!full[me]` or `full[me] == 0`."""
    match test and strip(test):
        case typed.Unary(op="!", operand=operand):
            read = strip(operand)
        case typed.Binary(op="==", left=left, right=right) if _is_zero(strip(right)):
            read = strip(left)
        case _:
            return None
    return _target(read.object) if isinstance(read, typed.Load) else None


def _is_zero(value: typed.Value) -> bool:
    return isinstance(value, typed.Constant) and value.value == 0
