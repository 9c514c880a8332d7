# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about results that each PE makes in an object of its own, of which main reads PE 0's.

int hist[8];  everywhere (A) dowith () { for (i = 0; i < own_count(A); i++) hist[A[i]]++; }
int best;     everywhere (A) dowith () { for (...) if (A[i] > best) best = A[i]; }
struct node global *head;               each PE puts its nodes into its own list

It does not warn about objects that other code than main's reads, except to compute their next values: a later block may
combine them. parts.py warns about single sums, which a reduction combines.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.alone import only_from_main
from emc.front.lint.combining import reduction_of
from emc.front.lint.nodes import LOOPS, discarded_updates, kept, live, steps_of, strip
from emc.front.lint.ranges import start_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import Copies, copies_of
from emc.front.lint.values import Levels, chosen_pe
from emc.front.types import Pointer, Spread
from emc.source import Span


@rule(typed.Unit)
def separate_results(lint: Lint, unit: typed.Unit) -> None:
    """Checks file-scope objects that the copies of `everywhere` add to, or set to their own pointers, and that only
    main reads."""
    read = _read_by_main(unit, kept(only_from_main, unit)) if lint.target.pes > 1 else {}
    if not read or not any(function.symbol.name == "main" for function in unit.functions):
        return
    levels: Levels | None = None
    sets: dict[typed.Static, Span] = {}
    flags: set[typed.Static] = set()
    inside: set[int] = set()
    cleared = _cleared(unit)
    reset: dict[typed.Static, object] = {}  # by each copy itself
    for copies, called in _in_blocks(unit):
        inside |= set(map(id, live(copies.body)))
        levels = levels or kept(Levels, unit)
        for one in live(copies.body):
            target = one.target if isinstance(one, typed.Assign) and _constant(one) is not None else None
            symbol = target.symbol if isinstance(target, typed.Variable) else None
            if isinstance(one, typed.Assign) and isinstance(symbol, typed.Static):
                reset[symbol] = _constant(one)
        for assign in of_own_part(copies, levels):
            symbol = root(assign.target)
            if isinstance(symbol, typed.Static) and symbol in read:
                sets.setdefault(symbol, assign.target.span)
        for one in copies.by_all():
            for assign in discarded_updates(one) if isinstance(one, typed.Evaluate) else ():
                symbol = root(assign.target)
                if isinstance(symbol, typed.Static) and symbol in read:
                    some = called and _counts_some(assign, copies)
                    if _differs(assign, symbol, levels) or some:
                        sets.setdefault(symbol, assign.target.span)
                    elif (span := _is_flag(assign, copies)) is not None:
                        sets.setdefault(symbol, span)
                        flags.add(symbol)
        for symbol, span in _raised(copies, read, cleared, levels):
            sets.setdefault(symbol, span)
            flags.add(symbol)
    levels = levels or kept(Levels, unit)
    for body in _bodies_elsewhere(unit, levels):
        inside |= set(map(id, live(body)))
        for assign in (one for one in live(body) if isinstance(one, typed.Assign | typed.Update)):
            symbol = root(assign.target)
            adds = isinstance(assign, typed.Update) or _reads(assign.value, symbol)
            chooses = any(_reads(one.test, symbol) for one in _choices_around(body, assign))
            if isinstance(symbol, typed.Static) and symbol in read and (adds or chooses):
                sets.setdefault(symbol, assign.target.span)
    if sets:
        _only_by_main(unit, inside, sets)
    for symbol, span in sets.items():
        if lint.told_as_own(symbol):
            continue
        name = shown(symbol)
        text = f"each PE has its own `{name}`: every PE sets only its own here, and main reads PE 0's"
        hint = f"write `global` before its name in the declaration: then there is one `{name}` for all PEs"
        if symbol in flags:
            hint = "set a variable of main in the block: first `any = 0;` in each copy, `any = 1;` here, and at the "
            hint += f"end `}} reductionor (any);`; then test `any` in place of `{name}`"
        elif symbol in reset:
            hint = f"add up the values of all PEs in a variable of main, at the end of the block: `all = {name}; }} "
            hint += "reductionsum (all);`, and use `all` after it (one `global` variable would be set to "
            hint += f"{reset[symbol]} by each copy while others count)"
        elif (op := next(filter(None, (reduction_of(one.body, symbol) for one in unit.functions)), "")) in _BEST:
            hint = f"combine the values of all PEs in a variable of main, at the end of the block: `all = {name}; }} "
            hint += f"reduction{op} (all);`, and use `all` after it"
        lint.faults.warning("W0558", span, text, hint, Note(read[symbol], f"this reads PE 0's `{name}`"))


_BEST = frozenset({"max", "min"})


def _read_by_main(unit: typed.Unit, alone: set[typed.FunctionName]) -> dict[typed.Static, Span]:
    """The file-scope objects of each PE that main's thread reads, or functions that only it calls, and where."""
    return {
        symbol: one.span
        for function in unit.functions
        if function.symbol in alone
        for one in live(function, into_blocks=False)
        if isinstance(one, typed.Load)
        and isinstance(symbol := root(one.object), typed.Static)
        and not isinstance(symbol.type, Spread)
        and not symbol.weak
    }


def _bodies_elsewhere(unit: typed.Unit, levels: Levels) -> Iterator[typed.Block]:
    """The bodies of the functions that `where` blocks call, or remote calls on PEs that are not constants, or copies of
    `everywhere` with different arguments, and of those that these call: they run on several PEs."""
    bodies = {function.symbol: function.body for function in unit.functions}
    work: list[typed.Node] = []
    for function in unit.functions:
        for one in live(function):
            if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Where):
                work.append(one.body)
            elif isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere):
                calls = (call for call in live(one.body) if isinstance(call, typed.Call))
                work += [call for call in calls if any(levels.of(value) == 2 for value in call.arguments)]
                loops = (loop for loop in live(one.body) if isinstance(loop, LOOPS) and _is_own_part(loop, levels))
                work += [call for loop in loops for call in live(loop.body) if isinstance(call, typed.Call)]
            elif isinstance(one, typed.RemoteCall) and not isinstance(strip(one.pe), typed.Constant):
                work.append(one.function)
    while work:
        for one in live(work.pop()):
            body = bodies.pop(one.symbol, None) if isinstance(one, typed.FunctionAddress) else None
            if body is not None:
                yield body
                work.append(body)


def _in_blocks(unit: typed.Unit) -> Iterator[tuple[Copies, bool]]:
    """The blocks of `everywhere`, and the functions that they call in all copies. The second value: whether it is such
    a function."""
    bodies = {function.symbol: function for function in unit.functions}
    work = [
        kept(copies_of, one)
        for function in unit.functions
        for one in live(function)
        if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere)
    ]
    spans = {copies.body.span for copies in work}
    while work:
        copies = work.pop()
        yield copies, copies.body.span not in spans
        for one in copies.by_all():
            if isinstance(one, typed.Call) and isinstance(one.function, typed.FunctionAddress):
                called = bodies.pop(one.function.symbol, None)
                if called is not None:
                    work.append(kept(copies_of, called))


def of_own_part(copies: Copies, levels: Levels) -> Iterator[typed.Assign | typed.Update]:
    """The assignments that add to an object, or choose a value for it, in a loop through the PE's own part of the work,
    `i < own_count(A)` or from `my_pe()`; and those that then copy such a result from a variable."""
    results: set[typed.Automatic] = set()
    for loop in copies.by_all():
        if isinstance(loop, LOOPS) and _is_own_part(loop, levels):
            for assign in discarded_updates(loop.body):
                symbol = root(assign.target)
                adds = isinstance(assign, typed.Update) or _reads(assign.value, symbol)
                if adds or any(_reads(one.test, symbol) for one in _choices_around(loop.body, assign)):
                    yield assign
                    if isinstance(symbol, typed.Automatic):
                        results.add(symbol)
    for one in copies.by_all():
        if isinstance(one, typed.Assign) and variable(one.value) in results:
            yield one


def _is_own_part(loop: typed.Node, levels: Levels) -> bool:
    """Whether the loop's limits differ from PE to PE, by no call."""
    limits = [loop.test.right] if isinstance(loop, LOOPS) and isinstance(loop.test, typed.Binary) else []
    start = start_of(loop) if isinstance(loop, typed.For) else None
    if isinstance(loop, typed.For) and start is None and loop.first is not None:
        limits += [one.value for one in live(loop.first) if isinstance(one, typed.Assign)]
    return any(
        levels.of(one) == 2 and not any(isinstance(part, typed.Call | typed.RemoteCall) for part in live(one))
        for one in limits
    )


def _choices_around(body: typed.Node, assign: typed.Node) -> Iterator[typed.If]:
    for one in live(body):
        if isinstance(one, typed.If) and any(part is assign for part in live(one.then)):
            yield one


def _reads(value: typed.Value, symbol: Any) -> bool:
    return any(isinstance(one, typed.Load) and root(one.object) is symbol for one in live(value))


def _differs(assign: typed.Assign | typed.Update, symbol: typed.Static, levels: Levels) -> bool:
    """Whether each PE makes another value of it: it adds its own number to it, or to an element of its own; or it sets
    a pointer to its own object."""
    own = levels.of(assign.value) == 2 or any(levels.of(one) == 2 for one in _indices(assign.target))
    adds = isinstance(assign, typed.Update) or _reads(assign.value, symbol)
    return own and (adds or isinstance(assign.target.type, Pointer))


def _counts_some(assign: typed.Assign | typed.Update, copies: Copies) -> bool:
    """Whether it adds to the object under a condition on a variable of the function."""
    for one in live(copies.body):
        if isinstance(one, typed.If) and isinstance(assign, typed.Update) and assign.op in ("+", "-"):
            asked = {part.symbol for part in live(one.test) if isinstance(part, typed.Variable)}
            if any(isinstance(s, typed.Automatic) for s in asked) and any(part is assign for part in live(one)):
                return True
    return False


def _is_flag(assign: typed.Assign | typed.Update, copies: Copies) -> Span | None:
    """Where the copies set another constant than this one to the object, under a condition: `changed = 0; if (...)
    changed = 1;`."""
    value = _constant(assign)
    if value is None or not isinstance(assign.target, typed.Variable):
        return None
    for choice in live(copies.body):
        for one in live(choice.then) if isinstance(choice, typed.If) else ():
            if isinstance(one, typed.Assign) and root(one.target) is assign.target.symbol:
                other = _constant(one)
                if other not in (None, value) and not any(part is assign for part in live(choice)):
                    return one.target.span
    return None


def _cleared(unit: typed.Unit) -> dict[typed.Static, set[object]]:
    """The constants to which main's thread sets objects, or functions that only it calls."""
    found: dict[typed.Static, set[object]] = {}
    for function in unit.functions:
        if function.symbol in kept(only_from_main, unit):
            for one in live(function, into_blocks=False):
                symbol = root(one.target) if isinstance(one, typed.Assign) else None
                if isinstance(symbol, typed.Static) and isinstance(one, typed.Assign):
                    found.setdefault(symbol, set()).add(_constant(one))
    return found


def _raised(
    copies: Copies, read: dict[typed.Static, Span], cleared: dict[typed.Static, set[object]], levels: Levels
) -> Iterator[tuple[typed.Static, Span]]:
    """The variables that copies set to a constant under a condition on their own data, and main to another one."""
    for choice in live(copies.body):
        if not isinstance(choice, typed.If) or chosen_pe(choice.test, levels.values) is not None:
            continue
        for one in discarded_updates(choice.then):
            symbol = one.target.symbol if isinstance(one.target, typed.Variable) else None
            if isinstance(symbol, typed.Static) and symbol in read and _constant(one) is not None:
                others = cleared.get(symbol, set[object]())
                if others and _constant(one) not in others:
                    yield symbol, one.target.span


def _constant(assign: typed.Assign | typed.Update) -> object:
    value = strip(assign.value) if isinstance(assign, typed.Assign) else None
    return value.value if isinstance(value, typed.Constant) else None


def _indices(target: typed.Value) -> Iterator[typed.Value]:
    for one in live(target):
        if isinstance(one, typed.PointerAdd):
            yield one.index


def _only_by_main(unit: typed.Unit, inside: set[int], sets: dict[typed.Static, Span]) -> None:
    """Removes the objects that are read elsewhere than by main, except to compute their next values, that main sets, or
    whose address is taken."""
    for function in unit.functions:
        for_itself: set[int] = set()
        steps: set[int] = set()
        for one in live(function):
            match one:
                case typed.Assign(target=target, value=value) | typed.Update(target=target, value=value):
                    steps |= steps_of(target)
                    symbol = root(target)
                    for_itself |= {id(part) for part in live(value) if _makes_next(part, symbol)}
                case typed.If(test=test, then=then, other=None) if _only_sets(then):
                    for_itself |= {id(part) for part in live(test) if _reads_one_of(part, then)}
                case typed.Load(object=thing):
                    steps |= steps_of(thing)
                    symbol = root(thing)
                    if symbol in sets and id(one) in inside and id(one) not in for_itself:
                        sets.pop(symbol)
                case typed.Address(object=thing) if id(one) not in steps:
                    symbol = root(thing)
                    if symbol in sets:
                        sets.pop(symbol)
                case _:
                    pass


def _makes_next(node: typed.Node, symbol: Any) -> bool:
    """Whether it reads the object that is set; or a pointer, which a new first node of a list keeps."""
    return isinstance(node, typed.Load) and (root(node.object) is symbol or isinstance(node.type, Pointer))


def _only_sets(body: typed.Node) -> bool:
    items = body.items if isinstance(body, typed.Block) else (body,)
    return all(isinstance(one, typed.Evaluate) and isinstance(one.value, typed.Assign) for one in items)


def _reads_one_of(node: typed.Node, sets: typed.Node) -> bool:
    """Whether it reads an object that those assignments set: `if (v > most) most = v;`."""
    symbol = root(node.object) if isinstance(node, typed.Load) else None
    return symbol is not None and any(root(one.target) is symbol for one in discarded_updates(sets))
