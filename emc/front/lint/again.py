# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about elements of a whole array that every copy of a block adds.

everywhere dowith () { s = 0; for (i = 0; i < N; i++) s += A[i]; } reductionsum (s);        N_PE times the sum
everywhere dowith () { for (i = 0; i < N; i++) count[A[i]] += 1; }                          the same
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote
from emc.front.lint.nodes import kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Levels

_HINT = (
    "let each copy add its part: begin at `my_pe()` and step by `N_PE`; or list the array in `everywhere`, for this "
    "PE's slice"
)


@rule(typed.Unit)
def all_by_each(lint: Lint, node: typed.Unit) -> None:
    """Warns about a sum of the same elements in each copy."""
    levels: Levels | None = None
    for block in (one for function in node.functions for one in live(function)):
        if not isinstance(block, typed.TaskBlock) or not isinstance(block.place, typed.Everywhere):
            continue
        for clause in block.reductions if lint.target.pes > 1 else ():
            if clause.op != "sum" or any(capture.inner is clause.inner for capture in block.captures):
                continue
            adds = [
                one
                for one in live(block.body)
                if isinstance(one, typed.Update)
                and one.op == "+"
                and isinstance(one.target, typed.Variable)
                and one.target.symbol is clause.inner
            ]
            if len(adds) != 1 or not _is_element(strip(adds[0].value)):
                continue
            levels = levels or kept(Levels, node)
            if levels.of(adds[0].value) < 2 and not _asks(block.body, levels):
                name = shown(clause.inner)
                text = (
                    f"every copy adds the same elements to `{name}`, and the reduction adds the {lint.target.pes} sums"
                )
                lint.warning("W0568", adds[0].span, text, _HINT)


def _is_element(value: typed.Value) -> bool:
    """Whether it is an element, at a place that varies, of a whole array."""
    place = value.object.pointer if isinstance(value, typed.Load) and isinstance(value.object, typed.Deref) else None
    return isinstance(place, typed.SpreadElement) and any(variable(one) is not None for one in place.indices)


def _asks(body: typed.Block, levels: Levels) -> bool:
    """Whether a condition or a loop of the block differs from copy to copy."""
    tests = (one.test for one in live(body) if isinstance(one, typed.If | typed.For | typed.While | typed.Conditional))
    return any(test is not None and levels.of(test) == 2 for test in tests)


@rule(typed.Unit)
def updated_by_each(lint: Lint, node: typed.Unit) -> None:
    """Warns about updates of a global object for the same elements in each copy."""
    levels: Levels | None = None
    for block in (one for function in node.functions for one in live(function)):
        if not isinstance(block, typed.TaskBlock) or not isinstance(block.place, typed.Everywhere):
            continue
        updates = [
            one for one in live(block.body, into_blocks=False) if isinstance(one, typed.Update) and one.op in ("+", "-")
        ]
        levels = (levels or kept(Levels, node)) if updates and lint.target.pes > 1 else None
        if levels is None or _asks(block.body, levels):
            continue
        for one in updates:
            place = one.target.pointer if isinstance(one.target, typed.Deref) else None
            if not isinstance(place, typed.SpreadElement) or not remote(one.target):
                continue
            parts = [levels.values.of(part) for part in (*place.indices, one.value)]
            if all(_is_same(part, levels) for part in parts) and any(_is_element(part) for part in parts):
                text = f"every copy adds the same elements to `{shown(place.symbol)}`: each of them counts "
                text += f"{lint.target.pes} times"
                lint.warning("W0568", one.span, text, _HINT)


def _is_same(value: typed.Value, levels: Levels) -> bool:
    """Whether all copies compute it from the same numbers and the same elements of whole arrays."""
    parts = list(live(value))
    if any(isinstance(one, typed.Variable) and isinstance(one.symbol, typed.Static) for one in parts):
        return False
    element = [one for one in parts if isinstance(one, typed.Deref)]
    if not element:
        return levels.of(value) == 0
    places = [one.pointer for one in element]
    return levels.of(value) < 2 and all(
        isinstance(one, typed.SpreadElement) and all(levels.of(index) == 0 for index in one.indices) for one in places
    )
