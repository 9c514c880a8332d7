# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""One copy's way through a body: its accesses, its calls and its loops."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emc import places
from emc.collectives import COMBINING, MEETINGS
from emc.dataclass import dataclass
from emc.front import typed
from emc.front.lint.nodes import callee, live
from emc.front.lint.rehearsal.places import Known, Place, length, number
from emc.front.types import Spread
from emc.target import Target

# after these, the writes of all PEs have arrived
FENCED = frozenset({"barrier_fence", "lib", "reb", "lex", "pex", "rex", "wex"})
MOST_TURNS = 12  # of a loop
MOST_STEPS = 1500  # nodes of a copy
MOST_CALLS = 5  # one in the other
MOST_COPIES = 4  # of an `iterate`


@dataclass(slots=True)
class Access:
    """An access of a copy. how: `read`, `write`, `update` (one packet), `late` (a write that no fence has waited for;
    `barrier` is the one that it may pass), or `after` (a read after the copy's own update)."""

    how: str
    place: Place
    node: typed.Value
    phase: int
    barrier: typed.Value | None = None


class Halt(Exception):
    """The rehearsal can't follow the copy."""


class Cut(Exception):
    """The rehearsal takes too long: it ends here, and what it has found holds."""


VALUES: dict[type, Callable[[Copy, Any], Known]] = {}
STATEMENTS: dict[type, Callable[[Copy, Any], int]] = {}
BREAK, CONTINUE, RETURN = 1, 2, 3  # how a statement leaves; 0: at its end


class Copy:
    """One copy's way through a body."""

    def __init__(self, target: Target, bodies: dict[typed.FunctionName, typed.FunctionBody], pe: int | None):
        self.target, self.bodies, self.pe = target, bodies, pe
        self.known: dict[Any, Known] = {}
        self.found: list[Access] = []
        self.dropped: list[tuple[typed.Deref, int]] = []  # accesses by the local address of an object on that other PE
        self.phase = 0
        self.clear = True
        self.cut = False  # it was too long
        self._sent: dict[Place, typed.Value] = {}  # writes to other PEs since the last fence
        self._updated: dict[Any, int] = {}  # the phase of the last update of each array
        self._before: set[tuple[int, int]] = set()  # reads, by id and phase, that came before the first update
        self._steps = 0
        self._unsure = 0  # conditions around that are not known
        self._apart = 0  # conditions around that are not known and may differ from copy to copy
        self._calls = 0

    def go(self, body: typed.Node) -> None:
        """Goes through the body."""
        try:
            self.do(body)
        except Cut:
            self.cut = True
        except Halt:
            self.clear = False

    # ---- accesses

    def note(self, how: str, place: Known, node: typed.Value) -> None:
        if type(place) is not tuple or self._apart:
            return
        thing = self.whole(place)
        if thing is None:
            return
        symbol, phase = thing[0], self.phase
        if how == "read":
            if self._updated.get(symbol) == phase and (id(node), phase) not in self._before:
                how = "after"
            else:
                self._before.add((id(node), phase))
        elif how == "update":
            self._updated[symbol] = phase
        if how in ("write", "update") and self.home(thing) != self.pe:
            self._sent[thing] = node
        self.found.append(Access(how, thing, node, phase))

    def whole(self, place: Place) -> Place | None:
        """The place of the object, for an address in a slice or of a shared pointer. None: there is none."""
        kind = place[0]
        if kind == "dropped":
            return None
        if kind == "shared":
            _, symbol, index, *rest = place
            return (symbol, index, *rest) if 0 <= index < length(symbol) else None
        if kind == "slice":
            _, symbol, slot, *rest = place
            if self.pe is None or slot < 0:
                return None
            at = self.target.indices(symbol.type.dims, self.pe, slot)
            return None if at is None else (symbol, number(symbol, at), *rest)
        return place

    def local(self, place: Known) -> Known:
        """The local address of an object."""
        thing = self.whole(place) if type(place) is tuple else None
        if thing is None or self.pe is None:
            return None
        return place if self.home(thing) == self.pe else ("dropped", *thing)

    def home(self, place: Place) -> int:
        symbol = place[0]
        return self.target.place(symbol.type.dims, place[1])[0] if isinstance(symbol.type, Spread) else place[1]

    def meet(self, node: typed.Call) -> None:
        """A barrier, or another collective."""
        if self._unsure:
            raise Halt
        self.phase += 1
        if callee(node) in FENCED:
            self._sent.clear()
        for place, write in self._sent.items():
            self.found.append(Access("late", place, write, self.phase, node))

    # ---- values

    def value(self, node: Any) -> Known:
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise Cut
        rule = VALUES.get(type(node))
        if rule is None:
            raise Halt
        return rule(self, node)

    def object(self, node: Any) -> Any:
        """A variable of this copy, a place, or None."""
        match node:
            case typed.Variable(symbol=symbol):
                if isinstance(symbol, typed.Automatic):
                    return symbol
                if isinstance(symbol.type, Spread):
                    return ("slice", symbol, 0)
                return None if self.pe is None else (symbol, self.pe)
            case typed.Deref(pointer=pointer):
                place = self.value(pointer)
                if type(place) is tuple and place[0] == "dropped":
                    if not self._apart:
                        self.dropped.append((node, self.home(place[1:])))
                    return None
                return place if type(place) is tuple else None
            case typed.MemberOf(base=base, member=member):
                inner = self.object(base)
                return (*inner, f".{member.name}") if type(inner) is tuple else None
            case typed.Literal(initialise=initialise):
                self.do(initialise)
            case _:
                self.value(node)
        return None

    def set(self, target: Any, value: Known, node: typed.Value, how: str) -> None:
        if isinstance(target, typed.Automatic):
            self.known[target] = value
        elif target is not None:
            self.note(how, target, node)
            self.known[target] = None if self._unsure else value

    # ---- statements

    def do(self, node: Any) -> int:
        """Goes through a statement. Returns 0, or how it leaves: BREAK, CONTINUE, RETURN."""
        rule = STATEMENTS.get(type(node))
        if rule is None:
            raise Halt
        return rule(self, node)

    def both(self, test: Any, ways: tuple[Any, ...]) -> int:
        """Goes through the branches of a condition that is not known."""
        apart = self.differs(test)
        self._unsure += 1
        self._apart += apart
        before, left = dict(self.known), set[int]()
        states: list[dict[Any, Known]] = []
        for way in ways:
            self.known = dict(before)
            left.add(self.do(way) if way is not None else 0)
            states.append(self.known)
        self.known = {key: value for key, value in states[0].items() if all(s.get(key) == value for s in states[1:])}
        self._unsure -= 1
        self._apart -= apart
        return left.pop() if len(left) == 1 else 0

    def differs(self, test: Any) -> bool:
        """Whether a condition that is not known compares data with a number of the copy: `owner[i] == me`."""
        for one in live(test):
            if isinstance(one, typed.Call) and callee(one) in COMBINING:
                return False  # all copies get the same value
            if isinstance(one, typed.Call | typed.Assign | typed.Update | typed.Packet):
                return True
            if isinstance(one, typed.Binary) and not isinstance(one.right, typed.Constant):
                before = len(self.found)
                sides = self.value(one.left), self.value(one.right)
                del self.found[before:]
                if (sides[0] is None) != (sides[1] is None):
                    return True
        return False

    def turns(self, loop: Any, test: Any, step: Any, last: bool = False) -> int:
        """The iterations of a loop. last: the test comes after the body."""
        count = 0
        while True:
            if test is not None and not (last and not count):
                known = self.value(test)
                if known is None:
                    return self._unknown_turns(loop, test, step)
                if not known:
                    return 0
            count += 1
            if count > MOST_TURNS:
                if (test is None or isinstance(test, typed.Constant)) and _may_wait(loop):
                    raise Halt
                self._forget(loop)
                return 0
            left = self.do(loop.body)
            if left == BREAK:
                return 0
            if left == RETURN:
                return left
            if step is not None:
                self.value(step)

    def _unknown_turns(self, loop: Any, test: Any, step: Any) -> int:
        apart = self.differs(test)
        if _waits_for(loop, test):
            raise Halt  # what it waits for puts the copies in order
        self._apart += apart
        for _ in range(2):
            self._forget(loop)
            self.do(loop.body)
            if step is not None:
                self.value(step)
            self.value(test)
        self._apart -= apart
        self._forget(loop)
        return 0

    def _forget(self, loop: Any) -> None:
        """The variables that a loop sets are no longer known."""
        for one in live(loop):
            if isinstance(one, typed.Assign | typed.Update) and isinstance(one.target, typed.Variable):
                self.known.pop(one.target.symbol, None)

    def call(self, node: typed.Call) -> Known:
        name = callee(node)
        given = [self.value(one) for one in (*node.arguments, *(node.rest or ()))]
        if name in MEETINGS:
            self.meet(node)
            return None
        if name == "fence":
            self._sent.clear()
            return None
        if _is_plain(node.function):
            return None
        function = self.bodies.get(node.function.symbol) if isinstance(node.function, typed.FunctionAddress) else None
        if function is None or self._calls >= MOST_CALLS:
            raise Halt
        self._calls += 1
        outer = {one: self.known.get(one) for one in function.parameters}
        self.known.update(zip(function.parameters, given, strict=False))
        self.result: Known = None
        self.do(function.body)
        result, self.result = self.result, None
        self.known.update(outer)
        self._calls -= 1
        return result if not self._unsure else None


_INCLUDE = str(places.runtime() / "include") + "/"


def _is_plain(function: typed.Value) -> bool:
    """Whether it is a function of C's library, which sends nothing to other PEs, or `clock_us`."""
    if not isinstance(function, typed.FunctionAddress):
        return False
    file = function.symbol.span.file
    header = file.removeprefix(_INCLUDE) if file.startswith(_INCLUDE) else "emc.h"
    return function.symbol.name == "clock_us" or ("/" not in header and header not in _PARALLEL)


_PARALLEL = frozenset({"emc.h", "fmpl.h", "blacs.h", "setjmp.h"})


def _may_wait(loop: typed.Node) -> bool:
    """Whether a loop without an end may be left when another copy has done something."""
    return any(isinstance(one, typed.Break | typed.Return) for one in live(loop))


def _waits_for(loop: typed.Node, test: typed.Value) -> bool:
    """Whether a loop's test reads memory, and the loop sets nothing that the test names."""
    named = {one.symbol for one in live(test) if isinstance(one, typed.Variable | typed.SpreadElement)}
    changed: set[Any] = set()
    for one in live(loop):
        if isinstance(one, typed.Assign | typed.Update):
            changed.add(one.target.symbol if isinstance(one.target, typed.Variable) else _array_of(one.target))
        elif isinstance(one, typed.Call) and callee(one) in COMBINING:
            return False  # all copies get the same value
    return not named & changed


def _array_of(target: typed.Value) -> typed.Static | None:
    """The array of which an lvalue is an element, or a part of one; else None."""
    return next((one.symbol for one in live(target) if isinstance(one, typed.SpreadElement)), None)
