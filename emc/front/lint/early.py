# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about results that are read although nothing has waited for the thread that computes them.

    forkwith (i) { sum += i; }  printf("%d", sum);          forkwith does not wait
    fork(1, work, 0);  printf("%d", answer);                `work` ends with i_write(&answer, n): i_read waits for it
    start();  fence();  printf("%d", answer);               `start` forks and does not wait

It checks lists of statements. A call, a request, a loop or a waiting block between the two may wait for the thread, so
then there is no warning. A fence does not wait for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import LOOPS, PRINTS, callee, live, strip
from emc.front.lint.ranges import range_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.types import Void
from emc.source import Span

_NO_WAIT = frozenset({"fence", "unlock", "clock_us"})
_WAITS = frozenset({"request", "resched", "host"})


@rule(typed.Unit)
def read_at_once(lint: Lint, node: typed.Unit) -> None:
    """Warns about a scalar that a forked thread sets and that a later statement reads, if nothing between the two could
    wait."""
    bodies = {function.symbol: function.body for function in node.functions}
    for function in node.functions:
        for one in live(function):
            if isinstance(one, typed.Block):
                _check_list(lint, one, bodies)


def _check_list(lint: Lint, node: typed.Block, bodies: dict[typed.FunctionName, typed.Block]) -> None:
    forked: dict[_Thing, Span] = {}
    fenced = False
    for item in node.items:
        parts = list(live(item, into_blocks=False))
        fenced = fenced or any(callee(part) == "fence" for part in parts)
        stops = [part for part in parts if waits(part)]
        last = isinstance(item, typed.Evaluate) and stops == [strip(item.value)]  # its arguments come before it
        loops = any(_may_watch(part, stops) for part in parts)
        loop = item.items[0] if isinstance(item, typed.Block) and len(item.items) == 1 else item
        if isinstance(loop, typed.For) and range_of(loop) is not None and stops and all(map(_is_turn, stops)):
            continue  # some turns, whether the value is there or not
        if not loops and (not stops or last or all(callee(one) in PRINTS for one in stops)):
            _check(lint, parts, forked, fenced)
        if loops or stops:
            forked.clear()
        for part in parts:
            for body in _started(part, bodies):
                forked.update(_written(body))


def _may_watch(node: Any, stops: list[Any]) -> bool:
    """Whether a loop may wait until a value is there: it does what waits, or its test reads memory."""
    if not isinstance(node, LOOPS):
        return False
    if (
        node.test is None
        or isinstance(strip(node.test), typed.Constant)
        or any(callee(one) not in PRINTS for one in stops)
    ):
        return True
    return any(isinstance(one, typed.Load) and variable(one) is None for one in live(node.test))


def _forked(node: Any, bodies: dict[typed.FunctionName, typed.Block]) -> typed.Block | None:
    """The task block or call that the node starts and does not wait for."""
    match node:
        case typed.TaskBlock(wait=False, body=body):
            return body
        case typed.RemoteCall(fork=True, function=typed.FunctionAddress(symbol=symbol)):
            return bodies.get(symbol)
        case _:
            return None


def _started(node: Any, bodies: dict[typed.FunctionName, typed.Block]) -> Iterator[typed.Block]:
    """What the node forks; for a call, what its function forks if it does not wait at all."""
    body = _forked(node, bodies)
    if body is not None:
        yield body
    elif isinstance(node, typed.Call) and isinstance(node.function, typed.FunctionAddress):
        called = bodies.get(node.function.symbol)
        parts = list(live(called, into_blocks=False)) if called is not None else []
        if not any(waits(part) or _may_watch(part, []) for part in parts):
            yield from (one for part in parts if (one := _forked(part, bodies)) is not None)


def _check(lint: Lint, parts: list[Any], forked: dict[_Thing, Span], fenced: bool) -> None:
    for part in parts:
        read = _object(part.object) if isinstance(part, typed.Load) else None
        thing = next((one for one in forked if read is not None and _same(read, one)), None)
        if thing is not None:
            name = shown(thing[0]) + "".join(f"[{index}]" for index in thing[1] or ())
            text = f"`{name}` is read here, but nothing has waited for the thread that sets it"
            hint = (
                "wait for that thread: use `dowith`, which waits for its block; or `i_read`, which waits for an "
                "`i_write` in the thread"
            )
            if fenced:
                hint += "; `fence` waits only for the writes of this PE"
            note = Note(forked.pop(thing), f"`{name}` is set here, in the forked thread")
            lint.faults.warning("W0566", part.span, text, hint, note)


def _same(read: _Thing, set_: _Thing) -> bool:
    """Whether the thing that is read may be the one that was set."""
    return read[0] is set_[0] and (read[1] is None or set_[1] is None or read[1] == set_[1])


@rule(typed.Unit)
def ended_before_it_began(lint: Lint, node: typed.Unit) -> None:
    """Warns about a loop that waits until a counter is 0 which the forked threads themselves count up and down."""
    bodies = {function.symbol: function.body for function in node.functions}
    for function in node.functions:
        counted: dict[_Thing, Span] = {}
        for one in live(function, into_blocks=False):
            body = _forked(one, bodies)
            if body is not None:
                ups, downs = _counts(body, "+"), _counts(body, "-")
                counted |= {thing: span for thing, span in ups.items() if thing in downs}
        for thing in _counts(function.body, "+"):
            counted.pop(thing, None)
        for loop in live(function, into_blocks=False):
            if not isinstance(loop, typed.While | typed.DoWhile):
                continue
            read = [_scalar(one.object) for one in live(loop.test) if isinstance(one, typed.Load)]
            for thing in read:
                if thing in counted:
                    text = (
                        f"this loop ends at once if no thread has begun: they count `{shown(thing[0])}` up themselves"
                    )
                    hint = "count up where the threads are forked, before each `fork`; or count those that have ended"
                    note = Note(counted[thing], "counted up here, in the thread")
                    lint.faults.warning("W0566", loop.test.span, text, hint, note)


def _counts(body: typed.Node, op: str) -> dict[_Thing, Span]:
    """The scalars that a body counts up, or down."""
    return {
        thing: one.span
        for one in live(body, into_blocks=False)
        if isinstance(one, typed.Update) and one.op == op and (thing := _scalar(one.target)) is not None
    }


def _is_turn(node: Any) -> bool:
    return isinstance(node, typed.Builtin) and node.name == "resched"


def waits(node: Any) -> bool:
    """Whether a thread may wait for another thread at this node."""
    match node:
        case typed.Call(function=typed.FunctionAddress(symbol=symbol)):
            return symbol.name not in _NO_WAIT
        case typed.Call() | typed.RemoteCall(fork=False) | typed.Parallel():
            return True
        case typed.TaskBlock(wait=wait):
            return wait
        case typed.Builtin(name=name):
            return name in _WAITS
        case typed.Packet():
            return not isinstance(node.type, Void)
        case _:
            return False


def _written(body: typed.Block) -> Iterator[tuple[_Thing, Span]]:
    """The objects outside of the block that the block itself sets, and the places."""
    for node in live(body, into_blocks=False):
        match node:
            case typed.Assign(target=target) | typed.Update(target=target):
                thing = _object(target)
            case typed.Builtin(name="send", arguments=(typed.SpreadElement() as place, _)):
                thing = _scalar(typed.Deref(place.span, place.type, place))
            case _:
                thing = None
        if thing is not None:
            yield thing, node.span


# a scalar at file scope, or one element of a spread array; None: any element of an array
_Thing = tuple[typed.Static, tuple[int | float, ...] | None]


def _object(thing: typed.Value) -> _Thing | None:
    """The file-scope object, or its element, that an lvalue is all or part of; else None."""
    while isinstance(thing, typed.MemberOf):
        thing = thing.base
    exact = _scalar(thing)
    if exact is not None:
        return exact
    if isinstance(thing, typed.Deref) and isinstance(thing.pointer, typed.SpreadElement):
        return thing.pointer.symbol, None
    symbol = root(thing)
    return (symbol, None) if isinstance(symbol, typed.Static) else None


def _scalar(thing: typed.Value) -> _Thing | None:
    """The file-scope scalar, `global` or not, or the element with a constant index that an lvalue names; else None."""
    match thing:
        case typed.Deref(pointer=typed.SpreadElement(symbol=symbol, indices=indices)):
            given = tuple(index.value for index in indices if isinstance(index, typed.Constant))
            return (symbol, given) if len(given) == len(indices) else None
        case typed.Variable(symbol=typed.Static() as symbol):
            return symbol, ()
        case _:
            return None
