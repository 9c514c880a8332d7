"""The lines of a stage, with the source lines that each comes from.

    Part("dot", "function", (Row("%t = add.i32 %s, %v", (("dot.emc", 22),), 1), ...))

Every stage is a list of Parts, and every writer (terminal, page) takes Parts. `pick` selects the ones that the user
chose.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from emc.dataclass import dataclass, replace
from emc.source import NOWHERE, Inlined, Span

Line: TypeAlias = tuple[str, int]  # file, number
_PLACE = re.compile(r'\s*; (?:"[^"]*" )?\d+:\d+[-:\d]*(?: in \S+ at \S+)?(?=$|\s*//)')
_HELP = re.compile(r"(?<=\S)\s+// (?=\S+$)")
HEAD, BLOCK, LINE = 0, 1, 2  # levels: the head of a part, the head of a block, a line


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a stage."""

    text: str
    lines: tuple[Line, ...] = ()  # of the source; for an inlined operation, the line of the body and that of the call
    cycles: int | None = None  # of an operation; None if the row is not one
    level: int = LINE  # HEAD and BLOCK rows are kept if a row below them is kept


@dataclass(frozen=True, slots=True)
class Part:
    """The rows of one function, or of a part of the program outside of functions."""

    title: str  # what it shows
    function: str  # the function of the source that it belongs to; "" if there is none
    rows: tuple[Row, ...]
    last: int = 0  # the line on which its source ends; 0 if it is not known


@dataclass(frozen=True, slots=True)
class Choice:
    """What the user chose to show: a function, lines, a file."""

    function: str = ""  # "": all functions
    file: str = ""  # lines first .. last of this file
    first: int = 0  # 0: all lines
    last: int = 0

    def has(self, lines: Iterable[Line]) -> bool:
        return any(file == self.file and self.first <= number <= self.last for file, number in lines)


def lines_of(span: Span | None) -> tuple[Line, ...]:
    """The source lines on which a span begins: its own line and, for inlined code, the line of the call."""
    if span is None or span.file == NOWHERE.file:
        return ()
    own = (span.file, span.line)
    return (own, (span.at.file, span.at.line)) if isinstance(span, Inlined) else (own,)


def without_place(text: str) -> str:
    """A line of IR without its `; 3:7-12`, for use where the source is shown beside it."""
    return _HELP.sub("   // ", _PLACE.sub("", text)).rstrip()


def pick(parts: Sequence[Part], choice: Choice) -> list[Part]:
    """The parts of the chosen function, with the rows of the chosen lines and the heads above them."""
    found = [part for part in parts if not choice.function or part.function == choice.function]
    if not choice.first:
        return found
    cut = (replace(part, rows=_of_lines(part.rows, choice)) for part in found)
    return [part for part in cut if part.rows]


def _of_lines(rows: Sequence[Row], choice: Choice) -> tuple[Row, ...]:
    """The chosen rows, with the heads of their part and block."""
    kept: list[Row] = []
    heads: list[Row] = []  # of the part, then of the block, until a line below them is kept
    in_heads = False
    for row in rows:
        if row.level == HEAD:
            heads = [*heads, row] if in_heads else [row]
        elif row.level == BLOCK:
            heads = [*(h for h in heads if h.level == HEAD), row]
        elif choice.has(row.lines):
            kept += [*heads, row]
            heads = []
        in_heads = row.level == HEAD
    return tuple(kept)


def costs(parts: Iterable[Part]) -> dict[Line, int]:
    """The cycles of the operations of each source line, each operation counted once. Inlined operations also count at
    the line of the call."""
    total: Counter[Line] = Counter()
    for part in parts:
        for row in part.rows:
            for line in dict.fromkeys(row.lines):
                total[line] += row.cycles or 0
    return total


def with_lines(parts: Iterable[Part], file: str) -> list[int]:
    """The lines of a file that have rows, in order."""
    return sorted({n for part in parts for row in part.rows if row.level == LINE for f, n in row.lines if f == file})
