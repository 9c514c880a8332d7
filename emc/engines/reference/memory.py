"""All PEs' memories in one mapping. PE i's memory starts at i << address_bits, so a global pointer is an offset in it.

Pages that no program touches cost nothing. The code that makes an access also checks it (threads.py); `access` is the
slow path that reports what is wrong. The lowest NULL_PAGE bytes of each PE belong to no object.
"""

from __future__ import annotations

import mmap
import struct
import sys
from collections.abc import Callable

from emc.engines.trapped import Trapped, count_bytes
from emc.faults import Faults
from emc.machine.description import COMMAND_LINE
from emc.source import Span
from emc.target import NULL_PAGE, Target

_NO_RESERVE = 0x4000 if sys.platform == "linux" else 0x40 if sys.platform == "darwin" else 0

assert sys.byteorder == "little", "the simulated machine is little-endian, and shares its memory's words with the host"


def reserve(target: Target) -> mmap.mmap:
    """A mapping with a byte for each byte of the machine's memory, all 0. Raises Faulty."""
    size = target.units << target.address_bits
    try:
        return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NO_RESERVE)
    except (OSError, OverflowError) as reason:
        text = f"this computer can't reserve {size >> 20} MB of address space for {target.pes} PEs: {reason}"
        where = Span(COMMAND_LINE, 1, 1)
        raise Faults().stop(
            "E1012", where, text, "simulate fewer PEs, or raise the limit of address space (ulimit -v)"
        ) from None


class Memory:
    """The mapping. i8 .. f32 are views of it by width, indexed by address / width; `bytes` is the mapping itself."""

    def __init__(self, target: Target):
        self.bytes = reserve(target)
        view = memoryview(self.bytes)
        self.u8, self.i8 = view, view.cast("b")
        self.u16, self.i16 = view.cast("H"), view.cast("h")
        self.i32 = view.cast("i")
        self.f32 = view.cast("f")
        self.size = target.memory

    def close(self) -> None:
        """Releases the mapping. The views can't be used afterwards."""
        for view in (self.i8, self.u16, self.i16, self.i32, self.f32, self.u8):
            view.release()
        self.bytes.close()

    def access(self, address: int, size: int, end: int = 0) -> int:
        """The address (mod 2^32) if `size` bytes may be read and written there. end: the end of memory, if it is not a
        PE's memory. Raises Trapped."""
        address &= 0xFFFF_FFFF
        if address < NULL_PAGE:
            raise Trapped("null pointer", f"access of {count_bytes(size)} at address {address:#x}")
        if address + size > (end or self.size):
            detail = f"access of {count_bytes(size)} at address {address:#x}, memory ends at {end or self.size:#x}"
            raise Trapped("wild address", detail)
        if address & (min(size, 4) - 1):
            raise Trapped("misaligned access", f"access of {count_bytes(size)} at address {address:#x}")
        return address


I64 = struct.Struct("<q")
F64 = struct.Struct("<d")


class Window:
    """One PE's memory, for the host services (machine/host.py: Memory). stored: called for each write."""

    def __init__(self, memory: Memory, base: int, stored: Callable[[int, int], None] | None = None):
        self.memory = memory
        self.base = base
        self.stored = stored

    def span(self, address: int, size: int) -> slice:
        address &= 0xFFFF_FFFF
        self.memory.access(address, 1)
        if address + size > self.memory.size:
            raise Trapped(
                "wild address", f"the PE's memory ends within the {count_bytes(size)} from address {address:#x} on"
            )
        return slice(self.base + address, self.base + address + size)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self.memory.u8[self.span(address, size)])

    def write(self, address: int, data: bytes) -> None:
        self.memory.u8[self.span(address, len(data))] = data
        if self.stored is not None:
            self.stored(self.base + (address & 0xFFFF_FFFF), len(data))
