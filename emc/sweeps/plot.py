"""A sweep as a figure, drawn by matplotlib: speed-up and time over PEs, or time over another parameter. There is a
column for each program, and a line for each combination of all other parameters.

    figure = plot(table)            a matplotlib Figure; raises SweepError
    save(figure, "x.svg")
"""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emc.sweeps.files import needed
from emc.sweeps.spec import SweepError
from emc.sweeps.table import Row, Table

SUFFIXES = (".svg", ".png", ".pdf")
WIDTH, HEIGHT = 5.2, 3.6  # inches of a panel
MOST_LINES = 40  # of a panel
_DASHES = ("-", "--", ":", "-.")


def check(name: str) -> None:
    """Raises SweepError if no figure can be written to a file of that name."""
    suffix = Path(name).suffix
    if suffix not in SUFFIXES:
        raise SweepError(f"{name!r}: the name of a figure's file must end in one of {', '.join(SUFFIXES)}")
    needed("matplotlib", "Figures")


def plot(table: Table) -> Any:
    """The figure of a table. A panel of which no run came to its end says so. Raises SweepError if no parameter has two
    numbers, or if there would be too many lines."""
    needed("matplotlib", "Figures")
    figure_module: Any = needed("matplotlib.figure", "Figures")
    over = _over(table)
    varied = [
        name for name in table.parameters if name not in ("program", "seed", "shape", over) and _several(table, name)
    ]
    programs = list(dict.fromkeys(str(row["program"]) for row in table.summary))
    figures = ("speedup", "time_s") if over == "pes" else ("time_s",)
    figure = figure_module.Figure(figsize=(WIDTH * len(programs), HEIGHT * len(figures)), layout="constrained")
    panels = figure.subplots(len(figures), len(programs), squeeze=False)
    for row, what in enumerate(figures):
        for column, program in enumerate(programs):
            lines = _lines([one for one in table.summary if one["program"] == program], varied)
            _draw(panels[row][column], lines, over, what)
            if row == 0:
                panels[row][column].set_title(program)
    labelled = next((panel for panel in panels.flat if panel.get_legend_handles_labels()[0]), None)
    if varied and labelled is not None:
        labelled.legend(fontsize="small", title=", ".join(varied), title_fontsize="small")
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
    with rc.rc_context({"svg.hashsalt": "emc", "svg.fonttype": "none"}):
        figure.savefig(file, format=form, metadata=no_date.get(form), dpi=120)


def _over(table: Table) -> str:
    """The parameter on the horizontal axis: the PEs, or the first one with several numbers."""
    names = ("pes", *(name for name in table.parameters if name not in ("pes", "seed")))
    for name in names:
        values = {row[name] for row in table.summary}
        if len(values) > 1 and all(isinstance(value, int | float) for value in values):
            return name
    raise SweepError("a figure has no horizontal axis: give several numbers to --pes or to another option")


def _several(table: Table, name: str) -> bool:
    return len({row[name] for row in table.summary}) > 1


def _lines(rows: Sequence[Row], varied: Sequence[str]) -> dict[str, list[Row]]:
    """The rows of each line, by its label."""
    lines: dict[str, list[Row]] = {}
    for row in rows:
        lines.setdefault(", ".join(str(row[name]) for name in varied), []).append(row)
    if len(lines) > MOST_LINES:
        raise SweepError(
            f"a figure would have {len(lines)} lines, for each combination of {', '.join(varied)}: "
            f"give fewer values (at most {MOST_LINES} lines are possible)"
        )
    return lines


def _draw(panel: Any, lines: dict[str, list[Row]], over: str, what: str) -> None:
    ended = {
        label: sorted((row for row in rows if _number(row[what]) > 0), key=lambda row: _number(row[over]))
        for label, rows in lines.items()
    }
    panel.set_xlabel("PEs" if over == "pes" else over)
    panel.set_ylabel("speed-up" if what == "speedup" else "simulated time")
    if not any(ended.values()):
        panel.text(0.5, 0.5, "no run came to its end", ha="center", va="center", transform=panel.transAxes)
        panel.set(xticks=(), yticks=())
        return
    for number, (label, good) in enumerate(ended.items()):
        xs, ys = [_number(row[over]) for row in good], [_number(row[what]) for row in good]
        errors = [_error(row) for row in good] if what == "time_s" and any(row["cycles_ci95"] for row in good) else None
        dash = _DASHES[number // 10 % len(_DASHES)]
        panel.errorbar(xs, ys, yerr=errors, label=label, marker="o", markersize=3, linewidth=1.2, linestyle=dash,
                       capsize=2)  # fmt: skip
    if what == "speedup":
        _ideal(panel, [_number(row[over]) for rows in lines.values() for row in rows])
    if over == "pes":
        panel.set_xscale("log", base=2)
        panel.xaxis.set_major_formatter("{x:g}")
        if what == "speedup":
            panel.set_yscale("log", base=2)
            panel.yaxis.set_major_formatter("{x:g}")
        else:
            ticker: Any = needed("matplotlib.ticker", "Figures")
            panel.set_yscale("log", subs=(2, 5))
            for axis in (panel.yaxis.set_major_formatter, panel.yaxis.set_minor_formatter):
                axis(ticker.EngFormatter("s"))
    panel.grid(alpha=0.3)


def _ideal(panel: Any, xs: Sequence[float]) -> None:
    """Draws the line of a speed-up that is proportional to the number of PEs."""
    least, most = min(xs), max(xs)
    panel.plot([least, most], [1, most / least], color="gray", linewidth=0.8, linestyle="--")


def _error(row: Row) -> float:
    """Half the confidence interval, in seconds."""
    cycles = _number(row["cycles"])
    return _number(row["cycles_ci95"]) * _number(row["time_s"]) / cycles if cycles else 0.0


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0
