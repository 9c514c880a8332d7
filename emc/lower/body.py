"""What lowering knows while it makes one template: the builder, where each variable lives, and the unit around it.

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
    """doubt: in a checked build, the name of a variable that some way reads unset."""

    reg: Reg
    doubt: str = ""


@dataclass(frozen=True, slots=True)
class Reach:
    """How the program came to a place. by: a pointer, or the name of a variable, inside of which it surely is. pointer
    + plus: where a pointer pointed before a step. part: of a union, where other members may have been set."""

    by: Literal["pointer", "frame", "static"]
    pointer: Operand | None = None
    plus: int | At = 0
    part: bool = False


@dataclass(frozen=True, slots=True)
class Local:
    """base + plus is a byte address of this PE. reach: None when the compiler came to it by itself, or nothing is
    checked."""

    base: Operand
    plus: int | At = 0
    reach: Reach | None = None


@dataclass(frozen=True, slots=True)
class Remote:
    """base + plus is a global address."""

    base: Operand
    plus: int = 0


@dataclass(frozen=True, slots=True)
class Bits:
    """A bit-field: `unit` is the place of its storage unit."""

    unit: Local | Remote
    member: Member


Place: TypeAlias = InRegister | Local | Remote | Bits


Inliner: TypeAlias = "Callable[[Body, typed.Call], Operand | None]"  # a call lowered in place, or None


@dataclass(slots=True)
class UnitContext:
    """What one source file's templates share: what they add to the object under construction. checking: whether
    accesses are checked; engines: whether the machine has any, which read and write memory beside threads."""

    target: Target
    options: BuildOptions
    faults: Faults
    inlined: Inliner
    checking: bool = False
    engines: bool = False
    templates: list[Template] = field(default_factory=list[Template])
    data: list[Datum | Spread] = field(default_factory=list["Datum | Spread"])
    handlers: dict[str, Template] = field(default_factory=dict[str, Template])
    names: set[str] = field(default_factory=set[str])

    def name(self, base: str) -> str:
        """`base`, or with the lowest number that makes it unique in the unit."""
        name, n = base, 1
        while name in self.names:
            n += 1
            name = f"{base}{n}"
        self.names.add(name)
        return name


@dataclass(frozen=True, slots=True)
class Way:
    """Where a function that is inlined ends, and the register that gets its value."""

    label: str
    into: Reg | None


@dataclass(slots=True)
class Loop:
    """Where `break` and `continue` go; a switch has no continue of its own. held: how many arrays of computed length
    are there."""

    leave: str
    again: str | None
    held: int


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
        self.root: typed.Block | None = None  # the whole body, where labels may be
        self.arrays: list[typed.Hold] = []  # those of computed length that are there
        self.held_at: dict[str, int] = {}  # how many of them are at each label
        self.cases: dict[int, str] = {}  # id of a Case or Default node -> label
        self.result: Type | None = None
        self.result_pointer: Reg | None = None
        self.rest: typed.Automatic | None = None  # of a variadic function: where the variable arguments are
        self.way_out: Way | None = None  # of an inlined function
        self.end: typed.Expression | None = None  # what every way out of the function evaluates last
        self.k: Reg = b.register("i32", "k")
        self.pairs = 0  # 8-byte remote reads so far
        self.doubtful: dict[typed.Automatic, str] = {}  # variables that some way reads unset, by unique names
        self.quiet = False  # what is read now may be unset: it is only handed on
        self.one_thread = False  # a handler: no loop gives up the turn
        self.turns_dropped = 0  # global lvalues so far that are plain memory, on one PE

    @property
    def one_pe(self) -> bool:
        return self.target.alone

    @property
    def checking(self) -> bool:
        """Whether what is lowered now is looked at when it runs."""
        return self.unit.checking and not self.quiet

    # ---- variables

    def declare(self, symbol: typed.Automatic) -> Reg | Slot:
        """The home of a variable, made at first sight: a register, or frame memory when it must have an address."""
        home = self.homes.get(symbol)
        if home is None:
            home = self.homes[symbol] = self._new_home(symbol)
        return home

    def _new_home(self, symbol: typed.Automatic) -> Reg | Slot:
        if in_memory(symbol):
            align = max(align_of(symbol.type), symbol.align)
            size = max(1, size_of(symbol.type)) + max(0, align - SEGMENT)  # room to begin further on: see place_of
            return self.b.slot(symbol.name, size, align, symbol.span)
        return self.b.register(kind_of(symbol.type), symbol.name)

    def place_of(self, symbol: typed.Automatic) -> InRegister | Local:
        home = self.declare(symbol)
        if isinstance(home, Reg):
            return InRegister(home)
        if home.align <= SEGMENT:
            return Local(FP, At(home))
        last = self.b.op("add.i32", FP, At(home, home.align - SEGMENT))  # frames are aligned to a segment, and no more
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
