"""What lowering knows while it makes one template: the builder, the home of each variable, and the unit around it.

A *place* is where an lvalue's bytes are: in a register, at a local address, or at a global one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from emc.dataclass import dataclass, field
from emc.faults import Faults
from emc.front import typed
from emc.front.types import Array, Float, Int, Member, Struct, Type, align_of, size_of
from emc.ir.module import FP, Datum, Kind, Operand, Reg, Spread, Template
from emc.lower.builder import At, Builder, Slot
from emc.options import BuildOptions
from emc.target import SEGMENT, Target


@dataclass(frozen=True, slots=True)
class InRegister:
    """A register."""

    reg: Reg
    doubt: str = ""  # in a checked build: the name of a variable that may be read unset


@dataclass(frozen=True, slots=True)
class Reach:
    """How the program came to a place. A checked build needs this."""

    by: Literal["pointer", "frame", "static"]  # through a pointer; or it is certainly inside of a variable
    pointer: Operand | None = None  # where a pointer pointed before a step: pointer + plus
    plus: int | At = 0
    part: bool = False  # of a union: other members may have been set


@dataclass(frozen=True, slots=True)
class Local:
    """The byte address `base + plus` on this PE."""

    base: Operand
    plus: int | At = 0
    reach: Reach | None = None  # None: the compiler computed the place itself, or nothing is checked


@dataclass(frozen=True, slots=True)
class Remote:
    """The global address `base + plus`."""

    base: Operand
    plus: int = 0


@dataclass(frozen=True, slots=True)
class Bits:
    """A bit-field."""

    unit: Local | Remote  # the place of its storage unit
    member: Member


Place: TypeAlias = InRegister | Local | Remote | Bits


Inliner: TypeAlias = "Callable[[Body, typed.Call], Operand | None]"  # lowers a call in place, or returns None


@dataclass(slots=True)
class UnitContext:
    """What the templates of one source file share, and what they add to the object under construction."""

    target: Target
    options: BuildOptions
    faults: Faults
    inlined: Inliner
    checking: bool = False  # whether accesses are checked
    engines: bool = False  # whether the machine has engines, which read and write memory while threads run
    templates: list[Template] = field(default_factory=list[Template])
    data: list[Datum | Spread] = field(default_factory=list["Datum | Spread"])
    handlers: dict[str, Template] = field(default_factory=dict[str, Template])
    names: set[str] = field(default_factory=set[str])

    def name(self, base: str) -> str:
        """Returns `base`, or `base` with the lowest number that makes the name unique in the unit."""
        name, n = base, 1
        while name in self.names:
            n += 1
            name = f"{base}{n}"
        self.names.add(name)
        return name


@dataclass(frozen=True, slots=True)
class Way:
    """The end of an inlined function, and the register for its value."""

    label: str
    into: Reg | None


@dataclass(slots=True)
class Loop:
    """The labels to which `break` and `continue` go."""

    leave: str
    again: str | None  # None: a switch, which has no `continue` of its own
    held: int  # the number of arrays of computed length that exist there


class Body:
    """One template being lowered."""

    def __init__(self, unit: UnitContext, name: str, b: Builder):
        self.unit = unit
        self.target = unit.target
        self.name = name
        self.b = b
        self.homes: dict[typed.Automatic, Reg | Slot] = {}
        self.loops: list[Loop] = []
        self.labels: dict[str, str] = {}
        self.root: typed.Block | None = None  # the whole body, which contains the labels
        self.arrays: list[typed.Hold] = []  # the arrays of computed length that exist here
        self.held_at: dict[str, int] = {}  # how many of them exist at each label
        self.cases: dict[int, str] = {}  # id of a Case or Default node -> label
        self.result: Type | None = None
        self.result_pointer: Reg | None = None
        # of a variadic function: the variable that points to the variable arguments
        self.rest: typed.Automatic | None = None
        self.way_out: Way | None = None  # of an inlined function
        self.end: typed.Expression | None = None  # evaluated last on every path out of the function
        self.k: Reg = b.register("i32", "k")
        self.pairs = 0  # the number of 8-byte remote reads so far
        self.doubtful: dict[typed.Automatic, str] = {}  # variables that may be read unset, with unique names
        self.quiet = False  # the value that is read now may be unset: it is only copied
        self.one_thread = False  # a handler: no loop gives up the turn
        self.window: Reg | None = None  # of a handler of network interfaces: local address of its packet's words
        self.turns_dropped = 0  # how many global lvalues so far are plain memory, because there is one PE

    @property
    def one_pe(self) -> bool:
        return self.target.alone

    @property
    def checking(self) -> bool:
        """Whether the code that is lowered now is checked when it runs."""
        return self.unit.checking and not self.quiet

    # ---- variables

    def declare(self, symbol: typed.Automatic) -> Reg | Slot:
        """The home of a variable, which is made at its first use: a register, or frame memory if the variable needs an
        address."""
        home = self.homes.get(symbol)
        if home is None:
            home = self.homes[symbol] = self._new_home(symbol)
        return home

    def _new_home(self, symbol: typed.Automatic) -> Reg | Slot:
        if in_memory(symbol):
            align = max(align_of(symbol.type), symbol.align)
            size = max(1, size_of(symbol.type)) + max(0, align - SEGMENT)  # room to align the start: see place_of
            return self.b.slot(symbol.name, size, align, symbol.span)
        return self.b.register(kind_of(symbol.type), symbol.name)

    def place_of(self, symbol: typed.Automatic) -> InRegister | Local:
        home = self.declare(symbol)
        if isinstance(home, Reg):
            return InRegister(home)
        if home.align <= SEGMENT:
            return Local(FP, At(home))
        last = self.b.op("add.i32", FP, At(home, home.align - SEGMENT))  # frames are aligned to a segment only
        return Local(self.b.op("and.i32", last, -home.align))

    def lives_in_memory(self, symbol: typed.Automatic) -> bool:
        """Whether a variable's home is, or will be, frame memory."""
        home = self.homes.get(symbol)
        return in_memory(symbol) if home is None else isinstance(home, Slot)


def in_memory(symbol: typed.Automatic) -> bool:
    return symbol.addressed or symbol.volatile or isinstance(symbol.type, Array | Struct)


def kind_of(type: Type) -> Kind:
    """The register kind of a scalar type."""
    if isinstance(type, Float):
        return "f32" if type.size == 4 else "f64"
    if isinstance(type, Int) and type.size == 8:
        return "i64"
    return "i32"
