# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about results that are lost in a task block: the block sets its own copy of a variable, and the starter reads
its own variable, which is unchanged.

    where (p) dowith (v) { v = *p; }  printf("%d", v);          `update (v)` is missing
    everywhere (A) dowith (s) { s += A[0]; }  return s;         `reductionsum (s)` is missing

It warns about a value that a statement of the block sets and that is then used only to compute the variable's next
value, if the starter reads its own variable after the block before setting it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.graph import Graph, Spot, graph, spots
from emc.front.lint.combining import BEGINS, reduction_of
from emc.front.lint.nodes import discarded_updates, kept, live, steps_of
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.through import Through
from emc.front.types import Array, Struct, is_aggregate
from emc.source import Span

Symbol: TypeAlias = typed.Automatic | typed.Static


@rule(typed.Unit)
def lost_results(lint: Lint, node: typed.Unit) -> None:
    for function in node.functions:
        if any(isinstance(one, typed.TaskBlock) for one in live(function)):
            _look(lint, node, graph(function.body), kept(Through, node))


def _look(lint: Lint, unit: typed.Unit, around: Graph, through: Through) -> None:
    for block, (spot, start) in zip(around.blocks, around.joins, strict=True):
        made = graph(block.body)
        for inner, outer in _copies(block, around):
            lost = _lost(block, made, inner, through)
            if lost is None:
                continue
            read = (
                _read_after(spot, start, outer)
                if isinstance(outer, typed.Automatic)
                else _read_else(unit, block, outer)
            )
            if read is not None:
                _warn(lint, block, inner, lost, read)
        _look(lint, unit, made, through)


def _copies(block: typed.TaskBlock, around: Graph) -> Iterator[tuple[typed.Automatic, Symbol]]:
    """The block's own copies that no clause returns, with the starter's variables."""
    handed = {clause.inner for clause in (*block.updates, *block.reductions)}
    for capture in block.captures:
        match capture.value:
            case typed.Load(object=typed.Variable(symbol=symbol)) if capture.inner not in handed:
                yield capture.inner, symbol
            case _:
                pass
    known = {(s.name, s.span): s for spot in spots(around.first) for _, s, _ in spot.events}
    for inner in block.privates:
        outer = known.get((inner.name, inner.span))
        if inner not in handed and outer is not None:
            yield inner, outer


# ---- what the starter does after the block


def _read_after(spot: Spot, start: int, outer: typed.Automatic) -> Span | None:
    """The place where the starter next reads the variable; None if it sets it first, or never reads it. For an array or
    a struct each mention counts."""
    reads = ("read", "set", "part") if is_aggregate(outer.type) else ("read",)
    found = [span for what, span in _next(spot, start, outer) if what in reads]
    return min(found, key=_place, default=None)


def _next(spot: Spot, start: int, symbol: typed.Automatic) -> Iterator[tuple[str, Span]]:
    """The first event of the variable on each path from there, and its place."""
    work, seen = [(spot, start)], set[int]()
    while work:
        here, index = work.pop()
        found = next(((what, span) for what, s, span in here.events[index:] if s is symbol), None)
        if found is not None:
            yield found
            continue
        work += [(following, 0) for following in here.next if id(following) not in seen]
        seen |= {id(following) for following in here.next}


def _read_else(unit: typed.Unit, block: typed.TaskBlock, outer: typed.Static) -> Span | None:
    """A place where the file reads the PE's own object, neither before the block nor in the values it starts with."""
    given = {id(capture.value) for capture in block.captures}
    found = [
        node.span
        for function in unit.functions
        for node in live(function)
        if isinstance(node, typed.Load) and id(node) not in given and root(node.object) is outer
        if function.span.line > block.span.line or node.span.line > block.span.end_line
    ]
    return min(found, key=_place, default=None)


def _place(span: Span) -> tuple[int, int]:
    return span.line, span.column


# ---- what the block does with its copy


def _lost(block: typed.TaskBlock, made: Graph, inner: typed.Automatic, through: Through) -> Span | None:
    """The first place where a statement, or a function that gets its address, sets the copy to a value that is never
    used."""
    own = _Own(block.body, inner, through)
    if own.escapes or not (own.sets or own.given):
        return None
    if own.given:
        return None if own.reads - own.for_itself else own.given[0]
    if is_aggregate(inner.type):
        return None if own.reads - own.for_itself else own.sets[0]
    return next((span for span in own.sets if not _is_used(made, inner, span, own.for_itself)), None)


class _Own:
    """How a body uses one of its variables."""

    def __init__(self, body: typed.Block, symbol: typed.Automatic, through: Through):
        self.symbol = symbol
        self.through = through
        self.given: list[Span] = []  # where functions get its address that only set it
        self.sets: list[Span] = []  # where statements set it: the place of the target
        self.reads: set[Span] = set()
        self.for_itself: set[Span] = set()  # the reads that only compute its next value, or decide on it
        self.escapes = False  # its address is used elsewhere
        steps: set[int] = set()  # addresses that only lead to an element
        for node in live(body, into_blocks=False):
            self._note(node, steps)
        for node in live(body, into_blocks=False):
            if isinstance(node, typed.Address) and root(node.object) is symbol:
                self.escapes |= id(node) not in steps
        for assign in discarded_updates(body):
            self._set(assign)

    def _note(self, node: Any, steps: set[int]) -> None:
        match node:
            case typed.Load(object=thing):
                if root(thing) is self.symbol:
                    self.reads.add(node.span)
                    steps |= steps_of(thing)
            case typed.Assign(target=thing) | typed.Update(target=thing):
                if root(thing) is self.symbol:
                    steps |= steps_of(thing)
            case typed.Call():
                for address, use in self.through.given(node):
                    if root(address.object) is self.symbol and use.sets:
                        steps.add(id(address))
                        self.given.append(address.span)
            case typed.If(test=test, other=None):
                if any(root(assign.target) is self.symbol for assign in discarded_updates(node.then)):
                    self.for_itself |= self._reads(test)
            case typed.TaskBlock():
                clauses = (*node.updates, *node.reductions)
                self.sets += [c.outer.span for c in clauses if root(c.outer) is self.symbol]
            case _:
                pass

    def _set(self, assign: typed.Assign | typed.Update) -> None:
        if root(assign.target) is not self.symbol:
            return
        self.sets.append(assign.target.span)
        self.for_itself |= self._reads(assign.value)
        if isinstance(assign, typed.Update):
            self.for_itself.add(assign.target.span)

    def _reads(self, value: typed.Value) -> set[Span]:
        return {one.span for one in live(value) if isinstance(one, typed.Load) and root(one.object) is self.symbol}


def _is_used(made: Graph, symbol: typed.Automatic, start: Span, for_itself: set[Span]) -> bool:
    """Whether some path from where the variable is set reaches a read that is not for its own next value."""
    work: list[tuple[Spot, int]] = []
    for spot in spots(made.first):
        for index, (what, s, span) in enumerate(spot.events):
            if s is symbol and what == "set" and span == start:
                work.append((spot, index + 1))
    if not work:
        return True  # no path leads there
    seen: set[int] = set()
    while work:
        spot, index = work.pop()
        verdict = _through(spot, index, symbol, for_itself)
        if verdict:
            return True
        if verdict is None:
            work += [(following, 0) for following in spot.next if id(following) not in seen]
            seen |= {id(following) for following in spot.next}
    return False


def _through(spot: Spot, start: int, symbol: typed.Automatic, for_itself: set[Span]) -> bool | None:
    """True: the value is used in this spot. False: another value replaces it. None: the value, or one computed from it,
    is still there at the end."""
    made_of_it = False
    for what, s, span in spot.events[start:]:
        if s is not symbol:
            continue
        if what == "read" and span not in for_itself:
            return True
        if what == "read":
            made_of_it = True
        elif not made_of_it:
            return False
        else:
            made_of_it = False
    return None


# ---- the warnings


def _warn(lint: Lint, block: typed.TaskBlock, inner: typed.Automatic, lost: Span, read: Span) -> None:
    name = inner.name
    text = f"the block sets its own copy of `{name}`, and the value is lost when the block ends"
    note = Note(read, f"this is the `{name}` outside the block, which the block does not change")
    lint.faults.warning("W0551", lost, text, _hint(block, inner), note)


def _hint(block: typed.TaskBlock, inner: typed.Automatic) -> str:
    name = inner.name
    if isinstance(inner.type, Array):
        return f"add it to the block's list, `({name})`: then the block gets a pointer to the array outside"
    if not block.wait:
        return (
            "no thread waits for a `forkwith` block: write `dowith "
            f"... update ({name})`, or have it set a global object"
        )
    if isinstance(block.place, typed.Everywhere | typed.Iterate):
        if isinstance(inner.type, Struct):
            return "let each copy write to its own element of a global array: a reduction can combine only numbers"
        op = reduction_of(block.body, inner)
        if not op:
            return f"add `reductionsum ({name})` after the block, or a reduction to max, min, prod, and, or, xor"
        compared = any(isinstance(one, typed.Binary) and _compares(one, inner) for one in live(block.body))
        begins = f"`{name} = {BEGINS[op]};`" if compared or op != "max" else "what means none, such as -1"
        return f"end the block with `}} reduction{op} ({name})`, and let each copy begin with {begins}"
    if block.updates:
        names = ", ".join(shown(one.inner) for one in block.updates)
        return f"add it to the block's list: `update ({names}, {name})`"
    return f"add `update ({name})` after the block"


def _compares(test: typed.Binary, symbol: typed.Automatic) -> bool:
    return test.op in ("<", ">", "<=", ">=") and symbol in (variable(test.left), variable(test.right))
