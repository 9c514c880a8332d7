# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about sums that every copy begins with the same value, which then counts once for each copy.

everywhere dowith () { s = f(0) + f(n); for (i = 1 + my_pe(); i < n; i += N_PE) s += f(i); } reductionsum (s);
s = f(0) + f(n);  everywhere dowith (s) { for (...) s += f(i); } reductionsum (s);

starts.py warns about constants of listed variables.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.front import typed
from emc.front.check.builtins.emc_words import ONE_DOUBLE, TWO_DOUBLES
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import LOOPS, copied_blocks, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule

_MATHS = frozenset({*ONE_DOUBLE, *TWO_DOUBLES, "fabs", "abs"})


@rule(typed.Unit)
def begun_by_each(lint: Lint, node: typed.Unit) -> None:
    """Warns about a sum over all copies to which each copy adds its part, and which it begins with the same value,
    other than 0."""
    pairs = [(one, function) for function in node.functions for one in copied_blocks(function) if one.reductions]
    bodies = {function.symbol: function.body for function in node.functions}
    for block, function in pairs if lint.target.pes > 1 else ():
        for clause in block.reductions:
            if clause.op != "sum" or not _adds_in_loop(block.body, clause.inner):
                continue
            start = _first_value(block.body, clause.inner)
            listed = start is None
            if start is None:
                start = _listed_value(function, block, clause)
            elif not _is_alike(start, {*_set_in(block.body)}, bodies):
                continue
            if start is not None and not _is_zero(start) and not (listed and isinstance(strip(start), typed.Constant)):
                name = shown(clause.inner)
                text = f"every copy begins `{name}` with this value, and the reduction adds all copies' `{name}`: the "
                text += f"value counts {lint.target.pes} times"
                hint = f"begin with 0 in each copy, and add the value to `{name}` after the block"
                lint.warning("W0564", start.span, text, hint)


def _adds_in_loop(body: typed.Block, symbol: typed.Automatic) -> bool:
    return any(
        isinstance(one, typed.Update) and one.op == "+" and root(one.target) is symbol
        for loop in live(body, into_blocks=False)
        if isinstance(loop, LOOPS)
        for one in live(loop)
    )


def _first_value(body: typed.Block, symbol: typed.Automatic) -> typed.Value | None:
    """The value that the block's first statements set the variable to; None if they don't."""
    for item in body.items:
        assign = item.value if isinstance(item, typed.Evaluate) else None
        if isinstance(assign, typed.Assign) and root(assign.target) is symbol:
            return assign.value
        if isinstance(item, LOOPS):
            break
    return None


def _listed_value(function: typed.FunctionBody, block: typed.TaskBlock, clause: typed.Reduce) -> typed.Value | None:
    """The only value that a listed variable is set to before the block; None if the block, or another statement, sets
    it, too."""
    outer = variable(clause.outer) or (clause.outer.symbol if isinstance(clause.outer, typed.Variable) else None)
    listed = any(capture.inner is clause.inner and capture.listed for capture in block.captures)
    if not isinstance(outer, typed.Automatic) or not listed or outer.addressed:
        return None
    inside = set(map(id, live(block.body)))
    sets = [
        one
        for one in live(function)
        if isinstance(one, typed.Assign | typed.Update)
        and root(one.target) in (outer, clause.inner)
        and (id(one) not in inside or isinstance(one, typed.Assign))
    ]
    return sets[0].value if len(sets) == 1 and isinstance(sets[0], typed.Assign) else None


def _is_zero(value: typed.Value) -> bool:
    value = strip(value)
    return isinstance(value, typed.Constant) and value.value == 0


def _set_in(body: typed.Block) -> Iterator[typed.Automatic | typed.Static | None]:
    return (root(one.target) for one in live(body) if isinstance(one, typed.Assign | typed.Update))


def _is_alike(value: typed.Node, differs: set[Any], bodies: dict[typed.FunctionName, typed.Block]) -> bool:
    """Whether all copies compute the same: from constants, from variables other than those that differ, and by
    functions of this file that do so, too. bodies: of the functions that are not under way."""
    for one in live(value):
        match one:
            case typed.Builtin() | typed.RemoteCall() | typed.Deref() | typed.Packet() | typed.TaskBlock():
                return False
            case typed.Variable(symbol=typed.Static()):
                return False
            case typed.Variable(symbol=symbol) if symbol in differs:
                return False
            case typed.Call(function=typed.FunctionAddress(symbol=symbol)):
                rest = {other: body for other, body in bodies.items() if other is not symbol}
                if symbol.name not in _MATHS and (symbol not in bodies or not _is_alike(bodies[symbol], set(), rest)):
                    return False
            case typed.Call():
                return False
            case _:
                pass
    return True
