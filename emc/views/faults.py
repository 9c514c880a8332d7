"""Faults as text: the line in the form that every tool can read, then the excerpt with its caret, the hint and the
notes.

    x.emc:2:9: error: `n` is not declared [E0312]
        2 |     s = n + 1;
          |         ^
          = did you mean `m`?

The functions take faults, and a function that returns a file's text (None: not available). They return text without a
final newline, with colours only on request. Of a long line, a window around the caret is shown. Of a span of several
lines, the first and the last are shown. Control characters, which a terminal would execute, are made visible.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable

from emc.faults import Fault, Kind
from emc.printable import in_line, picture, tame
from emc.source import NOWHERE, Span, whole

Texts = Callable[[str], str | None]

WINDOW = 100  # characters of a source line that are shown at most
BEFORE = 60  # of them before the caret, if the line must be cut
MOST_SHOWN = 20  # errors of one compilation, and warnings: more do not help

_COLOURS = {
    "error": "1;31",
    "trap": "1;31",
    "race": "1;35",
    "warning": "1;35",
    "note": "1;36",
    "caret": "1;32",
    "place": "1",
    "code": "2",
}


def faults(found: Iterable[Fault], texts: Texts, colour: bool = False, most: int = MOST_SHOWN) -> str:
    """The text of all faults in the given order, and their number if there are several or not all are shown. most: how
    many errors, and how many warnings, are shown; 0 means all."""
    every = list(found)
    shown = [fault(f, texts, colour) for f in _first(every, most)]
    if len(every) > 1:
        shown.append(_count(every, len(shown)))
    return "\n".join(shown)


def fault(found: Fault, texts: Texts, colour: bool = False) -> str:
    """One fault with its excerpt, hint and notes."""
    first = head(found.span, found.kind.value, found.text, colour)
    lines = [f"{first} {paint(f'[{found.code}]', 'code', colour)}", *excerpt(found.span, texts, colour)]
    if found.hint:
        lines += [f"{'':9} = {line}" for line in tame(found.hint).split("\n")]
    for note in found.notes:
        lines += [head(note.span, "note", note.text, colour), *excerpt(note.span, texts, colour)]
    return "\n".join(lines)


def head(span: Span, kind: str, text: str, colour: bool = False) -> str:
    """The first line: `FILE:LINE:COLUMN: KIND: text`."""
    place, said = (in_line(part) for part in (str(span), text))
    return f"{paint(place, 'place', colour)}: {paint(kind, kind, colour)}: {said}"


def excerpt(span: Span, texts: Texts, colour: bool = False) -> list[str]:
    """The source line, and below it the line with the caret. For a longer span also the line where it ends. Nothing if
    the text is not available, or if the span is a whole file."""
    line = None if span == whole(span.file) else source_line(span, texts)
    if line is None:
        return []
    if span.end_line <= span.line:
        return _mark(span.line, line, span.column, max(1, span.end_column - span.column), "^", colour)
    shown = _mark(span.line, line, span.column, max(1, len(line) - span.column + 1), "^", colour)
    last = source_line(Span(span.file, span.end_line, 1), texts)
    begin = 0 if last is None else len(last) - len(last.lstrip())
    if last is None or span.end_column - 1 <= begin:
        return shown
    between = [f"{'...':>9} |"] if span.end_line > span.line + 1 else []
    return [*shown, *between, *_mark(span.end_line, last, begin + 1, span.end_column - 1 - begin, "~", colour)]


def _mark(number: int, line: str, column: int, width: int, mark: str, colour: bool) -> list[str]:
    """A line of text, and below it an underline of `width` characters from a column on. `mark` is the first character
    of the underline."""
    start = min(column - 1, len(line))
    left = max(0, start - BEFORE) if len(line) > WINDOW else 0
    shown = line[left : left + WINDOW]
    width = max(1, min(width, left + len(shown) - start))
    ahead, behind = ("..." if left else ""), ("..." if left + WINDOW < len(line) else "")
    padding = " " * len(ahead) + "".join(_blank(c) for c in line[left:start])
    marks = mark + "~" * (sum(len(_blank(c)) for c in line[start : start + width]) - 1)
    return [
        f"{number:>9} | {ahead}{visible(shown)}{behind}",
        f"{'':9} | {padding}{paint(marks, 'caret', colour)}",
    ]


def source_line(span: Span, texts: Texts) -> str | None:
    """The line at which a span starts, without its newline; None if the file or the line is not available."""
    text = None if span.file == NOWHERE.file else texts(span.file)
    if not text:
        return None
    lines = text.split("\n")
    return lines[span.line - 1].rstrip("\r") if 0 < span.line <= len(lines) else None


def paint(text: str, what: str, colour: bool) -> str:
    return f"\x1b[{_COLOURS[what]}m{text}\x1b[0m" if colour else text


def visible(text: str) -> str:
    """The text with four blanks for each tab, and pictures of control characters."""
    return "".join("    " if c == "\t" else picture(c) for c in text)


def _blank(c: str) -> str:
    """Blanks of the same width as the character."""
    if c == "\t":
        return "    "
    if unicodedata.category(c) in ("Mn", "Me"):
        return ""  # an accent on the character before
    return "  " if unicodedata.east_asian_width(c) in "WF" else " "


def _first(every: list[Fault], most: int) -> list[Fault]:
    """The first `most` errors and the first `most` warnings, in their common order."""
    met = dict.fromkeys(Kind, 0)
    kept: list[Fault] = []
    for found in every:
        met[found.kind] += 1
        if not most or met[found.kind] <= most:
            kept.append(found)
    return kept


def _count(found: list[Fault], shown: int) -> str:
    errors = sum(f.kind is Kind.ERROR for f in found)
    parts = [f"{n} {word}{'s' * (n != 1)}" for n, word in ((errors, "error"), (len(found) - errors, "warning")) if n]
    more = f": {shown} shown, {len(found) - shown} not shown (--max-errors 0 shows all)"
    return " and ".join(parts) + (more if shown < len(found) else "")
