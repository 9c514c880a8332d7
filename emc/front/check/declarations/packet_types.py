"""The program's own packet types: which handlers are possible.

    packet_type add(short *cell, int by) { *cell += by; }                   // a packet: an address, and one word
    packet_type int take(int *cell) { int v = *cell; *cell = 0; return v; } // with a reply, the word says where to

    ni_handler void put(int *cell, int a, int b) { *cell = a * b; }         // to a network interface: up to five words
    ni_handler int draw(int *cell, int by) { return *cell += by; }          // with a reply up to four

A packet is two words, so a handler cannot receive more than that, or return more than a word. A packet for a network
interface has five words beside the address; interfaces have no floating point. storage.py says where the words may be
written. The body of a handler is checked when the file has no other errors (emc/front/handlers.py).
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.bad import is_bad
from emc.front.check.context import Context, is_weak
from emc.front.check.declarations.declarators import Declared
from emc.front.check.declarations.storage import NI_HANDLER, PACKET_TYPE, example, handler_word
from emc.front.check.messages import plural, spell
from emc.front.types import Float, Function, Pointer, Type, Void, is_scalar, size_of
from emc.source import Span

WORDS = 5  # of a packet for a network interface, beside the address
_KINDS = {"": "function", PACKET_TYPE: "packet type", NI_HANDLER: "handler of network interfaces"}


def packet_or_function(ctx: Context, found: Declared, specifiers: tree.Specifiers) -> bool:
    """Whether all declarations of the function agree that it is a packet type, or that it is not one. Also reports
    mistakes in a packet type."""
    word = handler_word(specifiers)
    before = ctx.linked.get(found.name)
    if isinstance(before, typed.FunctionName) and _word(before) != word and before.weak == is_weak(found.span):
        text = (
            f"`{found.name}` was declared as a {_KINDS[_word(before)]} before, but is declared as a {_KINDS[word]} here"
        )
        ctx.error(
            "E0203", found.span, text, "give one of them another name", Note(before.span, "the first one is here")
        )
        return False
    if word and isinstance(found.type, Function):
        _result_fits(ctx, found, found.type, word)
        if word == NI_HANDLER:
            _interface_parameters_fit(ctx, found, found.type)
        else:
            _parameters_fit(ctx, found, found.type)
    return True


def _word(symbol: typed.FunctionName) -> str:
    """The word with which a function was declared, such as `packet_type`."""
    return NI_HANDLER if symbol.interface else PACKET_TYPE if symbol.packet else ""


def _result_fits(ctx: Context, found: Declared, type: Function, word: str) -> None:
    result, interface = type.result, word == NI_HANDLER
    if (
        isinstance(result, Void)
        or is_bad(result)
        or (_is_word(result) and not (interface and isinstance(result, Float)))
    ):
        return
    text = f"a reply is one word, and `{spell(result)}` is not one word"
    hint = "reply an int, a float or a pointer; or call a function with `remote_call`"
    if interface and isinstance(result, Float):
        text = f"a network interface has no floating point, so it can't reply `{spell(result)}`"
    ctx.error("E0482", found.span, text, "reply an int or a pointer" if interface else hint)


def _parameters_fit(ctx: Context, found: Declared, type: Function) -> None:
    count, reply = len(type.parameters), not isinstance(type.result, Void)
    if not _has_parameters(ctx, found, type, PACKET_TYPE, "an address, and optionally a word"):
        return
    _place_fits(ctx, found, type.parameters[0], PACKET_TYPE)
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
        text = f"a packet carries one word, and `{spell(type.parameters[1])}` is not one word"
        ctx.error("E0481", _at(found, 1), text, "send it in parts, or send a global pointer to it")


def _interface_parameters_fit(ctx: Context, found: Declared, type: Function) -> None:
    """Checks the parameters of a handler that network interfaces run."""
    if not _has_parameters(ctx, found, type, NI_HANDLER, "an address, and up to five words"):
        return
    _place_fits(ctx, found, type.parameters[0], NI_HANDLER)
    words, reply = type.parameters[1:], not isinstance(type.result, Void)
    most = WORDS - reply
    if len(words) > most:
        text = f"a packet for a network interface carries an address and {WORDS} words"
        text += ", the last of which says where the reply goes" if reply else ""
        text += f": this handler can take {most} words, but has {len(words)}"
        hint = "send several packets, or write the words to the interface's memory first, through `global_of`"
        ctx.error("E0481", _at(found, most + 1), text, hint)
    for number, word in enumerate(words[:most], 1):
        name = f"`{found.parameters[number].name}`" if found.parameters and found.parameters[number].name else "it"
        if isinstance(word, Float):
            text = f"a network interface has no floating point, but {name} is `{spell(word)}`"
            ctx.error("E0481", _at(found, number), text, "send an int, or let PEs do this")
        elif not is_bad(word) and not _is_word(word):
            text = f"a parameter is one word of the packet, but {name} is `{spell(word)}`"
            ctx.error("E0481", _at(found, number), text, "send it in parts, or send a global pointer to it")


def _has_parameters(ctx: Context, found: Declared, type: Function, word: str, what: str) -> bool:
    """Whether the parameters are known, and there is at least one."""
    if type.parameters and type.prototype and not type.variadic:
        return True
    text = f"the handler `{found.name}` needs parameters for what a packet carries: {what}"
    ctx.error("E0481", found.span, text, example(word))
    return False


def _place_fits(ctx: Context, found: Declared, type: Type, word: str) -> None:
    """Checks the type of the first parameter."""
    span = _at(found, 0)
    if is_bad(type):
        return
    if not isinstance(type, Pointer) or isinstance(type.to, Function):
        text = f"the first parameter is the packet's address, a pointer to an object, but this is `{spell(type)}`"
        ctx.error("E0481", span, text, example(word))
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
