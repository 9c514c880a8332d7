"""Constants: those that are written in a function, and values of Python from the text around it.

constant(reader, node, "N", 100)            the Number 100
text_of("a\\n")                             `"a\\n"`, as EM-C spells it
"""

from __future__ import annotations

import ast
import math
from typing import Any

from emc.front import tree
from emc.lang import words as lang
from emc.python.outside import refusal
from emc.python.reader import Reader, plain
from emc.python.refused import MEANING, NAME, Refused
from emc.python.types import Scalar, type_name
from emc.source import Span

_MOST = (1 << 64) - 1
_ESCAPES = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\a": "\\a", "\b": "\\b", "\f": "\\f", "\v": "\\v", "\\": "\\\\"}


def text_of(value: str | bytes, quote: str = '"') -> str:
    """A string or character constant as EM-C spells it."""
    signs = value if isinstance(value, str) else "".join(chr(b) for b in value)
    return quote + "".join(_sign(sign, quote, isinstance(value, bytes)) for sign in signs) + quote


def _sign(sign: str, quote: str, is_byte: bool) -> str:
    if sign == quote:
        return "\\" + sign
    if sign in _ESCAPES:
        return _ESCAPES[sign]
    code = ord(sign)
    return f"\\{code:03o}" if code < 32 or code == 127 or (is_byte and code > 126) else sign


def number(reader: Reader, node: ast.expr, span: Span, value: int | float, spelling: str = "") -> tree.Expression:
    """A number. A negative number is `-` before a positive one, as in C."""
    if isinstance(value, float) and not math.isfinite(value):
        raise Refused(node, f"a constant can't be {value}", "import INFINITY or NAN from emc.lang")
    if math.copysign(1, value) < 0:
        return tree.Unary(span, "-", number(reader, node, span, -value), True)
    if isinstance(value, int) and value > _MOST:
        raise Refused(node, f"{value} has more than 64 bits: EM-C's numbers have a fixed size", "", MEANING)
    plain = spelling.replace("_", "")
    if isinstance(value, int):
        plain = plain if plain[:2].lower() == "0x" else str(value)
    elif not plain:
        plain = repr(value)
    return tree.Number(span, plain)


def string(reader: Reader, node: ast.expr, value: str | bytes) -> tree.String:
    """A text. Its characters become UTF-8."""
    if isinstance(value, str) and any("\ud800" <= sign <= "\udfff" for sign in value):
        raise Refused(node, "this text has an unpaired surrogate", "write its bytes: `b'...'`")
    return tree.String(reader.span(node), (text_of(value),))


def constant(reader: Reader, node: ast.expr, name: str, value: Any) -> tree.Expression:
    """A value of Python that a function uses by its name. Raises Refused if EM-C has no such values."""
    span = reader.span(node)
    made = _constant(reader, node, span, name, value)
    if isinstance(value, bool | int | float | str | bytes | lang.Later) and not isinstance(made, tree.Name):
        reader.program.spell(name.rpartition(".")[2], value, made)
    return made


def _constant(reader: Reader, node: ast.expr, span: Span, name: str, value: Any) -> tree.Expression:
    if value is None:
        return tree.Number(span, "0")
    if isinstance(value, bool | int | float):
        return number(reader, node, span, float(value) if isinstance(value, float) else int(value))
    if isinstance(value, str | bytes):
        return string(reader, node, value)
    if isinstance(value, lang.Word) and value.kind == "library":
        reader.program.use_header(value.header)
        return tree.Name(span, value.name)
    if isinstance(value, lang.Word):
        raise Refused(node, f"`{name}` is a word of EM-C that needs `(...)`", f"`{name}(...)`")
    if isinstance(value, lang.Later):
        return _later(reader, node, span, value)
    if isinstance(value, lang.Function | lang.Data):
        return tree.Name(span, _seen(reader, node, name, reader.name_of(value, node)))
    if type(value).__module__ == "numpy" and hasattr(value, "item") and getattr(value, "ndim", 1) == 0:
        return _constant(reader, node, span, name, value.item())
    raise refusal(node, name, value)


def _seen(reader: Reader, node: ast.expr, name: str, called: str) -> str:
    """The EM-C name of a part of the program. Raises Refused where a variable hides it."""
    hidden = called in map(plain, reader.local - reader.outer)
    if hidden and called != plain(name):
        text = f"`{name}` is called `{called}` where it is defined, and `{called}` is a variable here"
        raise Refused(node, text, f"rename the variable `{called}`", NAME)
    return called


def _later(reader: Reader, node: ast.expr, span: Span, value: lang.Later) -> tree.Expression:
    """The expression for a value that depends on the machine."""
    if value.op == "name":
        return tree.Name(span, str(value.parts[0]))
    if value.op == "call":
        return _conversion(reader, node, span, value)
    parts = [_constant(reader, node, span, "a constant", part) for part in value.parts]
    if len(parts) == 1:
        return tree.Unary(span, value.op, parts[0], True)
    if value.op == "index":
        return tree.Index(span, *parts)
    return tree.Binary(span, value.op, parts[0], parts[1], True)


def _conversion(reader: Reader, node: ast.expr, span: Span, value: lang.Later) -> tree.Expression:
    """`u32(5)` or `sizeof(i32)` in the text around a function."""
    word, *arguments = value.parts
    if isinstance(word, lang.Word) and word.kind == "scalar" and len(arguments) == 1:
        kind = Scalar(tuple(lang.SCALARS[word.name].split()))
        return tree.Cast(span, type_name(kind, span), _constant(reader, node, span, "a constant", arguments[0]))
    if isinstance(word, lang.Word) and word.name == "sizeof" and len(arguments) == 1:
        inner = arguments[0]
        if isinstance(inner, lang.Word) and inner.kind == "scalar":
            return tree.SizeofType(span, "sizeof", type_name(Scalar(tuple(lang.SCALARS[inner.name].split())), span))
    if isinstance(word, lang.Word) and word.kind == "library":
        parts = [_constant(reader, node, span, "a constant", part) for part in arguments]
        return tree.Call(span, _constant(reader, node, span, word.name, word), tuple(parts))
    raise Refused(node, "this constant can't be computed", "compute it in the function")
