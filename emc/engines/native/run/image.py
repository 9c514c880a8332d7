"""Linked machine code: an Image, good at any address, and how it comes into this process.

    image = link(object)                    link.py
    place(image, {"emc_wait": 0x7f...})     Placed: where its functions and tables are

An image is kept from run to run, so that a program starts without LLVM. The code lies in a file in memory that has no
name. It is mapped to be read and executed, never to be written, which systems that forbid writable code allow. Where
even that is refused, or on other computers than link.py knows, LLVM loads the code (`is_possible`).
"""

from __future__ import annotations

import ctypes
import mmap
import os
import struct
import sys
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

_WORD = 8
_FAILED = ctypes.c_void_p(-1).value
_MAP_SHARED, _READ_EXECUTE = 1, 5  # of Linux
_RETURN = b"\xc3"  # x86-64


class Image(NamedTuple):
    """code: its bytes; pointers: (place, offset): the 8 bytes at `place` get the address of the image + offset;
    imports: (place, name): those there get the address of what has that name elsewhere; symbols: offsets of what
    others ask for. All are Python's own types, so that it can be kept as a tuple for all states of emc."""

    code: bytes
    pointers: tuple[tuple[int, int], ...]
    imports: tuple[tuple[int, str], ...]
    symbols: dict[str, int]


class Refused(Exception):
    """The system maps no such code."""


class Placed:
    """An image in this process, for as long as the process lasts."""

    def __init__(self, image: Image, base: int):
        self.image = image
        self.base = base

    def address(self, name: str) -> int:
        return self.base + self.image.symbols[name]


def place(image: Image, known: Mapping[str, int]) -> Placed:
    """Brings an image into this process. known: addresses by name; others are of the C library and of Python. Raises
    Refused."""
    try:
        file = os.memfd_create("emc", os.MFD_CLOEXEC)
        try:
            os.ftruncate(file, len(image.code))
            base = _map(file, len(image.code))
            _fill(file, _at(image, base, known))
        finally:
            os.close(file)
    except OSError as reason:
        raise Refused(reason.strerror) from None
    return Placed(image, base)


def _map(file: int, size: int) -> int:
    library = ctypes.CDLL(None, use_errno=True)
    arguments = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long
    function = ctypes.CFUNCTYPE(ctypes.c_void_p, *arguments, use_errno=True)(("mmap", library))
    base = function(None, size, _READ_EXECUTE, _MAP_SHARED, file, 0)
    if base in (None, _FAILED):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return base


def _at(image: Image, base: int, known: Mapping[str, int]) -> bytearray:
    """Its bytes as they are to be at that address."""
    data = bytearray(image.code)
    for at, offset in image.pointers:
        struct.pack_into("<Q", data, at, base + offset)
    for at, name in image.imports:
        address = known.get(name) or outside(name)
        assert address is not None, name  # `link` got the names that exist
        struct.pack_into("<Q", data, at, address)
    return data


def _fill(file: int, data: bytearray) -> None:
    rest, at = memoryview(data), 0
    while rest:
        done = os.pwrite(file, rest, at)
        rest, at = rest[done:], at + done


def outside(name: str) -> int | None:
    """The address of something of the C library, or of Python; None when there is nothing of that name."""
    try:
        return ctypes.addressof(ctypes.c_char.in_dll(ctypes.CDLL(None), name))
    except ValueError:
        return None


@cache
def is_possible() -> bool:
    """Whether this process can have images: link.py knows the computer, and the system maps code."""
    if sys.platform != "linux" or os.uname().machine != "x86_64" or sys.maxsize < 1 << 32:
        return False
    try:
        placed = place(Image(_RETURN.ljust(mmap.PAGESIZE, _RETURN), (), (), {"return": 0}), {})
    except Refused:
        return False
    ctypes.CFUNCTYPE(None)(placed.address("return"))()
    return True
