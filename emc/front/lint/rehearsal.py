# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""What the copies of a block do, as far as numbers decide it: each copy is gone through on paper.

    everywhere dowith () { int me = my_pe(); A[me] = A[(me + 1) % N_PE]; barrier(); v = A[me]; }

    copy 0: phase 0: read A[1], write A[0]; phase 1: read A[0]
    copy 1: phase 0: read A[2], write A[1]; phase 1: read A[1]

In: a body, and the number of its PE or copy. Out: a `Copy` with its accesses to objects that others can reach. `phase`
counts the barriers before an access. What is read from memory is not known: both branches of such a condition are gone
through, and such a loop is gone through twice. Long loops are cut (MOST_TURNS), so accesses may be missing, but each one
found is one of the program's. `clear` is False if the copy does something that may put others in order (a lock, a cell,
a message), or that the rehearsal does not follow.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import eq, ge, gt, le, lt, ne
from typing import Any, TypeAlias

from emc import places
from emc.collectives import COMBINING, MEETINGS
from emc.dataclass import dataclass
from emc.front import typed
from emc.front.check.operands.arithmetic import binary
from emc.front.lint.nodes import callee, live
from emc.front.types import Array, Pointer, Spread, Void
from emc.target import Target

# after these, the writes of all PEs have arrived
FENCED = frozenset({"barrier_fence", "lib", "reb", "lex", "pex", "rex", "wex"})
MOST_TURNS = 12  # of a loop
MOST_STEPS = 1500  # nodes of a copy
MOST_CALLS = 5  # one in the other
MOST_COPIES = 4  # of an `iterate`

# an object that others can reach: (array, element, ...) or (file-scope object, PE, ...), and what is inside
Place: TypeAlias = tuple[Any, ...]
# what is known of a value; a place: the address of an object. ("slice", A, i) and ("shared", A, i) can step
Known: TypeAlias = "int | Place | None"


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


class Copy:
    """One copy's way through a body."""

    def __init__(self, target: Target, bodies: dict[typed.FunctionName, typed.FunctionBody], pe: int | None):
        self.target, self.bodies, self.pe = target, bodies, pe
        self.known: dict[Any, Known] = {}
        self.found: list[Access] = []
        self.polled: set[Any] = set()  # objects that the test of a loop reads
        self.phase = 0
        self.clear = True
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
            pass
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
        if kind == "shared":
            _, symbol, index, *rest = place
            return (symbol, index, *rest) if 0 <= index < _length(symbol) else None
        if kind == "slice":
            _, symbol, slot, *rest = place
            if self.pe is None or slot < 0:
                return None
            at = self.target.indices(symbol.type.dims, self.pe, slot)
            return None if at is None else (symbol, _number(symbol, at), *rest)
        return place

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
        rule = _VALUES.get(type(node))
        return rule(self, node) if rule else self._parts(node)

    def _parts(self, node: Any) -> None:
        raise Halt

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
        rule = _STATEMENTS.get(type(node))
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
        written = {root_of(one.target) for one in live(loop) if isinstance(one, typed.Assign | typed.Update)}
        self.polled |= {one.symbol for one in live(test) if isinstance(one, typed.SpreadElement)} - written
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


BREAK, CONTINUE, RETURN = 1, 2, 3
_INCLUDE = str(places.runtime() / "include") + "/"


def _is_plain(function: typed.Value) -> bool:
    """Whether it is a function of C's library, which sends nothing to other PEs, or `clock_us`."""
    if not isinstance(function, typed.FunctionAddress):
        return False
    file = function.symbol.span.file
    header = file.removeprefix(_INCLUDE) if file.startswith(_INCLUDE) else "emc.h"
    return function.symbol.name == "clock_us" or ("/" not in header and header not in _PARALLEL)


_PARALLEL = frozenset({"emc.h", "fmpl.h", "blacs.h", "setjmp.h"})


def root_of(target: typed.Value) -> typed.Static | None:
    """The array of which an lvalue is an element, or a part of one; else None."""
    return next((one.symbol for one in live(target) if isinstance(one, typed.SpreadElement)), None)


def _length(symbol: typed.Static) -> int:
    count = 1
    for n in symbol.type.dims if isinstance(symbol.type, Spread) else ():
        count *= n
    return count


def _number(symbol: typed.Static, at: tuple[int, ...]) -> int:
    """The number of an element, row by row."""
    number = 0
    for n, index in zip(symbol.type.dims if isinstance(symbol.type, Spread) else (), at, strict=True):
        number = number * n + index
    return number


# ---- one function for each kind of value


def _load(copy: Copy, node: typed.Load) -> Known:
    thing = copy.object(node.object)
    if isinstance(thing, typed.Automatic):
        return copy.known.get(thing)
    copy.note("read", thing, node)
    return None


def _address(copy: Copy, node: typed.Address) -> Known:
    thing = copy.object(node.object)
    if type(thing) is not tuple:
        return None
    decayed = (
        isinstance(node.object.type, Array) and isinstance(node.type, Pointer) and not isinstance(node.type.to, Array)
    )
    return (*thing, 0) if decayed and thing[0] not in ("slice", "shared") else thing


def _spread_element(copy: Copy, node: typed.SpreadElement) -> Known:
    at = [copy.value(one) for one in node.indices]
    if not isinstance(node.symbol.type, Spread):
        return None
    for index, n in zip(at, node.symbol.type.dims, strict=True):
        if not isinstance(index, int) or not 0 <= index < n:
            return None
    return (node.symbol, _number(node.symbol, tuple(at)))  # type: ignore[arg-type]


def _pointer_add(copy: Copy, node: typed.PointerAdd) -> Known:
    pointer, index = copy.value(node.pointer), copy.value(node.index)
    if type(pointer) is not tuple or not isinstance(index, int) or len(pointer) < 3:
        return None
    last = pointer[-1]
    return (*pointer[:-1], last + index) if isinstance(last, int) else None


_COMPARE = {"<": lt, ">": gt, "<=": le, ">=": ge, "==": eq, "!=": ne}


def _binary(copy: Copy, node: typed.Binary) -> Known:
    left, right = copy.value(node.left), copy.value(node.right)
    if not isinstance(left, int) or not isinstance(right, int):
        return None
    compare = _COMPARE.get(node.op)
    return int(compare(left, right)) if compare else _whole(binary(node.op, left, right, node.type))


def _whole(number: int | float | None) -> int | None:
    return number if isinstance(number, int) else None


def _unary(copy: Copy, node: typed.Unary) -> Known:
    value = copy.value(node.operand)
    if not isinstance(value, int):
        return None
    return -value if node.op == "-" else ~value if node.op == "~" else int(not value)


def _convert(copy: Copy, node: typed.Convert) -> Known:
    value = copy.value(node.operand)
    if type(value) is tuple and value[0] == "slice" and isinstance(node.type, Pointer) and node.type.place:
        return copy.whole(value)
    return value


def _logical(copy: Copy, node: typed.Logical) -> Known:
    left = copy.value(node.left)
    if left is not None and (node.op == "||") == bool(left):
        return int(bool(left))
    right = copy.value(node.right)
    if right is not None and (node.op == "||") == bool(right):
        return int(bool(right))
    return int(bool(right)) if left is not None and right is not None else None


def _conditional(copy: Copy, node: typed.Conditional) -> Known:
    test = copy.value(node.test)
    if test is not None:
        return copy.value(node.then if test else node.other)
    copy.value(node.then)
    copy.value(node.other)
    return None


def _comma(copy: Copy, node: typed.Comma) -> Known:
    copy.value(node.left)
    return copy.value(node.right)


def _assign(copy: Copy, node: typed.Assign) -> Known:
    value = copy.value(node.value) if not isinstance(node.value.type, Array) else None
    copy.set(copy.object(node.target), value, node, "write")
    return value


def _update(copy: Copy, node: typed.Update) -> Known:
    thing, by = copy.object(node.target), copy.value(node.value)
    old = copy.known.get(thing) if isinstance(thing, typed.Automatic) else None
    new: Known = None
    if isinstance(old, int) and isinstance(by, int):
        new = _whole(binary(node.op, old, by, node.compute))
    elif type(old) is tuple and isinstance(by, int) and len(old) > 2 and isinstance(old[-1], int):
        new = (*old[:-1], old[-1] + (by if node.op == "+" else -by))
    copy.set(thing, new, node, "update")
    return old if node.postfix else new


def _packet(copy: Copy, node: typed.Packet) -> Known:
    copy.value(node.data)
    place = copy.value(node.pointer)
    if not isinstance(node.type, Void):
        raise Halt  # a request may draw a number that puts the copies in order
    copy.note("update", place, node)
    return None


def _builtin(copy: Copy, node: typed.Builtin) -> Known:
    given = [copy.value(one) for one in node.arguments] if node.name not in _LVALUES else []
    match node.name:
        case "my_pe":
            return copy.pe
        case "own_count" if node.symbol is not None and copy.pe is not None:
            return _own_count(copy, node.symbol)
        case "own_index" if node.symbol is not None and copy.pe is not None and isinstance(given[0], int):
            whole = copy.whole(("slice", node.symbol, given[0])) if given[0] >= 0 else None
            return whole[1] if whole is not None else None
        case "global_of":
            pe, place = given
            known = type(place) is tuple and isinstance(place[0], typed.Static) and isinstance(pe, int)
            return (place[0], pe, *place[2:]) if known and not isinstance(place[0].type, Spread) else None
        case "pe_of":
            place = copy.whole(given[0]) if type(given[0]) is tuple else None
            return copy.home(place) if place is not None else None
        case "local_of":
            return given[0]
        case "request" | "send" | "pkt_input" | "pkt_output" | "setjmp" | "jump" | "frame_leave":
            raise Halt
        case _:
            return None


_LVALUES = frozenset({"va_start", "va_arg", "va_copy"})


def _own_count(copy: Copy, symbol: typed.Static) -> int | None:
    if not isinstance(symbol.type, Spread) or copy.pe is None:
        return None
    slots = copy.target.slots(symbol.type.dims)
    for slot in range(slots - 1, -1, -1):
        if copy.target.indices(symbol.type.dims, copy.pe, slot) is not None:
            return slot + 1
    return 0


def _statement_expression(copy: Copy, node: typed.StatementExpression) -> Known:
    copy.do(node.body)
    return copy.value(node.value) if node.value is not None else None


_VALUES: dict[type, Callable[[Copy, Any], Known]] = {
    typed.Constant: lambda copy, node: node.value if isinstance(node.value, int) else None,
    typed.Load: _load,
    typed.Address: _address,
    typed.FunctionAddress: lambda copy, node: None,
    typed.SpreadBase: lambda copy, node: ("shared", node.symbol, 0),
    typed.SpreadElement: _spread_element,
    typed.PointerAdd: _pointer_add,
    typed.PointerDifference: lambda copy, node: None,
    typed.Binary: _binary,
    typed.Unary: _unary,
    typed.Convert: _convert,
    typed.Logical: _logical,
    typed.Conditional: _conditional,
    typed.Comma: _comma,
    typed.Assign: _assign,
    typed.Update: _update,
    typed.Packet: _packet,
    typed.Builtin: _builtin,
    typed.Call: Copy.call,
    typed.StatementExpression: _statement_expression,
    typed.MemberOf: lambda copy, node: (copy.object(node), None)[1],
}


# ---- one function for each kind of statement


def _block(copy: Copy, node: typed.Block) -> int:
    for item in node.items:
        left = copy.do(item)
        if left:
            return left
    return 0


def _evaluate(copy: Copy, node: typed.Evaluate) -> int:
    copy.value(node.value)
    return 0


def _initialise(copy: Copy, node: typed.Initialise) -> int:
    copy.known[node.symbol] = None
    for one in node.assigns:
        copy.value(one)
    return 0


def _if(copy: Copy, node: typed.If) -> int:
    test = copy.value(node.test)
    if test is None:
        return copy.both(node.test, (node.then, node.other))
    way = node.then if test else node.other
    return copy.do(way) if way is not None else 0


def _for(copy: Copy, node: typed.For) -> int:
    if node.first is not None:
        copy.do(node.first)
    return copy.turns(node, node.test, node.step)


def _switch(copy: Copy, node: typed.Switch) -> int:
    copy.value(node.value)
    return 0 if copy.both(node.value, (node.body, None)) == BREAK else 0


def _return(copy: Copy, node: typed.Return) -> int:
    copy.result = copy.value(node.value) if node.value is not None else None
    return RETURN


def _task_block(copy: Copy, node: typed.TaskBlock) -> int:
    if isinstance(node.place, typed.Everywhere) or not node.wait:
        raise Halt
    for capture in node.captures:
        copy.known[capture.inner] = copy.value(capture.value)
    pe, times = copy.pe, 1
    if isinstance(node.place, typed.Where):
        place = copy.value(node.place.pointer)
        whole = copy.whole(place) if type(place) is tuple else None
        copy.pe = copy.home(whole) if whole is not None else None
    elif isinstance(node.place, typed.Iterate):
        count = copy.value(node.place.count)
        times = min(count, MOST_COPIES) if isinstance(count, int) else 2
    for number in range(times):
        if isinstance(node.place, typed.Iterate):
            copy.known[node.place.identity] = number
        copy.do(node.body)
    copy.pe = pe
    for clause in (*node.updates, *node.reductions):
        copy.set(copy.object(clause.outer), None, clause.outer, "write")
    return 0


def _parallel(copy: Copy, node: typed.Parallel) -> int:
    for arm in node.arms:
        copy.do(arm)
    return 0


_STATEMENTS: dict[type, Callable[[Copy, Any], int]] = {
    typed.Block: _block,
    typed.Evaluate: _evaluate,
    typed.Initialise: _initialise,
    typed.If: _if,
    typed.While: lambda copy, node: copy.turns(node, node.test, None),
    typed.DoWhile: lambda copy, node: copy.turns(node, node.test, None, last=True),
    typed.For: _for,
    typed.Switch: _switch,
    typed.Case: lambda copy, node: copy.do(node.body),
    typed.Default: lambda copy, node: copy.do(node.body),
    typed.Label: lambda copy, node: copy.do(node.body),
    typed.Break: lambda copy, node: BREAK,
    typed.Continue: lambda copy, node: CONTINUE,
    typed.Return: _return,
    typed.TaskBlock: _task_block,
    typed.Parallel: _parallel,
}
