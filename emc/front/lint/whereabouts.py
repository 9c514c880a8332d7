# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Where the objects are set and read of which each PE has its own: on PE 0, on the PE of a `where` block, on all PEs,
or in a function that is called on others.

    whereabouts(unit, pes)      by object: the places of its assignments and reads, each with the PEs that come there
"""

from __future__ import annotations

from collections.abc import Set
from typing import Any, Literal, TypeAlias

from emc.collectives import COMBINING, SCANS
from emc.dataclass import dataclass, field
from emc.front import typed
from emc.front.check.operands.lvalues import root
from emc.front.lint.alone import only_from_main
from emc.front.lint.nodes import PARTS, callee, every, kept, live, steps_of, strip
from emc.front.lint.ranges import start_of, variable
from emc.front.lint.through import Through
from emc.front.types import Spread
from emc.source import Span

Where = Literal[
    "main", "where", "everywhere", "called", "remote", "elsewhere"
]  # main: on PE 0; called: from a block on other PEs, or remotely; remote: called on other PEs than 0 only
_CHOICES = frozenset({typed.If, typed.Conditional, typed.Switch})
Asked: TypeAlias = "bool | tuple[int]"  # whether there is a condition; the number of the PE, if it chooses one


@dataclass(slots=True)
class Uses:
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


def whereabouts(unit: typed.Unit, pes: int) -> dict[typed.Static, Uses]:
    """How a program uses the objects of which each PE has its own. pes: of the machine."""
    uses: dict[typed.Static, Uses] = {}
    remote = _remote_calls(unit)
    away, never_here = _called_away(unit, remote), _never_on_pe_0(unit, remote)
    alone = kept(only_from_main, unit) - away
    in_where = _only_in_where(unit, pes)
    for function in unit.functions:
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
        _collect(function.body, where, uses, pes, kept(Through, unit))
    return uses


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


def _collect(body: typed.Block, start: Where, uses: dict[typed.Static, Uses], pes: int, through: Through) -> None:
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
    uses: dict[typed.Static, Uses],
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
    call: typed.Call, where: Where, asked: Asked, uses: dict[typed.Static, Uses], steps: set[int], through: Through
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


def _uses(thing: typed.Value, uses: dict[typed.Static, Uses]) -> Uses | None:
    symbol = root(thing)
    if not isinstance(symbol, typed.Static) or isinstance(symbol.type, Spread):
        return None
    return uses.setdefault(symbol, Uses())
