"""Conversions: lvalues to values, promotions, the usual arithmetic ones, assignment's and casts'.

Everything implicit becomes an explicit `Convert`; constants are folded as they are converted.
"""

from __future__ import annotations

from dataclasses import replace

from emc.front import typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.compatible import bare, compatible, qualify, same_but_sign
from emc.front.check.context import Context
from emc.front.check.lvalues import is_lvalue, mark_addressed, remote
from emc.front.check.messages import shown, spell
from emc.front.check.numbers import converted, fits
from emc.front.check.partial import Partial
from emc.front.types import (
    BOOL,
    DOUBLE,
    FLOAT,
    INT,
    LDOUBLE,
    LONG,
    UINT,
    ULONG,
    VOID,
    Array,
    Float,
    Function,
    Int,
    Pointer,
    Spread,
    Struct,
    Type,
    Void,
    is_arithmetic,
    is_scalar,
    unqualified,
)
from emc.source import Span


def rvalue(ctx: Context, value: typed.Value) -> typed.Value:
    """The value of an expression: lvalues are loaded, arrays, functions and spread arrays decay."""
    type = value.type
    if is_bad(type):
        return value
    if isinstance(value, Partial):
        return _spread_decay(ctx, value)
    if isinstance(type, Function):
        return function_pointer(value)
    if isinstance(type, Array):
        return decay(ctx, value)
    if isinstance(type, Void):
        return value
    if not is_lvalue(value):
        return value if unqualified(type) is type else replace(value, type=unqualified(type))
    if isinstance(type, Struct) and type.record.members is None:
        ctx.error("E0302", value.span, f"`{spell(type)}` is incomplete: its value can't be used")
        return bad(value.span)
    return typed.Load(value.span, unqualified(type), value)


def function_pointer(value: typed.Value) -> typed.Value:
    """A function designator as a pointer."""
    type = Pointer(value.type)
    return value.pointer if isinstance(value, typed.Deref) else replace(value, type=type)


def decay(ctx: Context, value: typed.Value) -> typed.Value:
    """The pointer to an array's first element."""
    type = value.type
    assert isinstance(type, Array)
    if not is_lvalue(value):
        if ctx.body is None:
            ctx.error("E0235", value.span, "this must be a constant: it is there before the program starts")
            return bad(value.span)
        value = materialised(ctx, value)
    mark_addressed(value)
    return typed.Address(value.span, Pointer(type.of, remote(value)), value)


def materialised(ctx: Context, value: typed.Value) -> typed.Value:
    """The member array of a record value (`f().name`): the record goes into a variable first."""
    if isinstance(value, typed.MemberOf):
        return replace(value, base=materialised(ctx, value.base))
    if is_lvalue(value):
        return value
    symbol = ctx.automatic("", unqualified(value.type), value.span)
    symbol.addressed = True
    target = typed.Variable(value.span, symbol.type, symbol)
    assign = typed.Assign(value.span, symbol.type, target, value)
    return typed.Literal(value.span, symbol.type, typed.Initialise(value.span, symbol, False, (assign,)))


def _spread_decay(ctx: Context, value: Partial) -> typed.Value:
    assert isinstance(value.type, Spread)
    symbol = value.symbol
    assert isinstance(symbol.type, Spread)
    if len(symbol.type.dims) == 1:
        return typed.SpreadBase(value.span, Pointer(value.type.slot, "shared"), symbol)
    text = f"`{shown(symbol)}` has {len(symbol.type.dims)} spread dimensions: there is no pointer that walks over it"
    ctx.error("E0401", value.span, text, "give the full index, or name it in `everywhere (...)`")
    return bad(value.span)


def convert(value: typed.Value, type: Type) -> typed.Value:
    """A conversion that is known to be legal."""
    type = unqualified(type)
    here = value.type
    if here == type or is_bad(here):
        return value if here == type else bad(value.span)
    if isinstance(type, Pointer) and isinstance(here, Int) and here.size == 8:
        value = convert(value, UINT)
    if isinstance(value, typed.Constant) and not isinstance(type, Void):
        if isinstance(type, Pointer) and isinstance(here, Pointer) and type.place != here.place and value.value:
            return typed.Convert(value.span, type, value)
        if not isinstance(type, Int) or type.size >= 4 or fits(value.value, type) or type == BOOL:
            return typed.Constant(value.span, type, converted(value.value, type))
    if isinstance(here, Pointer) and isinstance(type, Int) and type.size == 8:
        value = typed.Convert(value.span, UINT, value)
    return typed.Convert(value.span, type, value)


def promoted(value: typed.Value) -> typed.Value:
    """Integer promotions (of a bit-field by its width)."""
    type = value.type
    if not isinstance(type, Int):
        return value
    source = value.object if isinstance(value, typed.Load) else value
    if isinstance(source, typed.MemberOf) and source.member.width is not None:
        width = source.member.width
        if width < 32 or (width == 32 and type.signed):
            return convert(value, INT)
        return convert(value, UINT) if width == 32 else value
    return convert(value, promoted_type(type))


def promoted_type(type: Type) -> Type:
    if not isinstance(type, Int):
        return type
    if type.size < 4:
        return INT
    if type.word.startswith("enum "):
        return INT if type.signed else UINT
    return unqualified(type)


def default_promoted(ctx: Context, value: typed.Value) -> typed.Value:
    """What a variable argument becomes."""
    if isinstance(value.type, Float) and value.type.size == 4:
        return convert(value, DOUBLE)
    return promoted(value)


_RANK = {"int": 0, "unsigned int": 0, "long": 1, "unsigned long": 1, "long long": 2, "unsigned long long": 2}


def usual_type(a: Type, b: Type) -> Type:
    """The common type of two arithmetic types."""
    for type in (LDOUBLE, DOUBLE, FLOAT):
        if unqualified(a) == type or unqualified(b) == type:
            return type
    a, b = promoted_type(a), promoted_type(b)
    assert isinstance(a, Int) and isinstance(b, Int)
    if a == b:
        return a
    if a.signed == b.signed:
        return a if _RANK[a.word] >= _RANK[b.word] else b
    signed, unsigned = (a, b) if a.signed else (b, a)
    if _RANK[unsigned.word] >= _RANK[signed.word]:
        return unsigned
    if signed.size > unsigned.size:
        return signed
    return ULONG if signed == LONG else unsigned


def usual(left: typed.Value, right: typed.Value) -> tuple[typed.Value, typed.Value, Type]:
    """Both operands converted to their common type."""
    left, right = promoted(left), promoted(right)
    type = usual_type(left.type, right.type)
    return convert(left, type), convert(right, type), type


def is_null(value: typed.Value) -> bool:
    """A null pointer constant: an integer constant 0, or that cast to void *."""
    if not isinstance(value, typed.Constant) or value.value != 0:
        return False
    type = value.type
    return isinstance(type, Int) or (isinstance(type, Pointer) and type.to == VOID and not type.place)


def condition(ctx: Context, value: typed.Value) -> typed.Value:
    """The value of a test: any scalar."""
    value = rvalue(ctx, value)
    if is_bad(value.type) or is_scalar(value.type):
        return value
    ctx.error("E0303", value.span, f"a condition must be a number or a pointer, and this is `{spell(value.type)}`")
    return bad(value.span)


def assigned(ctx: Context, value: typed.Value, type: Type, what: str, hint: str = "") -> typed.Value:
    """The value as an object of `type` takes it. what: the receiver in words, "argument 2 of `f`"."""
    value = rvalue(ctx, value)
    type = bare(type)
    here = value.type
    if is_bad(here) or is_bad(type):
        return bad(value.span)
    if is_arithmetic(type) and is_arithmetic(here):
        _warn_overflow(ctx, value, type, what)
        return convert(value, type)
    if isinstance(type, Pointer):
        return _to_pointer(ctx, value, type, what, hint)
    if isinstance(type, Int) and isinstance(here, Pointer):
        if type != BOOL:
            ctx.warning(
                "W0301", value.span, f"{what} makes an integer from `{spell(here)}`", "write a cast if you mean it"
            )
        return convert(value, type)
    if isinstance(type, Struct) and compatible(type, here, False):
        return value
    text = f"{what} needs `{spell(type)}`, and this is `{spell(here)}`"
    if isinstance(here, Void):
        text = f"{what} needs `{spell(type)}`, and this has no value"
    ctx.error("E0304", value.span, text, hint)
    return bad(value.span)


def _warn_overflow(ctx: Context, value: typed.Value, type: Type, what: str) -> None:
    if not isinstance(value, typed.Constant) or not isinstance(type, Int) or type == BOOL:
        return
    bits = 8 * type.size
    if isinstance(value.value, int) and not -(1 << (bits - 1)) <= value.value < 1 << bits:
        text = (
            f"{what} changes the value {value.value} to {converted(value.value, type)}: `{type.word}` has {bits} bits"
        )
        ctx.warning("W0302", value.span, text)


def _to_pointer(ctx: Context, value: typed.Value, type: Pointer, what: str, hint: str) -> typed.Value:
    here = value.type
    if is_null(value):
        return typed.Constant(value.span, type, 0)
    if isinstance(here, Int):
        ctx.warning("W0303", value.span, f"{what} makes `{spell(type)}` from an integer", "write a cast if you mean it")
        return convert(value, type)
    if not isinstance(here, Pointer):
        ctx.error("E0304", value.span, f"{what} needs `{spell(type)}`, and this is `{spell(here)}`", hint)
        return bad(value.span)
    if here.place and not type.place:
        return _remote_to_local(ctx, value, type, what, hint)
    if not _targets_agree(type.to, here.to):
        _report_mismatch(ctx, value, type, what, hint)
    elif (here.to.const and not type.to.const) or (here.to.volatile and not type.to.volatile):
        word = "const" if here.to.const and not type.to.const else "volatile"
        ctx.warning("W0305", value.span, f"{what} drops the `{word}` of `{spell(here)}`")
    return convert(value, type)


def _remote_to_local(ctx: Context, value: typed.Value, type: Pointer, what: str, hint: str) -> typed.Value:
    if isinstance(value, typed.SpreadBase):
        name = shown(value.symbol)
        text = f"{what} needs a local `{spell(type)}`, and `{name}` is spread over the machine"
        way = hint or f"inside `everywhere ({name})` it is the PE's own slice, a local array"
        ctx.error("E0402", value.span, text, way)
    else:
        text = f"{what} needs a local `{spell(type)}`, and this is `{spell(value.type)}`, which may point to another PE"
        way = hint or "work with a global pointer, or take the local part with `local_of(...)` where the object is here"
        ctx.error("E0403", value.span, text, way)
    return bad(value.span)


def _targets_agree(a: Type, b: Type) -> bool:
    if isinstance(a, Void) or isinstance(b, Void):
        return True
    a, b = bare(a), bare(b)
    return compatible(a, b) or same_but_sign(a, b)


def same_target(a: Pointer, b: Pointer) -> bool:
    """Whether two pointers, of any kind, point to one type."""
    return _targets_agree(a.to, b.to)


def places(type: Type) -> tuple[str, ...]:
    """The places of a chain of pointers, outermost first."""
    found: list[str] = []
    while isinstance(type, Pointer):
        found.append(type.place)
        type = type.to
    return tuple(found)


def _report_mismatch(ctx: Context, value: typed.Value, type: Pointer, what: str, hint: str) -> None:
    here = value.type
    assert isinstance(here, Pointer)
    inside, there = places(type.to), places(here.to)
    text = f"{what} needs `{spell(type)}`, and this is `{spell(here)}`"
    if len(inside) == len(there) and inside != there:
        ctx.error("E0404", value.span, text + ": what it points to holds pointers of another kind", hint)
        return
    ctx.warning("W0304", value.span, text, hint or "write a cast if you mean it")


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
        ctx.error("E0305", span, f"a cast can't make `{spell(type)}`", "cast to a number or a pointer")
        return bad(span)
    if not is_scalar(here):
        ctx.error(
            "E0305", value.span, f"a cast to `{spell(type)}` needs a number or a pointer, and this is `{spell(here)}`"
        )
        return bad(span)
    if {type.__class__, here.__class__} == {Float, Pointer}:
        ctx.error("E0305", span, f"`{spell(here)}` can't be cast to `{spell(type)}`", "go through an integer")
        return bad(span)
    return replace(convert(value, type), span=span)


def merged_pointers(a: Pointer, b: Pointer) -> Pointer | None:
    """The type of `c ? a : b` and of comparing a and b; None when their targets don't agree."""
    place = a.place if a.place == b.place else "global"
    if isinstance(a.to, Void) or isinstance(b.to, Void):
        to: Type = VOID
    elif not _targets_agree(a.to, b.to):
        return None
    else:
        to = bare(a.to)
    return Pointer(qualify(to, a.to.const or b.to.const, a.to.volatile or b.to.volatile), place)
