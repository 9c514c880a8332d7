"""The view that engines/checks has of the native machine."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from emc.engines.places import Place, Places
from emc.ir.layout import Layout, layout
from emc.target import SEGMENT, WORD

if TYPE_CHECKING:
    from emc.engines.native.run.machine import Machine
    from emc.engines.native.run.origin import Origin
    from emc.ir.module import Op

PIECE = 1 << 12  # bytes that are searched at once


class Activation:
    """The life of a frame. number: the number of its first segment in the whole memory. life: the number of frames that
    this segment has had."""

    __slots__ = ("life", "number", "scene")

    def __init__(self, scene: Scene, number: int, life: int):
        self.scene, self.number, self.life = scene, number, life

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Activation) and (self.number, self.life) == (other.number, other.life)

    def __hash__(self) -> int:
        return self.number

    @property
    def pe(self) -> int:
        return self.number * SEGMENT // self.scene.stride

    @property
    def frame(self) -> int:
        return self.number * SEGMENT % self.scene.stride

    @property
    def _segment(self) -> Any:
        return self.scene.machine.segment(self.number)

    @property
    def op(self) -> int:
        return self.scene.with_checks(self._segment.made)

    @property
    def parent(self) -> Activation | None:
        segment = self._segment
        return self.scene.activation(segment.parent, segment.parent_life)


class Pe:
    """A PE while one of its threads makes a request."""

    __slots__ = ("activation", "base", "number", "origin")

    def __init__(self, number: int, base: int, activation: Activation | None, origin: int):
        self.number, self.base, self.activation, self.origin = number, base, activation, origin


class Scene:
    """The view of one machine, or of machines that go on with its memory."""

    def __init__(self, machine: Machine, origin: Origin):
        self.machine = machine
        self.origin = origin
        self.target = machine.target
        self.stride: int = machine.record.stride

    @property
    def layout(self) -> Layout:
        return self._layout

    @cached_property
    def _layout(self) -> Layout:
        return layout(self.origin.module)

    @cached_property
    def places(self) -> Places:
        places = Places()
        for template in self.origin.module.templates:
            places.add(template)
        return places

    def place(self, number: int) -> Place:
        return self.places[number]

    def check(self, number: int) -> Op:
        """The check or operation with that number."""
        return self.places.operation(number)

    def word(self, plane: int, at: int) -> int:
        """A plane's word for that place in memory, unsigned."""
        at += (1 + plane) * self.machine.record.whole
        return int.from_bytes(self.machine.memory.bytes[at : at + WORD], "little")

    def with_checks(self, operation: int) -> int:
        """The number of an operation when checks are counted as well."""
        return bisect_right(self.places.plain, operation) - 1

    def bases(self) -> Iterator[tuple[int, int]]:
        return ((number, number * self.stride) for number, pe in enumerate(self.machine.pes) if pe.loaded)

    def read(self, at: int, size: int) -> bytes:
        return bytes(self.machine.memory.bytes[at : at + size])

    def zero(self, at: int, end: int) -> int:
        for begin in range(at, end, PIECE):
            found = self.read(begin, min(PIECE, end - begin)).find(0)
            if found >= 0:
                return begin + found
        return -1

    def activation(self, number: int, life: int) -> Activation | None:
        """The activation of a segment's frame, if the segment still has that frame."""
        return Activation(self, number, life) if number and self.machine.segment(number).life == life else None
