"""The layout of the members of a struct or union, as `gcc -m32` (i386 System V) has it.

A bit-field is placed at the next free bit. If it would then touch more aligned units than an object of its type does,
it begins at the next unit. A bit-field of width 0 ends the unit. Unnamed bit-fields don't align the record.
"""

from __future__ import annotations

import math

from emc.dataclass import dataclass, replace
from emc.front.check.operands.compatible import qualify
from emc.front.types import INT, UINT, Int, Member, Type, align_of, size_of
from emc.source import Span


@dataclass(frozen=True, slots=True)
class Field:
    """A member that has no place yet."""

    name: str
    type: Type
    width: int | None  # bits; None: it is not a bit-field
    span: Span
    packed: bool = False  # by its own attribute
    align: int = 0  # bytes, by its own attribute; 0: none


def lay_out(
    fields: list[Field], union: bool, packed: bool = False, least: int = 1
) -> tuple[tuple[Member, ...], int, int]:
    """The members, the size and the alignment, in bytes. packed: no gaps, and an alignment of 1. least: the least
    alignment that is requested."""
    members: list[Member] = []
    at = largest = 0  # bits
    align = least
    for field in fields:
        start = 0 if union else at
        tight = packed or field.packed
        unit = max(1 if tight else align_of(field.type), field.align)
        if field.width is None:
            start = _up(start, 8 * unit)
            members.append(Member(field.name, field.type, start // 8, span=field.span))
            at = start + 8 * size_of(field.type)
        else:
            start = _up(start, 8 * field.align) if field.align else start
            start = start if tight and field.width else _bit_start(start, field.type, field.width)
            at = start + field.width
            if field.width:
                members.append(_bytes_field(field, start) if tight else _bit_field(field, start))
        if field.width is None or field.name:
            align = max(align, unit)
        largest = max(largest, at)
    size = _up(-(-(largest if union else at) // 8), align)
    return tuple(_loosen(member, align) for member in members), size, align


def _loosen(member: Member, align: int) -> Member:
    """The member. If its address may be misaligned for its type, the member is read and written byte by byte."""
    sure = math.gcd(member.offset, align) if member.offset else align
    return (
        member if sure % align_of(member.type) == 0 else replace(member, type=qualify(member.type, False, False, True))
    )


def _up(value: int, to: int) -> int:
    return -(-value // to) * to


def _bit_start(at: int, type: Type, width: int) -> int:
    unit, size = 8 * align_of(type), 8 * size_of(type)
    if width == 0:
        return _up(at, unit)
    if -(-(at % unit + width) // unit) > size // unit:
        return _up(at, unit)
    return at


def _bit_field(field: Field, start: int) -> Member:
    """The unit is as wide as the type. An exception is a field of an 8-byte type that lies in one word: it gets the
    type of a word, so that its unit never reaches beyond the record."""
    assert field.width is not None and isinstance(field.type, Int)
    type = field.type
    if type.size == 8 and start % 32 + field.width <= 32:
        type = INT if type.signed else UINT
    unit = 8 * align_of(type)
    offset = start // unit * unit
    return Member(field.name, type, offset // 8, start - offset, field.width, field.span)


def _bytes_field(field: Field, start: int) -> Member:
    """A bit-field of a packed record. Its unit has as many bytes as the field touches, rounded up to a power of 2."""
    assert field.width is not None and isinstance(field.type, Int)
    bytes = (start % 8 + field.width + 7) // 8
    size = next(n for n in (1, 2, 4, 8) if n >= bytes or n == 8)
    type = replace(field.type, size=size) if field.type.word != "_Bool" else field.type
    return Member(field.name, type, start // 8, start % 8, field.width, field.span)
