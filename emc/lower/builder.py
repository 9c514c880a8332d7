"""A template under construction: blocks of operations on registers, and frame slots and entries without addresses yet.

The caller calls `op`, `send`, `wait` ... in the order in which the code should run. The result is `blocks`, which
lower/split.py turns into threads: it assigns cells to entries and offsets to slots, and keeps in the frame what lives
across a break. Pure operations on constants are folded as they are built.
"""

from __future__ import annotations

from typing import TypeAlias

from emc.dataclass import dataclass, field, replace
from emc.ir.module import FP, Kind, Op, Operand, Ref, Reg
from emc.ir.operations import TABLE, TERMINATORS
from emc.source import NOWHERE, Inlined, Span

YIELD = "yield in a sending loop"  # the wait reason of a thread that gives up its turn because it has sent many packets
# packets that this thread has sent in loops since its start; lower/split.py zeroes it at entries
SENT = Reg("sent", "i32")


@dataclass(eq=False, slots=True)
class Slot:
    """A place in the frame."""

    name: str
    size: int  # bytes
    align: int = 4
    offset: int = -1  # bytes; -1 until split lays out the frame; arguments have one from the beginning
    escapes: bool = False
    span: Span = NOWHERE  # of the declaration or expression whose object is there


@dataclass(frozen=True, slots=True)
class At:
    """A constant operand: the byte offset of a slot in the frame, plus a number of bytes."""

    slot: Slot
    plus: int = 0


def wrap(offset: int) -> int:
    """A sum of offsets as an i32 constant. Addresses have 32 bits and wrap."""
    return (offset + (1 << 31)) % (1 << 32) - (1 << 31)


Group: TypeAlias = "tuple[str | int, ...]"


@dataclass(eq=False, slots=True)
class Entry:
    """A block that packets start."""

    label: str
    parameters: tuple[Reg, ...]
    # with too many entries for the cells of a segment, the entries of one group may share a cell; None: never
    group: Group | None
    # a packet for a numbered entry carries this number as data; of other entries only one waits at a time
    number: int = -1
    wide: Slot | None = None  # for a second result word, which is written after the cell
    cell: int = -1

    @property
    def matching(self) -> bool:
        return len(self.parameters) == 2


@dataclass(frozen=True, slots=True)
class CellOf:
    """A constant operand: the byte offset of an entry's cell in the frame."""

    entry: Entry


@dataclass(eq=False, slots=True)
class Code:
    """A block under construction. Operands may be `At`."""

    label: str
    entry: Entry | None = None
    depth: int = 0  # the number of loops around it
    ops: list[Op] = field(default_factory=list[Op])

    @property
    def ended(self) -> bool:
        return bool(self.ops) and self.ops[-1].name in TERMINATORS


def _same(a: Operand, b: Operand) -> bool:
    return type(a) is type(b) and a == b


class Builder:
    """Appends operations to the current block. Unreachable code after a terminator goes to an unreachable block."""

    def __init__(self, span: Span):
        self.blocks: list[Code] = []
        self.inside: tuple[str, Span] | None = None  # the function that is being inlined, and its call
        self.span = span
        self.arm: Group = ()  # the arms of nested `parallel` statements that this code is in
        self.numbered = 0
        self.depth = 0
        self.pending: list[Op] = []  # checks that are added to the next operation
        self.lasting = False  # the frame must last until the function returns: a tail call may not free it
        self.async_sends = 0  # the number of sends so far that no thread waits for
        self.inlined = 0  # the number of inlined calls so far
        self._names = {FP.name: 1, SENT.name: 1}  # a variable with one of these names gets another name
        self.start(self.label("start"))

    @property
    def span(self) -> Span:
        """The place in the source of the next operations."""
        return self._span

    @span.setter
    def span(self, span: Span) -> None:
        if self.inside is not None and not isinstance(span, Inlined):
            function, call = self.inside
            span = Inlined(span.file, span.line, span.column, span.end_line, span.end_column, function, call)
        self._span = span

    # ---- names

    def _unique(self, base: str) -> str:
        count = self._names.get(base, 0)
        self._names[base] = count + 1
        return f"{base}.{count}" if count else base

    def register(self, kind: Kind, name: str = "t") -> Reg:
        return Reg(self._unique(name), kind)

    def label(self, name: str) -> str:
        return self._unique("^" + name)[1:]

    def slot(self, name: str, size: int, align: int = 4, span: Span | None = None) -> Slot:
        """A new place in the frame. span NOWHERE: no pointer of the program ever points to it."""
        return Slot(self._unique("[" + name)[1:], size, align, span=self.span if span is None else span)

    # ---- blocks

    def start(self, label: str, entry: Entry | None = None) -> None:
        """Continues in a new block. The block before continues to it, unless that has ended."""
        if self.blocks and not self.current.ended:
            if entry is None:
                self.br(label)
            else:
                raise AssertionError("control can't fall into an entry")
        self.blocks.append(Code(label, entry, self.depth))

    @property
    def current(self) -> Code:
        return self.blocks[-1]

    @property
    def live(self) -> bool:
        return not self.current.ended

    def emit(self, op: Op) -> None:
        if self.current.ended:
            self.blocks.append(Code(self.label("dead"), None, self.depth))
        if self.pending:
            op = replace(op, checks=tuple(self.pending))
            self.pending.clear()
        self.current.ops.append(op)

    def check(self, name: str, *operands: Operand | At | CellOf, word: str = "") -> None:
        """Adds a check before the next operation."""
        if self.live:
            self.pending.append(Op(name, None, operands, word=word, span=self.span))  # type: ignore[arg-type]

    # ---- operations

    def op(self, name: str, *operands: Operand | At, into: Reg | None = None, word: str = "") -> Operand:
        """Adds a pure or machine operation with a result. It is folded if possible, unless `into` names the
        register."""
        row = TABLE[name]
        if row.group == "pure" and into is None:
            folded = _fold(name, operands)
            if folded is not None:
                return folded
        if into is None:
            assert row.result is not None
            into = self.register(row.result)  # type: ignore[arg-type]
        self.emit(Op(name, into, operands, word=word, span=self.span))  # type: ignore[arg-type]
        return into

    def do(self, name: str, *operands: Operand | At, word: str = "") -> None:
        """Adds a machine operation without a result."""
        self.emit(Op(name, None, operands, word=word, span=self.span))  # type: ignore[arg-type]

    def copy(self, into: Reg, value: Operand) -> None:
        if value != into:
            self.emit(Op(f"mov.{into.kind}", into, (value,), span=self.span))

    def own(self, value: Operand, kind: Kind) -> Reg:
        """A new register with that value."""
        into = self.register(kind)
        self.emit(Op(f"mov.{kind}", into, (value,), span=self.span))
        return into

    def address(self, slot: Slot, plus: int = 0) -> Operand:
        """The local address of a slot. Code outside of the template may now know it."""
        slot.escapes = True
        return self.op("add.i32", FP, At(slot, plus))

    # ---- control

    def br(self, label: str) -> None:
        self.emit(Op("br", None, (), (label,), span=self.span))

    def brif(self, test: Operand, then: str, other: str) -> None:
        if isinstance(test, int):
            self.br(then if test else other)
        elif isinstance(test, Ref):
            self.br(then)
        else:
            self.emit(Op("brif", None, (test,), (then, other), span=self.span))

    def trap(self, kind: str, *operands: Operand) -> None:
        self.emit(Op("trap", None, operands, word=kind, span=self.span))

    # ---- packets and waiting

    def entry(self, name: str, *parameters: str) -> Entry:
        """A new entry with one parameter for each name. With one name it is a plain entry, with two a matching
        entry."""
        registers = tuple(self.register("i32", p) for p in parameters)
        return Entry(self.label(name), registers, ("wait", *self.arm) if len(parameters) == 1 else None)

    def numbered_entry(self, name: str, group: Group, *parameters: str) -> Entry:
        """A new entry for packets that carry its number."""
        self.numbered += 1
        registers = tuple(self.register("i32", p) for p in parameters)
        return Entry(self.label(name), registers, group, self.numbered)

    def continuation(self, entry: Entry, side: str = "") -> Operand:
        into = self.register("i32", "k")
        self.emit(Op("cont", into, (), (entry.label,), word=side, span=self.span))
        return into

    def send(self, packet: str, to: Operand, value: Operand) -> None:
        """Sends a special packet that no thread waits for."""
        self.do("send", to, value, word=packet)
        self.sent()

    def sent(self) -> None:
        self.async_sends += 1
        self.emit(Op("add.i32", SENT, (SENT, 1), span=self.span))

    def wait(self, entry: Entry, why: str, *also: Entry) -> Reg:
        """Ends the thread. The packet that it waits for continues its activation at `entry`; packets that come earlier
        may start threads at `also`. Returns the first parameter of `entry`."""
        labels = (entry.label, *(e.label for e in also))
        self.emit(Op("break", None, (), labels, word=why, span=self.span))
        self.start(entry.label, entry)
        return entry.parameters[0]

    def end(self, word: str = "done") -> None:
        """Ends the thread without an entry at which it waits."""
        self.emit(Op("break", None, (), (), word=word, span=self.span))

    def request(self, packet: str, to: Operand, why: str) -> Reg:
        """Sends a special packet with its own continuation as data. Returns the reply."""
        entry = self.entry("reply", "v")
        self.do("send", to, self.continuation(entry), word=packet)
        return self.wait(entry, why)

    def turn(self, why: str) -> None:
        """Gives up the turn: the thread continues after all queued packets."""
        entry = self.entry("turn", "v")
        self.do("pkt", self.continuation(entry), 0)
        self.wait(entry, why)


def _constant(value: Operand | At) -> bool:
    return isinstance(value, int | float)


def _fold(name: str, operands: tuple[Operand | At, ...]) -> Operand | None:
    row = TABLE[name]
    if all(_constant(v) for v in operands):
        if row.cost == "math":
            return None  # the engines compute it, so that all have the same bits
        try:
            assert row.meaning is not None
            return row.meaning(*operands)
        except ArithmeticError:
            return None  # it traps at run time
    return _simplify(name, operands)


def _simplify(name: str, operands: tuple[Operand | At, ...]) -> Operand | None:
    """The result of an integer operation that only returns an operand or a constant; None for other operations."""
    if len(operands) != 2:
        return None
    a, b = operands
    if isinstance(a, At) or isinstance(b, At):
        return None
    word, _, kind = name.partition(".")
    if kind not in ("i32", "i64"):
        return None
    if isinstance(a, Ref) and isinstance(b, int) and word in ("add", "sub"):
        return Ref(a.name, a.offset + (b if word == "add" else -b), a.element)
    if isinstance(b, Ref) and isinstance(a, int) and word == "add":
        return Ref(b.name, b.offset + a, b.element)
    if word in ("add", "or", "xor") and _same(a, 0):
        return b
    if word in ("add", "sub", "or", "xor", "shl", "shrs", "shru") and _same(b, 0):
        return a
    if (word in ("mul", "divs", "divu") and _same(b, 1)) or (word == "and" and _same(b, -1)):
        return a
    if word == "mul" and _same(a, 1):
        return b
    if word in ("mul", "and") and (_same(a, 0) or _same(b, 0)):
        return 0
    return None
