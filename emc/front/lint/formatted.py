"""Splits the text of a format into its conversions, with the place of each in the user's file.

conversions("%-8s|%*d\\n", False)  ->  `%-8s` takes ("value",), `%*d` takes ("width", "value")
"""

from __future__ import annotations

import re

from emc.dataclass import dataclass
from emc.front import tree
from emc.source import Span

_PRINT = re.compile(r"%([-+ #0']*)(\*|\d*)(\.(?:\*|\d*))?(hh|h|ll|l|L|j|z|t|q)?(.?)", re.DOTALL)
_SCAN = re.compile(r"%(\*?)(\d*)()(hh|h|ll|l|L|j|z|t|q)?(\[\^?\]?[^\]]*\]?|.?)", re.DOTALL)
_PRINTED = frozenset("diouxXcsfFeEgGaAp%n")
_SCANNED = frozenset("diouxXcsfFeEgGaAp%n[")
_LENGTHS = {  # the conversions with which each length means something
    **dict.fromkeys("diouxXn", frozenset({"", "hh", "h", "l", "ll", "j", "z", "t", "q"})),
    **dict.fromkeys("fFeEgGaA", frozenset({"", "l", "L"})),
    **dict.fromkeys("csp[%", frozenset({""})),
}
_WIDE = frozenset({"", "l"})  # the lengths of `%c` and `%s`; only printf has `%lc` and `%ls`
_ESCAPE = re.compile(r"\\(?:x[0-9a-fA-F]+|[0-7]{1,3}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Conversion:
    """One conversion of a format."""

    text: str  # `%-8ld`
    lead: str  # `%-8`
    length: str  # `l`
    letter: str  # `d`
    takes: tuple[str, ...]  # its arguments: "width", "precision", "value"
    start: int  # the characters of the format that it covers: start .. end
    end: int


class Wrong(Exception):
    """Raised for a conversion that does not exist."""

    def __init__(self, start: int, end: int, text: str, hint: str):
        super().__init__(text)
        self.start, self.end, self.text, self.hint = start, end, text, hint


def conversions(text: str, scans: bool) -> list[Conversion] | None:
    """All conversions except `%%`; None for a format with positions (`%1$d`). Raises Wrong at the first invalid one."""
    found: list[Conversion] = []
    at = text.find("%")
    while at >= 0:
        match = (_SCAN if scans else _PRINT).match(text, at)
        assert match is not None
        first, width, precision, length, letter = match.groups("")
        if letter == "$":
            return None
        _known(match, letter[:1], length, scans)
        if letter != "%":
            lead = match[0][: len(match[0]) - len(length + letter)]
            takes = _takes(scans, first, width, precision)
            found.append(Conversion(match[0], lead, length, letter[0], takes, *match.span()))
        at = text.find("%", match.end())
    return found


def _takes(scans: bool, first: str, width: str, precision: str) -> tuple[str, ...]:
    if scans:
        return () if first == "*" else ("value",)
    return (*(("width",) if width == "*" else ()), *(("precision",) if precision == ".*" else ()), "value")


def _known(match: re.Match[str], letter: str, length: str, scans: bool) -> None:
    text = match[0]
    if not letter:
        raise Wrong(
            *match.span(),
            f"`{text}` is not complete: the format ends inside of a conversion",
            "write `%%` for a percent sign",
        )
    if letter not in (_SCANNED if scans else _PRINTED):
        what = f"there is no conversion `{text}`" if text.isprintable() else "this `%` does not begin a conversion"
        raise Wrong(*match.span(), what, "write `%%` for a percent sign")
    if letter == "[" and (len(match[5]) < 2 or not match[5].endswith("]")):
        raise Wrong(*match.span(), f"the set of characters in `{text}` is not closed", "close it with `]`")
    if length not in (_WIDE if letter in "cs" and not scans else _LENGTHS[letter]):
        plain = text.replace(length + letter, letter)
        raise Wrong(*match.span(), f"`{length}` means nothing before `{letter}`", f"write `{plain}`")


def place(string: tree.String | None, whole: Span, start: int, end: int) -> Span:
    """The span of the characters start..end of a literal: inside of the literal, if it is in one piece in the
    source."""
    if string is None or len(string.parts) != 1 or whole.line != whole.end_line:
        return whole
    spelled = string.parts[0]
    if whole.end_column - whole.column != len(spelled):  # it comes from a macro
        return whole
    columns: list[int] = []  # of each character, and of the closing quote
    at, last = spelled.index('"') + 1, len(spelled) - 1
    while at < last:
        columns.append(at)
        match = _ESCAPE.match(spelled, at)
        at = match.end() if match else at + 1
    columns.append(last)
    if end >= len(columns):
        return whole
    return Span(whole.file, whole.line, whole.column + columns[start], whole.line, whole.column + columns[end])
