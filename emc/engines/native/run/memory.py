"""Memory that costs nothing until it is used, and the view of a PE's memory for host services."""

from __future__ import annotations

import ctypes
import errno
import mmap
import os
import resource
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from emc.faults import Faults
from emc.machine.description import COMMAND_LINE
from emc.source import Span
from emc.target import NULL_PAGE

_C = ctypes.CDLL(None, use_errno=True)
_NO_RESERVE = 0x4000 if sys.platform == "linux" else 0x40 if sys.platform == "darwin" else 0

SLACK = 256 << 20  # bytes of address space that stay free, for threads and for LLVM

assert sys.byteorder == "little", "the simulated machine is little-endian, and shares its memory's words with the host"


def address_space_left() -> int:
    """The bytes of address space that this process may still reserve (ulimit -v)."""
    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    if limit == resource.RLIM_INFINITY:
        return 1 << 62
    with suppress(OSError), open("/proc/self/statm", encoding="ascii") as file:
        return limit - int(file.read().split()[0]) * mmap.PAGESIZE
    return limit


class Mapping:
    """Zeroed bytes between two guard pages, which can't be read or written. address: the address of the first byte,
    for machine code. dense: the used bytes are close together, so huge pages are useful. Raises Faulty if there is
    no room."""

    def __init__(self, size: int, dense: bool = False):
        page = mmap.PAGESIZE
        room = max(-(-size // page), 1) * page
        try:
            if room + SLACK > address_space_left():
                raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))
            whole = mmap.mmap(-1, room + 2 * page, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NO_RESERVE)
            begin = ctypes.addressof(ctypes.c_char.from_buffer(whole))
            _guard(begin, page)
            _guard(begin + page + room, page)
        except (OSError, OverflowError) as reason:
            text = f"this computer can't reserve {size >> 20} MB of address space for the machine: {reason}"
            where = Span(COMMAND_LINE, 1, 1)
            raise Faults().stop(
                "E1012", where, text, "simulate fewer PEs, or raise the limit of address space (ulimit -v)"
            ) from None
        if dense and hasattr(mmap, "MADV_HUGEPAGE"):
            with suppress(OSError):  # a system without huge pages is only slower
                whole.madvise(mmap.MADV_HUGEPAGE)
        self.bytes = memoryview(whole)[page : page + size]
        self.address = begin + page


def _guard(address: int, size: int) -> None:
    """Makes those pages inaccessible."""
    if _C.mprotect(ctypes.c_void_p(address), ctypes.c_size_t(size), 0):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


Stored: TypeAlias = "Callable[[int, int], None]"  # (place in the mapping, number of bytes)


class Outside(Exception):
    """An address outside of the PE's memory."""


class Window:
    """One PE's memory (machine/host.py: Memory). stored: called for each write."""

    def __init__(self, memory: Mapping, base: int, size: int, stored: Stored | None = None):
        self.stored = stored
        self.memory = memory
        self.base = base
        self.size = size

    def span(self, address: int, size: int) -> slice:
        address &= 0xFFFF_FFFF
        if not NULL_PAGE <= address <= self.size - max(size, 1):
            raise Outside
        return slice(self.base + address, self.base + address + size)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self.memory.bytes[self.span(address, size)])

    def write(self, address: int, data: bytes) -> None:
        at = self.span(address, len(data))
        self.memory.bytes[at] = data
        if self.stored is not None:
            self.stored(at.start, len(data))
