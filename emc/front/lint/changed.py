# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about an object that the starter of a thread changes before the thread has had its first turn.

for (...) out[i] = 1;  forkwith () { send(out); }  for (...) out[i] = 2;            sends 2

The thread begins at the end of its starter's turn, so it can never see the first value.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.early import waits
from emc.front.lint.nodes import live
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array, Spread


@rule(typed.Block)
def changed_at_once(lint: Lint, node: typed.Block) -> None:
    if not lint.names(typed.TaskBlock):
        return
    before: set[Any] = set()
    read: dict[Any, typed.TaskBlock] = {}
    for item in node.items:
        parts = list(live(item, into_blocks=False))
        for one in parts:
            symbol = _set(one)
            if symbol is not None and symbol in read and isinstance(one, typed.Assign):
                text = f"the thread that is forked above begins after this turn: it sees this `{shown(symbol)}`, not "
                hint = "wait for the thread before this, with `dowith` or a cell; or use a second object"
                note = Note(read[symbol].span, "the thread that is forked here uses it")
                lint.faults.warning("W0576", one.span, text + "what it was before", hint, note)
                return
            before |= {symbol} - {None}
        if any(waits(one) for one in parts):
            read = {}
        for one in parts:
            if isinstance(one, typed.TaskBlock) and not one.wait and one.place is None:
                read.update(dict.fromkeys(before & set(_named(one.body)), one))


def _set(node: typed.Node) -> typed.Static | None:
    """The object of this PE at file scope that an assignment sets, or one of its elements."""
    target = node.target if isinstance(node, typed.Assign | typed.Update) else None
    symbol = root(target) if target is not None and not remote(target) else None
    return symbol if isinstance(symbol, typed.Static) and not isinstance(symbol.type, Spread) else None


def _named(body: typed.Block) -> Iterator[typed.Static]:
    """The objects of this PE that a body reads, or whose address it gives to a function."""
    for one in live(body):
        symbol = root(one.object) if isinstance(one, typed.Load | typed.Address) else None
        if isinstance(symbol, typed.Static) and (isinstance(one, typed.Load) or isinstance(symbol.type, Array)):
            yield symbol
