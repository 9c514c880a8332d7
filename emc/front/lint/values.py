# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""The values of variables that are set only once, and numbers that grow with the number of the PE.

int k = own_index(A, i);  A[k] = 0;             k is own_index(A, i)
int first = my_pe() * 4;  A[first + 1] = 0;     4 for each PE, and 1
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.front import typed
from emc.front.lint.nodes import live, strip
from emc.front.lint.ranges import variable

DEPTH = 8  # operators within operators of a number


class Values:
    """The values of automatic variables that are set to one value only, in a function or in all of a file."""

    def __init__(self, function: typed.FunctionBody | typed.Unit):
        self.given: dict[typed.Automatic, typed.Value | None] = {}
        functions = function.functions if isinstance(function, typed.Unit) else (function,)
        for node in (node for one in functions for node in live(one)):
            match node:
                case typed.Assign(target=typed.Variable(symbol=typed.Automatic() as symbol), value=value):
                    self.given[symbol] = None if symbol in self.given else value
                case typed.Update(target=typed.Variable(symbol=typed.Automatic() as symbol)):
                    self.given[symbol] = None
                case typed.Capture(inner=symbol, value=value):
                    self.given[symbol] = None if symbol in self.given else value
                case _:
                    pass

    def of(self, value: typed.Value) -> typed.Value:
        """The value itself; for such a variable, the value to which it was set."""
        for _ in range(4):
            symbol = variable(value)
            given = self.given.get(symbol) if symbol is not None and not symbol.addressed else None
            if given is None:
                break
            value = given
        return strip(value)


def chosen_pe(test: typed.Value, values: Values) -> int | None:
    """The PE that a condition chooses, such as 0 for `my_pe() == 0` or `!my_pe()`; None if it is another condition."""
    test = strip(test)
    match test:
        case typed.Unary(op="!", operand=operand) if _is_my_pe(operand, values):
            return 0
        case typed.Binary(op="==", left=left, right=right):
            for one, other in ((left, right), (right, left)):
                other = strip(other)
                if _is_my_pe(one, values) and isinstance(other, typed.Constant) and isinstance(other.value, int):
                    return other.value
        case _:
            pass
    return None


def _is_my_pe(value: typed.Value, values: Values) -> bool:
    value = values.of(value)
    return isinstance(value, typed.Builtin) and value.name == "my_pe"


def by_pe(value: typed.Value, values: Values, depth: int = DEPTH) -> tuple[int, int] | None:
    """a and b of a value `a * my_pe() + b`; None if it is not such a value, or if they are not constants. depth: how
    deep it looks, because a variable may be computed from itself: `n = n + 1`."""
    if not depth:
        return None
    value = values.of(value)
    match value:
        case typed.Constant(value=int() as number):
            return 0, number
        case typed.Builtin(name="my_pe"):
            return 1, 0
        case typed.Binary(op="+" | "-" | "*" as op, left=left, right=right):
            one, other = by_pe(left, values, depth - 1), by_pe(right, values, depth - 1)
            if one is None or other is None:
                return None
            if op == "*":
                (a, b), by = (one, other[1]) if not other[0] else (other, one[1])
                return (a * by, b * by) if not one[0] or not other[0] else None
            sign = 1 if op == "+" else -1
            return one[0] + sign * other[0], one[1] + sign * other[1]
        case _:
            return None


class Levels:
    """How much variables differ between the copies of a block: 0: not at all; 1: by the data that were read; 2: by the
    number of the PE or of the copy, or in an unknown way. Copies compute the same places from levels 0 and 1."""

    def __init__(self, unit: typed.Unit):
        self.values = Values(unit)
        self._of: dict[typed.Automatic | typed.Static, int] = {}
        self._parameters(unit)
        settings = [pair for function in unit.functions for pair in _settings(function)]
        settings += [pair for function in unit.functions for pair in self._passed(function)]
        for _ in range(4):  # a value goes through few variables
            before = dict(self._of)
            for symbol, value in settings:
                self._of[symbol] = max(self._of.get(symbol, 0), self.of(value))
            if self._of == before:
                break
        else:
            self._of = dict.fromkeys(self._of, 2)

    def _parameters(self, unit: typed.Unit) -> None:
        """Notes whose calls are all known: functions that are only called, and only in this file, or main's."""
        whole = any(f.symbol.name == "main" for f in unit.functions)
        bodies = {f.symbol: f for f in unit.functions if f.symbol.private or (whole and f.symbol.name != "main")}
        for function in unit.functions:
            called: set[int] = set()
            for one in live(function):
                if isinstance(one, typed.Call):
                    called.add(id(one.function))
                elif isinstance(one, typed.FunctionAddress) and id(one) not in called:
                    bodies.pop(one.symbol, None)
        self._known = bodies
        for function in unit.functions:
            if function.symbol not in bodies:
                self._of.update(dict.fromkeys(function.parameters, 2))

    def _passed(self, function: typed.FunctionBody) -> Iterator[tuple[typed.Automatic, typed.Value]]:
        for one in live(function):
            if isinstance(one, typed.Call) and isinstance(one.function, typed.FunctionAddress):
                body = self._known.get(one.function.symbol)
                if body is not None:
                    yield from zip(body.parameters, one.arguments, strict=False)

    def of(self, value: typed.Value) -> int:
        """The level of a value."""
        level = 0
        for one in live(value):
            match one:
                case typed.Builtin() | typed.RemoteCall() | typed.Packet() | typed.StatementExpression():
                    return 2
                case typed.Call():
                    function = one.function
                    known = isinstance(function, typed.FunctionAddress) and function.symbol.name == "rand"
                    level = max(level, 1 if known else 2)
                case typed.Variable(symbol=typed.Automatic() as symbol):
                    level = max(level, 2 if symbol.addressed else self._of.get(symbol, 0))
                case typed.Variable() | typed.Deref():
                    level = max(level, 1)
                case _:
                    pass
        return level

    def may_coincide(self, target: typed.Value) -> bool:
        """Whether copies may compute the same place for an element of a spread array."""
        while isinstance(target, typed.MemberOf):
            target = target.base
        place = target.pointer if isinstance(target, typed.Deref) else None
        if isinstance(place, typed.PointerAdd) and isinstance(place.pointer, typed.Address):
            row = place.pointer.object  # `R[i][j]`
            if not isinstance(row, typed.Deref) or self.of(place.index) == 2:
                return False
            place = row.pointer
        return isinstance(place, typed.SpreadElement) and all(self.of(index) < 2 for index in place.indices)


def _settings(function: typed.FunctionBody) -> Iterator[tuple[typed.Automatic | typed.Static, typed.Value]]:
    for node in live(function):
        match node:
            case typed.Assign(target=typed.Variable(symbol=symbol), value=value):
                yield symbol, value
            case typed.Update(target=typed.Variable(symbol=symbol), value=value):
                yield symbol, value
            case typed.Capture(inner=symbol, value=value):
                yield symbol, value
            case typed.TaskBlock(place=typed.Iterate(identity=identity)):
                yield identity, typed.Builtin(node.span, identity.type, "my_pe", ())
            case _:
                pass
