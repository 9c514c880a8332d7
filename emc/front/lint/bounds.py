"""Constant indices outside of an array whose length is known.

int a[10];  a[10] = 0;        the last element is a[9]
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import plural, shown
from emc.front.lint.nodes import string_of
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array, Spread, Struct


@rule(typed.Deref)
def index_in_bounds(lint: Lint, node: typed.Deref) -> None:
    """Of `a[2][5]` both indices. A row may be the one behind the last: `int *end = a[rows];`."""
    behind = isinstance(node.type, Array)
    place: typed.Value = node
    while isinstance(place, typed.Deref) and isinstance(place.pointer, typed.PointerAdd):
        _check(lint, place.pointer, behind)
        base = place.pointer.pointer
        if behind or not isinstance(base, typed.Address):
            return
        place = base.object


def _check(lint: Lint, add: typed.PointerAdd, behind: bool) -> None:
    length = _length(add.pointer)
    if length is None or not isinstance(add.index, typed.Constant):
        return
    index = int(add.index.value)
    if 0 <= index < length or (behind and index == length):
        return
    last = f"its last is number {length - 1}" if length else "it has none"
    text = f"there is no element {index} in {_name(add.pointer)}, which has {plural(length, 'element')}: {last}"
    lint.warning("W0506", add.index.span, text)


def _length(pointer: typed.Value) -> int | None:
    """The number of elements behind a decayed array; None when that is not sure."""
    if not isinstance(pointer, typed.Address) or not isinstance(pointer.object.type, Array):
        return None
    thing = pointer.object
    if isinstance(thing, typed.Variable) and isinstance(thing.symbol.type, Spread):
        return None  # a slice: its length depends on the machine
    if isinstance(thing, typed.MemberOf) and _last_member(thing):
        return None  # it may be longer than it says: an old flexible array
    return thing.type.fixed if isinstance(thing.type, Array) else None


def _last_member(thing: typed.MemberOf) -> bool:
    type = thing.base.type
    members = type.record.members if isinstance(type, Struct) and not type.record.union else None
    return not members or members[-1] == thing.member


def _name(pointer: typed.Value) -> str:
    assert isinstance(pointer, typed.Address)
    match pointer.object:
        case typed.Variable(symbol=symbol) if not string_of(pointer):
            return f"`{shown(symbol)}`"
        case typed.MemberOf(member=member):
            return f"`{member.name}`"
        case _:
            return "this array"
