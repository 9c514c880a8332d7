"""Linked machine code: an Image, which works at any address, and how it is loaded into this process.

    image = link(object)                    link.py
    place([image], {"emc_wait": 0x7f...})   [Placed]: the addresses of its functions and tables

An image is cached, so that a program starts without LLVM. The code is in a memory file without a name. It is mapped as
readable and executable, never as writable, so it also works on systems that forbid writable code. If even that is
refused, or on computers that link.py does not know, LLVM loads the code (`is_possible`).
"""

from __future__ import annotations

import ctypes
import mmap
import os
import struct
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import Any, NamedTuple
from weakref import finalize

_WORD = 8
_FAILED = ctypes.c_void_p(-1).value
_MAP_SHARED, _READ_EXECUTE = 1, 5  # of Linux
_RETURN = b"\xc3"  # x86-64


class Image(NamedTuple):
    """Machine code that can be loaded. All fields have Python's own types, so that the cache can keep it as a tuple for
    all versions of emc."""

    code: bytes  # its bytes
    pointers: tuple[tuple[int, int], ...]  # (place, offset): the 8 bytes at `place` get the image's address + offset
    imports: tuple[tuple[int, str], ...]  # (place, name): the 8 bytes get the address of that name elsewhere
    symbols: dict[str, int]  # offsets of the functions and tables that others use

    def with_words(self, name: str, words: Sequence[int]) -> Image:
        """The image with these words, 8 bytes each, in the table of that name."""
        code = bytearray(self.code)
        if words:
            struct.pack_into(f"<{len(words)}q", code, self.symbols[name], *words)
        return self._replace(code=bytes(code))


class Refused(Exception):
    """The system does not map such code."""


class Placed:
    """An image that is loaded in this process, as long as this object or another one of the same mapping is alive."""

    def __init__(self, image: Image, base: int, mapping: _Code):
        self.image = image
        self.base = base
        self.mapping = mapping

    def address(self, name: str) -> int:
        return self.base + self.image.symbols[name]


def place(images: Sequence[Image], known: Mapping[str, int]) -> list[Placed]:
    """Loads images into this process, one after the other in one mapping. known: addresses by name; other names are the
    C library's and Python's. Raises Refused."""
    sizes = [-(-len(image.code) // mmap.PAGESIZE) * mmap.PAGESIZE for image in images]
    try:
        file = os.memfd_create("emc", os.MFD_CLOEXEC)
        try:
            os.ftruncate(file, sum(sizes))
            mapping = _Code(file, sum(sizes))
            base = mapping.base
            bases = list(accumulate(sizes[:-1], initial=base))
            for image, at in zip(images, bases, strict=True):
                _fill(file, at - base, _at(image, at, known))
        finally:
            os.close(file)
    except OSError as reason:
        raise Refused(reason.strerror) from None
    return [Placed(image, at, mapping) for image, at in zip(images, bases, strict=True)]


class _Code:
    """A file that is mapped as code. The mapping ends with this object. Raises OSError."""

    def __init__(self, file: int, size: int):
        base = _function("mmap", ctypes.c_void_p, *_MMAP)(None, size, _READ_EXECUTE, _MAP_SHARED, file, 0)
        if base in (None, _FAILED):
            number = ctypes.get_errno()
            raise OSError(number, os.strerror(number))
        self.base: int = base
        unmap = _function("munmap", ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t)
        finalize(self, unmap, base, size).atexit = False  # at the end of the process, another thread may still run it


_MMAP = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long


def _function(name: str, result: Any, *arguments: Any) -> Any:
    """A function of the C library that sets errno."""
    library = ctypes.CDLL(None, use_errno=True)
    return ctypes.CFUNCTYPE(result, *arguments, use_errno=True)((name, library))


def _at(image: Image, base: int, known: Mapping[str, int]) -> bytearray:
    """The bytes of an image for that address."""
    data = bytearray(image.code)
    for at, offset in image.pointers:
        struct.pack_into("<Q", data, at, base + offset)
    for at, name in image.imports:
        address = known.get(name) or outside(name)
        assert address is not None, name  # `link` has checked that the names exist
        struct.pack_into("<Q", data, at, address)
    return data


def _fill(file: int, at: int, data: bytearray) -> None:
    rest = memoryview(data)
    while rest:
        done = os.pwrite(file, rest, at)
        rest, at = rest[done:], at + done


def outside(name: str) -> int | None:
    """The address of a name of the C library or of Python; None if there is none."""
    try:
        return ctypes.addressof(ctypes.c_char.in_dll(ctypes.CDLL(None), name))
    except ValueError:
        return None


@cache
def is_possible() -> bool:
    """Whether this process can load images: link.py knows the computer, and the system maps code."""
    if sys.platform != "linux" or os.uname().machine != "x86_64" or sys.maxsize < 1 << 32:
        return False
    try:
        (placed,) = place([Image(_RETURN.ljust(mmap.PAGESIZE, _RETURN), (), (), {"return": 0})], {})
    except Refused:
        return False
    ctypes.CFUNCTYPE(None)(placed.address("return"))()
    return True
