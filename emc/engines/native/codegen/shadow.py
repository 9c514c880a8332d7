"""A thread's access to what a checked build keeps beside memory, and its requests to Python when a check fails.

In each plane (names.py) a byte of memory has the same offset. `%states` is the start of the PE's part of the first
plane. An offset is the low bits of an address, or lies in the thread's frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from emc.engines.native.codegen.writer import RARELY, Function
from emc.engines.native.names import JUDGE, JUDGED
from emc.ir.module import FP, Op, Operand
from emc.target import WORD

Place: TypeAlias = tuple[Operand, Operand]  # a base, and an offset from it


def place_at(op: Op, first: int = 0) -> Place:
    """The place in memory that two operands of a check name: the operand `first` and the next one."""
    return op.operands[first], op.operands[first + 1]


def address_of(f: Function, place: Place) -> str:
    """The address of a place: an i32."""
    base, offset = place
    at = f.value(base, "i32")
    return at if offset == 0 else f.code.make(f"add i32 {at}, {f.value(offset, 'i32')}")


def local(f: Function, place: Place, align: int = 1) -> str:
    """The offset of a place in the PE's part of a plane, an i64. A wild address gives some offset in that part. align:
    the offset is rounded down to a multiple of this number."""
    (base, offset), at = place, address_of(f, place)
    in_frame = base == FP and isinstance(offset, int) and 0 <= offset <= f.template.frame and offset % align == 0
    if not in_frame:
        at = f.code.make(f"and i32 {at}, {f.target.address_mask & -align}")
    return f.code.make(f"zext i32 {at} to i64")


def states(f: Function, local: str, plane: int = 0) -> str:
    """A pointer into a plane."""
    f.watched = True
    if plane:
        local = f.code.make(f"add i64 {local}, {plane * f.whole}")
    return f.code.make(f"getelementptr i8, ptr %states, i64 {local}")


def word_of(f: Function, place: Place, plane: int) -> str:
    """A pointer to a place's word in a plane."""
    return states(f, local(f, place, WORD), plane)


def size_of(operand: Operand) -> int:
    """The size of an access in bytes."""
    assert isinstance(operand, int), "the size of an access is known"
    return operand


# ---- asking


def judge(f: Function, what: str, *values: str, reads: bool = False) -> str:
    """Asks Python. Returns the answer, an i32, which is nonzero for a trap. reads: Python looks at memory."""
    judge = f.code.make(f"load ptr, ptr {f.field(JUDGE)}")
    given = ", ".join(f"i32 {value}" for value in (*values, *["0"] * (4 - len(values))))
    memory, frame = "%memory" if reads else "null", "%fp" if f.frames else "0"
    head = f"ptr {memory}, i32 {JUDGED.index(what)}, i32 {f.own(f.judged)}, i32 %pe, i32 {frame}"
    return f.code.make(f"call i32 {judge}({head}, {given})")


def must(f: Function, what: str, *values: str, reads: bool = False) -> None:
    """Asks Python about the access, and traps if the answer is nonzero."""
    answer = judge(f, what, *values, reads=reads)
    f.trap_if(f.code.make(f"icmp ne i32 {answer}, 0"))


def suspect(
    f: Function,
    wrong: str,
    what: str,
    *values: Callable[[], str],
    first: Callable[[], str] | None = None,
    reads: bool = False,
) -> None:
    """Asks Python if `wrong`, an i1, is true. first: a function of the kernel to ask before; if it answers 0, Python
    need not be asked. reads: both look at memory."""
    ask, good = f.code.label(), f.code.label()
    f.code.add(f"br i1 {wrong}, label %{ask}, label %{good}, {RARELY}")
    f.code.start(ask)
    if first is not None:
        after = f.code.label()
        f.code.add(f"br i1 {nonzero(f, first())}, label %{after}, label %{good}, {RARELY}")
        f.code.start(after)
    must(f, what, *(value() for value in values), reads=reads)
    f.code.add(f"br label %{good}")
    f.code.start(good)


def nonzero(f: Function, answer: str) -> str:
    """Whether the answer is nonzero, as an i1."""
    return f.code.make(f"icmp ne i32 {answer}, 0")


def kernel_first(
    f: Function, call: str, operands: tuple[str, ...], what: str, *values: str, reads: bool = False
) -> None:
    """Asks the kernel, and Python if the kernel's answer is not 0. reads: both look at memory."""
    ask, good = f.code.label(), f.code.label()
    wrong = nonzero(f, f.call(call, *(["%memory"] if reads else []), *operands))
    f.code.add(f"br i1 {wrong}, label %{ask}, label %{good}, {RARELY}")
    f.code.start(ask)
    must(f, what, *values, reads=reads)
    f.code.add(f"br label %{good}")
    f.code.start(good)


def values(f: Function, op: Op) -> tuple[str, ...]:
    """The values of a check's operands."""
    return tuple(f.value(operand, "i32") for operand in op.operands)
