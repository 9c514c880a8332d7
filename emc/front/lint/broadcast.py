# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a broadcast of an array that the program sets only later.

reb(0, table, 4);  if (my_pe() == 0) read(table);           all PEs get what the root had before
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import LOOPS, callee, kept, live, mentions, strip
from emc.front.lint.rules import Lint, rule

_BROADCASTS = frozenset({"lib", "reb"})


@rule(typed.Unit)
def sent_before_set(lint: Lint, node: typed.Unit) -> None:
    if lint.target.pes == 1 or all(kept(mentions, one).isdisjoint(_BROADCASTS) for one in node.functions):
        return
    named = [one for function in node.functions for one in _named(function)]
    loops = [one.body for function in node.functions for one in live(function) if isinstance(one, LOOPS)]
    looped = {id(one) for loop in loops for one in live(loop)}
    uses = [one for f in node.functions for one in live(f) if isinstance(one, typed.FunctionAddress)]
    again = {one.symbol for one in uses if id(one) in looped}  # the call before may set the array
    again |= {symbol for symbol, times in Counter(one.symbol for one in uses).items() if times > 1}
    for function in node.functions if not again & {f.symbol for f in node.functions} else ():
        for block in live(function):
            if isinstance(block, typed.Block) and id(block) not in looped:
                _check(lint, block, named)


def _named(function: typed.FunctionBody) -> Iterator[typed.Variable]:
    """Where static objects are named."""
    for one in live(function):
        if isinstance(one, typed.Variable) and isinstance(one.symbol, typed.Static):
            yield one


def _check(lint: Lint, block: typed.Block, named: list[typed.Variable]) -> None:
    """Checks broadcasts among the statements of the block: what sets the array must not all come later."""
    for number, item in enumerate(block.items):
        call = item.value if isinstance(item, typed.Evaluate) else None
        if not isinstance(call, typed.Call) or callee(call) not in _BROADCASTS or len(call.arguments) != 3:
            continue
        buffer = strip(call.arguments[1])
        array = root(buffer.object) if isinstance(buffer, typed.Address) else None
        if not isinstance(array, typed.Static) or (array.image is not None and any(array.image.data)):
            continue
        later = [one for after in block.items[number + 1 :] for one in live(after)]
        places = {id(one) for one in (*live(item), *later)}
        if any(one.symbol is array and id(one) not in places for one in named):
            continue  # something may set it earlier
        setting = next((one for one in later if _sets(one, array)), None)
        if setting is not None:
            text = f"this sends `{shown(array)}` before the program sets it: all PEs get what the root has now"
            hint = "set the array on the root first, then let all PEs call the broadcast"
            lint.faults.warning("W0567", call.arguments[1].span, text, hint, Note(setting.span, "set here"))


def _sets(node: Any, array: typed.Static) -> bool:
    return isinstance(node, typed.Assign | typed.Update) and root(node.target) is array
