"""Static images: the initial bytes of an object, and the words in it that hold addresses."""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator

from emc.dataclass import replace
from emc.front import tree, typed
from emc.front.check.bad import is_bad
from emc.front.check.context import Context
from emc.front.check.declarations.initialisers import Range, Setting, settings
from emc.front.check.messages import plural, shown
from emc.front.check.operands.arithmetic import convert_number
from emc.front.check.operands.constants import Located, address, locate, number
from emc.front.limits import MOST_IMAGE
from emc.front.types import Array, Float, Int, Pointer, Spread, Struct, Type, size_of


def image(ctx: Context, type: Type, node: tree.Expression | tree.InitList, what: str) -> tuple[typed.Image, Type]:
    """The image of a static object's initialiser, and the object's completed type. The image of a spread object has its
    elements in order."""
    viewed = _as_array(type) if isinstance(type, Spread) else type
    found, viewed = settings(ctx, viewed, node, what)
    if isinstance(type, Spread):
        if type.dims and type.dims[0] < 0 and isinstance(viewed, Array):
            type = Spread(type.slot, (viewed.fixed or 0, *type.dims[1:]))
    else:
        type = viewed
    flexible = max((setting.beyond() for setting in found), default=0)
    end = max((setting.end for setting in found), default=0)
    if end > MOST_IMAGE:
        if isinstance(type, Spread) or ctx.target.holds(size_of(type)):  # else the object as a whole is too large
            text = f"the initial values of {what} reach to its byte {end:,}, and only {MOST_IMAGE:,} can have one"
            ctx.error("E0163", node.span, text, "set the others when the program runs")
        return typed.Image(b""), type
    data = bytearray(max(end, flexible))
    patches: dict[int, typed.Patch] = {}
    for setting in found:
        for one, widest in _rows(setting):
            _write(ctx, data, patches, one, what)
            if widest is not None:
                _repeat(data, patches, one, widest)
    shown = bytes(data) if flexible else bytes(data).rstrip(b"\0")  # the image of a flexible array includes its zeros
    return typed.Image(shown, tuple(patches[k] for k in sorted(patches))), type


def _rows(setting: Setting) -> Iterator[tuple[Setting, Range | None]]:
    """A setting for each row of copies, with the range that the row makes: the one with the most copies."""
    if not setting.ranges:
        yield setting, None
        return
    widest = max(setting.ranges, key=lambda one: one.count)
    others = tuple(one for one in setting.ranges if one is not widest)
    yield from ((replace(setting, part=part), widest) for part in replace(setting, ranges=others).parts())


def _repeat(data: bytearray, patches: dict[int, typed.Patch], setting: Setting, one: Range) -> None:
    """Copies the bytes and patches of a part to all copies of the range."""
    part, size = setting.part, size_of(setting.part.type)
    starts = range(part.offset + one.stride, part.offset + one.count * one.stride, one.stride)
    if part.member is not None:
        for start in starts:
            width = part.member.width or 0
            _bits(data, start, part.member.bit, width, _bits_at(data, part.offset, part.member.bit, width))
        return
    for n in range(size):
        byte = data[part.offset + n : part.offset + n + 1]
        data[starts.start + n : starts.stop + n : one.stride] = byte * len(starts)
    inside = [patches[at] for at in range(part.offset, part.offset + size) if at in patches] if patches else []
    for start in starts if patches else ():
        _clear(patches, start, size)
        for patch in inside:
            at = start + patch.offset - part.offset
            patches[at] = typed.Patch(at, patch.symbol, patch.addend, patch.element)


def _as_array(type: Spread) -> Type:
    view = type.slot
    for length in reversed(type.dims):
        view = Array(view, None if length < 0 else length)
    return view


def _write(ctx: Context, data: bytearray, patches: dict[int, typed.Patch], setting: Setting, what: str) -> None:
    part, value = setting.part, setting.value
    size = size_of(part.type)
    if isinstance(value, bytes):
        _clear(patches, part.offset, size)
        data[part.offset : part.offset + size] = value.ljust(size, b"\0")
        return
    if is_bad(value.type):
        return
    if part.member is not None:
        known = number(value)
        if known is None:
            _not_constant(ctx, value, what)
        else:
            _bits(data, part.offset, part.member.bit, part.member.width or 0, int(known))
        return
    _clear(patches, part.offset, size)
    if isinstance(part.type, Struct):
        _copy(ctx, data, patches, part.offset, size, value, what)
        return
    known = number(value)
    if known is not None:
        data[part.offset : part.offset + size] = encode(part.type, known)
        return
    place = address(value) if size == 4 else None
    if place is None:
        _not_constant(ctx, value, what)
        return
    if not _is_there(ctx, place, value):
        return
    _patch(ctx, data, patches, part.offset, place)


def _is_there(ctx: Context, place: Located, value: typed.Value) -> bool:
    """Whether a spread array has the element; reports a fault if not."""
    symbol = place.symbol
    if symbol is None or not isinstance(symbol.type, Spread) or place.element < math.prod(symbol.type.dims):
        return True
    count = plural(math.prod(symbol.type.dims), "element")
    text = f"`{shown(symbol)}` has no element {place.element}: it has {count}"
    ctx.error("E0406", value.span, text, "assign it when the program runs")
    return False


def _clear(patches: dict[int, typed.Patch], offset: int, size: int) -> None:
    if not patches:
        return
    if size <= 4 * len(patches):
        for at in range(offset, offset + size):
            patches.pop(at, None)
    else:
        for at in [at for at in patches if offset <= at < offset + size]:
            del patches[at]


def _patch(ctx: Context, data: bytearray, patches: dict[int, typed.Patch], offset: int, place: Located) -> None:
    data[offset : offset + 4] = bytes(4)
    if place.symbol is None:
        data[offset : offset + 4] = struct.pack("<I", place.addend & 0xFFFF_FFFF)
        return
    ctx.used.add(place.symbol)
    patches[offset] = typed.Patch(offset, place.symbol, place.addend, place.element)


def _bits(data: bytearray, offset: int, bit: int, width: int, value: int) -> None:
    start = 8 * offset + bit
    for n in range(width):
        at = start + n
        mask = 1 << (at & 7)
        data[at >> 3] = data[at >> 3] & ~mask | (mask if value >> n & 1 else 0)


def _bits_at(data: bytearray, offset: int, bit: int, width: int) -> int:
    start = 8 * offset + bit
    return sum((data[start + n >> 3] >> (start + n & 7) & 1) << n for n in range(width))


def encode(type: Type, value: int | float) -> bytes:
    """The bytes of a scalar."""
    value = convert_number(value, type)
    if isinstance(type, Float):
        return struct.pack("<f" if type.size == 4 else "<d", value)
    assert isinstance(type, Int | Pointer)
    size = size_of(type)
    return (int(value) & ((1 << 8 * size) - 1)).to_bytes(size, "little")


def _copy(
    ctx: Context,
    data: bytearray,
    patches: dict[int, typed.Patch],
    offset: int,
    size: int,
    value: typed.Value,
    what: str,
) -> None:
    """Copies a struct's value in a static initialiser. It must be a compound literal, as in gcc."""
    place = locate(value.object) if isinstance(value, typed.Load) else None
    source = place.symbol if place is not None else None
    if not isinstance(source, typed.Static) or source.image is None or not source.name.startswith("literal."):
        _not_constant(ctx, value, what)
        return
    data[offset : offset + size] = source.image.data.ljust(size, b"\0")
    for patch in source.image.patches:
        patches[offset + patch.offset] = typed.Patch(offset + patch.offset, patch.symbol, patch.addend, patch.element)


def _not_constant(ctx: Context, value: typed.Value, what: str) -> None:
    inner = value.operand if isinstance(value, typed.Convert) else value
    if (
        isinstance(value.type, Pointer)
        and value.type.place
        and isinstance(inner.type, Pointer)
        and not inner.type.place
    ):
        text = f"the address of a local object can't initialise {what}: each PE has its own"
        hint = "name an element of a `global` object, or assign it when the program runs"
        ctx.error("E0417", value.span, text, hint)
        return
    hint = "assign it when the program runs"
    ctx.error(
        "E0235",
        value.span,
        f"the initialiser of {what} must be a constant: it is set before the program starts",
        hint,
    )
