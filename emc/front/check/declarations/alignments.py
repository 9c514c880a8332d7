"""What `__attribute__((packed, aligned(n)))` and `_Alignas` ask for.

struct s { char c; int i; } __attribute__((packed));        5 bytes, i read and written byte by byte
_Alignas(16) char buffer[64];
"""

from __future__ import annotations

from emc.front import tree
from emc.front.check.bad import is_bad
from emc.front.check.context import Context
from emc.front.check.declarations.declarators import type_name
from emc.front.check.operands.constants import integer_constant
from emc.front.check.scope import Typedef
from emc.front.types import Array, Type, align_of, unqualified

MOST = 4096  # bytes, a page: every machine's memory begins at a multiple of it


def alignment(ctx: Context, nodes: tuple[tree.Alignment, ...]) -> tuple[bool, int]:
    """(packed, alignment): whether it is packed, and the largest alignment in bytes, or 0."""
    packed, most = False, 0
    for node in nodes:
        if node.to is None:
            packed = True
        elif isinstance(node.to, tree.TypeName):
            type = type_name(ctx, node.to)
            most = max(most, 0 if is_bad(type) else align_of(type))
        else:
            most = max(most, _number(ctx, node.to))
    return packed, most


def _number(ctx: Context, node: tree.Expression) -> int:
    value = integer_constant(ctx, node, "an alignment") or 0
    if value == 0 or (0 < value <= MOST and value & (value - 1) == 0):
        return value
    hint = "an object can be aligned to at most a page" if value > MOST else ""
    ctx.error("E0246", node.span, f"an alignment must be 1, 2, 4 ... {MOST}, but this is {value}", hint)
    return 0


def requested(specifiers: tree.Specifiers, own: tuple[tree.Alignment, ...]) -> tuple[tree.Alignment, ...]:
    """The alignments that a declaration requests for one of its names."""
    return (*specifiers.alignments, *own)


def by_typedef(ctx: Context, specifiers: tree.Specifiers, type: Type) -> int:
    """The alignment of the typedef name with which a declaration begins, for a name of that type or an array of it; 0
    if there is none."""
    names = [one for one in specifiers.types if isinstance(one, tree.TypedefName)]
    entry = ctx.scope.find(names[0].name) if len(names) == 1 else None
    if not isinstance(entry, Typedef) or not entry.align:
        return 0
    while isinstance(type, Array) and not isinstance(entry.type, Array):
        type = type.of
    return entry.align if unqualified(type) == unqualified(entry.type) else 0


def of_object(ctx: Context, nodes: tuple[tree.Alignment, ...], function: bool) -> int:
    """The alignment that is requested for an object or a type, in bytes. Warns about attributes that are ignored: all
    of them for a function, and `packed`."""
    for node in nodes:
        if function or node.to is None:
            word = "packed" if node.to is None else "aligned"
            ctx.warning(
                "W0102", node.span, f"the attribute `{word}` is ignored here", "write it after the `}` of a struct"
            )
    return alignment(ctx, nodes)[1]
