# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about slots and elements that only some PEs have, if the number of elements is not a multiple of N_PE.

int global A[3];  everywhere (A) dowith () { m = A[0]; }           on 4 PEs, PE 3 has no element
everywhere (A) dowith () { for (i = 0; i < sizeof A / sizeof A[0]; i++) p *= A[i]; }       also slots without an element
for (i = 0; i < own_count(A); i++) A[my_pe() * own_count(A) + i] = 1;        PEs have different numbers of elements
for (i = 0; i < N; i++) s += own_index(A, i);                      a PE has at most N / N_PE + 1
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.front import typed
from emc.front.check.messages import plural, shown
from emc.front.lint.nodes import PARTS, kept, live, strip
from emc.front.lint.ranges import Range, in_every_turn, range_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values, by_pe
from emc.front.types import Array, Spread

_ASKS = frozenset({"own_count", "my_pe", "own_index"})
_CHOICES = frozenset({typed.If, typed.Conditional, typed.Switch, typed.Logical, typed.For, typed.While, typed.DoWhile})


@rule(typed.FunctionBody)
def slots(lint: Lint, node: typed.FunctionBody) -> None:
    if lint.target.pes == 1:
        return
    values = kept(Values, node)
    for one in live(node):
        match one:
            case typed.TaskBlock(place=typed.Everywhere(arrays=arrays)) if any(_rest(lint, a) for a in arrays):
                _first_slots(lint, one, values)
            case typed.For():
                numbers = range_of(one)
                if numbers is not None:
                    _too_many(lint, one, numbers)
                    _padding(lint, one, numbers, values)
                    _blocks(lint, one, numbers, values)
                else:
                    _from_to(lint, one, values)
            case typed.SpreadElement(symbol=symbol, indices=(index,)):
                if _is_square(index, values):
                    text = (
                        "this part begins at `my_pe() * n`, but n differs from PE to PE: parts overlap, or leave gaps"
                    )
                    hint = "where this PE's part begins is the sum of those before: `scan_sum(n) - n` of <emc/coll.h>"
                    lint.warning("W0555", index.span, text, hint)
                elif _rest(lint, symbol) and _is_uneven(index, values):
                    name = shown(symbol)
                    text = f"PEs have different numbers of elements of `{name}`, so the parts that begin at "
                    text += f"`my_pe() * own_count({name})` overlap, or leave elements out"
                    hint = f"write `{name}[own_index({name}, i)]`; or list `{name}`, and index the slice from 0"
                    lint.warning("W0555", index.span, text, hint)
            case typed.Builtin(name="own_index", arguments=(index,), symbol=typed.Static() as symbol):
                _by_number(lint, index, symbol, values)
            case _:
                pass


def _by_number(lint: Lint, index: typed.Value, symbol: typed.Static, values: Values) -> None:
    """Warns about `own_index(A, my_pe())`."""
    linear = by_pe(index, values)
    most = lint.target.slots(symbol.type.dims) if isinstance(symbol.type, Spread) else 0
    if linear is not None and linear[0] > 0 and linear[0] * (lint.target.pes - 1) + linear[1] >= most:
        name = shown(symbol)
        text = f"this is {linear[0] * (lint.target.pes - 1) + linear[1]} on the last PE, but a PE has at most "
        text += f"{plural(most, 'element')} of `{name}`: `own_index` counts the elements of this PE from 0"
        hint = f"`own_index({name}, 0)` is the index of this PE's first element"
        lint.warning("W0506", index.span, text, hint)


def _rest(lint: Lint, symbol: typed.Static) -> int:
    """How many PEs have an element more than the others; 0 if all have the same number, or if it is not known."""
    type = symbol.type
    return type.dims[0] % lint.target.pes if isinstance(type, Spread) and len(type.dims) == 1 else 0


# ---- slots without an element


def _first_slots(lint: Lint, block: typed.TaskBlock, values: Values) -> None:
    """Warns if every copy reads a slot that is an element on some PEs only: `A[0]`."""
    told: set[typed.Static] = set()
    for one in _unasked(block.body, values):
        symbol, index = _read_slot(one)
        if symbol is not None and symbol not in told and _last_of_none(lint, symbol, index, values):
            told.add(symbol)
            name = shown(symbol)
            text = f"a PE without an element of `{name}` reads `{name}[-1]` here, which is other memory"
            lint.warning("W0506", one.span, text, f"first ask `if (own_count({name}) > 0)`")
        if symbol is None or symbol in told or not isinstance(index, typed.Constant) or not _rest(lint, symbol):
            continue
        assert isinstance(symbol.type, Spread)
        count, rest = symbol.type.dims[0], _rest(lint, symbol)
        if index.value == count // lint.target.pes:
            told.add(symbol)
            name, first = shown(symbol), f"PE {rest}" if rest == lint.target.pes - 1 else f"PEs {rest} and above"
            number = int(index.value)
            text = f"{first} {'has' if first[:3] == 'PE ' else 'have'} no element of `{name}` in `{name}[{number}]`"
            hint = f"`{name}` has {plural(count, 'element')} on {lint.target.pes} PEs: first ask "
            hint += f"`if (own_count({name}) > {number})`"
            lint.warning("W0506", one.span, text + ": the slot is not used, and holds 0", hint)


def _last_of_none(lint: Lint, symbol: typed.Static, index: typed.Value | None, values: Values) -> bool:
    """Whether an index is `own_count(A) - 1`, and some PEs have no element of A."""
    type = symbol.type
    if not isinstance(type, Spread) or len(type.dims) != 1 or type.dims[0] >= lint.target.pes:
        return False
    index = values.of(index) if index is not None else None
    if not isinstance(index, typed.Binary) or index.op not in ("+", "-"):
        return False
    count, one = values.of(index.left), strip(index.right)
    return (
        isinstance(count, typed.Builtin)
        and count.name == "own_count"
        and isinstance(one, typed.Constant)
        and one.value in (1, -1, 0xFFFFFFFF)
    )


def _unasked(body: typed.Node, values: Values) -> Iterator[Any]:
    """The nodes that every copy reaches, whatever its PE's number and its number of elements."""
    work: list[Any] = [body]
    while work:
        node = work.pop()
        kind = type(node)
        if kind is typed.TaskBlock:
            continue
        yield node
        if kind in _CHOICES and _asks(node, values):
            continue
        for name in PARTS[kind]:
            part = getattr(node, name)
            work += [one for one in (part if type(part) is tuple else (part,)) if one is not None]


def _asks(node: Any, values: Values) -> bool:
    test = node.left if isinstance(node, typed.Logical) else node.value if isinstance(node, typed.Switch) else node.test
    if test is None:
        return False
    for one in live(test):
        given = values.of(one) if isinstance(one, typed.Load) else one
        if any(isinstance(part, typed.Builtin) and part.name in _ASKS for part in live(given)):
            return True
    return False


def _read_slot(node: Any) -> tuple[typed.Static | None, typed.Value | None]:
    """The array and the index, if the node reads a slot of this PE's slice."""
    match node:
        case typed.Load(
            object=typed.Deref(
                pointer=typed.PointerAdd(
                    pointer=typed.Address(object=typed.Variable(symbol=typed.Static() as symbol) as thing), index=index
                )
            )
        ) if isinstance(symbol.type, Spread) and isinstance(thing.type, Array):
            return symbol, strip(index)
        case _:
            return None, None


def _padding(lint: Lint, loop: typed.For, numbers: Range, values: Values) -> None:
    """Warns about a loop to the slice's last slot, which is not an element on every PE. Adding 0 does no harm."""
    harmless = {id(load) for one in live(loop.body) for load in _added(one)}
    for one in _unasked(loop.body, values):
        symbol, index = _read_slot(one)
        if symbol is None or index is None or variable(index) is not numbers.symbol or id(one) in harmless:
            continue
        rest = _rest(lint, symbol)
        assert isinstance(symbol.type, Spread)
        if rest and numbers.last == symbol.type.dims[0] // lint.target.pes:
            name = shown(symbol)
            text = f"slot {numbers.last} of `{name}` holds an element only on the first {plural(rest, 'PE')}: on the "
            text += "others it is not used, and holds 0"
            hint = f"write `own_count({name})`: the number of elements of `{name}` on this PE"
            lint.warning("W0506", one.span, text, hint)
            return


def _added(node: Any) -> list[typed.Value]:
    match node:
        case typed.Update(op="+" | "-" | "|" | "^", value=value):
            value = strip(value)
            if isinstance(value, typed.Binary) and value.op == "*":
                return [strip(value.left), strip(value.right)]
            return [value]
        case _:
            return []


# ---- numbers of elements


def _too_many(lint: Lint, loop: typed.For, numbers: Range) -> None:
    """Warns about `own_index(A, i)` for an i that no PE has."""
    for one in in_every_turn(loop.body):
        if isinstance(one, typed.Builtin) and one.name == "own_index" and one.symbol is not None:
            type = one.symbol.type
            most = lint.target.slots(type.dims) if isinstance(type, Spread) else 0
            if variable(one.arguments[0]) is numbers.symbol and numbers.last >= most:
                name, index = shown(one.symbol), numbers.symbol.name
                text = (
                    f"`{index}` goes up to {numbers.last}, but a PE has at most {plural(most, 'element')} of `{name}`"
                )
                hint = (
                    f"`{index} < own_count({name})` counts this PE's elements; to reach all of them, use `everywhere`"
                )
                lint.warning("W0506", one.span, text, hint)
                return


def _is_square(index: typed.Value, values: Values) -> bool:
    """Whether the index multiplies the PE's number by a number that grows with it."""
    index = values.of(index)
    if not isinstance(index, typed.Binary) or index.op not in ("+", "*"):
        return False
    if index.op == "+":
        return _is_square(index.left, values) or _is_square(index.right, values)
    return all((linear := by_pe(one, values)) is not None and bool(linear[0]) for one in (index.left, index.right))


def _is_uneven(index: typed.Value, values: Values) -> bool:
    """Whether the index begins this PE's part at `my_pe() * own_count(A)`."""
    index = values.of(index)
    if not isinstance(index, typed.Binary):
        return False
    if index.op == "+":
        return _is_uneven(index.left, values) or _is_uneven(index.right, values)
    sides = values.of(index.left), values.of(index.right)
    names = {one.name for one in sides if isinstance(one, typed.Builtin)}
    return index.op == "*" and names == {"my_pe", "own_count"}


def _blocks(lint: Lint, loop: typed.For, numbers: Range, values: Values) -> None:
    """Warns about `A[my_pe() * 2 + i]` for i from 0 to 1, if the parts of all PEs are not the whole array."""
    for one in in_every_turn(loop.body):
        index = values.of(one.indices[0]) if isinstance(one, typed.SpreadElement) and len(one.indices) == 1 else None
        if not isinstance(index, typed.Binary) or index.op != "+" or numbers.first != 0:
            continue
        for start, step in ((index.left, index.right), (index.right, index.left)):
            part = by_pe(start, values)
            if variable(step) is numbers.symbol and part is not None and part[1] == 0 and part[0] == numbers.stop:
                _left_out(lint, one, part[0])


def _from_to(lint: Lint, loop: typed.For, values: Values) -> None:
    """Warns about `for (i = my_pe() * 2; i < (my_pe() + 1) * 2; i++) A[i]`, if that is not the whole array."""
    test, symbol = loop.test, variable(loop.test.left) if isinstance(loop.test, typed.Binary) else None
    if not isinstance(test, typed.Binary) or test.op != "<" or symbol is None:
        return
    end = by_pe(test.right, values)
    starts = [one.value for one in live(loop.first) if _sets(one, symbol)] if loop.first is not None else []
    start = by_pe(starts[0], values) if len(starts) == 1 else None
    if start is None or end is None or start[0] != end[0] or start[1] != 0 or end[1] != start[0] or not start[0]:
        return
    for one in in_every_turn(loop.body):
        if isinstance(one, typed.SpreadElement) and len(one.indices) == 1 and variable(one.indices[0]) is symbol:
            _left_out(lint, one, start[0])
            return


def _sets(node: Any, symbol: typed.Automatic) -> bool:
    return isinstance(node, typed.Assign) and isinstance(node.target, typed.Variable) and node.target.symbol is symbol


def _left_out(lint: Lint, element: typed.Value, each: int) -> None:
    assert isinstance(element, typed.SpreadElement) and isinstance(element.symbol.type, Spread)
    reached, count, name = each * lint.target.pes, element.symbol.type.dims[0], shown(element.symbol)
    if count - lint.target.pes < reached < count:
        text = (
            f"the {lint.target.pes} parts of {plural(each, 'element')} end at element {reached - 1}, but `{name}` has "
        )
        text += f"{count}: the rest is left out"
        hint = f"write `{name}[own_index({name}, i)]` for i below `own_count({name})`: together these are all elements"
        lint.warning("W0555", element.span, text, hint)
