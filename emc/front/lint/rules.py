"""The registry of the lint: small functions, each asked about one kind of node (house style 13).

    @rule(typed.Return)
    def no_dead_address(lint: Lint, node: typed.Return) -> None: ...

A rule of a tree's class sees what was written, one of a typed class what it means. Rules only warn, and only when they
are sure: a silent rule costs less than one false alarm.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from emc.dataclass import dataclass, field
from emc.faults import Faults
from emc.front import tree
from emc.source import Span
from emc.target import Target


@dataclass(frozen=True, slots=True)
class Later:
    """A warning about a function that is given only when the function is not sent to its data."""

    function: str
    span: Span
    text: str
    hint: str


@dataclass(slots=True)
class Lint:
    """target: the machine that the program is compiled for. remote_read: cycles from sending a read to another PE until
    its thread goes on. strings: the literals as they are spelled, by their place. function: the one being looked at.
    calls: the functions that each function calls. sent: those that the file sends to their data, by `where` or a remote
    call, or whose waits it hides."""

    faults: Faults
    target: Target
    remote_read: int
    function: str = ""
    strings: dict[Span, tree.String] = field(default_factory=dict[Span, tree.String])
    calls: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    sent: set[str] = field(default_factory=set[str])
    later: list[Later] = field(default_factory=list[Later])

    def warning(self, code: str, span: Span, text: str, hint: str = "") -> None:
        self.faults.warning(code, span, text, hint)


Rule = Callable[[Lint, Any], None]
RULES: dict[type, tuple[Rule, ...]] = {}

F = TypeVar("F", bound=Callable[..., None])


def rule(*kinds: type) -> Callable[[F], F]:
    """Enters a function as a rule about nodes of these classes."""

    def enter(function: F) -> F:
        for kind in kinds:
            RULES[kind] = (*RULES.get(kind, ()), function)
        return function

    return enter
