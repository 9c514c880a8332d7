"""Converts tokens of the text to names, numbers, strings and places. `Ill` reports a mistake in one."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from lark import Token

from emc.dataclass import dataclass

Stretch = tuple[str | None, int, int, int, int]  # a Span; file None: that of the span before


@dataclass(frozen=True, slots=True)
class Place:
    """A place as written."""

    here: Stretch
    function: str = ""  # the function that is inlined; else ""
    at: Stretch = (None, 1, 1, 0, 0)  # its call


class Ill(Exception):
    """Raised for text that has the right form but is impossible. read.py makes a fault of it."""

    def __init__(self, token: Token, text: str, hint: str = ""):
        super().__init__(text)
        self.token, self.text, self.hint = token, text, hint


def string_of(token: Token, text: str | None = None) -> str:
    """The characters of a quoted string. text: the string, if it is a part of the token."""
    try:
        return json.loads(text or token)
    except ValueError:
        hint = r"after a backslash, write one of \" \\ / b f n r t, or u and four digits; a tab is \t"
        raise Ill(token, "this string can't be read", hint) from None


def name_of(token: Token) -> str:
    """The name after the sigil of a register, label or reference."""
    return string_of(token, token[1:]) if token[1] == '"' else token[1:]


def is_hex(token: Token) -> bool:
    return "x" in token or "X" in token


def number_of(token: Token, text: str | None = None, limit: int = 1 << 64) -> int:
    """A decimal or 0x number with an absolute value below `limit`."""
    digits = text or token.value
    value = limit if len(digits) > 30 else int(digits, 16 if "x" in digits.lower() else 10)
    if abs(value) >= limit:
        raise Ill(token, "this number is too large")
    return value


_TEXT = r'"(?:[^"\\]|\\.)*"'
_STRETCH = rf"({_TEXT})?\s*(\d+):(\d+)(?:-(\d+)(?::(\d+))?)?"
_LOCATION = re.compile(rf";\s*{_STRETCH}(?:\s+in\s+({_TEXT}|[^\s\"]+)\s+at\s+{_STRETCH})?")


def place_of(token: Token | None) -> Place | None:
    if token is None:
        return None
    match = _LOCATION.fullmatch(token)
    assert match
    parts = match.groups()
    here = _stretch(token, parts[:5])
    if parts[5] is None:
        return Place(here)
    name = string_of(token, parts[5]) if parts[5][0] == '"' else parts[5]
    return Place(here, name, _stretch(token, parts[6:]))


def _stretch(token: Token, parts: Sequence[str | None]) -> Stretch:
    file, line, column, first, second = parts
    at_line, at_column = number_of(token, line), number_of(token, column)
    end_line, end_column = (0, 0) if first is None else (at_line, number_of(token, first))
    if second is not None:
        end_line, end_column = end_column, number_of(token, second)
    return string_of(token, file) if file else None, at_line, at_column, end_line, end_column
