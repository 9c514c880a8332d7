"""One HTML page: the source is on the left, and the stages made from it are on the right, connected line by line. The
page loads nothing.

The input is a program and the templates to show; the result is the page's text. Each line that comes from source lines
names them in `data-l` ("0-22 1-5": file and line), and page.js highlights the lines that belong together. LLVM text is
much longer than all other stages. It is in the page as data, and becomes lines when its tab is first opened.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path

from emc.ir.module import Template
from emc.views.faults import visible
from emc.views.frame import colours, fill, painted
from emc.views.show import drawing, graph, packets, slots, stages, steps
from emc.views.show.colours import LANGUAGES, paint
from emc.views.show.coupling import BLOCK, HEAD, LINE, Line, Part, Row, costs, without_place
from emc.views.show.grid import grid
from emc.views.show.layout import statics
from emc.views.show.program import ShownProgram, function_of

HERE = Path(__file__).parent
TITLES = {
    "typed": "typed",
    "ir": "IR",
    "llvm": "LLVM",
    "packets": "packets",
    "layout": "layout",
    "graph": "graph",
    "passes": "passes",
}


def page(program: ShownProgram, templates: Sequence[Template], first: str, with_passes: bool) -> str:
    """The text of the page. first: the tab that is open. with_passes: adds a tab with the IR after each pass."""
    return _Page(program, templates).text(first, with_passes)


class _Page:
    def __init__(self, program: ShownProgram, templates: Sequence[Template]):
        self.program = program
        self.templates = templates
        self.functions = list(dict.fromkeys(function_of(t) for t in templates))
        self.ir = stages.ir(program, templates)
        self.files = self.sources()

    def sources(self) -> list[str]:
        """The files that have a text and lines with rows. The user's files come first, in their order."""
        used = [line[0] for part in self.ir for row in part.rows for line in row.lines]
        names = dict.fromkeys([*self.program.files, *used])
        return [name for name in names if name in used and self.program.text(name) is not None]

    def keys(self, lines: Iterable[Line]) -> str:
        """The names of source lines in the page."""
        return " ".join(f"{self.files.index(file)}-{n}" for file, n in lines if file in self.files)

    def text(self, first: str, with_passes: bool) -> str:
        makers: dict[str, Callable[[], str]] = {
            "typed": self.typed,
            "ir": lambda: self.parts(self.ir, "ir"),
            "llvm": self.llvm,
            "packets": lambda: self.parts(packets.packets(self.program, self.templates), "packets"),
            "layout": self.layout,
            "graph": self.graph,
            **({"passes": self.passes} if with_passes else {}),
        }
        if not self.program.units:
            del makers["typed"]
        first = "passes" if with_passes else first if first in makers else "ir"
        tabs = "".join(_tab(name, name == first) for name in makers)
        panels = "".join(_panel(name, make(), name == first) for name, make in makers.items())
        target = self.program.module.target
        return fill(
            (HERE / "page.html").read_text("utf-8"),
            title=escape(self.program.name),
            machine=escape(f"{self.program.description.name}, {target.pes:,} PE{'s' * (target.pes != 1)}"),
            level=f"-O{self.program.options.optimise}",
            style=colours() + (HERE / "page.css").read_text("utf-8").replace("/* graph */", drawing.STYLE),
            dark=drawing.DARK.replace(".graph", ":root .graph"),
            script=(HERE / "page.js").read_text("utf-8"),
            tips=f'<svg class="graph tips" aria-hidden="true">{drawing.TIPS}</svg>',
            source="".join(self.source(i, name) for i, name in enumerate(self.files)),
            tabs=tabs,
            panels=panels,
        )

    # ---- the source

    def source(self, index: int, name: str) -> str:
        lines = [visible(line) for line in (self.program.text(name) or "").removesuffix("\n").split("\n")]
        total = costs(self.ir)
        wanted = self.stretch(name, len(lines))
        rows = [
            _row(painted(line), f"{index}-{n}", total.get((name, n)) or None, number=n)
            for n, line in enumerate(paint(lines, "emc"), 1)
            if n in wanted
        ]
        return f"<section><h2>{escape(name)}</h2>{''.join(rows)}</section>"

    def stretch(self, name: str, count: int) -> range:
        """The lines that are shown: all lines of a user's file; for the library, those of the templates."""
        if name in self.program.files:
            return range(1, count + 1)
        spans = [t.span for t in self.templates if t.span.file == name]
        return range(min((s.line for s in spans), default=1), max((s.end_line for s in spans), default=count) + 1)

    # ---- the stages

    def parts(self, parts: Iterable[Part], stage: str) -> str:
        return "".join(self.part(part, stage) for part in parts)

    def part(self, part: Part, stage: str) -> str:
        rows = part.rows
        while rows and not rows[-1].text:
            rows = rows[:-1]
        texts = [without_place(row.text) if stage == "ir" else row.text for row in rows]
        lines = paint(texts, LANGUAGES.get(stage, ""))
        return f"<section>{''.join(self.row(r, painted(line)) for r, line in zip(rows, lines, strict=True))}</section>"

    def row(self, row: Row, html: str, kind: str = "") -> str:
        kind = kind or {HEAD: "head", BLOCK: "block", LINE: ""}[row.level]
        return _row(html, self.keys(row.lines), row.cycles, kind)

    def typed(self) -> str:
        found = [part for unit in self.program.units for part in stages.meaning(unit)]
        whole = len(self.templates) == len(self.program.templates)
        return self.parts([p for p in found if p.function in self.functions or (whole and not p.function)], "typed")

    def llvm(self) -> str:
        """The LLVM text as data. The page makes lines of it when its tab is opened."""
        found = stages.llvm(self.program, self.templates)
        rows = [[[row.text, self.keys(row.lines)] for row in part.rows] for part in found]
        text = json.dumps(rows, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
        return f'<script type="application/json" class="late">{text}</script>'

    def layout(self) -> str:
        """Memory and frames as text, with a drawing of each spread array between them."""
        data = self.program.data_of(self.templates)
        drawn = {
            one.name: f'<div class="wide">{grid(self.program.module.target, one, one.spread)}</div>'
            for one in statics(self.program, data)
            if one.spread is not None
        }
        parts = slots.layout(self.program, data, self.templates)
        return "".join(self.part(part, "layout") + drawn.get(part.title, "") for part in parts)

    def graph(self) -> str:
        found = [graph.graph(self.program, name, self.templates) for name in self.functions]
        return "".join(f'<div class="wide">{drawing.figure(one, self.keys)}</div>' for one in found)

    def passes(self) -> str:
        """The passes of each function as a list to step through. The first entry is the IR as lowered."""
        return "".join(self.stepped(part) for part in steps.changes(self.program, self.templates))

    def stepped(self, part: Part) -> str:
        groups: list[list[Row]] = []
        for row in part.rows:
            if row.level == HEAD and row.text.startswith("=== "):
                groups.append([])
            groups[-1].append(row)
        return "".join(self.step(rows, i == 0) for i, rows in enumerate(groups))

    def step(self, rows: list[Row], first: bool) -> str:
        head, *rest = rows
        lines = paint([row.text for row in rest], "ir")
        kinds = {"+": "added", "-": "gone", "@": "apart"}
        shown = "".join(
            self.row(row, painted(line), "" if first else kinds.get(row.text[:1], ""))
            for row, line in zip(rest, lines, strict=True)
            if row.text
        )
        title = escape(head.text.removeprefix("=== "))
        return f"<details{'' if first else ' open'}><summary>{title}</summary>{shown}</details>"


def _tab(name: str, chosen: bool) -> str:
    return (
        f'<button role="tab" id="tab-{name}" aria-controls="panel-{name}" aria-selected="{str(chosen).lower()}" '
        f'tabindex="{0 if chosen else -1}">{TITLES[name]}</button>'
    )


def _panel(name: str, inside: str, chosen: bool) -> str:
    hidden = "" if chosen else " hidden"
    return f'<div role="tabpanel" id="panel-{name}" aria-labelledby="tab-{name}" class="rows"{hidden}>{inside}</div>'


def _row(html: str, keys: str, cycles: int | None, kind: str = "", number: int = 0) -> str:
    """A line with its margin: its number, and its cost in cycles."""
    coupled = f' data-l="{keys}"' if keys else ""
    shown = "" if cycles is None else f"<b>{cycles}</b>"
    margin = f"<i>{number}</i>" if number else ""
    classes = f"row {kind}".rstrip()
    return f'<div class="{classes}"{coupled}>{margin}{shown}<code>{html}</code></div>\n'
