"""Values while the kernel is compiled: the LLVM operands of their parts."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any

import numpy as np

from emc.dataclass import dataclass
from emc.engines.native.translate.types import BOOL, I4, I8, U4, U8, Known, Number, Refused, Tuple, Type

CASTS: dict[Any, Number] = {np.uint32: U4, np.int64: I8, np.uint64: U8, np.int32: I4, bool: BOOL, int: I8}
_TRUTH = {"true": 1, "false": 0}


@dataclass(frozen=True, slots=True)
class Value:
    """parts: an operand for each kind of its type: `%t5`, `17`."""

    type: Type
    parts: tuple[str, ...]

    @property
    def text(self) -> str:
        """The operand of a value of one part."""
        (text,) = self.parts
        return text

    @property
    def literal(self) -> int | None:
        """The number, if it is known while compiling."""
        if not isinstance(self.type, Number):
            return None
        text = self.parts[0]
        return _TRUTH[text] if text in _TRUTH else None if text[0] == "%" else int(text)


NOTHING = Value(Known(None), ())


def number(type: Number, value: int) -> Value:
    """A known number, wrapped to its type."""
    if type == BOOL:
        return Value(BOOL, ("true" if value else "false",))
    value &= (1 << type.bits) - 1
    return Value(type, (str(value - (1 << type.bits) if type.signed and value >> type.bits - 1 else value),))


def constant(value: Any) -> Value:
    """The value of an object of Python."""
    if isinstance(value, bool):
        return number(BOOL, value)
    if type(value) in (np.uint32, np.uint64, np.int32, np.int64):
        return number(CASTS[type(value)], int(value))
    if isinstance(value, int):
        if not -1 << 63 <= value < 1 << 64:
            raise Refused(f"{value} has more than 64 bits")
        return number(I8 if value < 1 << 63 else U8, value)
    if isinstance(value, tuple):
        return together(map(constant, value))  # type: ignore[reportUnknownArgumentType]
    if isinstance(value, (float, complex)):
        raise Refused(f"{value} is no integer")
    if not isinstance(value, Hashable):
        raise Refused(f"an object of the class {type(value).__name__} is not known while compiling")
    return Value(Known(value), ())


def together(values: Iterable[Value]) -> Value:
    """A tuple of values."""
    some = tuple(values)
    return Value(Tuple(tuple(one.type for one in some)), tuple(part for one in some for part in one.parts))


def apart(value: Value) -> Iterator[Value]:
    """The elements of a tuple. Raises Refused for anything else."""
    if isinstance(value.type, Known) and isinstance(value.type.value, (frozenset, tuple, range)):
        yield from map(constant, value.type.value)  # type: ignore[reportUnknownArgumentType]
        return
    if not isinstance(value.type, Tuple):
        raise Refused(f"{value.type} is no tuple")
    at = 0
    for type in value.type.of:
        yield Value(type, value.parts[at : at + len(type.kinds)])
        at += len(type.kinds)
