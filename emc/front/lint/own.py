# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about objects of one PE that are taken for those of all: pointers to them, numbers from them, and lists.

int w[8];  remote_call(pe, dot, 2, w, 8);               the function reads its own PE's `w`, which is unset
int *h = w;  everywhere dowith (h) { h[0]++; }          each PE adds to its own `w`
remote_call(1, parse, 0);  if (errno) ...               PE 1's `errno` was set
struct node global *head;                               each PE puts its nodes into its own list, and main reads PE 0's
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.alone import only_from_main
from emc.front.lint.elsewhere import start_of_pointer
from emc.front.lint.nodes import callee, copied_blocks, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.through import SETS_FIRST
from emc.front.lint.values import Values
from emc.front.types import Pointer, Spread
from emc.source import Span


@rule(typed.Unit)
def own_objects(lint: Lint, node: typed.Unit) -> None:
    if lint.target.pes == 1 or not any(function.symbol.name == "main" for function in node.functions):
        return
    alone = kept(only_from_main, node)
    only_here: set[typed.Static] | None = None
    named: set[typed.Static] | None = None
    for function in node.functions:
        for one in live(function):
            if isinstance(one, typed.TaskBlock) and function.symbol in alone:
                named = _named_by_main(node, alone) if named is None else named
                _listed_pointers(lint, node, function, one, named)
            for value, argument in _handed(one):
                only_here = _only_on_pe_0(node, alone) if only_here is None else only_here
                symbol = _own(value)
                if symbol in only_here:
                    _warn_of_address(lint, value, symbol, argument)
        for block in copied_blocks(function):
            _sent_to_one(lint, node, block)


# ---- addresses of objects that only PE 0 sets


def _handed(node: Any) -> Iterator[tuple[typed.Value, bool]]:
    """The local addresses that other PEs get: a remote call's arguments, and what is stored in an object there."""
    match node:
        case typed.RemoteCall(pe=pe, arguments=arguments) if not (isinstance(pe, typed.Constant) and pe.value == 0):
            for one in arguments:
                if isinstance(one.type, Pointer) and not one.type.place:
                    yield one, True
        case typed.Assign(target=target, value=value) if isinstance(target.type, Pointer) and not target.type.place:
            if remote(target) and not _on_pe_0(target):
                yield value, False
        case _:
            pass


def _listed_pointers(
    lint: Lint, unit: typed.Unit, function: typed.FunctionBody, block: typed.TaskBlock, named: set[typed.Static]
) -> None:
    """Warns about local pointers to an object that only main names, which a block on other PEs gets and follows."""
    there = strip(block.place.pointer).type if isinstance(block.place, typed.Where) else None
    if not isinstance(block.place, typed.Everywhere) and not (isinstance(there, Pointer) and there.place):
        return
    for capture in block.captures:
        type = capture.inner.type
        local = isinstance(type, Pointer) and not type.place
        symbol = _pointed_to(unit, function, capture.value) if local else None
        if symbol is None or symbol not in named:
            continue
        used = next((one for one in live(block.body) if _follows(one, capture.inner)), None)
        if used is not None:
            name = shown(symbol)
            text = f"`{shown(capture.inner)}` is a local address: on each PE, it is that of the PE's own `{name}`, and "
            text += f"main uses PE 0's `{name}`"
            hint = f"declare `{shown(capture.inner)}` as a `T global *`: a global pointer contains PE 0's number"
            if isinstance(block.place, typed.Everywhere):
                hint = f"declare `{name}` as `global`; or {hint}"
            lint.warning("W0558", used.span, text, hint)
            return


def _pointed_to(unit: typed.Unit, function: typed.FunctionBody, value: typed.Value) -> typed.Static | None:
    """The object of this PE to which a pointer points; for a parameter, the one that all calls give."""
    value = kept(Values, function).of(value)
    parameter = variable(value)
    if parameter not in function.parameters:
        return _own(value)
    number = function.parameters.index(parameter)
    calls = [one for f in unit.functions for one in live(f) if isinstance(one, typed.Call)]
    given = {
        _own(one.arguments[number]) if number < len(one.arguments) else None
        for one in calls
        if isinstance(one.function, typed.FunctionAddress) and one.function.symbol is function.symbol
    }
    return given.pop() if len(given) == 1 else None


def _named_by_main(unit: typed.Unit, alone: set[typed.FunctionName]) -> set[typed.Static]:
    """The objects that main's thread accesses by name, and that no code on other PEs names. Those whose address
    `global_of` gets may be accessed on each PE."""
    here: set[typed.Static] = set()
    elsewhere: set[typed.Static] = set()
    for function in unit.functions:
        mine = set(map(id, live(function, into_blocks=False))) if function.symbol in alone else set[int]()
        for one in live(function):
            match one:
                case typed.Variable(symbol=typed.Static() as symbol) if id(one) not in mine:
                    elsewhere.add(symbol)
                case typed.Builtin(name="global_of"):
                    elsewhere |= {s for part in live(one) if isinstance(s := root(part), typed.Static)}
                case typed.Assign(target=thing) | typed.Update(target=thing) | typed.Load(object=thing):
                    symbol = root(thing)
                    if isinstance(symbol, typed.Static) and id(one) in mine:
                        here.add(symbol)
                case _:
                    pass
    return here - elsewhere


def _follows(node: typed.Node, symbol: typed.Automatic) -> bool:
    """Whether it accesses what a pointer points to, or gives the pointer to a function."""
    if isinstance(node, typed.Call):
        return any(variable(one) is symbol for one in node.arguments)
    return isinstance(node, typed.Deref) and variable(start_of_pointer(node.pointer)) is symbol


def _sent_to_one(lint: Lint, unit: typed.Unit, block: typed.TaskBlock) -> None:
    """Warns about copies that give the address of their own object to a function on PE 0, which follows it there."""
    bodies = {function.symbol: function for function in unit.functions}
    for one in live(block.body, into_blocks=False):
        pe = strip(one.pe) if isinstance(one, typed.RemoteCall) else None
        if not isinstance(one, typed.RemoteCall) or not isinstance(pe, typed.Constant):
            continue
        called = bodies.get(one.function.symbol) if isinstance(one.function, typed.FunctionAddress) else None
        for parameter, value in zip(called.parameters, one.arguments, strict=False) if called is not None else ():
            symbol = _own(value) if isinstance(value.type, Pointer) and not value.type.place else None
            if symbol is not None and called is not None and any(_follows(at, parameter) for at in live(called)):
                name = shown(symbol)
                text = f"each PE has its own `{name}`: on PE {pe.value}, this address is that of the `{name}` there"
                hint = f"declare the parameter as `T global *`: then it gets the address of this PE's `{name}`"
                lint.warning("W0558", value.span, text, hint)
                return


def _on_pe_0(target: typed.Value) -> bool:
    """Whether the object may be one that has no other elements than on PE 0."""
    while isinstance(target, typed.MemberOf):
        target = target.base
    place = target.pointer if isinstance(target, typed.Deref) else None
    return (
        not isinstance(place, typed.SpreadElement) or not place.indices or isinstance(place.indices[0], typed.Constant)
    )


def _own(value: typed.Value) -> typed.Static | None:
    """The object of this PE whose local address the value is, or that of one of its elements."""
    value = strip(start_of_pointer(value))
    symbol = root(value.object) if isinstance(value, typed.Address) and not remote(value.object) else None
    return symbol if isinstance(symbol, typed.Static) and not isinstance(symbol.type, Spread) else None


def _only_on_pe_0(unit: typed.Unit, alone: set[typed.FunctionName]) -> set[typed.Static]:
    """The objects that main's thread sets, or fills, and that no code on other PEs names."""
    here: set[typed.Static] = set()
    elsewhere: set[typed.Static] = set()
    used = {
        one.symbol for function in unit.functions for one in live(function) if isinstance(one, typed.FunctionAddress)
    }
    for function in unit.functions:
        if function.symbol.private and function.symbol not in used:
            continue
        mine = set(map(id, live(function, into_blocks=False))) if function.symbol in alone else set[int]()
        for one in live(function):
            if not isinstance(one, typed.Variable) or not isinstance(one.symbol, typed.Static):
                continue
            if id(one) not in mine:
                elsewhere.add(one.symbol)
        for one in live(function, into_blocks=False) if mine else ():
            if isinstance(one, typed.Assign | typed.Update):
                symbol = root(one.target)
            elif callee(one) in SETS_FIRST and one.arguments:
                symbol = _own(one.arguments[0])
            else:
                continue
            if isinstance(symbol, typed.Static):
                here.add(symbol)
    return here - elsewhere


def _warn_of_address(lint: Lint, value: typed.Value, symbol: typed.Static, argument: bool) -> None:
    name = shown(symbol)
    text = f"each PE has its own `{name}`, and only PE 0's is set: on another PE, this address is that of its own "
    text += f"`{name}`"
    hint = "use a `T global *`, which contains PE 0's number; or copy the contents"
    if argument:
        hint = "declare the parameter as `T global *`: then it gets the address with PE 0's number"
    lint.warning("W0558", value.span, text, f"set `{name}` on every PE, in `everywhere`; or {hint}")


# ---- errno


@rule(typed.Block)
def errno_of_this_pe(lint: Lint, node: typed.Block) -> None:
    """Warns about `errno` that is read after a remote call or a `where` block, with no other call between the two."""
    if not lint.names("__errno"):
        return
    away: typed.Node | None = None
    for item in node.items:
        for one in live(item):
            match one:
                case typed.RemoteCall() | typed.TaskBlock(place=typed.Where()):
                    away = one
                case typed.Call():
                    away = None if not isinstance(away, typed.TaskBlock) or not _inside(one.span, away.span) else away
                case typed.Load(object=typed.Variable(symbol=symbol)) if symbol.name == "__errno" and away is not None:
                    if not _inside(one.span, away.span):
                        text = "this is the `errno` of this PE, and what was called before has set that of another one"
                        hint = "return the number: let the function, or the block by `update`, give back `errno`"
                        lint.faults.warning("W0558", one.span, text, hint, Note(away.span, "this ran on another PE"))
                        return
                case _:
                    pass


def _inside(span: Span, outer: Span) -> bool:
    return (outer.line, outer.column) <= (span.line, span.column) < (outer.end_line, outer.end_column)
