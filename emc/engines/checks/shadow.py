"""What a checked build keeps beside the simulated memory: a state for each byte, an owner for each word, the objects.

Threads look at both in place, and come here when an object begins or ends; judge.py says what is wrong with an access.
images.py says what is in them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque

from emc.engines.checks.images import GONE, SET, SHARED, UNSET, slots_of
from emc.engines.checks.objects import Object, own_name
from emc.engines.checks.scene import Pe, Scene
from emc.engines.trapped import Trapped
from emc.ir.layout import bytes_here
from emc.ir.module import Module
from emc.source import LIBRARY, Span
from emc.target import NULL_PAGE, WORD

MOST_FREED = 20_000  # blocks that are remembered when they are freed
_STORED = bytes(SET if state == UNSET else state for state in range(256))


def stored(states: memoryview, at: int, size: int) -> None:
    """Bytes of the mapping were written: they are set."""
    states[at : at + size] = bytes(states[at : at + size]).translate(_STORED)


class Shadow:
    """Beside the memory of one machine. states, owners: indexed like the memory, by byte and by word (32 bits,
    signed)."""

    def __init__(self, scene: Scene, module: Module, states: memoryview, owners: memoryview[int]):
        self.scene = scene
        self.states, self.owners = states, owners
        self.mask = scene.target.address_mask
        lay = scene.layout
        self.numbered: dict[int, Object] = {}
        self.blocks: dict[int, int] = {}  # by first byte in the mapping: the block's number
        self.freed: deque[int] = deque()
        self.statics = [
            Object(lay.addresses[d.name], bytes_here(d, module.target), d.name.partition("@")[0], d.span)
            for d in module.data
        ]
        self.begins = [one.begin for one in self.statics]
        self.slots = [(template.name, slot) for template in module.templates for slot in slots_of(template)]
        self.next = len(self.statics) + len(self.slots) + 1

    # ---- what is written

    def copied(self, to: int, source: int, size: int) -> None:
        """Bytes were copied: those that were unset are so at their new place."""
        if UNSET in (held := bytes(self.states[source : source + size])):
            for i, state in enumerate(held):
                if state == UNSET and self.states[to + i] == SET:
                    self.states[to + i] = UNSET

    def spread(self, base: int, begin: int, size: int) -> None:
        """The spread region grows: nothing is known of its objects."""
        self.states[base + begin : base + begin + size] = bytes([SET]) * size

    # ---- the heap

    def users_line(self, pe: Pe, number: int) -> Span:
        """Where the program called what runs: a line of its own, not the library's."""
        span, activation = self.scene.place(number).span, pe.activation
        while span.file.startswith(LIBRARY) and activation is not None:
            span, activation = self.scene.place(activation.op).span, activation.parent
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
            place = self.scene.place(number)
            block.name, block.span, block.template = name, place.span, own_name(place.template)

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
        return self.owner_at(pe.base, address)

    def owner_at(self, base: int, address: int) -> Object | None:
        number = self.owners[base + address >> 2]
        if number == SHARED or 0 < number <= len(self.statics):
            index = bisect_right(self.begins, address) - 1
            one = self.statics[index] if index >= 0 else None
            return one if one is not None and address < one.begin + one.size else None
        if number in self.numbered:
            return self.numbered[number]
        if not 0 < number <= len(self.statics) + len(self.slots):
            return None
        template, slot = self.slots[number - len(self.statics) - 1]
        word = base + address >> 2
        while self.owners[word - 1] == number:
            word -= 1
        return Object((word << 2) - base, slot.size, own_name(slot.name), slot.span, None, own_name(template))

    def before(self, pe: Pe, address: int) -> Object | None:
        """The live object that ends nearest below an address, within reach of a small mistake."""
        for word in range(pe.base + address >> 2, max(pe.base + NULL_PAGE, pe.base + address - 4096) >> 2, -1):
            if self.owners[word] and self.states[word << 2] in (SET, UNSET):
                return self.owner(pe, (word << 2) - pe.base)
        return None
