# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""The values of a loop's variable, if constants determine them, and what the loop does with it in every iteration.

for (i = 0; i < 10; i += 2) a[i + 1] = 0;        i is 0 .. 8, in steps of 2
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from emc.dataclass import dataclass
from emc.front import typed
from emc.front.lint.nodes import PARTS, every, strip


@dataclass(frozen=True, slots=True)
class Range:
    """The values of a variable in a loop."""

    symbol: typed.Automatic
    first: int | None  # None: not known, but a number of a PE or of a copy; then the last value is at least `last`
    last: int  # the last value that it takes
    stop: int  # the constant of the test, as with `<`


def range_of(loop: typed.For, of: Callable[[typed.Value], typed.Value] = strip) -> Range | None:
    """The range of a loop's variable. None if it is not known, or if the loop may end earlier or its body sets the
    variable. of: what is known of the value that the test names."""
    test = loop.test
    if not isinstance(test, typed.Binary) or test.op not in ("<", "<=", "!="):
        return None
    symbol, stop, step = variable(test.left), of(test.right), _step(loop.step)
    if symbol is None or symbol.addressed or not isinstance(stop, typed.Constant) or step is None:
        return None
    if step[0] is not symbol or not isinstance(stop.value, int) or _leaves(loop.body, symbol):
        return None
    end = stop.value + (test.op == "<=")
    known, first = _first(loop.first, symbol)
    if not known:
        return None
    if first is None:
        return Range(symbol, None, end - step[1], end)
    return Range(symbol, first, first + (end - 1 - first) // step[1] * step[1], end) if first < end else None


def start_of(loop: typed.For) -> tuple[typed.Automatic, int, int] | None:
    """The variable, its first value, and its step. None if they are not known, or if the loop may end earlier or its
    body sets the variable."""
    step = _step(loop.step)
    if step is None or not isinstance(step[0], typed.Automatic) or step[0].addressed or _leaves(loop.body, step[0]):
        return None
    known, first = _first(loop.first, step[0])
    return (step[0], first, step[1]) if known and first is not None else None


def variable(value: typed.Value) -> typed.Automatic | None:
    """The automatic variable whose value it is; None if it is not one."""
    value = strip(value)
    if isinstance(value, typed.Load) and isinstance(value.object, typed.Variable):
        symbol = value.object.symbol
        return symbol if isinstance(symbol, typed.Automatic) else None
    return None


def _step(step: typed.Value | None) -> tuple[typed.Automatic | typed.Static, int] | None:
    match step:
        case typed.Update(op="+", target=typed.Variable(symbol=symbol), value=typed.Constant(value=int() as by)) if (
            by > 0
        ):
            return symbol, by
        case _:
            return None


def _first(first: typed.Node | None, symbol: typed.Automatic) -> tuple[bool, int | None]:
    """Whether the first value of the variable is known, and the constant."""
    value = next((v for target, v in _starts(first) if target is symbol), None)
    match value if value is None else strip(value):
        case typed.Constant(value=int() as start):
            return True, start
        case typed.Builtin(name="my_pe"):
            return True, None
        case typed.Load(object=typed.Variable(symbol=typed.Automatic(name="iterate_id"))):
            return True, None
        case _:
            return False, None


def _starts(first: typed.Node | None) -> Iterator[tuple[object, typed.Value]]:
    """The assignments of the first part of a loop, the last one first."""
    match first:
        case typed.Initialise(assigns=assigns):
            for one in assigns:
                if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable):
                    yield one.target.symbol, one.value
        case typed.Block(items=items):
            for item in reversed(items):
                yield from _starts(item)
        case typed.Evaluate(value=value):
            yield from _set(value)
        case _:
            pass


def _set(value: typed.Value) -> Iterator[tuple[object, typed.Value]]:
    match value:
        case typed.Comma(left=left, right=right):
            yield from _set(right)
            yield from _set(left)
        case typed.Assign(target=typed.Variable(symbol=symbol), value=given):
            while isinstance(given, typed.Assign):  # i = s = 0
                yield from _set(given)
                given = given.value
            yield symbol, given
        case _:
            pass


_EXITS = (typed.Break, typed.Return, typed.Goto, typed.Continue, typed.Label)


def _leaves(body: typed.Node, symbol: typed.Automatic) -> bool:
    """Whether the body may end the loop, or sets its variable."""
    for node in every(body):
        if isinstance(node, _EXITS):
            return True
        if isinstance(node, typed.Assign | typed.Update) and _is(node.target, symbol):
            return True
    return False


def _is(target: typed.Value, symbol: typed.Automatic) -> bool:
    return isinstance(target, typed.Variable) and target.symbol is symbol


_PERHAPS = frozenset({typed.If, typed.Conditional, typed.Logical, typed.Switch, typed.While, typed.TaskBlock})


def in_every_turn(body: typed.Node) -> Iterator[Any]:
    """The nodes of a loop's body that every iteration reaches."""
    work = [body]
    while work:
        node: Any = work.pop()
        kind = type(node)
        if kind in _PERHAPS or (kind is typed.For and range_of(node) is None):
            continue
        yield node
        for name in reversed(PARTS[kind]):
            part = getattr(node, name)
            work += [one for one in (part if type(part) is tuple else (part,)) if one is not None]
