"""Lines of a stage, coupled to the lines of the source that they are from.

    Part("dot", "function", (Row("%t = add.i32 %s, %v", (("dot.emc", 22),), 1), ...))

Every stage is a list of Parts; every writer (terminal, page) takes Parts; `pick` leaves of them what was asked for.
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
HEAD, BLOCK, LINE = 0, 1, 2  # levels: a part's head, a block's head, a line


@dataclass(frozen=True, slots=True)
class Row:
    """lines: of the source; of an inlined operation, the body's line and the call's.
    cycles: of an operation; None of what is none. level: HEAD and BLOCK rows stay when a row below them does."""

    text: str
    lines: tuple[Line, ...] = ()
    cycles: int | None = None
    level: int = LINE


@dataclass(frozen=True, slots=True)
class Part:
    """function: the source's function that it belongs to, "" when none. title: what it shows. last: the line on which
    its source ends, 0 when that is not known."""

    title: str
    function: str
    rows: tuple[Row, ...]
    last: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """What is to be shown: of one function ("": of all), of lines first .. last of a file (0: of all)."""

    function: str = ""
    file: str = ""
    first: int = 0
    last: int = 0

    def has(self, lines: Iterable[Line]) -> bool:
        return any(file == self.file and self.first <= number <= self.last for file, number in lines)


def lines_of(span: Span | None) -> tuple[Line, ...]:
    """The source lines that a stretch begins on: its own and, of inlined code, the call's."""
    if span is None or span.file == NOWHERE.file:
        return ()
    own = (span.file, span.line)
    return (own, (span.at.file, span.at.line)) if isinstance(span, Inlined) else (own,)


def without_place(text: str) -> str:
    """A line of IR without its `; 3:7-12`, for where its source is beside it."""
    return _HELP.sub("   // ", _PLACE.sub("", text)).rstrip()


def pick(parts: Sequence[Part], choice: Choice) -> list[Part]:
    """The parts of the chosen function, with the rows of the chosen lines and the heads above them."""
    found = [part for part in parts if not choice.function or part.function == choice.function]
    if not choice.first:
        return found
    cut = (replace(part, rows=_of_lines(part.rows, choice)) for part in found)
    return [part for part in cut if part.rows]


def _of_lines(rows: Sequence[Row], choice: Choice) -> tuple[Row, ...]:
    """The chosen lines, with the heads of their part and block."""
    kept: list[Row] = []
    heads: list[Row] = []  # of the part, then of the block; until a line below them is kept
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
    """Cycles of the operations of each source line, each counted once; inlined ones where they are called, too."""
    total: Counter[Line] = Counter()
    for part in parts:
        for row in part.rows:
            for line in dict.fromkeys(row.lines):
                total[line] += row.cycles or 0
    return total


def with_lines(parts: Iterable[Part], file: str) -> list[int]:
    """The lines of a file from which something comes, in order."""
    return sorted({n for part in parts for row in part.rows if row.level == LINE for f, n in row.lines if f == file})
