"""Converts bytes of memory to Python values, by their C type."""

from __future__ import annotations

import struct

from emc.front.types import Array, Float, Function, Int, Member, Pointer, Type, size_of
from emc.front.types import Struct as StructType
from emc.values import pointers
from emc.values.space import Space
from emc.values.structs import Struct, Value

_FORMATS = {4: "<f", 8: "<d"}


def read(type: Type, data: bytes | bytearray | memoryview, space: Space) -> Value:
    """The value of an object of that type, at the beginning of `data`. Raises TypeError for types without values (void,
    functions, spread arrays)."""
    match type:
        case Int():
            return integer(type, int.from_bytes(data[: type.size], "little"))
        case Float():
            return struct.unpack_from(_FORMATS[type.size], data)[0]
        case Pointer():
            return pointer(type, int.from_bytes(data[:4], "little"), space)
        case Array():
            return _array(type, data, space)
        case StructType():
            members = {m.name: _member(m, data, space) for m in named_members(type)}
            return Struct(struct_name(type), members)
        case _:
            raise TypeError(f"an object of type {type} has no value")


def integer(type: Int, bits: int) -> bool | int:
    """The integer with these bits. Bits beyond its width do not count."""
    bits &= (1 << 8 * type.size) - 1
    if type.word == "_Bool":
        return bits != 0
    return bits - (1 << 8 * type.size) if type.signed and bits >> 8 * type.size - 1 else bits


def pointer(type: Pointer, word: int, space: Space) -> pointers.Pointer | pointers.Code:
    """word: unsigned."""
    if isinstance(type.to, Function):
        return pointers.Code(type, word, space.code_name(word))
    pe, address = space.split(word) if type.place else (None, word)
    return pointers.Pointer(type, word, pe, address)


def _array(type: Array, data: bytes | bytearray | memoryview, space: Space) -> bytes | list[Value]:
    size, length = size_of(type.of), type.fixed or 0
    if is_text(type):
        return bytes(data[:length]).rstrip(b"\0")
    return [read(type.of, data[i * size : (i + 1) * size], space) for i in range(length)]


def is_text(type: Array) -> bool:
    """Whether an array is one of `char`, and so is read as text."""
    return isinstance(type.of, Int) and type.of.word == "char"


def _member(member: Member, data: bytes | bytearray | memoryview, space: Space) -> Value:
    size = size_of(member.type)
    here = data[member.offset : member.offset + size]
    if member.width is None:
        return read(member.type, here, space)
    assert isinstance(member.type, Int)
    bits = int.from_bytes(here, "little") >> member.bit & (1 << member.width) - 1
    if member.type.word == "_Bool":
        return bits != 0
    return bits - (1 << member.width) if member.type.signed and bits >> member.width - 1 else bits


def named_members(type: StructType) -> tuple[Member, ...]:
    """The members that have names. Those of anonymous structs and unions are included, at their own offsets."""
    found: list[Member] = []
    for m in type.record.members or ():
        if m.name:
            found.append(m)
        elif isinstance(m.type, StructType):
            found += [
                Member(n.name, n.type, m.offset + n.offset, n.bit, n.width, n.span) for n in named_members(m.type)
            ]
    return tuple(found)


def struct_name(type: StructType) -> str:
    """The name of a struct's values: its tag."""
    return type.record.tag or ("union" if type.record.union else "struct")
