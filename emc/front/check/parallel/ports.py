"""The builtins that <emc/msg.h> uses. A constant message type is checked here; other ones are checked while the program
runs (lower/ports.py).

    __message_type(type, count)            type, which must be one of 0 .. count-1
    __message_port(port)                   port, which must not be an integer: NODE_PORT(pe) is the port of a PE
    __message_word(word)                   word, as the int that a message carries
    __pkt_output(port, type, word)         a packet to the matching entry of that type in a PE's port
    __pkt_input(port, type)                the word of the packet that comes to that entry of this PE's port
"""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.builtins.emc_words import argument, check_count, global_pointer, simple
from emc.front.check.context import Context
from emc.front.check.messages import spell
from emc.front.check.names.words import call_rule
from emc.front.check.operands.coercion import cast
from emc.front.check.operands.conversions import rvalue
from emc.front.check.rules import expression
from emc.front.types import INT, VOID, Float, Int, Pointer
from emc.target import MOST_MESSAGE_TYPES

simple("__pkt_input", INT, Pointer(VOID), INT, builtin="pkt_input")


@call_rule("__message_type")
def check_message_type(ctx: Context, node: tree.Call) -> typed.Value:
    if not check_count(ctx, node, 2):
        return bad(node.span)
    type, count = argument(ctx, node, 0, INT), argument(ctx, node, 1, INT)
    if is_bad(type.type) or not isinstance(count, typed.Constant):
        return bad(node.span)
    if isinstance(type, typed.Constant) and not 0 <= type.value < count.value:
        hint = f"`message_types` of the machine file sets how many there are, at most {MOST_MESSAGE_TYPES}"
        text = f"there is no message type {type.value}: message types are 0 to {int(count.value) - 1}"
        ctx.error("E0434", type.span, text, hint)
        return bad(node.span)
    return typed.Builtin(node.span, INT, "message_type", (type, count))


@call_rule("__message_port")
def check_message_port(ctx: Context, node: tree.Call) -> typed.Value:
    if not check_count(ctx, node, 1):
        return bad(node.span)
    value = rvalue(ctx, expression(ctx, node.arguments[0]))
    if isinstance(value.type, Int):
        pe = node.arguments[0]
        number = pe.name if isinstance(pe, tree.Name) else str(pe.text) if isinstance(pe, tree.Number) else "pe"
        text = f"argument 1 must be the port of a PE, but this is `{spell(value.type)}`"
        ctx.error("E0430", value.span, text, f"write `NODE_PORT({number})`")
        return bad(node.span)
    return value


@call_rule("__message_word")
def check_message_word(ctx: Context, node: tree.Call) -> typed.Value:
    if not check_count(ctx, node, 1):
        return bad(node.span)
    value = rvalue(ctx, expression(ctx, node.arguments[0]))
    if isinstance(value.type, Float) and not _is_whole(value):
        text = f"a message carries an `int`: the part of this `{spell(value.type)}` after the point is lost"
        hint = (
            "`q_write` sends a float unchanged, and `mem_copyout` sends any words; write a cast to int if you mean it"
        )
        ctx.value_warning("W0435", value.span, text, hint)
    elif isinstance(value.type, Int) and value.type.size > INT.size and not isinstance(value, typed.Constant):
        text = f"a message carries an `int`: the upper 32 bits of this `{spell(value.type)}` are lost"
        ctx.value_warning("W0435", value.span, text, "send it as two words; write a cast to int if you mean it")
    return cast(ctx, value, INT, value.span)


def _is_whole(value: typed.Value) -> bool:
    return isinstance(value, typed.Constant) and float(value.value).is_integer()


@call_rule("__pkt_output")
def check_pkt_output(ctx: Context, node: tree.Call) -> typed.Value:
    if not check_count(ctx, node, 3):
        return bad(node.span)
    port = global_pointer(ctx, node, 0)
    type, word = argument(ctx, node, 1, INT), argument(ctx, node, 2, INT)
    if any(is_bad(v.type) for v in (port, type, word)):
        return bad(node.span)
    return typed.Builtin(node.span, VOID, "pkt_output", (port, type, word))
