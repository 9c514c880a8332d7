"""`remote_call`, `fork`, and the words about spread arrays and iterate blocks (language.md, sections 4 to 6)."""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.builtins.emc_words import argument, check_count
from emc.front.check.context import Context
from emc.front.check.expressions.calls import callee, count_fits, describe, known_count, signature
from emc.front.check.messages import plural, spell
from emc.front.check.names.copies import carry
from emc.front.check.names.words import call_rule
from emc.front.check.operands.coercion import assign_convert
from emc.front.check.operands.constants import integer_constant
from emc.front.check.operands.conversions import convert, promote, promote_variable, rvalue
from emc.front.check.operands.elsewhere import local_pointer, warn_bare
from emc.front.check.parallel.places import spread_array
from emc.front.check.rules import expression
from emc.front.types import INT, VOID, Function, Int, Pointer, Struct, Type, unqualified


@call_rule("remote_call", "fork")
def check_remote(ctx: Context, node: tree.Call) -> typed.Value:
    assert isinstance(node.function, tree.Name)
    word = node.function.name
    if len(node.arguments) < 3:
        text = f"`{word}` takes at least 3 arguments: PE number, function, number of arguments"
        ctx.error("E0352", node.span, text, f"as in `{word}(pe, f, 2, a, b)`")
        return bad(node.span)
    pe = argument(ctx, node, 0, INT)
    function = callee(ctx, node.arguments[1])
    given = node.arguments[3:]
    counted = _check_count(ctx, word, node.arguments[2], given)
    if function is None or not counted or is_bad(pe.type):
        return bad(node.span)
    type = signature(function)
    if type.variadic:
        ctx.error(
            "E0460",
            node.arguments[1].span,
            f"{describe(function)} takes `...`: such functions can be called only locally",
        )
        return bad(node.span)
    if (type.prototype or known_count(function)) and not count_fits(ctx, function, type, given, node.arguments[2].span):
        return bad(node.span)
    arguments = tuple(_pass_argument(ctx, function, type, number, one) for number, one in enumerate(given))
    if any(is_bad(a.type) for a in arguments):
        return bad(node.span)
    return typed.RemoteCall(
        node.span, VOID if word == "fork" else _result(type), pe, function, arguments, word == "fork"
    )


def _check_count(ctx: Context, word: str, node: tree.Expression, given: tuple[tree.Expression, ...]) -> bool:
    count = integer_constant(ctx, node, f"argument 3 of `{word}`", "E0461")
    if count is None:
        return False
    if count != len(given):
        text = f"argument 3 of `{word}` says {plural(count, 'argument')}, but {len(given)} follow"
        ctx.error("E0462", node.span, text, f"write {len(given)} as argument 3")
        return False
    return True


def _result(type: Function) -> Type:
    """The type of the result. A pointer result points to the other PE."""
    result = unqualified(type.result)
    if isinstance(result, Pointer) and not result.place and not isinstance(result.to, Function):
        return Pointer(result.to, "global")
    return result


def _pass_argument(
    ctx: Context, function: typed.Value, type: Function, number: int, node: tree.Expression
) -> typed.Value:
    value = rvalue(ctx, expression(ctx, node))
    if is_bad(value.type):
        return value
    if not type.prototype:
        value = promote_variable(ctx, value)
        warn_bare(ctx, value, number)
        return value
    wanted = type.parameters[number]
    if isinstance(wanted, Pointer) and not wanted.place:
        warn_bare(ctx, value, number)
    if isinstance(value.type, Struct) and (found := local_pointer(value.type)):
        text = f"`{found}` of argument {number + 1} is a local pointer: on the other PE it points into that PE's memory"
        ctx.warning("W0404", value.span, text, "make the member a `global *`, or pass the pointer as an argument")
    hint = "if the object is on the PE that is called, pass `local_of(...)`"
    place = value.type.place if isinstance(value.type, Pointer) else ""
    return assign_convert(ctx, value, wanted, f"argument {number + 1} of {describe(function)}", hint if place else "")


# ---- own_count, own_index, iterate_id


@call_rule("own_count")
def check_own_count(ctx: Context, node: tree.Call) -> typed.Value:
    symbol = _array(ctx, node, 1)
    return bad(node.span) if symbol is None else typed.Builtin(node.span, INT, "own_count", (), symbol=symbol)


@call_rule("own_index")
def check_own_index(ctx: Context, node: tree.Call) -> typed.Value:
    symbol = _array(ctx, node, 2)
    if symbol is None:
        return bad(node.span)
    index = rvalue(ctx, expression(ctx, node.arguments[1]))
    if is_bad(index.type):
        return index
    if not isinstance(index.type, Int):
        ctx.error("E0321", index.span, f"an index must be an integer, but this is `{spell(index.type)}`")
        return bad(node.span)
    return typed.Builtin(node.span, INT, "own_index", (convert(promote(index), INT),), symbol=symbol)


def _array(ctx: Context, node: tree.Call, count: int) -> typed.Static | None:
    if not check_count(ctx, node, count):
        return None
    assert isinstance(node.function, tree.Name)
    word = node.function.name
    first = node.arguments[0]
    if not isinstance(first, tree.Name):
        ctx.error("E0463", first.span, f"argument 1 of `{word}` must be the name of a spread array")
        return None
    return spread_array(ctx, first, f"`{word}` needs a spread array")


@call_rule("iterate_id")
def check_iterate_id(ctx: Context, node: tree.Call) -> typed.Value:
    if not check_count(ctx, node, 0):
        return bad(node.span)
    body = ctx.body
    while body is not None and body.identity is None:
        body = body.parent
    if body is None or ctx.body is None:
        ctx.error(
            "E0464", node.span, "`iterate_id()` has a value only inside an `iterate` block", "pass it as an argument"
        )
        return bad(node.span)
    assert body.identity is not None
    return typed.Load(node.span, INT, carry(ctx, ctx.body, body.identity, node.span))
