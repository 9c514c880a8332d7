# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about file-scope variables that the copies of an `iterate` block use as if each had its own.

int i;  iterate (4) dowith () { for (i = 0; i < 9; i++) s += A[i]; }         one `i` for four loops that wait
iterate (4) dowith () { at = iterate_id(); v = A[at]; w[at] = v; }          while one copy waits, another one sets `at`
iterate (9) dowith () { if (left > 0) { v = A[left]; left--; } }            all may pass the test before the first `--`
if (top == 0) return -1;  v = A[top - 1];  top--;                           the same, in a function that it calls
int sum(int k) { acc = k; acc += remote_call(k % N_PE, sum, 1, k / 2); ... }           another call sets `acc`

A thread is only interrupted where it waits. So there is a warning if it waits between the two uses. It also looks at
the functions of the file that such a block calls, and at those that call themselves on other PEs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import (
    LOOPS,
    PARTS,
    PRINTS,
    callee,
    copied_blocks,
    discarded_updates,
    gives_turn,
    kept,
    live,
    mentions,
    strip,
)
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.through import SETS_FIRST
from emc.front.lint.updates import is_ordered
from emc.front.lint.values import Levels
from emc.front.types import Array, Spread, is_scalar
from emc.source import Span

_TURNS = frozenset({"resched", "request", "host", "pkt_input"})


@rule(typed.Unit)
def shared_by_threads(lint: Lint, node: typed.Unit) -> None:
    bodies = list(_of_many_threads(node))
    levels = kept(Levels, node) if bodies else None
    forked = [*_forked_in_loops(node, {function.symbol: function.body for function in node.functions})]
    parameters = {id(f.body): frozenset(f.parameters) for f in node.functions if any(f.body is one for one in forked)}
    for body in bodies:
        if levels is None or is_ordered(body):
            continue
        found = next(_shared_loops(body), None)
        if found is not None:
            name = shown(found[0])
            text = f"all copies on this PE share `{name}`: while this one waits in the loop, others set it"
            lint.warning("W0575", found[1], text, _hint(name))
            continue
        walk = _Walk(levels, parameters.get(id(body), frozenset()))
        walk.go(body)
        tested = {symbol for symbol, _, _ in _tested(body)}  # what all are meant to share
        for symbol, (span, set_) in walk.found.items():
            if symbol in tested:
                continue
            name = shown(symbol)
            text = f"all copies on this PE share `{name}`: while this one waited, another one may have set it"
            lint.faults.warning("W0575", span, text, _hint(name), Note(set_, "this copy sets it here, then waits"))
        for symbol, span, notes in _written_back(body, any(one is body for one in forked)):
            name = shown(symbol)
            text = f"this thread waits between reading `{name}` and writing it: what others write in between is lost"
            hint = (
                "first compute what takes the waiting, and store it in a variable; then read and write without waiting"
            )
            lint.faults.warning("W0575", span, text, hint, *notes)
        for symbol, span, notes in _tested(body):
            text = f"this copy waits after it has tested `{shown(symbol)}`: meanwhile others pass the same test"
            hint = "change it right after the test, before anything waits; or hold a lock from the test on"
            lint.faults.warning("W0575", span, text, hint, *notes)


def _hint(name: str) -> str:
    return (
        f"declare `{name}` in the block, or in the function that it calls, without `static`: then each copy has its own"
    )


def _of_many_threads(unit: typed.Unit) -> Iterator[typed.Block]:
    """The bodies of `iterate` blocks, and of the functions that they call."""
    bodies = {function.symbol: function.body for function in unit.functions}
    work = [
        one.body
        for function in unit.functions
        for one in live(function)
        if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Iterate) and not _once(one.place)
    ]
    work += _forked_in_loops(unit, bodies)
    work += _called_by_all(unit, bodies)
    work += _recursive(unit, bodies)
    while work:
        body = work.pop()
        yield body
        for one in live(body, into_blocks=False):
            if isinstance(one, typed.Call) and isinstance(one.function, typed.FunctionAddress):
                called = bodies.pop(one.function.symbol, None)
                if called is not None:
                    work.append(called)


def _forked_in_loops(unit: typed.Unit, bodies: dict[typed.FunctionName, typed.Block]) -> Iterator[typed.Block]:
    """The bodies of which a loop forks several threads on one PE."""
    for function in unit.functions:
        for arms in (one.arms for one in live(function) if isinstance(one, typed.Parallel)):
            called = [{one.symbol for one in live(arm) if isinstance(one, typed.FunctionAddress)} for arm in arms]
            for symbol in set[typed.FunctionName]().union(*called):
                if sum(symbol in names for names in called) > 1 and symbol in bodies:
                    yield bodies.pop(symbol)
        for loop in live(function):
            if not isinstance(loop, typed.For):
                continue
            for one in live(loop.body, into_blocks=False):
                if isinstance(one, typed.TaskBlock) and not one.wait and one.place is None:
                    yield one.body
                elif isinstance(one, typed.RemoteCall) and one.fork and isinstance(one.function, typed.FunctionAddress):
                    pe = strip(one.pe)
                    round_ = isinstance(pe, typed.Binary) and pe.op == "%"
                    body = bodies.get(one.function.symbol) if isinstance(pe, typed.Constant) or round_ else None
                    if body is not None:
                        yield bodies.pop(one.function.symbol)


def _called_by_all(unit: typed.Unit, bodies: dict[typed.FunctionName, typed.Block]) -> Iterator[typed.Block]:
    """The bodies of functions that all copies of `everywhere` call on one PE."""
    for function in unit.functions:
        for block in copied_blocks(function):
            for one in live(block.body):
                if isinstance(one, typed.RemoteCall) and isinstance(strip(one.pe), typed.Constant):
                    called = one.function.symbol if isinstance(one.function, typed.FunctionAddress) else None
                    if called in bodies:
                        yield bodies.pop(called)


def _recursive(unit: typed.Unit, bodies: dict[typed.FunctionName, typed.Block]) -> Iterator[typed.Block]:
    """The bodies of functions that call themselves on other PEs: these calls may come back to the first PE."""
    for function in unit.functions:
        calls = (one.function for one in live(function) if isinstance(one, typed.RemoteCall))
        called = {one.symbol for one in calls if isinstance(one, typed.FunctionAddress)}
        if function.symbol in called & bodies.keys():
            yield bodies.pop(function.symbol)


def _once(place: typed.Iterate) -> bool:
    return isinstance(place.count, typed.Constant) and place.count.value <= 1


def _shared(thing: typed.Value) -> typed.Static | None:
    """The file-scope scalar of this PE that an lvalue names; else None."""
    symbol = thing.symbol if isinstance(thing, typed.Variable) else None
    return symbol if isinstance(symbol, typed.Static) and is_scalar(symbol.type) else None


def _array(thing: typed.Deref) -> typed.Static | None:
    """The file-scope array of this PE of which an lvalue is an element; else None."""
    add = thing.pointer
    base = add.pointer.object if isinstance(add, typed.PointerAdd) and isinstance(add.pointer, typed.Address) else None
    symbol = base.symbol if isinstance(base, typed.Variable) and isinstance(base.type, Array) else None
    return symbol if isinstance(symbol, typed.Static) and not isinstance(symbol.type, Spread) else None


def _text(value: typed.Value) -> typed.Static | None:
    """The file-scope array of this PE whose address a value is; else None."""
    value = strip(value)
    thing = value.object if isinstance(value, typed.Address) else None
    symbol = thing.symbol if isinstance(thing, typed.Variable) and isinstance(thing.type, Array) else None
    return symbol if isinstance(symbol, typed.Static) and not isinstance(symbol.type, Spread) else None


@rule(typed.Parallel)
def strtok_in_two_arms(lint: Lint, node: typed.Parallel) -> None:
    arms = [[callee(one) for one in live(arm)] for arm in node.arms]
    lint.arms.append((node.span, [{name for name in arm if name} for arm in arms]))


@rule(typed.Unit)
def one_state_of_strtok(lint: Lint, node: typed.Unit) -> None:
    """Warns about `strtok` in several threads of a PE, which has one state for all of them."""
    users, pauses = {"strtok"}, set(PRINTS)
    calls: dict[str, set[str]] = {}
    for function in node.functions if lint.arms or any(kept(mentions, f) & users for f in node.functions) else ():
        calls[function.symbol.name] = {callee(one) for one in live(function)}
        if any(_pauses(one) for one in live(function)):
            pauses.add(function.symbol.name)
    for names in (users, pauses):
        while more := {name for name, called in calls.items() if called & names} - names:
            names |= more
    spans = [span for span, arms in lint.arms if sum(bool(arm & users) for arm in arms) > 1]
    for block in (one for function in node.functions if function.symbol.name in users for one in live(function)):
        if not isinstance(block, typed.TaskBlock) or not isinstance(block.place, typed.Iterate) or _once(block.place):
            continue
        nodes = list(live(block.body, into_blocks=False))
        use = next((one for one in nodes if callee(one) in users), None)
        if use is not None and any(_pauses(one) or callee(one) in pauses for one in nodes):
            spans += [] if is_ordered(block.body) else [use.span]
    for span in spans:
        text = "two threads use `strtok`, which has one state for all threads of a PE: one goes on in the other's text"
        lint.warning("W0575", span, text, "use `strtok_r`, with a state for each thread")


def _pauses(node: Any) -> bool:
    return _turns(node) and not isinstance(node, typed.Call)


def _turns(node: Any) -> bool:
    return gives_turn(node) or (isinstance(node, typed.Builtin) and node.name in _TURNS) or _joins(node)


def _joins(node: Any) -> bool:
    return isinstance(node, typed.Parallel) or (isinstance(node, typed.TaskBlock) and node.wait)


def _shared_loops(body: typed.Block) -> Iterator[tuple[typed.Static, Span]]:
    """The variables of loops that wait, with the places of the loops' tests."""
    for loop in live(body, into_blocks=False):
        if not isinstance(loop, typed.For) or not isinstance(loop.step, typed.Update) or loop.first is None:
            continue
        symbol = _shared(loop.step.target)
        starts = any(isinstance(one, typed.Assign) and _shared(one.target) is symbol for one in live(loop.first))
        if symbol is not None and starts and any(_turns(one) for one in live(loop.body, into_blocks=False)):
            yield symbol, loop.step.span


class _Walk:
    """Goes through a body in the order of evaluation. fresh: what it has set to its own values, and not waited since;
    stale: the same, but it has waited."""

    def __init__(self, levels: Levels, own: frozenset[typed.Automatic]):
        self.levels = levels
        self.own = own  # variables that differ from thread to thread, whatever the levels say
        self.fresh: dict[typed.Static, Span] = {}
        self.stale: dict[typed.Static, Span] = {}
        self.found: dict[typed.Static, tuple[Span, Span]] = {}

    def go(self, node: Any) -> None:
        match node:
            case typed.Assign(target=typed.Deref() as target, value=value) if (array := _array(target)) is not None:
                self.go(value)
                if not any(_turns(one) for one in live(value)):  # else other elements are as old as before
                    self.stale.pop(array, None)
                if self._differs(value) and not self._differs(target):
                    self.fresh[array] = node.span
                return
            case typed.Load(object=typed.Deref() as thing) if (array := _array(thing)) is not None:
                if array in self.stale and array not in self.found and not self._differs(thing):
                    self.found[array] = node.span, self.stale[array]
            case typed.Assign(target=typed.Variable() as target, value=value):
                self.go(value)
                symbol = _shared(target)
                if symbol is not None:
                    self.stale.pop(symbol, None)
                    self.fresh.pop(symbol, None)
                    if self._differs(value):
                        self.fresh[symbol] = node.span
                return
            case typed.If(test=test, then=then, other=other):
                self.go(test)
                before = dict(self.fresh), dict(self.stale)
                self.go(then)
                after = self.fresh, self.stale
                self.fresh, self.stale = before
                if other is not None:
                    self.go(other)
                self.fresh |= after[0]
                self.stale |= after[1]
                return
            case typed.Call() if callee(node) in SETS_FIRST:
                symbol = _text(node.arguments[0])
                for one in node.arguments[1:]:
                    self.go(one)
                if symbol is not None:
                    self.stale.pop(symbol, None)
                    self.fresh[symbol] = node.span
                self.stale |= self.fresh
                return
            case typed.Address(object=typed.Variable() as thing):
                symbol = _text(node)
                if symbol is not None and symbol in self.stale and symbol not in self.found:
                    self.found[symbol] = node.span, self.stale[symbol]
            case typed.Load(object=typed.Variable() as thing):
                symbol = _shared(thing)
                if symbol is not None and symbol in self.stale and symbol not in self.found:
                    self.found[symbol] = node.span, self.stale[symbol]
            case _:
                pass
        for _ in range(2 if isinstance(node, LOOPS) else 1):
            self._parts(node)
        if _turns(node):
            self.stale |= self.fresh

    def _differs(self, value: typed.Value) -> bool:
        """Whether a value differs from thread to thread."""
        return self.levels.of(value) == 2 or any(variable(one) in self.own for one in live(value))

    def _parts(self, node: Any) -> None:
        names = ("place",) if type(node) is typed.TaskBlock else tuple(reversed(PARTS[type(node)]))
        for name in names:
            part = getattr(node, name)
            for one in part if type(part) is tuple else (part,):
                if one is not None:
                    self.go(one)


def _written_back(body: typed.Block, forked: bool) -> Iterator[tuple[typed.Static, Span, list[Note]]]:
    """The variables that a body computes from what it read of them before it waited: `n = n + A[i]`, or `old = n; f();
    n = old + 1`; with the places of the assignment, the read and the wait. forked: also those that one assignment reads
    and writes, which W0556 names in `iterate`."""
    held: dict[typed.Automatic, typed.Static] = {}
    reads: dict[typed.Automatic, Span] = {}
    waited: dict[typed.Automatic, Span] = {}
    for node in live(body, into_blocks=False):
        if _turns(node):
            for one in held:
                waited.setdefault(one, node.span)
        assign = node if isinstance(node, typed.Assign) else None
        if assign is None or not isinstance(assign.target, typed.Variable):
            continue
        if isinstance(assign.target.symbol, typed.Automatic):
            value = strip(assign.value)
            source = _shared(value.object) if isinstance(value, typed.Load) else None
            waited.pop(assign.target.symbol, None)
            held.pop(assign.target.symbol, None)
            if source is not None:
                held[assign.target.symbol], reads[assign.target.symbol] = source, assign.span
            continue
        symbol = _shared(assign.target)
        turns = any(_turns(one) for one in live(assign.value))
        for one in live(assign.value) if symbol is not None else ():
            copy = variable(one)
            stale = copy is not None and held.get(copy) is symbol and (turns or copy in waited)
            direct = forked and turns and isinstance(one, typed.Load) and _shared(one.object) is symbol
            if symbol is not None and (stale or direct):
                waits = waited.get(copy) if copy is not None else None
                notes = [Note(reads[copy], "it is read here"), Note(waits, "this waits")] if copy and waits else []
                yield symbol, assign.span, notes
                break


@rule(typed.FunctionBody)
def depth_in_arms(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a count of a function that calls itself in arms: up before the arms, down after them."""
    if not any(
        callee(one) == node.symbol.name for arm in live(node) if isinstance(arm, typed.Parallel) for one in live(arm)
    ):
        return
    ups: dict[typed.Static, Span] = {}
    for one in live(node, into_blocks=False):
        symbol = _shared(one.target) if isinstance(one, typed.Update) else None
        if isinstance(one, typed.Update) and symbol is not None:
            if one.op == "+":
                ups.setdefault(symbol, one.span)
            elif one.op == "-" and symbol in ups:
                name = shown(symbol)
                text = (
                    f"all calls on this PE share `{name}`, and the arms run at the same time: it counts the calls of "
                )
                text += "all arms, not the depth of this one"
                note = Note(ups[symbol], "counted up here")
                lint.faults.warning(
                    "W0575", one.span, text, "pass the depth on as an argument: `f(n - 1, depth + 1)`", note
                )
                return


def _tested(body: typed.Block) -> Iterator[tuple[typed.Static, Span, list[Note]]]:
    """The variables that a body tests and, after a wait, changes; with the places of the changes, and of the test and
    the wait."""
    for node in live(body, into_blocks=False):
        if isinstance(node, typed.If | typed.While):
            yield from _changed_late(node.test, (node.then if isinstance(node, typed.If) else node.body,))
        items = node.items if isinstance(node, typed.Block) else ()
        for number, item in enumerate(items):
            if isinstance(item, typed.If) and item.other is None and _leaves(item.then):
                yield from _changed_late(item.test, items[number + 1 :])


def _leaves(branch: typed.Node) -> bool:
    """Whether a branch ends the function or the turn of the loop."""
    if isinstance(branch, typed.Block):
        return bool(branch.items) and _leaves(branch.items[-1])
    return isinstance(branch, typed.Return | typed.Break | typed.Continue)


def _changed_late(test: typed.Value, then: tuple[typed.Node, ...]) -> Iterator[tuple[typed.Static, Span, list[Note]]]:
    """The variable of a test that the statements after it change, if the thread waits before that."""
    tested = {_shared(one.object) for one in live(test) if isinstance(one, typed.Load)} - {None}
    if not tested:
        return
    changes = {id(one): one for item in then for one in discarded_updates(item)}
    waited: Span | None = None
    asked: set[int] = set()  # what is evaluated for a value, before the thread waits for it
    for one in (one for item in then for one in live(item, into_blocks=False)):
        symbol = _shared(one.target) if id(one) in changes else None
        if symbol in tested:
            if waited is not None and symbol is not None:
                yield symbol, one.span, [Note(test.span, "it is tested here"), Note(waited, "this waits")]
            return
        if waited and isinstance(one, typed.Load) and id(one) not in asked:
            tested.discard(_shared(one.object))  # it looks again
        if _turns(one):
            asked |= set() if waited else {id(part) for part in live(one, into_blocks=False)}
            waited = waited or one.span
