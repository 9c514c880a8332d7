"""Reading and writing places: local words, remote words by packets, bit-fields, aggregates.

A remote read sends a request and waits for the reply. A remote write sends packets, and no thread waits. 8-byte objects
are moved word by word, the low word first. A read of one matches both replies at one entry.
"""

from __future__ import annotations

from collections.abc import Callable

from emc.front.types import Float, Int, Type, align_of, size_of
from emc.ir.module import FP, Operand, Ref
from emc.lower import checks
from emc.lower.body import Bits, Body, InRegister, Local, Place, Remote, kind_of
from emc.lower.builder import SENT, YIELD, At, wrap

UNROLLED = 16  # units of an aggregate that are copied one by one, at most; more are copied in a loop


def width(type: Type) -> str:
    """The suffix of load and store: `i8 u8 i16 u16 i32 i64 f32 f64`."""
    if isinstance(type, Float):
        return "f32" if type.size == 4 else "f64"
    if isinstance(type, Int) and type.size != 4:
        return "i64" if type.size == 8 else f"{'i' if type.signed else 'u'}{type.size * 8}"
    return "i32"


def offset_by(place: Local | Remote, by: int) -> Local | Remote:
    """The place that lies `by` bytes after this one."""
    if by == 0:
        return place
    if isinstance(place, Remote):
        return Remote(place.base, wrap(place.plus + by))
    if isinstance(place.plus, At):
        return Local(place.base, At(place.plus.slot, wrap(place.plus.plus + by)), place.reach)
    return Local(place.base, wrap(place.plus + by), place.reach)


def here(body: Body, place: Place) -> Place:
    """The place as a local one if there is only one PE. The places of a handler stay remote, since its packets keep
    their order even there."""
    if isinstance(place, Remote) and body.one_pe and not body.one_thread:
        body.turns_dropped += 1
        return Local(place.base, place.plus)
    return place


def address(body: Body, place: Local | Remote) -> Operand:
    """The local or global address as one operand. Afterwards other code may know an address in the frame."""
    if isinstance(place, Local) and isinstance(place.plus, At):
        place.plus.slot.escapes = True
    return body.b.op("add.i32", place.base, place.plus)


def global_address(body: Body, local: Operand) -> Operand:
    """The global address of a byte of this PE."""
    if body.one_pe:
        return local
    return body.b.op("global", local)


# ---- scalars


def load(body: Body, place: Place, type: Type, why: str = "remote read") -> Operand:
    place = here(body, place)
    match place:
        case InRegister(reg):
            checks.get(body, place)
            return reg
        case Local() | Remote() if type.loose and size_of(type) > 1:
            return _load_bytes(body, place, type, why)
        case Local(base, plus):
            checks.read(body, place, size_of(type))
            return body.b.op(f"load.{width(type)}", *_base(base, plus))
        case Remote():
            return _remote_load(body, place, type, why)
        case Bits(unit, member):
            whole = load(body, unit, _unit_type(member.type), why)
            return extract(body, whole, member.type, member.bit, member.width or 0)


def store(body: Body, place: Place, type: Type, value: Operand) -> None:
    place = here(body, place)
    match place:
        case InRegister(reg):
            checks.put(body, place)
            body.b.copy(reg, value)
        case Local() | Remote() if type.loose and size_of(type) > 1:
            _store_bytes(body, place, type, value)
        case Local(base, plus):
            checks.write(body, place, size_of(type))
            body.b.do(f"store.{width(type).replace('u', 'i')}", *_base(base, plus), value)
        case Remote():
            _remote_store(body, place, type, value)
        case Bits(unit, member):
            whole = load(body, without_reach(unit), _unit_type(member.type))
            merged = insert(body, whole, value, member.type, member.bit, member.width or 0)
            store(body, unit, _unit_type(member.type), merged)


def without_reach(place: Local | Remote) -> Local | Remote:
    """The place without its reach, so that accesses to it are not checked."""
    return Local(place.base, place.plus) if isinstance(place, Local) else place


BYTE = Int("unsigned char", 1, False)


def _load_bytes(body: Body, place: Local | Remote, type: Type, why: str) -> Operand:
    """Loads a scalar that may be at any address, byte by byte."""
    b, size = body.b, size_of(type)
    words: list[Operand] = []
    for start in range(0, size, 4):
        word: Operand = 0
        for n in range(min(4, size)):
            byte = load(body, offset_by(place, start + n), BYTE, why)
            word = b.op("or.i32", word, b.op("shl.i32", byte, 8 * n)) if n else byte
        words.append(b.own(word, "i32"))
    if isinstance(type, Int) and type.signed and size == 2:
        return b.op("sign16.i32", words[0])
    return from_words(body, tuple(words), type)


def _store_bytes(body: Body, place: Local | Remote, type: Type, value: Operand) -> None:
    for number, word in enumerate(to_words(body, value, type)):
        for n in range(min(4, size_of(type))):
            byte = body.b.op("shru.i32", word, 8 * n) if n else word
            store(body, offset_by(place, 4 * number + n), BYTE, byte)


def _base(base: Operand, plus: int | At) -> tuple[Operand | At, Operand | At]:
    if isinstance(base, Ref) and isinstance(plus, int):
        return Ref(base.name, base.offset + plus, base.element), 0
    return base, plus


def _remote_load(body: Body, place: Remote, type: Type, why: str) -> Operand:
    b = body.b
    at = b.op("add.i32", place.base, place.plus)
    size = size_of(type)
    if size == 8:
        return _remote_pair(body, at, type, why)
    word = b.request(f"read{size * 8}", at, why)
    if isinstance(type, Int) and type.signed and size < 4:
        return b.op(f"sign{size * 8}.i32", word)
    return from_words(body, (word,), type)


MOST_PAIRS = 6  # each matching entry has a cell of its own: after this many in one template, another way is used


def _remote_pair(body: Body, at: Operand, type: Type, why: str) -> Operand:
    """Reads 8 bytes in one of two ways: by two reads whose replies match; or by `fetch32` for the low word, whose reply
    is written to the frame before the reply with the high word starts the entry."""
    b = body.b
    high_at = b.op("add.i32", at, 4)
    body.pairs += 1
    if body.pairs <= MOST_PAIRS:
        entry = b.entry("reply", "low", "high")
        b.do("send", at, b.continuation(entry, "left"), word="read32")
        b.do("send", high_at, b.continuation(entry, "right"), word="read32")
        b.wait(entry, why)
        return from_words(body, entry.parameters, type)
    low = b.slot("low", 4)
    into = global_address(body, b.op("add.i32", FP, At(low)))
    b.do("send", at, into, word="fetch32")
    high = b.request("read32", high_at, why)
    return from_words(body, (b.op("load.i32", FP, At(low)), high), type)


def _remote_store(body: Body, place: Remote, type: Type, value: Operand) -> None:
    b = body.b
    at = b.op("add.i32", place.base, place.plus)
    size = size_of(type)
    words = to_words(body, value, type)
    if size < 4:
        b.send(f"write{size * 8}", at, words[0])
        return
    for i, word in enumerate(words):
        b.send("write32", b.op("add.i32", at, 4 * i), word)


def to_words(body: Body, value: Operand, type: Type) -> tuple[Operand, ...]:
    """A scalar as one or two i32 words, the low word first."""
    b = body.b
    match kind_of(type):
        case "i32":
            return (value,)
        case "f32":
            return (b.op("bits.f32", value),)
        case "i64":
            return (b.op("low.i64", value), b.op("high.i64", value))
        case "f64":
            bits = b.op("bits.f64", value)
            return (b.op("low.i64", bits), b.op("high.i64", bits))


def from_words(body: Body, words: tuple[Operand, ...], type: Type) -> Operand:
    b = body.b
    match kind_of(type):
        case "i32":
            return words[0]
        case "f32":
            return b.op("from_bits.f32", words[0])
        case "i64":
            return b.op("pair.i64", words[0], words[1])
        case "f64":
            return b.op("from_bits.f64", b.op("pair.i64", words[0], words[1]))


# ---- bit-fields


def _unit_type(type: Type) -> Type:
    """The storage unit as an unsigned integer of the same size."""
    return Int("unsigned", size_of(type), False, loose=type.loose)


def extract(body: Body, whole: Operand, type: Type, bit: int, wide: int) -> Operand:
    kind, bits = ("i64", 64) if size_of(type) == 8 else ("i32", 32)
    shift = "shrs" if isinstance(type, Int) and type.signed else "shru"
    left = body.b.op(f"shl.{kind}", whole, bits - bit - wide)
    return body.b.op(f"{shift}.{kind}", left, bits - wide)


def insert(body: Body, whole: Operand, value: Operand, type: Type, bit: int, wide: int) -> Operand:
    kind, bits = ("i64", 64) if size_of(type) == 8 else ("i32", 32)
    mask = ((1 << wide) - 1) << bit
    keep = ~mask & ((1 << bits) - 1)
    signed = keep - (1 << bits) if keep >> (bits - 1) else keep
    rest = body.b.op(f"and.{kind}", whole, signed)
    top = body.b.op(f"shl.{kind}", value, bits - wide)
    return body.b.op(f"or.{kind}", rest, body.b.op(f"shru.{kind}", top, bits - wide - bit))


# ---- aggregates


def unit_of(type: Type) -> Int:
    """The unit in which an aggregate is moved, by its alignment: words, half words or bytes."""
    align = min(4, align_of(type))
    return Int("unsigned", align, False)


def copy(body: Body, to: Place, source: Place, type: Type) -> None:
    """Copies an aggregate of the given type."""
    to, source = here(body, to), here(body, source)
    assert isinstance(to, Local | Remote) and isinstance(source, Local | Remote)
    if isinstance(to, Remote) and isinstance(source, Remote):
        middle = Local(FP, At(body.b.slot("copy", size_of(type))))
        copy(body, middle, source, type)
        copy(body, to, middle, type)
        return
    for place, check in ((source, checks.move), (to, checks.write)):
        if isinstance(place, Local):
            check(body, place, size_of(type))
    to, source = without_reach(to), without_reach(source)
    if isinstance(source, Remote):
        _fetch(body, to, source, type)
        return
    unit = unit_of(type)
    each(
        body, to, source, size_of(type) // unit.size, unit.size, lambda t, s: store(body, t, unit, load(body, s, unit))
    )
    if isinstance(to, Local):
        checks.copy(body, to, source, size_of(type))


def clear(body: Body, to: Place, type: Type) -> None:
    """Zeroes an object that lives in memory."""
    assert isinstance(to, Local | Remote)
    unit = unit_of(type)
    each(body, to, to, size_of(type) // unit.size, unit.size, lambda t, _: store(body, t, unit, 0))


Pair = Callable[["Local | Remote", "Local | Remote"], None]


def each(body: Body, to: Local | Remote, source: Local | Remote, count: int, unit: int, do: Pair) -> None:
    """Calls `do` for each of `count` units of `unit` bytes of both places: one by one, or in a loop if there are
    many."""
    if count <= UNROLLED:
        for i in range(count):
            do(offset_by(to, i * unit), offset_by(source, i * unit))
        return
    b = body.b
    left, right = b.own(plain_address(body, to), "i32"), b.own(plain_address(body, source), "i32")
    end = b.own(b.op("add.i32", left, count * unit), "i32")
    again, done = b.label("copy"), b.label("copied")
    b.depth += 1
    b.start(again)
    sends = b.async_sends
    do(type_of_place(to, left), type_of_place(source, right))
    b.op("add.i32", left, unit, into=left)
    b.op("add.i32", right, unit, into=right)
    yield_here(body, sends)
    b.brif(b.op("ne.i32", left, end), again, done)
    b.depth -= 1
    b.start(done)


def plain_address(body: Body, place: Local | Remote) -> Operand:
    """An address that is used only within this template."""
    return body.b.op("add.i32", place.base, place.plus)


def type_of_place(place: Local | Remote, base: Operand) -> Local | Remote:
    return Remote(base) if isinstance(place, Remote) else Local(base)


# iterations of a waiting loop on one PE before other threads may run, if sending loops never give up the turn
SPINS = 64


def yield_here(body: Body, sends_before: int, dropped: int = 0) -> None:
    """Gives up the turn at a loop's back edge when the loop has sent `yield_after` packets in this thread.

    dropped: the number of operations in the loop that would give up the turn but don't: inlined calls, and reads of
    global objects that decide whether the loop ends but are plain loads on one PE. The loop may wait for another
    thread, so it gives up the turn from time to time.
    """
    b = body.b
    sends = b.async_sends != sends_before
    if not b.live or body.one_thread or not (sends or dropped):
        return
    limit = body.target.yield_after
    if dropped:
        b.sent()
        limit = limit or SPINS
    elif limit == 0:
        return
    go, stop = b.label("go"), b.label("yield")
    b.brif(b.op("lts.i32", SENT, limit), go, stop)
    b.start(stop)
    b.turn(YIELD)
    b.start(go)


def _fetch(body: Body, to: Local | Remote, source: Remote, type: Type) -> None:
    """Copies a remote aggregate to a local place. Words are read by `fetch32`, whose replies are writes on this PE. The
    last word is fetched by an ordinary read, whose reply comes last. An aggregate that is long or has no word alignment
    is read unit by unit."""
    b = body.b
    unit = unit_of(type)
    count = size_of(type) // unit.size
    if unit.size < 4 or count > UNROLLED or count < 2:
        why = "remote read of a record"
        each(body, to, source, count, unit.size, lambda t, s: store(body, t, unit, load(body, s, unit, why)))
        return
    into = global_address(body, address(body, to))
    for i in range(count - 1):
        at = b.op("add.i32", source.base, source.plus + 4 * i)
        b.do("send", at, b.op("add.i32", into, 4 * i), word="fetch32")
    last = load(body, offset_by(source, 4 * (count - 1)), unit, "remote read of a record")
    store(body, offset_by(to, 4 * (count - 1)), unit, last)
