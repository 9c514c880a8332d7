# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a slice that is used, or given to a function, with a length or a number of the whole array.

int global A[10];  everywhere (A) dowith () { s = total(A, 10); }           on 4 PEs the slice has 3 slots
everywhere (A) dowith () { A[hash(key) % 10] += 1; }                        the same
everywhere (A, B) dowith (k) { for (i...) B[i] = A[i] - A[k]; }             A[k] is another element on each PE
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import plural, shown
from emc.front.lint.nodes import copied_blocks, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import copies_of
from emc.front.lint.values import Values
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


@rule(typed.Unit)
def number_in_whole(lint: Lint, node: typed.Unit) -> None:
    """Warns about `A[key % n]` of a slice with fewer than n slots, also in a function that gets the slice."""
    if lint.target.pes == 1:
        return
    bodies = {function.symbol: function for function in node.functions}
    for function in node.functions:
        for one in live(function):
            if isinstance(one, typed.PointerAdd) and (symbol := _slice(one.pointer)) is not None:
                _check_number(lint, one, symbol, function)
            elif isinstance(one, typed.Call) and isinstance(one.function, typed.FunctionAddress):
                body = bodies.get(one.function.symbol)
                for symbol, parameter in zip(map(_slice, one.arguments), body.parameters if body else (), strict=False):
                    if symbol is None or body is None:
                        continue
                    for add in live(body):
                        if isinstance(add, typed.PointerAdd) and variable(add.pointer) is parameter:
                            _check_number(lint, add, symbol, body)


def _check_number(lint: Lint, add: typed.PointerAdd, symbol: typed.Static, function: typed.FunctionBody) -> None:
    assert isinstance(symbol.type, Spread)
    index, slots, length = kept(Values, function).of(add.index), lint.target.slots(symbol.type.dims), 0
    if isinstance(index, typed.Binary) and index.op in ("%", "&") and not _is_counted(index.left, function):
        last = strip(index.right)
        if isinstance(last, typed.Constant) and isinstance(last.value, int):
            length = last.value + (index.op == "&")
    if length > slots:
        name = shown(symbol)
        text = f"this number may be up to {length - 1}, but `{name}` is this PE's slice here, with "
        text += plural(slots, "slot")
        hint = f"remove `{name}` from `everywhere ({name})`: then `{name}[k]` is element k of the whole array"
        lint.warning("W0554", add.index.span, text, hint)


@rule(typed.FunctionBody)
def same_slot(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about `A[k]` of a slice beside a loop over that slice, where all copies have the same k from outside."""
    for block in copied_blocks(node) if lint.target.pes > 1 else ():
        by_all = kept(copies_of, block).by_all()
        captured = {capture.inner for capture in block.captures if not _is_set(block.body, capture.inner)}
        looped = {
            symbol
            for one in live(block.body)
            if isinstance(one, typed.For)
            for add in live(one.body)
            if isinstance(add, typed.PointerAdd) and (symbol := _slice(add.pointer)) and _is_counted(add.index, node)
        }
        for add in by_all:
            symbol = _slice(add.pointer) if isinstance(add, typed.PointerAdd) else None
            index = variable(add.index) if symbol in looped else None
            if symbol is not None and index is not None and index in captured and _is_number(add.index, node):
                name = shown(symbol)
                text = f"`{name}` is this PE's slice here: this is another element of the whole array on each PE"
                hint = f"read `{name}[{index.name}]` before the block, into a variable that `dowith` lists; or remove "
                hint += f"`{name}` from `everywhere`, and write `{name}[own_index({name}, i)]` for slot i"
                lint.warning("W0554", add.index.span, text, hint)
                return


def _is_set(body: typed.Node, symbol: typed.Automatic) -> bool:
    return any(isinstance(one, typed.Assign | typed.Update) and _is(one.target, symbol) for one in live(body))


def _is_number(index: typed.Value, function: typed.FunctionBody) -> bool:
    """Whether the index may be an index into the whole array: not 0, not computed by a division, and not what a loop
    counts, which may be slots."""
    value = kept(Values, function).of(index)
    if isinstance(value, typed.Constant):
        return value.value != 0
    symbol = variable(value)
    if symbol is not None and not symbol.parameter:
        return False
    return not any(isinstance(one, typed.Binary) and one.op in ("/", ">>") for one in live(value))


def _is_counted(value: typed.Value, function: typed.FunctionBody) -> bool:
    """Whether it is the variable of a loop, which may count the slice's own elements."""
    symbol = variable(value)
    loops = (one for one in live(function) if isinstance(one, typed.For))
    return any(isinstance(one.test, typed.Binary) and variable(one.test.left) is symbol for one in loops if symbol)


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
