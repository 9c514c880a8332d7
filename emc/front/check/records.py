"""Where the members of a struct or union lie: as `gcc -m32` (i386 System V) puts them.

A bit-field goes into the next free bits, unless it would then span more units of its type's alignment than its type
does; width 0 ends the unit. Unnamed ones don't align the record.
"""

from __future__ import annotations

from dataclasses import dataclass

from emc.front.types import INT, UINT, Int, Member, Type, align_of, size_of
from emc.source import Span


@dataclass(frozen=True, slots=True)
class Field:
    """A member before it has a place; width None: no bit-field."""

    name: str
    type: Type
    width: int | None
    span: Span


def lay_out(fields: list[Field], union: bool) -> tuple[tuple[Member, ...], int, int]:
    """(members, size, align) in bytes."""
    members: list[Member] = []
    at = largest = 0  # bits
    align = 1
    for field in fields:
        start = 0 if union else at
        if field.width is None:
            start = _up(start, 8 * align_of(field.type))
            members.append(Member(field.name, field.type, start // 8, span=field.span))
            at = start + 8 * size_of(field.type)
            align = max(align, align_of(field.type))
        else:
            start = _bit_start(start, field.type, field.width)
            at = start + field.width
            if field.width:
                members.append(_bit_field(field, start))
            if field.name:
                align = max(align, align_of(field.type))
        largest = max(largest, at)
    size = _up(-(-(largest if union else at) // 8), align)
    return tuple(members), size, align


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
    """The unit is as wide as the type; an 8-byte type's field that lies in one word gets a word's type, so that its
    unit never reaches beyond the record."""
    assert field.width is not None and isinstance(field.type, Int)
    type = field.type
    if type.size == 8 and start % 32 + field.width <= 32:
        type = INT if type.signed else UINT
    unit = 8 * align_of(type)
    offset = start // unit * unit
    return Member(field.name, type, offset // 8, start - offset, field.width, field.span)
