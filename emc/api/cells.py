"""Where the elements of a variable are: on which PE, and in which slot of that PE's memory. Nothing here accesses
memory.

    Spreading(target, (1000,))      a spread array: element n in slot n // N_PE of PE n % N_PE
    Copies(80)                      a plain static: element i is the one copy of PE i
    Slice(...)                      the elements of one PE alone

An element is numbered row by row; its *slots* are what one PE holds, counted from the variable's address.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from math import prod
from typing import Any, TypeAlias

import numpy as np

from emc.dataclass import dataclass
from emc.target import Target

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]]"
Key: TypeAlias = "tuple[slice, ...]"


@dataclass(frozen=True, slots=True)
class Block:
    """The part of one PE. key: the place of its elements among all elements, as an index of an array of shape `whole`.
    stored: the shape of the slots on the PE. cut: which of these slots are elements; the others exist only so that all
    PEs have the same number."""

    pe: int
    key: Key
    stored: tuple[int, ...]
    cut: Key

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(range(n)[one]) for n, one in zip(self.stored, self.cut, strict=True))


class Cells(ABC):
    """The places of a variable's elements. dims: the dimensions of the elements, as the user indexes them. whole: the
    shape of all elements, which the keys of blocks index. slots: the number of slots on a PE."""

    dims: tuple[int, ...]
    whole: tuple[int, ...]
    slots: int
    pes: int

    @property
    def count(self) -> int:
        return prod(self.dims)

    @abstractmethod
    def block(self, pe: int) -> Block | None:
        """The part of a PE; None if it has no element."""

    @abstractmethod
    def place(self, numbers: Numbers) -> tuple[Numbers, Numbers]:
        """The PEs and slots of these elements."""

    def blocks(self) -> Iterator[Block]:
        for pe in range(self.pes):
            block = self.block(pe)
            if block is not None:
                yield block


class Spreading(Cells):
    """A `global` object (language.md, 3): interleaved, or by the arrangement's rows and columns."""

    def __init__(self, target: Target, dims: tuple[int, ...]):
        self.target = target
        self.dims = dims
        self.grid = target.spread_by_grid(dims)
        self.whole = dims if self.grid else (prod(dims),)
        self.slots = target.slots(dims)
        self.pes = target.pes if dims else 1

    def block(self, pe: int) -> Block | None:
        if self.grid:
            row, col = divmod(pe, self.target.cols)
            key = (slice(row, None, self.target.rows), slice(col, None, self.target.cols))
            stored = (-(-self.dims[0] // self.target.rows), -(-self.dims[1] // self.target.cols))
        else:
            key, stored = (slice(pe, None, self.pes),), (self.slots,)
        shape = tuple(len(range(n)[one]) for n, one in zip(self.whole, key, strict=True))
        return Block(pe, key, stored, tuple(slice(n) for n in shape)) if prod(shape) else None

    def place(self, numbers: Numbers) -> tuple[Numbers, Numbers]:
        if not self.dims:
            return np.zeros_like(numbers), np.zeros_like(numbers)
        placed: Any = self.target.place(self.dims, numbers)  # pyright: ignore[reportArgumentType]
        return placed  # its arithmetic is that of arrays as well


class Copies(Cells):
    """An object of which every PE has its own copy."""

    def __init__(self, pes: int):
        self.dims = self.whole = (pes,)
        self.slots = 1
        self.pes = pes

    def block(self, pe: int) -> Block:
        return Block(pe, (slice(pe, pe + 1),), (1,), (slice(1),))

    def place(self, numbers: Numbers) -> tuple[Numbers, Numbers]:
        return numbers, np.zeros_like(numbers)


class Slice(Cells):
    """The part of other cells that is on one PE. scalar: whether it is a single object, without a dimension."""

    def __init__(self, of: Cells, pe: int, scalar: bool = False):
        block = of.block(pe)
        self.pe = pe
        self.stored = block.stored if block else (0,)
        self.cut = block.cut if block else (slice(0),)
        shape = block.shape if block else (0,)
        self.dims, self.whole = (() if scalar else shape), shape
        self.slots = of.slots
        self.pes = 1

    def block(self, pe: int) -> Block | None:
        key = tuple(slice(None) for _ in self.whole)
        return Block(self.pe, key, self.stored, self.cut) if prod(self.whole) else None

    def place(self, numbers: Numbers) -> tuple[Numbers, Numbers]:
        slots = np.arange(prod(self.stored), dtype=np.int64).reshape(self.stored)[self.cut].reshape(-1)
        return np.full_like(numbers, self.pe), slots[numbers]
