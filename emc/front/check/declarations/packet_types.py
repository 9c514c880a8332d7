"""The program's own packet types: which handlers are possible.

    packet_type add(short *cell, int by) { *cell += by; }                   // a packet: an address, and one word
    packet_type int take(int *cell) { int v = *cell; *cell = 0; return v; } // with a reply, the word says where to

A packet is two words, so a handler cannot receive more than that, or return more than a word. storage.py says where
`packet_type` may be written. The body of a handler is checked when the file has no other errors
(emc/front/handlers.py).
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.bad import is_bad
from emc.front.check.context import Context, in_prelude
from emc.front.check.declarations.declarators import Declared
from emc.front.check.declarations.storage import HANDLER, PACKET_TYPE
from emc.front.check.messages import plural, spell
from emc.front.types import Function, Pointer, Type, Void, is_scalar, size_of
from emc.source import Span


def packet_or_function(ctx: Context, found: Declared, specifiers: tree.Specifiers) -> bool:
    """Whether the declared function agrees with its earlier declarations about being a packet type. Also reports what
    is wrong with a packet type."""
    packet = PACKET_TYPE in specifiers.function
    before = ctx.linked.get(found.name)
    if isinstance(before, typed.FunctionName) and before.packet != packet and before.prelude == in_prelude(found.span):
        was, now = ("packet type", "function") if before.packet else ("function", "packet type")
        text = f"`{found.name}` was declared as a {was} before, but is declared as a {now} here"
        ctx.error(
            "E0203", found.span, text, "give one of them another name", Note(before.span, "the first one is here")
        )
        return False
    if packet and isinstance(found.type, Function):
        _result_fits(ctx, found, found.type)
        _parameters_fit(ctx, found, found.type)
    return True


def _result_fits(ctx: Context, found: Declared, type: Function) -> None:
    result = type.result
    if isinstance(result, Void) or is_bad(result) or _is_word(result):
        return
    text = f"a reply is one word, but `{spell(result)}` is not"
    ctx.error("E0482", found.span, text, "reply an int, a float or a pointer; or call a function with `remote_call`")


def _parameters_fit(ctx: Context, found: Declared, type: Function) -> None:
    count, reply = len(type.parameters), not isinstance(type.result, Void)
    if type.variadic or not type.prototype or not count:
        text = (
            f"the handler `{found.name}` needs parameters for what a packet carries: an address, and optionally a word"
        )
        ctx.error("E0481", found.span, text, HANDLER)
        return
    _place_fits(ctx, found, type.parameters[0])
    if reply and count > 1:
        text = (
            "a packet that asks for a reply carries the return address "
            "in its word: there is no room for a second parameter"
        )
        hint = "remove the parameter or the reply; a function called with `remote_call` takes more arguments"
        ctx.error("E0481", _at(found, 1), text, hint)
    elif count > 2:
        text = f"a packet carries an address and one word, but this handler takes {plural(count, 'parameter')}"
        hint = "send several packets, or call a function with `remote_call` or `fork`"
        ctx.error("E0481", _at(found, 2), text, hint)
    elif count == 2 and not is_bad(type.parameters[1]) and not _is_word(type.parameters[1]):
        text = f"a packet carries one word, but `{spell(type.parameters[1])}` is not"
        ctx.error("E0481", _at(found, 1), text, "send it in parts, or send a global pointer to it")


def _place_fits(ctx: Context, found: Declared, type: Type) -> None:
    """Checks the type of the first parameter."""
    span = _at(found, 0)
    if is_bad(type):
        return
    if not isinstance(type, Pointer) or isinstance(type.to, Function):
        text = f"the first parameter is the packet's address, a pointer to an object, but this is `{spell(type)}`"
        ctx.error("E0481", span, text, HANDLER)
    elif type.place:
        text = f"the handler runs where the object is: its first parameter is a local pointer, not `{spell(type)}`"
        name = found.parameters[0].name if found.parameters else ""
        hint = f"write `{spell(Pointer(type.to), name)}`; the sender gives a global pointer"
        ctx.error("E0481", span, text, hint)


def _at(found: Declared, number: int) -> Span:
    """The place of a parameter; the place of the name if the parameters come from a typedef."""
    return found.parameters[number].span if found.parameters else found.span


def _is_word(type: Type) -> bool:
    """Whether a value of the type is sent as one word."""
    return is_scalar(type) and size_of(type) <= 4
