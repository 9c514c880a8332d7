# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about an object that all PEs have set in a block, and that main then changes on PE 0 only, before a block that
reads it on all PEs.

int valid;                                                      each PE's cache
everywhere dowith () { use(); }  valid = 0;  everywhere dowith () { use(); }        PE 0's is invalid, the others' not
"""

from __future__ import annotations

from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import asks_pe, live
from emc.front.lint.reached import reached_from
from emc.front.lint.rules import Lint, rule
from emc.front.types import Spread
from emc.source import Span


@rule(typed.Unit)
def changed_on_pe_0(lint: Lint, node: typed.Unit) -> None:
    if lint.target.pes == 1:
        return
    bodies = {function.symbol: function for function in node.functions}
    main = next((function for function in node.functions if function.symbol.name == "main"), None)
    everywhere: set[Any] = set()  # objects that a block has set on all PEs
    changed: dict[Any, Span] = {}  # those of them that main has changed after it
    for item in main.body.items if main is not None else ():
        blocks = [one for one in live(item) if isinstance(one, typed.TaskBlock)]
        if not blocks:
            for part in reached_from(item, bodies):
                for one in live(part):
                    symbol = _set(one)
                    if symbol in everywhere:
                        changed.setdefault(symbol, one.span)
            continue
        if isinstance(item, typed.TaskBlock) and isinstance(item.place, typed.Everywhere):
            parts = reached_from(item.body, bodies)
            first = _first_uses(parts)
            for symbol, span in changed.items():
                use = first.get(symbol)
                if use is not None and not use[0] and not _asks(parts) and not lint.told_as_own(symbol):
                    name = shown(symbol)
                    text = f"each PE has its own `{name}`, and this changes only PE 0's: the copies on other PEs keep "
                    hint = "change it on every PE, in an `everywhere` block; or declare it `global`"
                    note = Note(use[1], "the copies read their own here")
                    lint.faults.warning("W0558", span, text + "the old value", hint, note)
            changed = {symbol: span for symbol, span in changed.items() if symbol not in first}
            everywhere |= {symbol for part in parts for one in live(part) if (symbol := _set(one)) is not None}
        else:
            changed.clear()  # it may bring the values along
            everywhere.clear()


def _set(one: Any) -> typed.Static | None:
    """The object of this PE that an assignment sets."""
    symbol = root(one.target) if isinstance(one, typed.Assign | typed.Update) else None
    return symbol if isinstance(symbol, typed.Static) and not isinstance(symbol.type, Spread) else None


def _first_uses(parts: list[typed.Node]) -> dict[Any, tuple[bool, Span]]:
    """By object: whether the first use in the text is an assignment, and its place."""
    found: dict[Any, tuple[bool, Span]] = {}
    for part in parts:
        targets = {id(one.target): one for one in live(part) if isinstance(one, typed.Assign)}
        for one in live(part):
            symbol = root(one) if isinstance(one, typed.Value) and id(one) in targets else None
            if symbol is not None:
                found.setdefault(symbol, (True, one.span))
            elif isinstance(one, typed.Load) and isinstance(root(one.object), typed.Static):
                found.setdefault(root(one.object), (False, one.span))
    return found


def _asks(parts: list[typed.Node]) -> bool:
    """Whether something depends on the number of the PE: the copies may have roles."""
    tests = (one.test for part in parts for one in live(part) if isinstance(one, typed.If | typed.Conditional))
    return any(map(asks_pe, tests))
