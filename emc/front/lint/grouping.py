"""Warns about operators that bind differently from what the text suggests.

    flags & MASK == 2         flags & (MASK == 2)
    !a == b                   (!a) == b
    0 < x < 10                (0 < x) < 10
    1 << n + 1                1 << (n + 1)

It warns in the cases in which gcc -Wall suggests parentheses, except `a && b || c`, which is read as it is meant.
"""

from __future__ import annotations

from emc.front import tree
from emc.front.lint.rules import Lint, rule

_RELATIONS = frozenset({"<", ">", "<=", ">="})
_COMPARISONS = _RELATIONS | {"==", "!="}
_BITS = frozenset({"&", "|", "^"})
_TRUTH = _COMPARISONS | {"&&", "||"}


@rule(tree.Binary)
def grouping(lint: Lint, node: tree.Binary) -> None:
    op = node.op
    if op in _BITS:
        _operands(lint, node, _COMPARISONS, "the comparison is done first, then `{op}`")
    elif op in ("<<", ">>"):
        _operands(lint, node, frozenset({"+", "-"}), "first `{inner}` is computed, then the shift")
    elif op in _RELATIONS:
        _operands(lint, node, _RELATIONS, "the result of `{inner}`, 0 or 1, is compared by `{op}`")
    if op in _COMPARISONS:
        _negated(lint, node)


def _operands(lint: Lint, node: tree.Binary, inner: frozenset[str], text: str) -> None:
    if node.left.span == node.right.span:  # it comes from a macro
        return
    for side in (node.left, node.right):
        if isinstance(side, tree.Binary) and side.op in inner and not side.parens and side.left.span != side.right.span:
            hint = "write parentheses to show what is computed first"
            if node.op in _RELATIONS:
                hint = "for a range write `low < x && x < high`"
            lint.warning("W0502", side.span, text.format(op=node.op, inner=side.op), hint)


def _negated(lint: Lint, node: tree.Binary) -> None:
    left = node.left
    if not isinstance(left, tree.Unary) or left.op != "!" or left.parens or _is_truth(node.right):
        return
    if isinstance(left.operand, tree.Unary) and left.operand.op == "!":  # `!!a == b`
        return
    if left.span == node.right.span or _is_truth(left.operand):
        return
    text = f"`!` applies only to the left side: its result, 0 or 1, is compared by `{node.op}`"
    lint.warning("W0502", left.span, text, f"write `!(a {node.op} b)`, or `(!a) {node.op} b` if you mean that")


def _is_truth(node: tree.Expression) -> bool:
    return (isinstance(node, tree.Unary) and node.op == "!") or (isinstance(node, tree.Binary) and node.op in _TRUTH)
