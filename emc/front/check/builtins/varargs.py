"""Variable arguments: `va_start` and the others that <stdarg.h> uses."""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.builtins.emc_words import check_count
from emc.front.check.context import Context
from emc.front.check.declarations.declarators import computed_type
from emc.front.check.messages import spell
from emc.front.check.names.lengths import in_order
from emc.front.check.names.words import call_rule
from emc.front.check.operands.coercion import assign_convert
from emc.front.check.operands.conversions import convert, rvalue
from emc.front.check.operands.lvalues import is_lvalue, mark_written
from emc.front.check.rules import expression, expression_rule
from emc.front.types import (
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    VOID,
    Float,
    Function,
    Int,
    Pointer,
    Struct,
    Void,
    size_of,
    unqualified,
)

VA_LIST = Pointer(CHAR)


def _list(ctx: Context, node: tree.Expression, name: str) -> typed.Value:
    value = expression(ctx, node)
    if is_bad(value.type):
        return value
    if unqualified(value.type) != VA_LIST or not is_lvalue(value):
        ctx.error("E0353", node.span, f"`{name}` needs a variable of type va_list, but this is `{spell(value.type)}`")
        return bad(node.span)
    mark_written(ctx, value)
    return value


@call_rule("__builtin_va_start")
def check_va_start(ctx: Context, node: tree.Call) -> typed.Value:
    if not check_count(ctx, node, 2):
        return bad(node.span)
    lvalue = _list(ctx, node.arguments[0], "va_start")
    if ctx.function is None or not ctx.function.type.variadic:
        ctx.error("E0354", node.span, "`va_start` in a function without `...`")
        return bad(node.span)
    if ctx.body is not None and ctx.body.parent is not None:
        text = "`va_start` can't be used in a task block: the variable arguments belong to the function's activation"
        ctx.error("E0355", node.span, text, "read the arguments before the block")
        return bad(node.span)
    return bad(node.span) if is_bad(lvalue.type) else typed.Builtin(node.span, VOID, "va_start", (lvalue,))


@call_rule("__builtin_va_end")
def check_va_end(ctx: Context, node: tree.Call) -> typed.Value:
    """Does nothing, except for side effects of evaluating the list, as in `va_end(*lists++)`."""
    lvalue = _list(ctx, node.arguments[0], "va_end") if check_count(ctx, node, 1) else bad(node.span)
    if is_bad(lvalue.type):
        return lvalue
    plain = isinstance(lvalue, typed.Variable)
    return typed.Convert(node.span, VOID, typed.Constant(node.span, INT, 0) if plain else rvalue(ctx, lvalue))


@call_rule("__builtin_va_copy")
def check_va_copy(ctx: Context, node: tree.Call) -> typed.Value:
    if not check_count(ctx, node, 2):
        return bad(node.span)
    target = _list(ctx, node.arguments[0], "va_copy")
    value = assign_convert(ctx, expression(ctx, node.arguments[1]), VA_LIST, "argument 2 of `va_copy`")
    if is_bad(target.type) or is_bad(value.type):
        return bad(node.span)
    return typed.Builtin(node.span, VOID, "va_copy", (target, value))


@expression_rule(tree.VaArg)
def check_va_arg(ctx: Context, node: tree.VaArg) -> typed.Value:
    lvalue = _list(ctx, node.list, "va_arg")
    type, lengths = computed_type(ctx, node.type)
    type = unqualified(type)
    if is_bad(lvalue.type) or is_bad(type):
        return bad(node.span)
    if type == FLOAT or (isinstance(type, Int) and type.size < 4):
        better = "double" if isinstance(type, Float) else "int"
        text = f"`{spell(type)}` is passed as `{better}` through `...`"
        ctx.warning("W0350", node.type.span, text, f"write va_arg(list, {better})")
        value = typed.Builtin(node.span, DOUBLE if isinstance(type, Float) else INT, "va_arg", (lvalue,))
        return convert(value, type)
    empty = isinstance(type, Struct) and type.record.members is not None  # a record without members takes no words
    if isinstance(type, Void | Function) or not (size_of(type) or empty):
        ctx.error("E0356", node.type.span, f"`va_arg` can't fetch a `{spell(type)}`")
        return bad(node.span)
    return in_order(lengths, typed.Builtin(node.span, type, "va_arg", (lvalue,)))
