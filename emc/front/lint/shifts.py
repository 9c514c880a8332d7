# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about shifts by the number of PEs, or of a PE, where that is not less than the width of the value.

seen |= 1u << my_pe();                                              on 64 PEs: PE 32 has the same bit as PE 0
static unsigned all(int n) { return (1u << n) - 1; }  all(N_PE)     0 on 32 PEs
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.faults import Note
from emc.front import typed
from emc.front.lint.nodes import kept, live
from emc.front.lint.ranges import range_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values, by_pe
from emc.front.types import size_of
from emc.source import Span

_ORDER = frozenset({"<", ">", "<=", ">="})


@rule(typed.Unit)
def too_far(lint: Lint, node: typed.Unit) -> None:
    for function in node.functions:
        shifts = [one for one in live(function) if isinstance(one, typed.Binary) and one.op in ("<<", ">>")]
        if not shifts:
            continue
        values = kept(Values, function)
        compared = _compared(function, values)
        loops = [one for one in live(function) if isinstance(one, typed.For)]
        for shift in shifts:
            bits = 8 * size_of(shift.type)
            if isinstance(shift.right, typed.Constant):
                continue  # the checker warns
            for most, span in _most(lint, node, function, shift, values, loops):
                if most >= bits and variable(shift.right) not in compared and not (None in compared and span is None):
                    text = f"this may be a shift by {most} of a {bits}-bit value: the count is taken modulo {bits}"
                    hint = "use `1ull << n` for up to 64 PEs, or an array with an element for each PE"
                    if bits == 64:
                        hint = "use an array with an element for each PE"
                    note = () if span is None else (Note(span, f"here it is {most}"),)
                    lint.faults.warning("W0311", shift.right.span, text, hint, *note)
                    break


def _most(
    lint: Lint,
    unit: typed.Unit,
    function: typed.FunctionBody,
    shift: typed.Binary,
    values: Values,
    loops: list[typed.For],
) -> Iterator[tuple[int, Span | None]]:
    """The largest count that is known, and where it is given, if elsewhere."""
    count = by_pe(shift.right, values)
    if count is not None:
        yield max(count[1], count[0] * (lint.target.pes - 1) + count[1]), None
    symbol = variable(shift.right)
    for loop in loops:
        ranged = range_of(loop, values.of)
        if ranged is not None and ranged.symbol is symbol and any(one is shift for one in live(loop.body)):
            yield ranged.last, loop.test.span if loop.test is not None else None
    if symbol in function.parameters and symbol not in values.given:
        number = function.parameters.index(symbol)
        for other in unit.functions:
            for call in live(other):
                if not isinstance(call, typed.Call) or not isinstance(call.function, typed.FunctionAddress):
                    continue
                if call.function.symbol is function.symbol and number < len(call.arguments):
                    given = by_pe(call.arguments[number], kept(Values, other))
                    if given is not None:
                        most = max(given[1], given[0] * (lint.target.pes - 1) + given[1])
                        yield most, call.arguments[number].span


def _compared(function: typed.FunctionBody, values: Values) -> set[typed.Automatic | None]:
    """The variables whose sizes are asked; None stands for the number of the PE."""
    found: set[typed.Automatic | None] = set()
    tests = (one.test for one in live(function) if isinstance(one, typed.If | typed.Conditional | typed.While))
    for test in tests:
        for one in live(test):
            if isinstance(one, typed.Binary) and one.op in _ORDER:
                for side in (one.left, one.right):
                    found |= {symbol} if (symbol := variable(side)) is not None else set()
                    place = by_pe(side, values)
                    found |= {None} if place is not None and place[0] else set()
    return found
