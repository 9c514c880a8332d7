"""Calls of the compiler's own words: the machine's small words, remote calls, synchronising memory, varargs."""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.context import Context
from emc.front.check.messages import plural, spell
from emc.front.check.names.words import call_rule
from emc.front.check.operands.characters import string_bytes
from emc.front.check.operands.coercion import assign_convert
from emc.front.check.operands.conversions import convert, rvalue
from emc.front.check.rules import expression
from emc.front.types import (
    DOUBLE,
    INT,
    UINT,
    ULLONG,
    VOID,
    Float,
    Function,
    Int,
    Pointer,
    Type,
    is_scalar,
    size_of,
    unqualified,
)
from emc.printable import in_line

ONE_DOUBLE = (  # runtime operations of <math.h>; each is called __math_NAME
    *[
        "sqrt",
        "floor",
        "ceil",
        "trunc",
        "sin",
        "cos",
        "tan",
        "asin",
        "acos",
        "atan",
        "sinh",
        "cosh",
        "tanh",
        "exp",
        "exp2",
        "expm1",
        "log",
        "log2",
        "log10",
        "log1p",
        "cbrt",
    ],
    *["asinh", "acosh", "atanh", "erf", "erfc", "tgamma", "lgamma"],
)
TWO_DOUBLES = ("pow", "atan2", "fmod", "hypot")
GLOBAL_VOID = Pointer(VOID, "global")


def check_count(ctx: Context, node: tree.Call, count: int) -> bool:
    """Returns whether the call has `count` arguments, and reports a fault if not."""
    if len(node.arguments) == count:
        return True
    where = node.arguments[count].span if len(node.arguments) > count else node.span
    text = f"`{_name(node)}` takes {plural(count, 'argument')}, but this call gives {len(node.arguments)}"
    ctx.error("E0352", where, text)
    return False


def _name(node: tree.Call) -> str:
    assert isinstance(node.function, tree.Name)
    return node.function.name


def argument(ctx: Context, node: tree.Call, number: int, type: Type) -> typed.Value:
    """Argument `number`, from 0, as a value of `type`."""
    what = f"argument {number + 1} of `{_name(node)}`"
    return assign_convert(ctx, expression(ctx, node.arguments[number]), type, what)


def simple(name: str, result: Type, *parameters: Type, builtin: str = "", word: str = "") -> None:
    """Registers a word with a fixed signature."""

    @call_rule(name)
    def check(ctx: Context, node: tree.Call) -> typed.Value:
        if not check_count(ctx, node, len(parameters)):
            return bad(node.span)
        arguments = tuple(argument(ctx, node, n, type) for n, type in enumerate(parameters))
        if any(is_bad(a.type) for a in arguments):
            return bad(node.span)
        return typed.Builtin(node.span, result, builtin or name, arguments, word)


simple("my_pe", INT)
simple("clock_cycles", ULLONG)
simple("resched", VOID)
simple("__setjmp", INT, Pointer(INT), builtin="setjmp")
simple("__frame_leave", INT, INT, builtin="frame_leave")
simple("__jump", VOID, INT, INT, builtin="jump")
simple("__dirty_next", INT, builtin="operation", word="dirty.next")
simple("__queue_length", INT, builtin="operation", word="queue.length")
simple("__tag", INT, Pointer(VOID), builtin="operation", word="tag.get")
simple("__dma_prepare", INT, Pointer(VOID), builtin="operation", word="dma.prepare")
simple("__dma_kick", INT, Pointer(VOID), builtin="operation", word="dma.kick")
simple("__ni_pin", INT, Pointer(VOID), INT, INT, builtin="operation", word="ni.pin")
simple("__ni_home", UINT, UINT, UINT, builtin="operation", word="ni.home")
simple("__ni_fetch", VOID, UINT, INT, builtin="operation", word="ni.fetch")
simple("__ni_store", VOID, UINT, INT, builtin="operation", word="ni.store")
simple("__tag", INT, Pointer(VOID), builtin="operation", word="tag.get")
simple("__tags_clear", VOID, Pointer(VOID), UINT, builtin="operation", word="tags.clear")
simple("__check_new", VOID, Pointer(VOID), UINT, builtin="check_new")
simple("__check_free", VOID, Pointer(VOID), builtin="check_free")
simple("__check_block", VOID, Pointer(VOID), builtin="check_block")
simple("__check_room", VOID, Pointer(VOID), UINT, builtin="check_room")
simple("__check_apart", VOID, Pointer(VOID), Pointer(VOID), INT, builtin="check_apart")
simple("__check_string", VOID, Pointer(VOID), builtin="check_string")
simple("__check_area", VOID, Pointer(VOID), UINT, builtin="check_area")
simple("__check_blocks", VOID, Pointer(VOID), INT, INT, builtin="check_blocks")
simple("__check_text", VOID, Pointer(VOID), builtin="check_text")
for _word in ("none", "add", "mul", "and", "or", "xor", "max", "min"):
    simple(f"__butterfly_{_word}", INT, INT, builtin="butterfly", word=_word)
simple("__host", INT, INT, INT, INT, INT, builtin="host")
simple("__heap_grow", Pointer(VOID), UINT, builtin="operation", word="heap.grow")
simple("__spread_grow", Pointer(VOID, "shared"), UINT, builtin="operation", word="spread.grow")
for _word in ONE_DOUBLE:
    simple(f"__math_{_word}", DOUBLE, DOUBLE, builtin="math", word=_word)
for _word in TWO_DOUBLES:
    simple(f"__math_{_word}", DOUBLE, DOUBLE, DOUBLE, builtin="math", word=_word)


# ---- places


def global_pointer(ctx: Context, node: tree.Call, number: int) -> typed.Value:
    """Argument `number`: a pointer of any kind, converted to a global pointer. A shared pointer stays shared."""
    value = rvalue(ctx, expression(ctx, node.arguments[number]))
    if is_bad(value.type):
        return value
    if not isinstance(value.type, Pointer) or isinstance(value.type.to, Function):
        text = f"argument {number + 1} of `{_name(node)}` must be a global pointer, but this is `{spell(value.type)}`"
        hint = "write `&` before an object to make a pointer to it" if is_scalar(value.type) else ""
        ctx.error("E0430", value.span, text, hint)
        return bad(value.span)
    return value if value.type.place else convert(value, Pointer(value.type.to, "global"))


@call_rule("pe_of")
def check_pe_of(ctx: Context, node: tree.Call) -> typed.Value:
    pointer = global_pointer(ctx, node, 0) if check_count(ctx, node, 1) else bad(node.span)
    return bad(node.span) if is_bad(pointer.type) else typed.Builtin(node.span, INT, "pe_of", (pointer,))


@call_rule("local_of")
def check_local_of(ctx: Context, node: tree.Call) -> typed.Value:
    pointer = global_pointer(ctx, node, 0) if check_count(ctx, node, 1) else bad(node.span)
    if not isinstance(pointer.type, Pointer):
        return bad(node.span)
    return typed.Builtin(node.span, Pointer(pointer.type.to), "local_of", (pointer,))


@call_rule("global_of")
def check_global_of(ctx: Context, node: tree.Call) -> typed.Value:
    if not check_count(ctx, node, 2):
        return bad(node.span)
    pe = argument(ctx, node, 0, INT)
    value = rvalue(ctx, expression(ctx, node.arguments[1]))
    if is_bad(pe.type) or is_bad(value.type):
        return bad(node.span)
    if not isinstance(value.type, Pointer) or value.type.place:
        ctx.error(
            "E0431", value.span, f"argument 2 of `global_of` must be a local pointer, but this is `{spell(value.type)}`"
        )
        return bad(node.span)
    return typed.Builtin(node.span, Pointer(value.type.to, "global"), "global_of", (pe, value))


# ---- synchronising memory


def cell(ctx: Context, node: tree.Call) -> typed.Value:
    """The first argument: a pointer to a word."""
    pointer = global_pointer(ctx, node, 0)
    if not isinstance(pointer.type, Pointer):
        return pointer
    to = pointer.type.to
    if not is_scalar(to) or size_of(to) != 4:
        ctx.error("E0432", pointer.span, f"`{_name(node)}` works on words of 4 bytes, but this points to `{spell(to)}`")
        return bad(node.span)
    return pointer


def _target(pointer: typed.Value) -> Type:
    assert isinstance(pointer.type, Pointer)
    return unqualified(pointer.type.to)


@call_rule("i_read", "q_read")
def check_sync_read(ctx: Context, node: tree.Call) -> typed.Value:
    pointer = cell(ctx, node) if check_count(ctx, node, 1) else bad(node.span)
    if is_bad(pointer.type):
        return bad(node.span)
    return typed.Builtin(node.span, _target(pointer), "request", (pointer,), _name(node).replace("_", ""))


@call_rule("i_write", "q_write")
def check_sync_write(ctx: Context, node: tree.Call) -> typed.Value:
    pointer = cell(ctx, node) if check_count(ctx, node, 2) else bad(node.span)
    if is_bad(pointer.type):
        return bad(node.span)
    value = argument(ctx, node, 1, _target(pointer))
    if is_bad(value.type):
        return value
    was = value.operand.type if isinstance(value, typed.Convert) else value.type
    as_it_is = not isinstance(node.arguments[1], tree.Cast | tree.Call)  # a call is that of a message's word
    if isinstance(was, Float) and isinstance(value.type, Int) and as_it_is:
        text = f"the cell holds an `{spell(value.type)}`: the part of this `{spell(was)}` after the point is lost"
        hint = "declare the cell as `float global`; or write a cast to int if you mean it"
        ctx.value_warning("W0435", value.span, text, hint)
    return typed.Builtin(node.span, VOID, "send", (pointer, value), _name(node).replace("_", ""))


@call_rule("i_clear", "q_clear")
def check_sync_clear(ctx: Context, node: tree.Call) -> typed.Value:
    pointer = cell(ctx, node) if check_count(ctx, node, 1) else bad(node.span)
    if is_bad(pointer.type):
        return bad(node.span)
    zero = typed.Constant(node.span, INT, 0)
    return typed.Builtin(node.span, VOID, "send", (pointer, zero), _name(node).replace("_", ""))


# ---- special packets and traps, for the runtime


def _text(ctx: Context, node: tree.Call) -> str | None:
    """The first argument, which must be a string literal."""
    first = node.arguments[0] if node.arguments else None
    if isinstance(first, tree.String):
        return string_bytes(ctx, first).decode("utf-8", "replace")
    ctx.error("E0433", first.span if first else node.span, f"argument 1 of `{_name(node)}` must be a string literal")
    return None


@call_rule("__request")
def check_request(ctx: Context, node: tree.Call) -> typed.Value:
    word = _text(ctx, node) if check_count(ctx, node, 2) else None
    if word is None:
        return bad(node.span)
    pointer = global_pointer(ctx, node, 1)
    return bad(node.span) if is_bad(pointer.type) else typed.Builtin(node.span, INT, "request", (pointer,), word)


@call_rule("__send")
def check_send(ctx: Context, node: tree.Call) -> typed.Value:
    word = _text(ctx, node) if check_count(ctx, node, 3) else None
    if word is None:
        return bad(node.span)
    pointer = global_pointer(ctx, node, 1)
    value = rvalue(ctx, expression(ctx, node.arguments[2]))
    if is_bad(pointer.type) or is_bad(value.type):
        return bad(node.span)
    if isinstance(value.type, Int) or not is_scalar(value.type) or size_of(value.type) != 4:
        value = assign_convert(ctx, value, INT, "argument 3 of `__send`")
    return bad(node.span) if is_bad(value.type) else typed.Builtin(node.span, VOID, "send", (pointer, value), word)


def _ni_send(name: str) -> None:
    """Registers a word that sends a packet to an interface: type, its global address, five words in memory."""

    @call_rule(f"__ni_{name}")
    def check(ctx: Context, node: tree.Call) -> typed.Value:
        word = _text(ctx, node) if check_count(ctx, node, 3) else None
        if word is None:
            return bad(node.span)
        given = argument(ctx, node, 1, UINT), argument(ctx, node, 2, Pointer(INT))
        if any(is_bad(one.type) for one in given):
            return bad(node.span)
        return typed.Builtin(node.span, VOID, "ni_" + name, given, word)


_ni_send("send")
_ni_send("ship")


@call_rule("__trap")
def check_trap(ctx: Context, node: tree.Call) -> typed.Value:
    """Checks the second argument, if there is one: it points to the numbers (words) for each %d of the text."""
    several = len(node.arguments) == 2
    word = _text(ctx, node) if check_count(ctx, node, 1 + several) else None
    if word is None:
        return bad(node.span)
    numbers = (rvalue(ctx, expression(ctx, node.arguments[1])),) if several else ()
    return typed.Builtin(node.span, VOID, "trap", numbers, in_line(word))
