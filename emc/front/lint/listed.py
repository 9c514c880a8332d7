# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about an array in the list of `everywhere` that only functions use, for which it is the whole array.

everywhere (A) dowith () { s = total(); }       in `total`, A[0] is the same element on every PE
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import live
from emc.front.lint.rules import Lint, rule


@rule(typed.Unit)
def listed_for_a_function(lint: Lint, node: typed.Unit) -> None:
    if lint.target.pes == 1:
        return
    bodies = {function.symbol: function for function in node.functions}
    for function in node.functions:
        for block in live(function):
            if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Everywhere):
                _check(lint, block, block.place.arrays, bodies)


def _check(
    lint: Lint,
    block: typed.TaskBlock,
    arrays: tuple[typed.Static, ...],
    bodies: dict[typed.FunctionName, typed.FunctionBody],
) -> None:
    named = {getattr(one, "symbol", None) for one in live(block.body)}
    for array in arrays:
        if array in named:
            continue
        use = next(
            (one for one in _called(block, bodies) if isinstance(one, typed.SpreadElement) and one.symbol is array),
            None,
        )
        name = shown(array)
        known = any(fault.code == "W0553" and f"elements of `{name}`" in fault.text for fault in lint.faults.found)
        if use is not None and not known:
            text = (
                f"the block lists `{name}` and does not use it: in a function, this is the whole array, not the slice"
            )
            hint = f"give the function the slice, `{name}`, for a parameter `T *`, and `own_count({name})`"
            note = Note(use.span, f"this is an element of the whole `{name}`")
            lint.faults.warning("W0590", block.span, text, hint, note)


def _called(block: typed.TaskBlock, bodies: dict[typed.FunctionName, typed.FunctionBody]) -> list[typed.Node]:
    """All of the functions that a block calls, in this file."""
    found: list[typed.Node] = []
    work, known = [block.body], set[typed.FunctionName]()
    while work:
        for one in live(work.pop()):
            symbol = one.symbol if isinstance(one, typed.FunctionAddress) else None
            if symbol is not None and symbol in bodies and symbol not in known:
                known.add(symbol)
                work.append(bodies[symbol].body)
                found += live(bodies[symbol])
    return found
