"""The program's own packet types: their handlers, and the code that sends them (language.md, "Packets of your own").

    packet_type add(short *cell, int by) { *cell += by; }       add(&cost[k], 1);

    template @update.add: handler                               send update.add %k, 1
    ^start: entry (%cell, %by)
        %t = load.i16 [%cell]
        ...
        break

A packet that no thread waits for is an update, which `fence` covers. A packet with a reply is a request. Its data word
is the continuation that gets the reply. The body of a handler is a function's body, inlined into the handler's only
thread.
"""

from __future__ import annotations

from emc.front import typed
from emc.front.types import Function, Void
from emc.ir.module import Operand, Reg
from emc.ir.traits import Traits
from emc.lower import checks, interfaces, memory
from emc.lower.body import Body, UnitContext, Way, kind_of
from emc.lower.builder import Builder, Entry
from emc.lower.expressions import effect_rule, rule, value
from emc.lower.split import one_thread
from emc.lower.statements import statement

UPDATE, REQUEST = Traits(fenced=True, what="update"), Traits(answers="word", what="request")


def _name(symbol: typed.FunctionName) -> str:
    """The name of the packet type in the IR and in counters."""
    assert isinstance(symbol.type, Function)
    return f"{'update' if isinstance(symbol.type.result, Void) else 'request'}.{symbol.name}"


@rule(typed.Packet)
def _packet(body: Body, e: typed.Packet) -> Operand:
    return _sent(body, e, used=True)


@effect_rule(typed.Packet)
def _packet_effect(body: Body, e: typed.Packet) -> None:
    _sent(body, e, used=False)


def _sent(body: Body, e: typed.Packet, used: bool) -> Operand:
    """Sends the packet. used: the program uses the reply, so there must be one."""
    if e.symbol.interface:
        return interfaces.send(body, e, used)
    b = body.b
    to = value(body, e.pointer)
    name = _name(e.symbol)
    if isinstance(e.type, Void):
        words = memory.to_words(body, value(body, e.data), e.data.type)
        if body.one_pe:
            body.turns_dropped += 1  # the packet will be handled in this thread (alone.py)
            b.do("send", to, words[0], word=name)
        else:
            b.send(name, to, words[0])
        return 0
    entry = b.entry("reply", "v")
    b.do("send", to, b.continuation(entry), word=name)
    reply = b.wait(entry, f"reply of {e.symbol.name.partition('@')[0]}")
    if used:
        checks.result(body, entry, e.symbol.name)
    return memory.from_words(body, (reply,), e.type)


def handler(context: UnitContext, f: typed.FunctionBody) -> None:
    """Adds the template of a packet's handler. front/handlers.py has checked that it is one thread."""
    type = f.symbol.type
    assert isinstance(type, Function)
    b = Builder(f.span)
    interface = f.symbol.interface
    name = interfaces.name_of(f.symbol) if interface else _name(f.symbol)
    body = Body(interfaces.uncheck(context) if interface else context, name, b)
    body.one_thread = True
    reply = None if isinstance(type.result, Void) else b.register(kind_of(type.result), "reply")
    body.way_out = Way(b.label("handled"), reply)
    if interface:
        interfaces.arrive(body, f.parameters, reply is not None)
    else:
        _arrive(body, f.parameters)
    checks.doubtful(body, f.body, [*f.parameters])
    statement(body, f.body)
    if b.live:
        checks.lost(body, type.result, f.span)
    b.start(body.way_out.label)
    if reply is not None:
        b.do("pkt", body.k, memory.to_words(body, reply, type.result)[0])
    b.end()
    b.span = f.span
    update, request = (interfaces.UPDATE, interfaces.REQUEST) if interface else (UPDATE, REQUEST)
    traits = update if reply is None else request
    context.templates.append(one_thread(b, body.name, traits))


def _arrive(body: Body, parameters: tuple[typed.Automatic, ...]) -> None:
    """Takes the packet's two words: the address, and the data. The data is the continuation if no parameter takes
    it."""
    b = body.b
    homes = [body.declare(symbol) for symbol in parameters]
    address, *words = (home for home in homes if isinstance(home, Reg))
    plain = [reg for reg in words if reg.kind == "i32"]
    data = plain[0] if plain else body.k
    b.current.entry = Entry(b.current.label, (address, data), None)
    if words and not plain:
        b.copy(words[0], memory.from_words(body, (data,), parameters[1].type))
