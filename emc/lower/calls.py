"""Calls, local and remote (docs/internals.md, "Frames and calls"). A call allocates a frame, stores the arguments,
starts the frame with a continuation, and ends the thread.

    v = f(a)                            %f = frame.new &f
                                        store.i32 [%f+8], %a
                                        %k = cont ^return
                                        get %f, %k
                                        break ^return "call of f"
                                      ^return 3(%v):
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from emc.dataclass import dataclass
from emc.front import typed
from emc.front.types import Array, Function, Int, Pointer, Struct, Type, Void, size_of
from emc.ir.handlers import fixed_traits
from emc.ir.module import FP, Operand, Ref
from emc.ir.numbers import i32
from emc.lower import checks, interfaces, memory, pointers
from emc.lower.body import Body, Local
from emc.lower.builder import At, Entry
from emc.lower.butterfly import butterfly
from emc.lower.expressions import aggregate, effect_rule, place_rule, rule, value
from emc.target import CODE, MOST_TEMPLATES, NEAR_ARGUMENTS, WORD, argument_word


@dataclass(frozen=True, slots=True)
class Record:
    """A record argument."""

    place: memory.Local | memory.Remote  # of its bytes
    type: Struct


@dataclass(frozen=True, slots=True)
class Words:
    """A scalar argument as words."""

    words: tuple[Operand, ...]


Argument: TypeAlias = Record | Words


def argument(body: Body, e: typed.Expression) -> Argument:
    if isinstance(e.type, Struct):
        where = aggregate(body, e)
        if isinstance(where, memory.Remote):
            into = Local(FP, At(body.b.slot("argument", size_of(e.type))))
            memory.copy(body, into, where, e.type)
            where = into
        return Record(where, e.type)
    return Words(memory.to_words(body, value(body, e), e.type))


def count(arguments: list[Argument]) -> int:
    return sum(len(a.words) if isinstance(a, Words) else -(-size_of(a.type) // WORD) for a in arguments)


# ---- the frame's side


def put_local(body: Body, frame: Operand, arguments: list[Argument]) -> None:
    """Stores the argument words in a frame on this PE."""
    index = 0
    for a in arguments:
        if isinstance(a, Words):
            for word in a.words:
                body.b.do("store.i32", frame, argument_word(index) * WORD, word)
                index += 1
        else:
            index = _put_record(body, frame, a, index)


def _put_record(body: Body, frame: Operand, a: Record, index: int) -> int:
    unit = memory.unit_of(a.type)
    for start, size in pieces(index, size_of(a.type)):
        to = Local(frame, argument_word(index + start // WORD) * WORD)
        memory.copy(body, to, memory.offset_by(a.place, start), Array(unit, size // unit.size))
    return index + -(-size_of(a.type) // WORD)


def pieces(index: int, size: int) -> Iterator[tuple[int, int]]:
    """The parts of a record that are contiguous in a frame, from argument word `index` on: (start, size) in bytes."""
    near = max(0, NEAR_ARGUMENTS - index) * WORD
    if size and near:
        yield 0, min(size, near)
    if size > near:
        yield near, size - near


def put_remote(body: Body, frame: Operand, arguments: list[Argument]) -> None:
    """Sends the argument words to a frame on any PE."""
    index = 0
    for a in arguments:
        if isinstance(a, Record) and size_of(a.type) > memory.UNROLLED * WORD:
            index = _send_record(body, frame, a, index)
            continue
        for word in a.words if isinstance(a, Words) else record_words(body, a):
            body.b.send("argument", body.b.op("add.i32", frame, argument_word(index) * WORD), word)
            index += 1


def _send_record(body: Body, frame: Operand, a: Record, index: int) -> int:
    unit = memory.unit_of(a.type)

    def send(to: Local | memory.Remote, source: Local | memory.Remote, size: int = WORD) -> None:
        body.b.send("argument", memory.plain_address(body, to), _word(body, source, unit, size))

    for start, size in pieces(index, size_of(a.type)):
        to = memory.Remote(frame, argument_word(index + start // WORD) * WORD)
        source, rest = memory.without_reach(memory.offset_by(a.place, start)), size % WORD
        memory.each(body, to, source, size // WORD, WORD, send)
        if rest:
            send(memory.offset_by(to, size - rest), memory.offset_by(source, size - rest), rest)
    return index + -(-size_of(a.type) // WORD)


def _word(body: Body, place: Local | memory.Remote, unit: Int, size: int = WORD) -> Operand:
    """Loads `size` bytes, at most a word, as a word that is padded with zeros."""
    word: Operand = 0
    for at in range(0, size, unit.size):
        part = memory.load(body, memory.offset_by(place, at), unit)
        word = body.b.op("or.i32", word, body.b.op("shl.i32", part, 8 * at))
    return word


def record_words(body: Body, a: Record) -> tuple[Operand, ...]:
    """The bytes of a record as words. The last word is padded with zeros."""
    unit, size, whole = memory.unit_of(a.type), size_of(a.type), memory.without_reach(a.place)
    return tuple(_word(body, memory.offset_by(whole, at), unit, min(WORD, size - at)) for at in range(0, size, WORD))


# ---- the caller's side


def result_entry(body: Body, type: Type, name: str = "return") -> Entry:
    entry = body.b.entry(name, "v")
    if size_of(type) == 8 and not isinstance(type, Struct):
        entry.wide = body.b.slot("wide", WORD)
    return entry


def result_value(body: Body, entry: Entry, type: Type) -> Operand:
    """The result that arrived at an entry. Its second word is after the cell."""
    first = entry.parameters[0]
    if isinstance(type, Void | Struct):
        return 0
    if entry.wide is None:
        return memory.from_words(body, (first,), type)
    high = body.b.op("load.i32", FP, At(entry.wide))
    return memory.from_words(body, (first, high), type)


def name_of(e: typed.Expression) -> str:
    return e.symbol.name if isinstance(e, typed.FunctionAddress) else "a function pointer"


def start_local(body: Body, code: Operand, arguments: list[Argument], k: Operand | Entry) -> None:
    """Allocates a frame on this PE, stores its arguments, and sends the start packet with continuation k."""
    b = body.b
    frame = b.op("frame.new", code)
    put_local(body, frame, arguments)
    b.do("get", frame, b.continuation(k) if isinstance(k, Entry) else k)


def start_remote(
    body: Body, pe: Operand, code: Operand, arguments: list[Argument], k: Operand | Entry, why: str
) -> None:
    """Does the same as start_local on another PE: requests a frame there, and waits for its address."""
    b = body.b
    frame = b.request("frame", frame_address(body, pe, code), f"a frame for {why}")
    put_remote(body, frame, arguments)
    b.do("get.at", frame, b.continuation(k) if isinstance(k, Entry) else k)


def frame_address(body: Body, pe: Operand, code: Operand) -> Operand:
    """The address of a `frame` packet: the PE, and the template's number in place of an address."""
    b = body.b
    if isinstance(code, Ref):
        return pointers.pointer_to(body, pe, Ref(code.name, code.offset - CODE))
    number, fine, wrong = b.op("sub.i32", code, i32(CODE)), b.label("code"), b.label("no_code")
    b.brif(b.op("ltu.i32", number, MOST_TEMPLATES), fine, wrong)
    b.start(wrong)
    b.trap("not a function", code)
    b.start(fine)
    return pointers.pointer_to(body, pe, number)


def callee(body: Body, function: typed.Expression) -> Operand:
    """The function that is called: a Ref of a template, or a word. The machine checks whether the word is a code
    address."""
    code = value(body, function)
    while isinstance(function, typed.Convert):
        function = function.operand
    if isinstance(code, Ref) and not (isinstance(function, typed.FunctionAddress) and code.offset == 0):
        return body.b.op("mov.i32", code)
    return code


def checked_pe(body: Body, pe: Operand) -> Operand:
    """Traps unless pe is the number of a PE."""
    b = body.b
    if isinstance(pe, int) and 0 <= pe < body.target.pes:
        return pe
    fine, wrong = b.label("pe"), b.label("no_pe")
    b.brif(b.op("ltu.i32", pe, body.target.pes), fine, wrong)
    b.start(wrong)
    b.trap("no such PE", pe)
    b.start(fine)
    return pe


def _taken_arguments(e: typed.Call | typed.RemoteCall, arguments: list[Argument]) -> list[Argument]:
    """The arguments for which the function has parameters. A function that is defined in this file with `()` or a list
    of names has no room in its frame for others."""
    if not isinstance(e.function, typed.FunctionAddress) or not e.function.symbol.unsaid:
        return arguments
    type = e.function.symbol.type
    return arguments[: len(type.parameters)] if isinstance(type, Function) else arguments


PACKETS = frozenset(["lock", "trylock", "unlock"])  # functions of <emc.h> that are one packet each
BUTTERFLIES = {  # functions of <emc.h> that are a butterfly: their operation
    "barrier": "none",
    "barrier_sum": "add",
    "barrier_prod": "mul",
    **{f"barrier_{name}": name for name in ("and", "or", "xor", "max", "min")},
}


@rule(typed.Call)
def _call(body: Body, e: typed.Call) -> Operand:
    return call(body, e, used=True)


@effect_rule(typed.Call)
def _call_effect(body: Body, e: typed.Call) -> None:
    if isinstance(e.type, Struct):
        aggregate(body, e)
    else:
        call(body, e, used=False)


def call(body: Body, e: typed.Call, used: bool) -> Operand:
    """Lowers a call, and returns its result. used: the program uses the result, so the call must give one."""
    name = name_of(e.function)
    if name in PACKETS and isinstance(e.function, typed.FunctionAddress) and e.function.symbol.weak:
        return _packet(body, name, e.arguments[0])
    if name in BUTTERFLIES and isinstance(e.function, typed.FunctionAddress) and e.function.symbol.weak:
        own = value(body, e.arguments[0]) if e.arguments else 0
        return butterfly(body, BUTTERFLIES[name], own)
    if body.window is not None:
        return interfaces.copy(body, e)
    given = body.unit.inlined(body, e)
    if given is not None:
        return given
    code = callee(body, e.function)
    arguments = _taken_arguments(e, [argument(body, a) for a in e.arguments])
    if e.rest is not None:
        arguments.append(Words((_variable_arguments(body, e.rest, len(e.arguments)),)))
    entry = result_entry(body, e.type)
    start_local(body, code, arguments, entry)
    body.b.wait(entry, f"call of {name}")
    if used:
        checks.result(body, entry, name)
    return result_value(body, entry, e.type)


def _packet(body: Body, name: str, pointer: typed.Expression) -> Operand:
    """Lowers a lock operation without a call, so that the continuation that the lock keeps belongs to the holder
    itself."""
    to = value(body, pointer)
    traits = fixed_traits()[name]
    if not traits.answers:
        body.b.send(name, to, 0)
        return 0
    return body.b.request(name, to, traits.called)


def _variable_arguments(body: Body, rest: tuple[typed.Expression, ...], before: int) -> Operand:
    """The local address of a block of this frame that holds the variable arguments. before: the number of fixed
    arguments."""
    if not rest:
        return 0
    arguments = [argument(body, a) for a in rest]
    block = body.b.slot("variable", WORD * count(arguments))
    index = 0
    for number, (e, a) in enumerate(zip(rest, arguments, strict=True), before + 1):
        checks.variable_argument(body, e, block, WORD * index, number)
        if isinstance(a, Words):
            for word in a.words:
                body.b.do("store.i32", FP, At(block, WORD * index), word)
                index += 1
        else:
            memory.copy(body, Local(FP, At(block, WORD * index)), a.place, a.type)
            index += -(-size_of(a.type) // WORD)
    checks.end_of_arguments(body, block, WORD * index, before + len(rest))
    return body.b.address(block)


@rule(typed.RemoteCall)
def _remote_call(body: Body, e: typed.RemoteCall) -> Operand:
    pe = checked_pe(body, value(body, e.pe))
    code = callee(body, e.function)
    arguments = [argument(body, a) for a in e.arguments]
    name = name_of(e.function)
    if e.fork:
        hidden = _result_type(e.function)
        if isinstance(hidden, Struct):
            arguments.insert(0, Words((0,)))
        start_remote(body, pe, code, arguments, 0, f"fork of {name}")
        body.b.sent()
        return 0
    entry = result_entry(body, _result_type(e.function))
    start_remote(body, pe, code, arguments, entry, f"remote call of {name}")
    body.b.wait(entry, f"remote call of {name}")
    result = _result_type(e.function)
    got = result_value(body, entry, result)
    if isinstance(result, Pointer) and not result.place and isinstance(e.type, Pointer) and e.type.place:
        return _there(body, pe, got)
    return got


def _there(body: Body, pe: Operand, local: Operand) -> Operand:
    """A local pointer that a function on `pe` returned, as a global pointer. A null pointer stays null."""
    if body.one_pe:
        return local
    return body.b.op("select.i32", local, pointers.pointer_to(body, pe, local), 0)


def _result_type(function: typed.Expression) -> Type:
    type = function.type
    if isinstance(type, Pointer):
        type = type.to
    assert isinstance(type, Function)
    return type.result


@place_rule(typed.Call)
@place_rule(typed.RemoteCall)
def _record_call(body: Body, e: typed.Call | typed.RemoteCall) -> Local:
    """A call whose result is a record. A hidden first argument is the address for the result."""
    b = body.b
    into = Local(FP, At(b.slot("result", size_of(e.type))))
    if isinstance(e, typed.RemoteCall):
        pe = checked_pe(body, value(body, e.pe))
    code = callee(body, e.function)
    arguments = _taken_arguments(e, [argument(body, a) for a in e.arguments])
    if isinstance(e, typed.Call) and e.rest is not None:
        arguments.append(Words((_variable_arguments(body, e.rest, len(e.arguments)),)))
    wanted = memory.global_address(body, memory.address(body, into))
    arguments.insert(0, Words((wanted,)))
    entry = b.entry("return", "v")
    name = name_of(e.function)
    if isinstance(e, typed.RemoteCall):
        start_remote(body, pe, code, arguments, entry, f"remote call of {name}")  # pyright: ignore
        b.wait(entry, f"remote call of {name}")
    else:
        start_local(body, code, arguments, entry)
        b.wait(entry, f"call of {name}")
    return into
