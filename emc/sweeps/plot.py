"""A sweep as a figure, drawn by matplotlib. `layout.py` says what it shows where; without a wish, that is speed-up and
time over PEs, or time over another parameter, with a column of panels for each program.

    figure = plot(table, View(x="pes"))     a matplotlib Figure; raises SweepError
    save(figure, "x.svg")
"""

from __future__ import annotations

import io
import os
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emc.sweeps import captions
from emc.sweeps.files import needed
from emc.sweeps.layout import DEFAULT, Layout, View, arrange
from emc.sweeps.legend import Style, Styles, add_legend, styles_of
from emc.sweeps.page import show
from emc.sweeps.scales import categories, result_axis, same_limits, ticks
from emc.sweeps.spec import SweepError
from emc.sweeps.table import Row, Table, Value

SUFFIXES = (".svg", ".png", ".pdf")
WIDTH, HEIGHT = 5.2, 3.6  # inches of a panel
TITLE_WIDTH = 42  # characters of a line above a panel
FEW = 12  # lines whose markers have white edges; edges of more lines would hide them
MOST_COLUMNS = 4  # of panels; more go into the next row


def check(name: str) -> None:
    """Raises SweepError if no figure can be written to a file of that name."""
    suffix = Path(name).suffix
    if suffix not in SUFFIXES:
        raise SweepError(f"{name!r}: the name of a figure's file must end in one of {', '.join(SUFFIXES)}")
    needed("matplotlib", "Figures")


def plot(table: Table, view: View = DEFAULT) -> Any:
    """The figure of a table. A panel of which no run came to its end says so. Raises SweepError if no parameter has two
    numbers, or if there would be too many lines."""
    needed("matplotlib", "Figures")
    figure_module: Any = needed("matplotlib.figure", "Figures")
    layout = arrange(table, view)
    columns = layout.panels()
    wide = min(len(columns), MOST_COLUMNS)
    high = -(-len(columns) // wide)  # rows of panels for each result
    figure = figure_module.Figure(figsize=(WIDTH * wide, HEIGHT * high * len(layout.y)), layout="constrained")
    grid = figure.subplots(high * len(layout.y), wide, squeeze=False)
    styles = styles_of(layout)
    for number, what in enumerate(layout.y):
        panels = list(grid[number * high : (number + 1) * high].flat)
        titled = number == 0 or high > 1
        _draw_result(panels, layout, columns, what, styles, titled)
    add_legend(figure, styles, "speedup" in layout.y and layout.x == "pes" and layout.numeric)
    return figure


def save(figure: Any, name: str | os.PathLike[str]) -> None:
    """Writes a figure; equal tables give equal bytes. Raises OSError."""
    form = Path(name).suffix[1:]
    made = io.BytesIO()
    _draw_into(figure, made, form)
    Path(name).write_bytes(made.getvalue())


def svg(figure: Any) -> str:
    """The figure as SVG text."""
    made = io.BytesIO()
    _draw_into(figure, made, "svg")
    return made.getvalue().decode()


def _draw_into(figure: Any, file: io.BytesIO, form: str) -> None:
    rc: Any = needed("matplotlib", "Figures")
    no_date = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}
    with rc.rc_context({"svg.hashsalt": "emc", "svg.fonttype": "none"}), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph")  # a name with letters that the font does not have is drawn as boxes
        figure.savefig(file, format=form, metadata=no_date.get(form), dpi=120)


def _draw_result(
    panels: Sequence[Any], layout: Layout, columns: dict[Value, list[Row]], what: str, styles: Styles, titled: bool
) -> None:
    """Draws one result into its panels. They have the same scale, unless they show different programs."""
    ended = {value: _ended(rows, what) for value, rows in columns.items()}
    together = layout.facet != "program"
    every = [row for rows in ended.values() for row in rows]
    drawn: list[Any] = []
    for panel, (value, rows) in zip(panels, ended.items(), strict=False):
        panel.set_xlabel(captions.axis(layout.x), parse_math=False)
        panel.set_ylabel(captions.result(what, _fewest(every)))
        if titled and layout.facet:
            title = captions.short(captions.setting(layout.facet, value), TITLE_WIDTH)
            panel.set_title(title, fontsize="medium", parse_math=False)
        if not rows:
            panel.text(0.5, 0.5, "no run came to its end", ha="center", va="center", transform=panel.transAxes)
            panel.set(xticks=(), yticks=())
            continue
        _draw(panel, layout, rows, what, styles)
        result_axis(panel, what, [_number(row[what]) for row in (every if together else rows)], layout.x == "pes")
        drawn.append(panel)
    for panel in panels[len(columns) :]:
        panel.remove()
    if together:
        same_limits(drawn)


def _ended(rows: Sequence[Row], what: str) -> list[Row]:
    """The points that can be drawn: their runs came to an end, and have this result."""
    return [row for row in rows if row["cycles"] is not None and row[what] is not None]


def _fewest(rows: Sequence[Row]) -> int:
    """The PEs that all speed-ups are over; 0 if that is not one number."""
    alone = {row["pes"] for row in rows if row["speedup"] == 1 and row["efficiency"] == 1}
    only = next(iter(alone)) if len(alone) == 1 else None
    return only if isinstance(only, int) else 0


def _draw(panel: Any, layout: Layout, rows: Sequence[Row], what: str, styles: Styles) -> None:
    place: dict[Value, float]
    if layout.numeric:
        place = {row[layout.x]: _number(row[layout.x]) for row in layout.rows if row[layout.x] is not None}
        ticks(panel, place, layout.x == "pes")
    else:
        place = {value: n for n, value in enumerate(dict.fromkeys(row[layout.x] for row in layout.rows))}
        categories(panel, [show(layout.x, value) for value in place])
    lines: dict[tuple[Value, ...], list[Row]] = {}
    for row in sorted(rows, key=lambda row: place[row[layout.x]]):
        lines.setdefault(layout.line(row), []).append(row)
    for number, (line, style) in enumerate(styles.lines):
        good = lines.get(line, [])
        edge = 0.5 if len(styles.lines) <= FEW else 0.0
        on_top = number / max(1, len(styles.lines) - 1)
        _line(panel, [place[row[layout.x]] for row in good], good, what, style, layout.numeric, on_top, edge)
    if what == "speedup" and layout.x == "pes" and layout.numeric:
        _ideal(panel, [place[row[layout.x]] for row in rows])


def _line(
    panel: Any,
    xs: Sequence[float],
    rows: Sequence[Row],
    what: str,
    style: Style,
    joined: bool,
    on_top: float,
    edge: float,
) -> None:
    """Draws a line. on_top: from 0, of the first line, to 1. A later line is thinner: equal ones can all be seen. edge:
    the width of the white edges of its markers."""
    errors = [_error(row, what) for row in rows] if any(row["cycles_ci95"] for row in rows) else None
    panel.errorbar(
        xs, [_number(row[what]) for row in rows], yerr=errors if what in ("cycles", "time_s") else None,
        color=style.colour, marker=style.marker, capsize=2,
        markersize=7 - 3 * on_top, linewidth=2.6 - 1.6 * on_top, markeredgecolor="white", markeredgewidth=edge,
        linestyle=style.dash if joined else "none",
    )  # fmt: skip


def _ideal(panel: Any, xs: Sequence[float]) -> None:
    """Draws the line of a speed-up that is proportional to the number of PEs."""
    least, most = min(xs), max(xs)
    panel.plot([least, most], [1, most / least], color="gray", linewidth=0.8, linestyle="--")


def _error(row: Row, what: str) -> float:
    """Half the confidence interval, in cycles or seconds."""
    cycles = _number(row["cycles"])
    return _number(row["cycles_ci95"]) * _number(row[what]) / cycles if cycles else 0.0


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0
