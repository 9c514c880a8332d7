"""The lines of a figure, and their legend, which is outside of the panels: the figure grows by its size.

    styles = styles_of(layout)      a colour and a kind of line for each combination
    add_legend(figure, styles, ideal=True)

If it can, the first parameter chooses the colour, and the others the kind of line. Then the legend has a part for each
of the two, and not an entry for each combination.
"""

from __future__ import annotations

import math
import warnings
from typing import Any

from emc.dataclass import dataclass
from emc.sweeps.captions import heading, short
from emc.sweeps.files import needed
from emc.sweeps.layout import Layout
from emc.sweeps.page import show
from emc.sweeps.table import Value

COLOURS = 10
KINDS = (("-", "o"), ("--", "s"), (":", "^"), ("-.", "D"))
LABEL_WIDTH = 30  # characters of a line of the legend
PAD = 0.15  # inches around the legend


@dataclass(frozen=True, slots=True)
class Style:
    """How a line looks."""

    colour: str
    dash: str
    marker: str


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the legend."""

    heading: str
    entries: tuple[tuple[str, Style], ...]


@dataclass(frozen=True, slots=True)
class Styles:
    """The style of each line, and the parts of the legend that explain them."""

    lines: tuple[tuple[tuple[Value, ...], Style], ...]
    parts: tuple[Part, ...]


def styles_of(layout: Layout) -> Styles:
    """The styles of all lines of a layout."""
    lines = list(dict.fromkeys(map(layout.line, layout.rows)))
    firsts = list(dict.fromkeys(line[:1] for line in lines))
    others = list(dict.fromkeys(line[1:] for line in lines))
    if len(layout.lines) > 1 and len(firsts) <= COLOURS and len(others) <= len(KINDS):
        found = {line: _style(firsts.index(line[:1]), others.index(line[1:])) for line in lines}
        parts = (
            _part(layout, layout.lines[:1], {line: _style(n, 0) for n, line in enumerate(firsts)}),
            _part(layout, layout.lines[1:], {line: _style(-1, n) for n, line in enumerate(others)}),
        )
    else:
        found = {line: _style(n % COLOURS, n // COLOURS) for n, line in enumerate(lines)}
        parts = (_part(layout, layout.lines, found),) if layout.lines else ()
    return Styles(tuple(found.items()), parts)


def _style(colour: int, kind: int) -> Style:
    dash, marker = KINDS[kind]
    return Style(f"C{colour}" if colour >= 0 else "black", dash, marker)


def _part(layout: Layout, names: tuple[str, ...], styles: dict[tuple[Value, ...], Style]) -> Part:
    """The entries of the values of `names`. One without points says so."""
    ended = {tuple(row[name] for name in names) for row in layout.rows if row["cycles"] is not None}
    entries = [(", ".join(map(show, names, line)) + ("" if line in ended else ": no run ended"), style)
               for line, style in styles.items()]  # fmt: skip
    return Part(", ".join(map(heading, names)), tuple(entries))


def add_legend(figure: Any, styles: Styles, ideal: bool) -> None:
    """Adds the legend, if there is anything to explain. ideal: whether there is a line of the ideal speed-up."""
    lines: Any = needed("matplotlib.lines", "Figures")
    blank = lines.Line2D([], [], linestyle="none")
    entries: list[tuple[str, Any]] = []
    for part in styles.parts:
        entries.append((part.heading, blank))
        entries += [
            (label, lines.Line2D([], [], color=one.colour, linestyle=one.dash, marker=one.marker, markersize=4))
            for label, one in part.entries
        ]
    if ideal:
        entries.append(("proportional to PEs", lines.Line2D([], [], color="gray", linewidth=0.8, linestyle="--")))
    if entries:
        _make_room(figure, entries, len(styles.parts) < 2)


def _make_room(figure: Any, entries: list[tuple[str, Any]], columns: bool) -> None:
    """Puts the legend at the right, and makes the figure larger, so that the panels keep their size. columns: whether
    a legend that is higher than the panels may have several columns."""
    wide, high = figure.get_size_inches()
    legend, size = _legend(figure, entries, 1)
    if columns and size[1] > high - PAD:
        legend.remove()
        legend, size = _legend(figure, entries, math.ceil(size[1] / (high - 2 * PAD)))
    figure.set_size_inches(wide + size[0] + PAD, max(high, size[1] + 2 * PAD))


def _legend(figure: Any, entries: list[tuple[str, Any]], columns: int) -> tuple[Any, tuple[float, float]]:
    """A legend, and its width and height in inches."""
    agg: Any = needed("matplotlib.backends.backend_agg", "Figures")
    legend = figure.legend([handle for _, handle in entries], ["x"] * len(entries), loc="outside right upper",
                           ncols=columns, fontsize="small", handlelength=3)  # fmt: skip
    for text, (label, handle) in zip(legend.get_texts(), entries, strict=True):
        text.set_parse_math(False)
        text.set_text(short(label, LABEL_WIDTH))
        if handle.get_linestyle().lower() == "none":
            text.set_fontweight("bold")
    canvas = figure.canvas
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph")  # as in plot.py
        box = legend.get_window_extent(agg.FigureCanvasAgg(figure).get_renderer())
    figure.set_canvas(canvas)
    return legend, (box.width / figure.dpi, box.height / figure.dpi)
