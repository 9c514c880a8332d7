"""Conversions: lvalues to values, promotions, the usual arithmetic conversions, those of assignments and of casts.

Every implicit conversion becomes an explicit `Convert`. Conversions of constants are folded.
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.front import typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.context import Context
from emc.front.check.messages import shown, spell
from emc.front.check.operands.arithmetic import convert_number, fits
from emc.front.check.operands.compatible import bare, both_bytes, compatible, composite, qualify
from emc.front.check.operands.lvalues import is_lvalue, mark_addressed, remote
from emc.front.check.operands.partial import Partial
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
    Later,
    Pointer,
    Spread,
    Struct,
    Type,
    Void,
    enum_as_int,
    unqualified,
)


def rvalue(ctx: Context, value: typed.Value) -> typed.Value:
    """The value of an expression: lvalues are loaded; arrays, functions and spread arrays become pointers."""
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
    if isinstance(type, Later) or (isinstance(type, Struct) and type.record.members is None):
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
            ctx.error("E0235", value.span, "this must be a constant: it is set before the program starts")
            return bad(value.span)
        value = materialise(ctx, value)
    mark_addressed(value)
    return typed.Address(value.span, Pointer(type.of, remote(value)), value)


def materialise(ctx: Context, value: typed.Value) -> typed.Value:
    """The array member of a record value, as in `f().name`. The record is first stored in a variable."""
    if isinstance(value, typed.MemberOf):
        return replace(value, base=materialise(ctx, value.base))
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
    text = f"`{shown(symbol)}` has {len(symbol.type.dims)} spread dimensions: no pointer can step over it"
    ctx.error("E0401", value.span, text, "give the full index, or name it in `everywhere (...)`")
    return bad(value.span)


def convert(value: typed.Value, type: Type) -> typed.Value:
    """Converts a value. The caller knows that the conversion is legal."""
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
            return typed.Constant(value.span, type, convert_number(value.value, type))
    if isinstance(here, Pointer) and isinstance(type, Int) and type.size == 8:
        value = typed.Convert(value.span, UINT, value)
    return typed.Convert(value.span, type, value)


def promote(value: typed.Value) -> typed.Value:
    """The value after the integer promotions (a bit-field is promoted by its width)."""
    type = value.type
    if not isinstance(type, Int):
        return value
    width = field_width(value)
    if width is not None:
        if width < 32 or (width == 32 and type.signed):
            return convert(value, INT)
        return convert(value, UINT) if width == 32 else value
    return convert(value, promoted_type(type))


def field_width(value: typed.Value) -> int | None:
    """The width in bits of the bit-field that the value was read from or stored in; None if there is none. For a comma
    expression, its last operand counts."""
    match value:
        case (
            typed.Load(object=inner)
            | typed.Comma(right=inner)
            | typed.Assign(target=inner)
            | typed.Update(target=inner)
        ):
            return field_width(inner)
        case typed.MemberOf():
            return value.member.width
        case _:
            return None


def promoted_type(type: Type) -> Type:
    if not isinstance(type, Int):
        return type
    if type.size < 4:
        return INT
    return enum_as_int(unqualified(type))


def promote_variable(ctx: Context, value: typed.Value) -> typed.Value:
    """The value of a variable argument after promotion."""
    if isinstance(value.type, Float) and value.type.size == 4:
        return convert(value, DOUBLE)
    return promote(value)


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
    left, right = promote(left), promote(right)
    type = usual_type(left.type, right.type)
    return convert(left, type), convert(right, type), type


def is_null(value: typed.Value) -> bool:
    """Whether the value is a null pointer constant: an integer constant 0, or 0 cast to void *."""
    if not isinstance(value, typed.Constant) or value.value != 0:
        return False
    type = value.type
    return isinstance(type, Int) or (isinstance(type, Pointer) and type.to == VOID and not type.place)


def targets_agree(a: Type, b: Type) -> bool:
    if isinstance(a, Void) or isinstance(b, Void):
        return True
    a, b = bare(a), bare(b)
    return compatible(a, b) or both_bytes(a, b)


def same_target(a: Pointer, b: Pointer) -> bool:
    """Whether two pointers, of any kind, point to the same type."""
    return targets_agree(a.to, b.to)


def merged_pointers(a: Pointer, b: Pointer) -> Pointer | None:
    """The common type of two pointers in `c ? a : b` and in comparisons; None if they point to different types."""
    place = a.place if a.place == b.place else "global"
    if isinstance(a.to, Void) or isinstance(b.to, Void):
        to: Type = VOID
    elif not targets_agree(a.to, b.to):
        return None
    else:
        to = composite(bare(a.to), bare(b.to)) if compatible(bare(a.to), bare(b.to)) else bare(a.to)
    return Pointer(qualify(to, a.to.const or b.to.const, a.to.volatile or b.to.volatile), place)
