"""Finds variables that are read before they are set, and functions that may end without a value.

    int s; for (i = 0; i < n; i++) s += a[i];       // `s` is read before it is set, on every path

`report(unit, faults)` reports on a whole checked file; `unset(body, given)` is the analysis alone. A read is *surely*
unset if every path to its first execution leaves the variable unset.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from emc.dataclass import dataclass
from emc.faults import Faults, Note
from emc.front import typed
from emc.front.graph import Graph, Spot, What, graph, spots
from emc.front.types import Function, Void
from emc.source import Span

DEPTH = 40_000  # Python frames; the parser limits how deep a tree nests, so this limit is never reached


@dataclass(frozen=True, slots=True)
class Finding:
    """A read of an unset variable."""

    symbol: typed.Automatic
    span: Span
    surely: bool  # unset on every path; else on some path


@dataclass(frozen=True, slots=True)
class _State:
    """Bit sets over the variables, at the beginning of a spot."""

    unset: int  # those that may be unset
    set: int  # those that may be set


def unset(body: typed.Block, given: Iterable[typed.Automatic]) -> list[Finding]:
    """The reads of unset variables in a body, in order. given: the variables that have a value from the start."""
    return _findings(graph(body), given)


def may_leave_unset(body: typed.Block, symbols: Iterable[typed.Automatic]) -> set[typed.Automatic]:
    """The symbols that some path through the body to its end does not set completely. They are unset at the start."""
    made = graph(body)
    wanted = set(symbols)
    numbers = {symbol: i for i, symbol in enumerate(wanted)}
    end = _states(made, numbers, 0, reads_count=False).get(id(made.last))
    return {symbol for symbol, i in numbers.items() if end and _ended(made, end, numbers) >> i & 1}


def ends(body: typed.Block) -> bool:
    """Whether the end of the body can be reached."""
    made = graph(body)
    return id(made.last) in _states(made, {}, 0, reads_count=True)


def report(unit: typed.Unit, faults: Faults) -> None:
    """Reports faults and warnings for the functions of a file without other errors."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEPTH))
    try:
        for function in unit.functions:
            report_function(function, faults)
    finally:
        sys.setrecursionlimit(before)


def report_function(function: typed.FunctionBody, faults: Faults) -> None:
    """Reports faults and warnings for a function and the task blocks in it."""
    made = graph(function.body)
    given = [*function.parameters, *([function.rest] if function.rest else [])]
    _warn([f for f in _findings(made, given) if f.surely], faults)
    _report_end(function, made, faults)
    for block in made.blocks:
        _report_block(block, faults)


def _warn(findings: list[Finding], faults: Faults) -> None:
    """Warns once for each variable."""
    for symbol, finding in _first(findings).items():
        text, hint = f"`{symbol.name}` is read before it is set", f"give it a value: `{symbol.name} = ...`"
        faults.warning("W0260", finding.span, text, hint)


def _first(findings: list[Finding]) -> dict[typed.Automatic, Finding]:
    return {finding.symbol: finding for finding in reversed(findings)}


def _report_end(function: typed.FunctionBody, made: Graph, faults: Faults) -> None:
    type = function.symbol.type
    if not isinstance(type, Function) or isinstance(type.result, Void):
        return
    if id(made.last) not in _states(made, {}, 0, reads_count=True):
        return
    end = function.body.span.last
    name = function.symbol.name.partition("@")[0]
    text = f"`{name}` may reach its end without returning a value"
    faults.warning("W0261", end, text, "add a `return` with a value")


def _report_block(block: typed.TaskBlock, faults: Faults) -> None:
    made = graph(block.body)
    given = [capture.inner for capture in block.captures]
    if isinstance(block.place, typed.Iterate):
        given.append(block.place.identity)
    privates = set(block.privates)
    findings = _findings(made, given)
    _warn([f for f in findings if f.surely and f.symbol not in privates], faults)
    told = _first([f for f in findings if f.symbol in privates])
    for finding in told.values():
        _report_private(block, finding, faults)
    unset = privates - told.keys()
    _report_reductions(block, [one for one in block.reductions if one.inner in unset], faults)
    for inner in made.blocks:
        _report_block(inner, faults)


_NEUTRAL = {"sum": 0, "xor": 0, "prod": 1}


def _report_reductions(block: typed.TaskBlock, clauses: Iterable[typed.Reduce], faults: Faults) -> None:
    """Reports on the variables of reductions that a copy may leave unset. A value from outside is counted once for each
    copy by some operations; for the others, each copy may start with it."""
    found = [clause for clause in clauses if may_leave_unset(block.body, [clause.inner])]
    names = [clause.inner.name for clause in found if clause.op not in _NEUTRAL]
    listed = ", ".join(dict.fromkeys([*_listed_names(block), *names]))
    note: tuple[Note, ...] = (Note(block.span, "the block begins here"),)
    for clause in found:
        name = clause.inner.name
        text = f"not every copy sets its own `{name}`, and the reduction combines those of all copies"
        hint = f"to start each copy with the value from outside the block, write `dowith ({listed})`"
        if clause.op in _NEUTRAL:
            hint = f"set it first in the block: `{name} = {_NEUTRAL[clause.op]};`"
        faults.warning("W0470", clause.span, text, hint, *note)
        note = ()


def _report_private(block: typed.TaskBlock, finding: Finding, faults: Faults) -> None:
    name, word = finding.symbol.name, "dowith" if block.wait else "forkwith"
    note = Note(block.span, "the block begins here")
    why = f"the block's own copy of `{name}` is read here, and "
    listed = ", ".join([*_listed_names(block), name])
    hint = f"to start with the value from outside the block, write `{word} ({listed})`; or set it first"
    if finding.surely:
        faults.error("E0470", finding.span, why + "nothing has set it", hint, note)
    else:
        faults.warning("W0470", finding.span, why + "not every path sets it before", hint, note)


def _listed_names(block: typed.TaskBlock) -> list[str]:
    updated = {update.inner for update in block.updates}
    return [capture.inner.name for capture in block.captures if capture.listed and capture.inner not in updated]


# ---- the analysis


def _findings(made: Graph, given: Iterable[typed.Automatic]) -> list[Finding]:
    numbers = _numbers(made)
    start = 0
    for symbol in given:
        start |= 1 << numbers.get(symbol, len(numbers))
    states = _states(made, numbers, start, reads_count=True)
    found: dict[tuple[typed.Automatic, Span], bool] = {}
    for spot in spots(made.first):
        if id(spot) not in states:
            continue
        state = states[id(spot)]
        for what, symbol, span in spot.events:
            bit = 1 << numbers[symbol]
            if what == "read" and state.unset & bit:
                found[symbol, span] = found.get((symbol, span), True) and not state.set & bit
            state = _step(state, what, bit, reads_count=True)
    order = sorted(found.items(), key=lambda item: (item[0][1].line, item[0][1].column))
    return [Finding(symbol, span, surely) for (symbol, span), surely in order]


def _numbers(made: Graph) -> dict[typed.Automatic, int]:
    numbers: dict[typed.Automatic, int] = {}
    for spot in spots(made.first):
        for _, symbol, _ in spot.events:
            numbers.setdefault(symbol, len(numbers))
    return numbers


def _states(made: Graph, numbers: dict[typed.Automatic, int], start: int, reads_count: bool) -> dict[int, _State]:
    """The state at the beginning of each reachable spot, by the spot's id. start: variables that are set before.
    reads_count: whether a path is ignored after it has read an unset variable."""
    every = (1 << len(numbers) + 1) - 1
    states = {id(made.first): _State(every & ~start, start)}
    work = [made.first]
    while work:
        spot = work.pop()
        state = _behind(spot, states[id(spot)], numbers, reads_count)
        for following in spot.next:
            known = states.get(id(following))
            joined = _State(known.unset | state.unset, known.set | state.set) if known else state
            if joined != known:
                states[id(following)] = joined
                work.append(following)
    return states


def _behind(spot: Spot, state: _State, numbers: dict[typed.Automatic, int], reads_count: bool) -> _State:
    for what, symbol, _ in spot.events:
        state = _step(state, what, 1 << numbers[symbol] if symbol in numbers else 0, reads_count)
    return state


def _step(state: _State, what: What, bit: int, reads_count: bool) -> _State:
    """The state after one event. A path that read the variable unset is in neither `unset` nor `set`, and stays so.
    Reads do not record which part of a record was set. If reads don't count, all of the record must be set."""
    if what == "part" and not reads_count:
        return state
    if what in ("set", "part"):
        return _State(state.unset & ~bit, state.set | state.unset & bit)
    if what == "forget":
        return _State(state.unset | state.set & bit, state.set & ~bit)
    return _State(state.unset & ~bit, state.set) if reads_count else state


def _ended(made: Graph, state: _State, numbers: dict[typed.Automatic, int]) -> int:
    """The variables that may be unset after the last spot."""
    return _behind(made.last, state, numbers, False).unset
