# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about objects of one PE that are taken for those of all: pointers to them, numbers from them, and lists.

int w[8];  remote_call(pe, dot, 2, w, 8);               the function reads its own PE's `w`, which is unset
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
from emc.front.lint.nodes import callee, discarded_updates, kept, live, steps_of, strip
from emc.front.lint.rules import Lint, rule
from emc.front.lint.through import SETS_FIRST
from emc.front.lint.updates import Copies, copies_of
from emc.front.lint.values import Levels
from emc.front.types import Pointer, Spread
from emc.source import Span


@rule(typed.Unit)
def own_objects(lint: Lint, node: typed.Unit) -> None:
    if lint.target.pes == 1 or not any(function.symbol.name == "main" for function in node.functions):
        return
    alone = kept(only_from_main, node)
    only_here: set[typed.Static] | None = None
    for function in node.functions:
        for one in live(function):
            for value, argument in _handed(one):
                only_here = _only_on_pe_0(node, alone) if only_here is None else only_here
                symbol = _own(value)
                if symbol in only_here:
                    _warn_of_address(lint, value, symbol, argument)
    _built(lint, node, alone)


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


# ---- lists and tables that each PE builds for itself


def _built(lint: Lint, unit: typed.Unit, alone: set[typed.FunctionName]) -> None:
    """Checks file-scope objects that the copies of `everywhere` add to, or set to their own pointers, and that only
    main reads."""
    read = _read_by_main(unit, alone)
    if not read:
        return
    levels: Levels | None = None
    sets: dict[typed.Static, Span] = {}
    flags: set[typed.Static] = set()
    inside: set[int] = set()
    for copies, called in _in_blocks(unit):
        inside |= set(map(id, live(copies.body)))
        for one in copies.by_all():
            for assign in discarded_updates(one) if isinstance(one, typed.Evaluate) else ():
                symbol = root(assign.target)
                if isinstance(symbol, typed.Static) and symbol in read:
                    levels = levels or kept(Levels, unit)
                    if _differs(assign, symbol, levels) or (called and _counts_some(assign, copies)):
                        sets.setdefault(symbol, assign.target.span)
                    elif (span := _is_flag(assign, copies)) is not None:
                        sets.setdefault(symbol, span)
                        flags.add(symbol)
    if sets:
        _only_by_main(unit, inside, sets)
    for symbol, span in sets.items():
        if any(fault.code in ("W0552", "W0558") and f"`{shown(symbol)}`" in fault.text for fault in lint.faults.found):
            continue
        name = shown(symbol)
        text = f"each PE has its own `{name}`: every PE sets only its own here, and main reads PE 0's"
        hint = f"write `global` before its name in the declaration: then there is one `{name}` for all PEs"
        if symbol in flags:
            hint = f"copy it into a variable of main, in the block, which ends with a reduction: `any = {name}; }} "
            hint += "reductionor (any)`"
        lint.faults.warning("W0558", span, text, hint, Note(read[symbol], f"this reads PE 0's `{name}`"))


def _read_by_main(unit: typed.Unit, alone: set[typed.FunctionName]) -> dict[typed.Static, Span]:
    """The file-scope objects of each PE that main's thread reads, or functions that only it calls, and where."""
    return {
        symbol: one.span
        for function in unit.functions
        if function.symbol in alone
        for one in live(function, into_blocks=False)
        if isinstance(one, typed.Load)
        and isinstance(symbol := root(one.object), typed.Static)
        and not isinstance(symbol.type, Spread)
        and not symbol.prelude
    }


def _in_blocks(unit: typed.Unit) -> Iterator[tuple[Copies, bool]]:
    """The blocks of `everywhere`, and the functions that they call in all copies. The second value: whether it is such
    a function."""
    bodies = {function.symbol: function for function in unit.functions}
    work = [
        kept(copies_of, one)
        for function in unit.functions
        for one in live(function)
        if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere)
    ]
    spans = {copies.body.span for copies in work}
    while work:
        copies = work.pop()
        yield copies, copies.body.span not in spans
        for one in copies.by_all():
            if isinstance(one, typed.Call) and isinstance(one.function, typed.FunctionAddress):
                called = bodies.pop(one.function.symbol, None)
                if called is not None:
                    work.append(kept(copies_of, called))


def _differs(assign: typed.Assign | typed.Update, symbol: typed.Static, levels: Levels) -> bool:
    """Whether each PE makes another value of it: it adds its own number to it, or to an element of its own; or it sets
    a pointer to its own object."""
    own = levels.of(assign.value) == 2 or any(levels.of(one) == 2 for one in _indices(assign.target))
    adds = isinstance(assign, typed.Update) or any(
        isinstance(one, typed.Load) and root(one.object) is symbol for one in live(assign.value)
    )
    return own and (adds or isinstance(assign.target.type, Pointer))


def _counts_some(assign: typed.Assign | typed.Update, copies: Copies) -> bool:
    """Whether it adds to the object under a condition on a variable of the function."""
    for one in live(copies.body):
        if isinstance(one, typed.If) and isinstance(assign, typed.Update) and assign.op in ("+", "-"):
            asked = {part.symbol for part in live(one.test) if isinstance(part, typed.Variable)}
            if any(isinstance(s, typed.Automatic) for s in asked) and any(part is assign for part in live(one)):
                return True
    return False


def _is_flag(assign: typed.Assign | typed.Update, copies: Copies) -> Span | None:
    """Where the copies set another constant than this one to the object, under a condition: `changed = 0; if (...)
    changed = 1;`."""
    value = _constant(assign)
    if value is None or not isinstance(assign.target, typed.Variable):
        return None
    for choice in live(copies.body):
        for one in live(choice.then) if isinstance(choice, typed.If) else ():
            if isinstance(one, typed.Assign) and root(one.target) is assign.target.symbol:
                other = _constant(one)
                if other not in (None, value) and not any(part is assign for part in live(choice)):
                    return one.target.span
    return None


def _constant(assign: typed.Assign | typed.Update) -> object:
    value = strip(assign.value) if isinstance(assign, typed.Assign) else None
    return value.value if isinstance(value, typed.Constant) else None


def _indices(target: typed.Value) -> Iterator[typed.Value]:
    for one in live(target):
        if isinstance(one, typed.PointerAdd):
            yield one.index


def _only_by_main(unit: typed.Unit, inside: set[int], sets: dict[typed.Static, Span]) -> None:
    """Removes the objects that are read elsewhere than by main, except to compute their next values, that main sets, or
    whose address is taken."""
    for function in unit.functions:
        for_itself: set[int] = set()
        steps: set[int] = set()
        for one in live(function):
            match one:
                case typed.Assign(target=target, value=value) | typed.Update(target=target, value=value):
                    steps |= steps_of(target)
                    symbol = root(target)
                    for_itself |= {id(part) for part in live(value) if isinstance(part, typed.Load)}
                case typed.Load(object=thing):
                    steps |= steps_of(thing)
                    symbol = root(thing)
                    if symbol in sets and id(one) in inside and id(one) not in for_itself:
                        sets.pop(symbol)
                case typed.Address(object=thing) if id(one) not in steps:
                    symbol = root(thing)
                    if symbol in sets:
                        sets.pop(symbol)
                case _:
                    pass


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
