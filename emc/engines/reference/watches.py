"""Writes checks as Python text: the common cases are tested in place, and judge.py or ledger.py is called if they fail.

`q` is a byte of the mapping; `states` and `owners` belong to the shadow (see shadow.py).
"""

from __future__ import annotations

from collections.abc import Callable

from emc.engines.checks.images import holds
from emc.engines.reference.names import Names
from emc.ir.module import FP, Op, Operand, Reg
from emc.target import WORD

ALL_SET = {1: ("states[q]", 1), 2: ("halves[q >> 1]", 0x101), 4: ("words[q >> 2]", 0x1010101)}
ANY_UNSET = {1: "states[q] == 2", 2: "halves[q >> 1] & 514", 4: "words[q >> 2] & 33686018"}
IN_PLACE = frozenset([1, 2, 4])

_Text = Callable[[Names, Op, list[str], int], list[str]]


def watch(g: Names, op: Op, number: int) -> list[str]:
    """The Python lines of a check."""
    values = [g.operand(operand) for operand in op.operands]
    return _TEXTS[op.name](g, op, values, number)


def after_store(g: Names, base: Operand, offset: int, place: str, size: int) -> list[str]:
    """Marks a store's bytes as set. In a frame, only objects can be unset."""
    if base == FP and not in_object(g, offset, size):
        return []
    if size not in IN_PLACE:
        return [f"stored({place}, {size})"]
    return [f"q = {place}", f"if {ANY_UNSET[size]}: stored(q, {size})"]


def in_object(g: Names, offset: int, size: int) -> bool:
    """Whether bytes of the frame belong to a variable or another object of the program."""
    return holds(g.template, offset, size)


def _place(g: Names, base: Operand, offset: Operand) -> str:
    """The text of an address as a byte of the mapping. A wild address gives some byte of the mapping, too."""
    if base == FP and not isinstance(offset, Reg):
        return f"base + fp + {g.operand(offset)}"
    return f"base + ({_sum(g, base, offset)} & {g.known.address_mask})"


def _sum(g: Names, base: Operand, offset: Operand) -> str:
    return g.operand(base) if offset == 0 else f"{g.operand(base)} + {g.operand(offset)}"


def _size(op: Op) -> int:
    size = op.operands[2]
    assert isinstance(size, int), "the size of an access is known"
    return size


def _bytes(g: Names, op: Op, v: list[str], judged: str, wrong: Callable[[int], str]) -> list[str]:
    """Writes a call of the judge for an access, unless the states of its bytes show that it is right. wrong: writes the
    test for a size."""
    call = f"judge.{judged}(pe, {_sum(g, *op.operands[:2])}, {v[2]})"
    if (size := _size(op)) not in IN_PLACE:
        return [call]
    return [f"q = {_place(g, *op.operands[:2])}", f"if {wrong(size)}: {call}"]


def _read(size: int) -> str:
    states, value = ALL_SET[size]
    return f"{states} != {value}"


def _write(size: int) -> str:
    states, value = ALL_SET[size]
    return f"{states} != {value} and {states} != {2 * value}"


def _same(g: Names, op: Op, v: list[str], number: int) -> list[str]:
    pointer, address = (_sum(g, *op.operands[i : i + 2]) for i in (0, 2))
    first, second = (f"owners[{_place(g, *op.operands[i : i + 2])} >> 2]" for i in (0, 2))
    return [f"t = {first}", f"if t != {second} or t < 0: judge.same(pe, {pointer}, {address})"]


def _index(g: Names, op: Op, v: list[str], number: int) -> list[str]:
    address = _sum(g, *op.operands[2:4])
    length = f", {v[1]}" if isinstance(op.operands[1], Reg) else ""
    return [f"if not 0 <= {v[0]} < {v[1]}: judge.index(pe, {v[0]}, {address}, {op.word!r}{length})"]


def _element(g: Names, op: Op, v: list[str], number: int) -> list[str]:
    return [f"judge.element(pe, {v[0]}, {v[1]}, {v[2]}, {_sum(g, *op.operands[3:5])}, {op.word!r})"]


def _fresh(g: Names, op: Op, v: list[str], number: int) -> list[str]:
    name = f"fresh{v[2]}"
    g.constants[name] = b"\2" * _size(op)
    return [f"q = {_place(g, *op.operands[:2])}", f"states[q : q + {v[2]}] = {name}"]


def _copied(g: Names, op: Op, v: list[str], number: int) -> list[str]:
    to, source = _place(g, *op.operands[:2]), _place(g, *op.operands[2:4])
    size = op.operands[4]
    call = f"shadow.copied({to}, {source}, {v[4]})"
    if size not in IN_PLACE or not isinstance(size, int):
        return [call]
    return [f"q = {source}", f"if {ANY_UNSET[size]}: {call}"]


def _argument(g: Names, op: Op, v: list[str], number: int) -> list[str]:
    return [f"arguments.argument({_place(g, *op.operands[:2])}, {v[2]}, {op.word!r}, {g.op(number)})"]


def _result(g: Names, op: Op, v: list[str], number: int) -> list[str]:
    return [f"if lost_results: checks.result(pe, {_sum(g, *op.operands[:2])}, {op.word!r})"]


_TEXTS: dict[str, _Text] = {
    "check.read": lambda g, op, v, n: _bytes(g, op, v, "reading", _read),
    "check.write": lambda g, op, v, n: _bytes(g, op, v, "writing", _write),
    "check.copy": lambda g, op, v, n: _bytes(g, op, v, "copying", _write),
    "check.set": lambda g, op, v, n: _bytes(g, op, v, "set", ANY_UNSET.__getitem__),
    "check.same": _same,
    "check.index": _index,
    "check.element": _element,
    "check.fresh": _fresh,
    "check.copied": _copied,
    "check.unset": lambda g, op, v, n: [f"checks.begin(pe, {op.word!r}, {g.op(n)})"],
    "check.put": lambda g, op, v, n: [f"checks.put(pe, {op.word!r})"],
    "check.get": lambda g, op, v, n: [f"checks.get(pe, {op.word!r})"],
    "check.argument": _argument,
    "check.end": lambda g, op, v, n: [f"arguments.end({_place(g, *op.operands[:2])}, {v[2]}, {g.op(n)})"],
    "check.take": lambda g, op, v, n: [f"ledger.take(pe, {v[0]}, {op.word!r})"],
    "check.text": lambda g, op, v, n: [f"arguments.take_for(pe, {v[0]})"],
    "check.new": lambda g, op, v, n: [f"blocks.new(pe, {v[0]}, {v[1]}, {g.op(n)})"],
    "check.array": lambda g, op, v, n: [f"blocks.array(pe, {v[0]}, {op.word!r}, {g.op(n)})"],
    "check.free": lambda g, op, v, n: [f"blocks.free(pe, {v[0]}, {g.op(n)})"],
    "check.block": lambda g, op, v, n: [f"shadow.block(pe, base + ({v[0]} & {g.known.address_mask}), 'realloc')"],
    "check.room": lambda g, op, v, n: [f"blocks.room(pe, {v[0]}, {v[1]}, {g.op(n)})"],
    "check.apart": lambda g, op, v, n: [f"judge.apart(pe, {', '.join(v)})"],
    "check.area": lambda g, op, v, n: [f"judge.area(pe, {v[0]}, {v[1]})"],
    "check.blocks": lambda g, op, v, n: [f"judge.area(pe, {v[0]}, {v[1]} * {v[2]} * {WORD})"],
    "check.string": lambda g, op, v, n: [f"judge.string(pe, {v[0]})"],
    "check.lost": lambda g, op, v, n: [f"checks.end_without({v[0]}, {g.op(n)})"],
    "check.result": _result,
}
