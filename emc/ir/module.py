"""The IR as data: a module of templates, whose entries are threads that end in `break`, having sent packets.

    template        code of a function, a task block or a packet handler (the paper's template segment)
    frame           an activation's operand segment: head word, entry cells, arguments, then what lives across breaks
    entry           a block that a packet starts; its cell is a word of the frame, its address the continuation
    matching entry  takes two packets, left and right; the first waits in the cell
    handler         a template without frame, started by a special packet with (address, data)

Blocks of a template are shared by all its entries, as code is on a machine; registers live within one thread only.
Registers aren't single-assignment; the verifier demands that each is set on every path from every entry.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from emc.dataclass import dataclass
from emc.ir.traits import NONE, Traits
from emc.source import NOWHERE, Span
from emc.target import Target

Kind = Literal["i32", "i64", "f32", "f64"]


@dataclass(frozen=True, slots=True)
class Reg:
    """A virtual register of a template; `fp`, the frame's local address, is set at every entry of a framed template."""

    name: str
    kind: Kind


FP = Reg("fp", "i32")


@dataclass(frozen=True, slots=True)
class Ref:
    """An i32 constant known at load time: the address of a datum (local byte address, the same on every PE) or of a
    template's code; with `element` >= 0 the global address of that element of a spread datum. `offset`: bytes."""

    name: str
    offset: int = 0
    element: int = -1


Operand: TypeAlias = "Reg | Ref | int | float"  # ints: i32 and i64 constants, signed; floats: f32 and f64


@dataclass(frozen=True, slots=True)
class Op:
    """One operation of a block."""

    name: str  # a row of operations.TABLE
    result: Reg | None
    operands: tuple[Operand, ...]
    labels: tuple[str, ...] = ()  # blocks that it names: branches, `cont`
    word: str = ""  # static text: packet type of `send`, template of `frame.new`, kind of `trap`
    cases: tuple[int, ...] = ()  # `switch` only: one value for each label after the first (default)
    span: Span = NOWHERE
    checks: tuple[Op, ...] = ()  # what a checked build looks at right before it; rows `check.*`, which cost nothing

    @property
    def packet(self) -> str:
        """The type of the special packet that it sends; "" when it sends none."""
        return self.word if self.name == "send" else ""


@dataclass(frozen=True, slots=True)
class Entry:
    """How a packet starts a block. cell: frame word (1 = the start entry, 0 in a handler). parameters: one register
    (the packet's data), two (left, right: a matching entry), or in a handler (address, data)."""

    cell: int
    parameters: tuple[Reg, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """Straight code; the last operation is its terminator (`br brif switch break trap`)."""

    label: str
    entry: Entry | None
    ops: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """A named place of a frame, for readers and debuggers: byte offset, size in bytes. span: in a checked build, where
    it is declared when it is an object of the program's, which pointers may point to."""

    name: str
    offset: int
    size: int
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Template:
    """The code of a function, a task block or a packet handler."""

    name: str
    role: Literal["function", "block", "handler"]  # what it was in the source
    arguments: int  # argument words that it takes
    frame: int  # bytes; 0 for a handler
    escapes: bool  # the address of something in its frame may be known elsewhere: the frame can't be given back early
    slots: tuple[Slot, ...]
    blocks: tuple[Block, ...]
    span: Span = NOWHERE
    traits: Traits = NONE  # of a handler: what is known of its packets


@dataclass(frozen=True, slots=True)
class Datum:
    """A static object: every PE has a copy at the same address, with the same initial bytes."""

    name: str
    size: int
    align: int
    initial: bytes  # may be shorter than size: zeros follow
    # words that hold the address of another datum or template: (byte offset, Ref)
    refs: tuple[tuple[int, Ref], ...] = ()
    span: Span = NOWHERE
    # about threads under way: a live machine that stops them all puts its initial bytes there again
    meeting: bool = False


@dataclass(frozen=True, slots=True)
class Spread:
    """A spread array."""

    name: str
    slot: int  # bytes of a slot
    align: int
    dims: tuple[int, ...]  # spread dimensions; (): one object, on PE 0
    initial: bytes = b""  # covers elements 0, 1, ... in order
    refs: tuple[tuple[int, Ref], ...] = ()  # as of a Datum
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Module:
    """A whole program, linked: `start` names the template that PE 0 begins with. Template numbers (code addresses) and
    packet types follow the order of `templates`; data addresses follow the order of `data` (see ir/layout.py). room:
    bytes that every PE keeps for data, though they be less, so that a live machine's module can grow."""

    name: str
    target: Target
    start: str
    data: tuple[Datum | Spread, ...]
    templates: tuple[Template, ...]
    room: int = 0
