# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about words of several PEs that are taken as if they came in the order of the PEs.

for (pe = 0; pe < N_PE; pe++) v[pe] = word_rcv(1);                      words come in the order of arrival
for (pe = 0; pe < N_PE; pe++) { n = word_rcv(1);  printf("PE %d: %d", pe, n); }
for (i...) fork(i % N_PE, work, 1, i);  for (i...) v[i] = q_read(&answers);         short jobs answer first
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import LOOPS, arguments_of, callee, live, string_of, strip
from emc.front.lint.qcells import cell_of
from emc.front.lint.ranges import Range, range_of, start_of, variable
from emc.front.lint.reached import reached_from
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array

_OF_PE = re.compile(rb"(?i)\b(pe|node|rank|from)[ #=:]*%")  # a format with the number of a PE


@rule(typed.FunctionBody)
def words_by_number(lint: Lint, node: typed.FunctionBody) -> None:
    """Checks loops over all PEs, or all but PE 0."""
    if lint.target.pes < 3:
        return
    for loop in live(node):
        numbers = range_of(loop) if isinstance(loop, typed.For) else None
        if not isinstance(loop, typed.For) or numbers is None or numbers.stop != lint.target.pes:
            continue
        if numbers.first not in (0, 1):
            continue
        for one in _taken_for(loop, numbers):
            name = numbers.symbol.name
            text = f"words of several PEs come in any order: this one is not always from PE `{name}`"
            hint = "use a type or a cell for each PE; or send the PE's number along; or let each PE write its result "
            hint += "into a `global` array"
            lint.warning("W0573", one.span, text, hint)


@rule(typed.Unit)
def answers_by_number(lint: Lint, node: typed.Unit) -> None:
    """Checks loops that take a word of one Q cell for each of the threads that another loop has forked."""
    bodies = {function.symbol: function for function in node.functions}
    sent = {
        cell
        for function in node.functions
        for loop in live(function)
        if isinstance(loop, LOOPS)
        for body in _forked(loop, bodies)
        for part in reached_from(body, bodies)
        for cell in _cells(part, "send")
    }
    for function in node.functions if sent else ():
        for loop in live(function):
            index = _counter(loop) if isinstance(loop, typed.For) else None
            if index is None or _asks(loop.body):
                continue
            for one in live(loop.body, into_blocks=False):
                if isinstance(one, typed.Assign) and _has_index(one.target, index) and _takes(one.value, index):
                    cell = next(_cells(one.value, "request"), None)
                    if (
                        cell is not None
                        and cell in sent
                        and not any(fault.span == one.span for fault in lint.faults.found)
                    ):
                        text = f"words in `{shown(cell)}` come in the order in which the threads end: this one is not "
                        text += f"always that of number `{shown(index)}`"
                        hint = f"give each thread its number, and let it write to element `{shown(index)}` of a "
                        hint += "`global` array, or to a Q cell of its own"
                        lint.warning("W0573", one.span, text, hint)


def _cells(node: Any, name: Literal["send", "request"]) -> Iterator[typed.Static]:
    """The Q cells, not elements of arrays, that are written (`send`) or read (`request`)."""
    found = (cell_of(one, name) for one in live(node))
    return (cell.symbol for cell in found if cell is not None and cell.whole)


def _forked(loop: Any, bodies: Any) -> Iterator[Any]:
    """The bodies of the threads that a loop forks."""
    for one in live(loop.body):
        if isinstance(one, typed.RemoteCall) and one.fork and isinstance(one.function, typed.FunctionAddress):
            if one.function.symbol in bodies:
                yield bodies[one.function.symbol].body
        elif isinstance(one, typed.TaskBlock) and not one.wait:
            yield one.body


def _counter(loop: typed.For) -> typed.Automatic | None:
    start = start_of(loop)
    return start[0] if start is not None and start[2] == 1 else None


def _has_index(target: typed.Value, index: typed.Automatic) -> bool:
    pointer = target.pointer if isinstance(target, typed.Deref) else None
    if isinstance(pointer, typed.PointerAdd):
        return variable(pointer.index) is index
    return isinstance(pointer, typed.SpreadElement) and any(variable(one) is index for one in pointer.indices)


def _taken_for(loop: typed.For, numbers: Range) -> Iterator[Any]:
    """Where the loop takes a word for that of the PE of its number."""
    index, asks = numbers.symbol, _asks(loop.body)
    words: dict[Any, Any] = {}
    for one in live(loop.body, into_blocks=False):
        if isinstance(one, typed.Assign) and _takes(one.value, index):
            if _indexed(one.target, numbers):
                yield one
            elif isinstance(one.target, typed.Variable) and not asks:
                words[one.target.symbol] = one
        elif isinstance(one, typed.Call) and _is_about(one, index):
            for word in (words.pop(variable(argument), None) for argument in arguments_of(one)):
                if word is not None:
                    yield word


def _asks(body: typed.Node) -> bool:
    """Whether the loop itself starts who sends the word, or asks one PE for it."""
    asking = (typed.TaskBlock, typed.RemoteCall, typed.Packet)
    return any(
        isinstance(one, asking)
        or (isinstance(one, typed.Builtin) and one.name in ("send", "pkt_output"))
        or callee(one) == "resched"
        for one in live(body)
    )


def _is_about(call: typed.Call, index: typed.Automatic) -> bool:
    """Whether a call gets the number of the PE, or an element with that number; a format must name the PE."""
    if any(
        isinstance(one, typed.PointerAdd | typed.SpreadElement)
        and index in [variable(k) for k in ((one.index,) if isinstance(one, typed.PointerAdd) else one.indices)]
        for argument in arguments_of(call)
        for one in live(argument)
    ):
        return True
    texts = [string for argument in arguments_of(call) if (string := string_of(argument)) is not None]
    named = any(text.image is not None and _OF_PE.search(text.image.data) for text in texts)
    return named and any(variable(argument) is index for argument in arguments_of(call))


def _takes(value: typed.Value, index: typed.Automatic) -> bool:
    value = strip(value)
    if isinstance(value, typed.Builtin) and value.name in ("request", "pkt_input") and value.word != "iread":
        return not any(isinstance(one, typed.Variable) and one.symbol is index for one in live(value))
    return False


def _indexed(target: typed.Value, numbers: Range) -> bool:
    """Whether the target is element number `pe` of a row of N_PE elements."""
    if not isinstance(target, typed.Deref) or not isinstance(target.pointer, typed.PointerAdd):
        return False
    base = target.pointer.pointer
    type = base.object.type if isinstance(base, typed.Address) else None
    return variable(target.pointer.index) is numbers.symbol and isinstance(type, Array) and type.fixed == numbers.stop
