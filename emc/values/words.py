"""Arguments and results as words of packets and frames (docs/internals.md, "Frames and calls").

A scalar of at most 4 bytes is one word, sign- or zero-extended; one of 8 bytes is two, low word first; a struct is its
bytes, padded with zeros. Words are i32: signed, as in the IR.
"""

from __future__ import annotations

from collections.abc import Sequence

from emc.front.types import Int, Struct, Type, Void, size_of
from emc.ir.numbers import i32
from emc.target import WORD
from emc.values.read import read
from emc.values.space import Space
from emc.values.structs import Value
from emc.values.write import integer, write


def argument_words(
    types: Sequence[Type], values: Sequence[object], space: Space, names: Sequence[str] = ()
) -> tuple[int, ...]:
    """The words of a call's arguments, in order. names: how messages call each argument. Raises TypeError,
    OverflowError, ValueError."""
    words: list[int] = []
    for i, (type, value) in enumerate(zip(types, values, strict=True)):
        words += _words(type, value, space, names[i] if names else f"argument {i + 1}")
    return tuple(words)


def _words(type: Type, value: object, space: Space, what: str) -> list[int]:
    if isinstance(type, Int) and type.size < WORD:
        return [integer(type, value, what)]
    data = write(type, value, space, what)
    data += b"\0" * (-len(data) % WORD)
    return [i32(int.from_bytes(data[at : at + WORD], "little")) for at in range(0, len(data), WORD)]


def result_count(type: Type) -> int:
    """The number of words that a function with that result sends back. It is 0 for void, and for a struct, which is
    written to memory."""
    return 0 if isinstance(type, Void | Struct) else -(-size_of(type) // WORD)


def result_value(type: Type, words: Sequence[int], space: Space) -> Value | None:
    """The result in these words, signed or unsigned; None for void. The words of a struct are those of its memory."""
    if isinstance(type, Void):
        return None
    return read(type, b"".join((word & 0xFFFF_FFFF).to_bytes(WORD, "little") for word in words), space)
