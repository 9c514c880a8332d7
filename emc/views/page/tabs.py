"""What is beside the source: a tab for each stage of the compilation, for the profile, and for the time line.

Trees and LLVM text are much longer than the other stages, and a time line is a page of its own. They are in the page as
data, of which it makes lines or a frame when their tab is first opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from emc.ir.module import Op
from emc.ir.show import template_lines
from emc.views.frame import embedded, painted
from emc.views.page.rows import row, widths
from emc.views.page.side import Figures, Side
from emc.views.profile import page as profile
from emc.views.show import drawing, graph, packets, slots, stages, steps
from emc.views.show.colours import LANGUAGES, paint
from emc.views.show.coupling import BLOCK, HEAD, LINE, Line, Part, Row, without_place
from emc.views.show.grid import grid
from emc.views.show.layout import statics
from emc.views.show.program import plain

TITLES = {
    "tree": "tree",
    "typed": "typed",
    "ir": "IR",
    "llvm": "LLVM",
    "packets": "packets",
    "layout": "layout",
    "graph": "graph",
    "passes": "passes",
    "profile": "profile",
    "trace": "trace",
}
ONCE = ("tree", "typed")  # the same at all levels of optimisation
LEVELS = {HEAD: "head", BLOCK: "block", LINE: ""}


class Tabs:
    """The tabs of a page. files: those whose lines the page names."""

    def __init__(self, sides: Sequence[Side], files: Sequence[str], texts: Callable[[str], str | None]):
        self.sides, self.texts = sides, texts
        self.numbers = {name: number for number, name in enumerate(files)}
        self.styles: list[str] = []

    def keys(self, lines: Iterable[Line]) -> str:
        """The names of source lines in the page."""
        return " ".join(f"{self.numbers[file]}-{n}" for file, n in lines if file in self.numbers)

    def made(self, with_passes: bool) -> dict[str, str]:
        """The inside of each tab, by its name."""
        makers: dict[str, Callable[[Side], str]] = {
            "tree": self._tree,
            "typed": self._typed,
            "ir": self._ir,
            "llvm": self._llvm,
            "packets": lambda side: self._parts(packets.packets(side.program, side.templates), "packets"),
            "layout": self._layout,
            "graph": self._graph,
            "passes": self._passes,
            "profile": self._profile,
            "trace": self._trace,
        }
        first = self.sides[0]
        gone = {
            "tree": not first.program.trees,
            "typed": not first.program.units,
            "passes": not with_passes,
            "profile": first.run is None,
            "trace": first.run is None,
        }
        return {name: self._halves(name, make) for name, make in makers.items() if not gone.get(name)}

    def _halves(self, name: str, make: Callable[[Side], str]) -> str:
        """A tab's inside: one half for each side, which scrolls by itself."""
        sides = self.sides[:1] if name in ONCE else self.sides
        title = TITLES[name]

        def half(number: int, side: Side) -> str:
            many = len(sides) > 1
            label = f"{title}, {side.level}" if many else title
            head = f'<h2 class="level">{side.level}</h2>' if many else ""
            return (
                f'<div class="half rows s{number}" role="region" aria-label="{label}" tabindex="0">'
                f"{head}{make(side)}</div>"
            )

        return "".join(half(number, side) for number, side in enumerate(sides))

    # ---- stages

    def _parts(self, parts: Iterable[Part], stage: str) -> str:
        return "".join(self._part(part, stage) for part in parts)

    def _part(self, part: Part, stage: str) -> str:
        rows = part.rows
        while rows and not rows[-1].text:
            rows = rows[:-1]
        texts = [without_place(one.text) if stage == "ir" else one.text for one in rows]
        lines = paint(texts, LANGUAGES.get(stage, ""))
        inside = (self._row(one, painted(line)) for one, line in zip(rows, lines, strict=True))
        return f"<section>{''.join(inside)}</section>"

    def _row(self, one: Row, html: str, kind: str = "", figures: Figures | None = None) -> str:
        if figures is None:
            figures = () if one.cycles is None else (one.cycles,)
        return row(html, self.keys(one.lines), [(figures, "")], kind or LEVELS[one.level])

    def _late(self, parts: Iterable[Part], kind: str = "") -> str:
        """Parts as data. The page makes lines of them when their tab is opened."""
        rows = [[[one.text, self.keys(one.lines)] for one in part.rows] for part in parts]
        return f'<script type="application/json" class="{f"late {kind}".rstrip()}">{embedded(rows)}</script>'

    def _tree(self, side: Side) -> str:
        found = [part for unit in side.program.trees for part in stages.syntax(unit)[1:]]
        return self._late(p for p in found if _file(p) in side.program.files and self._is_shown(side, p))

    def _is_shown(self, side: Side, part: Part) -> bool:
        whole = len(side.templates) == len(side.program.templates)
        return part.function in side.functions or (whole and not part.function)

    def _typed(self, side: Side) -> str:
        found = [part for unit in side.program.units for part in stages.meaning(unit)]
        return self._parts([part for part in found if self._is_shown(side, part)], "typed")

    def _ir(self, side: Side) -> str:
        """The IR; each operation has its figures of the run."""
        shown = [[thing for _, thing in template_lines(template)] for template in side.templates]
        figures = [[side.operation(one) if isinstance(one, Op) else () for one in some] for some in shown]
        place = f"#panel-ir .s{next(number for number, one in enumerate(self.sides) if one is side)}"
        self.styles.append(widths(place, [[one for some in figures for one in some]], [[3] * len(side.columns)]))
        return "".join(self._ir_part(part, some) for part, some in zip(side.ir, figures, strict=True))

    def _ir_part(self, part: Part, figures: Sequence[Figures]) -> str:
        lines = paint([without_place(one.text) for one in part.rows], "ir")
        none = ("",) * max((len(some) for some in figures), default=1)
        inside = (
            self._row(one, painted(line), figures=some or none)
            for one, line, some in zip(part.rows, lines, figures, strict=True)
        )
        return f"<section>{''.join(inside)}</section>"

    def _llvm(self, side: Side) -> str:
        return self._late(stages.llvm(side.program, side.templates), "llvm")

    def _layout(self, side: Side) -> str:
        """Memory and frames as text, with a drawing of each spread array between them."""
        data = side.program.data_of(side.templates)
        drawn = {
            one.name: _wide(f"drawing of {plain(one.name)}", grid(side.program.module.target, one, one.spread))
            for one in statics(side.program, data)
            if one.spread is not None
        }
        parts = slots.layout(side.program, data, side.templates)
        return "".join(self._part(part, "layout") + drawn.get(part.title, "") for part in parts)

    def _graph(self, side: Side) -> str:
        found = [(name, graph.graph(side.program, name, side.templates)) for name in side.functions]
        return "".join(_wide(f"graph of {name}", drawing.figure(one, self.keys)) for name, one in found)

    def _passes(self, side: Side) -> str:
        """The passes of each function as a list to step through. The first entry is the IR as lowered."""
        return "".join(self._stepped(part) for part in steps.changes(side.program, side.templates))

    def _stepped(self, part: Part) -> str:
        groups: list[list[Row]] = []
        for one in part.rows:
            if one.level == HEAD and one.text.startswith("=== "):
                groups.append([])
            groups[-1].append(one)
        return "".join(self._step(rows, i == 0) for i, rows in enumerate(groups))

    def _step(self, rows: list[Row], first: bool) -> str:
        head, *rest = rows
        lines = paint([one.text for one in rest], "ir")
        kinds = {"+": "added", "-": "gone", "@": "apart"}
        inside = "".join(
            self._row(one, painted(line), kinds.get(one.text[:1], "") if not first else "")
            for one, line in zip(rest, lines, strict=True)
            if one.text
        )
        title = escape(head.text.removeprefix("=== "))
        return f"<details{' open' * first}><summary>{title}</summary>{inside}</details>"

    # ---- the run

    def _profile(self, side: Side) -> str:
        assert side.run is not None

        def link(file: str, line: int, text: str) -> str:
            key = self.keys([(file, line)])
            return f'<a href="#line={key}" data-l="{key}">{text}</a>' if key else text

        return f'<div class="profile">{profile.tables(side.run.profile, self.texts, link)}</div>'

    def _trace(self, side: Side) -> str:
        assert side.run is not None
        title = f"time line, {side.level}"
        text = embedded(side.run.timeline)
        return f'<script type="application/json" class="late frame" data-title="{title}">{text}</script>'


def _wide(about: str, drawn: str) -> str:
    """A drawing, which scrolls by itself."""
    return f'<div class="wide" role="group" aria-label="{escape(about)}" tabindex="0">{drawn}</div>'


def _file(part: Part) -> str:
    """The file that a part comes of."""
    return next((line[0] for one in part.rows for line in one.lines), "")
