"""Array lengths that the program computes (C99 6.7.5.2), and the sizes that depend on them.

    int a[n];                       length = n; then `a` gets its memory (holding.py)
    int f(int n, int a[][n + 1])    computed when the function begins; not computed for a prototype
    sizeof(int[n++])                a part of the expression
    p + 1                           the size of what p points to is computed from the lengths

Each computed length is a `Length` in the type and a variable of the body that executed the declarator. Task blocks
capture the variable.
"""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.context import Context, Later
from emc.front.check.messages import spell
from emc.front.check.names.copies import carry
from emc.front.check.operands.arithmetic import binary
from emc.front.check.operands.conversions import convert, promote, rvalue
from emc.front.check.rules import expression
from emc.front.types import (
    INT,
    UINT,
    ULLONG,
    VOID,
    Array,
    Int,
    Length,
    Pointer,
    Type,
    is_variable,
    settle,
    size_of,
)
from emc.source import Span

MOST = (1 << 31) - 1  # bytes of an array: a difference of its addresses fits into int


def array_length(ctx: Context, node: tree.Expression | tree.AnyLength, of: Type, name: str) -> int | Length | None:
    """The length between the brackets of an array of `of`; None after a fault."""
    what, lengths = "the length of an array", ctx.lengths
    if isinstance(node, tree.AnyLength):
        if lengths is not None and lengths.scope is not None:
            return Length("*")
        ctx.error("E0247", node.span, "`[*]` can be used only in a parameter", "give the length")
        return None
    value = _looked_at(ctx, node)
    if is_bad(value.type):
        return None
    if not isinstance(value.type, Int):
        ctx.error("E0212", value.span, f"{what} must be an integer, but this is `{spell(value.type)}`")
        return None
    if isinstance(value, typed.Constant):
        if value.value < 0:
            ctx.error("E0213", node.span, f"{what} can't be negative: {value.value}")
            return None
        return int(value.value)
    if lengths is None:
        hint = "name the value with `#define` or `enum { N = ... }`" if isinstance(value, typed.Load) else ""
        if ctx.body is None:
            hint += f"{'; or ' * bool(hint)}declare the array in a function: there the program computes its length"
        ctx.error("E0212", value.span, f"{what} must be a constant that the compiler can compute", hint)
        return None
    length = Length(_spell_length(node))
    if lengths.scope is not None:
        lengths.later.append(Later(length, node, of, name))
    else:
        lengths.values.append(compute(ctx, length, value, of, name))
    return length


def _looked_at(ctx: Context, node: tree.Expression) -> typed.Value:
    """The value of a length. The length of a parameter is only checked here, and is computed when the function
    begins."""
    lengths, outer = ctx.lengths, ctx.scope
    later = lengths is not None and lengths.scope is not None
    ctx.scope = lengths.scope or outer if lengths is not None else outer
    try:
        with ctx.measuring(None), ctx.unevaluated(later):
            return rvalue(ctx, expression(ctx, node))
    finally:
        ctx.scope = outer


def _spell_length(node: tree.Expression) -> str:
    """The text of a length for messages, if it is short."""
    match node:
        case tree.Name(name=name):
            return name
        case tree.Number(text=text):
            return text
        case tree.Binary(op=op) if op != ",":
            left, right = _spell_length(node.left), _spell_length(node.right)
            return "..." if "..." in left + right else f"{left} {op} {right}"
        case _:
            return "..."


def begun(ctx: Context, later: Later) -> typed.Statement | None:
    """The statement that computes a parameter's length at the beginning of the function."""
    value = rvalue(ctx, expression(ctx, later.node))
    if is_bad(value.type):
        return None
    if later.length is not None:
        return typed.Evaluate(value.span, compute(ctx, later.length, value, later.of, later.name))
    return None if _plain(value) else typed.Evaluate(value.span, value)


def _plain(value: typed.Value) -> bool:
    """Whether evaluating the value has no effects."""
    match value:
        case typed.Constant():
            return True
        case typed.Load(object=typed.Variable(symbol=symbol)):
            return not symbol.type.volatile
        case typed.Convert() | typed.Unary():
            return _plain(value.operand)
        case typed.Binary(op=op):
            return op not in ("/", "%") and _plain(value.left) and _plain(value.right)
        case _:
            return False


# ---- computing a length


def compute(ctx: Context, length: Length, value: typed.Value, of: Type, name: str) -> typed.Value:
    """Stores the value as the length. Traps if it is negative, or if the array of that many elements is too large."""
    span, value = value.span, promote(value)
    symbol = ctx.automatic(f"{name}.length".lstrip("."), INT, span)
    ctx.scope.locals.append(symbol)
    ctx.kept[length] = symbol
    wide = isinstance(value.type, Int) and value.type.size == 8
    first = ctx.automatic("", value.type, span) if wide else symbol
    place, keep = typed.Variable(span, INT, symbol), typed.Variable(span, first.type, first)
    steps: list[typed.Value] = [typed.Assign(span, first.type, keep, convert(value, first.type))]
    most = typed.Constant(span, ULLONG if wide else UINT, MOST // max(1, size_of(of)))
    held = typed.Load(span, first.type, keep)
    signed = isinstance(value.type, Int) and value.type.signed
    steps.append(
        _unless(
            typed.Binary(span, INT, "<=", convert(held, most.type), most),
            _wrong(held, signed, signed and not wide, name),
        )
    )
    if wide:
        steps.append(typed.Assign(span, INT, place, convert(held, INT)))
    if is_variable(of):
        held = typed.Load(span, INT, place)
        bytes_ = typed.Binary(
            span, ULLONG, "*", convert(convert(held, UINT), ULLONG), convert(size(ctx, of, span), ULLONG)
        )
        fits = typed.Binary(span, INT, "<=", bytes_, typed.Constant(span, ULLONG, MOST))
        steps.append(_unless(fits, _wrong(held, False, True, name)))
    return in_order(steps[:-1], steps[-1])


def _wrong(held: typed.Value, signed: bool, fits: bool, name: str) -> typed.Value:
    """The trap about an impossible length. It shows the length if it fits into an int."""
    what = f"`{name}`" if name else "an array"
    shown = (held,) if fits else ()
    large = typed.Builtin(held.span, VOID, "trap", shown, f"{what} is too large")
    if not signed:
        return large
    below = typed.Binary(held.span, INT, "<", held, typed.Constant(held.span, held.type, 0))
    negative = typed.Builtin(held.span, VOID, "trap", shown, f"the length of {what} is negative")
    return typed.Conditional(held.span, VOID, below, negative, large)


def _unless(test: typed.Value, trap: typed.Value) -> typed.Value:
    nothing = typed.Convert(test.span, VOID, typed.Constant(test.span, INT, 0))
    return typed.Conditional(test.span, VOID, test, nothing, trap)


def in_order(steps: list[typed.Value], last: typed.Value) -> typed.Value:
    """Evaluates the steps for their effects, then returns the value of the last one."""
    for step in reversed(steps):
        last = typed.Comma(last.span, last.type, step, last)
    return last


# ---- sizes computed from lengths


def count(ctx: Context, type: Array, span: Span) -> typed.Value:
    """The number of elements of an array, as an int."""
    if isinstance(type.length, int):
        return typed.Constant(span, INT, type.length)
    symbol = ctx.kept.get(type.length) if type.length is not None else None
    if symbol is None or ctx.body is None:
        ctx.error("E0328", span, f"the size of `{spell(type)}` is not known here")
        return bad(span)
    return typed.Load(span, INT, carry(ctx, ctx.body, symbol, span))


def size(ctx: Context, type: Type, span: Span) -> typed.Value:
    """The size of a type in bytes, as an unsigned int."""
    if not is_variable(type):
        return typed.Constant(span, UINT, size_of(type))
    assert isinstance(type, Array)
    left, right = convert(count(ctx, type, span), UINT), size(ctx, type.of, span)
    if isinstance(left, typed.Constant) and isinstance(right, typed.Constant):
        return typed.Constant(span, UINT, binary("*", left.value, right.value, UINT) or 0)
    return bad(span) if is_bad(left.type) or is_bad(right.type) else typed.Binary(span, UINT, "*", left, right)


def steps_of(ctx: Context, type: Type, span: Span) -> typed.Value | None:
    """The size in bytes of a pointer's elements, if the program computes it; else None."""
    return size(ctx, type, span) if is_variable(type) else None


def pointed_object(ctx: Context, pointer: typed.Value, span: Span) -> typed.Value:
    """The object that a pointer points to."""
    type = pointer.type
    assert isinstance(type, Pointer)
    length = count(ctx, type.to, span) if is_variable(type.to) and isinstance(type.to, Array) else None
    return typed.Deref(span, settle(type.to), pointer, length)


def is_named(value: typed.Value) -> bool:
    """Whether the value is an object, or an object that a variable points to. Evaluating such a value has no
    effects."""
    pointer = value.pointer if isinstance(value, typed.Deref) else None
    return isinstance(value, typed.Variable) or (
        isinstance(pointer, typed.Load) and isinstance(pointer.object, typed.Variable)
    )
