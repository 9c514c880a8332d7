# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a slice that is given to a function together with the length of the whole array.

int global A[10];  everywhere (A) dowith () { s = total(A, 10); }           on 4 PEs the slice has 3 slots
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import plural, shown
from emc.front.lint.nodes import live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.types import Spread


@rule(typed.Unit)
def whole_length(lint: Lint, node: typed.Unit) -> None:
    """Checks calls of functions whose loops go through that parameter, up to the other one."""
    bodies = {function.symbol: function for function in node.functions}
    for function in node.functions:
        for call in live(function):
            if not isinstance(call, typed.Call) or not isinstance(call.function, typed.FunctionAddress):
                continue
            body = bodies.get(call.function.symbol)
            for number, argument in enumerate(call.arguments):
                symbol = _slice(argument)
                if symbol is not None and body is not None:
                    _check(lint, call, body, number, symbol)


def _slice(value: typed.Value) -> typed.Static | None:
    value = strip(value)
    thing = value.object if isinstance(value, typed.Address) else None
    symbol = thing.symbol if isinstance(thing, typed.Variable) else None
    if not isinstance(symbol, typed.Static) or not isinstance(symbol.type, Spread):
        return None
    return symbol if len(symbol.type.dims) == 1 else None


def _check(lint: Lint, call: typed.Call, body: typed.FunctionBody, number: int, symbol: typed.Static) -> None:
    assert isinstance(symbol.type, Spread)
    slots = lint.target.slots(symbol.type.dims)
    for place, argument in enumerate(call.arguments[: len(body.parameters)]):
        length = strip(argument)
        if not isinstance(length, typed.Constant) or not isinstance(length.value, int) or length.value <= slots:
            continue
        if _goes_through(body, body.parameters[number], body.parameters[place]):
            name = shown(symbol)
            text = f"`{shown(body.symbol)}` goes through {plural(length.value, 'element')}, but `{name}` is this PE's "
            text += f"slice here, with {plural(slots, 'slot')}"
            hint = f"give it `own_count({name})`: the number of elements of `{name}` on this PE"
            lint.warning("W0506", argument.span, text, hint)
            return


def _counted_down(test: typed.Value) -> typed.Automatic | None:
    """The variable that a loop counts down to 0: `while (n--)`, `while (n-- > 0)`."""
    test = strip(test.left) if isinstance(test, typed.Binary) and test.op in (">", "!=") else strip(test)
    target = test.target if isinstance(test, typed.Update) and test.op == "-" else None
    symbol = target.symbol if isinstance(target, typed.Variable) else None
    return symbol if isinstance(symbol, typed.Automatic) else None


def _is(thing: typed.Value, symbol: typed.Automatic) -> bool:
    return isinstance(thing, typed.Variable) and thing.symbol is symbol


def _goes_through(body: typed.FunctionBody, array: typed.Automatic, length: typed.Automatic) -> bool:
    """Whether a loop of the function uses `array[i]` for an i below `length`, neither of which it changes; or steps
    through the array while it counts `length` down."""
    found = any(
        isinstance(one, typed.While)
        and _counted_down(one.test) is length
        and any(isinstance(step, typed.Update) and _is(step.target, array) for step in live(one.body))
        for one in live(body)
    )
    if found:
        return True
    for one in live(body):
        target = one.target if isinstance(one, typed.Assign | typed.Update) else None
        if isinstance(target, typed.Variable) and target.symbol in (array, length):
            return False
        if isinstance(one, typed.For) and isinstance(one.test, typed.Binary) and one.test.op == "<":
            index = variable(one.test.left)
            if index is not None and variable(one.test.right) is length:
                found = found or any(
                    isinstance(add, typed.PointerAdd)
                    and variable(add.pointer) is array
                    and variable(add.index) is index
                    for add in live(one.body)
                )
    return found
