"""Blocks of the heap, and variable arguments, as the reference machine remembers them for a checked build."""

from __future__ import annotations

from collections import deque

from emc.engines.checks.images import GONE, UNSET
from emc.engines.checks.objects import Object, own_name
from emc.engines.checks.scene import Argument
from emc.engines.checks.shadow import Shadow
from emc.engines.reference.state import Activation, Pe
from emc.machine import limits
from emc.source import LIBRARY, Span
from emc.target import WORD


class Heap:
    """blocks: by first byte in the mapping, the live block's number; freed: those that are gone, oldest first."""

    def __init__(self, first: int):
        self.next = first
        self.known: dict[int, Object] = {}
        self.blocks: dict[int, int] = {}
        self.freed: deque[int] = deque()

    def live(self, at: int) -> Object | None:
        number = self.blocks.get(at)
        return None if number is None else self.known[number]

    def numbered(self, number: int) -> Object | None:
        return self.known.get(number)


class Blocks:
    """What checks of malloc and free do. heap: where it is remembered."""

    def __init__(self, shadow: Shadow, heap: Heap):
        self.shadow, self.heap = shadow, heap
        self.scene = shadow.scene
        self.states, self.owners, self.mask = shadow.states, shadow.owners, shadow.mask

    def users_line(self, pe: Pe, number: int) -> Span:
        """Where the program called what runs: a line of its own, not the library's."""
        span, activation = self.scene.place(number).span, pe.activation
        while span.file.startswith(LIBRARY) and activation is not None:
            span, activation = self.scene.place(activation.op).span, activation.parent
        return span

    def new(self, pe: Pe, address: int, size: int, number: int) -> None:
        """A block begins: its bytes are unset, and no object is right before it or after it."""
        at, size = pe.base + (address & self.mask), size & 0xFFFF_FFFF
        end = at + size
        self.states[at - WORD : at] = bytes(WORD)
        self.owners[at - WORD >> 2] = 0
        self.states[at:end] = bytes([UNSET]) * size
        behind = (end + 3 & ~3) + WORD
        self.states[end:behind] = bytes(behind - end)
        self.owners[behind - WORD >> 2] = 0
        heap = self.heap
        heap.next += 1
        heap.known[heap.next] = Object(at - pe.base, size, "", self.users_line(pe, number))
        heap.blocks[at] = heap.next
        self._own(at, size, heap.next)

    def array(self, pe: Pe, address: int, name: str, number: int) -> None:
        """The block there is an array that the program declares: it has a name, and a place."""
        block = self.heap.live(pe.base + (address & self.mask))
        if block is not None:
            place = self.scene.place(number)
            block.name, block.span, block.template = name, place.span, own_name(place.template)

    def _own(self, at: int, size: int, number: int) -> None:
        first, last = at >> 2, at + size + 3 >> 2
        self.owners[first:last] = memoryview(number.to_bytes(4, "little") * (last - first)).cast("i")

    def free(self, pe: Pe, address: int, number: int) -> None:
        heap, at = self.heap, pe.base + (address & self.mask)
        block = self.shadow.block(pe, at, "free")
        block.freed = self.users_line(pe, number)
        self.states[at : at + block.size] = bytes([GONE]) * block.size
        heap.freed.append(heap.blocks.pop(at))
        if len(heap.freed) > limits.MOST_FREED:
            del heap.known[heap.freed.popleft()]

    def room(self, pe: Pe, address: int, size: int, number: int) -> None:
        """A block has so many bytes from now on."""
        at = pe.base + (address & self.mask)
        block = self.shadow.block(pe, at, "realloc")
        more = size - block.size
        if more > 0:
            self.states[at + block.size : at + size] = bytes([UNSET]) * more
            self._own(at, size, self.heap.blocks[at])
        else:
            self.states[at + size : at + block.size] = bytes(-more)
        block.size, block.span = size, self.users_line(pe, number)


class Arguments:
    """arguments, ends: by byte of the mapping; texts: of activations."""

    def __init__(self) -> None:
        self.arguments: dict[int, Argument] = {}
        self.ends: dict[int, tuple[int, int]] = {}
        self.texts: dict[object, int] = {}

    def argument(self, at: int, number: int, kind: str, op: int) -> None:
        self.arguments[at] = Argument(number, kind, op)
        self.ends.pop(at, None)

    def end(self, at: int, count: int, op: int) -> None:
        self.ends[at] = count, op

    def take_for(self, pe: Pe, address: int) -> None:
        """Arguments are taken for the conversion whose text begins there."""
        if pe.activation is not None:
            self.texts[pe.activation] = pe.base + address

    def forget(self, activation: Activation) -> None:
        """The activation is over."""
        self.texts.pop(activation, None)

    def given(self, at: int) -> Argument | None:
        return self.arguments.get(at)

    def ended(self, at: int) -> tuple[int, int] | None:
        return self.ends.get(at)

    def text(self, activation: object) -> int | None:
        return self.texts.get(activation)
