"""Initialisation of automatic objects at run time: the parts of an initialiser become assignments."""

from __future__ import annotations

import math
from collections.abc import Iterator

from emc.dataclass import replace
from emc.front import tree, typed
from emc.front.check.bad import is_bad
from emc.front.check.context import Context
from emc.front.check.declarations.initialisers import Part, Setting, settings
from emc.front.check.operands.characters import string_object
from emc.front.check.operands.compatible import qualify
from emc.front.limits import MOST_LOCAL_VALUES
from emc.front.types import INT, Array, Int, Pointer, Struct, Type, size_of, unqualified
from emc.source import Span


def automatic(
    ctx: Context, symbol: typed.Automatic, node: tree.Expression | tree.InitList, span: Span
) -> typed.Initialise:
    """The run-time initialisation of an automatic object. Completes the symbol's type."""
    found, symbol.type = settings(ctx, symbol.type, node, f"`{symbol.name}`")
    if flexible := [setting for setting in found if setting.beyond()]:
        ctx.error(
            "E0231",
            flexible[0].span,
            f"the flexible array of `{symbol.name}` can't be initialised: an automatic object has no room for it",
            "make the object `static`, or give the array a length",
        )
        found = [setting for setting in found if not setting.beyond()]
    count = sum(math.prod(one.count for one in setting.ranges) for setting in found)
    if count > MOST_LOCAL_VALUES:
        text = f"`{symbol.name}` has {count:,} initial values, and a variable in a function has at most "
        hint = "declare it `static`, or set the values in a loop"
        ctx.error("E0163", span, f"{text}{MOST_LOCAL_VALUES:,}", hint)
        found = []
    whole = typed.Variable(span, symbol.type, symbol)
    braces = isinstance(node, tree.InitList)
    assigns: list[typed.Assign] = []
    for setting in found:
        assigns += _assigns(ctx, whole, setting)
    zero = braces and isinstance(symbol.type, Array | Struct) and not _covers_all(found, symbol.type)
    zero = zero or (braces and not found) or any(isinstance(s.value, bytes) and _spelled_out(s) for s in found)
    return typed.Initialise(span, symbol, zero, tuple(assigns))


def _covers_all(found: list[Setting], type: Type) -> bool:
    """Whether the settings cover every byte of the object."""
    if any(s.part.member is not None for s in found):
        return False
    return sum({p.offset: size_of(p.type) for s in found for p in s.parts()}.values()) >= size_of(type)


def _lvalue(whole: typed.Value, part: Part, span: Span) -> typed.Value:
    for step in part.path:
        if isinstance(step, int):
            assert isinstance(whole.type, Array)
            pointer: typed.Value = typed.Address(span, Pointer(whole.type.of), whole)
            if step:
                pointer = typed.PointerAdd(span, pointer.type, pointer, typed.Constant(span, INT, step))
            whole = typed.Deref(span, pointer.type.to, pointer)  # type: ignore[union-attr]
        else:
            whole = typed.MemberOf(span, qualify(step.type, False, False, whole.type.loose), whole, step)
    return whole


def _spelled_out(setting: Setting) -> bool:
    """Whether the setting is a short string in a long array, which is cleared and then set character by character.
    Other strings are copied whole."""
    assert isinstance(setting.value, bytes)
    length = size_of(setting.part.type)
    return length > 32 and length > 4 * len(setting.value)


def _assigns(ctx: Context, whole: typed.Value, setting: Setting) -> Iterator[typed.Assign]:
    if not isinstance(setting.value, bytes) and is_bad(setting.value.type):
        return
    for part in setting.parts():
        target = _lvalue(whole, part, setting.span)
        type = unqualified(part.type)
        if isinstance(setting.value, bytes):
            yield from _string_assigns(ctx, target, setting, setting.value)
        elif part is setting.part:
            yield typed.Assign(setting.span, type, target, setting.value)
        else:
            first = _lvalue(whole, setting.part, setting.span)
            yield typed.Assign(setting.span, type, target, typed.Load(setting.span, type, first))


def _string_assigns(ctx: Context, target: typed.Value, setting: Setting, data: bytes) -> list[typed.Assign]:
    type = setting.part.type
    assert isinstance(type, Array)
    if not _spelled_out(setting):
        source = string_object(ctx, setting.span, data, size_of(type), _element(type))
        return [typed.Assign(setting.span, type, target, typed.Load(setting.span, type, replace(source, type=type)))]
    made: list[typed.Assign] = []
    char = _element(type)
    for number, start in enumerate(range(0, len(data), char.size)):
        place = _lvalue(target, Part(type, 0, (number,)), setting.span)
        code = int.from_bytes(data[start : start + char.size], "little", signed=char.signed)
        made.append(typed.Assign(setting.span, char, place, typed.Constant(setting.span, char, code)))
    return made


def _element(type: Array) -> Int:
    char = unqualified(type.of)
    assert isinstance(char, Int)
    return char
