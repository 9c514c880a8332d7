"""Warnings that depend on who calls the function: those about its remote reads.

A function that is sent to its data reads them where they are, and one that several threads run does not disturb others
by waiting; so do those that they call. Of one that is not called in the file nothing is known.
"""

from __future__ import annotations

from emc.front import typed
from emc.front.lint.rules import Lint, rule


@rule(typed.Call)
def calls(lint: Lint, node: typed.Call) -> None:
    if isinstance(node.function, typed.FunctionAddress):
        lint.calls.setdefault(lint.function, set()).add(node.function.symbol.name)


def told_at_the_end(lint: Lint) -> None:
    """Says what was kept for later, of functions that surely run alone and away from their data."""
    sent = _closure(lint.sent, lint.calls)
    called = {name for names in lint.calls.values() for name in names} | {"main"}
    for one in lint.later:
        if one.function in called and one.function not in sent:
            lint.warning("W0550", one.span, one.text, one.hint)


def _closure(start: set[str], calls: dict[str, set[str]]) -> set[str]:
    """The functions, and all that they call."""
    found, work = set(start), list(start)
    while work:
        for name in calls.get(work.pop(), set()) - found:
            found.add(name)
            work.append(name)
    return found
