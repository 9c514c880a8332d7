"""Checks that PEs and handlers of network interfaces use only the memory that they have, and that the handlers do only
what an interface can do.

    ni_memory int x;        int y;
    int main(void) { x = 3; }                               E0486: x is in the interfaces' memory
    ni_handler void f(int *p) { y = 3; }                    E0486: y is in the PEs' memory
    ni_handler void g(int *p) { *p *= 2.5; }                E0488

The address of an object in the other memory can be used in two places only: in `global_of(unit, &x)`, which says whose
object is meant, and as a word of a packet for an interface.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.faults import Faults
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import every, string_of
from emc.front.types import Array, Float
from emc.source import Span

# builtins of handlers that do not wait, by name; of the machine's operations, those with these first letters
_POSSIBLE = frozenset({"my_pe", "pe_of", "global_of", "local_of", "clock_cycles", "send", "trap", "ni_send", "ni_ship"})
_OPERATIONS = ("ni.", "clock")
_MEMORIES = ("PEs", "network interfaces")
_WAITING = frozenset({"request", "resched", "host", "setjmp", "frame_leave", "jump", "va_start", "va_arg", "va_copy"})


def is_copy(node: typed.Call) -> bool:
    """Whether the call is `ni_bcopy` or `ni_bcopy_notify` of <emc/ni.h>. In a handler of interfaces, such a call is one
    packet."""
    function = node.function
    if not isinstance(function, typed.FunctionAddress) or function.symbol.defined:
        return False
    return function.symbol.name in ("ni_bcopy", "ni_bcopy_notify")


def report(unit: typed.Unit, faults: Faults) -> None:
    """Reports faults in a file without other errors."""
    handlers = any(function.symbol.interface for function in unit.functions)
    if not handlers and not any(symbol.interface for symbol in unit.statics):
        return  # almost all files
    for function in unit.functions:
        _report(function, faults)
    _report_initial(unit, faults)


def _report_initial(unit: typed.Unit, faults: Faults) -> None:
    """Reports initial values of a file's objects that are addresses in the other memory."""
    for symbol in unit.statics:
        for patch in symbol.image.patches if symbol.image is not None else ():
            other = patch.symbol
            if isinstance(other, typed.Static) and patch.element < 0 and other.interface != symbol.interface:
                here, there = _MEMORIES[symbol.interface], _MEMORIES[other.interface]
                text = f"`{shown(symbol)}` is in the memory of {here}, and {_named(other)} is in the memory of {there}:"
                text += " an address in one memory means something else in the other"
                hint = "declare both in the same way, or set a global pointer when the program runs"
                faults.error("E0486", symbol.span, text, hint)


def _report(function: typed.FunctionBody, faults: Faults) -> None:
    nodes = list(every(function.body))
    _report_memory(function, nodes, faults)
    if function.symbol.interface:
        _report_operations(function, nodes, faults)


# ---- which memory


def _report_memory(function: typed.FunctionBody, nodes: list[Any], faults: Faults) -> None:
    interface = function.symbol.interface
    seen: set[tuple[typed.Static, int]] = set()
    for span, symbol, used in _static_objects(nodes, interface):
        if symbol.interface == interface or (symbol, span.line) in seen:
            continue
        seen.add((symbol, span.line))
        (_report_at_interface if interface else _report_at_pe)(symbol, span, used, faults)


def _report_at_pe(symbol: typed.Static, span: Span, used: bool, faults: Faults) -> None:
    name = shown(symbol)
    at = name if isinstance(symbol.type, Array) else f"&{name}"
    text = f"`{name}` is in the memory of network interfaces: "
    if used:
        text += "a PE can't use it directly"
        hint = f"go through `global_of(ni_of(node), {at})`, or send a handler that works on it"
    else:
        text += "on a PE, something else is at its local address"
        hint = f"write `global_of(ni_of(node), {at})`, which names the interface"
    faults.error("E0486", span, text, hint)


def _report_at_interface(symbol: typed.Static, span: Span, used: bool, faults: Faults) -> None:
    name, string = _named(symbol), _is_string(symbol)
    at = shown(symbol) if isinstance(symbol.type, Array) else f"&{shown(symbol)}"
    text = f"{name} is in the PEs' memory, but network interfaces run this handler, with their own memory"
    if string:
        hint = "let a PE work with texts"
    elif used:
        hint = f"declare it with `ni_memory`; or, to write to that of a PE, use `*global_of(pe, {at}) = ...`"
    else:
        hint = f"declare it with `ni_memory`, or write `global_of(pe, {at})`, which names the PE"
    faults.error("E0486", span, text, hint)


def _named(symbol: typed.Static) -> str:
    return "this text" if _is_string(symbol) else f"`{shown(symbol)}`"


def _is_string(symbol: typed.Static) -> bool:
    """Whether the symbol is the object of a string literal."""
    at = symbol.span
    return string_of(typed.Address(at, symbol.type, typed.Variable(at, symbol.type, symbol))) is symbol


def _static_objects(nodes: list[Any], interface: bool) -> Iterator[tuple[Span, typed.Static, bool]]:
    """The static objects that are used, or whose address is taken and may be kept: the place, the object, and whether
    it is used."""
    inner = {id(address) for node in nodes for address in _steps(_object(node))}
    inner |= {id(one) for node in nodes for part in _sheltered(node, interface) for one in _outermost(part)}
    for node in nodes:
        thing = _object(node)
        symbol = root(thing) if thing is not None else None
        if not isinstance(symbol, typed.Static):
            continue
        if not isinstance(node, typed.Address):
            yield node.span, symbol, True
        elif id(node) not in inner:
            yield node.span, symbol, False


def _object(node: Any) -> typed.Value | None:
    """The lvalue that a node uses, or of which it takes the address."""
    match node:
        case typed.Load(object=thing) | typed.Address(object=thing):
            return thing
        case typed.Assign(target=thing) | typed.Update(target=thing):
            return thing
        case _:
            return None


def _steps(thing: typed.Value | None) -> Iterator[typed.Address]:
    """The addresses on the path from an object to its part."""
    while True:
        match thing:
            case typed.MemberOf():
                thing = thing.base
            case typed.Deref(pointer=typed.PointerAdd(pointer=typed.Address() as address)):
                yield address
                thing = address.object
            case typed.Deref(pointer=typed.Address() as address):
                yield address
                thing = address.object
            case _:
                return


def _sheltered(node: Any, interface: bool) -> tuple[typed.Value, ...]:
    """The values of a node that may be addresses in the other memory."""
    match node:
        case typed.Builtin(name="global_of"):
            return node.arguments[1:]
        case typed.Packet() if node.symbol.interface and not interface:
            return (node.data, *node.rest)
        case _:
            return ()


def _outermost(value: typed.Value) -> Iterator[typed.Value]:
    """A pointer value, and the values from which it is made by steps and conversions."""
    yield value
    match value:
        case typed.Convert():
            yield from _outermost(value.operand)
        case typed.PointerAdd():
            yield from _outermost(value.pointer)
        case typed.Conditional():
            yield from _outermost(value.then)
            yield from _outermost(value.other)
        case _:
            pass


# ---- what an interface can do


def _report_operations(function: typed.FunctionBody, nodes: list[Any], faults: Faults) -> None:
    name = shown(function.symbol)
    lines: set[int] = set()
    for span, what, hint in _impossible(nodes):
        if span.line not in lines:
            lines.add(span.line)
            faults.error("E0488", span, f"network interfaces run the handler `{name}`, and {what}", hint)


def _impossible(nodes: list[Any]) -> Iterator[tuple[Span, str, str]]:
    for node in nodes:
        match node:
            case typed.Value(type=Float()):
                yield node.span, "they have no floating point", "compute with integers, or let a PE do this"
            case typed.Builtin() if not _possible(node):
                yield node.span, "they can't do this", "let a PE do it, before or after it sends the packet"
            case _:
                pass


def _possible(node: typed.Builtin) -> bool:
    if node.name == "operation":
        return node.word.startswith(_OPERATIONS)
    return node.name in _POSSIBLE or node.name in _WAITING  # handlers.py reports what waits
