"""Constants as spelled: `0x10UL`, `1e-3f`, `'\\n'`, `"text"`."""

from __future__ import annotations

import re
import sys

from emc.front import tree, typed
from emc.front.check.bad import bad
from emc.front.check.context import Context
from emc.front.check.numbers import limits, rounded, wrap
from emc.front.check.rules import expression_rule
from emc.front.types import (
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    LDOUBLE,
    LLONG,
    LONG,
    UINT,
    ULLONG,
    ULONG,
    Array,
    Int,
)
from emc.source import Span

_INTEGER = re.compile(r"(0[xX][0-9a-fA-F]+|0[bB][01]+|0[0-7]*|[1-9][0-9]*)([uUlL]*)")
_FLOAT = re.compile(r"([0-9]*\.?[0-9]*(?:[eE][+-]?[0-9]+)?)([fFlL]?)")
_HEX_FLOAT = re.compile(r"(0[xX][0-9a-fA-F]*\.?[0-9a-fA-F]*[pP][+-]?[0-9]+)([fFlL]?)")
_ESCAPE = re.compile(rb"\\(x[0-9a-fA-F]+|[0-7]{1,3}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)", re.DOTALL)
MOST_DIGITS = 40  # decimal digits looked at: more are too many for 64 bits, and Python refuses thousands
_SIMPLE = {b"n": 10, b"t": 9, b"r": 13, b"a": 7, b"b": 8, b"f": 12, b"v": 11, b"e": 27}
_LADDERS: dict[str, tuple[tuple[Int, ...], tuple[Int, ...]]] = {  # suffix -> candidates: decimal, other bases
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
    """0x1p+5 as a number: infinite when too large for a double, as a decimal one is."""
    try:
        return float.fromhex(digits)
    except OverflowError:
        return float("inf")


def _floating(span: Span, value: float, suffix: str) -> typed.Value:
    type = {"f": FLOAT, "l": LDOUBLE}.get(suffix.lower(), DOUBLE)
    return typed.Constant(span, type, rounded(value, type))


@expression_rule(tree.Character)
def check_character(ctx: Context, node: tree.Character) -> typed.Value:
    codes = unescaped(ctx, node.span, node.text[1:-1])
    if len(codes) == 1:
        return typed.Constant(node.span, INT, wrap(codes[0], CHAR))
    if len(codes) > 4:
        ctx.error("E0309", node.span, "too many characters in a character constant", 'write "..." for a string')
        return bad(node.span)
    ctx.warning("W0307", node.span, "several characters in one character constant", 'write "..." for a string')
    return typed.Constant(node.span, INT, wrap(int.from_bytes(codes, "big"), INT))


def unescaped(ctx: Context, span: Span, text: str) -> bytes:
    """The bytes of what stands between the quotes."""
    raw = text.encode("utf-8", "surrogateescape")
    if b"\\" not in raw:
        return raw

    def one(match: re.Match[bytes]) -> bytes:
        return _escape(ctx, span, match[1])

    return _ESCAPE.sub(one, raw)


def _escape(ctx: Context, span: Span, body: bytes) -> bytes:
    if body[:1] == b"x" and len(body) > 1:
        value = int(body[1:], 16)
    elif body[0] in b"01234567":
        value = int(body, 8)
    elif body[:1] in (b"u", b"U") and len(body) > 1:
        return _character(ctx, span, body)
    elif body in _SIMPLE:
        value = _SIMPLE[body]
    else:
        if body not in (b"\\", b"'", b'"', b"?"):
            ctx.warning(
                "W0308", span, f"unknown escape `\\{body.decode('utf-8', 'replace')}`", "write \\\\ for a backslash"
            )
        return body
    if value > 255:
        ctx.error("E0310", span, f"the escape \\{body.decode()} does not fit into a char")
    return bytes([value & 255])


def _character(ctx: Context, span: Span, body: bytes) -> bytes:
    """The UTF-8 bytes of what u0041 or U00000041 names."""
    code = int(body[1:], 16)
    if code > sys.maxunicode:
        ctx.error("E0310", span, f"there is no character \\{body.decode()}", f"the last one is \\U{sys.maxunicode:08X}")
        return b"?"
    return chr(code).encode("utf-8", "replace")


def string_bytes(ctx: Context, node: tree.String) -> bytes:
    """The bytes of adjacent literals, without the final zero."""
    found = b""
    for part in node.parts:
        part = part[part.index('"') :]  # u8"..." is plain
        found += unescaped(ctx, node.span, part[1:-1])
    return found


def string_object(ctx: Context, span: Span, data: bytes, length: int | None = None) -> typed.Variable:
    """The static object of a string literal; length: of the array in bytes, the final zero included when None."""
    data += b"\0" * ((len(data) + 1 if length is None else length) - len(data))
    symbol = ctx.strings.get(data)
    if symbol is None:
        name = f"str.{len(ctx.strings)}@{ctx.suffix}"
        symbol = typed.Static(name, Array(CHAR, len(data)), span, typed.Image(data), private=True)
        ctx.strings[data] = symbol
        ctx.statics.append(symbol)
    return typed.Variable(span, symbol.type, symbol)


@expression_rule(tree.String)
def check_string(ctx: Context, node: tree.String) -> typed.Value:
    return string_object(ctx, node.span, string_bytes(ctx, node))
