"""Packet types of the program's own: what `packet_type` may stand before, and which handlers there can be.

    packet_type add(short *cell, int by) { *cell += by; }                   // a packet: an address, and one word
    packet_type int take(int *cell) { int v = *cell; *cell = 0; return v; } // with a reply, the word says where to

A packet is two words, so that is all that a handler can be told, or can answer. What its body may do is looked at when
the file is right in all else (emc/front/handlers.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.bad import is_bad
from emc.front.check.context import Context, in_prelude
from emc.front.check.messages import plural, spell
from emc.front.types import Function, Pointer, Type, Void, is_scalar, size_of
from emc.source import Span

if TYPE_CHECKING:
    from emc.front.check.declarators import Declared

PACKET_TYPE = "packet_type"
_SHAPE = "as in `packet_type add(int *cell, int by) { *cell += by; }`"


def only_handlers(ctx: Context, specifiers: tree.Specifiers, name: tree.Named, type: Type, where: str) -> None:
    """Refuses `packet_type` before anything but a function of file scope."""
    if PACKET_TYPE not in specifiers.function or is_bad(type):
        return
    others = [word for word in (*specifiers.storage, *specifiers.function) if word not in (PACKET_TYPE, "static")]
    if where != "object" or not isinstance(type, Function) or "typedef" in others:
        text = "`packet_type` declares the handler of a packet type, which is written like a function"
    elif ctx.body is not None:
        text = f"the packet type `{name.name}` must be declared outside of all functions"
    elif others and others != ["extern"]:
        text = f"a packet's handler can't be `{others[0]}`"
    else:
        return
    ctx.error("E0480", specifiers.span.to(name.span), text, _SHAPE)


def packet_or_function(ctx: Context, found: Declared, specifiers: tree.Specifiers) -> bool:
    """Whether a declared function is what its earlier declarations say, a packet type or not; and tells what is wrong
    with a packet type."""
    packet = PACKET_TYPE in specifiers.function
    before = ctx.linked.get(found.name)
    if isinstance(before, typed.FunctionName) and before.packet != packet and before.prelude == in_prelude(found.span):
        was, now = ("packet type", "function") if before.packet else ("function", "packet type")
        text = f"`{found.name}` is declared as a {was} before, and as a {now} here"
        ctx.error("E0203", found.span, text, "give one of them another name", Note(before.span, "first here"))
        return False
    if packet and isinstance(found.type, Function):
        _result_fits(ctx, found, found.type)
        _parameters_fit(ctx, found, found.type)
    return True


def _result_fits(ctx: Context, found: Declared, type: Function) -> None:
    result = type.result
    if isinstance(result, Void) or is_bad(result) or _is_word(result):
        return
    text = f"a reply is one word, and `{spell(result)}` is none"
    ctx.error("E0482", found.span, text, "reply an int, a float or a pointer; or call a function with `remote_call`")


def _parameters_fit(ctx: Context, found: Declared, type: Function) -> None:
    count, reply = len(type.parameters), not isinstance(type.result, Void)
    if type.variadic or not type.prototype or not count:
        text = f"the handler `{found.name}` must say what a packet brings: where it goes, and perhaps a word"
        ctx.error("E0481", found.span, text, _SHAPE)
        return
    _place_fits(ctx, found, type.parameters[0])
    if reply and count > 1:
        text = "where a reply is wanted, the packet's word says where to: there is no room for a second parameter"
        hint = "take it away, or the reply; a function that is called with `remote_call` takes more"
        ctx.error("E0481", _at(found, 1), text, hint)
    elif count > 2:
        text = f"a packet is an address and one word, and this handler takes {plural(count, 'parameter')}"
        hint = "send several packets, or call a function with `remote_call` or `fork`"
        ctx.error("E0481", _at(found, 2), text, hint)
    elif count == 2 and not is_bad(type.parameters[1]) and not _is_word(type.parameters[1]):
        text = f"a packet brings one word, and `{spell(type.parameters[1])}` is none"
        ctx.error("E0481", _at(found, 1), text, "send it in parts, or a global pointer to it")


def _place_fits(ctx: Context, found: Declared, type: Type) -> None:
    """The first parameter."""
    span = _at(found, 0)
    if is_bad(type):
        return
    if not isinstance(type, Pointer) or isinstance(type.to, Function):
        text = f"the first parameter is where the packet goes, a pointer to an object, and this is `{spell(type)}`"
        ctx.error("E0481", span, text, _SHAPE)
    elif type.place:
        text = f"the handler runs where the object is: its first parameter is a local pointer, not `{spell(type)}`"
        name = found.parameters[0].name if found.parameters else ""
        hint = f"write `{spell(Pointer(type.to), name)}`; who sends gives a global pointer"
        ctx.error("E0481", span, text, hint)


def _at(found: Declared, number: int) -> Span:
    """Where a parameter stands; the name, when a typedef brought them all."""
    return found.parameters[number].span if found.parameters else found.span


def _is_word(type: Type) -> bool:
    """Whether a value of the type goes as one word."""
    return is_scalar(type) and size_of(type) <= 4
