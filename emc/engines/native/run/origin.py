"""The module of which a program was made. It is rarely needed: for the place of an operation in the user's text, the
report of a bad end, or better machine code. A program from the cache loads its module only then."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from emc.target import HOST, SEGMENT_CELLS

if TYPE_CHECKING:
    from emc.ir.module import Module, Op


class Origin:
    """The module. get: returns it; called once."""

    def __init__(self, get: Callable[[], Module]):
        self._get = get

    @cached_property
    def module(self) -> Module:
        return self._get()

    @cached_property
    def _operations(self) -> list[Op]:
        return [op for template in self.module.templates for block in template.blocks for op in block.ops]

    def operation(self, number: int) -> Op:
        """The operation with that number; the first one of the first template has the number 1."""
        return self._operations[number - 1]

    def first(self, entry: int) -> int:
        """The number of the first operation of an entry's thread. entry: the kernel's number of the entry. In the
        kernel, the entries of handlers come after the entries of all templates."""
        index, cell = entry // SEGMENT_CELLS - 1, entry % SEGMENT_CELLS
        if index >= len(self.module.templates):
            kind = entry - (len(self.module.templates) + 1) * SEGMENT_CELLS
            handlers = [i for i, t in enumerate(self.module.templates) if t.role == "handler"]
            index, cell = handlers[kind - HOST - 1], 0
        number = 1 + sum(len(block.ops) for t in self.module.templates[:index] for block in t.blocks)
        for block in self.module.templates[index].blocks:
            if block.entry is not None and block.entry.cell == cell:
                break
            number += len(block.ops)
        return number

    @property
    def leaves(self) -> bool:
        """Whether the program may `longjmp` out of callers. Then this engine can't say whether a trap is really one."""
        return any(op.name == "frame.leave" for op in self._operations)
