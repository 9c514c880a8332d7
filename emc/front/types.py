"""The types of EM-C: values, compared by structure (records by identity), laid out as `gcc -m32` does.

char 8 (signed), short 16, int = long = pointer = float = enum 32, long long and double 64 bits, 8-byte types aligned
to 4 (language.md, section 2).
"""

from __future__ import annotations

from typing import Literal

from emc.dataclass import dataclass, field, replace
from emc.source import NOWHERE, Span

Place = Literal["", "global", "shared"]  # the EM-C word before a `*` or a declared name


@dataclass(frozen=True, slots=True)
class Type:
    """const, volatile: the qualifiers of this type itself. loose: an object of it may lie at any address, as a member
    of a packed struct does. They are keyword-only, and last in every class."""

    const: bool = field(default=False, kw_only=True)
    volatile: bool = field(default=False, kw_only=True)
    loose: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Void(Type):
    pass


@dataclass(frozen=True, slots=True)
class Int(Type):
    """word: its name in C, which distinguishes `int` from `long`. Enumerations: word "enum tag"."""

    word: str
    size: int
    signed: bool


@dataclass(frozen=True, slots=True)
class Float(Type):
    """word: `float`, `double`, `long double` (which is double)."""

    word: str
    size: int


@dataclass(frozen=True, slots=True)
class Pointer(Type):
    """place: "" a local address, "global" steps inside one PE, "shared" steps across PEs. One word each."""

    to: Type
    place: Place = ""


@dataclass(eq=False, slots=True)
class Length:
    """How many elements an array has, when only the program knows: it is computed where the program comes by the
    declarator. text: how it is written."""

    text: str


@dataclass(frozen=True, slots=True)
class Array(Type):
    """length None: incomplete (`[]`). Elements may be arrays of computed length, too."""

    of: Type
    length: int | Length | None

    @property
    def fixed(self) -> int | None:
        """The length, when it is a constant."""
        return self.length if isinstance(self.length, int) else None


@dataclass(frozen=True, slots=True)
class Function(Type):
    """prototype False: declared `()`, its arguments are not checked."""

    result: Type
    parameters: tuple[Type, ...]
    variadic: bool = False
    prototype: bool = True


@dataclass(frozen=True, slots=True)
class Spread(Type):
    """A `global` object: an array over the machine with spread dimensions `dims` (() = one object on PE 0) of slots."""

    slot: Type
    dims: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a record: byte offset; of a bit-field the byte offset of its storage unit (as wide as its type), the
    bits below it in the unit, and its width. name "" is an anonymous record or an unnamed bit-field."""

    name: str
    type: Type
    offset: int
    bit: int = 0
    width: int | None = None
    span: Span = NOWHERE


@dataclass(eq=False, slots=True)
class Record:
    """A struct or union: what `tag` means in one scope. Completed in place: members None until then."""

    tag: str
    union: bool
    span: Span
    members: tuple[Member, ...] | None = None
    size: int = 0
    align: int = 1


@dataclass(frozen=True, slots=True)
class Struct(Type):
    """A type that is a record."""

    record: Record


@dataclass(eq=False, slots=True)
class Enumeration:
    """What the tag of an enumeration means that is named before it is defined. type: set in place by its definition."""

    tag: str
    span: Span
    type: Int | None = None


@dataclass(frozen=True, slots=True)
class Later(Type):
    """The type of such an enumeration where it is named: incomplete, so that only a pointer can lead to it, until it is
    defined; then it is what `settled` says."""

    of: Enumeration


VOID = Void()
BOOL = Int("_Bool", 1, False)
CHAR = Int("char", 1, True)
SCHAR = Int("signed char", 1, True)
UCHAR = Int("unsigned char", 1, False)
SHORT = Int("short", 2, True)
USHORT = Int("unsigned short", 2, False)
INT = Int("int", 4, True)
UINT = Int("unsigned int", 4, False)
LONG = Int("long", 4, True)
ULONG = Int("unsigned long", 4, False)
LLONG = Int("long long", 8, True)
ULLONG = Int("unsigned long long", 8, False)
FLOAT = Float("float", 4)
DOUBLE = Float("double", 8)
LDOUBLE = Float("long double", 8)


def settle(type: Type) -> Type:
    """The type of an enumeration that is defined by now; any other as it is."""
    if not isinstance(type, Later) or type.of.type is None:
        return type
    return replace(type.of.type, const=type.const, volatile=type.volatile, loose=type.loose)


def unqualified(type: Type) -> Type:
    type = settle(type)
    qualified = type.const or type.volatile or type.loose
    return replace(type, const=False, volatile=False, loose=False) if qualified else type


def size_of(type: Type) -> int:
    """Bytes; 0 for incomplete types, functions, and what has a computed length. Of a spread array: all elements, over
    all PEs."""
    match type:
        case Int() | Float():
            return type.size
        case Pointer():
            return 4
        case Later():
            return 0 if type.of.type is None else type.of.type.size
        case Array():
            return (type.fixed or 0) * size_of(type.of)
        case Struct():
            return type.record.size
        case Spread():
            count = 1
            for n in type.dims:
                count *= n
            return count * size_of(type.slot)
        case _:
            return 0


def align_of(type: Type) -> int:
    """Bytes: 1, 2 or 4; more for a record with a member, or of its own, that asks for it."""
    match type:
        case Type(loose=True):
            return 1
        case Int() | Float():
            return min(type.size, 4)
        case Pointer() | Later():
            return 4
        case Array():
            return align_of(type.of)
        case Struct():
            return type.record.align
        case Spread():
            return align_of(type.slot)
        case _:
            return 1


def is_integer(type: Type) -> bool:
    return isinstance(type, Int)


def is_arithmetic(type: Type) -> bool:
    return isinstance(type, Int | Float)


def is_scalar(type: Type) -> bool:
    return isinstance(type, Int | Float | Pointer)


def is_variable(type: Type) -> bool:
    """Whether its size is computed by the program: an array of variable length, or of such arrays."""
    while isinstance(type, Array):
        if isinstance(type.length, Length):
            return True
        type = type.of
    return False


def is_modified(type: Type) -> bool:
    """Whether a computed length is part of it; those of parameters belong to the function that is called."""
    while True:
        match type:
            case Array():
                if isinstance(type.length, Length):
                    return True
                type = type.of
            case Pointer():
                type = type.to
            case Function():
                type = type.result
            case _:
                return False


def is_aggregate(type: Type) -> bool:
    return isinstance(type, Struct | Array)
