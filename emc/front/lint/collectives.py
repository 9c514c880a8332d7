# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about collectives whose buffer does not have the same address on every PE, and about their results when each PE
adds them to one object.

int v[1];  reb(0, v, 1);                        `v` is in a frame: PE 0 writes to its own address of it on the others
everywhere dowith () { total += barrier_sum(n); }       each PE has the sum of all, and each adds it
"""

from __future__ import annotations

import re
from typing import Any

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import Copies

_INTO = frozenset({"lib", "reb", "lex", "pex", "rex", "wex", "rex_unfenced", "wex_unfenced"})
_COMBINES = re.compile(r"(barrier|reduction)_(sum|prod|max|min|and|or|xor)[fd]?$")


@rule(typed.Call)
def into_a_frame(lint: Lint, node: typed.Call) -> None:
    """Checks the second argument of a collective, the buffer to which other PEs write."""
    if _name(node) not in _INTO or len(node.arguments) != 3:
        return
    buffer, words = strip(node.arguments[1]), strip(node.arguments[2])
    while isinstance(buffer, typed.PointerAdd):
        buffer = strip(buffer.pointer)
    symbol = root(buffer.object) if isinstance(buffer, typed.Address) else None
    if isinstance(symbol, typed.Automatic) and not (isinstance(words, typed.Constant) and words.value == 0):
        name = shown(symbol)
        text = (
            f"other PEs write to `{name}` at the address that it has on them: a local variable may have a different "
            "address here"
        )
        hint = f"declare `{name}` at file scope, or `static`: then it has the same address on every PE"
        lint.warning("W0567", node.arguments[1].span, text, hint)


@rule(typed.TaskBlock)
def added_by_all(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns if every PE adds the result of a collective, which is the same on all PEs, to the same object."""
    if not isinstance(node.place, typed.Everywhere):
        return
    copies = Copies(node.body, node.privates, node.place)
    combined = {
        one.target.symbol
        for one in live(node.body)
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable) and _combines(one.value)
    }
    for statement in copies.by_all():
        update = statement.value if isinstance(statement, typed.Evaluate) else None
        if not isinstance(update, typed.Update) or update.op not in ("+", "-", "*") or not copies.same(update.target):
            continue
        value = strip(update.value)
        variable = value.object if isinstance(value, typed.Load) else None
        known = isinstance(variable, typed.Variable) and variable.symbol in combined
        if known or _combines(value):
            text = "the value is already the result of all PEs, and every PE adds it: it is counted N_PE times"
            hint = (
                "let one PE do it, with `if (my_pe() == 0)`; or let each PE add its own value, without the collective"
            )
            lint.warning("W0568", update.span, text, hint)


def _combines(value: typed.Value) -> bool:
    return bool(_COMBINES.match(_name(strip(value))))


def _name(node: Any) -> str:
    if isinstance(node, typed.Call) and isinstance(node.function, typed.FunctionAddress):
        return node.function.symbol.name
    return ""
