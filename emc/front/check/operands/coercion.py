"""Conversions that depend on where a value is used: assignments, arguments, initialisers, results, casts and
conditions."""

from __future__ import annotations

import math

from emc.dataclass import replace
from emc.front import typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.context import Context
from emc.front.check.messages import incomplete, is_blamed, namesakes, shown, spell
from emc.front.check.operands.arithmetic import convert_number
from emc.front.check.operands.compatible import bare, compatible
from emc.front.check.operands.conversions import convert, field_width, is_null, rvalue, targets_agree
from emc.front.check.operands.stepping import warn_of_steps
from emc.front.types import (
    BOOL,
    VOID,
    Float,
    Int,
    Later,
    Pointer,
    Struct,
    Type,
    Void,
    is_arithmetic,
    is_scalar,
    unqualified,
)
from emc.source import Span


def condition(ctx: Context, value: typed.Value) -> typed.Value:
    """The value of a condition, which must be a scalar."""
    value = rvalue(ctx, value)
    if is_bad(value.type) or is_scalar(value.type):
        return value
    ctx.error("E0303", value.span, f"a condition must be a number or a pointer, but this is `{spell(value.type)}`")
    return bad(value.span)


def assign_convert(
    ctx: Context, value: typed.Value, type: Type, what: str, hint: str = "", steps: bool = True
) -> typed.Value:
    """Converts a value for an object of `type`. what: the receiver in words, "argument 2 of `f`". steps: whether the
    receiver may step a pointer that it gets; a receiver that uses one word of another PE does not."""
    value = rvalue(ctx, value)
    type = bare(type)
    here = value.type
    if is_bad(here) or is_bad(type):
        return bad(value.span)
    if is_arithmetic(type) and is_arithmetic(here):
        _warn_overflow(ctx, value, type, what)
        return convert(value, type)
    if isinstance(type, Pointer):
        if steps:
            warn_of_steps(ctx, value, type, what)
        return _to_pointer(ctx, value, type, what, hint)
    if isinstance(type, Int) and isinstance(here, Pointer):
        if type != BOOL:
            ctx.warning(
                "W0301", value.span, f"{what} makes an integer from `{spell(here)}`", "write a cast if you mean it"
            )
        return convert(value, type)
    if isinstance(type, Struct) and compatible(type, here, False):
        return value
    if is_blamed(ctx, type) or is_blamed(ctx, here):
        return bad(value.span)
    if isinstance(type, Later):
        incomplete(ctx, "E0302", value.span, f"{what} needs `{spell(type)}`, which is incomplete here", type)
        return bad(value.span)
    text = f"{what} needs `{spell(type)}`, but this is `{spell(here)}`"
    if isinstance(here, Void):
        text = f"{what} needs `{spell(type)}`, but this has no value"
    ctx.error("E0304", value.span, text, hint, *namesakes(type, here))
    return bad(value.span)


def _warn_overflow(ctx: Context, value: typed.Value, type: Type, what: str) -> None:
    if not isinstance(value, typed.Constant) or not isinstance(type, Int) or type == BOOL:
        return
    bits = 8 * type.size
    if isinstance(value.value, int) and not -(1 << (bits - 1)) <= value.value < 1 << bits:
        becomes = convert_number(value.value, type)
        text = f"{what} changes the value {value.value} to {becomes}: `{type.word}` has {bits} bits"
        ctx.value_warning("W0302", value.span, text)
    elif isinstance(value.value, float) and math.isfinite(value.value) and not value.value.is_integer():
        text = f"{what} changes the value {value.value:g} to {int(value.value)}: `{spell(type)}` has no fractions"
        ctx.value_warning("W0302", value.span, text, "round it yourself, or write a cast if you mean it")


def _to_pointer(ctx: Context, value: typed.Value, type: Pointer, what: str, hint: str) -> typed.Value:
    here = value.type
    if is_null(value):
        return typed.Constant(value.span, type, 0)
    if isinstance(here, Int):
        place = value.object if isinstance(value, typed.Load) else None
        meant = place is not None and compatible(type.to, here, False)
        hint = "write `&` before it to make a pointer" if meant else "write a cast if you mean it"
        ctx.warning("W0303", value.span, f"{what} makes `{spell(type)}` from an integer", hint)
        return convert(value, type)
    if not isinstance(here, Pointer):
        ctx.error("E0304", value.span, f"{what} needs `{spell(type)}`, but this is `{spell(here)}`", hint)
        return bad(value.span)
    if here.place and not type.place:
        return _remote_to_local(ctx, value, type, what, hint)
    if not targets_agree(type.to, here.to) and not is_blamed(ctx, type) and not is_blamed(ctx, here):
        _report_mismatch(ctx, value, type, what, hint)
    elif (here.to.const and not type.to.const) or (here.to.volatile and not type.to.volatile):
        word = "const" if here.to.const and not type.to.const else "volatile"
        ctx.warning("W0305", value.span, f"{what} removes the `{word}` of `{spell(here)}`")
    return convert(value, type)


def _remote_to_local(ctx: Context, value: typed.Value, type: Pointer, what: str, hint: str) -> typed.Value:
    if isinstance(value, typed.SpreadBase):
        name = shown(value.symbol)
        text = f"{what} needs a local `{spell(type)}`, but `{name}` is spread over the machine"
        way = hint or f"inside `everywhere ({name})`, `{name}` is this PE's slice, which is a local array"
        ctx.error("E0402", value.span, text, way)
    else:
        text = f"{what} needs a local `{spell(type)}`, but this is `{spell(value.type)}`, which may point to another PE"
        way = hint or "use a global pointer, or take the local part with `local_of(...)` if the object is on this PE"
        ctx.error("E0403", value.span, text, way)
    return bad(value.span)


def places(type: Type) -> tuple[str, ...]:
    """The places (`global`, `shared` or none) of a chain of pointers, the outermost first."""
    found: list[str] = []
    while isinstance(type, Pointer):
        found.append(type.place)
        type = type.to
    return tuple(found)


def _report_mismatch(ctx: Context, value: typed.Value, type: Pointer, what: str, hint: str) -> None:
    here = value.type
    assert isinstance(here, Pointer)
    inside, there = places(type.to), places(here.to)
    text = f"{what} needs `{spell(type)}`, but this is `{spell(here)}`"
    if len(inside) == len(there) and inside != there:
        ctx.error("E0404", value.span, text + ": the two point to pointers of different kinds", hint)
        return
    ctx.warning("W0304", value.span, text, hint or "write a cast if you mean it", *namesakes(type, here))


def _to_union(ctx: Context, value: typed.Value, type: Struct, span: Span) -> typed.Value | None:
    """GNU's cast to a union: sets the first member that has the value's type; None if no member has it."""
    for member in type.record.members or ():
        if member.width is None and compatible(member.type, value.type, False):
            symbol = ctx.automatic("", unqualified(type), span)
            symbol.addressed = True
            target = typed.MemberOf(span, member.type, typed.Variable(span, symbol.type, symbol), member)
            assign = typed.Assign(span, unqualified(member.type), target, value)
            made = typed.Literal(span, symbol.type, typed.Initialise(span, symbol, True, (assign,)))
            return typed.Load(span, symbol.type, made)
    return None


def cast(ctx: Context, value: typed.Value, type: Type, span: Span) -> typed.Value:
    """`(type) value`."""
    if isinstance(type, Void):
        return typed.Convert(
            span, VOID, value if isinstance(value.type, Void) or is_bad(value.type) else rvalue(ctx, value)
        )
    value = rvalue(ctx, value)
    here = value.type
    if is_bad(here) or is_bad(type):
        return bad(span)
    if not is_scalar(type):
        if isinstance(type, Struct) and compatible(type, here, False):
            return replace(value, span=span)
        if isinstance(type, Struct) and type.record.union and ctx.body is not None:
            made = _to_union(ctx, value, type, span)
            if made is not None:
                return made
        ctx.error("E0305", span, f"a cast can't make `{spell(type)}`", "cast to a number or a pointer")
        return bad(span)
    if not is_scalar(here):
        ctx.error(
            "E0305", value.span, f"a cast to `{spell(type)}` needs a number or a pointer, but this is `{spell(here)}`"
        )
        return bad(span)
    if {type.__class__, here.__class__} == {Float, Pointer}:
        ctx.error("E0305", span, f"`{spell(here)}` can't be cast to `{spell(type)}`", "cast to an integer first")
        return bad(span)
    made = convert(value, type)
    # it is no longer a bit-field: it is promoted as its new type is
    if made is value and field_width(value) is not None:
        return typed.Convert(span, unqualified(type), value)
    return replace(made, span=span)
