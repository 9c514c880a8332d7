"""Writes Parts to a terminal or a pipe: line below line, or beside their source.

It takes Parts and a `Screen`, and returns text. Without colours the text is the same on every terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import StringIO
from typing import TypeAlias

from rich.console import Console
from rich.table import Table
from rich.text import Text

from emc.dataclass import dataclass
from emc.views.faults import visible
from emc.views.show.colours import LANGUAGES, Painted, paint
from emc.views.show.coupling import BLOCK, HEAD, Choice, Part, Row, costs, without_place

STYLES = {
    "comment": "dim",
    "word": "blue",
    "type": "cyan",
    "packet": "bold magenta",
    "name": "yellow",
    "label": "green",
    "number": "cyan",
    "text": "green",
    "head": "bold",
    "added": "green",
    "gone": "red",
    "dim": "dim",
}
ELSEWHERE = 0  # for rows without a line of the source
_FIGURE = 5  # columns for a line's cycles
_LEAST_SOURCE, _MOST_SOURCE = 30, 0.45  # columns of the source at least; its share of the screen at most


Pair: TypeAlias = tuple[Row | None, Row | None]  # a line before the pass, and after it


@dataclass(frozen=True, slots=True)
class Screen:
    """The screen for which text is written."""

    width: int  # columns
    colours: bool  # whether it shows colours


def plain(parts: Iterable[Part]) -> str:
    """The text of the parts, one line below the other, without colours."""
    return "".join(row.text + "\n" for part in parts for row in part.rows)


def listing(parts: Sequence[Part], stage: str, screen: Screen) -> str:
    """The text of the parts, one line below the other."""
    if not screen.colours:
        return plain(parts)
    rows = [row for part in parts for row in part.rows]
    if stage == "passes":
        lines = [_changed(row) for row in rows]
    else:
        lines = [_text(p, row.level == HEAD) for p, row in zip(_colours(rows, stage), rows, strict=True)]
    return _printed(lines, Screen(0, True))


def _colours(rows: Sequence[Row], stage: str) -> list[Painted]:
    return paint([row.text for row in rows], LANGUAGES.get(stage, ""))


def _text(line: Painted, head: bool = False) -> Text:
    text = Text(no_wrap=True, end="\n")
    for kind, piece in line:
        text.append(piece, STYLES.get(kind, ""))
    if head:
        text.stylize(STYLES["head"])
    return text


def _changed(row: Row) -> Text:
    """A line of a difference."""
    style = {"+": "added", "-": "gone", "@": "dim", "=": "head"}.get(row.text[:1], "")
    return Text(row.text, STYLES.get(style, ""), no_wrap=True)


def _printed(things: Iterable[Text | Table], screen: Screen) -> str:
    out = StringIO()
    colours = "standard" if screen.colours else None
    console = Console(
        file=out, width=screen.width or 1000, color_system=colours, force_terminal=screen.colours, highlight=False
    )
    for thing in things:
        console.print(thing, soft_wrap=screen.width == 0)
    return "".join(line.rstrip() + "\n" for line in out.getvalue().split("\n")[:-1])


# ---- side by side


@dataclass(frozen=True, slots=True)
class Stretch:
    """Source lines first .. last of a file, and the rows that come from them."""

    title: str
    file: str
    first: int
    last: int
    parts: tuple[Part, ...]


def stretches(parts: Sequence[Part], choice: Choice) -> list[Stretch]:
    """The source of each function among the parts, from its first line to its last. Every other part is a stretch of
    its own."""
    groups: dict[str, list[Part]] = {}
    for i, part in enumerate(parts):
        groups.setdefault(part.function or f"{i}", []).append(part)
    found: list[Stretch] = []
    for each in groups.values():
        lines = [line for part in each for row in part.rows for line in row.lines[:1]]
        if not lines:
            continue
        file = choice.file or next((row.lines[0][0] for p in each for row in p.rows[:1] if row.lines), lines[0][0])
        numbers = [n for name, n in lines if name == file]
        first, last = (
            (choice.first, choice.last)
            if choice.first
            else (min(numbers), max([*numbers, *(part.last for part in each)]))
        )
        title = each[0].function or each[0].title
        found.append(Stretch(title, file, first, last, tuple(each)))
    return sorted(found, key=lambda one: (one.file, one.first))


def beside(stretches: Iterable[Stretch], stage: str, text: Callable[[str], str | None], screen: Screen) -> str:
    """The source on the left, with each line's cycles. On the right, the rows that come from it, under the names of
    their blocks. Operations from other lines are at the end."""
    return _printed([thing for one in stretches for thing in _beside(one, stage, text, screen)], screen)


def _beside(one: Stretch, stage: str, text: Callable[[str], str | None], screen: Screen) -> Iterator[Text | Table]:
    source = [visible(line) for line in (text(one.file) or "").split("\n")][one.first - 1 : one.last]
    left = [_text(line) for line in paint(source, "emc")]
    right = _by_line(one, stage)
    total = costs(one.parts)
    table = Table.grid(padding=(0, 1), expand=True)
    widest = max([_LEAST_SOURCE, *(line.cell_len for line in left)])
    table.add_column(justify="right", style=STYLES["dim"], no_wrap=True, width=len(str(one.last)))
    table.add_column(width=min(widest, int(screen.width * _MOST_SOURCE)) + 1, overflow="ellipsis", no_wrap=True)
    table.add_column(justify="right", style=STYLES["dim"], no_wrap=True, width=_FIGURE)
    table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for number in (*range(one.first, one.last + 1), *([ELSEWHERE] if ELSEWHERE in right else [])):
        cost = total.get((one.file, number), 0)
        line = left[number - one.first] if one.first <= number < one.first + len(left) else Text("")
        shown = right.get(number, [])
        table.add_row(str(number or ""), line, str(cost) if cost else "", shown[0] if shown else "")
        for more in shown[1:]:
            table.add_row("", "", "", more)
    yield Text(f"{one.file}:{one.first}-{one.last}  {one.title}", STYLES["head"])
    yield table
    yield Text("")


def compare(heads: Iterable[tuple[str, Iterable[Pair]]], screen: Screen) -> str:
    """The changes by passes: before on the left, after on the right. heads: heading and lines of each step."""
    things: list[Text | Table] = []
    for head, pairs in heads:
        table = Table.grid(padding=(0, 2), expand=True)
        for _ in range(2):
            table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        for left, right in pairs:
            same = left is not None and right is not None and left.text == right.text
            if left is None and right is None:
                table.add_row(Text("...", STYLES["dim"]), Text("...", STYLES["dim"]))
            else:
                table.add_row(_half(left, "-", "" if same else "gone"), _half(right, "+", "" if same else "added"))
        things += [Text(head, STYLES["head"]), table, Text("")]
    return _printed(things, screen)


def _half(row: Row | None, mark: str, style: str) -> Text:
    if row is None:
        return Text("")
    return Text(f"{mark if style else ' '} {without_place(row.text)}", STYLES.get(style, ""), no_wrap=True)


def _by_line(one: Stretch, stage: str) -> dict[int, list[Text]]:
    """The rows that come from each line, with the name of their block where it changes."""
    found: dict[int, list[Text]] = {}
    at: dict[int, str] = {}
    for part in one.parts:
        bodies = [without_place(row.text) for row in part.rows]
        colours = paint(bodies, LANGUAGES.get(stage, ""))
        block = ""
        for row, body, line in zip(part.rows, bodies, colours, strict=True):
            if row.level == BLOCK:
                block = body.strip()
            if row.level in (HEAD, BLOCK):
                continue
            where = f"{part.title} {block}".rstrip()
            for number in _numbers(row, one):
                if at.get(number) != where:
                    found.setdefault(number, []).append(Text(where, STYLES["dim"], no_wrap=True))
                    at[number] = where
                found[number].append(_with_cycles(row, line))
    return found


def _numbers(row: Row, one: Stretch) -> list[int]:
    """The lines of the stretch that a row belongs to. An operation from other lines belongs to the end."""
    lines = [n for name, n in dict.fromkeys(row.lines) if name == one.file and one.first <= n <= one.last]
    return lines or ([ELSEWHERE] if row.cycles is not None else [])


def _with_cycles(row: Row, line: Painted) -> Text:
    cycles = "" if row.cycles is None else str(row.cycles)
    text = Text(no_wrap=True)
    text.append(f"{cycles:>4} " if row.cycles is not None else "  ", STYLES["dim"])
    body = _text(line)
    stripped = len(body.plain) - len(body.plain.lstrip(" ")) if row.cycles is not None else 0
    return text.append_text(body[stripped:])
