"""The table of operations: in one place, the operands, result, meaning, effects, cost class, traps and LLVM form of
each.

The printer, the reader, the verifier, the passes and every engine use it; no other file lists what operations do. A row
of PURE reads: name, operand kinds -> result kind, cost class, meaning as a Python expression over `a b c`, LLVM text.
The expression is compiled to the function `Operation.meaning`; an engine may also insert it into code that it
generates. MACHINE rows act on the PE that runs the thread. Comments here say what each one does, and the engines do it.
CONTROL rows end a block. CHECK rows are in `Op.checks`, and belong to the operation after them. They act on what an
engine records beside the simulated memory. They cost no cycle and change nothing that the program sees, but they may
trap.

LLVM text: {r} is the result's name; {a} {b} {c} are the operands; {t} is a prefix for its own names. It never yields
poison or undef: shifts are masked, conversions are clamped, and division can't overflow (the generator tests for zero).
A pure row without LLVM text is a call of its Python meaning.

Effects of MACHINE and CONTROL rows; packets wait until the thread ends, so it does not see what they do:

    reads      the result depends on memory, which stores may change
    writes     memory, its tags or its regions may be others afterwards
    asks       the result depends on the PE's state beside memory, or changes it
    sends      makes a packet
    leaves     there may be no frame afterwards
    ends       the thread ends

Cost classes (cycles in runtime/machines/*.toml): free move alu mul div float fdiv math memory branch packet frame tag
prepare kick request.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

from emc.dataclass import dataclass
from emc.ir import mathematics, numbers

Group = Literal["pure", "machine", "control", "check"]
Kernel = Literal["", "result", "trap"]
WIDTHS = {"i8": 1, "u8": 1, "i16": 2, "u16": 2, "i32": 4, "f32": 4, "i64": 8, "f64": 8}  # bytes, of loads and stores


@dataclass(frozen=True, slots=True)
class Operation:
    """A row of the table. Kinds of operands and results are `i32 i64 f32 f64`, and `*` for any."""

    name: str
    group: Group
    operands: tuple[str, ...]
    result: str | None
    cost: str
    python: str = ""  # text of the meaning, of pure operations
    meaning: Callable[..., int | float] | None = None
    labels: int = 0  # -1: any number
    word: bool = False
    traps: tuple[str, ...] = ()
    effects: frozenset[str] = frozenset()
    width: int = 0  # bytes of a load or store
    commutes: bool = False  # the two operands may be exchanged
    llvm: str = ""  # LLVM text of the meaning, of pure operations
    kernel: Kernel = ""  # each engine has a function with its name, which returns the result, or nonzero for a trap
    places: tuple[int, ...] = ()  # the operands of a check that begin a place: an address and its offset
    starts: tuple[str, ...] = ()  # packet types that the machine sends because of this operation

    @property
    def stem(self) -> str:
        """The name without its kind: `add` of `add.i32`."""
        return self.name.partition(".")[0]

    @property
    def kind(self) -> str:
        """The part after the name's first dot: `i8` of `load.i8`."""
        return self.name.partition(".")[2]

    @property
    def function(self) -> str:
        """The name of the function that implements it, if there is one (`kernel`)."""
        return self.name.replace(".", "_")

    @property
    def loads(self) -> bool:
        return self.width > 0 and self.result is not None

    @property
    def stores(self) -> bool:
        return self.width > 0 and self.result is None

    @property
    def divides(self) -> bool:
        """Whether the operation traps if its second operand is zero, and only then."""
        return self.group == "pure" and bool(self.traps)

    @property
    def on_interface(self) -> bool:
        """Whether handlers of interfaces may have it."""
        if self.group == "pure":
            return self.cost not in ("float", "fdiv", "math")
        return (
            self.group == "control"
            or self.name in (*INTERFACE, "ni.send", "ni.home", "pkt", "send", "me", "global", "global.at", "clock")
            or (self.width > 0 and self.kind not in ("f32", "f64"))
        )

    @property
    def only_result(self) -> bool:
        """Whether the operation only returns a result, which depends only on its operands and the thread."""
        return self.group in ("pure", "machine") and not self.effects and not self.traps


SCOPE: dict[str, object] = {
    **{name: value for name, value in vars(numbers).items() if not name.startswith("_")},
    "mathematics": mathematics,
    "math": math,
}


def _pure(name: str, signature: str, cost: str, python: str, llvm: str = "", *traps: str) -> Operation:
    left, _, result = signature.partition("->")
    meaning = eval(f"lambda a=0, b=0, c=0: {python}", dict(SCOPE))
    return Operation(
        name,
        "pure",
        tuple(left.split()),
        result.strip(),
        cost,
        python,
        meaning,
        traps=traps,
        commutes=name.partition(".")[0] in _COMMUTE and name.endswith(("i32", "i64")),
        llvm=llvm,
    )


_COMMUTE = frozenset(("add", "mul", "and", "or", "xor", "eq", "ne"))  # of integers: a float keeps a NaN's bits


def _integer(kind: str, bits: int) -> list[Operation]:
    two, one = f"{kind} {kind} -> {kind}", f"{kind} {kind} -> i32"
    wrap, u, mask = kind, f"u{bits}", bits - 1
    shift = f"{{t}}1 = and {kind} {{b}}, {mask}\n{{r}} = "
    # the least number divided by -1 wraps around to itself, remainder 0
    divisor = f"{{t}}1 = icmp eq {kind} {{b}}, -1\n{{t}}2 = select i1 {{t}}1, {kind} 1, {kind} {{b}}\n"
    arithmetic = [
        ("mov", f"{kind} -> {kind}", "move", "a", f"{{r}} = add {kind} {{a}}, 0"),
        ("add", two, "alu", f"{wrap}(a + b)", f"{{r}} = add {kind} {{a}}, {{b}}"),
        ("sub", two, "alu", f"{wrap}(a - b)", f"{{r}} = sub {kind} {{a}}, {{b}}"),
        ("mul", two, "mul", f"{wrap}(a * b)", f"{{r}} = mul {kind} {{a}}, {{b}}"),
        ("and", two, "alu", "a & b", f"{{r}} = and {kind} {{a}}, {{b}}"),
        ("or", two, "alu", "a | b", f"{{r}} = or {kind} {{a}}, {{b}}"),
        ("xor", two, "alu", "a ^ b", f"{{r}} = xor {kind} {{a}}, {{b}}"),
        ("shl", two, "alu", f"{wrap}(a << (b & {mask}))", f"{shift}shl {kind} {{a}}, {{t}}1"),
        ("shrs", two, "alu", f"a >> (b & {mask})", f"{shift}ashr {kind} {{a}}, {{t}}1"),
        ("shru", two, "alu", f"{wrap}({u}(a) >> (b & {mask}))", f"{shift}lshr {kind} {{a}}, {{t}}1"),
        ("select", f"i32 {kind} {kind} -> {kind}", "alu", "b if a else c", _selected(kind)),
    ]
    compares = [
        ("eq", "a == b", "eq"),
        ("ne", "a != b", "ne"),
        ("lts", "a < b", "slt"),
        ("les", "a <= b", "sle"),
        ("ltu", f"{u}(a) < {u}(b)", "ult"),
        ("leu", f"{u}(a) <= {u}(b)", "ule"),
    ]
    divisions = [
        (
            "divs",
            f"{wrap}(quotient(a, b))",
            f"{divisor}{{t}}3 = sdiv {kind} {{a}}, {{t}}2\n{{t}}4 = sub {kind} 0, {{a}}\n"
            f"{{r}} = select i1 {{t}}1, {kind} {{t}}4, {kind} {{t}}3",
        ),
        ("divu", f"{wrap}(quotient({u}(a), {u}(b)))", f"{{r}} = udiv {kind} {{a}}, {{b}}"),
        ("rems", "remainder(a, b)", f"{divisor}{{r}} = srem {kind} {{a}}, {{t}}2"),
        ("remu", f"{wrap}(remainder({u}(a), {u}(b)))", f"{{r}} = urem {kind} {{a}}, {{b}}"),
    ]
    return [
        *(_pure(f"{n}.{kind}", s, c, p, llvm) for n, s, c, p, llvm in arithmetic),
        *(_pure(f"{n}.{kind}", one, "alu", f"1 if {p} else 0", _compared("icmp", c, kind)) for n, p, c in compares),
        *(_pure(f"{n}.{kind}", two, "div", p, llvm, "division by zero") for n, p, llvm in divisions),
    ]


def _selected(kind: str) -> str:
    return f"{{t}}1 = icmp ne i32 {{a}}, 0\n{{r}} = select i1 {{t}}1, {kind} {{b}}, {kind} {{c}}"


def _compared(operation: str, condition: str, kind: str) -> str:
    return f"{{t}}1 = {operation} {condition} {kind} {{a}}, {{b}}\n{{r}} = zext i1 {{t}}1 to i32"


def _float(kind: str, llvm: str) -> list[Operation]:
    two, one = f"{kind} {kind} -> {kind}", f"{kind} {kind} -> i32"
    r = "f32" if kind == "f32" else ""
    # 0/0 and NaN/0 are the positive NaN on every host
    divided = (
        f"{{t}}1 = fcmp oeq {llvm} {{b}}, 0.0\n{{t}}2 = fcmp ueq {llvm} {{a}}, 0.0\n"
        f"{{t}}3 = and i1 {{t}}1, {{t}}2\n{{t}}4 = fdiv {llvm} {{a}}, {{b}}\n"
        f"{{r}} = select i1 {{t}}3, {llvm} 0x7FF8000000000000, {llvm} {{t}}4"
    )
    i64 = ("f32_of_int(a)", "f32_of_int(u64(a))") if r else ("float(a)", "float(u64(a))")
    low, high = "-9223372036854777856.0", "9223372036854775808.0"
    arithmetic = [
        ("mov", f"{kind} -> {kind}", "move", "a", f"{{r}} = select i1 true, {llvm} {{a}}, {llvm} {{a}}"),
        ("select", f"i32 {kind} {kind} -> {kind}", "alu", "b if a else c", _selected(llvm)),
        ("add", two, "float", f"{r}(a + b)", f"{{r}} = fadd {llvm} {{a}}, {{b}}"),
        ("sub", two, "float", f"{r}(a - b)", f"{{r}} = fsub {llvm} {{a}}, {{b}}"),
        ("mul", two, "float", f"{r}(a * b)", f"{{r}} = fmul {llvm} {{a}}, {{b}}"),
        ("div", two, "fdiv", f"{r}(divide(a, b))", divided),
        ("neg", f"{kind} -> {kind}", "float", "-a", f"{{r}} = fneg {llvm} {{a}}"),
        ("eq", one, "float", "1 if a == b else 0", _compared("fcmp", "oeq", llvm)),
        ("ne", one, "float", "1 if a != b else 0", _compared("fcmp", "une", llvm)),
        ("lt", one, "float", "1 if a < b else 0", _compared("fcmp", "olt", llvm)),
        ("le", one, "float", "1 if a <= b else 0", _compared("fcmp", "ole", llvm)),
        ("of_i32", f"i32 -> {kind}", "float", f"{r}(float(a))", f"{{r}} = sitofp i32 {{a}} to {llvm}"),
        ("of_u32", f"i32 -> {kind}", "float", f"{r}(float(u32(a)))", f"{{r}} = uitofp i32 {{a}} to {llvm}"),
        ("of_i64", f"i64 -> {kind}", "float", i64[0], f"{{r}} = sitofp i64 {{a}} to {llvm}"),
        ("of_u64", f"i64 -> {kind}", "float", i64[1], f"{{r}} = uitofp i64 {{a}} to {llvm}"),
        (
            *("to_i32", f"{kind} -> i32", "float", "i32_of(a)"),
            _truncated(llvm, "si", "i32", "-2147483649.0", "2147483648.0", "-2147483648"),
        ),
        ("to_u32", f"{kind} -> i32", "float", "u32_of(a)", _truncated(llvm, "ui", "i32", "-1.0", "4294967296.0", "0")),
        ("to_i64", f"{kind} -> i64", "float", "i64_of(a)", _truncated(llvm, "si", "i64", low, high, str(-(1 << 63)))),
        (
            *("to_u64", f"{kind} -> i64", "float", "u64_of(a)"),
            _truncated(llvm, "ui", "i64", "-1.0", "18446744073709551616.0", "0"),
        ),
    ]
    return [_pure(f"{n}.{kind}", s, c, p, text) for n, s, c, p, text in arithmetic]


def _truncated(kind: str, sign: str, to: str, low: str, high: str, otherwise: str) -> str:
    """LLVM text that truncates values between the bounds towards zero, and gives `otherwise` for all other values.
    Bounds are compared as doubles, which is exact."""
    wide = "{t}0 = fpext float {a} to double" if kind == "float" else "{t}0 = fadd double {a}, -0.0"
    return (
        f"{wide}\n{{t}}1 = fcmp ogt double {{t}}0, {low}\n{{t}}2 = fcmp olt double {{t}}0, {high}\n"
        f"{{t}}3 = and i1 {{t}}1, {{t}}2\n{{t}}4 = select i1 {{t}}3, double {{t}}0, double 0.0\n"
        f"{{t}}5 = fpto{sign} double {{t}}4 to {to}\n{{r}} = select i1 {{t}}3, {to} {{t}}5, {to} {otherwise}"
    )


_SIGNED_BYTE = "{t}1 = trunc i32 {a} to i8\n{r} = sext i8 {t}1 to i32"
_SIGNED_HALF = "{t}1 = trunc i32 {a} to i16\n{r} = sext i16 {t}1 to i32"
_HIGH = "{t}1 = lshr i64 {a}, 32\n{r} = trunc i64 {t}1 to i32"
_PAIR = "{t}1 = zext i32 {a} to i64\n{t}2 = zext i32 {b} to i64\n{t}3 = shl i64 {t}2, 32\n{r} = or i64 {t}1, {t}3"

_CONVERSIONS = [
    _pure("sign8.i32", "i32 -> i32", "alu", "sign8(a)", _SIGNED_BYTE),
    _pure("sign16.i32", "i32 -> i32", "alu", "sign16(a)", _SIGNED_HALF),
    _pure("zero8.i32", "i32 -> i32", "alu", "a & 255", "{r} = and i32 {a}, 255"),
    _pure("zero16.i32", "i32 -> i32", "alu", "a & 65535", "{r} = and i32 {a}, 65535"),
    _pure("signed.i64", "i32 -> i64", "alu", "a", "{r} = sext i32 {a} to i64"),
    _pure("unsigned.i64", "i32 -> i64", "alu", "u32(a)", "{r} = zext i32 {a} to i64"),
    _pure("low.i64", "i64 -> i32", "free", "i32(a)", "{r} = trunc i64 {a} to i32"),
    _pure("high.i64", "i64 -> i32", "free", "a >> 32", _HIGH),
    _pure("pair.i64", "i32 i32 -> i64", "free", "u32(a) | b << 32", _PAIR),  # low, high
    _pure("widen.f64", "f32 -> f64", "float", "a", "{r} = fpext float {a} to double"),
    _pure("narrow.f32", "f64 -> f32", "float", "f32(a)", "{r} = fptrunc double {a} to float"),
    _pure("bits.f32", "f32 -> i32", "free", "bits_of_f32(a)", "{r} = bitcast float {a} to i32"),
    _pure("from_bits.f32", "i32 -> f32", "free", "f32_of_bits(a)", "{r} = bitcast i32 {a} to float"),
    _pure("bits.f64", "f64 -> i64", "free", "bits_of_f64(a)", "{r} = bitcast double {a} to i64"),
    _pure("from_bits.f64", "i64 -> f64", "free", "f64_of_bits(a)", "{r} = bitcast i64 {a} to double"),
]

_SQRT = (
    "{t}1 = fcmp olt double {a}, 0.0\n{t}2 = call double @llvm.sqrt.f64(double {a})\n"
    "{r} = select i1 {t}1, double 0x7FF8000000000000, double {t}2"
)
INTRINSICS = ("sqrt", "floor", "ceil", "trunc")  # functions of doubles that exist in LLVM
_MATH_LLVM = {name: f"{{r}} = call double @llvm.{name}.f64(double {{a}})" for name in INTRINSICS} | {"sqrt": _SQRT}
_MATH = [
    _pure(f"{name}.f64", "f64 -> f64", "math", f"mathematics.{name}(a)", _MATH_LLVM.get(name, ""))
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


def _machine(
    name: str,
    signature: str,
    cost: str,
    effects: str = "",
    *traps: str,
    labels: int = 0,
    word: bool = False,
    width: int = 0,
    kernel: Kernel = "",
    starts: tuple[str, ...] = (),
) -> Operation:
    left, _, result = signature.partition("->")
    return Operation(
        name,
        "machine",
        tuple(left.split()),
        result.strip() or None,
        cost,
        labels=labels,
        word=word,
        traps=traps,
        effects=frozenset(effects.split()),
        width=width,
        kernel=kernel,
        starts=starts,
    )


def _load(kind: str) -> Operation:
    result = "i32" if WIDTHS[kind] < WIDTHS["i32"] else kind
    return _machine(f"load.{kind}", f"i32 i32 -> {result}", "memory", "reads", *ACCESS, width=WIDTHS[kind])


def _store(kind: str) -> Operation:
    value = "i32" if WIDTHS[kind] < WIDTHS["i32"] else kind
    return _machine(f"store.{kind}", f"i32 i32 {value} ->", "memory", "writes", *ACCESS, width=WIDTHS[kind])


_MACHINE = [
    # load: operands base, byte offset (a constant); address = (base + offset) mod 2^32, local to the PE
    *map(_load, ("i8", "u8", "i16", "u16", "i32", "i64", "f32", "f64")),
    # store: operands base, byte offset (a constant), value. 8-byte values need word alignment only.
    *map(_store, ("i8", "i16", "i32", "i64", "f32", "f64")),
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
    _machine("frame.new", "i32 -> i32", "frame", "writes", "not a function", "out of frames"),
    # frame.free: frees this activation's frame, which may not be used afterwards
    _machine("frame.free", "->", "frame", "writes leaves"),
    # frame.leave K: frees the frame of the caller of this activation, to which the activation never returns: 1; but 0
    # if K is a continuation of that caller. Tail calls that have ended do not count
    _machine("frame.leave", "i32 -> i32", "frame", "writes leaves", "longjmp out of reach"),
    # get F, K: sends continuation K to the start entry of the frame F of this PE
    _machine("get", "i32 i32 ->", "packet", "sends", *ACCESS),
    # get.at G, K: the same for a frame on any PE, by global address
    _machine("get.at", "i32 i32 ->", "packet", "sends", *ACCESS),
    # pkt K, V: the normal packet V to continuation K (MKPKT); K = 0 sends nothing
    _machine("pkt", "i32 i32 ->", "packet", "sends", *ACCESS),
    # send TYPE G, V: special packet to the PE of global address G; its handler receives (local address of G, V)
    _machine("send", "i32 i32 ->", "packet", "sends", "no such PE", word=True),
    # tag.get A / tag.set A, N: presence tag of the word at local address A (tags.py)
    _machine("tag.get", "i32 -> i32", "tag", "asks", *ACCESS, kernel="result"),
    _machine("tag.set", "i32 i32 ->", "tag", "writes", *ACCESS, kernel="trap"),
    # tags.clear A, N: the words of N bytes from A on become empty, as frame.free does for a frame's
    _machine("tags.clear", "i32 i32 ->", "frame", "writes", "freed while threads wait", kernel="trap"),
    # dirty.next: the lowest-numbered other PE to which this PE has sent a `fenced` packet (traits.py) since that PE was
    # last returned, or -1: the memory of fence()
    _machine("dirty.next", "-> i32", "alu", "asks", kernel="result"),
    # heap.grow N: N more bytes (a multiple of 8) at the end of this PE's heap; result: where they begin, 0 = no room
    _machine("heap.grow", "i32 -> i32", "alu", "writes", kernel="result"),
    # spread.grow N: the same in the region that has the same addresses on every PE (used by PE 0 for all)
    _machine("spread.grow", "i32 -> i32", "alu", "writes", kernel="result"),
    # queue.length: packets that waited in this PE's queue when the thread began, without the one that began it
    _machine("queue.length", "-> i32", "alu", "asks", kernel="result"),
    # dma.prepare A: an error number for the transfer control word at local address A (machine/rules/dma.py), 0 if there
    # is no error; dma.kick A: also gives it to its engine, unless the engine's queue of commands is full
    _machine("dma.prepare", "i32 -> i32", "prepare", "reads", *ACCESS),
    _machine("dma.kick", "i32 -> i32", "kick", "reads writes", *ACCESS, starts=("rdma.done", "iwrite", "qwrite")),
    # Network interfaces (machine/rules/interface.py). W: local address of the packet's five words, beside its place
    # ni.send TYPE G, W: a packet to the interface of global address G; its handler receives (local address of G, local
    # address of the words). A PE gives it to its own interface, which passes it on
    _machine("ni.send", "i32 i32 ->", "request", "reads sends", "no such PE", *ACCESS, word=True),
    # ni.pin A, N, ON: pins (ON 1) or unpins (0) the pages of N bytes at local address A; result: 0, or -1 if the
    # interface's table is full. By PEs
    _machine("ni.pin", "i32 i32 i32 -> i32", "request", "asks", *ACCESS),
    # ni.home G, A: the global address of local address A of the interface whose node has the PE of global address G
    _machine("ni.home", "i32 i32 -> i32", "alu"),
    # Only in handlers of interfaces; `this packet` is the one that is handled
    # ni.ship TYPE G, W: as ni.send, and this packet's data go with it
    _machine("ni.ship", "i32 i32 ->", "request", "reads sends", "no such PE", *ACCESS, word=True),
    # ni.pass: sends this packet on to the interface that it is for
    _machine("ni.pass", "->", "request", "sends"),
    # ni.deliver: moves this packet, which a PE sent to a PE, to the queue of that PE, which is of this node
    _machine("ni.deliver", "->", "kick", "sends"),
    # ni.fetch G, N: moves N bytes at global address G of this node to the interface; they are the data of the packet
    # that this handler sends to its own interface next
    _machine("ni.fetch", "i32 i32 ->", "kick", "sends", *ACCESS),
    # ni.store G, N: moves the first N bytes of this packet's data to global address G of this node
    _machine("ni.store", "i32 i32 ->", "kick", "sends", *ACCESS),
    # clock: cycles since the start, at the thread's current time
    _machine("clock", "-> i64", "alu", "asks"),
]

INTERFACE = ("ni.ship", "ni.pass", "ni.deliver", "ni.fetch", "ni.store")  # only in handlers of interfaces

_CONTROL = [
    Operation("br", "control", (), None, "branch", labels=1),
    Operation("brif", "control", ("i32",), None, "branch", labels=2),  # nonzero: first label
    Operation("switch", "control", ("i32",), None, "branch", labels=-1),  # labels[0] is the default
    # break: the thread ends. labels: the entries at which this activation now waits; word: what it waits for, in a few
    # words
    Operation("break", "control", (), None, "free", labels=-1, word=True, effects=frozenset({"ends"})),
    # trap WORD: ends the run; optional operand: a number for the message (the value, index, ...)
    Operation("trap", "control", (), None, "free", word=True, effects=frozenset({"ends"})),
]


def _check(name: str, signature: str, word: bool = False) -> Operation:
    """A row of a check. signature: one letter for each operand. `B+O` stands for two operands that together are a
    place."""
    operands: list[str] = []
    places: list[int] = []
    for part in signature.split():
        if "+" in part:
            places.append(len(operands))
        operands += part.split("+")
    kinds = ("i32",) * len(operands)
    return Operation(name, "check", kinds, None, "free", word=word, traps=("checked",), places=tuple(places))


# An *object* is a datum, a slot of a frame that has a place in the source, or a block that `check.new` made. Its bytes
# are unset or set; every store sets its bytes. A, B + O: local addresses; N: a number of bytes. Checks of places where
# no object can be known (the spread region) always pass.
_CHECKS = [
    _check("check.read", "B+O N"),  # the bytes lie in one live object, and are set
    _check("check.write", "B+O N"),  # the bytes lie in one live object, and no transfer needs their old value
    _check("check.copy", "B+O N"),  # the bytes lie in one live object
    _check("check.set", "B+O N"),  # the bytes, of an object that certainly exists, are set
    _check("check.same", "P+Q B+O"),  # B + O lies in the object that P + Q points to, or just at its end
    _check("check.index", "I N B+O", word=True),  # 0 <= I < N; word: the array's name and type; B + O: where it is
    # there is an element I, of S bytes, in the object that begins with B + O (T 0: or right at its end); word: the
    # array's name and type
    _check("check.element", "I S T B+O", word=True),
    _check("check.fresh", "B+O N"),  # the bytes are unset from now on
    _check("check.copied", "B+O C+P N"),  # the bytes at B + O were copied from C + P: unset where those are
    # variables in registers, of this activation, by name
    _check("check.unset", "", word=True),  # it has no value from now on; the operation's place is the declaration
    _check("check.put", "", word=True),  # was set
    _check("check.get", "", word=True),  # must have been set
    # variable arguments; word: `int`, `long long`, `double`, `pointer` or the bytes of a record
    _check("check.argument", "B+O I", word=True),  # the call's argument number I is there
    _check("check.end", "B+O I"),  # the call's I arguments end there
    _check("check.take", "A", word=True),  # what is read there must be a variable argument of that kind
    _check("check.text", "A"),  # arguments are read for the conversion whose text begins there
    # blocks of the heap
    _check("check.new", "A N"),  # a block, its bytes unset
    _check("check.array", "A", word=True),  # the block there is the array of that name; the place is its declaration
    _check("check.free", "A"),  # a block must begin there; it no longer exists afterwards
    _check("check.block", "A"),  # a block must begin there
    _check("check.room", "A N"),  # a block must begin there; it has N bytes from now on
    _check("check.apart", "A B N"),  # N bytes (-1: the text, with its end) at A don't overlap as many at B
    _check("check.area", "A N"),  # as many bytes lie in one live object
    _check("check.blocks", "A N M"),  # N blocks of M words lie in one live object
    _check("check.string", "A"),  # a text begins there: up to its final 0 it lies in one live object, and is set
    # results
    _check("check.lost", "K"),  # the function ends without the value that continuation K waits for
    # a value has arrived in that cell of the template's own frame; word: the callee
    _check("check.result", "B+O", word=True),
]

TABLE: dict[str, Operation] = {
    row.name: row
    for row in [
        *_integer("i32", 32),
        *_integer("i64", 64),
        *_float("f32", "float"),
        *_float("f64", "double"),
        *_CONVERSIONS,
        *_MATH,
        *_MACHINE,
        *_CONTROL,
        *_CHECKS,
    ]
}

CHECKS = frozenset(row.name for row in _CHECKS)
TERMINATORS = frozenset(row.name for row in _CONTROL)
BRANCHES = frozenset(row.name for row in _CONTROL if "ends" not in row.effects)
SENDING = frozenset(row.name for row in _MACHINE if "sends" in row.effects)
MOVES = frozenset(row.name for row in TABLE.values() if row.stem == "mov")
ONLY_RESULT = frozenset(row.name for row in TABLE.values() if row.only_result)
