"""The registry of the lint: small functions, each for one kind of node.

    @rule(typed.Return)
    def no_dead_address(lint: Lint, node: typed.Return) -> None: ...

A rule for a class of the tree sees what was written; a rule for a typed class sees what it means. Rules only warn if
they are certain, since a false alarm costs more than a missing warning.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from emc.dataclass import dataclass, field
from emc.faults import Faults
from emc.front import tree, typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import kept, mentions
from emc.source import Span
from emc.target import Target


@dataclass(frozen=True, slots=True)
class Later:
    """A warning about a function that is only reported if the function is not sent to its data."""

    function: str
    span: Span
    text: str
    hint: str


@dataclass(slots=True)
class Lint:
    """What the rules know."""

    faults: Faults
    target: Target  # the machine for which the program is compiled
    remote_read: int  # cycles from sending a read to another PE until its thread continues
    function: str = ""  # the function that is being checked
    body: typed.FunctionBody | None = None  # the same
    # the literals as they are spelled, by their place
    strings: dict[Span, tree.String] = field(default_factory=dict[Span, tree.String])
    sizeofs: dict[Span, str] = field(
        default_factory=dict[Span, str]
    )  # where `sizeof NAME` is, also `sizeof NAME / ...`
    divisions: set[Span] = field(default_factory=set[Span])  # the places of `a / b`, whose value may be a constant
    calls: dict[str, set[str]] = field(default_factory=dict[str, set[str]])  # the functions that each function calls
    arms: list[tuple[Span, list[set[str]]]] = field(default_factory=list[tuple[Span, list[set[str]]]])  # what arms call
    # the functions that the file sends to their data by `where` or a remote call, or whose waits it hides
    sent: set[str] = field(default_factory=set[str])
    later: list[Later] = field(default_factory=list[Later])

    def names(self, *things: Any) -> bool:
        """Whether the function that is being checked mentions one of these (nodes.py)."""
        return self.body is None or not kept(mentions, self.body).isdisjoint(things)

    def told_as_own(self, symbol: Any) -> bool:
        """Whether a warning has said that each PE has its own such object."""
        named = f"`{shown(symbol)}`"
        return any(fault.code in ("W0552", "W0558", "W0565") and named in fault.text for fault in self.faults.found)

    def warning(self, code: str, span: Span, text: str, hint: str = "") -> None:
        self.faults.warning(code, span, text, hint)


Rule = Callable[[Lint, Any], None]
RULES: dict[type, tuple[Rule, ...]] = {}

F = TypeVar("F", bound=Callable[..., None])


def rule(*kinds: type) -> Callable[[F], F]:
    """Registers a function as a rule for nodes of these classes."""

    def enter(function: F) -> F:
        for kind in kinds:
            RULES[kind] = (*RULES.get(kind, ()), function)
        return function

    return enter
