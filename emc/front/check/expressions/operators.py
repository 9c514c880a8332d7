"""Operators between two operands, `?:`, and comma."""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.context import Context
from emc.front.check.expressions.primary import fold, step_pointer
from emc.front.check.messages import namesakes, spell
from emc.front.check.names.lengths import size
from emc.front.check.operands.arithmetic import COMPARE, EXACT, convert_number
from emc.front.check.operands.coercion import condition
from emc.front.check.operands.compatible import bare, compatible
from emc.front.check.operands.conversions import convert, is_null, merged_pointers, promote, rvalue, usual
from emc.front.check.rules import effect, expression, expression_rule
from emc.front.types import (
    CHAR,
    INT,
    VOID,
    Float,
    Function,
    Int,
    Pointer,
    Struct,
    Type,
    Void,
    is_arithmetic,
    is_scalar,
    is_variable,
    size_of,
)
from emc.source import Span


@expression_rule(tree.Binary)
def check_binary(ctx: Context, node: tree.Binary) -> typed.Value:
    if node.op == ",":
        return _comma(ctx, node)
    if node.op in ("&&", "||"):
        return _logical(ctx, node)
    left = rvalue(ctx, expression(ctx, node.left))
    right = rvalue(ctx, expression(ctx, node.right))
    if is_bad(left.type) or is_bad(right.type):
        return bad(node.span)
    if node.op in COMPARE:
        return compare(ctx, node.op, left, right, node.span)
    return combine(ctx, node.op, left, right, node.span)


def _comma(ctx: Context, node: tree.Binary) -> typed.Value:
    left = effect(ctx, node.left)
    right = effect(ctx, node.right) if ctx.discarded is node else expression(ctx, node.right)
    right = rvalue(ctx, right)
    if is_bad(left.type) or is_bad(right.type):
        return bad(node.span)
    left = left if isinstance(left.type, Void) else rvalue(ctx, left)
    return typed.Comma(node.span, right.type, left, right)


def _logical(ctx: Context, node: tree.Binary) -> typed.Value:
    left = condition(ctx, expression(ctx, node.left))
    decided = isinstance(left, typed.Constant) and bool(left.value) == (node.op == "||")
    with ctx.unevaluated(decided):
        right = condition(ctx, expression(ctx, node.right))
    if is_bad(left.type) or is_bad(right.type):
        return bad(node.span)
    if isinstance(left, typed.Constant):
        if bool(left.value) == (node.op == "||"):
            return typed.Constant(node.span, INT, int(node.op == "||"))
        if isinstance(right, typed.Constant):
            return typed.Constant(node.span, INT, int(bool(right.value)))
    return typed.Logical(node.span, INT, "&&" if node.op == "&&" else "||", left, right)


# ---- arithmetic


def combine(ctx: Context, op: str, left: typed.Value, right: typed.Value, span: Span) -> typed.Value:
    """The expression `left op right` for the arithmetic, bitwise and shift operators. Both operands are values."""
    if op in ("+", "-") and (isinstance(left.type, Pointer) or isinstance(right.type, Pointer)):
        return _with_pointer(ctx, op, left, right, span)
    if not _operands_fit(ctx, op, left, right, span):
        return bad(span)
    if op in ("<<", ">>"):
        left, right = promote(left), promote(right)
        _check_shift(ctx, left.type, right)
        return fold(span, op, left, right, left.type)
    left, right, type = usual(left, right)
    if op in ("/", "%") and isinstance(type, Int) and isinstance(right, typed.Constant) and right.value == 0:
        ctx.value_warning("W0310", span, "division by zero: the program traps here")
    made = fold(span, op, left, right, type)
    if isinstance(made, typed.Constant) and isinstance(type, Int) and type.signed:
        _check_overflow(ctx, op, left, right, made)
    return made


def _check_overflow(ctx: Context, op: str, left: typed.Value, right: typed.Value, made: typed.Constant) -> None:
    """Warns when `left op right` of signed constants overflows. The machine wraps, and the author rarely means that."""
    if op in EXACT and isinstance(left, typed.Constant) and isinstance(right, typed.Constant):
        exact = EXACT[op](int(left.value), int(right.value))
        if exact != made.value:
            text = f"the result {exact} does not fit into `{spell(made.type)}`: it becomes {made.value}"
            ctx.value_warning(
                "W0316",
                made.span,
                text,
                "compute it in a wider type: write the suffix `ll` or `u` after one of the numbers",
            )


def _check_shift(ctx: Context, type: Type, count: typed.Value) -> None:
    bits = 8 * size_of(type)
    if isinstance(count, typed.Constant) and not 0 <= count.value < bits:
        text = f"a shift by {count.value} of a {bits}-bit value: the count is taken modulo {bits}"
        ctx.value_warning("W0311", count.span, text)


def _operands_fit(ctx: Context, op: str, left: typed.Value, right: typed.Value, span: Span) -> bool:
    whole = op in ("%", "&", "|", "^", "<<", ">>")
    for value in (left, right):
        if isinstance(value.type, Int) or (not whole and isinstance(value.type, Float)):
            continue
        needs = "integers" if whole else "numbers"
        hint = "`fmod` of <math.h> gives the remainder of floating-point numbers" if op == "%" else ""
        hint = hint if isinstance(value.type, Float) else ""
        ctx.error("E0330", value.span, f"`{op}` needs {needs}, but this is `{spell(value.type)}`", hint)
        return False
    return True


def _with_pointer(ctx: Context, op: str, left: typed.Value, right: typed.Value, span: Span) -> typed.Value:
    if isinstance(left.type, Pointer) and isinstance(right.type, Int):
        return step_pointer(ctx, span, left, right, op == "-")
    if op == "+" and isinstance(left.type, Int) and isinstance(right.type, Pointer):
        return step_pointer(ctx, span, right, left)
    if op == "-" and isinstance(left.type, Pointer) and isinstance(right.type, Pointer):
        return _difference(ctx, left, right, span)
    both = isinstance(left.type, Pointer) and isinstance(right.type, Pointer)
    hint = "`q - p` counts the elements between two pointers, and `p + n` points n elements further" if both else ""
    ctx.error(
        "E0331",
        span,
        f"`{op}` can't combine `{spell(left.type)}` and `{spell(right.type)}`",
        hint,
        *namesakes(left.type, right.type),
    )
    return bad(span)


def _difference(ctx: Context, left: typed.Value, right: typed.Value, span: Span) -> typed.Value:
    assert isinstance(left.type, Pointer) and isinstance(right.type, Pointer)
    type = merged_pointers(left.type, right.type)
    if type is None or not compatible(bare(left.type.to), bare(right.type.to)):
        ctx.error(
            "E0332",
            span,
            f"can't subtract `{spell(right.type)}` from `{spell(left.type)}`: they point to different types",
            "",
            *namesakes(left.type, right.type),
        )
        return bad(span)
    if isinstance(type.to, Void | Function):
        type = Pointer(CHAR, type.place)
    elif is_variable(type.to):
        return _in_steps(ctx, convert(left, type), convert(right, type), type, span)
    elif not size_of(type.to):
        ctx.error("E0322", span, f"can't subtract these pointers: the size of `{spell(type.to)}` is not known here")
        return bad(span)
    return typed.PointerDifference(span, INT, convert(left, type), convert(right, type))


def _in_steps(ctx: Context, left: typed.Value, right: typed.Value, type: Pointer, span: Span) -> typed.Value:
    """A distance in elements whose size is computed at run time."""
    characters = Pointer(CHAR, type.place)
    far = typed.PointerDifference(span, INT, convert(left, characters), convert(right, characters))
    return typed.Binary(span, INT, "/", far, convert(size(ctx, type.to, span), INT))


# ---- comparing


def compare(ctx: Context, op: str, left: typed.Value, right: typed.Value, span: Span) -> typed.Value:
    if is_arithmetic(left.type) and is_arithmetic(right.type):
        if op not in ("==", "!="):
            _check_sign(ctx, left, right)
            _check_sign(ctx, right, left)
        left, right, _ = usual(left, right)
        if isinstance(left, typed.Constant) and isinstance(right, typed.Constant):
            return typed.Constant(span, INT, int(COMPARE[op](left.value, right.value)))
        return typed.Binary(span, INT, op, left, right)
    if isinstance(left.type, Pointer) or isinstance(right.type, Pointer):
        both = _comparable(ctx, left, right, span)
        if both is not None:
            return typed.Binary(span, INT, op, *both)
        return bad(span)
    wrong = right if is_scalar(left.type) else left
    hint = "compare member by member, or with memcmp" if isinstance(wrong.type, Struct) else ""
    ctx.error("E0333", wrong.span, f"`{op}` needs numbers or pointers, but this is `{spell(wrong.type)}`", hint)
    return bad(span)


def _check_sign(ctx: Context, value: typed.Value, constant: typed.Value) -> None:
    """Warns about `n > -1` for an unsigned n, which is never true."""
    if not isinstance(constant, typed.Constant) or isinstance(value, typed.Constant) or constant.value >= 0:
        return
    _, _, type = usual(value, constant)
    if isinstance(type, Int) and not type.signed:
        number = convert_number(constant.value, type)
        text = f"{constant.value} becomes {number} when it is compared with `{spell(value.type)}`"
        ctx.value_warning("W0317", constant.span, text, "cast the other side to int, or compare with 0")


def _comparable(
    ctx: Context, left: typed.Value, right: typed.Value, span: Span
) -> tuple[typed.Value, typed.Value] | None:
    if isinstance(left.type, Pointer) and isinstance(right.type, Pointer):
        if is_null(left) and not is_null(right):
            return convert(left, right.type), right
        if is_null(right):
            return left, convert(right, left.type)
        type = merged_pointers(left.type, right.type)
        if type is None:
            ctx.warning(
                "W0312",
                span,
                f"this compares `{spell(left.type)}` with `{spell(right.type)}`",
                "",
                *namesakes(left.type, right.type),
            )
            type = Pointer(VOID, left.type.place if left.type.place == right.type.place else "global")
        return convert(left, type), convert(right, type)
    pointer, other = (left, right) if isinstance(left.type, Pointer) else (right, left)
    if not isinstance(other.type, Int):
        ctx.error("E0333", other.span, f"this compares a pointer with `{spell(other.type)}`")
        return None
    if not is_null(other):
        ctx.warning(
            "W0313", span, f"this compares `{spell(pointer.type)}` with an integer", "write a cast if you mean it"
        )
    return convert(left, pointer.type), convert(right, pointer.type)


# ---- ?:


@expression_rule(tree.Conditional)
def check_conditional(ctx: Context, node: tree.Conditional) -> typed.Value:
    test = condition(ctx, expression(ctx, node.test))
    check = effect if ctx.discarded is node else expression
    if node.then is None:
        return _without_middle(ctx, node, test)
    known = isinstance(test, typed.Constant)
    with ctx.unevaluated(known and not test.value):
        then = rvalue(ctx, check(ctx, node.then))
    with ctx.unevaluated(known and bool(test.value)):
        other = rvalue(ctx, check(ctx, node.other))
    return _choice(ctx, node.span, test, then, other)


def _without_middle(ctx: Context, node: tree.Conditional, test: typed.Value) -> typed.Value:
    """GNU's `a ?: b`. The test is evaluated once; its value is kept in a variable if that makes a difference."""
    other = rvalue(ctx, expression(ctx, node.other))
    if is_bad(test.type) or is_bad(other.type):
        return bad(node.span)
    if isinstance(test, typed.Constant) or ctx.body is None:
        return _choice(ctx, node.span, test, test, other)
    kept = typed.Variable(test.span, test.type, ctx.automatic("", test.type, test.span))
    load = typed.Load(test.span, test.type, kept)
    choice = _choice(ctx, node.span, load, load, other)
    return typed.Comma(node.span, choice.type, typed.Assign(test.span, test.type, kept, test), choice)


def _choice(ctx: Context, span: Span, test: typed.Value, then: typed.Value, other: typed.Value) -> typed.Value:
    if any(is_bad(v.type) for v in (test, then, other)):
        return bad(span)
    type = _common(ctx, span, then, other)
    if type is None:
        return bad(span)
    then, other = convert(then, type), convert(other, type)
    if isinstance(test, typed.Constant) and isinstance(then, typed.Constant) and isinstance(other, typed.Constant):
        return typed.Constant(span, type, (then if test.value else other).value)
    if isinstance(test, typed.Constant) and isinstance(then if test.value else other, typed.Constant):
        return then if test.value else other
    return typed.Conditional(span, type, test, then, other)


def _common(ctx: Context, span: Span, then: typed.Value, other: typed.Value) -> Type | None:
    a, b = then.type, other.type
    if is_arithmetic(a) and is_arithmetic(b):
        return usual(then, other)[2]
    if isinstance(a, Void) or isinstance(b, Void):
        return VOID
    if isinstance(a, Struct) and compatible(a, b, False):
        return a
    if isinstance(a, Pointer) and isinstance(b, Pointer):
        return _common_pointer(ctx, span, then, other)
    for pointer, value in ((a, other), (b, then)):
        if isinstance(pointer, Pointer) and isinstance(value.type, Int):
            if not is_null(value):
                ctx.warning("W0303", value.span, f"one side of `?:` is `{spell(pointer)}`, but this is an integer")
            return pointer
    ctx.error("E0334", span, f"the two sides of `?:` don't match: `{spell(a)}` and `{spell(b)}`", "", *namesakes(a, b))
    return None


def _common_pointer(ctx: Context, span: Span, then: typed.Value, other: typed.Value) -> Type:
    assert isinstance(then.type, Pointer) and isinstance(other.type, Pointer)
    if is_null(then):
        return other.type
    if is_null(other):
        return then.type
    type = merged_pointers(then.type, other.type)
    if type is None:
        ctx.warning(
            "W0304",
            span,
            f"the two sides of `?:` point to different types: `{spell(then.type)}` and `{spell(other.type)}`",
            "",
            *namesakes(then.type, other.type),
        )
        return Pointer(VOID, then.type.place if then.type.place == other.type.place else "global")
    return type
