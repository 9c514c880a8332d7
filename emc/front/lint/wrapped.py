# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about the first PE's left neighbour: its number may be negative, and `shift` goes round.

left = (my_pe() - 1) % N_PE;                        -1 on PE 0: in C, a remainder has the sign of the dividend
left[0] = 0;  shift(mine, left, 1);                 PE 0 gets the last PE's word, and does not keep 0
"""

from __future__ import annotations

from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import PARTS, callee, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values, by_pe
from emc.front.types import Int


@rule(typed.FunctionBody)
def negative_neighbours(lint: Lint, node: typed.FunctionBody) -> None:
    if lint.target.pes > 1 and any(isinstance(one, typed.Binary) and one.op == "%" for one in live(node)):
        _look(lint, node.body, kept(Values, node), _compared(node))


@rule(typed.Block)
def values_for_the_edge(lint: Lint, node: typed.Block) -> None:
    """Warns about a constant in the buffer of a `shift`, which the shift replaces on every PE."""
    if not lint.names(_PORT):
        return
    given: dict[Any, typed.Node] = {}
    for item in node.items:
        value = item.value if isinstance(item, typed.Evaluate) else None
        symbol = _shifted_to(item)
        if symbol is not None and symbol in given:
            text = f"`shift` goes round: PE 0 gets the last PE's block, and the value that `{shown(symbol)}` has is "
            hint = "set it after the shift, on PE 0: `if (my_pe() == 0) ...`"
            note = Note(given[symbol].span, "this value is replaced on every PE")
            lint.faults.warning("W0591", item.span, text + "lost there, too", hint, note)
        elif isinstance(value, typed.Assign) and isinstance(strip(value.value), typed.Constant):
            given[root(value.target)] = value
            continue
        for one in live(item):
            if isinstance(one, typed.Load):
                given.pop(root(one.object), None)


_PORT = "__shift_port"  # <emc/coll.h>: `shift` is a macro that names it


def _shifted_to(item: typed.Node) -> Any:
    """The object of this PE that a `shift` fills; None if there is none."""
    parts = list(live(item))
    if any(isinstance(one, typed.Variable) and one.symbol.name == _PORT for one in parts):
        for one in parts:
            to = strip(one.arguments[1]) if callee(one) == "mem_copyout" else None
            place = strip(to.arguments[1]) if isinstance(to, typed.Builtin) and to.name == "global_of" else None
            if isinstance(place, typed.Address):
                return root(place.object)
    return None


def _compared(node: typed.FunctionBody) -> set[typed.Automatic]:
    """The variables that are compared with 0: the function asks whether they are negative."""
    tests = (one for one in live(node) if isinstance(one, typed.Binary) and one.op in ("<", ">="))
    zeros = (one for one in tests if isinstance(right := strip(one.right), typed.Constant) and right.value == 0)
    return {symbol for one in zeros if (symbol := variable(one.left)) is not None}


def _look(lint: Lint, node: Any, values: Values, compared: set[typed.Automatic]) -> None:
    """Goes through a node. A condition on the number of the PE may keep PE 0 out, so what is under it is left out."""
    match node:
        case typed.If(test=test) | typed.Conditional(test=test) | typed.Logical(left=test) if _asks(test, values):
            return
        case typed.Assign(target=typed.Variable(symbol=symbol)) if symbol in compared:
            return
        case typed.Binary(op="%", type=Int(signed=True)):
            _check(lint, node, values)
        case _:
            pass
    for name in PARTS[type(node)]:
        part = getattr(node, name)
        for one in part if type(part) is tuple else (part,):
            if one is not None:
                _look(lint, one, values, compared)


def _asks(test: typed.Value, values: Values) -> bool:
    """Whether a condition names the number of the PE."""
    found = (by_pe(one, values) for one in live(test) if isinstance(one, typed.Value))
    return any(one is not None and one[0] != 0 for one in found)


def _check(lint: Lint, node: typed.Binary, values: Values) -> None:
    dividend = by_pe(node.left, values)
    if dividend is not None and dividend[0] > 0 and dividend[1] < 0:
        text = f"on PE 0 this is negative: {dividend[1]} % n is not the number of the last PE, but {dividend[1]}"
        lint.warning(
            "W0591", node.span, text, f"add the number of PEs first: `(my_pe() + N_PE - {-dividend[1]}) % N_PE`"
        )
