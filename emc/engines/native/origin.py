"""The module that a program was made of, for what is rarely needed: where an operation stands in the user's text, how a
bad end came about, better machine code. A program that was kept from an earlier run has its module loaded only then."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from emc.ir.module import Module, Op


class Origin:
    """get: gives the module; asked once."""

    def __init__(self, get: Callable[[], Module]):
        self._get = get

    @cached_property
    def module(self) -> Module:
        return self._get()

    @cached_property
    def _operations(self) -> list[Op]:
        return [op for template in self.module.templates for block in template.blocks for op in block.ops]

    def operation(self, number: int) -> Op:
        """The operation of that number; the first of the first template is 1."""
        return self._operations[number - 1]

    @property
    def leaves(self) -> bool:
        """Whether it may `longjmp` out of callers: whether a trap was that, this engine can't say."""
        return any(op.name == "frame.leave" for op in self._operations)
