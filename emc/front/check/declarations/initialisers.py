"""Initialisers: which expression initialises which part of an object (C99 6.7.8).

`settings` walks an initialiser with its nested braces, omitted braces and designators. It lists the parts that the
initialiser names: each with the path to it (members and indices), its byte offset, and its converted value. All other
parts are zero. images.py makes static images of this list, and automatics.py makes the assignments that initialise an
automatic object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emc.dataclass import dataclass, field, replace
from emc.front import tree, typed
from emc.front.check.bad import is_bad
from emc.front.check.context import Context
from emc.front.check.messages import near, plural, spell
from emc.front.check.operands.characters import string_units
from emc.front.check.operands.coercion import assign_convert
from emc.front.check.operands.compatible import compatible
from emc.front.check.operands.constants import integer_constant
from emc.front.check.operands.members import all_members, find_member
from emc.front.check.rules import expression
from emc.front.types import Array, Int, Member, Struct, Type, is_scalar, size_of, unqualified
from emc.source import Span

Step = Member | int


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the object."""

    type: Type
    offset: int  # bytes
    path: tuple[Step, ...] = ()  # the members and indices that lead to it
    member: Member | None = None  # if it is a bit-field


@dataclass(frozen=True, slots=True)
class Range:
    """The copies of a setting that GNU's `[low ... high] = value` makes."""

    depth: int  # the position of their index in the path to the part
    count: int  # how many there are in all
    stride: int  # bytes from one copy to the next


@dataclass(frozen=True, slots=True)
class Setting:
    """One part and its value: an expression of its type, or the bytes of a string literal."""

    part: Part
    value: typed.Value | bytes
    span: Span
    ranges: tuple[Range, ...] = ()

    def parts(self) -> Iterator[Part]:
        """The part itself, and every copy of it."""
        found = [self.part]
        for one in self.ranges:
            found = [_move(part, one, n) for part in found for n in range(one.count)]
        yield from found

    @property
    def end(self) -> int:
        """The number of the byte after the last copy of the part."""
        return self.part.offset + size_of(self.part.type) + sum((r.count - 1) * r.stride for r in self.ranges)

    def beyond(self) -> int:
        """The number of the byte after the part that is set, if it is in a flexible array; 0 otherwise."""
        first = self.part.path[0] if self.part.path else 0
        if isinstance(first, int) or not isinstance(first.type, Array) or first.type.length is not None:
            return 0
        return self.end


def _move(part: Part, range: Range, steps: int) -> Part:
    if not steps:
        return part
    index = part.path[range.depth]
    assert isinstance(index, int)
    path = (*part.path[: range.depth], index + steps, *part.path[range.depth + 1 :])
    return replace(part, offset=part.offset + steps * range.stride, path=path)


@dataclass(slots=True)
class Cursor:
    """The items of one brace list."""

    items: tuple[tree.InitItem, ...]
    at: int = 0
    value: typed.Value | None = None  # the typed expression of the current item, once it is checked
    followed: bool = False  # the current item's designators have already led here

    def peek(self) -> tree.InitItem | None:
        return self.items[self.at] if self.at < len(self.items) else None

    def take(self) -> None:
        self.at += 1
        self.value = None
        self.followed = False


@dataclass(slots=True)
class Walk:
    """One initialiser that is being read."""

    ctx: Context
    what: str
    found: list[Setting] = field(default_factory=list[Setting])
    length: int = 0  # if the object is an array: the largest index named so far, plus 1
    end: int = 0  # no byte from here on has been named so far
    # the parts that were begun again (`_forget`)
    begun: list[tuple[Part, Step | None]] = field(default_factory=list[tuple[Part, "Step | None"]])

    def add(self, part: Part, value: typed.Value | bytes, span: Span) -> None:
        self.found.append(Setting(part, value, span))
        self.end = max(self.end, part.offset + size_of(part.type))


def settings(ctx: Context, type: Type, node: tree.Expression | tree.InitList, what: str) -> tuple[list[Setting], Type]:
    """The settings of an initialiser, and the object's type. If the type is an array without a length, it is
    completed."""
    walk = Walk(ctx, what)
    whole = Part(type, 0)
    if isinstance(node, tree.InitList):
        _braced(walk, whole, node)
    elif isinstance(type, Array) and not _string_into(walk, whole, node):
        value = expression(ctx, node)
        if not is_bad(value.type):
            ctx.error("E0230", node.span, f"{what} is an array: it needs `{{ ... }}` or a string")
    elif not isinstance(type, Array):
        value = assign_convert(ctx, expression(ctx, node), type, f"the initialiser of {what}")
        walk.add(whole, value, node.span)
    if isinstance(type, Array) and type.length is None:
        type = replace(type, length=walk.length)
    return walk.found, type


def _braced(walk: Walk, part: Part, node: tree.InitList) -> None:
    if is_bad(part.type):
        return
    if is_scalar(part.type):
        _braced_scalar(walk, part, node)
        return
    if not isinstance(part.type, Array | Struct):
        walk.ctx.error("E0231", node.span, f"`{spell(part.type)}` can't be initialised")
        return
    if len(node.items) == 1 and not node.items[0].designators and isinstance(part.type, Array):
        only = node.items[0].value
        if not isinstance(only, tree.InitList) and _string_into(walk, part, only):
            return
    if part.path:
        _forget(walk, part)
    cursor = Cursor(node.items)
    _fill(walk, part, cursor, True)
    rest = cursor.peek()
    if rest is not None:
        count = len(node.items) - cursor.at
        walk.ctx.warning("W0230", rest.span, f"{plural(count, 'value')} too many for `{spell(part.type)}`")


def _forget(walk: Walk, part: Part, but: Step | None = None) -> None:
    """Discards earlier settings of a part, because braces begin it again. If a member of a union is named, the settings
    of all other members are discarded, because their values are not values of this member."""
    walk.begun.append((part, but))
    if part.offset < walk.end:
        walk.found = _without(walk.found, part, but)


def _without(found: list[Setting], part: Part, but: Step | None) -> list[Setting]:
    end, depth = part.offset + size_of(part.type), len(part.path)

    def goes(p: Part) -> bool:
        inside = part.offset <= p.offset < end
        return inside and (but is None or (len(p.path) > depth and p.path[depth] is not but))

    kept: list[Setting] = []
    for one in found:
        if any(goes(p) for p in one.parts()):
            rest = [p for p in one.parts() if not goes(p)]
            kept += [Setting(p, one.value, one.span) for p in rest]
        else:
            kept.append(one)
    return kept


def _braced_scalar(walk: Walk, part: Part, node: tree.InitList) -> None:
    if not node.items:
        return
    first = node.items[0]
    if first.designators:
        walk.ctx.error("E0232", first.span, f"`{spell(part.type)}` has no members and no elements")
        return
    if len(node.items) > 1:
        walk.ctx.warning("W0230", node.items[1].span, f"more than one value for `{spell(part.type)}`")
    if isinstance(first.value, tree.InitList):
        _braced_scalar(walk, part, first.value)
    else:
        _set(walk, part, expression(walk.ctx, first.value))


def _set(walk: Walk, part: Part, value: typed.Value) -> None:
    converted = assign_convert(walk.ctx, value, part.type, f"the initialiser of {_describe(walk, part)}")
    walk.add(part, converted, value.span)


def _describe(walk: Walk, part: Part) -> str:
    way = "".join(f"[{s}]" if isinstance(s, int) else f".{s.name}" if s.name else "" for s in part.path)
    return f"`{walk.what.strip('`')}{way}`"


def _string_into(walk: Walk, part: Part, node: tree.Expression) -> bool:
    """Initialises an array of char with a string literal. Returns whether it did."""
    type = part.type
    if not isinstance(node, tree.String) or not isinstance(type, Array) or not isinstance(type.of, Int):
        return False
    of, data = string_units(walk.ctx, node)
    size = of.size
    if type.of.size != size or (size > 1 and unqualified(type.of) != of):
        text = f"{_describe(walk, part)} is an array of `{spell(type.of)}`: a string can't initialise it"
        hint = (
            "a string is an array of char; write `{ ... }` with numbers"
            if size == 1
            else f"the characters of this string are of type `{spell(of)}`"
        )
        walk.ctx.error("E0230", node.span, text, hint)
        return True
    count = len(data) // size
    length = count + 1 if type.fixed is None else type.fixed
    if not part.path and type.length is None:
        walk.length = length
    if count > length:
        text = f"the string has {count} characters, but {_describe(walk, part)} has room for {length}"
        walk.ctx.warning("W0231", node.span, text)
    whole = replace(part, type=replace(type, length=length))
    walk.add(whole, data[: length * size], node.span)
    return True


# ---- filling an array, struct or union


def _fill(walk: Walk, part: Part, cursor: Cursor, top: bool, designators: tuple[tree.Designator, ...] = ()) -> None:
    """Initialises the parts of `part` one after another with the cursor's values. top: `part` has braces of its own, so
    designators start from it; otherwise the first designator ends it."""
    count, sub = _parts(part)
    index, pending = 0, designators
    while True:
        if pending:
            cursor.followed = True
            after = _designated(walk, part, cursor, pending, sub)
            if after is None:
                cursor.take()
            else:
                index = after
            pending = ()
            continue
        item = cursor.peek()
        if item is None:
            return
        if item.designators and not cursor.followed:
            if not top:
                return
            pending = item.designators
            continue
        if count is not None and index >= count:
            return
        _value(walk, sub(index), cursor)
        index += 1
        _grow(walk, part, index)


def _grow(walk: Walk, part: Part, index: int) -> None:
    if not part.path and isinstance(part.type, Array):
        walk.length = max(walk.length, index)


def _parts(part: Part) -> tuple[int | None, Callable[[int], Part]]:
    """The number of parts that an aggregate has (None: as many as the initialiser gives), and a function that returns
    the part with a given number."""
    type = part.type
    if isinstance(type, Array):
        size = size_of(type.of)
        return type.fixed, lambda i: Part(type.of, part.offset + i * size, (*part.path, i))
    assert isinstance(type, Struct)
    members = _positional(type, flexible=not part.path)

    def member(i: int) -> Part:
        m = members[i]
        return Part(m.type, part.offset + m.offset, (*part.path, m), m if m.width is not None else None)

    return min(1, len(members)) if type.record.union else len(members), member


def _positional(type: Struct, flexible: bool = False) -> list[Member]:
    """The members in order, without unnamed bit-fields. flexible: whether to include the flexible array. As in GNU C,
    it can be initialised in a whole object, but not in a part of one."""
    return [
        m
        for m in type.record.members or ()
        if (m.name or m.width is None) and (flexible or not (isinstance(m.type, Array) and m.type.length is None))
    ]


def _designated(
    walk: Walk, part: Part, cursor: Cursor, designators: tuple[tree.Designator, ...], sub: Callable[[int], Part]
) -> int | None:
    """Initialises the part that the designators name. Returns the number of the part after it; None after a fault."""
    first, rest = designators[0], designators[1:]
    found = _by_name(walk, part, first) if first.name is not None else _by_index(walk, part, first)
    if found is None:
        return None
    low, high, anonymous = found
    if anonymous:
        rest = (first, *rest)
    outer = walk.found, walk.begun
    if high > low:
        walk.found, walk.begun = [], []
    target = _any_member(part, low) if isinstance(part.type, Struct) else sub(low)
    if isinstance(part.type, Struct) and part.type.record.union:
        _forget(walk, part, target.path[-1])
    _grow(walk, part, high + 1)
    if not rest:
        _value(walk, target, cursor)
    elif isinstance(target.type, Array | Struct):
        _fill(walk, target, cursor, False, rest)
    else:
        walk.ctx.error("E0232", rest[0].span, f"`{spell(target.type)}` has no members and no elements")
        return None
    if high > low:
        _repeat(walk, part, outer, high - low + 1)
    if isinstance(part.type, Struct):
        return _number_after(part.type, low)
    return high + 1


def _any_member(part: Part, number: int) -> Part:
    assert isinstance(part.type, Struct) and part.type.record.members is not None
    m = part.type.record.members[number]
    return Part(m.type, part.offset + m.offset, (*part.path, m), m if m.width is not None else None)


def _number_after(type: Struct, number: int) -> int:
    """The position of the first positional member after member `number`."""
    if type.record.union:
        return 1
    assert type.record.members is not None
    positional = _positional(type)
    return sum(1 for m in type.record.members[: number + 1] if m in positional)


def _by_name(walk: Walk, part: Part, node: tree.Designator) -> tuple[int, int, bool] | None:
    type = part.type
    assert node.name is not None
    path = find_member(type, node.name) if isinstance(type, Struct) else None
    if path is None or not isinstance(type, Struct):
        names = [m.name for m in all_members(type)] if isinstance(type, Struct) else []
        walk.ctx.error("E0233", node.span, f"`{spell(type)}` has no member `{node.name}`", near(node.name, names))
        return None
    number = (type.record.members or ()).index(path[0])
    return number, number, len(path) > 1


def _by_index(walk: Walk, part: Part, node: tree.Designator) -> tuple[int, int, bool] | None:
    type = part.type
    if not isinstance(type, Array):
        walk.ctx.error("E0233", node.span, f"`{spell(type)}` has no elements", "write `.member =`")
        return None
    assert node.low is not None
    low = integer_constant(walk.ctx, node.low, "an index in an initialiser")
    high = low if node.high is None else integer_constant(walk.ctx, node.high, "an index in an initialiser")
    if low is None or high is None:
        return None
    if low < 0 or high < low or (type.fixed is not None and high >= type.fixed):
        walk.ctx.error("E0234", node.span, f"there is no element {high if low >= 0 else low} in `{spell(type)}`")
        return None
    return low, high, False


def _repeat(walk: Walk, part: Part, outer: tuple[list[Setting], list[tuple[Part, Step | None]]], count: int) -> None:
    """Applies `[low ... high] = value`: all `count` elements get the settings of element `low`. outer: the settings
    from before."""
    assert isinstance(part.type, Array)
    more = Range(len(part.path), count, size_of(part.type.of))
    found, begun = outer
    walk.end += (count - 1) * more.stride
    copies = [(_move(one, more, n), but) for one, but in walk.begun for n in range(count)] if found or part.path else []
    for one, but in copies:
        found = _without(found, one, but)
    walk.found = [*found, *(replace(one, ranges=(*one.ranges, more)) for one in walk.found)]
    walk.begun = [*begun, *copies]


def _value(walk: Walk, part: Part, cursor: Cursor) -> None:
    """Initialises `part` with the current item. If its braces are omitted, uses as many items as it needs."""
    item = cursor.peek()
    assert item is not None
    if isinstance(item.value, tree.InitList):
        cursor.take()
        _braced(walk, part, item.value)
        return
    if isinstance(part.type, Array | Struct):
        _aggregate(walk, part, cursor, item.value)
        return
    value = cursor.value if cursor.value is not None else expression(walk.ctx, item.value)
    cursor.take()
    _set(walk, part, value)


def _aggregate(walk: Walk, part: Part, cursor: Cursor, node: tree.Expression) -> None:
    """Initialises an aggregate without braces: with a string, a struct's value, or as many items as it has parts."""
    if _string_into(walk, part, node):
        cursor.take()
        return
    if not isinstance(node, tree.String):
        cursor.value = here = expression(walk.ctx, node) if cursor.value is None else cursor.value
        whole = isinstance(part.type, Struct) and compatible(unqualified(here.type), unqualified(part.type))
        if is_bad(here.type) or whole:
            cursor.take()
            if whole:
                _set(walk, part, here)
            return
    if _parts(part)[0] == 0:
        cursor.take()
        return
    _fill(walk, part, cursor, False)
