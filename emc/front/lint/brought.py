# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a local pointer that `update` brings back from another PE, and that is followed here.

where (&A[i]) dowith (i) { q = local_of(&A[i]); } update (q);  v = *q;          on this PE, something else is there
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.elsewhere import start_of_pointer
from emc.front.lint.nodes import live
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.types import Pointer


@rule(typed.FunctionBody)
def followed_here(lint: Lint, node: typed.FunctionBody) -> None:
    if lint.target.pes == 1:
        return
    brought: dict[typed.Automatic, typed.CopyBack] = {}
    for block in live(node, into_blocks=False):
        if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Where):
            for one in block.updates:
                symbol, type = root(one.outer), one.outer.type
                if isinstance(symbol, typed.Automatic) and isinstance(type, Pointer) and not type.place:
                    brought.setdefault(symbol, one)
    for one in live(node, into_blocks=False) if brought else ():
        match one:
            case typed.Assign(target=typed.Variable(symbol=typed.Automatic() as symbol), value=value):
                source = variable(value)
                if source in brought:
                    brought.setdefault(symbol, brought[source])
            case typed.Deref(pointer=pointer):
                symbol = variable(start_of_pointer(pointer))
                if symbol is not None and symbol in brought:
                    _warn(lint, one, shown(symbol), brought[symbol])
                    return
            case _:
                pass


def _warn(lint: Lint, node: typed.Deref, name: str, back: typed.CopyBack) -> None:
    text = f"`{name}` is an address on the PE of the `where` block: on this PE, something else is there"
    hint = f"declare it as a `global *`: then it contains the PE, which `update ({name})` adds"
    lint.faults.warning("W0561", node.span, text, hint, Note(back.span, "it comes from there"))
