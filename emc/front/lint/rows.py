# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about indices that leave the row of a spread array, if constants determine them.

int global R[4]:[4], *p = &R[0][0];
for (i = 0; i < 4; i++) for (j = 0; j < 4; j++) s += p[i * 4 + j];          R[1] is on another PE
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import plural, shown
from emc.front.lint.nodes import kept, live, strip
from emc.front.lint.ranges import in_every_turn, range_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values
from emc.front.types import Array, Pointer, Spread


@rule(typed.FunctionBody)
def within_rows(lint: Lint, node: typed.FunctionBody) -> None:
    values: Values | None = None
    for one in live(node):
        if not isinstance(one, typed.For):
            continue
        values = values or kept(Values, node)
        _loop(lint, one, {}, values, {*node.parameters})


def _loop(
    lint: Lint,
    loop: typed.For,
    outer: dict[typed.Automatic, int],
    values: Values,
    parameters: set[typed.Automatic],
) -> None:
    numbers = range_of(loop)
    if numbers is None or (numbers.first is None or numbers.first < 0):
        return
    last = {**outer, numbers.symbol: numbers.last}
    for one in in_every_turn(loop.body):
        if isinstance(one, typed.For):
            _loop(lint, one, last, values, parameters)
        elif isinstance(one, typed.PointerAdd) and isinstance(one.type, Pointer) and one.type.place == "global":
            most, row = _most(one.index, last), _row(one.pointer, values)
            if most is None or row is None or variable(one.pointer) in parameters:
                continue
            symbol, length, first = row
            if first + most >= length:
                name = shown(symbol)
                text = f"the loop reaches element {first + most} from the start of a row of `{name}`, which has "
                text += f"{plural(length, 'element')}: the next row is on another PE"
                lint.warning("W0506", one.index.span, text, f"index the rows, too: `{name}[i][j]`")
                return


def _row(pointer: typed.Value, values: Values) -> tuple[typed.Static, int, int] | None:
    """The array, the length of its rows, and the element of the row to which the pointer points."""
    if variable(pointer) is None:
        return None  # index by index, bounds.py checks
    return _row_at(values.of(pointer))


def _row_at(value: typed.Value) -> tuple[typed.Static, int, int] | None:
    """The same for a pointer that is no variable."""
    first = 0
    if isinstance(value, typed.PointerAdd):  # `&R[k][3]`
        index = strip(value.index)
        if not isinstance(index, typed.Constant):
            return None
        value, first = strip(value.pointer), int(index.value)
    thing = value.object if isinstance(value, typed.Address) else None
    if not isinstance(thing, typed.Deref) or not isinstance(thing.pointer, typed.SpreadElement):
        return None
    type = thing.pointer.symbol.type
    row = type.slot if isinstance(type, Spread) else None
    if not isinstance(row, Array) or isinstance(row.of, Array) or row.fixed is None:
        return None
    return thing.pointer.symbol, row.fixed, first


@rule(typed.Unit)
def rows_given(lint: Lint, node: typed.Unit) -> None:
    """Warns about a row that is given to a function whose constant indices leave it."""
    if lint.target.pes == 1:
        return
    bodies = {function.symbol: function for function in node.functions}
    for function in node.functions:
        for call in live(function):
            function_of = call.function if isinstance(call, typed.Call) else None
            body = bodies.get(function_of.symbol) if isinstance(function_of, typed.FunctionAddress) else None
            if body is not None and isinstance(call, typed.Call):
                for parameter, argument in zip(body.parameters, call.arguments, strict=False):
                    row = _row_at(strip(argument))
                    if row is not None:
                        _given(lint, body, parameter, argument, row)


def _given(
    lint: Lint,
    body: typed.FunctionBody,
    parameter: typed.Automatic,
    argument: typed.Value,
    row: tuple[typed.Static, int, int],
) -> None:
    symbol, length, first = row
    if parameter in kept(Values, body).given:
        return
    for one in live(body):
        index = strip(one.index) if isinstance(one, typed.PointerAdd) and variable(one.pointer) is parameter else None
        if isinstance(index, typed.Constant) and first + int(index.value) >= length:
            name = shown(symbol)
            text = (
                f"the function uses element {first + int(index.value)} from the start of this row of `{name}`, which "
            )
            text += f"has {plural(length, 'element')}: the next row is on another PE"
            hint = "give the function the whole array, for a parameter of another type; or call it for each row"
            lint.faults.warning("W0506", argument.span, text, hint, Note(one.span, "used here"))
            return


def _most(index: typed.Value, last: dict[typed.Automatic, int]) -> int | None:
    """The greatest value of an index made of loops' variables and constants with `+` and `*`; None for others."""
    index = strip(index)
    match index:
        case typed.Constant(value=int() as number) if number >= 0:
            return number
        case typed.Binary(op="+" | "*" as op, left=left, right=right):
            one, other = _most(left, last), _most(right, last)
            if one is None or other is None:
                return None
            return one + other if op == "+" else one * other
        case _:
            symbol = variable(index)
            return last.get(symbol) if symbol is not None else None
