"""Primary, unary and postfix expressions: objects, their addresses, members and elements, sizes, casts."""

from __future__ import annotations

from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.context import Context
from emc.front.check.declarations.alignments import by_typedef
from emc.front.check.declarations.declarators import computed_type, type_name
from emc.front.check.expressions.assignments import check_step
from emc.front.check.messages import incomplete, near, shown, spell
from emc.front.check.names.lengths import in_order, is_named, pointed_object, size, steps_of
from emc.front.check.names.lookup import element
from emc.front.check.operands.arithmetic import binary, wrap
from emc.front.check.operands.coercion import cast, condition
from emc.front.check.operands.compatible import is_complete, qualify
from emc.front.check.operands.constants import integer_constant
from emc.front.check.operands.conversions import convert, function_pointer, promote, rvalue
from emc.front.check.operands.lvalues import is_bit_field, is_lvalue, mark_addressed, mark_written, remote, root
from emc.front.check.operands.members import all_members, find_member
from emc.front.check.operands.partial import Partial
from emc.front.check.rules import effect, expression, expression_rule
from emc.front.types import (
    CHAR,
    INT,
    UINT,
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
    align_of,
    is_arithmetic,
    is_variable,
    size_of,
)
from emc.source import Span

# ---- operators before an operand


@expression_rule(tree.Unary)
def check_unary(ctx: Context, node: tree.Unary) -> typed.Value:
    match node.op:
        case "&":
            if isinstance(node.operand, tree.Unary) and node.operand.op == "*":
                return _pointed_to(ctx, node.operand, node.span)
            return address_of(ctx, expression(ctx, node.operand), node.span)
        case "*":
            value = rvalue(ctx, expression(ctx, node.operand))
            if ctx.discarded is node and isinstance(value.type, Pointer) and isinstance(value.type.to, Void):
                return typed.Convert(node.span, VOID, value)
            return dereference(ctx, value, node.span)
        case "!":
            return negate(ctx, expression(ctx, node.operand), node.span)
        case "++" | "--":
            return check_step(ctx, node)
        case _:
            return _sign(ctx, node)


def _pointed_to(ctx: Context, node: tree.Unary, span: Span) -> typed.Value:
    """The expression `&*p`, which is p, whatever p points to."""
    value = rvalue(ctx, expression(ctx, node.operand))
    if isinstance(value.type, Pointer) and isinstance(value.type.to, Void):
        return value
    return address_of(ctx, dereference(ctx, value, node.span), span)


def negate(ctx: Context, operand: typed.Value, span: Span) -> typed.Value:
    value = condition(ctx, operand)
    if is_bad(value.type):
        return bad(span)
    if isinstance(value, typed.Constant):
        return typed.Constant(span, INT, int(not value.value))
    return typed.Unary(span, INT, "!", value)


def _sign(ctx: Context, node: tree.Unary) -> typed.Value:
    value = rvalue(ctx, expression(ctx, node.operand))
    if is_bad(value.type):
        return value
    if not (isinstance(value.type, Int) or (node.op != "~" and isinstance(value.type, Float))):
        needs = "an integer" if node.op == "~" else "a number"
        ctx.error("E0315", value.span, f"`{node.op}` needs {needs}, but this is `{spell(value.type)}`")
        return bad(node.span)
    value = promote(value)
    if isinstance(value, typed.Constant):
        return typed.Constant(node.span, value.type, _signed(node.op, value))
    if node.op == "+":
        return value
    return typed.Unary(node.span, value.type, "-" if node.op == "-" else "~", value)


def _signed(op: str, value: typed.Constant) -> int | float:
    if op == "+":
        return value.value
    if isinstance(value.value, float):
        return -value.value
    return wrap(-value.value if op == "-" else ~value.value, value.type)


def address_of(ctx: Context, value: typed.Value, span: Span) -> typed.Value:
    if is_bad(value.type):
        return value
    if isinstance(value, Partial):
        assert isinstance(value.symbol.type, Spread)
        full = shown(value.symbol) + "[...]" * len(value.symbol.type.dims)
        hint = f"write `&{full}`, a `global` pointer to an element"
        ctx.error("E0405", span, "`&` of a spread array needs the full index", hint)
        return bad(span)
    if isinstance(value.type, Function):
        return function_pointer(value)
    if not is_lvalue(value):
        ctx.error("E0316", span, "`&` needs an object, but this is only a value", "store it in a variable first")
        return bad(span)
    if is_bit_field(value):
        ctx.error("E0317", span, "a bit-field has no address", "copy it into a variable")
        return bad(span)
    mark_addressed(value)
    mark_written(ctx, value)
    if isinstance(value, typed.Deref):
        pointer = value.pointer
        if isinstance(pointer.type, Pointer) and pointer.type.place == "shared":
            return convert(pointer, Pointer(pointer.type.to, "global"))
        return pointer
    return typed.Address(span, Pointer(value.type, remote(value)), value)


def dereference(ctx: Context, value: typed.Value, span: Span) -> typed.Value:
    """The object that a pointer value points to."""
    type = value.type
    if is_bad(type):
        return value
    if not isinstance(type, Pointer):
        ctx.error("E0318", value.span, f"`*` needs a pointer, but this is `{spell(type)}`")
        return bad(span)
    if isinstance(type.to, Void):
        ctx.error(
            "E0319",
            span,
            f"`{spell(type)}` does not say which type it points to",
            "cast it to a pointer to the type of the object",
        )
        return bad(span)
    return pointed_object(ctx, value, span)


# ---- elements and members


@expression_rule(tree.Index)
def check_index(ctx: Context, node: tree.Index) -> typed.Value:
    base = expression(ctx, node.base)
    index = rvalue(ctx, expression(ctx, node.index))
    if isinstance(base, Partial):
        return _spread_index(ctx, base, index, node.span)
    base = rvalue(ctx, base)
    if is_bad(base.type) or is_bad(index.type):
        return bad(node.span)
    if isinstance(base.type, Int) and isinstance(index.type, Pointer):
        base, index = index, base
    if not isinstance(base.type, Pointer):
        text = f"`[...]` needs an array or a pointer, but this is `{spell(base.type)}`"
        ctx.error("E0320", base.span, text, _slice_hint(base))
        return bad(node.span)
    if not isinstance(index.type, Int):
        ctx.error("E0321", index.span, f"an index must be an integer, but this is `{spell(index.type)}`")
        return bad(node.span)
    return dereference(ctx, step_pointer(ctx, node.span, base, index), node.span)


def _slice_hint(value: typed.Value) -> str:
    """A hint for two indices on the slice of an array that has two dimensions only under an arrangement."""
    symbol = root(value.object) if isinstance(value, typed.Load) else None
    if not isinstance(symbol, typed.Static) or not isinstance(symbol.type, Spread) or len(symbol.type.dims) < 2:
        return ""
    return f"the slice of `{shown(symbol)}` has one dimension here; with `--pes RxC` it has two"


def _spread_index(ctx: Context, base: Partial, index: typed.Value, span: Span) -> typed.Value:
    if is_bad(index.type):
        return index
    if not isinstance(index.type, Int):
        ctx.error("E0321", index.span, f"an index must be an integer, but this is `{spell(index.type)}`")
        return bad(span)
    assert isinstance(base.type, Spread)
    indices = (*base.indices, convert(promote(index), INT))
    rest = base.type.dims[1:]
    if rest:
        return Partial(span, Spread(base.type.slot, rest), base.symbol, indices)
    return typed.Deref(span, base.type.slot, element(span, base.symbol, indices))


def step_pointer(ctx: Context, span: Span, pointer: typed.Value, index: typed.Value, back: bool = False) -> typed.Value:
    """The expression `pointer + index`, or `pointer - index`. `void *` steps by bytes, as in gcc."""
    type = pointer.type
    assert isinstance(type, Pointer)
    if isinstance(type.to, Void | Function):
        as_bytes = Pointer(CHAR, type.place)
        return convert(step_pointer(ctx, span, convert(pointer, as_bytes), index, back), type)
    if not is_complete(type.to):
        ctx.error("E0322", pointer.span, f"the size of `{spell(type.to)}` is not known: the type is incomplete here")
        return bad(span)
    index = promote(index)
    if size_of(index.type) == 8:
        index = convert(index, INT)
    if back:
        index = convert(index, INT)
        if isinstance(index, typed.Constant):
            index = typed.Constant(index.span, INT, wrap(-int(index.value), INT))
        else:
            index = typed.Unary(index.span, INT, "-", index)
    return typed.PointerAdd(span, type, pointer, index, steps_of(ctx, type.to, span))


@expression_rule(tree.Member)
def check_member(ctx: Context, node: tree.Member) -> typed.Value:
    base = expression(ctx, node.base)
    if is_bad(base.type):
        return base
    if node.arrow or (node.arrow is None and isinstance(base.type, Pointer | Array)):
        base = rvalue(ctx, base)
        if is_bad(base.type):
            return base
        if not isinstance(base.type, Pointer):
            hint = f"write `.{node.name}`" if isinstance(base.type, Struct) else ""
            ctx.error("E0323", node.span, f"`->` needs a pointer, but this is `{spell(base.type)}`", hint)
            return bad(node.span)
        base = pointed_object(ctx, base, node.base.span)
    type = base.type
    if not isinstance(type, Struct):
        points = isinstance(type, Pointer) and isinstance(type.to, Struct)
        hint = f"write `->{node.name}`" if points and not node.arrow else ""
        ctx.error("E0324", node.span, f"`{spell(type)}` has no members", hint)
        return bad(node.span)
    return member_of(ctx, base, node.name, node.name_span, node.span)


def member_of(ctx: Context, base: typed.Value, name: str, name_span: Span, span: Span) -> typed.Value:
    type = base.type
    assert isinstance(type, Struct)
    if type.record.members is None:
        incomplete(ctx, "E0325", span, f"`{spell(type)}` is incomplete: its members are not known here", type)
        return bad(span)
    path = find_member(type, name)
    if path is None:
        names = [m.name for m in all_members(type)]
        note = Note(type.record.span, f"`{spell(type)}` is defined here")
        if (type.record, name) not in ctx.unknown:
            ctx.unknown.add((type.record, name))
            ctx.error("E0326", name_span, f"`{spell(type)}` has no member `{name}`", near(name, names), note)
        return bad(span)
    for member in path:
        there = base.type
        base = typed.MemberOf(span, qualify(member.type, there.const, there.volatile, there.loose), base, member)
    return base


# ---- sizes, casts


@expression_rule(tree.SizeofExpression)
def check_sizeof(ctx: Context, node: tree.SizeofExpression) -> typed.Value:
    with ctx.unevaluated():
        value = expression(ctx, node.operand)
    if is_bad(value.type):
        return value
    if is_bit_field(value):
        ctx.error("E0327", node.span, "a bit-field has no size in bytes")
        return bad(node.span)
    found = _size(ctx, value.type, node.span)
    return in_order([rvalue(ctx, value)], found) if is_variable(value.type) and not is_named(value) else found


@expression_rule(tree.SizeofType)
def check_sizeof_type(ctx: Context, node: tree.SizeofType) -> typed.Value:
    type, lengths = computed_type(ctx, node.type)
    if node.op != "sizeof" and is_complete(type):
        return typed.Constant(node.span, UINT, max(align_of(type), by_typedef(ctx, node.type.specifiers, type)))
    return in_order(lengths, _size(ctx, type, node.span))


def _size(ctx: Context, type: Type, span: Span) -> typed.Value:
    if is_bad(type):
        return bad(span)
    if isinstance(type, Void | Function):
        return typed.Constant(span, UINT, 1)
    if not is_complete(type):
        incomplete(ctx, "E0328", span, f"`{spell(type)}` is incomplete: its size is not known here", type)
        return bad(span)
    return size(ctx, type, span) if is_variable(type) else typed.Constant(span, UINT, wrap(size_of(type), UINT))


@expression_rule(tree.OffsetOf)
def check_offsetof(ctx: Context, node: tree.OffsetOf) -> typed.Value:
    type = type_name(ctx, node.type)
    offset = 0
    for step in node.path:
        if is_bad(type):
            return bad(node.span)
        if step.name is not None:
            path = find_member(type, step.name) if isinstance(type, Struct) else None
            if path is None:
                names = [m.name for m in all_members(type)] if isinstance(type, Struct) else []
                ctx.error("E0326", step.span, f"`{spell(type)}` has no member `{step.name}`", near(step.name, names))
                return bad(node.span)
            offset += sum(m.offset for m in path)
            type = path[-1].type
            continue
        if not isinstance(type, Array) or step.low is None:
            ctx.error("E0320", step.span, f"`[...]` needs an array, but this is `{spell(type)}`")
            return bad(node.span)
        index = integer_constant(ctx, step.low, "an index in `offsetof`")
        offset += (index or 0) * size_of(type.of)
        type = type.of
    return typed.Constant(node.span, UINT, offset)


@expression_rule(tree.Cast)
def check_cast(ctx: Context, node: tree.Cast) -> typed.Value:
    type, lengths = computed_type(ctx, node.type)
    unused = isinstance(type, Void) or ctx.discarded is node
    operand = effect(ctx, node.operand) if unused else expression(ctx, node.operand)
    return in_order(lengths, cast(ctx, operand, type, node.span))


def fold(span: Span, op: str, left: typed.Value, right: typed.Value, type: Type) -> typed.Value:
    """A Binary, or its value if both sides are constants."""
    if isinstance(left, typed.Constant) and isinstance(right, typed.Constant) and is_arithmetic(type):
        value = binary(op, left.value, right.value, type)
        if value is not None:
            return typed.Constant(span, type, value)
    return typed.Binary(span, type, op, left, right)
