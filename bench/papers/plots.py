"""The papers' figures, drawn: simulated curves, and the published points that are known as open circles.

    drawn(lines, Path("docs/figures"))         one SVG a figure; the same figures give the same bytes

Needs matplotlib: `pip install 'emc-lang[plots]'`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from papers.cells import EMC, FMPL, RICA
from papers.experiment import SPEED_UP, TIME
from papers.report import Line

# Okabe and Ito's eight colours, which colour-blind readers can tell apart, with grey for yellow
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000", "#999999")
STYLE = {
    "svg.fonttype": "none",  # texts stay texts: small files, and the reader's fonts
    "svg.hashsalt": "emc",  # names within the file are the same each time
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": "#DDDDDD",
    "grid.linewidth": 0.6,
}
SIZE = (5.2, 3.4)  # inches
WITHOUT = " without yielding"  # such a row is the dashed twin of the one without these words


@dataclass(frozen=True, slots=True)
class Figure:
    """tables: where its curves come from; each row of them is a curve over the sizes. unit: rows of others are left
    out. scale: of both axes, `linear` or `log`; across: of x alone. leave: what of a row's name goes without saying."""

    name: str
    title: str
    paper: str
    tables: tuple[str, ...]
    x: str
    y: str
    unit: str = TIME
    across: str = "linear"
    up: str = "linear"
    leave: str = ""


_WORDS = "message, words (log)"
_MICROSECONDS = "microseconds"

FIGURES: tuple[Figure, ...] = (
    Figure(
        *("emc-figure-8", "everywhere: start and join a thread on each PE", EMC),
        *(("figure 8a", "figure 8b", "figure 8c"), "PEs", _MICROSECONDS),
        leave="everywhere ",
    ),
    Figure(
        *("emc-figure-9", "what a task's length must be, on 80 PEs", EMC, ("figure 9",)),
        *("length of a task, microseconds (log)", "speed-up", SPEED_UP),
        across="log",
        leave="speed-up ",
    ),
    Figure(
        *("emc-figure-11", "LocusRoute: wire threads x route threads on each PE", EMC, ("figure 11",)),
        *("PEs", "speed-up over the sequential program", SPEED_UP),
        leave="LocusRoute ",
    ),
    *(
        Figure(f"rica-figure-{n}", title, RICA, (f"table {n}", f"figure {n}"), _WORDS, f"{_MICROSECONDS} (log)",
               across="log", up="log")
        for n, title in ((2, "complete exchange on 64 PEs"), (3, "broadcast on 64 PEs"),
                         (4, "reduction, shift and scan on 64 PEs"))
    ),
    Figure(
        *("fmpl-bandwidth", "messages between two nodes of the SR8000", FMPL, ("messages",)),
        *("bytes (log)", "MB/s", "MB/s"), across="log", leave="bandwidth ",
    ),
    Figure(
        *("fmpl-broadcast", "broadcast on 16 nodes of the SR8000", FMPL, ("broadcast",)),
        *("bytes (log)", "MB/s", "MB/s"), across="log", leave="bcast bandwidth ",
    ),
    Figure(
        *("fmpl-collectives", "barrier, and broadcast and reduction of 8 KB", FMPL, ("collectives",)),
        *("PEs", f"{_MICROSECONDS} (log)"), up="log",
    ),
)  # fmt: skip


def drawn(all_lines: Sequence[Line], folder: Path) -> list[Path]:
    """Writes the figures that there are measurements for; answers where. Raises SystemExit without matplotlib."""
    try:
        import matplotlib
    except ImportError:
        raise SystemExit("--plots needs matplotlib: pip install 'emc-lang[plots]'") from None
    folder.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    with matplotlib.rc_context(STYLE):
        for figure in FIGURES:
            curves = _curves(figure, all_lines)
            if curves:
                made.append(folder / f"{figure.name}.svg")
                _drawing(figure, curves).savefig(made[-1], format="svg", metadata={"Date": None})
    return made


def _curves(figure: Figure, all_lines: Sequence[Line]) -> dict[str, list[Line]]:
    """Lines of a figure by row, in the order of their sizes."""
    curves: dict[str, list[Line]] = {}
    for line in all_lines:
        if line.paper == figure.paper and line.table in figure.tables and line.unit == figure.unit:
            curves.setdefault(line.row, []).append(line)
    return {row: sorted(lines, key=lambda line: line.size) for row, lines in curves.items()}


def _drawing(figure: Figure, curves: dict[str, list[Line]]) -> Any:
    from matplotlib.figure import Figure as Drawing

    drawing = Drawing(figsize=SIZE, layout="constrained")
    axes = drawing.subplots()
    axes.set(title=figure.title, xlabel=figure.x, ylabel=figure.y, xscale=figure.across, yscale=figure.up)
    colours = dict(zip(dict.fromkeys(row.removesuffix(WITHOUT) for row in curves), COLOURS, strict=False))
    for row, lines in curves.items():
        dashed = row.endswith(WITHOUT)
        _curve(axes, row.removeprefix(figure.leave), lines, colours[row.removesuffix(WITHOUT)], "--" if dashed else "-")
    for axis, scale in ((axes.xaxis, figure.across), (axes.yaxis, figure.up)):
        if scale == "log":
            axis.set_major_formatter("{x:,g}")
    if figure.across == "linear":
        axes.set_xlim(left=0)
    if figure.up == "linear":
        axes.set_ylim(bottom=0)
    if any(line.published is not None for lines in curves.values() for line in lines):
        axes.plot([], [], "o", markerfacecolor="none", color="#444444", label="published")
    if any(line.simulated is None for lines in curves.values() for line in lines):
        axes.plot([], [], "x", color="#444444", label="fails beyond")
    axes.legend(frameon=False, fontsize=8)
    return drawing


def _curve(axes: Any, name: str, lines: Sequence[Line], colour: str, style: str) -> None:
    """Size 0, a packet without data, has no place on a logarithmic axis: it stands in the tables."""
    shown = [line for line in lines if line.size > 0]
    good = [(line.size, line.simulated) for line in shown if line.simulated is not None]
    known = [(line.size, line.published) for line in shown if line.published is not None]
    axes.plot(*zip(*good, strict=True), style, marker=".", markersize=4, linewidth=1.3, color=colour, label=name)
    if known:
        axes.plot(*zip(*known, strict=True), "o", markersize=8, markerfacecolor="none", color=colour)
    if len(good) < len(shown):
        axes.plot(*good[-1], "x", markersize=8, color=colour)
