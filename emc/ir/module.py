"""The IR as data. A module consists of templates. Their entries are threads that send packets and end in `break`.

    template        code of a function, a task block or a packet handler (the paper's template segment)
    frame           the memory of an activation: head word, entry cells, arguments, then what lives across breaks
    entry           a block that a packet starts; its cell is a word of the frame, its address the continuation
    matching entry  takes two packets, left and right; the first waits in the cell
    handler         a template without frame, started by a special packet with (address, data)

All entries of a template share its blocks, as on the machine. Registers live only within one thread. A register may be
assigned several times; the verifier requires that each is set on every path from every entry.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from emc.dataclass import dataclass, field, replace
from emc.ir.traits import NONE, Traits
from emc.source import NOWHERE, Span
from emc.target import Target

Kind = Literal["i32", "i64", "f32", "f64"]


@dataclass(frozen=True, slots=True)
class Reg:
    """A virtual register of a template. `fp`, the frame's local address, is set at every entry of a template with a
    frame."""

    name: str
    kind: Kind


FP = Reg("fp", "i32")


@dataclass(frozen=True, slots=True)
class Ref:
    """An i32 constant that is known at load time: the local byte address of a datum (the same on every PE), or the
    address of a template's code."""

    name: str
    offset: int = 0  # bytes
    element: int = -1  # >= 0: the global address of that element of a spread datum


Operand: TypeAlias = "Reg | Ref | int | float"  # ints: i32 and i64 constants, signed; floats: f32 and f64


@dataclass(frozen=True, slots=True)
class Op:
    """One operation of a block."""

    name: str  # a row of operations.TABLE
    result: Reg | None
    operands: tuple[Operand, ...]
    labels: tuple[str, ...] = ()  # the blocks that it names, for branches and `cont`
    word: str = ""  # a constant text: the packet type of `send`, the template of `frame.new`, the kind of `trap`
    cases: tuple[int, ...] = ()  # `switch` only: one value for each label after the first (default)
    span: Span = NOWHERE
    checks: tuple[Op, ...] = ()  # the checks of a checked build directly before it; rows `check.*`, which cost nothing

    @property
    def packet(self) -> str:
        """The type of the special packet that it sends; "" if it sends none."""
        return self.word if self.name in ("send", "ni.send", "ni.ship") else ""


@dataclass(frozen=True, slots=True)
class Entry:
    """How a packet starts a block."""

    cell: int  # the word of the frame (1 = the start entry, 0 in a handler)
    # one register (the packet's data); two (left, right) for a matching entry; (address, data) in a handler
    parameters: tuple[Reg, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A sequence of operations without branches. The last operation is its terminator (`br brif switch break trap`)."""

    label: str
    entry: Entry | None
    ops: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """A named place of a frame, for readers and debuggers."""

    name: str
    offset: int  # bytes
    size: int  # bytes
    # in a checked build: the declaration, if it is an object of the program to which pointers may point
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Template:
    """The code of a function, a task block or a packet handler."""

    name: str
    role: Literal["function", "block", "handler"]  # what it was in the source
    arguments: int  # the number of words
    frame: int  # bytes; 0 for a handler
    escapes: bool  # code elsewhere may know an address in its frame, so the frame can't be freed early
    slots: tuple[Slot, ...]
    blocks: tuple[Block, ...]
    span: Span = NOWHERE
    traits: Traits = NONE  # of a handler: what is known about its packets
    # a name for all of this, in this state of emc; "" if it has none. What `replace` makes has none
    content: str = field(default_factory=str, init=False, compare=False, repr=False)


def named(template: Template, content: str) -> Template:
    """The same template with a name for its content."""
    made = replace(template)
    object.__setattr__(made, "content", content)
    return made


@dataclass(frozen=True, slots=True)
class Datum:
    """A static object: every PE has a copy at the same address, with the same initial bytes."""

    name: str
    size: int
    align: int
    initial: bytes  # may be shorter than size: the rest is zero
    # words that hold the address of another datum or template: (byte offset, Ref)
    refs: tuple[tuple[int, Ref], ...] = ()
    span: Span = NOWHERE
    # it concerns threads that run: a live machine that stops them all resets it to its initial bytes
    meeting: bool = False
    interface: bool = False  # it is in the memory of every network interface instead, at one address


@dataclass(frozen=True, slots=True)
class Spread:
    """A spread array."""

    name: str
    slot: int  # bytes of a slot
    align: int
    dims: tuple[int, ...]  # spread dimensions; (): one object, on PE 0
    initial: bytes = b""  # covers elements 0, 1, ... in order
    refs: tuple[tuple[int, Ref], ...] = ()  # as for a Datum
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Module:
    """A whole linked program. Template numbers (code addresses) and packet types follow the order of `templates`; data
    addresses follow the order of `data` (see ir/layout.py)."""

    name: str
    target: Target
    start: str  # the template with which PE 0 begins
    data: tuple[Datum | Spread, ...]
    templates: tuple[Template, ...]
    # bytes that every PE reserves for data, even if they are fewer, so that a live machine's module can grow
    room: int = 0
