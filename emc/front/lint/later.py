"""Warnings that depend on the callers of a function: those about its remote reads.

A function that is sent to its data reads them locally. If several threads run a function, its waits do not delay the
others. The same holds for the functions that they call. Nothing is known about a function that is not called in the
file.
"""

from __future__ import annotations

from emc.front import typed
from emc.front.lint.rules import Lint, rule


@rule(typed.Call)
def calls(lint: Lint, node: typed.Call) -> None:
    if isinstance(node.function, typed.FunctionAddress):
        lint.calls.setdefault(lint.function, set()).add(node.function.symbol.name)


def told_at_the_end(lint: Lint) -> None:
    """Reports the postponed warnings for functions that certainly run alone and away from their data."""
    sent = _closure(lint.sent, lint.calls)
    called = {name for names in lint.calls.values() for name in names} | {"main"}
    for one in lint.later:
        if one.function in called and one.function not in sent:
            lint.warning("W0550", one.span, one.text, one.hint)


def _closure(start: set[str], calls: dict[str, set[str]]) -> set[str]:
    """The functions, and all functions that they call, directly or indirectly."""
    found, work = set(start), list(start)
    while work:
        for name in calls.get(work.pop(), set()) - found:
            found.add(name)
            work.append(name)
    return found
