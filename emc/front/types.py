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
    """The base of all types. These fields are keyword-only, and last in every class."""

    const: bool = field(default=False, kw_only=True)  # a qualifier of this type itself
    volatile: bool = field(default=False, kw_only=True)  # also a qualifier of this type itself
    # an object of it may be at any address, like a member of a packed struct
    loose: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Void(Type):
    pass


@dataclass(frozen=True, slots=True)
class Int(Type):
    """An integer type."""

    word: str  # its name in C, which distinguishes `int` from `long`; for enumerations "enum tag"
    size: int  # bytes
    signed: bool


@dataclass(frozen=True, slots=True)
class Float(Type):
    """A floating-point type."""

    word: str  # `float`, `double`, `long double` (which is double)
    size: int  # bytes


@dataclass(frozen=True, slots=True)
class Pointer(Type):
    """A pointer of one word."""

    to: Type
    place: Place = ""  # "": a local address; "global": steps inside one PE; "shared": steps across PEs


@dataclass(eq=False, slots=True)
class Length:
    """The number of elements of an array that the program computes when it reaches the declarator."""

    text: str  # as it is written


@dataclass(frozen=True, slots=True)
class Array(Type):
    """An array. Its elements may be arrays of computed length, too."""

    of: Type
    length: int | Length | None  # None: incomplete (`[]`)

    @property
    def fixed(self) -> int | None:
        """The length, if it is a constant; else None."""
        return self.length if isinstance(self.length, int) else None


@dataclass(frozen=True, slots=True)
class Function(Type):
    """A function type."""

    result: Type
    parameters: tuple[Type, ...]
    variadic: bool = False
    prototype: bool = True  # False: declared with `()`, so its arguments are not checked


@dataclass(frozen=True, slots=True)
class Spread(Type):
    """A `global` object: an array of slots that is distributed over the machine."""

    slot: Type
    dims: tuple[int, ...]  # the spread dimensions; (): one object on PE 0


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a record."""

    name: str  # "": an anonymous record or an unnamed bit-field
    type: Type
    offset: int  # bytes; of a bit-field, the offset of its storage unit, which is as wide as its type
    bit: int = 0  # of a bit-field: the number of lower bits in the unit
    width: int | None = None  # of a bit-field: bits
    span: Span = NOWHERE


@dataclass(eq=False, slots=True)
class Record:
    """A struct or union, which `tag` names in one scope. Its members are added to this object when they are known."""

    tag: str
    union: bool
    span: Span
    members: tuple[Member, ...] | None = None  # None: not yet complete
    size: int = 0  # bytes
    align: int = 1  # bytes


@dataclass(frozen=True, slots=True)
class Struct(Type):
    """A type that is a record."""

    record: Record


@dataclass(eq=False, slots=True)
class Enumeration:
    """What is known about an enumeration whose tag is used before its definition."""

    tag: str
    span: Span
    type: Int | None = None  # set in place by its definition


@dataclass(frozen=True, slots=True)
class Later(Type):
    """The type of an enumeration whose tag is used before its definition. It is incomplete, so only pointers to it are
    possible. After the definition, `settle` returns the real type."""

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
    """The type of an enumeration that is now defined. Any other type is returned unchanged."""
    if not isinstance(type, Later) or type.of.type is None:
        return type
    return replace(type.of.type, const=type.const, volatile=type.volatile, loose=type.loose)


def unqualified(type: Type) -> Type:
    type = settle(type)
    qualified = type.const or type.volatile or type.loose
    return replace(type, const=False, volatile=False, loose=False) if qualified else type


def enum_as_int(type: Type) -> Type:
    """The basic type that an enum is compatible with; any other type as it is."""
    if isinstance(type, Int) and type.word.startswith("enum "):
        return {4: (UINT, INT), 8: (ULLONG, LLONG)}[type.size][type.signed]
    return type


def size_of(type: Type) -> int:
    """The size in bytes; 0 for incomplete types, functions, and types of computed length. For a spread array: all
    elements, over all PEs."""
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
    """The alignment in bytes: 1, 2 or 4; more for a record that requests it or has a member that does."""
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
    """Whether the program computes the type's size: an array of computed length, or an array of such arrays."""
    while isinstance(type, Array):
        if isinstance(type.length, Length):
            return True
        type = type.of
    return False


def is_modified(type: Type) -> bool:
    """Whether the type contains a computed length. The lengths of parameters belong to the called function, so they do
    not count."""
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
