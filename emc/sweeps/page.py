"""A sweep as text for a terminal, and as a page of HTML that needs nothing else.

text(table)             the summary, aligned
html(table)             tables for a notebook
page(table, title, figure)   a whole page; figure: SVG, or ""
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from emc.printable import in_line
from emc.sweeps.table import Row, Table, Value
from emc.views.report import duration

MOST_LINES = 40  # of a summary on a terminal
MOST_ROWS = 5000  # of a table on a page
SHOWN = ("cycles", "cycles_ci95", "time_s", "speedup", "efficiency", "packets", "busy", "failed")
_HEADS = {"cycles_ci95": "±95%", "time_s": "time", "speedup": "speed-up"}
_STYLE = """<style>
.emc-sweep { font-family: system-ui, sans-serif; font-size: 14px; color: inherit; }
.emc-sweep table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
.emc-sweep th, .emc-sweep td { padding: .15em .8em .15em 0; text-align: right; border: 0; background: none; }
.emc-sweep th { border-bottom: 1px solid rgba(127,127,127,.5); }
.emc-sweep .left { text-align: left; }
.emc-sweep .bad { color: light-dark(#c2362b, #ff9a8f); }
.emc-sweep .scroll { overflow-x: auto; }
.emc-sweep svg { max-width: 100%; height: auto; background: white; }
</style>"""


def text(table: Table) -> str:
    """The summary in lines, without the last newline."""
    names = _columns(table)
    cells = [[_HEADS.get(name, name) for name in names]]
    cells += [[show(name, row[name]) for name in names] for row in table.summary[:MOST_LINES]]
    right = [all(isinstance(row[name], int | float | None) for row in table.summary) for name in names]
    widths = [max(len(line[n]) for line in cells) for n in range(len(names))]
    lines = [
        "  ".join(cell.rjust(width) if is_right else cell.ljust(width)
                  for cell, width, is_right in zip(line, widths, right, strict=True)).rstrip()
        for line in cells
    ]  # fmt: skip
    if len(table.summary) > MOST_LINES:
        lines.append(f"... and {len(table.summary) - MOST_LINES:,} more lines; -o table.csv writes all rows")
    return "\n".join(lines)


def _columns(table: Table) -> list[str]:
    """The columns of the summary that contain information."""
    one = {"cycles_ci95": table.seeds, "failed": bool(table.failed)}
    one |= dict.fromkeys(("speedup", "efficiency"), len({row["pes"] for row in table.rows}) > 1)
    parameters = [name for name in table.parameters if name != "seed"]
    return [*parameters, *(name for name in SHOWN if one.get(name, True))]


def show(name: str, value: Value) -> str:
    """A value as people read it."""
    if value is None:
        return "-"
    if isinstance(value, str):
        return in_line(value)
    if name == "time_s":
        return duration(value * 1e6)
    if name in ("speedup", "efficiency", "busy"):
        return f"{value:.2f}"
    if name in ("cycles", "packets", "cycles_ci95"):
        return f"{value:,.0f}"
    return f"{value:g}" if isinstance(value, float) else str(value)


def html(table: Table) -> str:
    """The summary and all rows, for a notebook or a page."""
    failed = f", <span class='bad'>{len(table.failed):,} failed</span>" if table.failed else ""
    head = f"<p>{len(table.rows):,} runs{failed}</p>"
    every = f"<details><summary>all runs</summary>{_table(table.columns, table.rows)}</details>"
    return f'{_STYLE}<div class="emc-sweep">{head}{_table(_columns(table), table.summary)}{every}</div>'


def _table(names: Sequence[str], rows: Sequence[Row]) -> str:
    def cell(name: str, value: Value) -> str:
        mark = ' class="left bad"' if name == "trap" and value else ' class="left"' if isinstance(value, str) else ""
        return f"<td{mark}>{escape(show(name, value))}</td>"

    head = "".join(f"<th>{escape(_HEADS.get(name, name))}</th>" for name in names)
    body = "".join(f"<tr>{''.join(cell(name, row[name]) for name in names)}</tr>" for row in rows[:MOST_ROWS])
    more = f"<p>and {len(rows) - MOST_ROWS:,} more rows</p>" if len(rows) > MOST_ROWS else ""
    return f'<div class="scroll" tabindex="0"><table><tr>{head}</tr>{body}</table></div>{more}'


def page(table: Table, title: str, figure: str = "") -> str:
    """A whole page. title: what was swept. figure: an SVG drawing, or ""."""
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width">'
        '<meta name="color-scheme" content="light dark"><body style="margin:2em"><main>'
        f"<h1 style='font:600 20px system-ui;overflow-wrap:anywhere'>{escape(title)}</h1>"
        f"{_svg(figure)}{html(table)}</main></body></html>\n"
    )


def _svg(figure: str) -> str:
    """The drawing without the parts that only a file of its own needs."""
    start = figure.find("<svg")
    return f'<div class="emc-sweep">{figure[start:]}</div>' if start >= 0 else ""
