"""The compiler's words behind <emc/msg.h>: message types are checked where they are constants; when they are not, it is
the program that does it (lower/ports.py).

    __message_type(type, count)            type, which must be one of 0 .. count-1
    __pkt_output(port, type, word)         a packet to the matching entry of that type in a PE's port
    __pkt_input(port, type)                the word of the packet that comes to that entry of this PE's port
"""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.builtins.emc_words import argument, global_pointer, simple, taken
from emc.front.check.context import Context
from emc.front.check.names.words import call_rule
from emc.front.types import INT, VOID, Pointer
from emc.target import MOST_MESSAGE_TYPES

simple("__pkt_input", INT, Pointer(VOID), INT, builtin="pkt_input")


@call_rule("__message_type")
def check_message_type(ctx: Context, node: tree.Call) -> typed.Value:
    if not taken(ctx, node, 2):
        return bad(node.span)
    type, count = argument(ctx, node, 0, INT), argument(ctx, node, 1, INT)
    if is_bad(type.type) or not isinstance(count, typed.Constant):
        return bad(node.span)
    if isinstance(type, typed.Constant) and not 0 <= type.value < count.value:
        hint = f"`message_types` of the machine file says how many there are, at most {MOST_MESSAGE_TYPES}"
        text = f"there is no message type {type.value}: they are 0 .. {int(count.value) - 1}"
        ctx.error("E0434", type.span, text, hint)
        return bad(node.span)
    return typed.Builtin(node.span, INT, "message_type", (type, count))


@call_rule("__pkt_output")
def check_pkt_output(ctx: Context, node: tree.Call) -> typed.Value:
    if not taken(ctx, node, 3):
        return bad(node.span)
    port = global_pointer(ctx, node, 0)
    type, word = argument(ctx, node, 1, INT), argument(ctx, node, 2, INT)
    if any(is_bad(v.type) for v in (port, type, word)):
        return bad(node.span)
    return typed.Builtin(node.span, VOID, "pkt_output", (port, type, word))
