# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a file-scope variable that is to carry a value from PE to PE, although each PE has its own.

int carry;  static int scan(void) { ... carry += row[i]; row[i] = carry; ... }
for (k = 0; k < N_PE; k++) remote_call(k, scan, 0);         each PE begins with its own `carry`, which is 0
for (k = 0; k < N_PE; k++) where (&A[k]) dowith () { carry += A[k]; A[k] = carry; }

It warns if nothing but the function, or the block, names the variable, and if it runs once on each PE: then the
variable is of use only to carry something on. It also warns if the variable begins with a value other than 0, of which
each call takes something: `heap -= n;`.
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import LOOPS, live
from emc.front.lint.ranges import range_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.types import Spread


@rule(typed.Unit)
def carried_values(lint: Lint, node: typed.Unit) -> None:
    if lint.target.pes == 1:
        return
    bodies = {function.symbol: function.body for function in node.functions}
    once = [
        (loop, body)
        for function in node.functions
        if function.symbol.name == "main"
        for loop, body in _once_on_each(function, bodies, lint.target.pes)
        if _calls_of(node, body, bodies) <= 1
    ]
    shared = [pair for function in node.functions for pair in _in_turn(function, bodies)]
    for loop, body in [*once, *(pair for pair in shared if pair[1] not in [body for _, body in once])]:
        inside = set(map(id, live(body)))
        for symbol, place in _accumulated(body):
            mentions = (one for f in node.functions for one in live(f) if isinstance(one, typed.Variable))
            begins = symbol.image is not None and any(symbol.image.data)
            if (loop, body) not in once and not begins:
                continue  # it may count what this PE has
            if all(id(one) in inside for one in mentions if one.symbol is symbol):
                name = shown(symbol)
                text = f"each PE has its own `{name}`: what another PE has added to its own is not in it"
                hint = f"pass `{name}` on: give it as an argument, and return the new value; or declare it `global`"
                where = (
                    "this loop runs it once on each PE" if (loop, body) in once else "this loop runs it on several PEs"
                )
                note = Note(loop.span, where)
                lint.faults.warning("W0558", place.span, text, hint, note)


def _once_on_each(
    main: typed.FunctionBody, bodies: dict[typed.FunctionName, typed.Block], pes: int
) -> Iterator[tuple[typed.For, typed.Block]]:
    """The functions and blocks that a loop of main, outside of other loops, sends to one PE after the other."""
    outer = [one for one in live(main, into_blocks=False) if isinstance(one, LOOPS)]
    nested = {id(one) for loop in outer for one in live(loop, into_blocks=False) if one is not loop}
    for loop in outer:
        numbers = range_of(loop) if isinstance(loop, typed.For) and id(loop) not in nested else None
        if not isinstance(loop, typed.For) or numbers is None or numbers.last >= pes:
            continue
        for one in live(loop.body, into_blocks=False):
            if isinstance(one, LOOPS):
                break
            pe = one.pe if isinstance(one, typed.RemoteCall) else None
            if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Where):
                pe = one.place.pointer
            if pe is None or not any(variable(part) is numbers.symbol for part in live(pe)):
                continue
            if isinstance(one, typed.TaskBlock):
                yield loop, one.body
            elif isinstance(one.function, typed.FunctionAddress) and one.function.symbol in bodies:
                yield loop, bodies[one.function.symbol]


def _in_turn(
    function: typed.FunctionBody, bodies: dict[typed.FunctionName, typed.Block]
) -> Iterator[tuple[typed.Node, typed.Block]]:
    """The functions that a loop calls on a PE whose number it changes."""
    for loop in live(function, into_blocks=False):
        if not isinstance(loop, LOOPS):
            continue
        parts = list(live(loop, into_blocks=False))
        changed = {root(one.target) for one in parts if isinstance(one, typed.Assign | typed.Update)}
        for one in parts:
            called = (
                one.function if isinstance(one, typed.RemoteCall) and variable(one.pe) in changed - {None} else None
            )
            if isinstance(called, typed.FunctionAddress) and called.symbol in bodies:
                yield loop, bodies[called.symbol]


def _calls_of(unit: typed.Unit, body: typed.Block, bodies: dict[typed.FunctionName, typed.Block]) -> int:
    """How often the file names a function."""
    symbols = {symbol for symbol, its in bodies.items() if its is body}
    return sum(
        isinstance(one, typed.FunctionAddress) and one.symbol in symbols for f in unit.functions for one in live(f)
    )


def _accumulated(body: typed.Block) -> Iterator[tuple[typed.Static, typed.Node]]:
    """The PE's own variables that a body only computes from their own values."""
    sets: dict[typed.Static, list[bool]] = {}
    places: dict[typed.Static, typed.Node] = {}
    for one in live(body, into_blocks=False):
        target = one.target if isinstance(one, typed.Assign | typed.Update) else None
        symbol = target.symbol if isinstance(target, typed.Variable) else None
        if isinstance(symbol, typed.Static) and not isinstance(symbol.type, Spread):
            reads = any(isinstance(part, typed.Variable) and part.symbol is symbol for part in live(one.value))
            sets.setdefault(symbol, []).append(isinstance(one, typed.Update) or reads)
            places.setdefault(symbol, one)
    for symbol, found in sets.items():
        if all(found):
            yield symbol, places[symbol]
