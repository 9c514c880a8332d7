"""Questions about objects: whether a value is one, where it lies, and which variable it belongs to."""

from __future__ import annotations

from emc.front import typed
from emc.front.check.context import Context
from emc.front.types import Place, Pointer


def is_lvalue(value: typed.Value) -> bool:
    while isinstance(value, typed.MemberOf):
        value = value.base
    return isinstance(value, typed.Variable | typed.Deref | typed.Literal)


def remote(value: typed.Value) -> Place:
    """Returns `global` if the object is reached through a global or shared pointer, else ""."""
    while isinstance(value, typed.MemberOf):
        value = value.base
    if isinstance(value, typed.Deref) and isinstance(value.pointer.type, Pointer) and value.pointer.type.place:
        return "global"
    return ""


def root(value: typed.Value) -> typed.Automatic | typed.Static | None:
    """The variable that an lvalue is all or part of."""
    while True:
        match value:
            case typed.MemberOf():
                value = value.base
            case typed.Deref(pointer=typed.PointerAdd(pointer=typed.Address(object=inner))):
                value = inner
            case typed.Deref(pointer=typed.Address(object=inner)):
                value = inner
            case typed.Variable():
                return value.symbol
            case typed.Literal():
                return value.initialise.symbol
            case _:
                return None


def mark_addressed(value: typed.Value) -> None:
    """Records that the variable which contains the object must be in memory."""
    symbol = root(value)
    if isinstance(symbol, typed.Automatic):
        symbol.addressed = True


def is_bit_field(value: typed.Value) -> bool:
    return isinstance(value, typed.MemberOf) and value.member.width is not None


def mark_written(ctx: Context, value: typed.Value) -> None:
    """Records that the body may set the variable which contains the object, or takes its address."""
    symbol = root(value)
    if ctx.body is not None and symbol is not None:
        ctx.body.written.add(symbol)
