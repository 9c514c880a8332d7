"""The first states and owners of memory: of static objects, and of each template's frames.

    state   for each byte: states.py
    owner   for each word: 0 none   above 0: number of the object   -1: several objects share the word

Objects are numbered: static ones in the module's order from 1, then the slots of frames by template, then blocks of the
heap in the order in which they are allocated.
"""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.engines.checks.states import GONE, SET
from emc.ir.layout import Layout, bytes_here
from emc.ir.module import Module, Slot, Template
from emc.source import NOWHERE
from emc.target import SEGMENT, WORD

NO_OWNER, SHARED = 0, -1


@dataclass(frozen=True, slots=True)
class Image:
    """The states of some bytes, and the owners of their words, 4 bytes for each."""

    states: bytes
    owners: bytes

    @property
    def gone(self) -> bytes:
        """The states of a frame's bytes after the frame is freed."""
        return self.states.replace(bytes([SET]), bytes([GONE]))


def static_image(module: Module, layout: Layout) -> Image:
    """The image of a PE's memory from address 0 to the end of the static objects."""
    size = layout.spread + 3 & ~3
    states, owners = bytearray(size), memoryview(bytearray(size)).cast("i")
    for number, one in enumerate(module.data, 1):
        begin = layout.addresses[one.name]
        end = begin + bytes_here(one, module.target)
        states[begin:end] = bytes([SET]) * (end - begin)
        for word in range(begin // WORD, -(-end // WORD)):
            owners[word] = number if owners[word] == NO_OWNER else SHARED
    return Image(bytes(states), owners.tobytes())


def slots_of(template: Template) -> list[Slot]:
    """The slots of the template's frame that are objects."""
    return [slot for slot in template.slots if slot.span != NOWHERE and slot.size]


def holds(template: Template, offset: int, size: int) -> bool:
    """Whether bytes of the frame belong to a variable or another object of the program."""
    slots = (s for s in template.slots if s.span.line and s.span.file != NOWHERE.file)
    return any(s.offset < offset + size and offset < s.offset + s.size for s in slots)


def frame_images(module: Module) -> list[Image | None]:
    """An image of each template's frame; None if no slot of the frame is an object."""
    found: list[Image | None] = []
    number = len(module.data)
    for template in module.templates:
        slots = slots_of(template)
        found.append(_frame_image(template.frame, slots, number) if slots else None)
        number += len(slots)
    return found


def _frame_image(frame: int, slots: list[Slot], before: int) -> Image:
    size = -(-frame // SEGMENT) * SEGMENT
    states, owners = bytearray(size), memoryview(bytearray(size)).cast("i")
    for number, slot in enumerate(slots, before + 1):
        states[slot.offset : slot.offset + slot.size] = bytes([SET]) * slot.size
        for word in range(slot.offset // WORD, -(-(slot.offset + slot.size) // WORD)):
            owners[word] = number
    return Image(bytes(states), owners.tobytes())
