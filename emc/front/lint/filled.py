# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about an object of this PE that a remote call is to fill: it fills the object of the other PE.

int buf[4];  remote_call(2, squares, 2, buf, 4);  printf("%d", buf[0]);         PE 2's `buf` is set, and PE 0's is read
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import kept, live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.lint.through import Through
from emc.front.types import Pointer, Spread


@rule(typed.Unit)
def filled_elsewhere(lint: Lint, node: typed.Unit) -> None:
    """Checks objects that only one function uses, on its own PE."""
    bodies = {function.symbol: function for function in node.functions}
    for function in node.functions:
        for call in _on_one_pe(function):
            if not isinstance(call, typed.RemoteCall) or not isinstance(call.function, typed.FunctionAddress):
                continue
            body = bodies.get(call.function.symbol)
            if body is None or _is_here(call.pe):
                continue
            uses = kept(Through, node).of(body)
            for use, argument in zip(uses, call.arguments, strict=False):
                symbol = _static(argument)
                if symbol is not None and use.sets:
                    read = _read(node, function, call, symbol)
                    if read is not None:
                        _warn(lint, argument, symbol, read)


def _on_one_pe(node: typed.Node) -> Iterator[Any]:
    """What runs on the PE of the thread that comes there: also the copies of `iterate`."""
    for one in live(node, into_blocks=False):
        yield one
        if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Iterate):
            yield from _on_one_pe(one.body)


def _is_here(pe: typed.Value) -> bool:
    pe = strip(pe)
    return isinstance(pe, typed.Builtin) and pe.name == "my_pe"


def _static(value: typed.Value) -> typed.Static | None:
    """The object, not `global`, of which the value is the local address, or that of an element."""
    if isinstance(value.type, Pointer) and value.type.place:
        return None
    value = strip(value)
    while isinstance(value, typed.PointerAdd):
        value = strip(value.pointer)
    if not isinstance(value, typed.Address) or not isinstance(value.type, Pointer) or value.type.place:
        return None
    symbol = root(value.object)
    return symbol if isinstance(symbol, typed.Static) and not isinstance(symbol.type, Spread) else None


def _read(
    unit: typed.Unit, function: typed.FunctionBody, call: typed.RemoteCall, symbol: typed.Static
) -> typed.Value | None:
    """A later read of the object on this PE; None if other code uses it, too, as a block on the other PE may."""
    given = {id(one) for argument in call.arguments for one in live(argument)}
    here = {id(one) for one in _on_one_pe(function)}
    elsewhere = [one for body in unit.functions for one in live(body) if isinstance(one, typed.RemoteCall)]
    if any(_static(argument) is symbol for one in elsewhere if one is not call for argument in one.arguments):
        return None
    uses = [
        one
        for body in unit.functions
        for one in live(body)
        if isinstance(one, typed.Variable) and one.symbol is symbol and id(one) not in given
    ]
    if not all(id(one) in here for one in uses):
        return None
    written = {id(part) for one in live(function) if isinstance(one, typed.Assign) for part in live(one.target)}
    after = (call.span.line, call.span.column)
    return next((u for u in uses if id(u) not in written and (u.span.line, u.span.column) > after), None)


def _warn(lint: Lint, argument: typed.Value, symbol: typed.Static, read: typed.Value) -> None:
    name = shown(symbol)
    text = f"each PE has its own `{name}`: the function sets the one on its PE"
    hint = "declare the parameter as `global *`: then it gets the address with this PE; or return the value"
    lint.faults.warning("W0558", argument.span, text, hint, Note(read.span, f"this reads this PE's `{name}`"))
