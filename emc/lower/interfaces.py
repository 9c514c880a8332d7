"""Handlers that network interfaces run, and the packets for them (docs/library.md, <emc/ni.h>).

    ni_handler int draw(int *cell, int by) { int old = *cell; *cell += by; return old; }
    ticket = draw(gp, 1);

    template @ni_request.draw: handler, answers word, interface      store.i32 [%fp+24], 1
    ^start: entry (%cell, %w)                                        %k = cont ^reply
        %by = load.i32 [%w+0]                                        store.i32 [%fp+40], %k
        %k = load.i32 [%w+16]                                        %words = add.i32 %fp, 24
        ...                                                          ni.send ni_request.draw %gp, %words
        pkt %k, %old                                                 break ^reply

A packet has five words beside its place. The sender writes them to its frame; a handler, which has no frame, to the
words of its own packet, which it has loaded at its start. `ni.send` copies them at once. The last one is the
continuation if there is a reply.
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.front import typed
from emc.front.types import Function, Void
from emc.ir.handlers import NI_REQUEST, NI_UPDATE
from emc.ir.module import FP, Operand, Reg
from emc.ir.traits import Traits
from emc.lower import checks, memory
from emc.lower.body import Body, UnitContext
from emc.lower.builder import At, Entry
from emc.lower.expressions import value
from emc.target import WORD

WORDS = 5  # of a packet
UPDATE, REQUEST = (
    Traits(interface=True, what="handler's packet"),
    Traits(answers="word", interface=True, what="handler's request"),
)


def name_of(symbol: typed.FunctionName) -> str:
    """The name of the packet type in the IR and in counters."""
    assert isinstance(symbol.type, Function)
    return f"{NI_UPDATE if isinstance(symbol.type.result, Void) else NI_REQUEST}.{symbol.name}"


def send(body: Body, e: typed.Packet, used: bool) -> Operand:
    """Sends a packet to a network interface. used: the program uses the reply, so there must be one."""
    b = body.b
    to = value(body, e.pointer)
    words = [value(body, word) for word in (e.data, *e.rest)]
    place = _place(body)
    for n, word in enumerate(words):
        b.do("store.i32", *_word(place, n), word)
    if isinstance(e.type, Void):
        b.do("ni.send", to, b.op("add.i32", *place), word=name_of(e.symbol))
        return 0
    entry = b.entry("reply", "v")
    b.do("store.i32", *_word(place, WORDS - 1), b.continuation(entry))
    b.do("ni.send", to, b.op("add.i32", *place), word=name_of(e.symbol))
    reply = b.wait(entry, f"reply of {e.symbol.name.partition('@')[0]}")
    if used:
        checks.result(body, entry, e.symbol.name)
    return memory.from_words(body, (reply,), e.type)


def copy(body: Body, e: typed.Call) -> Operand:
    """Lowers `ni_bcopy` or `ni_bcopy_notify` in a handler, which can call no function: the code of lib/ni.emc, inlined.
    Mistakes that the interfaces' engines detect are not checked here."""
    b = body.b
    assert body.window is not None
    start, goal, size, *flag = [value(body, argument) for argument in e.arguments]
    _trap_if(body, b.op("and.i32", b.op("or.i32", b.op("or.i32", start, goal), size), 3), "misaligned transfer")
    into = b.op("add.i32", b.op("sub.i32", start, goal), b.op("add.i32", size, -1))
    overlap = b.op("ltu.i32", into, b.op("add.i32", b.op("shl.i32", size, 1), -1))
    _trap_if(body, b.op("and.i32", overlap, b.op("ne.i32", size, 0)), "overlapping transfer")
    for one in flag:
        _trap_if(body, b.op("eq.i32", one, 0), "null pointer")
        _trap_if(body, b.op("ne.i32", _node(body, one), _node(body, goal)), "flag elsewhere")
    for n, word in enumerate((start, goal, size, *(flag or [0]), size)):
        b.do("store.i32", body.window, WORD * n, word)
    b.do("ni.send", b.op("global", 0), body.window, word="ni.copy")
    return 0


def _node(body: Body, pointer: Operand) -> Operand:
    """The node of the PE that a global address names."""
    pe = body.b.op("shru.i32", pointer, body.target.address_bits)
    return body.b.op("divu.i32", pe, body.target.node_pes)


def _trap_if(body: Body, wrong: Operand, text: str) -> None:
    b = body.b
    bad, good = b.label("wrong"), b.label("right")
    b.brif(wrong, bad, good)
    b.start(bad)
    b.trap(text)
    b.start(good)


def _place(body: Body) -> tuple[Operand, At | int]:
    """The place to which this template writes the words of a packet."""
    if body.window is not None:
        return body.window, 0
    return FP, At(body.b.slot("words", WORD * WORDS))


def _word(place: tuple[Operand, At | int], number: int) -> tuple[Operand, At | int]:
    base, at = place
    return base, At(at.slot, WORD * number) if isinstance(at, At) else at + WORD * number


def uncheck(context: UnitContext) -> UnitContext:
    """The context for a handler of interfaces, without checks: a checked build knows no objects in their memory."""
    return replace(context, checking=False)


def arrive(body: Body, parameters: tuple[typed.Automatic, ...], replies: bool) -> None:
    """Takes the parts of a packet: its place, and its words."""
    b = body.b
    body.window = b.register("i32", "w")
    homes = [body.declare(symbol) for symbol in parameters]
    address, *words = (home for home in homes if isinstance(home, Reg))
    b.current.entry = Entry(b.current.label, (address, body.window), None)
    for n, home in enumerate(words):
        b.copy(home, b.op("load.i32", body.window, WORD * n))
    if replies:
        b.copy(body.k, b.op("load.i32", body.window, WORD * (WORDS - 1)))
