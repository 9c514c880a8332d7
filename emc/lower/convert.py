"""Conversions between scalar types, as C and language.md section 2 define them."""

from __future__ import annotations

from emc.front.types import BOOL, Float, Int, Pointer, Type, Void, size_of, unqualified
from emc.ir.module import Operand
from emc.lower.body import Body, kind_of
from emc.lower.memory import global_address


def is_bool(type: Type) -> bool:
    return unqualified(type) == BOOL


def convert(body: Body, value: Operand, source: Type, to: Type, known: bool = False) -> Operand:
    """Converts a value. known: whether the value, if it is a pointer, is certainly not null."""
    if isinstance(to, Void):
        return 0
    if is_bool(to):
        return truth(body, value, source)
    if isinstance(source, Pointer) and isinstance(to, Pointer):
        return _pointer(body, value, source, to, known)
    if isinstance(source, Float):
        return _from_float(body, value, source, to)
    if isinstance(to, Float):
        return _to_float(body, value, source, to)
    return _integer(body, value, source, to)


def truth(body: Body, value: Operand, type: Type) -> Operand:
    """Returns 1 if the value is not zero, else 0."""
    if is_bool(type):
        return value
    kind = kind_of(type)
    zero = 0.0 if kind in ("f32", "f64") else 0
    return body.b.op(f"ne.{kind}", value, zero)


def signed(type: Type) -> bool:
    return isinstance(type, Int) and type.signed


def _pointer(body: Body, value: Operand, source: Pointer, to: Pointer, known: bool) -> Operand:
    if bool(source.place) == bool(to.place) or body.one_pe:
        return value
    if to.place:
        if value == 0:
            return 0
        whole = global_address(body, value)
        return whole if known else body.b.op("select.i32", value, whole, 0)
    return body.b.op("and.i32", value, body.target.address_mask)


def _from_float(body: Body, value: Operand, source: Float, to: Type) -> Operand:
    b = body.b
    kind = kind_of(source)
    if isinstance(to, Float):
        if source.size == to.size:
            return value
        return b.op("narrow.f32" if to.size == 4 else "widen.f64", value)
    size = size_of(to)
    if size == 8:
        return b.op(f"to_{'i' if signed(to) else 'u'}64.{kind}", value)
    if size == 4:
        return b.op(f"to_{'i' if signed(to) else 'u'}32.{kind}", value)
    return _narrow(body, b.op(f"to_i32.{kind}", value), to)


def _to_float(body: Body, value: Operand, source: Type, to: Float) -> Operand:
    size = 8 if size_of(source) == 8 else 4
    letter = "i" if signed(source) or size_of(source) < 4 else "u"
    return body.b.op(f"of_{letter}{size * 8}.{kind_of(to)}", value)


def _integer(body: Body, value: Operand, source: Type, to: Type) -> Operand:
    b = body.b
    wide_source, wide_to = size_of(source) == 8, size_of(to) == 8
    if wide_to:
        if wide_source:
            return value
        return b.op("signed.i64" if signed(source) else "unsigned.i64", value)
    if wide_source:
        value = b.op("low.i64", value)
    if size_of(to) < 4 and not _fits(source, to):
        return _narrow(body, value, to)
    return value


def _fits(source: Type, to: Type) -> bool:
    """Whether `to` contains every value of `source`."""
    if size_of(source) == size_of(to):
        return signed(source) == signed(to)
    return size_of(source) < size_of(to) and (not signed(source) or signed(to))


def _narrow(body: Body, value: Operand, to: Type) -> Operand:
    return body.b.op(f"{'sign' if signed(to) else 'zero'}{size_of(to) * 8}.i32", value)
