# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about `iterate_id()` of the inner of two `iterate` blocks that is taken to number the copies of both.

iterate (2) dowith () { iterate (3) dowith () { row = iterate_id() / 3; ... } }         `row` is always 0
"""

from __future__ import annotations

from emc.front import typed
from emc.front.lint.nodes import live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule


@rule(typed.TaskBlock)
def number_of_both(lint: Lint, node: typed.TaskBlock) -> None:
    if not isinstance(node.place, typed.Iterate):
        return
    for inner in live(node.body):
        count = inner.place.count if _is_iterate(inner) else None
        if isinstance(count, typed.Constant) and isinstance(count.value, int):
            _divided(lint, inner, count.value)


def _is_iterate(node: typed.Node) -> bool:
    return isinstance(node, typed.TaskBlock) and isinstance(node.place, typed.Iterate)


def _divided(lint: Lint, block: typed.TaskBlock, count: int) -> None:
    """Warns about the first `iterate_id() / n` in a block that is always 0."""
    assert isinstance(block.place, typed.Iterate)
    for one in live(block.body):
        by = strip(one.right) if isinstance(one, typed.Binary) and one.op == "/" else None
        always = isinstance(by, typed.Constant) and isinstance(by.value, int) and by.value >= count
        if always and variable(one.left) is block.place.identity:
            text = "this is always 0: `iterate_id()` numbers the copies of the inner `iterate`, "
            hint = "keep the outer number: `int row = iterate_id();` before the inner block, which lists `row`"
            lint.warning("W0588", one.span, f"{text}from 0 to {count - 1}", hint)
            return
