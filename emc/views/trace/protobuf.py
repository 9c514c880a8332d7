"""Protobuf messages as bytes: single ones, and many of one shape at once from columns of numbers.

    message((1, 7), (2, "PE 0"))                        one message: fields by number
    alike(2, [(1, 7), (2, [(3, np.array([5, 300]))])])  two messages of one shape: a matrix with a row of bytes each

A number of a column takes as many bytes as the largest one of its column. The encoding allows that: a varint may end
with groups of zeros. So all rows have one length, and NumPy writes them without a loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

Value: TypeAlias = "int | str | bytes | Column | Sequence[Field]"
Field: TypeAlias = "tuple[int, Value]"
Column: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
Matrix: TypeAlias = "np.ndarray[Any, np.dtype[np.uint8]]"

NUMBER, BYTES = 0, 2  # how a field is written: a varint; a length and bytes


def varint(number: int) -> bytes:
    """A number from 0 on, seven bits a byte, the lowest first."""
    found = bytearray()
    while number > 0x7F:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    found.append(number)
    return bytes(found)


def message(*fields: tuple[int, int | str | bytes]) -> bytes:
    """One message."""
    found: list[bytes] = []
    for number, value in fields:
        if isinstance(value, int):
            found += _key(number, NUMBER), varint(value)
        else:
            data = value.encode("utf-8", "replace") if isinstance(value, str) else value
            found += _key(number, BYTES), varint(len(data)), data
    return b"".join(found)


def alike(count: int, fields: Sequence[Field]) -> Matrix:
    """`count` messages as rows. A column gives each row its own number, at least 0."""
    parts: list[bytes | Matrix] = []
    for number, value in fields:
        if isinstance(value, np.ndarray):
            parts += _key(number, NUMBER), _padded(value)
        elif isinstance(value, list):
            inner = alike(count, value)
            parts += _key(number, BYTES) + varint(inner.shape[1]), inner
        elif isinstance(value, int | str | bytes):
            parts.append(message((number, value)))
    wide = sum(len(part) if isinstance(part, bytes) else part.shape[1] for part in parts)
    made = np.empty((count, wide), np.uint8)
    at = 0
    for part in parts:
        size = len(part) if isinstance(part, bytes) else part.shape[1]
        made[:, at : at + size] = np.frombuffer(part, np.uint8) if isinstance(part, bytes) else part
        at += size
    return made


def _key(number: int, kind: int) -> bytes:
    return varint(number << 3 | kind)


def _padded(numbers: Column) -> Matrix:
    """Varints of one length."""
    most = int(numbers.max(initial=0))
    size = max(1, -(-most.bit_length() // 7))
    made = np.empty((len(numbers), size), np.uint8)
    rest = numbers.astype(np.uint64)
    for at in range(size):
        made[:, at] = (rest & np.uint64(0x7F)).astype(np.uint8) | (0x80 if at < size - 1 else 0)
        rest >>= np.uint64(7)
    return made
