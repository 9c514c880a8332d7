# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about an object of the PE that a block is sent to, where the sender's is meant.

where (global_of(j, col)) dowith (i, j) { col[i] = row[j]; }        `row` is PE j's there
"""

from __future__ import annotations

from typing import Any

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import copied_blocks, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array, Spread


@rule(typed.FunctionBody)
def element_of_its_own_number(lint: Lint, node: typed.FunctionBody) -> None:
    """Checks what each copy of `everywhere` sends to PE j: `row[j]` is an element for PE j, of the sender's `row`."""
    for block in copied_blocks(node) if lint.target.pes > 1 else ():
        for sent in live(block.body):
            place = strip(sent.place.pointer) if _is_where(sent) else None
            if not isinstance(place, typed.Builtin) or place.name != "global_of":
                continue
            pe, target = variable(place.arguments[0]), strip(place.arguments[1])
            filled = root(target.object) if isinstance(target, typed.Address) else None
            numbers = {capture.inner for capture in sent.captures if pe is not None and variable(capture.value) is pe}
            for one in live(sent.body):
                if isinstance(one, typed.Assign) and filled is not None and root(one.target) is filled:
                    _check_value(lint, one.value, filled, numbers)


def _check_value(lint: Lint, value: typed.Value, filled: Any, numbers: set[typed.Automatic]) -> None:
    for one in live(value):
        array = root(one.object) if isinstance(one, typed.Load) else None
        if not isinstance(array, typed.Static) or array is filled or isinstance(array.type, Spread):
            continue
        if not isinstance(array.type, Array) or array.type.fixed != lint.target.pes:
            continue
        add = one.object.pointer if isinstance(one.object, typed.Deref) else None
        number = variable(add.index) if isinstance(add, typed.PointerAdd) else None
        if number is not None and number in numbers:
            name, j = shown(array), number.name
            text = f"the block runs on PE `{j}`: this is that PE's `{name}`, not the sender's"
            hint = f"read `{name}[{j}]` before the block, into a variable that `dowith` lists"
            lint.warning("W0558", one.span, text, hint)


def _is_where(node: Any) -> bool:
    return isinstance(node, typed.TaskBlock) and isinstance(node.place, typed.Where)
