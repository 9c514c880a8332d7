"""Reads the records that the kernel and threads of a checked build keep of heap blocks and of variable arguments. That
is done only for a message."""

from __future__ import annotations

from typing import Any

from emc.engines.checks.objects import Object, own_name
from emc.engines.checks.scene import Activation, Argument
from emc.engines.native.kernel.state import FREED, LIVE
from emc.engines.native.names import ARGUMENTS, ENDS, HEADS, KIND_SHIFT, OWN
from emc.engines.native.run.scene import Scene
from emc.source import Span
from emc.target import WORD


class Heap:
    """The kernel's records of blocks (kernel/heap.py)."""

    def __init__(self, scene: Scene):
        self.scene = scene

    def live(self, at: int) -> Object | None:
        if at % WORD:
            return None
        number = self.scene.word(HEADS, at)
        return self._block(number, LIVE, at) if number else None

    def numbered(self, number: int) -> Object | None:
        return self._block(number - self.scene.machine.record.objects, 0, 0)

    def _block(self, number: int, state: int, at: int) -> Object | None:
        """The block of a record. state: the state that it must have; at: where it must begin; 0: any."""
        m = self.scene.machine.record
        if not 0 < number <= m.made_blocks:
            return None
        block: Any = self.scene.machine.blocks[number]
        if block.state not in ((state,) if state else (LIVE, FREED)) or (at and block.begin != at):
            return None
        begin: int = block.begin % m.stride
        freed = self._line(block.freed) if block.state == FREED else None
        if not block.name:
            return Object(begin, block.size, "", self._line(block.made), freed)
        array = self.scene.place(block.name)
        return Object(begin, block.size, array.word, array.span, freed, own_name(array.template))

    def _line(self, number: int) -> Span:
        """The line of the operation by which the program allocated or freed the block."""
        check = number & ~OWN if number & OWN else self.scene.with_checks(number)
        return self.scene.place(check).span


class Arguments:
    """The variable arguments, from the planes that threads write (codegen/kept.py)."""

    def __init__(self, scene: Scene):
        self.scene = scene

    def _at(self, plane: int, at: int) -> int:
        return self.scene.word(plane, at) if at % WORD == 0 and 0 <= at < self.scene.machine.record.whole else 0

    def given(self, at: int) -> Argument | None:
        check = self._at(ARGUMENTS, at) & (1 << KIND_SHIFT) - 1
        if not check:
            return None
        op = self.scene.check(check)
        assert isinstance(op.operands[2], int)
        return Argument(op.operands[2], op.word, check)

    def ended(self, at: int) -> tuple[int, int] | None:
        check = self._at(ENDS, at)
        if not check:
            return None
        count = self.scene.check(check).operands[2]
        assert isinstance(count, int)
        return count, check

    def text(self, activation: Activation) -> int | None:
        base = activation.pe * self.scene.stride
        begin = self.scene.word(ENDS, base + activation.frame)
        return base + begin if begin else None
