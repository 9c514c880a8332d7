"""What the compiler must know about the machine: number and shape of the PEs, pointer split, memory size, layout of
spread arrays.

It is a plain value; machine/description.py makes it from the TOML file and the command line. Pointer split
(language.md, 3): a global pointer is one word with the PE number in the upper bits and the local byte address in the
lower ones: `pe << address_bits | address`. The null pointer is 0. There are as many address bits as the memory needs:
the PEs' memories lie one after the other in the computer's, where a simulator runs.
"""

from __future__ import annotations

import math

from emc.dataclass import dataclass
from emc.shape import MOST_PES

MOST_PACKET_TYPES = 65536
LEAST_ADDRESS_BITS = 16
MOST_TEMPLATES = 1 << LEAST_ADDRESS_BITS  # a smaller number fits into the address of a `frame` packet, on any machine
MOST_ADDRESS_BITS = 26  # a PE has at most 64 MB
LEAST_MEMORY = 4096  # bytes: the null page, a few statics and a few frames
WORD = 4
NULL_PAGE = 256  # bytes at address 0 that no access may touch, so that null pointers and their members trap
NORMAL, HOST = 0, 1  # packet types; handlers are numbered from 2 in module order
REQUEST_WORDS = 5  # words in memory of a request to the host: the service and four words
CODE = 0x8000_0000  # a code address is CODE + template number: never a data address, the same on every PE
SEGMENT = 128  # bytes: frames are aligned to this, so the address of a cell gives its frame
SEGMENT_CELLS = SEGMENT // WORD  # a frame's head word and its entry cells are in its first segment
MOST_MESSAGE_TYPES = SEGMENT_CELLS - 2  # of <emc/msg.h>: entries of a port, whose first two words are a frame's
PORT = "__port"  # what <emc/msg.h> sends to (runtime/lib/port.emir): matching entries of a frame, and queues
PORT_ENTRIES, PORT_QUEUES = 2, 32  # the words of its entry and its queue for message type 0
FIRST_ARGUMENT = 2  # word of a frame; 0 is the head, 1 the start entry
NEAR_ARGUMENTS = 16  # argument words 0..15 are at frame words 2..17, the rest from word 32 on


def argument_word(index: int) -> int:
    """The frame word (not byte) of argument word `index`."""
    return FIRST_ARGUMENT + index if index < NEAR_ARGUMENTS else SEGMENT_CELLS + index - NEAR_ARGUMENTS


def most_address_bits(pes: int) -> int:
    """The most bits of a global pointer that can hold the byte address, on a machine of that many PEs."""
    return min(MOST_ADDRESS_BITS, 32 - (pes - 1).bit_length())


def most_memory(pes: int) -> int:
    """The largest memory, in bytes, that each of that many PEs can have."""
    return 1 << most_address_bits(pes)


@dataclass(frozen=True, slots=True)
class Target:
    """What a program is compiled for."""

    pes: int  # 1 .. 65536
    shape: tuple[int, ...]  # two or three numbers, the last one varies fastest; () if the user gave no shape
    memory: int  # bytes of each PE, whole segments
    yield_after: int = 64  # packets that a loop may send before it gives up its turn (0 = no limit)
    interfaces: int = 0  # network interfaces that run handlers, one a node; 0: the machine has none

    @property
    def units(self) -> int:
        """The number of PEs and network interfaces. The interface of node n has the number `pes + n`."""
        return self.pes + self.interfaces

    def unit(self, number: int) -> str:
        """The name of a PE or network interface in texts for people: `PE 3`, `NI 1`."""
        return f"PE {number}" if number < self.pes else f"NI {number - self.pes}"

    @property
    def nodes(self) -> int:
        """The number of nodes that have PEs."""
        return self.interfaces or self.pes

    @property
    def node_pes(self) -> int:
        """PEs of a node; the last node may have fewer."""
        return -(-self.pes // self.nodes)

    @property
    def rows(self) -> int:
        """PE_ROWS, for arrays that are spread by rows and columns. It does not depend on the network."""
        return math.prod(self.shape[:-1])

    @property
    def cols(self) -> int:
        """PE_COLS, for arrays that are spread by rows and columns."""
        return self.shape[-1] if self.shape else self.pes

    @property
    def arranged(self) -> bool:
        return self.rows > 1

    @property
    def arrangement(self) -> str:
        """The shape as text, such as `8 x 8`; "" without a shape."""
        return " x ".join(map(str, self.shape)) if self.arranged else ""

    @property
    def alone(self) -> bool:
        """Whether there is one PE: every global pointer points to its own memory."""
        return self.units == 1

    @property
    def pe_bits(self) -> int:
        return (self.units - 1).bit_length()

    @property
    def address_bits(self) -> int:
        """The number of bits of a global pointer that hold the byte address."""
        return min(most_address_bits(self.units), max(LEAST_ADDRESS_BITS, (self.memory - 1).bit_length()))

    def mistake(self) -> str:
        """Says which of its values is impossible for a machine; "" if none is."""
        if not 1 <= self.pes <= MOST_PES:
            return f"a machine has 1 to {MOST_PES} PEs, not {self.pes}"
        if self.shape and (min(self.shape) < 1 or math.prod(self.shape) != self.pes):
            return f"{self.pes} PEs can't be arranged as {' x '.join(map(str, self.shape))}"
        most = most_memory(self.units)
        if not LEAST_MEMORY <= self.memory <= most or self.memory % SEGMENT:
            text = f"with {self.pes} PEs, each has {LEAST_MEMORY} to {most} bytes of memory, a multiple of {SEGMENT}"
            return f"{text}, not {self.memory}"
        if self.yield_after < 0:
            return f"the number of packets between two turns can't be negative: {self.yield_after}"
        return ""

    @property
    def address_mask(self) -> int:
        return (1 << self.address_bits) - 1

    def pointer(self, pe: int, address: int) -> int:
        return pe << self.address_bits | address

    def spread_by_grid(self, dims: tuple[int, ...]) -> bool:
        """Whether an array with these spread dimensions follows the shape (language.md, 3)."""
        return self.arranged and len(dims) == 2

    def holds(self, size: int) -> bool:
        """Whether a PE has memory for an object of that many bytes."""
        return size <= self.memory

    def slots(self, dims: tuple[int, ...]) -> int:
        """The number of slots that every PE reserves for an array with these spread dimensions (() = one slot)."""
        if self.spread_by_grid(dims):
            return -(-dims[0] // self.rows) * -(-dims[1] // self.cols)
        count = 1
        for n in dims:
            count *= n
        return -(-count // self.pes) if dims else 1

    def place(self, dims: tuple[int, ...], element: int) -> tuple[int, int]:
        """The PE and the slot of element number `element`, row by row."""
        if self.spread_by_grid(dims):
            i, j = divmod(element, dims[1])
            across = -(-dims[1] // self.cols)  # slots of one row of the array on a PE
            return (i % self.rows) * self.cols + j % self.cols, (i // self.rows) * across + j // self.cols
        return element % self.pes, element // self.pes

    def indices(self, dims: tuple[int, ...], pe: int, slot: int) -> tuple[int, ...] | None:
        """The indices of the element that is in a slot of a PE; None after the last one. The inverse of `place`."""
        if self.spread_by_grid(dims):
            across = -(-dims[1] // self.cols)
            i = slot // across * self.rows + pe // self.cols
            j = slot % across * self.cols + pe % self.cols
            return (i, j) if i < dims[0] and j < dims[1] else None
        number = slot * self.pes + pe if dims else 0
        found: list[int] = []
        for n in reversed(dims):
            number, i = divmod(number, n)
            found.insert(0, i)
        return None if number else tuple(found)
