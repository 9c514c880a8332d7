"""Checks as lines of a thread's text: what must hold is tested in place; Python is asked when it does not (JUDGED).

The states of an access's bytes, and the owners of its words, lie in planes beside memory (names.py), at the same
offsets: `%states` is where the PE's own begin. The tests are those of reference/watches.py, value for value, so that
both engines ask in the same cases.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from emc.engines.native.codegen.writer import RARELY, Function
from emc.engines.native.names import (
    ARGUMENTS,
    ENDS,
    HEADS,
    JUDGE,
    JUDGED,
    KIND_SHIFT,
    OWN,
    OWNERS,
    UNANSWERED,
    UNSETS,
)
from emc.ir.module import FP, Op, Operand, Reg
from emc.ir.numbers import i32
from emc.ir.operations import TABLE
from emc.source import LIBRARY
from emc.target import WORD

ALL_SET, ALL_UNSET = 0x0101010101010101, 0x0202020202020202
IN_PLACE = frozenset([1, 2, 4])  # bytes of accesses that are looked at by the whole cell that they lie in
LONGEST = 64  # bytes that are looked at one by one here
KINDS = ("int", "long long", "double", "pointer")  # of variable arguments; others are records

Rule: TypeAlias = Callable[[Function, Op], None]
Place: TypeAlias = tuple[Operand, Operand]  # a base, and an offset from it


def watch(f: Function, op: Op) -> None:
    """The lines of a check, before those of the operation that it belongs to."""
    RULES[op.name](f, op)


# ---- places


def _at(op: Op, first: int = 0) -> Place:
    """The place that two of a check's operands are."""
    return op.operands[first], op.operands[first + 1]


def _sum(f: Function, place: Place) -> str:
    """An address: an i32."""
    base, offset = place
    at = f.value(base, "i32")
    return at if offset == 0 else f.code.make(f"add i32 {at}, {f.value(offset, 'i32')}")


def _local(f: Function, place: Place, align: int = 1) -> str:
    """The offset of a byte in the PE's part of a plane, an i64; a wild address leads to some byte of it. align: of the
    first byte of so many that it lies in."""
    (base, offset), at = place, _sum(f, place)
    mask = f.target.address_mask & -align
    if base != FP or isinstance(offset, Reg) or (isinstance(offset, int) and offset % align):
        at = f.code.make(f"and i32 {at}, {mask}")
    return f.code.make(f"zext i32 {at} to i64")


def _states(f: Function, local: str, plane: int = 0) -> str:
    """A pointer into a plane."""
    f.watched = True
    if plane:
        local = f.code.make(f"add i64 {local}, {plane * f.whole}")
    return f.code.make(f"getelementptr i8, ptr %states, i64 {local}")


def _cell(f: Function, op: Op, size: int) -> tuple[str, str]:
    """The states of the cell of `size` bytes that an access lies in, and their LLVM type."""
    kind = f"i{size * 8}"
    return f.code.make(f"load {kind}, ptr {_states(f, _local(f, _at(op), size))}, align {size}"), kind


def _number(operand: Operand) -> int:
    assert isinstance(operand, int), "the size of an access is known"
    return operand


# ---- asking


def judge(f: Function, what: str, *values: str, reads: bool = False) -> str:
    """Asks Python; the answer, an i32, is nonzero for a trap. reads: it looks at memory."""
    judge = f.code.make(f"load ptr, ptr {f.field(JUDGE)}")
    given = ", ".join(f"i32 {value}" for value in (*values, *["0"] * (4 - len(values))))
    memory, frame = "%memory" if reads else "null", "%fp" if f.frames else "0"
    head = f"ptr {memory}, i32 {JUDGED.index(what)}, i32 {f.judged}, i32 %pe, i32 {frame}"
    return f.code.make(f"call i32 {judge}({head}, {given})")


def must(f: Function, what: str, *values: str, reads: bool = False) -> None:
    """Asks Python, and traps if it says so."""
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
    """Asks Python when `wrong`, an i1, holds. first: asks the kernel, which answers 0 where Python need not be asked;
    reads: both look at memory."""
    ask, good = f.code.label(), f.code.label()
    f.code.add(f"br i1 {wrong}, label %{ask}, label %{good}, {RARELY}")
    f.code.start(ask)
    if first is not None:
        after = f.code.label()
        f.code.add(f"br i1 {_nonzero(f, first())}, label %{after}, label %{good}, {RARELY}")
        f.code.start(after)
    must(f, what, *(value() for value in values), reads=reads)
    f.code.add(f"br label %{good}")
    f.code.start(good)


def _nonzero(f: Function, answer: str) -> str:
    return f.code.make(f"icmp ne i32 {answer}, 0")


def kernel_first(
    f: Function, call: str, operands: tuple[str, ...], what: str, *values: str, reads: bool = False
) -> None:
    """Asks the kernel, and Python when the answer is not 0. reads: both look at memory."""
    ask, good = f.code.label(), f.code.label()
    wrong = _nonzero(f, f.call(call, *(["%memory"] if reads else []), *operands))
    f.code.add(f"br i1 {wrong}, label %{ask}, label %{good}, {RARELY}")
    f.code.start(ask)
    must(f, what, *values, reads=reads)
    f.code.add(f"br label %{good}")
    f.code.start(good)


def _asked(f: Function, op: Op, wrong: str, what: str) -> None:
    """The same of an access; the kernel is asked first of a long one."""
    size = _number(op.operands[2])

    def long() -> str:
        return f.call("check.bytes", _sum(f, _at(op)), str(size), str(int(what == "read")))

    first = long if size > LONGEST and what != "set" else None
    suspect(f, wrong, what, lambda: _sum(f, _at(op)), lambda: str(size), first=first)


# ---- accesses


def _read(f: Function, op: Op) -> None:
    size = _number(op.operands[2])
    if size in IN_PLACE:
        states, kind = _cell(f, op, size)
        wrong = f.code.make(f"icmp ne {kind} {states}, {_times(ALL_SET, size)}")
    else:
        wrong = _any(f, op, size, lambda f, states, kind, n: f.code.make(f"xor {kind} {states}, {_times(ALL_SET, n)}"))
    _asked(f, op, wrong, "read")


def _write(f: Function, op: Op) -> None:
    size = _number(op.operands[2])
    if size in IN_PLACE:
        states, kind = _cell(f, op, size)
        sets, unsets = (f.code.make(f"icmp ne {kind} {states}, {_times(v, size)}") for v in (ALL_SET, ALL_UNSET))
        wrong = f.code.make(f"and i1 {sets}, {unsets}")
    else:
        wrong = _any(f, op, size, _neither)
    _asked(f, op, wrong, "write")


def _set(f: Function, op: Op) -> None:
    size = _number(op.operands[2])
    if size in IN_PLACE:
        states, kind = _cell(f, op, size)
        wrong = f.code.make(f"icmp ne {kind} {_unset(f, states, kind, size)}, 0")
    else:
        wrong = _any(f, op, size, _unset)
    _asked(f, op, wrong, "set")


def _times(value: int, size: int) -> int:
    """The lowest bytes of a value, as LLVM text has them."""
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
    """Whether a test is nonzero for any of an access's bytes, which need no alignment; of a long one, always."""
    if size > LONGEST:
        return "true"
    begin = _local(f, _at(op))
    found: list[str] = []
    at = 0
    for piece in (8, 4, 2, 1):
        while size - at >= piece:
            kind = f"i{piece * 8}"
            place = _states(f, f.code.make(f"add i64 {begin}, {at}") if at else begin)
            value = test(f, f.code.make(f"load {kind}, ptr {place}, align 1"), kind, piece)
            found.append(f.code.make(f"icmp ne {kind} {value}, 0"))
            at += piece
    wrong = found[0] if found else "true"
    for one in found[1:]:
        wrong = f.code.make(f"or i1 {wrong}, {one}")
    return wrong


def after_store(f: Function, op: Op) -> None:
    """A store's bytes become set. Only objects of the frame can be unset there."""
    size, (base, offset) = TABLE[op.name].width, op.operands[:2]
    known = f.constant(offset)
    if base == FP and known is not None and not _in_object(f, known, size):
        return
    kind, code = f"i{size * 8}", f.code
    place = _states(f, _local(f, (base, offset)))
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
    pairs = _at(op), _at(op, 2)
    owners = [f.code.make(f"load i32, ptr {_states(f, _local(f, p, WORD), OWNERS)}, align 4") for p in pairs]
    differ = f.code.make(f"icmp ne i32 {owners[0]}, {owners[1]}")
    shared = f.code.make(f"icmp slt i32 {owners[0]}, 0")
    wrong = f.code.make(f"or i1 {differ}, {shared}")
    suspect(
        f,
        wrong,
        "same",
        *(partial(_sum, f, p) for p in pairs),
        first=lambda: f.call("check.same", *(_sum(f, p) for p in pairs)),
    )


def _index(f: Function, op: Op) -> None:
    number, count = (f.value(operand, "i32") for operand in op.operands[:2])
    low = f.code.make(f"icmp slt i32 {number}, 0")
    wrong = f.code.make(f"or i1 {low}, {f.code.make(f'icmp sge i32 {number}, {count}')}")
    said = count if isinstance(op.operands[1], Reg) else "-1"
    suspect(f, wrong, "index", lambda: number, lambda: _sum(f, _at(op, 2)), lambda: said)


def _fresh(f: Function, op: Op) -> None:
    base, offset = _at(op)
    room = f.template.frame - offset if base == FP and isinstance(offset, int) else 1 << f.target.address_bits
    place, size = _states(f, _local(f, (base, offset))), max(0, min(_number(op.operands[2]), room))
    f.code.add(f"call void @llvm.memset.p0.i64(ptr {place}, i8 2, i64 {size}, i1 false)")


def _copied(f: Function, op: Op) -> None:
    size, code = op.operands[4], f.code
    done = ""
    if isinstance(size, int) and size in IN_PLACE:
        kind = f"i{size * 8}"
        place = _states(f, _local(f, _at(op, 2), size))
        states = code.make(f"load {kind}, ptr {place}, align {size}")
        some, done = code.label(), code.label()
        wrong = code.make(f"icmp ne {kind} {_unset(f, states, kind, size)}, 0")
        code.add(f"br i1 {wrong}, label %{some}, label %{done}, {RARELY}")
        code.start(some)
    to, source = (code.make(f"trunc i64 {_local(f, _at(op, i))} to i32") for i in (0, 2))
    f.call("check.copied", to, source, f.value(size, "i32"))
    if done:
        code.add(f"br label %{done}")
        code.start(done)


# ---- variables in registers that hold nothing: a bit for each, beside the frame; a handler's own, in a slot


def _bit(f: Function, name: str) -> tuple[str, int]:
    """The word in which a variable's bit is, and the bit's value."""
    number, bit = divmod(f.unset[name][0], 32)
    if not f.frames:
        return f"%unset{number}", 1 << bit
    return _states(f, _local(f, (FP, number * WORD)), UNSETS), 1 << bit


def _begin(f: Function, op: Op) -> None:
    place, bit = _bit(f, op.word)
    held = f.code.make(f"load i32, ptr {place}")
    f.code.add(f"store i32 {f.code.make(f'or i32 {held}, {i32(bit)}')}, ptr {place}")


def _put(f: Function, op: Op) -> None:
    place, bit = _bit(f, op.word)
    held = f.code.make(f"load i32, ptr {place}")
    f.code.add(f"store i32 {f.code.make(f'and i32 {held}, {i32(~bit)}')}, ptr {place}")


def _get(f: Function, op: Op) -> None:
    place, bit = _bit(f, op.word)
    held = f.code.make(f"and i32 {f.code.make(f'load i32, ptr {place}')}, {i32(bit)}")
    declared = str(f.unset[op.word][1])
    suspect(f, f.code.make(f"icmp ne i32 {held}, 0"), "get", lambda: declared)


# ---- results


def _lost(f: Function, op: Op) -> None:
    f.call("check.lost", f.value(op.operands[0], "i32"), str(f.judged))


def _result(f: Function, op: Op) -> None:
    """Where any function has ended without its result, it may be this one's."""
    code, some, done = f.code, f.code.label(), f.code.label()
    any_lost = code.make(f"load i64, ptr {f.field(UNANSWERED)}")
    code.add(f"br i1 {code.make(f'icmp ne i64 {any_lost}, 0')}, label %{some}, label %{done}, {RARELY}")
    code.start(some)
    place = _states(f, _local(f, _at(op)), HEADS)
    check = code.make(f"load i32, ptr {place}, align 4")
    code.add(f"store i32 0, ptr {place}, align 4")
    suspect(f, code.make(f"icmp ne i32 {check}, 0"), "result", lambda: check)
    code.add(f"br label %{done}")
    code.start(done)


# ---- variable arguments


def _plane(f: Function, place: Place, plane: int) -> str:
    """A pointer to a plane's word for a place."""
    return _states(f, _local(f, place, WORD), plane)


def _kind(word: str) -> int:
    """A number for a kind of variable arguments; 0 for records too large for one."""
    if word in KINDS:
        return 1 + KINDS.index(word)
    size = int(word.removeprefix("record of ").removesuffix(" bytes"))
    return 1 + len(KINDS) + size if size < 200 else 0


def _argument(f: Function, op: Op) -> None:
    known = _kind(op.word) << KIND_SHIFT | f.judged
    f.code.add(f"store i32 {i32(known)}, ptr {_plane(f, _at(op), ARGUMENTS)}, align 4")
    f.code.add(f"store i32 0, ptr {_plane(f, _at(op), ENDS)}, align 4")


def _end(f: Function, op: Op) -> None:
    f.code.add(f"store i32 {f.judged}, ptr {_plane(f, _at(op), ENDS)}, align 4")


def _take(f: Function, op: Op) -> None:
    """There is an argument of that kind; or nothing is known of the place."""
    code, at = f.code, f.value(op.operands[0], "i32")
    given, end = (code.make(f"load i32, ptr {_plane(f, (op.operands[0], 0), p)}, align 4") for p in (ARGUMENTS, ENDS))
    kind = code.make(f"lshr i32 {given}, {KIND_SHIFT}")
    other = code.make(f"icmp ne i32 {kind}, {_kind(op.word) or 255}")
    unended = code.make(f"icmp eq i32 {end}, 0")
    differs = code.make(f"and i1 {other}, {unended}")
    some = _nonzero(f, code.make(f"or i32 {given}, {end}"))
    known = code.make(f"or i1 {some}, {code.make(f'icmp eq i32 {at}, 0')}")
    none = code.make(f"icmp eq i32 {given}, 0")
    wrong = code.make(f"and i1 {known}, {code.make(f'or i1 {none}, {differs}')}")
    suspect(f, wrong, "take", lambda: at, reads=True)


def _text(f: Function, op: Op) -> None:
    if f.frames:
        f.code.add(f"store i32 {f.value(op.operands[0], 'i32')}, ptr {_plane(f, (FP, 0), ENDS)}, align 4")


# ---- blocks of the heap


def _here(f: Function, op: Op) -> str:
    """The number of the check, and whether it is the program's own."""
    return str(i32(f.judged | (0 if op.span.file.startswith(LIBRARY) else OWN)))


def _frame(f: Function) -> str:
    return "%fp" if f.frames else "0"


def _new(f: Function, op: Op) -> None:
    f.call("check.new", _frame(f), _here(f, op), *_values(f, op))


def _array(f: Function, op: Op) -> None:
    f.call("check.array", str(f.judged), *_values(f, op))


def _free(f: Function, op: Op) -> None:
    values = _values(f, op)
    kernel_first(f, "check.free", (_frame(f), _here(f, op), *values), "free", *values)


def _block(f: Function, op: Op) -> None:
    values = _values(f, op)
    kernel_first(f, "check.block", values, "block", *values)


def _room(f: Function, op: Op) -> None:
    address, size = _values(f, op)
    kernel_first(f, "check.room", (_frame(f), _here(f, op), address, size), "block", address)


def _values(f: Function, op: Op) -> tuple[str, ...]:
    return tuple(f.value(operand, "i32") for operand in op.operands)


def _element(f: Function, op: Op) -> None:
    """The last byte of the element is in the same block of the heap as the first of the array."""
    number, size, touch = (f.value(operand, "i32") for operand in op.operands[:3])
    first, code, mask = _sum(f, _at(op, 3)), f.code, f.target.address_mask
    wide = [code.make(f"sext i32 {value} to i64") for value in (number, size)]
    begin = code.make(f"zext i32 {first} to i64")
    end = code.make(f"add i64 {code.make(f'mul i64 {wide[0]}, {wide[1]}')}, {wide[1]}")
    last = code.make(f"add i64 {begin}, {code.make(f'sub i64 {end}, 1')}")
    near = code.make(f"and i64 {last}, {mask}")
    words = [code.make(f"and i64 {at}, {mask & -WORD}") for at in (begin, near)]
    owners = [code.make(f"load i32, ptr {_states(f, at, OWNERS)}, align 4") for at in words]
    state = code.make(f"load i8, ptr {_states(f, near)}")
    doubts = (
        f"icmp slt i32 {number}, 0",
        f"icmp slt i32 {size}, 1",
        f"icmp ugt i64 {last}, {mask}",
        f"icmp ne i32 {owners[0]}, {owners[1]}",
        f"icmp sle i32 {owners[0]}, {f.objects}",  # numbers that may be of several objects, or of none
        f"icmp eq i8 {code.make(f'and i8 {state}, 3')}, 0",
    )
    wrong = "false"
    for doubt in doubts:
        wrong = code.make(f"or i1 {wrong}, {code.make(doubt)}")
    suspect(f, wrong, "element", lambda: number, lambda: size, lambda: touch, lambda: first)


# ---- texts and areas


def _apart(f: Function, op: Op) -> None:
    values = _values(f, op)
    kernel_first(f, "check.apart", values, "apart", *values, reads=True)


def _string(f: Function, op: Op) -> None:
    values = _values(f, op)
    kernel_first(f, "check.string", values, "string", *values, reads=True)


def _area(f: Function, op: Op) -> None:
    values = _values(f, op)
    kernel_first(f, "check.area", values, "area", *values)


RULES: dict[str, Rule] = {
    "check.read": _read,
    "check.write": _write,
    "check.set": _set,
    "check.same": _same,
    "check.index": _index,
    "check.element": _element,
    "check.fresh": _fresh,
    "check.copied": _copied,
    "check.unset": _begin,
    "check.put": _put,
    "check.get": _get,
    "check.argument": _argument,
    "check.end": _end,
    "check.take": _take,
    "check.text": _text,
    "check.new": _new,
    "check.array": _array,
    "check.free": _free,
    "check.block": _block,
    "check.room": _room,
    "check.apart": _apart,
    "check.area": _area,
    "check.string": _string,
    "check.lost": _lost,
    "check.result": _result,
}
