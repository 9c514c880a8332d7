# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about locks that do not exclude other threads.

lock_t door;                                    one on every PE
everywhere dowith () { lock(&door); ... }       each PE takes its own

trylock(&door); n = n + 1; unlock(&door);       without a look at the result

lock(&door); A[3] = v; unlock(&door);           the lock may be free before the write has arrived: fence() first
"""

from __future__ import annotations

from typing import Any

from emc.collectives import MEETINGS
from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.nodes import callee, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array, Spread


@rule(typed.Unit)
def own_locks(lint: Lint, node: typed.Unit) -> None:
    """Warns about a lock of this PE in a copy of `everywhere`, which is the only copy on its PE, or in a function that
    such a copy calls."""
    functions = {function.symbol: function for function in node.functions}
    bodies = {function.symbol: function.body for function in node.functions}
    work = [
        one.body
        for function in node.functions
        for one in live(function)
        if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere)
    ]
    while work:
        body = work.pop()
        _own_locks(lint, body, functions)
        for one in live(body, into_blocks=False):
            if isinstance(one, typed.Call) and isinstance(one.function, typed.FunctionAddress):
                called = bodies.pop(one.function.symbol, None)
                if called is not None:
                    work.append(called)


def _guarded(call: Any, functions: dict[typed.FunctionName, typed.FunctionBody]) -> list[typed.Value]:
    """The arguments of a call that the function takes a lock by."""
    direct = call.function if isinstance(call, typed.Call) else None
    called = functions.get(direct.symbol) if isinstance(direct, typed.FunctionAddress) else None
    if called is None:
        return []
    taken = {variable(one.arguments[0]) for one in live(called) if callee(one) == "lock"}
    given = zip(called.parameters, call.arguments, strict=False)
    return [value for parameter, value in given if parameter in taken]


def _own_locks(lint: Lint, body: typed.Block, functions: dict[typed.FunctionName, typed.FunctionBody]) -> None:
    for call in live(body, into_blocks=False):
        guards = [call.arguments[0]] if callee(call) == "lock" else _guarded(call, functions)
        if not guards:
            continue
        value = strip(guards[0])
        while isinstance(value, typed.PointerAdd):
            value = strip(value.pointer)
        symbol = root(value.object) if isinstance(value, typed.Address) and not remote(value.object) else None
        if isinstance(symbol, typed.Static) and not isinstance(symbol.type, Spread):
            name = shown(symbol)
            text = f"each PE has its own `{name}`: this does not keep other PEs out"
            dims = "[]" if isinstance(symbol.type, Array) else ""
            lint.warning("W0562", call.span, text, f"declare it `lock_t global {name}{dims}`: one for all PEs")


@rule(typed.Evaluate)
def tried_only(lint: Lint, node: typed.Evaluate) -> None:
    """Warns about `trylock` without a look at its result."""
    value = strip(node.value)
    if callee(value) == "trylock" and not isinstance(node.value, typed.Convert):
        text = "`trylock` does not wait, and nothing asks whether this thread has the lock"
        lint.warning("W0562", node.span, text, "write `if (trylock(...)) { ... unlock(...); }`; or `lock`, which waits")


@rule(typed.Block)
def written_before_unlock(lint: Lint, node: typed.Block) -> None:
    """Warns about a write to another PE than the lock's, in the same list of statements, without a fence between
    them."""
    if not lint.names("lock"):
        return
    held: typed.Value | None = None
    late: Any = None
    for item in node.items:
        for one in live(item, into_blocks=False):
            name = callee(one)
            if name == "lock":
                held, late = one.arguments[0], None
            elif name in ("fence", "barrier_fence") or isinstance(one, typed.TaskBlock):
                late = None
            elif name == "unlock" and held is not None and late is not None:
                _warn(lint, one, late)
                held = None
            elif held is not None and late is None and isinstance(one, typed.Assign) and remote(one.target):
                late = one if _elsewhere(lint, held, one.target) else None


@rule(typed.TaskBlock)
def read_without_lock(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns about a global object that the copies of a block write under a lock, and read without it."""
    if not isinstance(node.place, typed.Everywhere) or any(callee(one) in _MEETS for one in live(node.body)):
        return
    guarded: set[int] = set()  # what a lock guards, by id
    written: dict[typed.Static, typed.Value] = {}
    for block in live(node.body):
        held = 0
        for item in block.items if isinstance(block, typed.Block) else ():
            parts = list(live(item))
            call = callee(strip(item.value)) if isinstance(item, typed.Evaluate) else ""
            held += call == "lock"
            if held > 0:
                guarded |= set(map(id, parts))
                written |= {
                    symbol: one
                    for one in parts
                    if isinstance(one, typed.Assign) and (symbol := _object(one.target)) is not None
                }
            held -= call == "unlock"
    for one in live(node.body):
        symbol = _object(one.object) if isinstance(one, typed.Load) and id(one) not in guarded else None
        if symbol in written:
            name = shown(symbol)
            text = (
                f"`{name}` is read without the lock under which other copies write it: it may be half written, or old"
            )
            note = Note(written[symbol].span, "written here, under the lock")
            lint.faults.warning("W0563", one.span, text, "take the lock for reading, too", note)
            return


@rule(typed.Block)
def released_in_between(lint: Lint, node: typed.Block) -> None:
    """Warns about a value that is read under a lock and written back under it, if the lock was released in between."""
    if not lint.names("lock"):
        return
    turn, held = 0, False
    read: dict[typed.Automatic, tuple[typed.Static, int]] = {}
    for item in node.items:
        for one in live(item, into_blocks=False):
            name = callee(one)
            if name == "lock":
                turn, held = turn + 1, True
            elif name == "unlock":
                held = False
            elif isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable) and held:
                value = strip(one.value)
                thing = _object(value.object) if isinstance(value, typed.Load) else None
                if thing is not None and isinstance(one.target.symbol, typed.Automatic):
                    read[one.target.symbol] = (thing, turn)
            elif isinstance(one, typed.Assign) and held and (written := _object(one.target)) is not None:
                used = [variable(part) for part in live(one.value) if isinstance(part, typed.Load)]
                old = next((read[s] for s in used if s in read and read[s][0] is written and read[s][1] != turn), None)
                if old is not None:
                    text = f"`{shown(written)}` was read when the lock was held before: what others "
                    lint.warning(
                        "W0563",
                        one.span,
                        text + "have written since is lost",
                        "hold the lock from the read to the write",
                    )


_MEETS = MEETINGS | {"trylock"}


@rule(typed.Unit)
def flag_before_data(lint: Lint, node: typed.Unit) -> None:
    """Warns about data on one PE and then a flag on another one, for which a loop waits: the flag may arrive first."""
    flags = {
        place.symbol
        for function in node.functions
        for loop in live(function)
        if isinstance(loop, typed.While | typed.DoWhile)
        for one in live(loop.test)
        if isinstance(one, typed.Load) and isinstance(place := _place(one.object), typed.SpreadElement)
    }
    for function in node.functions:
        for block in live(function) if flags else ():
            if not isinstance(block, typed.Block):
                continue
            data: typed.Assign | None = None
            for item in block.items:
                value = item.value if isinstance(item, typed.Evaluate) else None
                place = _place(value.target) if isinstance(value, typed.Assign) else None
                if not isinstance(value, typed.Assign) or place is None:
                    data = None  # it may wait
                elif place.symbol not in flags:
                    data = value
                elif data is not None and (before := _place(data.target)) is not None:
                    here, there = _pe(lint, place), _pe(lint, before)
                    if here is not None and there is not None and here != there:
                        text = f"the flag `{shown(place.symbol)}` may arrive before `{shown(before.symbol)}`, which is "
                        hint = "call `fence()` between the two; or put the flag on the same PE as the data"
                        note = Note(data.span, "written here")
                        lint.faults.warning("W0571", value.span, text + "on another PE", hint, note)


def _place(thing: typed.Value) -> typed.SpreadElement | None:
    """The element of a global object that an lvalue is all or part of."""
    while isinstance(thing, typed.MemberOf):
        thing = thing.base
    place = thing.pointer if isinstance(thing, typed.Deref) else None
    return place if isinstance(place, typed.SpreadElement) else None


def _object(thing: typed.Value) -> typed.Static | None:
    """The global object without dimensions that an lvalue is all or part of; else None."""
    while isinstance(thing, typed.MemberOf):
        thing = thing.base
    place = thing.pointer if isinstance(thing, typed.Deref) else None
    return place.symbol if isinstance(place, typed.SpreadElement) and not place.indices else None


def _warn(lint: Lint, unlock: typed.Call, write: typed.Assign) -> None:
    text = (
        "the lock may be released before this write has arrived, because the lock and this object are on different PEs"
    )
    lint.warning(
        "W0563",
        write.span,
        text,
        "call `fence()` before `unlock`; or put the lock on the same PE as the data that it guards",
    )


def _elsewhere(lint: Lint, lock: typed.Value, target: typed.Value) -> bool:
    """Whether the object is certainly on another PE than the lock, in some copy or iteration."""
    while isinstance(target, typed.MemberOf):
        target = target.base
    door = strip(lock)
    while isinstance(door, typed.Address):
        inner = door.object
        while isinstance(inner, typed.MemberOf):
            inner = inner.base
        if not isinstance(inner, typed.Deref):
            return False
        door = inner.pointer
    place = target.pointer if isinstance(target, typed.Deref) else None
    if not isinstance(door, typed.SpreadElement) or not isinstance(place, typed.SpreadElement):
        return False
    here, there = _pe(lint, door), _pe(lint, place)
    return here is not None and here != there and lint.target.pes > 1


def _pe(lint: Lint, element: typed.SpreadElement) -> int | None:
    """The PE of an element of one dimension; None if constants do not give it."""
    if not element.indices:
        return 0
    index = element.indices[0]
    if len(element.indices) == 1 and isinstance(index, typed.Constant) and isinstance(index.value, int):
        return index.value % lint.target.pes
    return None
