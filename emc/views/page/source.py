"""The source in the page: the files' lines, each with its figures of every side, and the heads of these columns."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import chain

from emc.views.faults import visible
from emc.views.frame import painted
from emc.views.page.rows import row, widths
from emc.views.page.side import Figures, Side
from emc.views.profile.words import line_tip
from emc.views.show.colours import paint


def files_of(sides: Sequence[Side]) -> list[str]:
    """The files that have a text and lines with rows. The user's files come first, in their order."""
    program = sides[0].program
    used = {line[0] for side in sides for part in side.ir for each in part.rows for line in each.lines}
    names = dict.fromkeys([*program.files, *sorted(used)])
    return [name for name in names if name in used and program.text(name) is not None]


def source(sides: Sequence[Side], files: Sequence[str]) -> tuple[str, str]:
    """The source as HTML, and the style sheet of its margin."""
    most = max(side.most for side in sides)
    body = "".join(_file(sides, index, name, most) for index, name in enumerate(files))
    heads = [_heads(side, len(sides) > 1) for side in sides]
    lines = [(name, n) for name in files for n in stretch(sides[0], name)]
    figures = [[side.line(*line) for line in lines] for side in sides]
    head = row("", "", [(some, "") for some in heads], "heads")
    return head + body, widths(
        "#source", figures, [[max(map(len, text.split("\n"))) for text in some] for some in heads]
    )


def _heads(side: Side, with_level: bool) -> tuple[str, ...]:
    """The heads of a side's columns."""
    first, *rest = side.columns
    return (f"{side.level}\n{first}" if with_level else first, *rest)


def _file(sides: Sequence[Side], index: int, name: str, most: int) -> str:
    text = sides[0].program.text(name) or ""
    lines = [visible(line) for line in text.removesuffix("\n").split("\n")]
    wanted = stretch(sides[0], name)
    painter = enumerate(paint(lines, "ir" if name.endswith(".emir") else "emc"), 1)

    def one(n: int, html: str) -> str:
        figures = [_margin(side, name, n, most) for side in sides]
        return row(html, f"{index}-{n}", figures, number=n, tip=_tip(sides, name, n))

    rows = "".join(one(n, painted(line)) for n, line in painter if n in wanted)
    return f"<section><h2>{escape(name)}</h2>{rows}</section>"


def _margin(side: Side, file: str, number: int, most: int) -> tuple[Figures, str]:
    """A line's figures; the more cycles it took, the warmer is their ground."""
    found = side.line(file, number)
    if not found:
        return ("",) * len(side.columns), ""
    line = side.measured.get((file, number))
    warm = 0.5 * (line.costs.cycles / most) ** 0.5 if most and line is not None else 0.0
    return found, f"--h:{min(0.5, warm):.2f}" if warm >= 0.005 else ""


def _tip(sides: Sequence[Side], file: str, number: int) -> str:
    found = ((side, side.measured.get((file, number))) for side in sides)
    many = len(sides) > 1
    return "\n".join(f"{side.level}: " * many + line_tip(line) for side, line in found if line is not None)


def stretch(side: Side, name: str) -> range:
    """The lines that are shown: all lines of a user's file; for the library, those of the templates."""
    count = (side.program.text(name) or "").removesuffix("\n").count("\n") + 1
    if name in side.program.files:
        return range(1, count + 1)
    spans = [t.span for t in side.templates if t.span.file == name]
    first = min((s.line for s in spans), default=1)
    return range(first, max(chain((s.end_line for s in spans), () if spans else (count,)), default=count) + 1)
