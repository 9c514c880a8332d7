"""What a checked build keeps beside the simulated memory: a state for each byte (states.py), an owner for each word.

This module finds the object that owns a byte, for judge.py, which reports what is wrong with an access. Engines write
states and owners when objects begin and end, and when bytes are set.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from emc.engines.checks.images import SHARED, slots_of
from emc.engines.checks.objects import Object, own_name
from emc.engines.checks.scene import Heap, Pe, Scene
from emc.engines.checks.states import COMING, LENT, LIVE, SET, UNSET
from emc.engines.trapped import Trapped
from emc.ir.layout import bytes_here
from emc.ir.module import Module, Spread
from emc.target import NULL_PAGE

FAR = 1024  # bytes from an object, at which an access is not supposed to have come from there
_STORED = bytes(SET if state == UNSET else state for state in range(256))
_LENT = bytes(LENT if state == SET else state for state in range(256))
_COMING = bytes(COMING if state in LIVE else state for state in range(256))
_BACK = bytes(SET if state in (LENT, COMING) else state for state in range(256))


def stored(states: memoryview, at: int, size: int) -> None:
    """Marks bytes of the mapping as set, after a write."""
    states[at : at + size] = bytes(states[at : at + size]).translate(_STORED)


def lend(states: memoryview, source: int, to: int, size: int) -> None:
    """Marks the bytes of a transfer that begins: its source must not change, and its destination will be filled.
    source, to: numbers of bytes over all PEs."""
    states[source : source + size] = bytes(states[source : source + size]).translate(_LENT)
    states[to : to + size] = bytes(states[to : to + size]).translate(_COMING)


def give_back(states: memoryview, source: int, to: int, size: int) -> None:
    """Removes the marks of a transfer that is over."""
    for at in (source, to):
        states[at : at + size] = bytes(states[at : at + size]).translate(_BACK)


class Shadow:
    """The shadow of one machine's memory."""

    def __init__(self, scene: Scene, module: Module, states: memoryview, owners: memoryview[int], heap: Heap):
        self.scene = scene
        self.heap = heap
        self.states, self.owners = states, owners  # by byte, and by word (32 bits, signed), as in memory
        self.mask = scene.target.address_mask
        lay = scene.layout
        self.statics = [
            Object(
                *(lay.addresses[d.name], bytes_here(d, module.target), d.name.partition("@")[0], d.span),
                spread=isinstance(d, Spread) and bool(d.dims) and not module.target.alone,
            )
            for d in module.data
        ]
        self.begins = [one.begin for one in self.statics]
        self.slots = [(template.name, slot) for template in module.templates for slot in slots_of(template)]

    # ---- what is written

    def copied(self, to: int, source: int, size: int) -> None:
        """Copies the mark of unset bytes, after the bytes were copied."""
        if UNSET in (held := bytes(self.states[source : source + size])):
            for i, state in enumerate(held):
                if state == UNSET and self.states[to + i] == SET:
                    self.states[to + i] = UNSET

    def spread(self, base: int, begin: int, size: int) -> None:
        """Marks new bytes of the spread region as set, because nothing is known of its objects."""
        self.states[base + begin : base + begin + size] = bytes([SET]) * size

    # ---- the heap

    def block(self, pe: Pe, at: int, what: str) -> Object:
        """The live block that begins at that byte, for `free` or `realloc`. Raises Trapped if there is none."""
        if (found := self.heap.live(at)) is not None:
            return found
        owner = self.owner(pe, at - pe.base)
        if owner is None:
            raise Trapped(f"{what} of a pointer that malloc did not return")
        if owner.freed is not None and at - pe.base == owner.begin:
            raise Trapped("block freed twice" if what == "free" else "realloc of a freed block", notes=owner.notes)
        where = "the middle of " if at - pe.base != owner.begin else ""
        text = f"{what} of a pointer that malloc did not return: it points to {where}{owner}"
        raise Trapped(text, notes=owner.notes)

    # ---- which object is there

    def owner(self, pe: Pe, address: int) -> Object | None:
        """The object at a local address. It may no longer exist."""
        return self.owner_at(pe.base, address)

    def owner_at(self, base: int, address: int) -> Object | None:
        number = self.owners[base + address >> 2]
        if number == SHARED or 0 < number <= len(self.statics):
            index = bisect_right(self.begins, address) - 1
            one = self.statics[index] if index >= 0 else None
            return one if one is not None and address < one.begin + one.size else None
        if number > len(self.statics) + len(self.slots):
            return self.heap.numbered(number)
        if number <= 0:
            return None
        template, slot = self.slots[number - len(self.statics) - 1]
        word = base + address >> 2
        while self.owners[word - 1] == number:
            word -= 1
        return Object((word << 2) - base, slot.size, own_name(slot.name), slot.span, None, own_name(template))

    def passed(self, owner: Object, size: int) -> Object:
        """The object whose end was probably passed by an access of that size that leaves `owner`. A pointer that walks
        on from the program's static objects comes to the texts and the library's objects after them."""
        if not owner.foreign or (owner.literal and size == 1):
            return owner
        index = bisect_left(self.begins, owner.begin)
        if index == len(self.statics) or self.statics[index] is not owner:
            return owner
        own = next((one for one in reversed(self.statics[:index]) if one.size and not one.foreign), owner)
        return own if owner.begin - own.begin - own.size < FAR else owner

    def before(self, pe: Pe, address: int) -> Object | None:
        """The last live object that ends shortly below an address."""
        for word in range(pe.base + address >> 2, max(pe.base + NULL_PAGE, pe.base + address - 4096) >> 2, -1):
            if self.owners[word] and self.states[word << 2] in LIVE:
                return self.owner(pe, (word << 2) - pe.base)
        return None
