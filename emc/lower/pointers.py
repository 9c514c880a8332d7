"""Address arithmetic: local, global (inside one PE) and shared (from PE to PE) pointers, and spread arrays.

Adding n to a shared pointer (pe, a) gives PE (pe + n) mod N_PE and address a + size * floor((pe + n) / N_PE).
"""

from __future__ import annotations

from emc.front import typed
from emc.front.types import Pointer, Spread, size_of
from emc.ir.module import Operand, Ref
from emc.ir.numbers import i32
from emc.lower.body import Body


def add(body: Body, type: Pointer, pointer: Operand, index: Operand, size: Operand | None = None) -> Operand:
    """The pointer after a step of `index` elements. size: the size of an element in bytes, if the program computes
    it."""
    size = (size_of(type.to) or 1) if size is None else size
    if type.place == "shared" and not body.one_pe:
        return shared_add(body, pointer, index, size)
    return body.b.op("add.i32", pointer, scale(body, index, size))


def scale(body: Body, index: Operand, size: Operand) -> Operand:
    b = body.b
    if isinstance(size, int) and size & (size - 1) == 0:
        return b.op("shl.i32", index, size.bit_length() - 1)
    return b.op("mul.i32", index, size)


def floor_div(body: Body, value: Operand, by: int, sure: bool = False) -> tuple[Operand, Operand]:
    """Returns floor(value / by) and value mod by, for by > 0. sure: the value is not negative."""
    b = body.b
    if by == 1:
        return value, 0
    if by & (by - 1) == 0:
        return b.op("shrs.i32", value, by.bit_length() - 1), b.op("and.i32", value, by - 1)
    q = b.op("divu.i32" if sure else "divs.i32", value, by)
    r = b.op("sub.i32", value, b.op("mul.i32", q, by))
    if sure:
        return q, r
    below = b.op("shrs.i32", r, 31)  # -1 if the remainder is negative
    return b.op("add.i32", q, below), b.op("add.i32", r, b.op("and.i32", below, by))


def pointer_to(body: Body, pe: Operand, address: Operand) -> Operand:
    """The global address of a local one. For a known PE it is computed at compile time."""
    if isinstance(pe, int):
        return body.b.op("or.i32", i32(pe << body.target.address_bits), address)
    return body.b.op("global.at", pe, address)


def pe_of(body: Body, pointer: Operand) -> Operand:
    return body.b.op("shru.i32", pointer, body.target.address_bits) if not body.one_pe else 0


def local_of(body: Body, pointer: Operand) -> Operand:
    return body.b.op("and.i32", pointer, body.target.address_mask) if not body.one_pe else pointer


def shared_add(body: Body, pointer: Operand, index: Operand, size: Operand) -> Operand:
    if index == 0:
        return pointer
    b = body.b
    slots, pe = floor_div(body, b.op("add.i32", pe_of(body, pointer), index), body.target.pes)
    at = b.op("add.i32", local_of(body, pointer), scale(body, slots, size))
    return pointer_to(body, pe, b.op("and.i32", at, body.target.address_mask))


def difference(body: Body, type: Pointer, left: Operand, right: Operand) -> Operand:
    b = body.b
    size = size_of(type.to) or 1
    if type.place == "shared" and not body.one_pe:
        rows = _exact(body, b.op("sub.i32", local_of(body, left), local_of(body, right)), size)
        pes = b.op("sub.i32", pe_of(body, left), pe_of(body, right))
        return b.op("add.i32", b.op("mul.i32", rows, body.target.pes), pes)
    return _exact(body, b.op("sub.i32", left, right), size)


def _exact(body: Body, bytes: Operand, size: int) -> Operand:
    if size & (size - 1) == 0:
        return body.b.op("shrs.i32", bytes, size.bit_length() - 1)
    return body.b.op("divs.i32", bytes, size)


def order_key(body: Body, type: Pointer, pointer: Operand) -> Operand:
    """A value whose unsigned order is the order of pointers. Shared pointers are ordered by slot, then by PE."""
    if type.place != "shared" or body.one_pe:
        return pointer
    bits = body.target.address_bits
    b = body.b
    return b.op("or.i32", b.op("shl.i32", pointer, 32 - bits), b.op("shru.i32", pointer, bits))


def spread_base(symbol: typed.Static) -> Operand:
    """The global address of element 0. It is on PE 0, so its global address is its local one."""
    return Ref(symbol.name)


def element(body: Body, symbol: typed.Static, indices: list[Operand]) -> Operand:
    """The global address of an element."""
    spread = symbol.type
    assert isinstance(spread, Spread)
    if not spread.dims:
        return Ref(symbol.name)
    size = size_of(spread.slot)
    if all(isinstance(i, int) for i in indices):
        flat = _flat(spread.dims, [int(i) for i in indices if isinstance(i, int)])
        if flat is not None:
            return Ref(symbol.name, 0, flat)
    if body.target.spread_by_grid(spread.dims):
        return _grid_element(body, symbol, spread, indices)
    b = body.b
    index = indices[0]
    for dim, more in zip(spread.dims[1:], indices[1:], strict=True):
        index = b.op("add.i32", b.op("mul.i32", index, dim), more)
    if body.one_pe:
        return b.op("add.i32", Ref(symbol.name), scale(body, index, size))
    slot, pe = floor_div(body, index, body.target.pes, sure=True)
    return pointer_to(body, pe, b.op("add.i32", Ref(symbol.name), scale(body, slot, size)))


def _flat(dims: tuple[int, ...], indices: list[int]) -> int | None:
    flat = 0
    for dim, index in zip(dims, indices, strict=True):
        if not 0 <= index < dim:
            return None
        flat = flat * dim + index
    return flat


def _grid_element(body: Body, symbol: typed.Static, spread: Spread, indices: list[Operand]) -> Operand:
    b = body.b
    rows, cols = body.target.rows, body.target.cols
    i_slot, i_pe = floor_div(body, indices[0], rows, sure=True)
    j_slot, j_pe = floor_div(body, indices[1], cols, sure=True)
    pe = b.op("add.i32", b.op("mul.i32", i_pe, cols), j_pe)
    slot = b.op("add.i32", b.op("mul.i32", i_slot, -(-spread.dims[1] // cols)), j_slot)
    return pointer_to(body, pe, b.op("add.i32", Ref(symbol.name), scale(body, slot, size_of(spread.slot))))
