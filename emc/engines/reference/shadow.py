"""What a checked build keeps beside the simulated memory: a state for each byte, an owner for each word, the objects.

Each byte has a state: of no object, set, unset, or of an object that is no more. Each word has the number of the object
in it. Threads look at both in place (watches.py), and call here when an object begins or ends; judge.py says what is
wrong with an access.

    state   0 nothing known   1 set   2 unset   4 freed, or its frame is gone
    owner   0 none   above: number of the object   -1: several objects share the word
"""

from __future__ import annotations

import mmap
from bisect import bisect_right
from collections import deque
from dataclasses import dataclass
from functools import cache

from emc.engines.reference.core import Core
from emc.engines.reference.memory import reserve
from emc.engines.reference.state import Pe, Trapped
from emc.faults import Note
from emc.ir.layout import Layout, bytes_here
from emc.ir.module import Module, Slot
from emc.source import LIBRARY, NOWHERE, Span
from emc.target import NULL_PAGE, SEGMENT, WORD

NONE, SET, UNSET, GONE = 0, 1, 2, 4
SHARED = -1
MOST_FREED = 20_000  # blocks that are remembered when they are freed
_STORED = bytes(SET if state == UNSET else state for state in range(256))


@dataclass(slots=True)
class Object:
    """A datum, a slot of a frame, or a block of the heap: its first byte on its PE. freed: of a block, which has a name
    when it is an array of computed length."""

    begin: int
    size: int
    name: str
    span: Span
    freed: Span | None = None
    template: str = ""

    def __str__(self) -> str:
        if not self.name:
            return f"the block of {count_bytes(self.size)}"
        return f"the text of {count_bytes(self.size)}" if self.literal else f"`{self.name}`"

    @property
    def literal(self) -> bool:
        """Whether it is a string literal: its name is none of the program's."""
        return "." in self.name

    @property
    def note(self) -> Note:
        if self.literal:
            return Note(self.span, f"{self} is here")
        what = "was allocated" if not self.name else f"is declared{f' in {self.template}' if self.template else ''}"
        return Note(self.span, f"{self} {what} here")

    @property
    def notes(self) -> tuple[Note, ...]:
        end = "its block ends here" if self.name else "and freed here"
        return (self.note,) if self.freed is None else (self.note, Note(self.freed, end))


@dataclass(frozen=True, slots=True)
class FrameImage:
    """The states and owners that a new frame of a template begins with, and the states that it leaves."""

    alive: bytes
    gone: bytes
    owners: memoryview


class Shadow:
    """Beside the memory of one machine. states, owners: indexed like the memory, by byte and by word."""

    def __init__(self, machine: Core):
        self.machine = machine
        self.states, self.words, self.halves = _views(reserve(machine.target))
        self.owners = _views(reserve(machine.target))[1]
        self.layout: Layout = machine.layout
        self.mask = machine.target.address_mask
        self.numbered: dict[int, Object] = {}
        self.slots: list[tuple[str, Slot]] = []
        self.frames: dict[str, FrameImage] = {}
        self.blocks: dict[int, int] = {}  # by first byte in the mapping: the block's number
        self.freed: deque[int] = deque()
        self.spread_end = self.layout.spread
        self.bases: list[int] = []
        module: Module = machine.module
        self.statics = [
            Object(self.layout.addresses[d.name], bytes_here(d, module.target), d.name.partition("@")[0], d.span)
            for d in module.data
        ]
        self.image = self._static_image()
        self.begins = [one.begin for one in self.statics]
        for template in module.templates:
            if slots := [slot for slot in template.slots if slot.span != NOWHERE and slot.size]:
                self.frames[template.name] = self._image(template.name, template.frame, slots)
        self.next = len(self.statics) + len(self.slots) + 1

    def close(self) -> None:
        for view in (self.words, self.halves, self.owners, self.states):
            view.release()

    # ---- what begins and ends

    def _static_image(self) -> tuple[bytes, memoryview]:
        """The states and owners that a PE begins with, from address 0 to the last static object."""
        size = self.layout.spread + 3 & ~3
        states, owners = bytearray(size), memoryview(bytearray(size)).cast("i")
        for number, one in enumerate(self.statics, 1):
            end = one.begin + one.size
            states[one.begin : end] = bytes([SET]) * one.size
            for word in range(one.begin // WORD, -(-end // WORD)):
                owners[word] = number if owners[word] == NONE else SHARED
        return bytes(states), owners

    def _image(self, name: str, frame: int, slots: list[Slot]) -> FrameImage:
        size = -(-frame // SEGMENT) * SEGMENT
        states, owners = bytearray(size), memoryview(bytearray(size)).cast("i")
        for slot in slots:
            self.slots.append((name, slot))
            states[slot.offset : slot.offset + slot.size] = bytes([SET]) * slot.size
            for word in range(slot.offset // WORD, -(-(slot.offset + slot.size) // WORD)):
                owners[word] = len(self.statics) + len(self.slots)
        return FrameImage(bytes(states), bytes(states).replace(b"\1", b"\4"), owners)

    def load(self, base: int) -> None:
        """A PE begins, with its static objects."""
        self.bases.append(base)
        states, owners = self.image
        self.states[base : base + len(states)] = states
        self.owners[base >> 2 : base + len(states) >> 2] = owners
        grown = self.spread_end - self.layout.spread
        self.states[base + self.layout.spread : base + self.spread_end] = bytes([SET]) * grown

    def spread(self, begin: int, size: int) -> None:
        """The spread region grows: nothing is known of its objects."""
        self.spread_end = max(self.spread_end, begin + size)
        for base in self.bases:
            self.states[base + begin : base + begin + size] = bytes([SET]) * size

    def frame_new(self, template: str, at: int) -> None:
        image = self.frames.get(template)
        if image is not None:
            self.states[at : at + len(image.alive)] = image.alive
            self.owners[at >> 2 : at + len(image.alive) >> 2] = image.owners

    def frame_free(self, template: str, at: int) -> None:
        image = self.frames.get(template)
        if image is not None:
            self.states[at : at + len(image.gone)] = image.gone

    def stored(self, at: int, size: int) -> None:
        """Bytes of the mapping were written: they are set."""
        self.states[at : at + size] = bytes(self.states[at : at + size]).translate(_STORED)

    def copied(self, to: int, source: int, size: int) -> None:
        """Bytes were copied: those that were unset are so at their new place."""
        if UNSET in (held := bytes(self.states[source : source + size])):
            for i, state in enumerate(held):
                if state == UNSET and self.states[to + i] == SET:
                    self.states[to + i] = UNSET

    # ---- the heap

    def users_line(self, pe: Pe, number: int) -> Span:
        """Where the program called what runs: a line of its own, not the library's."""
        places = self.machine.places
        span, activation = places[number].span, pe.activation
        while span.file.startswith(LIBRARY) and activation is not None:
            span, activation = places[activation.op].span, activation.parent
        return span

    def new(self, pe: Pe, address: int, size: int, number: int) -> None:
        at, size = pe.base + (address & self.mask), size & 0xFFFF_FFFF
        end = at + size
        self.states[at - WORD : at] = bytes(WORD)
        self.owners[at - WORD >> 2] = 0
        self.states[at:end] = bytes([UNSET]) * size
        behind = (end + 3 & ~3) + WORD
        self.states[end:behind] = bytes(behind - end)
        self.owners[behind - WORD >> 2] = 0
        self.next += 1
        self.numbered[self.next] = Object(at - pe.base, size, "", self.users_line(pe, number))
        self.blocks[at] = self.next
        self._own(at, size, self.next)

    def array(self, pe: Pe, address: int, name: str, number: int) -> None:
        """The block there is an array that the program declares: it has a name, and a place."""
        block = self.owner(pe, address & self.mask)
        if block is not None:
            place = self.machine.places[number]
            block.name, block.span, block.template = name, place.span, _own_name(place.template)

    def _own(self, at: int, size: int, number: int) -> None:
        first, last = at >> 2, at + size + 3 >> 2
        self.owners[first:last] = memoryview(number.to_bytes(4, "little") * (last - first)).cast("i")

    def free(self, pe: Pe, address: int, number: int) -> None:
        at = pe.base + (address & self.mask)
        block = self.block(pe, at, "free")
        block.freed = self.users_line(pe, number)
        self.states[at : at + block.size] = bytes([GONE]) * block.size
        self.freed.append(self.blocks.pop(at))
        if len(self.freed) > MOST_FREED:
            del self.numbered[self.freed.popleft()]

    def room(self, pe: Pe, address: int, size: int, number: int) -> None:
        at = pe.base + (address & self.mask)
        block = self.block(pe, at, "realloc")
        more = size - block.size
        if more > 0:
            self.states[at + block.size : at + size] = bytes([UNSET]) * more
            self._own(at, size, self.blocks[at])
        else:
            self.states[at + size : at + block.size] = bytes(-more)
        block.size, block.span = size, self.users_line(pe, number)

    def block(self, pe: Pe, at: int, what: str) -> Object:
        """The live block that begins there, for `free` or `realloc`."""
        if at in self.blocks:
            return self.numbered[self.blocks[at]]
        owner = self.owner(pe, at - pe.base)
        if owner is None:
            raise Trapped(f"{what} of a pointer that malloc did not give")
        if owner.freed is not None and at - pe.base == owner.begin:
            raise Trapped("block freed twice" if what == "free" else "realloc of a freed block", notes=owner.notes)
        where = "the middle of " if at - pe.base != owner.begin else ""
        text = f"{what} of a pointer that malloc did not give: it leads to {where}{owner}"
        raise Trapped(text, notes=owner.notes)

    # ---- who is there

    def owner(self, pe: Pe, address: int) -> Object | None:
        """The object at a local address, which may be gone."""
        number = self.owners[pe.base + address >> 2]
        if number == SHARED or 0 < number <= len(self.statics):
            index = bisect_right(self.begins, address) - 1
            one = self.statics[index] if index >= 0 else None
            return one if one is not None and address < one.begin + one.size else None
        if number in self.numbered:
            return self.numbered[number]
        if not 0 < number <= len(self.statics) + len(self.slots):
            return None
        template, slot = self.slots[number - len(self.statics) - 1]
        word = pe.base + address >> 2
        while self.owners[word - 1] == number:
            word -= 1
        return Object((word << 2) - pe.base, slot.size, _own_name(slot.name), slot.span, None, _own_name(template))

    def before(self, pe: Pe, address: int) -> Object | None:
        """The live object that ends nearest below an address, within reach of a small mistake."""
        for word in range(pe.base + address >> 2, max(pe.base + NULL_PAGE, pe.base + address - 4096) >> 2, -1):
            if self.owners[word] and self.states[word << 2] in (SET, UNSET):
                return self.owner(pe, (word << 2) - pe.base)
        return None


@cache
def _own_name(name: str) -> str:
    """A name without what makes it unique: `x.1`, `f@2`."""
    head = name.partition("@")[0]
    stem, _, number = head.rpartition(".")
    return stem if stem and number.isdigit() else head


def count_bytes(count: int) -> str:
    return f"{count} byte{'s' * (count != 1)}"


def _views(memory: mmap.mmap) -> tuple[memoryview, memoryview, memoryview]:
    """By byte, by word, by half a word."""
    view = memoryview(memory)
    return view, view.cast("i"), view.cast("H")
