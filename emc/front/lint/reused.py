# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a barrier of one's own that can't be used again at once.

if (enter(&arrived) == N_PE) arrived = 0;
else while (arrived != 0) resched();            a fast PE comes to the next barrier before all have seen the 0
"""

from __future__ import annotations

from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import LOOPS, live, strip
from emc.front.lint.rules import Lint, rule
from emc.source import Span


@rule(typed.If)
def barrier_without_phases(lint: Lint, node: typed.If) -> None:
    if node.other is None or lint.target.pes == 1 or not _asks_all(node.test, lint.target.pes):
        return
    for last, others in ((node.then, node.other), (node.other, node.then)):
        cleared = {symbol: one.span for one in live(last) if (symbol := _cleared(one)) is not None}
        for loop in live(others):
            if not isinstance(loop, LOOPS):
                continue
            symbol = next((one for one in _read(loop.test) if one in cleared), None)
            if symbol is not None and loop.test is not None:
                _warn(lint, loop.test.span, symbol, cleared[symbol])
                return


def _asks_all(test: typed.Value, pes: int) -> bool:
    """Whether it compares a count with the number of PEs, or one less."""
    return any(isinstance(one, typed.Constant) and one.value in (pes, pes - 1) for one in live(test))


def _cleared(one: Any) -> typed.Static | None:
    """The global object that an assignment sets to 0."""
    value = strip(one.value) if isinstance(one, typed.Assign) else None
    if not isinstance(value, typed.Constant) or value.value != 0:
        return None
    return _object(one.target)


def _object(thing: Any) -> typed.Static | None:
    place = thing.pointer if isinstance(thing, typed.Deref) else None
    return place.symbol if isinstance(place, typed.SpreadElement) and not place.indices else None


def _read(test: typed.Value | None) -> list[typed.Static]:
    loads = (one for one in live(test) if isinstance(one, typed.Load)) if test is not None else ()
    return [symbol for one in loads if (symbol := _object(one.object)) is not None]


def _warn(lint: Lint, span: Span, symbol: typed.Static, cleared: Span) -> None:
    name = shown(symbol)
    text = f"a PE that comes to the next barrier changes `{name}` before the others have seen the 0: these wait for "
    text += "ever"
    hint = "use `barrier()`; or let the last PE step on a number of its own, `phase += 1`, and the others wait while "
    hint += "`phase` is what it was when they came"
    lint.faults.warning("W0570", span, text, hint, Note(cleared, "the last PE sets it to 0 here"))
