# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about words of several PEs that are taken as if they came in the order of the PEs.

for (pe = 0; pe < N_PE; pe++) v[pe] = word_rcv(1);                      words come in the order of arrival
for (pe = 0; pe < N_PE; pe++) { n = word_rcv(1);  printf("PE %d: %d", pe, n); }
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from emc.front import typed
from emc.front.lint.nodes import arguments_of, callee, live, string_of, strip
from emc.front.lint.ranges import Range, range_of, variable
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
