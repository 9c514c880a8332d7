"""The marks of functions that are compiled, and functions that write LLVM text themselves.

@njit                                       a function of the kernel; @inlined: always inlined
@cfunc(I4, I8, U4)                          one that is called from outside: its result and its operands
lowest_bit = Intrinsic(lambda code, word: ...)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from emc.dataclass import dataclass
from emc.engines.native.translate.types import Number

if TYPE_CHECKING:
    from emc.engines.native.translate.values import Value


@dataclass(frozen=True, slots=True)
class Signature:
    """The types of a function that is called from outside."""

    result: Number
    operands: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class Function:
    """A function of Python that is compiled where it is called. inline: `alwaysinline`, `noinline` or "", as in
    LLVM."""

    python: Any
    inline: str = ""
    signature: Signature | None = None

    @property
    def name(self) -> str:
        """Its module and its name."""
        return f"{self.python.__module__.rpartition('.')[2]}.{self.python.__name__.strip('<>')}"


@dataclass(frozen=True, slots=True)
class Intrinsic:
    """A function whose text `write(code, *operands)` writes. It returns the value."""

    write: Callable[..., Value]


def njit(python: Any) -> Any:
    return Function(python)


def inlined(python: Any) -> Any:
    """Marks a function whose call would cost more than the function."""
    return Function(python, "alwaysinline")


def cfunc(result: Number, *operands: Number) -> Callable[[Any], Any]:
    """Marks a function that is called from outside."""
    return lambda python: Function(python, signature=Signature(result, operands))
