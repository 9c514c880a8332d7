"""Local pointers that are sent to another PE as a word: their PE is lost on the way."""

from __future__ import annotations

from emc.front import typed
from emc.front.check.context import Context
from emc.front.check.operands.conversions import is_null
from emc.front.check.operands.lvalues import root
from emc.front.types import Array, Function, Pointer, Struct


def warn_bare(ctx: Context, value: typed.Value, number: int) -> None:
    """Warns if argument `number`, counted from 0, is a local pointer that means another object there."""
    type = value.type
    if not isinstance(type, Pointer) or type.place or is_null(value) or isinstance(type.to, Function):
        return
    if _same_everywhere(value):
        return
    text = f"argument {number + 1} is a local pointer: on the other PE it points into that PE's own memory"
    ctx.warning(
        "W0460",
        value.span,
        text,
        "declare the parameter as `global *`: then the argument becomes a global pointer; for functions of the library "
        "that need a local one, first copy the elements into a local array there",
    )


def _same_everywhere(value: typed.Value) -> bool:
    """Whether the address means the same on every PE. That is so for a static object, and for `local_of`, which says
    that a bare address is intended."""
    match value:
        case typed.Convert():
            return _same_everywhere(value.operand)
        case typed.PointerAdd():
            return _same_everywhere(value.pointer)
        case typed.Address():
            return isinstance(root(value.object), typed.Static)
        case typed.Builtin(name="local_of"):
            return True
        case _:
            return isinstance(value, typed.Constant)


def local_pointer(type: Struct) -> str:
    """The path of the first member that is a local pointer to data; "" if there is none."""
    for member in type.record.members or ():
        inner, path = member.type, member.name
        while isinstance(inner, Array):
            inner, path = inner.of, path + "[]"
        if isinstance(inner, Pointer) and not inner.place and not isinstance(inner.to, Function):
            return path
        if isinstance(inner, Struct) and (rest := local_pointer(inner)):
            return f"{path}.{rest}" if path else rest
    return ""
