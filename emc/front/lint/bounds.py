"""Warns about indices outside of an array with a known length: constants, and variables of loops with constant bounds.

int a[10];  a[10] = 0;                                       the last element is a[9]
for (i = 0; i <= 10; i++) a[i] = 0;
int global A[8];  everywhere (A) dowith () { A[5] = 0; }      on 4 PEs a slice has 2 elements
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import plural, shown
from emc.front.lint.nodes import callee, kept, live, string_of, strip
from emc.front.lint.ranges import Range, in_every_turn, range_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.transfers import longer_than_a_part
from emc.front.lint.values import Values
from emc.front.types import Array, Pointer, Spread, Struct, size_of


@rule(typed.Deref)
def index_in_bounds(lint: Lint, node: typed.Deref) -> None:
    """Checks each index; for `a[2][5]`, both of them. The index of a row may be one past the last row: `int *end =
    a[rows];`."""
    behind = isinstance(node.type, Array)
    place: typed.Value = node
    while isinstance(place, typed.Deref) and isinstance(place.pointer, typed.PointerAdd):
        _check(lint, place.pointer, behind)
        base = place.pointer.pointer
        if behind or not isinstance(base, typed.Address):
            return
        place = base.object


@rule(typed.SpreadElement)
def index_of_spread_array(lint: Lint, node: typed.SpreadElement) -> None:
    assert isinstance(node.symbol.type, Spread)
    for index, length in zip(node.indices, node.symbol.type.dims, strict=True):
        if isinstance(index, typed.Constant) and not 0 <= index.value < length:
            text = f"there is no element {index.value} in `{shown(node.symbol)}`, which has {plural(length, 'element')}"
            lint.warning("W0506", index.span, f"{text}: the last one is number {length - 1}")


_BYTES = {"memset": (0,), "memcpy": (0, 1), "memmove": (0, 1)}  # the arguments whose bytes the last argument counts
_WORDS = {"mem_copyout": (0,), "mem_copyin": (1,)}  # words


@rule(typed.Call)
def blocks_in_bounds(lint: Lint, node: typed.Call) -> None:
    """Warns about a constant number of bytes or words that is larger than the array."""
    name = callee(node)
    places, unit, word = (_WORDS[name], 4, "word") if name in _WORDS else (_BYTES.get(name, ()), 1, "byte")
    count = strip(node.arguments[-1]) if node.arguments else None
    if places and count is not None and lint.body is not None:
        count = kept(Values, lint.body).of(count)
    if not isinstance(count, typed.Constant) or len(node.arguments) != 3:
        return
    for place in places:
        array = strip(node.arguments[place])
        length = _length(array)
        if length is None or not isinstance(array.type, Pointer):
            continue
        size = length * size_of(array.type.to)
        if int(count.value) * unit > size:
            text = f"`{name}` accesses {plural(int(count.value), word)} of {_name(array)}, which has {size // unit}"
            lint.warning("W0506", count.span, text, f"the last argument counts {word}s")
            return
    longer_than_a_part(lint, node)


@rule(typed.TaskBlock)
def copies_in_bounds(lint: Lint, node: typed.TaskBlock) -> None:
    """Checks indices by the number of the copy: `a[iterate_id()]`."""
    count = node.place.count if isinstance(node.place, typed.Iterate) else None
    if isinstance(node.place, typed.Iterate) and isinstance(count, typed.Constant) and count.value > 0:
        last = int(count.value) - 1
        _check_indices(lint, node.body, Range(node.place.identity, 0, last, last + 1))


@rule(typed.TaskBlock)
def listed_in_bounds(lint: Lint, node: typed.TaskBlock) -> None:
    """Checks indices of arrays that a block lists, which are pointers there, in loops and by the number of a copy."""
    listed: dict[typed.Automatic, tuple[int, str]] = {}
    for capture in node.captures:
        value = strip(capture.value)
        length = _length(value)
        if length is not None and isinstance(value, typed.Address) and value.type == capture.inner.type:
            listed[capture.inner] = length, _name(value)
    if not listed:
        return
    nodes = list(live(node.body))
    ranges = [
        (values, one.body) for one in nodes if isinstance(one, typed.For) and (values := range_of(one)) is not None
    ]
    count = node.place.count if isinstance(node.place, typed.Iterate) else None
    if isinstance(node.place, typed.Iterate) and isinstance(count, typed.Constant) and count.value > 0:
        ranges.append((Range(node.place.identity, 0, int(count.value) - 1, int(count.value)), node.body))
    for values, body in ranges:
        for one in in_every_turn(body):
            symbol = variable(one.pointer) if isinstance(one, typed.PointerAdd) else None
            if symbol is not None and symbol in listed:
                _check_value(lint, one.index, *listed[symbol], values)


@rule(typed.For)
def loop_in_bounds(lint: Lint, node: typed.For) -> None:
    """Checks indices by the loop's variable in every iteration: `a[i]`, `a[i + 1]`."""
    values = range_of(node)
    if values is not None:
        _check_indices(lint, node.body, values)


def _check_indices(lint: Lint, body: typed.Node, values: Range) -> None:
    rows: set[int] = set()  # those whose elements are used: a row outside is no end to compare with
    for one in in_every_turn(body):
        if isinstance(one, typed.Deref) and isinstance(one.pointer, typed.PointerAdd):
            if isinstance(one.pointer.pointer, typed.Address) and not isinstance(one.type, Array):
                rows.add(id(one.pointer.pointer.object))
            _check_last(lint, one.pointer, values, isinstance(one.type, Array) and id(one) not in rows)
        elif isinstance(one, typed.SpreadElement) and isinstance(one.symbol.type, Spread):
            for index, length in zip(one.indices, one.symbol.type.dims, strict=True):
                _check_value(lint, index, length, f"`{shown(one.symbol)}`", values)


def _check_last(lint: Lint, add: typed.PointerAdd, values: Range, behind: bool) -> None:
    length = _length(add.pointer)
    if length is not None:
        _check_value(lint, add.index, length + behind, _name(add.pointer), values)


def _check_value(lint: Lint, index: typed.Value, length: int, name: str, values: Range) -> None:
    added = _added_constant(index, values.symbol)
    if added is None:
        return
    last = values.last + added
    wrong = last if last >= length else values.first + added if values.first is not None else 0
    if wrong < 0 or wrong >= length:
        copies = values.symbol.name == "iterate_id"
        text = f"{'a copy uses' if copies else 'the loop reaches'} element {wrong} of {name}, which has "
        name = "iterate_id()" if copies else values.symbol.name
        hint = f"`{name}` goes up to {values.last}" if wrong == last else ""
        lint.warning("W0506", index.span, text + plural(length, "element"), hint)


def _added_constant(index: typed.Value, symbol: typed.Automatic) -> int | None:
    """The constant that the index adds to the variable: 1 for `i + 1`; None if it is another expression."""
    index = strip(index)
    if variable(index) is symbol:
        return 0
    match index:
        case typed.Binary(op="+", left=left, right=typed.Constant(value=int() as more)) if variable(left) is symbol:
            return more
        case typed.Binary(op="-", left=left, right=typed.Constant(value=int() as less)) if variable(left) is symbol:
            return -less
        case _:
            return None


def _check(lint: Lint, add: typed.PointerAdd, behind: bool) -> None:
    length = _length(add.pointer)
    if length is None or not isinstance(add.index, typed.Constant):
        return
    index = int(add.index.value)
    if 0 <= index < length or (behind and index == length):
        return
    last = f"the last one is number {length - 1}" if length else "it has none"
    text = f"there is no element {index} in {_name(add.pointer)}, which has {plural(length, 'element')}: {last}"
    lint.warning("W0506", add.index.span, text)


def _length(pointer: typed.Value) -> int | None:
    """The number of elements of a decayed array; None if it is not certain."""
    if not isinstance(pointer, typed.Address) or not isinstance(pointer.object.type, Array):
        return None
    thing = pointer.object
    if isinstance(thing, typed.MemberOf) and _last_member(thing):
        return None  # it may be longer than declared: an old flexible array
    return thing.type.fixed if isinstance(thing.type, Array) else None


def _last_member(thing: typed.MemberOf) -> bool:
    type = thing.base.type
    members = type.record.members if isinstance(type, Struct) and not type.record.union else None
    return not members or members[-1] == thing.member


def _name(pointer: typed.Value) -> str:
    assert isinstance(pointer, typed.Address)
    match pointer.object:
        case typed.Variable(symbol=symbol) if isinstance(symbol.type, Spread):
            return f"this PE's slice of `{shown(symbol)}`"
        case typed.Variable(symbol=symbol) if not string_of(pointer):
            return f"`{shown(symbol)}`"
        case typed.MemberOf(member=member):
            return f"`{member.name}`"
        case _:
            return "this array"
