"""Writes loads and stores as Python text, with as few checks as the operands allow.

A frame always lies in memory, so a word of it needs no check. An address that is known at compile time is checked then.
All others are checked by a comparison at run time; `access` (memory.py) is the slow path that reports what is wrong.
"""

from __future__ import annotations

from emc.engines.races.shadow import READ, WRITTEN
from emc.engines.reference.names import Names, Site
from emc.engines.reference.watches import after_store, in_object
from emc.ir.module import FP, Operand, Ref, Reg
from emc.ir.operations import Operation
from emc.target import NULL_PAGE

_VIEWS = {1: "", 2: " >> 1", 4: " >> 2"}


def load(g: Names, row: Operation, operands: tuple[Operand, ...], result: str) -> list[str]:
    size, kind = row.width, row.kind
    before, place = address(g, operands[0], _offset(operands), size)
    if size == 8:
        return [*before, f"{result} = {kind.upper()}.unpack_from(ALL, {place})[0]"]
    return [*before, f"{result} = M{kind}[{place}{_VIEWS[size]}]"]


def store(g: Names, row: Operation, operands: tuple[Operand, ...]) -> list[str]:
    size, kind = row.width, row.kind
    before, place = address(g, operands[0], _offset(operands), size)
    value = g.operand(operands[2], row.operands[2])
    if size == 8:
        text = f"{kind.upper()}.pack_into(ALL, {place}, {value})"
    elif size < 4:
        text = f"Mu{size * 8}[{place}{_VIEWS[size]}] = {value} & {(1 << size * 8) - 1}"
    else:
        text = f"M{kind}[{place}{_VIEWS[size]}] = {value}"
    after = after_store(g, operands[0], _offset(operands), place, size) if g.known.checked else []
    return [*before, text, *after]


def note(g: Names, row: Operation, operands: tuple[Operand, ...], number: int) -> list[str]:
    """Writes the line that reports an access to races.py. Accesses to the compiler's own values are not reported."""
    base, offset = operands[0], _offset(operands)
    if base == FP and not in_object(g, offset, row.width):
        return []
    _, place = address(g, base, offset, row.width)
    return [f"saw(({place}, {row.width}, {READ if row.loads else WRITTEN}, {g.op(number)}))"]


def address(g: Names, base: Operand, offset: int, size: int) -> tuple[list[str], str]:
    """Lines that check the address, and the text of its byte offset in the mapping."""
    if base == FP and 0 <= offset <= g.template.frame - size and offset % min(size, 4) == 0:
        return [], f"base + fp + {offset}"
    if not isinstance(base, Reg):
        return _fixed(g, base, offset, size)
    sum = f"{g.operand(base)} + {g.operand(offset)}" if offset else g.operand(base)
    aligned = "" if size == 1 else f" or t & {min(size, 4) - 1}"
    check = f"if not {NULL_PAGE} <= t <= {g.known.memory - size}{aligned}: t = access(t, {size}, {g.known.memory})"
    return [f"t = {sum}", check], "base + t"


def _fixed(g: Names, base: Ref | int | float, offset: int, size: int) -> tuple[list[str], str]:
    """`address` for an address that is known when the program is loaded."""

    def at(site: Site) -> int:
        return (site.value(base) if isinstance(base, Ref) else int(base)) + offset & 0xFFFF_FFFF

    last, step = g.known.memory - size, min(size, 4)
    name = g.name((base, offset), at)
    if g.assume(lambda site: NULL_PAGE <= at(site) <= last and at(site) % step == 0):
        return [], f"base + {name}"
    return [f"t = access({name}, {size}, {g.known.memory})"], "base + t"


def _offset(operands: tuple[Operand, ...]) -> int:
    """The offset of an access."""
    offset = operands[1]
    assert isinstance(offset, int), "the verifier has checked it"
    return offset
