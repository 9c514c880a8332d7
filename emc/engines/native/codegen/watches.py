"""Writes checks as lines of a thread's text: the common cases are tested in place, and Python is asked if they fail.

The tests are the same as in reference/watches.py, value by value, so both engines ask in the same cases.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from emc.engines.native.codegen import kept, shadow
from emc.engines.native.codegen.writer import RARELY, Function
from emc.engines.native.names import OWNERS
from emc.ir.module import FP, Op, Reg
from emc.ir.operations import TABLE
from emc.target import WORD

BYTES = {"copy": 0, "read": 1, "write": 2}  # the numbers of the kernel's check.bytes
ALL_SET, ALL_UNSET = 0x0101010101010101, 0x0202020202020202
IN_PLACE = frozenset([1, 2, 4])  # sizes of accesses that are tested by the whole cell in which they lie
LONGEST = 64  # bytes that are tested here; longer accesses are left to the kernel

Rule: TypeAlias = Callable[[Function, Op], None]


def watch(f: Function, op: Op) -> None:
    """Writes the lines of a check, before the lines of its operation."""
    RULES[op.name](f, op)


# ---- accesses


def _cell(f: Function, op: Op, size: int) -> tuple[str, str]:
    """The states of the cell of `size` bytes in which an access lies, and their LLVM type."""
    kind, place = f"i{size * 8}", shadow.states(f, shadow.local(f, shadow.place_at(op), size))
    return f.code.make(f"load {kind}, ptr {place}, align {size}"), kind


def _asked(f: Function, op: Op, wrong: str, what: str) -> None:
    """Asks Python about an access if `wrong`, an i1, is true. For a long access it asks the kernel first."""
    size = shadow.size_of(op.operands[2])

    def long() -> str:
        return f.call("check.bytes", shadow.address_of(f, shadow.place_at(op)), str(size), str(BYTES[what]))

    first = long if size > LONGEST and what != "set" else None
    shadow.suspect(f, wrong, what, lambda: shadow.address_of(f, shadow.place_at(op)), lambda: str(size), first=first)


def _read(f: Function, op: Op) -> None:
    size = shadow.size_of(op.operands[2])
    if size in IN_PLACE:
        states, kind = _cell(f, op, size)
        wrong = f.code.make(f"icmp ne {kind} {states}, {_times(ALL_SET, size)}")
    else:
        wrong = _any(f, op, size, lambda f, states, kind, n: f.code.make(f"xor {kind} {states}, {_times(ALL_SET, n)}"))
    _asked(f, op, wrong, "read")


def _write(f: Function, op: Op, what: str = "write") -> None:
    size = shadow.size_of(op.operands[2])
    if size in IN_PLACE:
        states, kind = _cell(f, op, size)
        sets, unsets = (f.code.make(f"icmp ne {kind} {states}, {_times(v, size)}") for v in (ALL_SET, ALL_UNSET))
        wrong = f.code.make(f"and i1 {sets}, {unsets}")
    else:
        wrong = _any(f, op, size, _neither)
    _asked(f, op, wrong, what)


_copy = partial(_write, what="copy")


def _set(f: Function, op: Op) -> None:
    size = shadow.size_of(op.operands[2])
    if size in IN_PLACE:
        states, kind = _cell(f, op, size)
        wrong = f.code.make(f"icmp ne {kind} {_unset(f, states, kind, size)}, 0")
    else:
        wrong = _any(f, op, size, _unset)
    _asked(f, op, wrong, "set")


def _times(value: int, size: int) -> int:
    """A byte repeated `size` times: the lowest `size` bytes of a value, as a number for LLVM text."""
    return value & (1 << size * 8) - 1


def _unset(f: Function, states: str, kind: str, size: int) -> str:
    """Nonzero if any of the bytes is unset."""
    return f.code.make(f"and {kind} {states}, {_times(ALL_UNSET, size)}")


def _neither(f: Function, states: str, kind: str, size: int) -> str:
    """Nonzero if any of the bytes is neither set nor unset."""
    lower = f.code.make(f"lshr {kind} {states}, 1")
    either = f.code.make(f"or {kind} {states}, {lower}")
    rest = f.code.make(f"and {kind} {either}, {_times(ALL_SET, size)}")
    return f.code.make(f"xor {kind} {rest}, {_times(ALL_SET, size)}")


def _any(f: Function, op: Op, size: int, test: Callable[[Function, str, str, int], str]) -> str:
    """Whether a test gives a nonzero value for any byte of an access, which may be unaligned. It is always true for a
    long access."""
    if size > LONGEST:
        return "true"
    begin = shadow.local(f, shadow.place_at(op))
    found: list[str] = []
    at = 0
    for piece in (8, 4, 2, 1):
        while size - at >= piece:
            kind = f"i{piece * 8}"
            place = shadow.states(f, f.code.make(f"add i64 {begin}, {at}") if at else begin)
            value = test(f, f.code.make(f"load {kind}, ptr {place}, align 1"), kind, piece)
            found.append(f.code.make(f"icmp ne {kind} {value}, 0"))
            at += piece
    wrong = found[0] if found else "true"
    for one in found[1:]:
        wrong = f.code.make(f"or i1 {wrong}, {one}")
    return wrong


def after_store(f: Function, op: Op) -> None:
    """Marks a store's bytes as set. In a frame, only objects can be unset."""
    size, (base, offset) = TABLE[op.name].width, op.operands[:2]
    known = f.constant(offset)
    if base == FP and known is not None and not _in_object(f, known, size):
        return
    kind, code = f"i{size * 8}", f.code
    place = shadow.states(f, shadow.local(f, (base, offset)))
    states = code.make(f"load {kind}, ptr {place}, align {min(size, WORD)}")
    unset = _unset(f, states, kind, size)
    some, done = code.label(), code.label()
    code.add(f"br i1 {code.make(f'icmp ne {kind} {unset}, 0')}, label %{some}, label %{done}, {RARELY}")
    code.start(some)
    rest = code.make(f"xor {kind} {states}, {unset}")
    now = code.make(f"or {kind} {rest}, {code.make(f'lshr {kind} {unset}, 1')}")
    code.add(f"store {kind} {now}, ptr {place}, align {min(size, WORD)}")
    code.add(f"br label %{done}")
    code.start(done)


def _in_object(f: Function, offset: int, size: int) -> bool:
    slots = (s for s in f.template.slots if s.span.line and s.span.file != "<emc>")
    return any(s.offset < offset + size and offset < s.offset + s.size for s in slots)


def _same(f: Function, op: Op) -> None:
    pairs = shadow.place_at(op), shadow.place_at(op, 2)
    owners = [f.code.make(f"load i32, ptr {shadow.word_of(f, pair, OWNERS)}, align 4") for pair in pairs]
    differ = f.code.make(f"icmp ne i32 {owners[0]}, {owners[1]}")
    shared = f.code.make(f"icmp slt i32 {owners[0]}, 0")
    wrong = f.code.make(f"or i1 {differ}, {shared}")
    shadow.suspect(
        f,
        wrong,
        "same",
        *(partial(shadow.address_of, f, p) for p in pairs),
        first=lambda: f.call("check.same", *(shadow.address_of(f, p) for p in pairs)),
    )


def _index(f: Function, op: Op) -> None:
    number, count = (f.value(operand, "i32") for operand in op.operands[:2])
    low = f.code.make(f"icmp slt i32 {number}, 0")
    wrong = f.code.make(f"or i1 {low}, {f.code.make(f'icmp sge i32 {number}, {count}')}")
    said = count if isinstance(op.operands[1], Reg) else "-1"
    shadow.suspect(
        f, wrong, "index", lambda: number, lambda: shadow.address_of(f, shadow.place_at(op, 2)), lambda: said
    )


def _fresh(f: Function, op: Op) -> None:
    base, offset = shadow.place_at(op)
    room = f.template.frame - offset if base == FP and isinstance(offset, int) else 1 << f.target.address_bits
    place, size = shadow.states(f, shadow.local(f, (base, offset))), max(0, min(shadow.size_of(op.operands[2]), room))
    f.code.add(f"call void @llvm.memset.p0.i64(ptr {place}, i8 2, i64 {size}, i1 false)")


def _copied(f: Function, op: Op) -> None:
    size, code = op.operands[4], f.code
    done = ""
    if isinstance(size, int) and size in IN_PLACE:
        kind = f"i{size * 8}"
        place = shadow.states(f, shadow.local(f, shadow.place_at(op, 2), size))
        states = code.make(f"load {kind}, ptr {place}, align {size}")
        some, done = code.label(), code.label()
        wrong = code.make(f"icmp ne {kind} {_unset(f, states, kind, size)}, 0")
        code.add(f"br i1 {wrong}, label %{some}, label %{done}, {RARELY}")
        code.start(some)
    to, source = (code.make(f"trunc i64 {shadow.local(f, shadow.place_at(op, i))} to i32") for i in (0, 2))
    f.call("check.copied", to, source, f.value(size, "i32"))
    if done:
        code.add(f"br label %{done}")
        code.start(done)


RULES: dict[str, Rule] = {
    "check.read": _read,
    "check.write": _write,
    "check.copy": _copy,
    "check.set": _set,
    "check.same": _same,
    "check.index": _index,
    "check.element": kept.element,
    "check.fresh": _fresh,
    "check.copied": _copied,
    "check.unset": kept.begin,
    "check.put": kept.put,
    "check.get": kept.get,
    "check.argument": kept.argument,
    "check.end": kept.end,
    "check.take": kept.take,
    "check.text": kept.text,
    "check.new": kept.new,
    "check.array": kept.array,
    "check.free": kept.free,
    "check.block": kept.block,
    "check.room": kept.room,
    "check.apart": kept.apart,
    "check.area": kept.area,
    "check.blocks": kept.blocks,
    "check.string": kept.string,
    "check.lost": kept.lost,
    "check.result": kept.result,
}
