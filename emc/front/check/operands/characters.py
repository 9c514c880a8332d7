r"""Characters and strings as spelled: `'\n'`, `"text"`, `L"wide"`, `u'\u20ac'`.

The prefix gives the element type of a string: without a prefix or with `u8` bytes of UTF-8, with `u` units of UTF-16,
with `U` and `L` characters of Unicode. Adjacent strings are joined, so all their prefixes must be the same.
"""

from __future__ import annotations

import re
import sys

from emc.front import tree, typed
from emc.front.check.bad import bad
from emc.front.check.context import Context
from emc.front.check.messages import spell
from emc.front.check.operands.arithmetic import wrap
from emc.front.check.rules import expression_rule
from emc.front.types import CHAR, INT, LONG, UCHAR, UINT, USHORT, Array, Int
from emc.source import Span

WCHAR = LONG  # wchar_t, as gcc -m32 has it
_OF = {"": CHAR, "u8": CHAR, "L": WCHAR, "u": USHORT, "U": UINT}  # the element type of a string, by its prefix
_PIECE = re.compile(r"\\(x[0-9a-fA-F]+|[0-7]{1,3}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)|(.)", re.DOTALL)
_SIMPLE = {"n": 10, "t": 9, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11, "e": 27}
_ITSELF = ("\\", "'", '"', "?")
_ENCODINGS = {1: "utf-8", 2: "utf-16-le", 4: "utf-32-le"}


@expression_rule(tree.Character)
def check_character(ctx: Context, node: tree.Character) -> typed.Value:
    prefix, inside = _split(node.text)
    of = UCHAR if prefix == "u8" else _OF[prefix]
    data = units(ctx, node.span, inside, of)
    if not prefix:
        return _plain(ctx, node.span, data)
    if len(data) > of.size:
        text = f"this constant needs more than one `{spell(of)}`, and only the last one is used"
        ctx.warning("W0307", node.span, text, 'write "..." for a string')
    return typed.Constant(node.span, of, wrap(int.from_bytes(data[-of.size :], "little"), of))


def _plain(ctx: Context, span: Span, codes: bytes) -> typed.Value:
    if len(codes) == 1:
        return typed.Constant(span, INT, wrap(codes[0], CHAR))
    if len(codes) > 4:
        ctx.error("E0309", span, "too many characters in a character constant", 'write "..." for a string')
        return bad(span)
    ctx.warning("W0307", span, "several characters in one character constant", 'write "..." for a string')
    return typed.Constant(span, INT, wrap(int.from_bytes(codes, "big"), INT))


def _split(text: str) -> tuple[str, str]:
    """The prefix, and the text between the quotes."""
    prefix = text[: text.index(text[-1])]
    return prefix, text[len(prefix) + 1 : -1]


def units(ctx: Context, span: Span, text: str, of: Int) -> bytes:
    """The text between the quotes as bytes of elements of type `of`."""
    if "\\" not in text:
        return _encode(text, of.size)
    return b"".join(
        _encode(piece[2], of.size) if piece[1] is None else _escape(ctx, span, piece[1], of.size)
        for piece in _PIECE.finditer(text)
    )


def _encode(text: str, size: int) -> bytes:
    return text.encode(_ENCODINGS[size], "surrogateescape" if size == 1 else "replace")


def _escape(ctx: Context, span: Span, body: str, size: int) -> bytes:
    if body[0] == "x" and len(body) > 1:
        return _unit(ctx, span, body, int(body[1:], 16), size)
    if body[0] in "01234567":
        return _unit(ctx, span, body, int(body, 8), size)
    if body[0] in "uU" and len(body) > 1:
        return _character(ctx, span, body, size)
    if body in _SIMPLE:
        return _SIMPLE[body].to_bytes(size, "little")
    if body not in _ITSELF:
        ctx.warning("W0308", span, f"unknown escape `\\{body}`", "write \\\\ for a backslash")
    return _encode(body, size)


def _unit(ctx: Context, span: Span, body: str, value: int, size: int) -> bytes:
    """One element with that value, even if it is not a valid character."""
    if value >> 8 * size:
        what = {1: "a char", 2: "a char16_t"}.get(size, "32 bits")
        ctx.error("E0310", span, f"the escape \\{body} does not fit into {what}")
    return (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")


def _character(ctx: Context, span: Span, body: str, size: int) -> bytes:
    """The elements of a string for the character that u0041 or U00000041 names."""
    code = int(body[1:], 16)
    if code > sys.maxunicode or 0xD800 <= code < 0xE000:
        hint = f"the last character is \\U{sys.maxunicode:08X}"
        hint = "D800 to DFFF are halves of pairs in UTF-16" if code <= sys.maxunicode else hint
        ctx.error("E0310", span, f"there is no character \\{body}", hint)
        return _encode("?", size)
    return _encode(chr(code), size)


# ---- strings


def string_bytes(ctx: Context, node: tree.String) -> bytes:
    """The text of adjacent literals in UTF-8 without the final zero. Prefixes are ignored."""
    return b"".join(units(ctx, node.span, _split(part)[1], CHAR) for part in node.parts)


def string_units(ctx: Context, node: tree.String) -> tuple[Int, bytes]:
    """The element type of adjacent literals, and the bytes of the elements without the final zero."""
    prefixes = list(dict.fromkeys(prefix for part in node.parts if (prefix := _split(part)[0])))
    if len(prefixes) > 1:
        first, second = prefixes[:2]
        text = f'`{first}"..."` and `{second}"..."` have different character types: they can\'t be joined'
        ctx.error("E0123", node.span, text, "give them the same prefix, or remove one of the prefixes")
    of = _OF[prefixes[0] if prefixes else ""]
    return of, b"".join(units(ctx, node.span, _split(part)[1], of) for part in node.parts)


def string_object(ctx: Context, span: Span, data: bytes, length: int | None = None, of: Int = CHAR) -> typed.Variable:
    """The static object of a string literal. length: the length of the array in bytes; None: the length of the text
    with its final zero."""
    data += bytes((len(data) + of.size if length is None else length) - len(data))
    symbol = ctx.strings.get((data, of))
    if symbol is None:
        name = f"str.{len(ctx.strings)}@{ctx.suffix}"
        symbol = typed.Static(name, Array(of, len(data) // of.size), span, typed.Image(data), private=True)
        ctx.strings[data, of] = symbol
        ctx.statics.append(symbol)
    return typed.Variable(span, symbol.type, symbol)


@expression_rule(tree.String)
def check_string(ctx: Context, node: tree.String) -> typed.Value:
    of, data = string_units(ctx, node)
    return string_object(ctx, node.span, data, of=of)
