"""Numbers as spelled: `0x10UL`, `1e-3f`."""

from __future__ import annotations

import re

from emc.front import tree, typed
from emc.front.check.bad import bad
from emc.front.check.context import Context
from emc.front.check.operands.arithmetic import limits, rounded
from emc.front.check.rules import expression_rule
from emc.front.types import (
    DOUBLE,
    FLOAT,
    INT,
    LDOUBLE,
    LLONG,
    LONG,
    UINT,
    ULLONG,
    ULONG,
    Int,
)
from emc.source import Span

_INTEGER = re.compile(r"(0[xX][0-9a-fA-F]+|0[bB][01]+|0[0-7]*|[1-9][0-9]*)([uUlL]*)")
_FLOAT = re.compile(r"([0-9]*\.?[0-9]*(?:[eE][+-]?[0-9]+)?)([fFlL]?)")
_HEX_FLOAT = re.compile(r"(0[xX][0-9a-fA-F]*\.?[0-9a-fA-F]*[pP][+-]?[0-9]+)([fFlL]?)")
MOST_DIGITS = 40  # decimal digits that are read: more never fit into 64 bits, and Python refuses to convert thousands
_LADDERS: dict[str, tuple[tuple[Int, ...], tuple[Int, ...]]] = {  # suffix -> possible types: decimal, other bases
    "": ((INT, LONG, LLONG), (INT, UINT, LONG, ULONG, LLONG, ULLONG)),
    "u": ((UINT, ULONG, ULLONG), (UINT, ULONG, ULLONG)),
    "l": ((LONG, LLONG), (LONG, ULONG, LLONG, ULLONG)),
    "lu": ((ULONG, ULLONG), (ULONG, ULLONG)),
    "ll": ((LLONG,), (LLONG, ULLONG)),
    "llu": ((ULLONG,), (ULLONG,)),
}


@expression_rule(tree.Number)
def check_number(ctx: Context, node: tree.Number) -> typed.Value:
    text = node.text
    if match := _INTEGER.fullmatch(text):
        return _integer(ctx, node.span, match[1], match[2])
    if match := _HEX_FLOAT.fullmatch(text):
        return _floating(node.span, _from_hex(match[1]), match[2])
    match = _FLOAT.fullmatch(text)
    assert match is not None, text  # the lexer lets only numbers through
    return _floating(node.span, float(match[1]), match[2])


def _integer(ctx: Context, span: Span, digits: str, suffix: str) -> typed.Value:
    if digits[:2] in ("0x", "0X"):
        value = int(digits, 16)
    elif digits[:2] in ("0b", "0B"):
        value = int(digits, 2)
    elif digits[0] == "0":
        value = int(digits, 8)
    else:
        value = int(digits[:MOST_DIGITS])
    letters = "".join(sorted(suffix.lower()))
    for type in _LADDERS[letters][digits[0] == "0"]:
        if value <= limits(type)[1]:
            return typed.Constant(span, type, value)
    if value <= limits(ULLONG)[1]:
        ctx.warning("W0306", span, "this number fits only into `unsigned long long`", "write it with the suffix ull")
        return typed.Constant(span, ULLONG, value)
    ctx.error("E0307", span, "this number does not fit into 64 bits")
    return bad(span)


def _from_hex(digits: str) -> float:
    """The value of 0x1p+5. It is infinite if it is too large for a double, as for a decimal number."""
    try:
        return float.fromhex(digits)
    except OverflowError:
        return float("inf")


def _floating(span: Span, value: float, suffix: str) -> typed.Value:
    type = {"f": FLOAT, "l": LDOUBLE}.get(suffix.lower(), DOUBLE)
    return typed.Constant(span, type, rounded(value, type))
