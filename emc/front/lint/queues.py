# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about words of two senders in one queue, of which the receiver takes one for the other.

word_send(NODE_PORT(left), 1, a);  word_send(NODE_PORT(right), 1, b);  x = word_rcv(1);  y = word_rcv(1);
word_send(NODE_PORT(0), 1, mine);  word_send(NODE_PORT(right), 1, sum);         PE 0 gets both kinds
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.faults import Note
from emc.front import typed
from emc.front.lint.nodes import LOOPS, apart, equal, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values
from emc.front.lint.words import type_sent, type_taken


@rule(typed.FunctionBody)
def words_of_two_neighbours(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about words of one type to two PEs, by which each PE gets two, and two variables for them."""
    ports: dict[object, list[typed.Value]] = {}
    sends = (one for one in live(node) if isinstance(one, typed.Builtin) and type_sent(one) is not None)
    for one in sends:
        asks = any(isinstance(part, typed.Builtin) and part.name == "my_pe" for part in live(one.arguments[0]))
        known = ports.setdefault(type_sent(one), [])
        if asks and not any(equal(one.arguments[0], port) for port in known):
            known.append(one.arguments[0])
    looped = {id(one) for loop in live(node) if isinstance(loop, LOOPS) for one in live(loop)}
    first: dict[object, typed.Value] = {}
    for one in live(node):
        value = strip(one.value) if isinstance(one, typed.Assign) and id(one) not in looped else None
        kind = type_taken(value)
        if kind is not None and value is not None and len(ports.get(kind, ())) > 1:
            if kind not in first:
                first[kind] = value
                continue
            text = (
                f"two PEs send words of type {kind} to this one, and they come in any order: this one need not be of "
            )
            hint = "give the words to the left and those to the right two types"
            note = Note(first[kind].span, "or this one is of that PE")
            lint.faults.warning("W0573", value.span, text + "the second PE", hint, note)
            return


@rule(typed.FunctionBody)
def words_of_two_kinds(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about words of one type to one PE, from all, and to neighbours: that PE gets both, and takes two."""
    ports: dict[object, dict[bool, typed.Value]] = {}
    for one in live(node):
        if isinstance(one, typed.Builtin) and (kind := type_sent(one)) is not None:
            port = one.arguments[0]
            asks = any(isinstance(part, typed.Builtin) and part.name == "my_pe" for part in _with_values(port, node))
            ports.setdefault(kind, {}).setdefault(asks, one)
    for kind, found in ports.items():
        takes = [one for one in live(node) if type_taken(one) == kind] if len(found) == 2 else []
        for number, one in enumerate(takes):
            first = next((other for other in takes[:number] if not apart(node, other, one)), None)
            if first is not None:
                text = f"words of type {kind} come from the neighbour and from the PEs that report, in any order: this "
                hint = "give the two kinds of words two types"
                note = Note(found[False].span, "these words go to the same queue as the neighbour's")
                lint.faults.warning("W0573", one.span, text + "one need not be of the kind that is meant", hint, note)
                return


def _with_values(value: typed.Value, function: typed.FunctionBody, depth: int = 3) -> Iterator[typed.Node]:
    """The parts of a value, and of what its variables were set to."""
    values = kept(Values, function)
    for one in live(value):
        yield one
        symbol = variable(one) if isinstance(one, typed.Load) else None
        given = values.given.get(symbol) if symbol is not None else None
        if given is not None and depth:
            yield from _with_values(given, function, depth - 1)
