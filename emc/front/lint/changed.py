# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about an object that the starter of a thread changes before the thread has had its first turn.

for (...) out[i] = 1;  forkwith () { send(out); }  for (...) out[i] = 2;            sends 2

int t = 5;  forkwith (t) { while (now < t) resched(); }  t = 9;                     the thread waits for 5

The thread begins at the end of its starter's turn, so it can never see the first value of an object. Of a variable it
has a copy, which it got when it was forked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.early import waits
from emc.front.lint.nodes import LOOPS, live
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


@rule(typed.FunctionBody)
def changed_after_the_copy(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a variable that a forked block got as a copy, if its starter sets it later and never uses it again:
    only the thread could have used the new value."""
    if not lint.names(typed.TaskBlock):
        return
    parts = list(live(node, into_blocks=False))
    for block in parts:
        if not isinstance(block, typed.TaskBlock) or block.wait or any(_repeats(one, block) for one in parts):
            continue
        end = (block.span.end_line, block.span.end_column)
        later = [one for one in parts if (one.span.line, one.span.column) > end]
        for capture in block.captures:
            symbol = root(capture.value.object) if isinstance(capture.value, typed.Load) else None
            if not isinstance(symbol, typed.Automatic) or symbol.addressed or not _reads(block.body, capture.inner):
                continue
            set_ = next((one for one in later if _sets(one, symbol)), None)
            if set_ is not None and not any(
                isinstance(one, typed.Load) and root(one.object) is symbol for one in later
            ):
                name = shown(symbol)
                text = f"the thread that is forked above has its own copy of `{name}`, and does not see this value; "
                hint = (
                    f"let the thread read an object at file scope in place of `{name}`, `global` if it is on another "
                )
                note = Note(block.span, f"it gets the value that `{name}` has here")
                lint.faults.warning("W0551", set_.span, text + "nothing else reads it", hint, note)
                return


def _repeats(loop: Any, block: typed.TaskBlock) -> bool:
    return isinstance(loop, LOOPS) and any(one is block for one in live(loop))


def _sets(one: Any, symbol: typed.Automatic) -> bool:
    target = one.target if isinstance(one, typed.Assign) else None
    return isinstance(target, typed.Variable) and target.symbol is symbol


def _reads(body: typed.Node, symbol: Any) -> bool:
    return any(isinstance(one, typed.Load) and root(one.object) is symbol for one in live(body))


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
