"""The memory of arrays of computed length. It is taken from the heap and freed at the end of the block that declares
them.

    int a[n];       a = __array_new(n * 4), a trap if that is 0 bytes; at the block's end __array_end(a)

A frame has a fixed size, so these arrays cannot be in it (docs/internals.md, "Arrays of computed length").
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.context import Context
from emc.front.check.names import lengths
from emc.front.check.names.implicit import library_call
from emc.front.check.operands.conversions import convert
from emc.front.types import INT, UINT, VOID, Array, Pointer, Type, align_of, size_of, unqualified

SURE = 8  # bytes: the alignment of all heap memory


def hold(ctx: Context, symbol: typed.Automatic) -> typed.Hold:
    """The declaration of an array that is kept on the heap."""
    span, type = symbol.span, unqualified(symbol.type)
    assert isinstance(type, Pointer)
    there = typed.Load(span, type, typed.Variable(span, symbol.type, symbol))
    align = max(symbol.align, align_of(type.to))
    bytes_ = lengths.size(ctx, type.to, span)
    word = "__array" if align <= SURE else "__array_aligned"
    asked = (bytes_,) if align <= SURE else (bytes_, typed.Constant(span, UINT, align))
    memory = library_call(ctx, span, f"{word}_new", asked)
    take: typed.Value = typed.Assign(span, type, typed.Variable(span, symbol.type, symbol), convert(memory, type))
    if _elements(type.to):
        take = lengths.in_order([_something(bytes_, symbol.name)], take)
    return typed.Hold(span, symbol, take, library_call(ctx, span, f"{word}_end", (convert(there, Pointer(VOID)),)))


def _elements(type: Type) -> bool:
    """Whether the array's elements have a size greater than 0."""
    while isinstance(type, Array) and type.length != 0:
        type = type.of
    return size_of(type) > 0


def _something(bytes_: typed.Value, name: str) -> typed.Value:
    """Traps if the size is 0."""
    span = bytes_.span
    nothing = typed.Convert(span, VOID, typed.Constant(span, INT, 0))
    trap = typed.Builtin(span, VOID, "trap", (), f"the length of `{name}` is zero")
    return typed.Conditional(span, VOID, bytes_, nothing, trap)
