"""`pkt_output` and `pkt_input`: messages by matching, without a buffer (RICA).

The port of a PE is a frame that exists from the beginning, at one address on all PEs (runtime/lib/port.emir). It has a
matching entry for each message type. The left operand is the continuation of the thread that waits; the right operand
is the word. When both are there, the port's thread starts and sends the word to the continuation.
"""

from __future__ import annotations

from emc.front import typed
from emc.ir.module import Operand, Ref
from emc.lower.body import Body
from emc.lower.builtins import builtin
from emc.lower.expressions import value
from emc.target import PORT, PORT_ENTRIES, WORD

RIGHT = 1  # bit 0 of a continuation: the right operand of a matching entry


@builtin("message_type")
def _message_type(body: Body, e: typed.Builtin) -> Operand:
    type, count = [value(body, a) for a in e.arguments]
    if isinstance(type, int):
        return type  # the checker has checked it
    b = body.b
    fine, wrong = b.label("type"), b.label("no_type")
    b.brif(b.op("ltu.i32", type, count), fine, wrong)
    b.start(wrong)
    b.trap("no such message type", type)
    b.start(fine)
    return type


@builtin("pkt_output")
def _pkt_output(body: Body, e: typed.Builtin) -> Operand:
    port, type, word = [value(body, a) for a in e.arguments]
    b = body.b
    if isinstance(type, int):
        cell = b.op("add.i32", port, WORD * (PORT_ENTRIES + type) | RIGHT)
    else:
        cell = _entry(body, port, type)
    b.do("pkt", cell, word)
    b.sent()
    return 0


def _entry(body: Body, port: Operand, type: Operand) -> Operand:
    b = body.b
    return b.op("add.i32", b.op("add.i32", port, b.op("shl.i32", type, 2)), WORD * PORT_ENTRIES | RIGHT)


@builtin("pkt_input")
def _pkt_input(body: Body, e: typed.Builtin) -> Operand:
    port, type = [value(body, a) for a in e.arguments]
    b = body.b
    why = f"pkt_input of type {type}" if port == Ref(PORT) and isinstance(type, int) else "pkt_input"
    if not isinstance(type, int):
        port, type = b.op("add.i32", port, b.op("shl.i32", type, 2)), 0
    bytes = WORD * (PORT_ENTRIES + type)
    cell = Ref(port.name, port.offset + bytes) if isinstance(port, Ref) else b.op("add.i32", port, bytes)
    entry = b.entry("packet", "v")
    b.do("pkt", cell if body.one_pe else b.op("global", cell), b.continuation(entry))
    return b.wait(entry, why)
