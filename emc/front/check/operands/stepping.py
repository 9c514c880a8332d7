"""Conversions between kinds of pointers after which the pointer steps to another place than the array's next element.

int global A[8], *p = A;        p + 1 is on the PE of A[0]; A[1] is on the next PE
int a[8], shared *q = a;        q + 1 is on the next PE; a[1] is on this one
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.context import Context
from emc.front.check.messages import shown, spell
from emc.front.check.operands.lvalues import root
from emc.front.types import Array, Pointer, Spread, Void


def warn_of_steps(ctx: Context, value: typed.Value, type: Pointer, what: str) -> None:
    """Warns about a conversion that changes how a pointer steps. what: the receiver in words. Casts, and conversions to
    `void *`, which does not step, give no warning."""
    here = value.type
    if not isinstance(here, Pointer) or isinstance(type.to, Void):
        return
    if type.place == "global" and here.place == "shared":
        _warn_of_global(ctx, value, type, what)
    elif type.place == "shared" and here.place != "shared" and _is_array(value):
        _warn_of_shared(ctx, value, type, what)


def _warn_of_global(ctx: Context, value: typed.Value, type: Pointer, what: str) -> None:
    spread = isinstance(value, typed.SpreadBase)
    source = f"the spread array `{shown(value.symbol)}`" if spread else f"`{spell(value.type)}`"
    text = f"{what} turns {source} into `{spell(type)}`, which steps within one PE's part of the array"
    one = f"`&{shown(value.symbol)}[k]` points to one element; " if spread else ""
    hint = (
        f"write `{spell(Pointer(type.to, 'shared'))}` to step from element to element; {one}write a cast if you mean it"
    )
    ctx.warning("W0406", value.span, text, hint)


def _is_array(value: typed.Value) -> bool:
    """Whether the value is an array on one PE that is written by its name: `a`, or the row `R[k]`."""
    return isinstance(value, typed.Address) and isinstance(value.object.type, Array) and not _to_whole(value)


def _to_whole(value: typed.Address) -> bool:
    """Whether the value is `&a`: a pointer to the whole array `a`."""
    return isinstance(value.type, Pointer) and isinstance(value.type.to, Array)


def _warn_of_shared(ctx: Context, value: typed.Value, type: Pointer, what: str) -> None:
    assert isinstance(value, typed.Address) and isinstance(value.type, Pointer)
    symbol = root(value.object)
    source = "an array that lies on one PE"
    if symbol is not None and isinstance(symbol.type, Spread):
        source = f"this PE's slice of `{shown(symbol)}`"
    text = f"{what} turns {source} into `{spell(type)}`, which steps from PE to PE"
    hint = f"write `{spell(Pointer(type.to, value.type.place))}` to step through it; write a cast if you mean it"
    ctx.warning("W0406", value.span, text, hint)
