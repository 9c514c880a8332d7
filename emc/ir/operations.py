"""The table of operations: operands, result, meaning, cost class and traps of each, in one place.

The printer, the reader, the verifier, the reference machine and (issue by issue) every other engine are driven by it.
A row of PURE reads: name, operand kinds -> result kind, cost class, meaning as a Python expression over `a b c`. The
expression is compiled to the plain function `Operation.meaning`; an engine may also paste it into code it generates.
MACHINE rows act on the PE that runs the thread; what each does is said here and done by an engine. CONTROL rows end a
block. CHECK rows stand in `Op.checks`, belong to the operation that follows them, and act on what an engine keeps
beside the simulated memory: they cost no cycle and change nothing that the program sees, but may trap.

Cost classes (cycles in runtime/machines/*.toml): free move alu mul div float fdiv math memory branch packet frame tag.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from emc.ir import mathematics, numbers

Group = Literal["pure", "machine", "control", "check"]


@dataclass(frozen=True, slots=True)
class Operation:
    """operands, result: kinds `i32 i64 f32 f64`; `*` any kind. python: text of the meaning (pure ones only)."""

    name: str
    group: Group
    operands: tuple[str, ...]
    result: str | None
    cost: str
    python: str = ""
    meaning: Callable[..., int | float] | None = None
    labels: int = 0  # -1: any number
    word: bool = False
    traps: tuple[str, ...] = ()


SCOPE: dict[str, object] = {
    **{name: value for name, value in vars(numbers).items() if not name.startswith("_")},
    "mathematics": mathematics,
    "math": math,
}


def _pure(name: str, signature: str, cost: str, python: str, *traps: str) -> Operation:
    left, _, result = signature.partition("->")
    meaning = eval(f"lambda a=0, b=0, c=0: {python}", dict(SCOPE))
    return Operation(name, "pure", tuple(left.split()), result.strip(), cost, python, meaning, traps=traps)


def _integer(kind: str, bits: int) -> list[Operation]:
    two, one = f"{kind} {kind} -> {kind}", f"{kind} {kind} -> i32"
    wrap, u, mask = kind, f"u{bits}", bits - 1
    zero = "division by zero"
    arithmetic = [
        ("mov", f"{kind} -> {kind}", "move", "a"),
        ("add", two, "alu", f"{wrap}(a + b)"),
        ("sub", two, "alu", f"{wrap}(a - b)"),
        ("mul", two, "mul", f"{wrap}(a * b)"),
        ("and", two, "alu", "a & b"),
        ("or", two, "alu", "a | b"),
        ("xor", two, "alu", "a ^ b"),
        ("shl", two, "alu", f"{wrap}(a << (b & {mask}))"),
        ("shrs", two, "alu", f"a >> (b & {mask})"),
        ("shru", two, "alu", f"{wrap}({u}(a) >> (b & {mask}))"),
        ("select", f"i32 {kind} {kind} -> {kind}", "alu", "b if a else c"),
    ]
    compares = [
        ("eq", "a == b"),
        ("ne", "a != b"),
        ("lts", "a < b"),
        ("les", "a <= b"),
        ("ltu", f"{u}(a) < {u}(b)"),
        ("leu", f"{u}(a) <= {u}(b)"),
    ]
    divisions = [
        ("divs", f"{wrap}(quotient(a, b))"),
        ("divu", f"{wrap}(quotient({u}(a), {u}(b)))"),
        ("rems", "remainder(a, b)"),
        ("remu", f"{wrap}(remainder({u}(a), {u}(b)))"),
    ]
    return [
        *(_pure(f"{n}.{kind}", s, c, p) for n, s, c, p in arithmetic),
        *(_pure(f"{n}.{kind}", one, "alu", f"1 if {p} else 0") for n, p in compares),
        *(_pure(f"{n}.{kind}", two, "div", p, zero) for n, p in divisions),
    ]


def _float(kind: str) -> list[Operation]:
    two, one = f"{kind} {kind} -> {kind}", f"{kind} {kind} -> i32"
    r = "f32" if kind == "f32" else ""
    return [
        _pure(f"mov.{kind}", f"{kind} -> {kind}", "move", "a"),
        _pure(f"select.{kind}", f"i32 {kind} {kind} -> {kind}", "alu", "b if a else c"),
        _pure(f"add.{kind}", two, "float", f"{r}(a + b)"),
        _pure(f"sub.{kind}", two, "float", f"{r}(a - b)"),
        _pure(f"mul.{kind}", two, "float", f"{r}(a * b)"),
        _pure(f"div.{kind}", two, "fdiv", f"{r}(divide(a, b))"),
        _pure(f"neg.{kind}", f"{kind} -> {kind}", "float", "-a"),
        _pure(f"eq.{kind}", one, "float", "1 if a == b else 0"),
        _pure(f"ne.{kind}", one, "float", "1 if a != b else 0"),
        _pure(f"lt.{kind}", one, "float", "1 if a < b else 0"),
        _pure(f"le.{kind}", one, "float", "1 if a <= b else 0"),
        _pure(f"of_i32.{kind}", f"i32 -> {kind}", "float", f"{r}(float(a))"),
        _pure(f"of_u32.{kind}", f"i32 -> {kind}", "float", f"{r}(float(u32(a)))"),
        _pure(f"of_i64.{kind}", f"i64 -> {kind}", "float", "f32_of_int(a)" if r else "float(a)"),
        _pure(f"of_u64.{kind}", f"i64 -> {kind}", "float", "f32_of_int(u64(a))" if r else "float(u64(a))"),
        _pure(f"to_i32.{kind}", f"{kind} -> i32", "float", "i32_of(a)"),
        _pure(f"to_u32.{kind}", f"{kind} -> i32", "float", "u32_of(a)"),
        _pure(f"to_i64.{kind}", f"{kind} -> i64", "float", "i64_of(a)"),
        _pure(f"to_u64.{kind}", f"{kind} -> i64", "float", "u64_of(a)"),
    ]


_CONVERSIONS = [
    _pure("sign8.i32", "i32 -> i32", "alu", "sign8(a)"),
    _pure("sign16.i32", "i32 -> i32", "alu", "sign16(a)"),
    _pure("zero8.i32", "i32 -> i32", "alu", "a & 255"),
    _pure("zero16.i32", "i32 -> i32", "alu", "a & 65535"),
    _pure("signed.i64", "i32 -> i64", "alu", "a"),
    _pure("unsigned.i64", "i32 -> i64", "alu", "u32(a)"),
    _pure("low.i64", "i64 -> i32", "free", "i32(a)"),
    _pure("high.i64", "i64 -> i32", "free", "a >> 32"),
    _pure("pair.i64", "i32 i32 -> i64", "free", "u32(a) | b << 32"),  # low, high
    _pure("widen.f64", "f32 -> f64", "float", "a"),
    _pure("narrow.f32", "f64 -> f32", "float", "f32(a)"),
    _pure("bits.f32", "f32 -> i32", "free", "bits_of_f32(a)"),
    _pure("from_bits.f32", "i32 -> f32", "free", "f32_of_bits(a)"),
    _pure("bits.f64", "f64 -> i64", "free", "bits_of_f64(a)"),
    _pure("from_bits.f64", "i64 -> f64", "free", "f64_of_bits(a)"),
]

_MATH = [
    _pure(f"{name}.f64", "f64 -> f64", "math", f"mathematics.{name}(a)")
    for name in (
        *("sqrt", "floor", "ceil", "trunc", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh"),
        *("exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "cbrt", "asinh", "acosh", "atanh", "erf", "erfc"),
        *("tgamma", "lgamma"),
    )
] + [
    _pure(f"{name}.f64", "f64 f64 -> f64", "math", f"mathematics.{name}(a, b)")
    for name in ("pow", "atan2", "fmod", "hypot")
]

ACCESS = ("null pointer", "wild address", "misaligned access")


def _machine(name: str, signature: str, cost: str, *traps: str, labels: int = 0, word: bool = False) -> Operation:
    left, _, result = signature.partition("->")
    return Operation(
        name, "machine", tuple(left.split()), result.strip() or None, cost, labels=labels, word=word, traps=traps
    )


_MACHINE = [
    # load: operands base, byte offset (a constant); address = (base + offset) mod 2^32, local to the PE
    *(_machine(f"load.{w}", "i32 i32 -> i32", "memory", *ACCESS) for w in ("i8", "u8", "i16", "u16", "i32")),
    *(_machine(f"load.{w}", f"i32 i32 -> {w}", "memory", *ACCESS) for w in ("i64", "f32", "f64")),
    # store: operands base, byte offset (a constant), value. 8-byte values need word alignment only.
    *(_machine(f"store.{w}", "i32 i32 i32 ->", "memory", *ACCESS) for w in ("i8", "i16", "i32")),
    *(_machine(f"store.{w}", f"i32 i32 {w} ->", "memory", *ACCESS) for w in ("i64", "f32", "f64")),
    # me: this PE's number
    _machine("me", "-> i32", "move"),
    # cont L: the continuation of this activation's entry L: global address of its cell; `word` is "" for a plain
    # entry, "left" or "right" for a matching one ("right" sets bit 0)
    _machine("cont", "-> i32", "alu", labels=1, word=True),
    # global A: the global address of local address A of this PE: its number in the upper bits
    _machine("global", "i32 -> i32", "alu"),
    # global.at PE, A: the same for any PE, which is not checked
    _machine("global.at", "i32 i32 -> i32", "alu"),
    # frame.new CODE: a frame on this PE for the template at that code address; result: its local byte address (GETOSN)
    _machine("frame.new", "i32 -> i32", "frame", "not a function", "out of frames"),
    # frame.free: gives this activation's frame back; nothing of it may be touched afterwards
    _machine("frame.free", "->", "frame"),
    # frame.leave K: gives back the frame of the caller of this activation, which is never returned to: 1; but 0 when K
    # is a continuation of that caller. Tail calls that have ended do not count
    _machine("frame.leave", "i32 -> i32", "frame", "longjmp out of reach"),
    # get F, K: sends continuation K to the start entry of frame F of this PE
    _machine("get", "i32 i32 ->", "packet", *ACCESS),
    # get.at G, K: the same for a frame anywhere, by global address
    _machine("get.at", "i32 i32 ->", "packet", *ACCESS),
    # pkt K, V: the normal packet V to continuation K (MKPKT); K = 0 sends nothing
    _machine("pkt", "i32 i32 ->", "packet", *ACCESS),
    # send TYPE G, V: special packet to the PE of global address G; its handler receives (local address of G, V)
    _machine("send", "i32 i32 ->", "packet", "no such PE", word=True),
    # tag.get A / tag.set A, N: presence tag of the word at local address A: 0 empty; others as the handlers use them
    _machine("tag.get", "i32 -> i32", "tag", *ACCESS),
    _machine("tag.set", "i32 i32 ->", "tag", *ACCESS),
    # tags.clear A, N: the words of N bytes from A on become empty, as frame.free does for a frame's
    _machine("tags.clear", "i32 i32 ->", "frame", "freed while threads wait"),
    # dirty.next: lowest other PE that this PE wrote to (special packets of types write*, update*, marked so by their
    # handler's name) since it was last taken, or -1: the memory behind fence()
    _machine("dirty.next", "-> i32", "alu"),
    # heap.grow N: N more bytes (a multiple of 8) at the end of this PE's heap; result: where they begin, 0 = no room
    _machine("heap.grow", "i32 -> i32", "alu"),
    # spread.grow N: the same in the region that lies at the same addresses on every PE (used by PE 0 for all)
    _machine("spread.grow", "i32 -> i32", "alu"),
    # clock: cycles since the start, at the thread's own point of time
    _machine("clock", "-> i64", "alu"),
]

_CONTROL = [
    Operation("br", "control", (), None, "branch", labels=1),
    Operation("brif", "control", ("i32",), None, "branch", labels=2),  # nonzero: first label
    Operation("switch", "control", ("i32",), None, "branch", labels=-1),  # labels[0] is the default
    # break: the thread ends. labels: the entries at which this activation now waits; word: on what, in a few words
    Operation("break", "control", (), None, "free", labels=-1, word=True),
    # trap WORD: ends the run; optional operand: a number for the message (the value, index, ...)
    Operation("trap", "control", (), None, "free", word=True),
]


def _check(name: str, operands: int, word: bool = False) -> Operation:
    return Operation(name, "check", ("i32",) * operands, None, "free", word=word, traps=("checked",))


# An *object* is a datum, a slot of a frame that has a place in the source, or a block that `check.new` made. Its bytes
# are unset or set; all stores set. A, B + O: local addresses; N: a count of bytes. What lies where no object can be
# known (the spread region) is never wrong.
_CHECKS = [
    _check("check.read", 3),  # B, O, N: the bytes lie in one live object, and are set
    _check("check.write", 3),  # B, O, N: the bytes lie in one live object
    _check("check.set", 3),  # B, O, N: the bytes, of an object that is surely there, are set
    _check("check.same", 4),  # P, Q, B, O: B + O lies in the object that P + Q points to (or just behind)
    _check("check.index", 4, word=True),  # I, N, B, O: 0 <= I < N; word: the array's name and type; B + O: where it is
    _check(
        "check.element", 5, word=True
    ),  # I, S, T, B, O: there is an element I, of S bytes, in the object that begins
    # with B + O (T 0: or right behind); word: the array's name and type
    _check("check.fresh", 3),  # B, O, N: the bytes are unset from now on
    _check("check.copied", 5),  # B, O, C, P, N: the bytes at B + O were copied from C + P: unset where those are
    # variables in registers, of this activation, by name
    _check("check.unset", 0, word=True),  # holds nothing from now on; the operation's place is the declaration
    _check("check.put", 0, word=True),  # was set
    _check("check.get", 0, word=True),  # must have been set
    # variable arguments; word: `int`, `long long`, `double`, `pointer` or the bytes of a record
    _check("check.argument", 3, word=True),  # B, O, I: there lies the call's argument number I
    _check("check.end", 3),  # B, O, I: and there end its I arguments
    _check("check.take", 1, word=True),  # A: what is taken there must be a variable argument of that kind
    _check("check.text", 1),  # A: arguments are taken for the conversion whose text begins there
    # blocks of the heap
    _check("check.new", 2),  # A, N: a block, its bytes unset
    _check("check.array", 1, word=True),  # A: the block there is the array of that name; the place is its declaration
    _check("check.free", 1),  # A: a block must begin there; it is one no longer
    _check("check.block", 1),  # A: a block must begin there
    _check("check.room", 2),  # A, N: a block must begin there; it has N bytes from now on
    _check("check.apart", 3),  # A, B, N: N bytes (-1: the text, with its end) at A don't overlap as many at B
    _check("check.area", 2),  # A, N: as many bytes lie in one live object
    _check("check.string", 1),  # A: a text begins there: up to its 0 it lies in one live object, and is set
    # results
    _check("check.lost", 1),  # K: the function ends without the value that continuation K waits for
    _check("check.result", 2, word=True),  # B, O: a value came to that cell of the own frame; word: the callee
]

TABLE: dict[str, Operation] = {
    row.name: row
    for row in [
        *_integer("i32", 32),
        *_integer("i64", 64),
        *_float("f32"),
        *_float("f64"),
        *_CONVERSIONS,
        *_MATH,
        *_MACHINE,
        *_CONTROL,
        *_CHECKS,
    ]
}

CHECKS = frozenset(row.name for row in _CHECKS)
TERMINATORS = frozenset(row.name for row in _CONTROL)
