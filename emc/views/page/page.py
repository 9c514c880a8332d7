"""The page of a program, put together: the heading, the source on the left, and on the right the tabs.

Each line that comes of source lines names them in `data-l` ("0-22 1-5": file and line), and page.js lights what belongs
together, in every tab, on both sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from emc.views.frame import colours, embedded, fill
from emc.views.page.side import Side
from emc.views.page.source import files_of, source
from emc.views.page.tabs import TITLES, Tabs
from emc.views.profile import page as profile
from emc.views.show import drawing

HERE = Path(__file__).parent
TABS = tuple(TITLES)
STATIC = "Figures in the margin: cycles, each operation done once."
RUN = "Figures in the margin: cycles of all PEs in the run, and how often the line ran; the warmer, the more cycles."


def page(sides: Sequence[Side], first: str, with_passes: bool = False) -> str:
    """The text of the page. sides: a program at one or two levels of optimisation. first: the tab that is open, one of
    TABS. with_passes: adds a tab with the IR after each pass, and opens it."""
    files = files_of(sides)
    text, margin = source(sides, files)
    tabs = Tabs(sides, files, sides[0].program.text)
    made = tabs.made(with_passes)
    opened = "passes" if with_passes else first if first in made else "ir"
    program = sides[0].program
    pes = program.module.target.pes
    return fill(
        (HERE / "page.html").read_text("utf-8"),
        title=escape(program.name),
        machine=escape(f"{program.description.name}, {pes:,} PE{'s' * (pes != 1)}"),
        runs="".join(f"<p>{escape(text)}</p>" for text in _runs(sides)),
        figures=RUN if sides[0].run is not None else STATIC,
        style="\n".join((profile.VARIABLES, colours(), _style(), margin, *tabs.styles)),
        dark=drawing.DARK.replace(".graph", ":root .graph"),
        script="\n".join(((HERE / "page.js").read_text("utf-8"), profile.SCRIPT)),
        files=embedded(files),
        tips=f'<svg class="graph tips" aria-hidden="true">{drawing.TIPS}</svg>',
        source=text,
        tabs="".join(_tab(name, name == opened) for name in made),
        panels="".join(_panel(name, inside, name == opened, len(sides) > 1) for name, inside in made.items()),
    )  # fmt: skip


def _style() -> str:
    own = (HERE / "page.css").read_text("utf-8").replace("/* graph */", drawing.STYLE)
    return f"{own}\n.profile {{ {profile.TABLES} }}"


def _runs(sides: Sequence[Side]) -> list[str]:
    """The levels and their runs, each in a line; of two runs also how they compare."""
    found = [f"{side.level}: {side.said}" if side.said else side.level for side in sides]
    cycles = [side.run.profile.cycles for side in sides if side.run is not None]
    if len(cycles) > 1 and cycles[0]:
        found[1] += f" ({100 * cycles[1] / cycles[0]:.1f} % of the cycles)"
    return found


def _tab(name: str, chosen: bool) -> str:
    return (
        f'<button role="tab" id="tab-{name}" aria-controls="panel-{name}" aria-selected="{str(chosen).lower()}" '
        f'tabindex="{0 if chosen else -1}">{TITLES[name]}</button>'
    )


def _panel(name: str, inside: str, chosen: bool, two: bool) -> str:
    """A tab's panel. Those that are not open at first are in the page as data, so that it opens sooner."""
    hidden = "" if chosen else " hidden"
    if not chosen:
        inside = f'<script type="application/json" class="later">{embedded(inside)}</script>'
    kind = ' class="two"' if two else ""
    return f'<div role="tabpanel" id="panel-{name}" aria-labelledby="tab-{name}"{kind}{hidden}>{inside}</div>\n'
