# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about variables that two arms of `parallel` use at the same time. Arms share their variables.

    parallel { for (i = 0; i < n; i++) f(i); for (i = 0; i < n; i++) g(i); }        one `i` for both loops

It warns about a variable that one arm sets and another one sets or reads, since their order is not defined. It does not
warn about updates such as `n += f(1)` in both arms, which give the same result in any order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import gives_turn, live
from emc.front.lint.rules import Lint, rule
from emc.source import Span

Symbol = typed.Automatic | typed.Static


@rule(typed.Parallel)
def shared_by_arms(lint: Lint, node: typed.Parallel) -> None:
    arms = [_Arm(arm) for arm in node.arms]
    _elements(lint, arms)
    told: set[Symbol] = set()
    for number, one in enumerate(arms):
        for symbol, span in one.sets.items():
            other = next((arm for n, arm in enumerate(arms) if n != number and _meets(one, arm, symbol)), None)
            if other is None or symbol in told:
                continue
            told.add(symbol)
            name = shown(symbol)
            does = "sets" if symbol in other.sets else "reads"
            text = f"another arm of this `parallel` {does} `{name}`, too, and the order of the two is not defined"
            hint = "declare a variable inside `{ }` in each arm: variables outside the arms are shared"
            lint.faults.warning("W0559", span, text, hint, Note(other.first(symbol), "the other arm"))


def _elements(lint: Lint, arms: list[_Arm]) -> None:
    """Warns about an element of an array that one arm sets and another one sets or reads."""
    for number, one in enumerate(arms):
        for element, (sets, span) in one.elements.items():
            other = next((arm for n, arm in enumerate(arms) if n != number and element in arm.elements), None)
            if sets and other is not None:
                name = f"{shown(element[0])}[{element[1]}]"
                does = "sets" if other.elements[element][0] else "reads"
                text = f"another arm of this `parallel` {does} `{name}`, too, and the order of the two is not defined"
                hint = "read it after the `parallel`, when all arms are done"
                lint.faults.warning("W0559", span, text, hint, Note(other.elements[element][1], "the other arm"))
                return


def _element(thing: typed.Deref) -> tuple[Symbol, int] | None:
    """The element of an array of this PE with a constant index that an lvalue is; else None."""
    add = thing.pointer
    if not isinstance(add, typed.PointerAdd) or not isinstance(add.index, typed.Constant):
        return None
    array = add.pointer.object if isinstance(add.pointer, typed.Address) else None
    return (array.symbol, int(add.index.value)) if isinstance(array, typed.Variable) else None


class _Arm:
    """How an arm uses variables of this PE."""

    def __init__(self, arm: typed.Node):
        self.sets: dict[Symbol, Span] = {}  # those that it sets, and where
        self.reads: dict[Symbol, Span] = {}
        plain: set[Symbol] = set()
        own = {symbol for node in live(arm) if isinstance(node, typed.Block) for symbol in node.locals}
        self.elements: dict[tuple[Symbol, int], tuple[bool, Span]] = {}  # elements that it sets (True) or only reads
        chosen = {id(one): reads for node in live(arm, into_blocks=False) for one, reads in _choices(node)}
        for_itself = {read for reads in chosen.values() for read in reads}  # `n = n + 1` is an update, too
        for node in live(arm, into_blocks=False):
            match node:
                case typed.Assign(target=typed.Variable(symbol=symbol)):
                    self.sets.setdefault(symbol, node.span)
                    own_reads = _reads(node.value, symbol) | chosen.get(id(node), set())
                    for_itself |= own_reads
                    if not own_reads or any(gives_turn(one) for one in live(node.value)):
                        plain.add(symbol)
                case typed.Update(target=typed.Variable(symbol=symbol)):
                    self.sets.setdefault(symbol, node.span)
                case typed.Load(object=typed.Variable(symbol=symbol)) if id(node) not in for_itself:
                    self.reads.setdefault(symbol, node.span)
                case typed.Assign(target=typed.Deref() as target) if (element := _element(target)) is not None:
                    self.elements[element] = True, node.span
                case typed.Load(object=typed.Deref() as thing) if (element := _element(thing)) is not None:
                    self.elements.setdefault(element, (False, node.span))
                case typed.TaskBlock():
                    for clause in (*node.updates, *node.reductions):
                        if isinstance(clause.outer, typed.Variable):
                            self.sets.setdefault(clause.outer.symbol, clause.span)
                            plain.add(clause.outer.symbol)
                case _:
                    pass
        for symbol in own:
            self.sets.pop(symbol, None)
            self.reads.pop(symbol, None)
        self.updates = self.sets.keys() - plain  # those that it only updates as a whole

    def first(self, symbol: Symbol) -> Span:
        return self.sets.get(symbol) or self.reads[symbol]


def _choices(node: Any) -> Iterator[tuple[typed.Assign, set[int]]]:
    """The assignments of `if (v < best) best = v;`, each with the reads of its variable in the condition: an update, if
    nothing waits between the two."""
    if isinstance(node, typed.If) and not any(gives_turn(one) for part in (node.test, node.then) for one in live(part)):
        for assign in live(node.then):
            if isinstance(assign, typed.Assign) and isinstance(assign.target, typed.Variable):
                reads = _reads(node.test, assign.target.symbol)
                if reads:
                    yield assign, reads


def _reads(value: typed.Value, symbol: Symbol) -> set[int]:
    """The reads of a variable in a value, by id."""
    return {
        id(one)
        for one in live(value)
        if isinstance(one, typed.Load) and isinstance(one.object, typed.Variable) and one.object.symbol is symbol
    }


def _meets(one: _Arm, other: _Arm, symbol: Symbol) -> bool:
    if symbol in other.sets:
        whole = symbol in one.updates and symbol in other.updates
        return not (whole and symbol not in one.reads and symbol not in other.reads)
    return symbol in other.reads
