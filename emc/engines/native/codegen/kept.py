"""Writes the checks that use planes beside memory: variables that are not set, results that were not given, variable
arguments, blocks of the heap, strings."""

from __future__ import annotations

from emc.engines.native.codegen import shadow
from emc.engines.native.codegen.writer import RARELY, Function
from emc.engines.native.names import ARGUMENTS, ENDS, HEADS, KIND_SHIFT, OWN, OWNERS, UNANSWERED, UNSETS
from emc.ir.module import FP, Op
from emc.ir.numbers import i32
from emc.source import LIBRARY
from emc.target import WORD

KINDS = ("int", "long long", "double", "pointer")  # of variable arguments; other kinds are records


# ---- variables in registers that are not set: a bit for each, in the frame's plane; a handler has its own stack slots


def _bit(f: Function, name: str) -> tuple[str, int]:
    """The word that holds a variable's bit, and the bit's value."""
    number, bit = divmod(f.unset[name][0], 32)
    if not f.frames:
        return f"%unset{number}", 1 << bit
    return shadow.states(f, shadow.local(f, (FP, number * WORD)), UNSETS), 1 << bit


def begin(f: Function, op: Op) -> None:
    place, bit = _bit(f, op.word)
    held = f.code.make(f"load i32, ptr {place}")
    f.code.add(f"store i32 {f.code.make(f'or i32 {held}, {i32(bit)}')}, ptr {place}")


def put(f: Function, op: Op) -> None:
    place, bit = _bit(f, op.word)
    held = f.code.make(f"load i32, ptr {place}")
    f.code.add(f"store i32 {f.code.make(f'and i32 {held}, {i32(~bit)}')}, ptr {place}")


def get(f: Function, op: Op) -> None:
    place, bit = _bit(f, op.word)
    held = f.code.make(f"and i32 {f.code.make(f'load i32, ptr {place}')}, {i32(bit)}")
    declared = f.unset[op.word][1]
    shadow.suspect(f, f.code.make(f"icmp ne i32 {held}, 0"), "get", lambda: f.own(declared))


# ---- results


def lost(f: Function, op: Op) -> None:
    f.call("check.lost", f.value(op.operands[0], "i32"), f.own(f.judged))


def result(f: Function, op: Op) -> None:
    """Checks a result, if any function has ended without its result so far."""
    code, some, done = f.code, f.code.label(), f.code.label()
    any_lost = code.make(f"load i64, ptr {f.field(UNANSWERED)}")
    code.add(f"br i1 {code.make(f'icmp ne i64 {any_lost}, 0')}, label %{some}, label %{done}, {RARELY}")
    code.start(some)
    place = shadow.states(f, shadow.local(f, shadow.place_at(op)), HEADS)
    check = code.make(f"load i32, ptr {place}, align 4")
    code.add(f"store i32 0, ptr {place}, align 4")
    shadow.suspect(f, code.make(f"icmp ne i32 {check}, 0"), "result", lambda: check)
    code.add(f"br label %{done}")
    code.start(done)


# ---- variable arguments


def _kind(word: str) -> int:
    """A number for a kind of variable arguments; 0 for records that are too large to have one."""
    if word in KINDS:
        return 1 + KINDS.index(word)
    size = int(word.removeprefix("record of ").removesuffix(" bytes"))
    return 1 + len(KINDS) + size if size < 200 else 0


def argument(f: Function, op: Op) -> None:
    known = f.own(i32(_kind(op.word) << KIND_SHIFT | f.judged))
    f.code.add(f"store i32 {known}, ptr {shadow.word_of(f, shadow.place_at(op), ARGUMENTS)}, align 4")
    f.code.add(f"store i32 0, ptr {shadow.word_of(f, shadow.place_at(op), ENDS)}, align 4")


def end(f: Function, op: Op) -> None:
    f.code.add(f"store i32 {f.own(f.judged)}, ptr {shadow.word_of(f, shadow.place_at(op), ENDS)}, align 4")


def take(f: Function, op: Op) -> None:
    """Checks that an argument of that kind is there, or that nothing is known of the place."""
    code, at = f.code, f.value(op.operands[0], "i32")
    words = (shadow.word_of(f, (op.operands[0], 0), plane) for plane in (ARGUMENTS, ENDS))
    given, end = (code.make(f"load i32, ptr {word}, align 4") for word in words)
    kind = code.make(f"lshr i32 {given}, {KIND_SHIFT}")
    other = code.make(f"icmp ne i32 {kind}, {_kind(op.word) or 255}")
    unended = code.make(f"icmp eq i32 {end}, 0")
    differs = code.make(f"and i1 {other}, {unended}")
    some = shadow.nonzero(f, code.make(f"or i32 {given}, {end}"))
    known = code.make(f"or i1 {some}, {code.make(f'icmp eq i32 {at}, 0')}")
    none = code.make(f"icmp eq i32 {given}, 0")
    wrong = code.make(f"and i1 {known}, {code.make(f'or i1 {none}, {differs}')}")
    shadow.suspect(f, wrong, "take", lambda: at, reads=True)


def text(f: Function, op: Op) -> None:
    if f.frames:
        f.code.add(f"store i32 {f.value(op.operands[0], 'i32')}, ptr {shadow.word_of(f, (FP, 0), ENDS)}, align 4")


# ---- blocks of the heap


def _here(f: Function, op: Op) -> str:
    """The number of the check, with OWN added if the check is in the program."""
    return f.own(i32(f.judged | (0 if op.span.file.startswith(LIBRARY) else OWN)))


def _frame(f: Function) -> str:
    return "%fp" if f.frames else "0"


def new(f: Function, op: Op) -> None:
    f.call("check.new", _frame(f), _here(f, op), *shadow.values(f, op))


def array(f: Function, op: Op) -> None:
    f.call("check.array", f.own(f.judged), *shadow.values(f, op))


def free(f: Function, op: Op) -> None:
    values = shadow.values(f, op)
    shadow.kernel_first(f, "check.free", (_frame(f), _here(f, op), *values), "free", *values)


def block(f: Function, op: Op) -> None:
    values = shadow.values(f, op)
    shadow.kernel_first(f, "check.block", values, "block", *values)


def room(f: Function, op: Op) -> None:
    address, size = shadow.values(f, op)
    shadow.kernel_first(f, "check.room", (_frame(f), _here(f, op), address, size), "block", address)


def element(f: Function, op: Op) -> None:
    """Checks that the last byte of the element is in the same block of the heap as the first byte of the array."""
    number, size, touch = (f.value(operand, "i32") for operand in op.operands[:3])
    first, code, mask = shadow.address_of(f, shadow.place_at(op, 3)), f.code, f.target.address_mask
    wide = [code.make(f"sext i32 {value} to i64") for value in (number, size)]
    begin = code.make(f"zext i32 {first} to i64")
    end = code.make(f"add i64 {code.make(f'mul i64 {wide[0]}, {wide[1]}')}, {wide[1]}")
    last = code.make(f"add i64 {begin}, {code.make(f'sub i64 {end}, 1')}")
    near = code.make(f"and i64 {last}, {mask}")
    words = [code.make(f"and i64 {at}, {mask & -WORD}") for at in (begin, near)]
    owners = [code.make(f"load i32, ptr {shadow.states(f, at, OWNERS)}, align 4") for at in words]
    state = code.make(f"load i8, ptr {shadow.states(f, near)}")
    doubts = (
        f"icmp slt i32 {number}, 0",
        f"icmp slt i32 {size}, 1",
        f"icmp ugt i64 {last}, {mask}",
        f"icmp ne i32 {owners[0]}, {owners[1]}",
        f"icmp sle i32 {owners[0]}, {f.own(f.objects)}",  # numbers that may belong to several objects, or to none
        f"icmp eq i8 {code.make(f'and i8 {state}, 3')}, 0",
    )
    wrong = "false"
    for doubt in doubts:
        wrong = code.make(f"or i1 {wrong}, {code.make(doubt)}")
    shadow.suspect(f, wrong, "element", lambda: number, lambda: size, lambda: touch, lambda: first)


# ---- strings and areas


def apart(f: Function, op: Op) -> None:
    values = shadow.values(f, op)
    shadow.kernel_first(f, "check.apart", values, "apart", *values, reads=True)


def string(f: Function, op: Op) -> None:
    values = shadow.values(f, op)
    shadow.kernel_first(f, "check.string", values, "string", *values, reads=True)


def area(f: Function, op: Op) -> None:
    values = shadow.values(f, op)
    shadow.kernel_first(f, "check.area", values, "area", *values)


def blocks(f: Function, op: Op) -> None:
    at, count, words = shadow.values(f, op)
    size = f.code.make(f"mul i32 {f.code.make(f'mul i32 {count}, {words}')}, {WORD}")
    shadow.kernel_first(f, "check.area", (at, size), "area", at, size)
