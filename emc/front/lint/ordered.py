# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about locks that threads take in a circle, in which each may hold one and wait for the next one.

lock(&a); lock(&b); ...             and elsewhere       lock(&b); lock(&a); ...
lock(&fork[my_pe()]); lock(&fork[(my_pe() + 1) % N_PE]);        each PE holds its own, and waits for its neighbour's
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.alone import only_from_main
from emc.front.lint.nodes import PARTS, callee, kept, live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Levels, Values, by_pe

_HINT = "take locks in one order everywhere, for example that of their numbers"


class _Lock(NamedTuple):
    """A lock that a thread takes: an object, or an element of one."""

    symbol: typed.Static
    indices: tuple[typed.Value, ...]
    call: typed.Call

    def name(self) -> tuple[Any, ...] | None:
        """What distinguishes it from all other locks; None if that depends on variables."""
        numbers = tuple(one.value for one in self.indices if isinstance(one, typed.Constant))
        return (self.symbol, *numbers) if len(numbers) == len(self.indices) else None

    def text(self) -> str:
        return shown(self.symbol) + "".join(f"[{number}]" for number in (self.name() or (None,))[1:])


class _Taken(NamedTuple):
    """A lock that a thread takes while it holds another one."""

    held: _Lock
    new: _Lock
    all_held: tuple[_Lock, ...]
    by_main: bool  # by main's own thread

    def others(self) -> set[tuple[Any, ...] | None]:
        """The names of the other locks that are held: two threads that have one of them are never here together."""
        return {lock.name() for lock in self.all_held} - {self.held.name(), None}


@rule(typed.Unit)
def in_a_circle(lint: Lint, node: typed.Unit) -> None:
    if not any(callee(one) == "lock" for function in node.functions for one in live(function)):
        return
    alone = kept(only_from_main, node)
    levels = kept(Levels, node)
    forks = any(_forks(one) for function in node.functions for one in live(function))  # then threads run beside main
    before: dict[tuple[Any, Any], _Taken] = {}
    for function in node.functions:
        values = Values(function)
        here = set(map(id, live(function, into_blocks=False))) if function.symbol in alone else set[int]()
        for held, new, all_held in _taken(function.body, (), levels):
            taken = _Taken(held, new, all_held, id(new.call) in here)
            if lint.target.pes > 1 and not taken.by_main and _around(held, new, values):
                name = shown(new.symbol)
                text = f"each PE may hold its own `{name}` and wait for the next PE's, all around: then none goes on"
                lint.faults.warning("W0589", new.call.span, text, _HINT, Note(held.call.span, "held since here"))
            names = held.name(), new.name()
            if None in names or names[0] == names[1]:
                continue
            opposite = before.get((names[1], names[0]))
            if opposite is not None and _may_meet(taken, opposite, forks):
                text = f"this thread has `{held.text()}` and waits for `{new.text()}`, and elsewhere one has "
                text += f"`{new.text()}` and waits for `{held.text()}`: both may wait for ever"
                note = Note(opposite.new.call.span, "the other way round here")
                lint.faults.warning("W0589", new.call.span, text, _HINT, note)
            before.setdefault(names, taken)


def _may_meet(one: _Taken, other: _Taken, forks: bool) -> bool:
    """Whether two threads may be there at the same time. Without forks, main waits for all others."""
    by_main = one.by_main and other.by_main if forks else one.by_main or other.by_main
    return not by_main and not one.others() & other.others()


def _forks(node: Any) -> bool:
    return not node.wait if isinstance(node, typed.TaskBlock) else isinstance(node, typed.RemoteCall) and node.fork


def _taken(node: Any, held: tuple[_Lock, ...], levels: Levels) -> Iterator[tuple[_Lock, _Lock, tuple[_Lock, ...]]]:
    """A lock that is held, one that is taken meanwhile, and all that are held, for each such pair. Conditions that
    differ between the copies may choose an order, so what is under them is left out."""
    if isinstance(node, typed.Block):
        for item in node.items:
            call = strip(item.value) if isinstance(item, typed.Evaluate) else None
            lock = _lock(call) if isinstance(call, typed.Call) and callee(call) in ("lock", "unlock") else None
            if lock is not None and callee(lock.call) == "lock":
                yield from ((one, lock, held) for one in held)
                held = (*held, lock)
            elif lock is not None:
                held = tuple(one for one in held if one.symbol is not lock.symbol)
            else:
                yield from _taken(item, held, levels)
        return
    if isinstance(node, typed.TaskBlock):
        held = ()  # another thread
    if isinstance(node, typed.If) and levels.of(node.test) == 2:
        return
    for name in PARTS[type(node)]:
        part = getattr(node, name)
        for one in part if type(part) is tuple else (part,):
            if one is not None:
                yield from _taken(one, held, levels)


def _lock(call: typed.Call) -> _Lock | None:
    """The lock of a call; None if it is not an object of the program, or an element of one."""
    value = strip(call.arguments[0])
    while isinstance(value, typed.Address) and isinstance(value.object, typed.Deref):
        value = strip(value.object.pointer)
    if isinstance(value, typed.SpreadElement):
        return _Lock(value.symbol, tuple(map(strip, value.indices)), call)
    symbol = root(value.object) if isinstance(value, typed.Address) else None
    if not isinstance(value, typed.Address) or not isinstance(value.object, typed.Variable):
        return None
    return _Lock(symbol, (), call) if isinstance(symbol, typed.Static) else None


def _around(held: _Lock, new: _Lock, values: Values) -> bool:
    """Whether they are elements `my_pe()` and `(my_pe() + c) % n` of one object."""
    if held.symbol is not new.symbol or len(held.indices) != 1 or len(new.indices) != 1:
        return False
    first, second = values.of(held.indices[0]), values.of(new.indices[0])
    if by_pe(first, values) != (1, 0) or not isinstance(second, typed.Binary) or second.op != "%":
        return False
    steps = by_pe(second.left, values)
    return steps is not None and steps[0] == 1 and steps[1] != 0
