# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about objects of which each PE has its own copy, if they are set on one PE and read on others.

    int n;                                              at file scope: one on every PE
    int main(void) { n = 5; everywhere dowith () { v = n; } ...         only PE 0's is 5
    where (&A[2]) dowith () { n = A[2]; } printf("%d", n);              PE 2's is set, PE 0's is read

    remote_call(1, square, 1, 5); printf("%d", result);                 PE 1's `result` is set by `square`

It warns about three cases: an object that only main sets, on PE 0, and that other PEs read in a block, or in a function
that such a block calls or that is called remotely; an object that only main reads, and that only `where` blocks set, or
a function that is only called on PEs other than 0; and an array that only main reads, of which each PE sets the element
with its number. It does not warn about objects whose address is kept, since they may be set through it, or about reads
under a condition on the number of the PE. A function that only sets or reads an object through its parameter
(through.py) does it where it is called.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Any, Literal, TypeAlias

from emc.collectives import COMBINING, SCANS
from emc.dataclass import dataclass, field
from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.alone import only_from_main
from emc.front.lint.nodes import LOOPS, PARTS, callee, every, kept, live, steps_of, strip
from emc.front.lint.ranges import start_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.through import Through
from emc.front.types import Array, Pointer, Spread, Struct
from emc.source import Span

Where = Literal[
    "main", "where", "everywhere", "called", "remote", "elsewhere"
]  # main: on PE 0; called: from a block on other PEs, or remotely; remote: called on other PEs than 0 only
_AWAY = frozenset({"where", "everywhere", "called", "remote"})
_CALLED = frozenset({"called", "remote"})
_ITS_OWN = frozenset({"main", "remote"})
_CHOICES = frozenset({typed.If, typed.Conditional, typed.Switch})
Asked: TypeAlias = "bool | tuple[int]"  # whether there is a condition; the number of the PE, if it chooses one


@dataclass(slots=True)
class _Uses:
    """Where an object is set and read."""

    sets: list[tuple[Where, Span]] = field(default_factory=list[tuple[Where, Span]])
    # the last value: the condition on the PE's number that the read is under
    reads: list[tuple[Where, Span, Asked]] = field(default_factory=list[tuple[Where, Span, "Asked"]])
    plain: list[Span] = field(default_factory=list[Span])  # the assignments in main that set it
    by_pe: bool = False  # copies of `everywhere` set elements by the number of their PE
    escapes: bool = False  # its address is taken
    # the conditions on the number of the PE that the assignments are under
    chosen: list[Asked] = field(default_factory=list["Asked"])
    computed: bool = False  # an assignment sets it to another value than a constant
    decides: int = 0  # how many of the reads only decide, in an `if`, or go into a collective


@rule(typed.Unit)
def own_copies(lint: Lint, node: typed.Unit) -> None:
    mains = [f for f in node.functions if f.symbol.name == "main"]
    if not mains:
        return
    uses: dict[typed.Static, _Uses] = {}
    remote = _remote_calls(node)
    away, never_here = _called_away(node, remote), _never_on_pe_0(node, remote)
    alone = kept(only_from_main, node) - away
    in_where = _only_in_where(node, lint.target.pes)
    for function in node.functions:
        name = function.symbol.name
        where: Where = (
            "main"
            if name == "main" or function.symbol in alone
            else "called"
            if function.symbol in away
            else "elsewhere"
        )
        if function.symbol in never_here:
            where = "remote"
        if function.symbol in in_where:
            where = "where"
        _collect(function.body, where, uses, lint.target.pes, kept(Through, node))
    for symbol, use in uses.items():
        if not use.escapes and use.sets and use.reads:
            _check(lint, symbol, use)
            _check_rounds(lint, node, mains[0], symbol, use)


def _remote_calls(unit: typed.Unit) -> list[tuple[typed.FunctionName, typed.Value]]:
    """The functions that remote calls and forks name, and the PE's number."""
    return [
        (one.function.symbol, strip(one.pe))
        for function in unit.functions
        for one in every(function)
        if isinstance(one, typed.RemoteCall) and isinstance(one.function, typed.FunctionAddress)
    ]


def _never_on_pe_0(unit: typed.Unit, remote: list[tuple[typed.FunctionName, typed.Value]]) -> set[typed.FunctionName]:
    """The functions that are only called remotely, on a PE whose number is a constant other than 0, or on all
    in turn."""
    loops = [start_of(one) for f in unit.functions for one in every(f) if isinstance(one, typed.For)]
    counters = {one[0] for one in loops if one is not None and one[2] == 1}
    found = {symbol for symbol, _ in remote}
    uses = [one.symbol for f in unit.functions for one in every(f) if isinstance(one, typed.FunctionAddress)]
    parts = {f.symbol for f in unit.functions if _collects(f.body)}
    for symbol, pe in remote:
        away = bool(pe.value) if isinstance(pe, typed.Constant) else symbol in parts and _goes_round(pe, counters)
        if not away:
            found.discard(symbol)
    counted = [symbol for symbol, _ in remote]
    return {symbol for symbol in found if uses.count(symbol) == counted.count(symbol)}


def _only_in_where(unit: typed.Unit, pes: int) -> set[typed.FunctionName]:
    """The functions that only `where` blocks on other PEs than 0 call."""
    inside = [
        id(one)
        for function in unit.functions
        for block in every(function)
        if isinstance(block, typed.TaskBlock) and _place(block.place, "main", pes) == "where"
        for one in every(block.body)
        if isinstance(one, typed.FunctionAddress)
    ]
    uses = [one for f in unit.functions for one in every(f) if isinstance(one, typed.FunctionAddress)]
    return {one.symbol for one in uses} - {one.symbol for one in uses if id(one) not in set(inside)}


def _collects(body: typed.Block) -> bool:
    """Whether a function adds to an object of its PE or sets an element of one; all of it may be set on each PE."""
    return any(
        isinstance(one, typed.Update) or not isinstance(one.target, typed.Variable)
        for one in every(body)
        if isinstance(one, typed.Assign | typed.Update) and isinstance(root(one.target), typed.Static)
    )


def _goes_round(pe: typed.Value, counters: set[typed.Automatic]) -> bool:
    """Whether it goes through all PEs: `i % N_PE`, or the variable of a loop."""
    if variable(pe) in counters:
        return True
    return (
        isinstance(pe, typed.Binary) and pe.op == "%" and not any(isinstance(one, typed.Builtin) for one in every(pe))
    )


def _called_away(unit: typed.Unit, remote: list[tuple[typed.FunctionName, typed.Value]]) -> set[typed.FunctionName]:
    """The functions that blocks on other PEs or remote calls call, directly or indirectly."""
    bodies = {function.symbol: function.body for function in unit.functions}
    work = [
        one.body
        for function in unit.functions
        for one in every(function)
        if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere)
    ]
    work += [function.body for function in unit.functions if function.symbol.packet and not function.symbol.interface]
    programs = [
        one.arguments[0].symbol
        for function in unit.functions
        for one in every(function)
        if callee(one) == "spmd" and isinstance(one.arguments[0], typed.FunctionAddress)
    ]
    handlers = {function.symbol for function in unit.functions if function.symbol.packet}
    found = handlers | set(programs) & bodies.keys()
    found |= {s for s, pe in remote if s in bodies and not (isinstance(pe, typed.Constant) and pe.value == 0)}
    work += [bodies[symbol] for symbol in found]
    while work:
        for node in every(work.pop()):
            if isinstance(node, typed.Call) and isinstance(node.function, typed.FunctionAddress):
                symbol = node.function.symbol
                if symbol in bodies and symbol not in found:
                    found.add(symbol)
                    work.append(bodies[symbol])
    return found


def _collect(body: typed.Block, start: Where, uses: dict[typed.Static, _Uses], pes: int, through: Through) -> None:
    work: list[Any] = [(body, start, False)]  # a node, where it runs, and the condition on the PE that it is under
    mine = {
        one.target.symbol
        for one in live(body)
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable) and _is_number(one.value)
    }
    steps: set[int] = set()
    decides = {
        id(part)
        for one in live(body)
        if isinstance(one, typed.If | typed.Conditional) or callee(one) in COMBINING | SCANS
        for part in live(one.arguments[0] if isinstance(one, typed.Call) else one.test)
    }
    while work:
        node, where, asked = work.pop()
        kind = type(node)
        if kind is typed.Call:
            _note_given(node, where, asked, uses, steps, through)
        _note(node, where, asked, uses, steps, decides, mine)
        if kind is typed.TaskBlock:
            inside: Where = _place(node.place, where, pes)
            work.append((node.body, inside, asked and inside == where))
            if isinstance(node.place, typed.Where):  # the block's own place: nothing is set through it
                steps |= {id(one) for one in every(node.place.pointer) if isinstance(one, typed.Address)}
            work += [(one, where, asked) for one in (node.place, *node.captures) if one is not None]
            work += [(c.outer, where, asked) for c in (*node.updates, *node.reductions)]
            continue
        if kind is typed.If and not asked and (pe := _chosen(node.test, mine)) is not None:
            work += [(one, where, True) for one in (node.other,) if one is not None]
            work += [(node.test, where, asked), (node.then, where, (pe,))]
            continue
        if kind in _CHOICES and _asks(node.value if kind is typed.Switch else node.test, mine):
            asked = True
        for name in PARTS[kind]:
            part = getattr(node, name)
            parts = part if type(part) is tuple else (part,)
            work += [(one, where, asked) for one in reversed(parts) if one is not None]


def _place(place: Any, outer: Where, pes: int) -> Where:
    """Where a block runs."""
    if isinstance(place, typed.Everywhere):
        return "everywhere"
    if not isinstance(place, typed.Where):
        return outer
    match place.pointer:
        case typed.SpreadElement(indices=()):
            return "elsewhere"  # PE 0
        case typed.SpreadElement(indices=(typed.Constant(value=int() as index),)) if index % pes == 0:
            return "elsewhere"
        case _:
            return "where"


def _is_number(value: typed.Value) -> bool:
    return isinstance(value, typed.Builtin) and value.name == "my_pe"


def _chosen(test: typed.Value, mine: Set[Any]) -> int | None:
    """The PE that a condition `my_pe() == 0` chooses; None if it is another condition."""
    if not isinstance(test, typed.Binary) or test.op != "==":
        return None
    pe = strip(test.right)
    if not (_is_number(test.left) or variable(test.left) in mine) or not isinstance(pe, typed.Constant):
        return None
    return pe.value if isinstance(pe.value, int) else None


def _asks(test: typed.Value, mine: Set[Any] = frozenset()) -> bool:
    return any(
        (isinstance(node, typed.Builtin) and node.name in ("my_pe", "pe_of"))
        or (isinstance(node, typed.Variable) and node.symbol in mine)
        for node in every(test)
    )


def _note(
    node: Any,
    where: Where,
    asked: Asked,
    uses: dict[typed.Static, _Uses],
    steps: set[int],
    decides: set[int],
    mine: Set[Any],
) -> None:
    match node:
        case typed.TaskBlock():
            for clause in (*node.updates, *node.reductions):
                if use := _uses(clause.outer, uses):
                    use.sets.append((where, clause.span))
                    back = isinstance(clause, typed.CopyBack) and isinstance(node.place, typed.Where)
                    use.plain += [clause.span] if where == "main" and back else []
                    use.chosen.append(asked)
        case typed.Load(object=thing):
            steps |= steps_of(thing)
            if use := _uses(thing, uses):
                use.reads.append((where, node.span, asked))
                use.decides += id(node) in decides
        case typed.Assign(target=thing) | typed.Update(target=thing):
            steps |= steps_of(thing)
            if use := _uses(thing, uses):
                use.sets.append((where, node.span))
                use.computed |= not isinstance(strip(node.value), typed.Constant)
                use.chosen.append(asked)
                use.plain += [node.span] if where == "main" else []
                use.by_pe |= where == "everywhere" and not isinstance(thing, typed.Variable) and _asks(thing, mine)
        case typed.Address(object=thing) if id(node) not in steps:
            if use := _uses(thing, uses):
                use.escapes = True
        case _:
            pass


def _note_given(
    call: typed.Call, where: Where, asked: Asked, uses: dict[typed.Static, _Uses], steps: set[int], through: Through
) -> None:
    """Notes what a function does with objects whose addresses it gets: `configure(&rate)` may set `rate`."""
    for address, done in through.given(call):
        steps.add(id(address))
        use = _uses(address.object, uses)
        if use is not None and done.sets:
            use.sets.append((where, address.span))
            use.chosen.append(asked)
            use.plain += [address.span] if where == "main" else []
        if use is not None and done.reads:
            use.reads.append((where, address.span, asked))


def _uses(thing: typed.Value, uses: dict[typed.Static, _Uses]) -> _Uses | None:
    symbol = root(thing)
    if not isinstance(symbol, typed.Static) or isinstance(symbol.type, Spread):
        return None
    return uses.setdefault(symbol, _Uses())


def _check(lint: Lint, symbol: typed.Static, use: _Uses) -> None:
    name = shown(symbol)
    sets = {where for where, _ in use.sets}
    if sets == {"main"} and use.plain:
        first = min(use.plain, key=_order)
        for where, span, asked in sorted(use.reads, key=lambda read: _order(read[1])):
            if where in _AWAY and not asked and (where in _CALLED or _order(first) < _order(span)):
                text = f"each PE has its own `{name}`, and only PE 0's is set: other PEs read its initial value"
                note = Note(first, "set here, by main, which runs on PE 0")
                lint.faults.warning("W0558", span, text, _hint(symbol, where), note)
                return
    elif sets <= {"everywhere", "called"} and all(use.chosen) and (read := _read_by_others(use)) is not None:
        first = min((span for _, span in use.sets), key=_order)
        text = (
            f"each PE has its own `{name}`, and only the PEs of a condition set theirs: others read the initial value"
        )
        hint = "let all PEs compute it; or send it to all, with `reb` of <emc/coll.h>; or declare it `global`"
        lint.faults.warning("W0558", read, text, hint, Note(first, "only some PEs come here"))
    elif sets == {"everywhere"} and use.by_pe and {where for where, _, _ in use.reads} == {"main"}:
        set_ = min((span for _, span in use.sets), key=_order)
        text = f"each PE has its own `{name}`: this sets an element on this PE, but main reads PE 0's"
        note = Note(use.reads[0][1], f"this reads PE 0's `{name}`")
        lint.faults.warning(
            "W0558", set_, text, f"declare it `global`; write the word before each name: `global {name}[...]`", note
        )
    elif sets == {"remote"} and "main" in (readers := {where for where, _, _ in use.reads}) and readers <= _ITS_OWN:
        first = min((span for _, span in use.sets), key=_order)
        read = next(span for where, span, _ in use.reads if where == "main")
        text = f"each PE has its own `{name}`: this sets the one on the PE that runs the function"
        hint = "return the value; or declare it `global`: then there is one for all PEs"
        lint.faults.warning("W0558", first, text, hint, Note(read, f"this reads PE 0's `{name}`"))
    elif sets == {"where"} and (read := _read_by_all(use)) is not None:
        first = min((span for _, span in use.sets), key=_order)
        text = f"each PE has its own `{name}`, and only the PE of a `where` block sets its own: the others read the "
        lint.faults.warning(
            "W0558",
            read,
            f"{text}initial value",
            "set it on every PE, in an `everywhere` block; or declare it `global`",
            Note(first, "set here, on one PE"),
        )
    elif sets == {"where"} and {where for where, _, _ in use.reads} == {"main"}:
        first = min((span for _, span in use.sets), key=_order)
        read = next((span for _, span, _ in use.reads if _order(span) > _order(first)), None)
        if read is not None:
            text = f"each PE has its own `{name}`: this sets the one on the PE that runs the block"
            hint = f"add `update ({name})` after the block; or declare it `global`"
            lint.faults.warning("W0558", first, text, hint, Note(read, f"this reads PE 0's `{name}`"))


def _check_rounds(lint: Lint, unit: typed.Unit, main: typed.FunctionBody, symbol: typed.Static, use: _Uses) -> None:
    """Warns about an object that every PE has set, if a loop of main's changes it on PE 0 only, and reads all."""
    if {where for where, _ in use.sets} != {"main", "everywhere"}:
        return
    alone, functions = kept(only_from_main, unit), unit.functions
    changed = {span for where, span in use.sets if where == "main"}
    everywhere = {span for where, span in use.sets if where == "everywhere"}
    for loop in live(main, into_blocks=False):
        if not isinstance(loop, LOOPS):
            continue
        parts = list(live(loop.body, into_blocks=False))
        called = {one.symbol for one in parts if isinstance(one, typed.FunctionAddress)} & alone
        bodies = [one for one in functions if one.symbol in called]
        here = {one.span for one in parts} | {one.span for body in bodies for one in live(body, into_blocks=False)}
        inside = {one.span for one in live(loop.body)}
        reads = [span for where, span, asked in use.reads if where == "everywhere" and not asked and span in inside]
        sets = sorted((span for span in changed & here), key=_order)
        if sets and reads and not everywhere & inside:
            text = f"each PE has its own `{shown(symbol)}`, and this changes only PE 0's: the copies on other PEs keep "
            hint = "change it on every PE, in an `everywhere` block; or declare it `global`"
            note = Note(min(reads, key=_order), "the copies read their own here")
            lint.faults.warning("W0558", sets[0], text + "the old value", hint, note)
            return


def _read_by_all(use: _Uses) -> Span | None:
    """Where the copies of an `everywhere` block read the object, except under a condition on the PE's number."""
    found = [span for where, span, asked in use.reads if where == "everywhere" and not asked]
    return min(found, key=_order, default=None)


def _read_by_others(use: _Uses) -> Span | None:
    """Where copies read the object on PEs that none of the conditions of its assignments chooses."""
    if use.decides == len(use.reads) and not use.computed:
        return None  # a role: the others keep 0
    pes = {asked for asked in use.chosen if not isinstance(asked, bool)}
    found = [
        span
        for where, span, asked in use.reads
        if where in ("everywhere", "called")
        and (not asked or (len(pes) == 1 and len(use.chosen) == 1 and not isinstance(asked, bool) and asked not in pes))
    ]
    return min(found, key=_order, default=None)


def _hint(symbol: typed.Static, where: Where) -> str:
    name, type = shown(symbol), symbol.type
    everywhere = "set it on every PE, in an `everywhere` block; or declare it `global`"
    if where in _CALLED or isinstance(type, Array | Struct | Pointer):
        return everywhere
    return f"add it to the block's list, `({name})`, so that each copy begins with PE 0's value"


def _order(span: Span) -> tuple[int, int]:
    return span.line, span.column
