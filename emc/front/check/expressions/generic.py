"""Expressions that depend on types: `_Generic`, `__builtin_types_compatible_p`, `_Alignof` of an expression.

_Generic(x, int: 1, double: 2, default: 3)      the arm of x's type; the others are not checked
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.context import Context
from emc.front.check.declarations.declarators import type_name
from emc.front.check.messages import spell
from emc.front.check.operands.compatible import bare, compatible
from emc.front.check.operands.conversions import rvalue
from emc.front.check.rules import expression, expression_rule
from emc.front.types import INT, UINT, Type, align_of, unqualified


@expression_rule(tree.Generic)
def check_generic(ctx: Context, node: tree.Generic) -> typed.Value:
    control = rvalue(ctx, expression(ctx, node.control))
    if is_bad(control.type):
        return bad(node.span)
    chosen = _arm(ctx, node, unqualified(control.type))
    if chosen is not None:
        return expression(ctx, chosen.value)
    text = f"no arm of this `_Generic` matches `{spell(control.type)}`"
    ctx.error("E0345", node.control.span, text, "add an arm for it, or `default: ...`")
    return bad(node.span)


def _arm(ctx: Context, node: tree.Generic, control: Type) -> tree.Association | None:
    """The arm for a type, or the default arm if no other one fits."""
    chosen: tree.Association | None = None
    default: tree.Association | None = None
    for arm in node.arms:
        if arm.type is None:
            default = arm
        elif compatible(type_name(ctx, arm.type), control):
            if chosen is not None:
                note = Note(chosen.span, "the other one")
                ctx.error(
                    "E0346", arm.span, f"more than one arm of this `_Generic` matches `{spell(control)}`", "", note
                )
            chosen = chosen or arm
    return chosen or default


@expression_rule(tree.TypesCompatible)
def check_types_compatible(ctx: Context, node: tree.TypesCompatible) -> typed.Value:
    left, right = bare(type_name(ctx, node.left)), bare(type_name(ctx, node.right))
    return typed.Constant(node.span, INT, int(compatible(left, right)))


@expression_rule(tree.AlignofExpression)
def check_alignof(ctx: Context, node: tree.AlignofExpression) -> typed.Value:
    value = expression(ctx, node.operand)
    own = value.symbol.align if isinstance(value, typed.Variable) else 0
    return value if is_bad(value.type) else typed.Constant(node.span, UINT, max(own, align_of(value.type)))
