"""`=`, `op=`, `++` and `--`."""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.context import Context
from emc.front.check.messages import shown, spell
from emc.front.check.names.lengths import size
from emc.front.check.operands.coercion import assign_convert
from emc.front.check.operands.compatible import is_complete
from emc.front.check.operands.conversions import convert, promote, promoted_type, rvalue, same_target, usual_type
from emc.front.check.operands.lvalues import is_bit_field, is_lvalue, mark_written, remote
from emc.front.check.operands.partial import Partial
from emc.front.check.rules import expression, expression_rule
from emc.front.check.unused import only_set
from emc.front.types import (
    CHAR,
    INT,
    Array,
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
    unqualified,
)
from emc.source import Span
from emc.target import WORD


@expression_rule(tree.Assign)
def check_assign(ctx: Context, node: tree.Assign) -> typed.Value:
    target = expression(ctx, node.left)
    value = expression(ctx, node.right)
    if not modifiable(ctx, target, node.op):
        return bad(node.span)
    mark_written(ctx, target)
    if ctx.discarded is node:
        only_set(ctx, node.left)
    if node.op == "=":
        type = unqualified(target.type)
        stored = assign_convert(ctx, value, type, "the assignment", _declare_hint(target, value))
        return typed.Assign(node.span, type, target, stored)
    return update(ctx, node, node.op[:-1], target, rvalue(ctx, value), False)


def _declare_hint(target: typed.Value, value: typed.Value) -> str:
    """A hint for `q = p` after `T global *p, *q;`, where only p is global or shared."""
    type = target.type
    if not isinstance(type, Pointer) or type.place or not isinstance(value.type, Pointer) or not value.type.place:
        return ""
    if not isinstance(target, typed.Variable) or not same_target(type, value.type):
        return ""
    right = spell(Pointer(type.to, value.type.place), shown(target.symbol))
    return (
        f"declare it `{right}` (`{value.type.place}` belongs to each `*`), or take the local part with `local_of(...)`"
    )


@expression_rule(tree.Postfix)
def check_postfix(ctx: Context, node: tree.Postfix) -> typed.Value:
    return _step(ctx, node, True)


def _step(ctx: Context, node: tree.Postfix | tree.Unary, postfix: bool) -> typed.Value:
    target = expression(ctx, node.operand)
    if not modifiable(ctx, target, node.op):
        return bad(node.span)
    mark_written(ctx, target)
    if ctx.discarded is node:
        only_set(ctx, node.operand)
    if not is_scalar(target.type):
        ctx.error("E0340", target.span, f"`{node.op}` needs a number or a pointer, but this is `{spell(target.type)}`")
        return bad(node.span)
    one = typed.Constant(node.span, INT, 1)
    return update(ctx, node, node.op[0], target, one, postfix)


def check_step(ctx: Context, node: tree.Unary) -> typed.Value:
    """`++x`, `--x`."""
    return _step(ctx, node, False)


def update(
    ctx: Context, node: tree.Expression, op: str, target: typed.Value, value: typed.Value, postfix: bool
) -> typed.Value:
    """The expression `target op= value`."""
    if is_bad(value.type):
        return bad(node.span)
    compute = _computing(ctx, op, target, value, node.span)
    if compute is None:
        return bad(node.span)
    if isinstance(compute, Pointer):
        value = promote(value) if size_of(value.type) <= 4 else convert(value, INT)
        if is_variable(compute.to):
            steps = convert(size(ctx, compute.to, node.span), INT)
            value, compute = typed.Binary(node.span, INT, "*", convert(value, INT), steps), Pointer(CHAR, compute.place)
    elif op in ("<<", ">>"):
        value = promote(value)
    else:
        value = convert(value, compute)
    if remote(target) and ctx.discarded is not node:
        _warn_two_packets(ctx, node, op, target)
    return typed.Update(node.span, unqualified(target.type), op, target, value, compute, postfix)


_FETCH_AND_ADD = (
    "if the value is needed, ask for it by a packet of your own, whose handler reads and changes the object in one, "
    "such as `packet_type {type} take({type} *p) {{ return (*p)++; }}`; or"
)
_LOCK = "hold one `lock_t global` around the statement; if the value is not needed, write a statement of its own"


def _warn_two_packets(ctx: Context, node: tree.Expression, op: str, target: typed.Value) -> None:
    if is_bit_field(target) or not is_arithmetic(target.type):
        return
    text = (
        "the value of this update is used, so it is a remote read and then a write: other updates can come between "
        "the two"
    )
    hint = _FETCH_AND_ADD.format(type=spell(unqualified(target.type))) if size_of(target.type) <= WORD else ""
    ctx.warning("W0401", node.span, text, f"{hint} {_LOCK}".lstrip())


def _computing(ctx: Context, op: str, target: typed.Value, value: typed.Value, span: Span) -> Type | None:
    """The type in which `target op value` is computed; None after a fault."""
    type = target.type
    if isinstance(type, Pointer):
        return _stepping(ctx, op, type, value, span)
    whole = op in ("%", "&", "|", "^", "<<", ">>")
    for side in (target, value):
        if not (isinstance(side.type, Int) or (not whole and isinstance(side.type, Float))):
            needs = "integers" if whole else "numbers"
            ctx.error("E0330", side.span, f"`{op}=` needs {needs}, but this is `{spell(side.type)}`")
            return None
    integers = isinstance(type, Int) and isinstance(value.type, Int)
    if op in ("/", "%") and integers and isinstance(value, typed.Constant) and value.value == 0:
        ctx.value_warning("W0310", span, "division by zero: the program traps here")
    if is_bit_field(target):
        left = promote(typed.Load(target.span, unqualified(type), target)).type
    else:
        left = promoted_type(unqualified(type))
    return left if op in ("<<", ">>") else usual_type(left, promote(value).type)


def _stepping(ctx: Context, op: str, type: Pointer, value: typed.Value, span: Span) -> Type | None:
    if op not in ("+", "-") or not isinstance(value.type, Int):
        ctx.error("E0331", span, f"`{op}=` can't combine `{spell(type)}` and `{spell(value.type)}`")
        return None
    if isinstance(type.to, Void | Function):
        return Pointer(CHAR, type.place)
    if not is_complete(type.to):
        ctx.error("E0322", span, f"the size of `{spell(type.to)}` is not known: the type is incomplete here")
        return None
    return unqualified(type)


def modifiable(ctx: Context, target: typed.Value, op: str) -> bool:
    """Whether a value can be stored in the target; reports a fault if not."""
    type = target.type
    if is_bad(type):
        return False
    if isinstance(target, Partial):
        hint = "assign element by element; inside `everywhere`, each PE can assign its own slice"
        ctx.error("E0341", target.span, "a spread array can't be assigned as a whole", hint)
        return False
    if isinstance(type, Array):
        ctx.error("E0341", target.span, "an array can't be assigned", "copy it element by element or with memcpy")
        return False
    if not is_lvalue(target):
        text = f"the left side of `{op}` must be an object" if "=" in op else f"`{op}` needs an object"
        ctx.error("E0342", target.span, text + ", but this is only a value")
        return False
    if isinstance(type, Struct) and type.record.members is None:
        ctx.error("E0302", target.span, f"`{spell(type)}` is incomplete: its value can't be used")
        return False
    if type.const or (isinstance(type, Struct) and _const_inside(type)):
        ctx.error("E0343", target.span, f"this object is const: `{op}` can't change it")
        return False
    return True


def _const_inside(type: Struct) -> bool:
    for member in type.record.members or ():
        inner = member.type
        while isinstance(inner, Array):
            inner = inner.of
        if inner.const or (isinstance(inner, Struct) and _const_inside(inner)):
            return True
    return False
