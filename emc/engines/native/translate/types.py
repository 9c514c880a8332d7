"""The types of values in the kernel, and how they are held in LLVM.

A value has some parts: one for a number or a pointer, those of its elements for a tuple, and none for what is known
while compiling. `kinds` of a type are the LLVM types of these parts.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import TypeAlias

from emc.dataclass import dataclass

Fields: TypeAlias = "tuple[tuple[str, str], ...]"  # names and letters of state.py


class Refused(Exception):
    """Raised for Python that can't be translated. The text says why; function.py adds the place before it."""

    placed = False


@dataclass(frozen=True, slots=True)
class Number:
    """An integer. bits: 1, 8, 32 or 64; one bit is a truth value."""

    bits: int
    signed: bool

    @property
    def kinds(self) -> tuple[str, ...]:
        return (f"i{self.bits}",)

    def __str__(self) -> str:
        return f"{'i' if self.signed else 'u'}{self.bits}"


class Record:
    """A reference to a record. Each list of fields has one such type. places: byte and type of each field; size: bytes,
    with the gap before the next record of an array."""

    kinds = ("ptr",)

    def __init__(self, fields: Fields):
        self.places: dict[str, tuple[int, Number]] = {}
        at = 0
        for name, letter in fields:
            number = NUMBERS[letter]
            size = number.bits >> 3
            at += -at % size
            self.places[name] = (at, number)
            at += size
        self.size = at + -at % max((number.bits >> 3 for _, number in self.places.values()), default=1)

    def __str__(self) -> str:
        return f"a record of {', '.join([*self.places][:3])}, ..."


@dataclass(frozen=True, slots=True)
class Array:
    """Elements one after the other. counted: their number is a part of the value, and each index is compared with
    it."""

    element: Number | Record
    counted: bool = False

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("ptr", "i64") if self.counted else ("ptr",)

    @property
    def step(self) -> int:
        """Bytes from one element to the next."""
        return self.element.size if isinstance(self.element, Record) else self.element.bits >> 3

    def __str__(self) -> str:
        return f"an array of {self.element}"


@dataclass(frozen=True, slots=True)
class Tuple:
    of: tuple[Type, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(kind for one in self.of for kind in one.kinds)

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.of))})"


@dataclass(frozen=True, slots=True)
class Known:
    """A function, a module, a class or None: each value has its own type, and no parts."""

    value: Hashable

    @property
    def kinds(self) -> tuple[str, ...]:
        return ()

    def __str__(self) -> str:
        return f"`{getattr(self.value, '__name__', self.value)}`"


Type: TypeAlias = Number | Record | Array | Tuple | Known

BOOL, U1, U4, I4 = Number(1, False), Number(8, False), Number(32, False), Number(32, True)
U8, I8 = Number(64, False), Number(64, True)
NUMBERS = {"B": U1, "I": U4, "q": I8, "Q": U8}  # by the letters of state.py


@cache
def record(fields: Fields) -> Record:
    """The type of records with these fields."""
    return Record(fields)


def element(kind: str | Fields) -> Number | Record:
    """The type of an array's elements. kind: a letter, or the fields of a record."""
    return NUMBERS[kind] if isinstance(kind, str) else record(kind)


def struct(type: Type) -> str:
    """The LLVM type of a function's result."""
    kinds = type.kinds
    if len(kinds) < 2:
        return kinds[0] if kinds else "void"
    return f"{{ {', '.join(kinds)} }}"


def joined(a: Type, b: Type) -> Type:
    """The type of what is a value of one type or of the other. Raises Refused."""
    if a == b:
        return a
    if isinstance(a, Number) and isinstance(b, Number):
        if BOOL in (a, b):
            return b if a == BOOL else a
        if a.signed == b.signed:
            return a if a.bits >= b.bits else b
        return I8
    if isinstance(a, Tuple) and isinstance(b, Tuple) and len(a.of) == len(b.of):
        return Tuple(tuple(map(joined, a.of, b.of)))
    raise Refused(f"this is {a} here and {b} elsewhere")


def common(a: Number, b: Number) -> Number:
    """The type in which an operation on two numbers computes."""
    return I8 if a.signed or b.signed else U8
