# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""The bodies that run in several copies, and what they reach: where the copies are gone through on paper
(rehearsal.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.front import typed
from emc.front.lint.alone import only_from_main
from emc.front.lint.nodes import callee, kept, live
from emc.front.lint.rehearsal import MOST_COPIES
from emc.front.lint.rules import Lint
from emc.front.lint.values import Values


def started(lint: Lint, unit: typed.Unit, bodies: Any) -> Iterator[tuple[typed.Block, dict[Any, Any], list[Any]]]:
    """The bodies that run in several copies, what is known of their variables, and the PE and number of each copy."""
    pes = [*range(min(lint.target.pes, MOST_COPIES - 1)), lint.target.pes - 1]
    pes = [(pe, {}) for pe in dict.fromkeys(pes)]
    alone = kept(only_from_main, unit)
    for function in unit.functions:
        values: Values | None = None
        for one in live(function):
            if callee(one) == "spmd" and isinstance(one.arguments[0], typed.FunctionAddress):
                program = bodies.get(one.arguments[0].symbol)
                if program is not None:
                    yield program.body, {}, pes
            if not isinstance(one, typed.TaskBlock) or not isinstance(one.place, typed.Everywhere | typed.Iterate):
                continue
            values = values or kept(Values, function)
            known = {capture.inner: _constant(values.of(capture.value)) for capture in one.captures}
            if isinstance(one.place, typed.Everywhere):
                yield one.body, known, pes
            elif function.symbol in alone:
                count = _constant(values.of(one.place.count))
                numbers = range(min(8, count) if count is not None else 2)
                yield one.body, known, [(None, {one.place.identity: number}) for number in numbers]


def _constant(value: typed.Value) -> int | None:
    return value.value if isinstance(value, typed.Constant) and isinstance(value.value, int) else None


def reached_from(body: typed.Node, bodies: Any) -> list[typed.Node]:
    """The body, and those of the functions that it calls, directly or not."""
    found: list[typed.Node] = [body]
    seen: set[Any] = set()
    for one in found:
        for part in live(one):
            function = part.function if isinstance(part, typed.Call) else None
            symbol = function.symbol if isinstance(function, typed.FunctionAddress) else None
            if symbol in bodies and symbol not in seen:
                seen.add(symbol)
                found.append(bodies[symbol].body)
    return found
