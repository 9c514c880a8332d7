"""Records of heap blocks and of variable arguments, which the reference machine keeps for a checked build."""

from __future__ import annotations

from collections import deque

from emc.engines.checks.objects import Object, own_name
from emc.engines.checks.scene import Argument
from emc.engines.checks.shadow import Shadow
from emc.engines.checks.states import GONE, UNSET
from emc.engines.reference.state import Activation, Pe
from emc.machine import limits
from emc.source import LIBRARY, Span
from emc.target import WORD


class Heap:
    """The blocks of the heap that are known."""

    def __init__(self, first: int):
        self.next = first
        self.known: dict[int, Object] = {}
        self.blocks: dict[int, int] = {}  # live blocks: number by first byte in the mapping
        self.freed: deque[int] = deque()  # numbers of freed blocks, oldest first

    def live(self, at: int) -> Object | None:
        number = self.blocks.get(at)
        return None if number is None else self.known[number]

    def numbered(self, number: int) -> Object | None:
        return self.known.get(number)


class Blocks:
    """The checks of malloc and free. heap: the known blocks."""

    def __init__(self, shadow: Shadow, heap: Heap):
        self.shadow, self.heap = shadow, heap
        self.scene = shadow.scene
        self.states, self.owners, self.mask = shadow.states, shadow.owners, shadow.mask

    def users_line(self, pe: Pe, number: int) -> Span:
        """The program's line that called the running code: a line of its own, not of the library."""
        span, activation = self.scene.place(number).span, pe.activation
        while span.file.startswith(LIBRARY) and activation is not None and activation.op:  # 0: the machine made it
            span, activation = self.scene.place(activation.op).span, activation.parent
        return span

    def new(self, pe: Pe, address: int, size: int, number: int) -> None:
        """Begins a block: its bytes are unset, and no object is directly before or after it."""
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
        """Gives the block there the name and place of the array that the program declares."""
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
        """Changes the size of a block to `size` bytes."""
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
    """The variable arguments of calls."""

    def __init__(self) -> None:
        self.arguments: dict[int, Argument] = {}  # by byte of the mapping
        self.ends: dict[int, tuple[int, int]] = {}  # by byte of the mapping: (count, op)
        self.texts: dict[object, int] = {}  # of activations

    def argument(self, at: int, number: int, kind: str, op: int) -> None:
        self.arguments[at] = Argument(number, kind, op)
        self.ends.pop(at, None)

    def end(self, at: int, count: int, op: int) -> None:
        self.ends[at] = count, op

    def take_for(self, pe: Pe, address: int) -> None:
        """Sets the format conversion, by its first byte, for which arguments are read now."""
        if pe.activation is not None:
            self.texts[pe.activation] = pe.base + address

    def forget(self, activation: Activation) -> None:
        """Drops the records about an activation that has ended."""
        self.texts.pop(activation, None)

    def given(self, at: int) -> Argument | None:
        return self.arguments.get(at)

    def ended(self, at: int) -> tuple[int, int] | None:
        return self.ends.get(at)

    def text(self, activation: object) -> int | None:
        return self.texts.get(activation)
