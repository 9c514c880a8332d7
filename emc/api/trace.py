"""The time line of a run: that of `emc trace --html` in Python, the slices as rows, and files for Perfetto.

traced = program.trace()
traced                          the page, in a notebook
traced.slices[0]                {"pe": 0, "name": "main:3", "begin": 683, "end": 705, "packet": "normal", ...}
traced.save("run.pftrace.gz")   for ui.perfetto.dev; "run.html": the page
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from emc.api.page import framed
from emc.api.result import Run
from emc.ir.module import Module
from emc.machine import run as machine_run
from emc.machine.options import Window
from emc.source import NOWHERE
from emc.views.faults import Texts
from emc.views.heading import Heading
from emc.views.trace import Slice, page, timeline
from emc.views.trace.compact import writing

HEIGHT = 560  # pixels of the page in a notebook


class Traced:
    """A run and what its PEs did. `run`: the run. `first`, `last`: the cycles that are recorded, with `packets`
    packets."""

    def __init__(
        self, found: machine_run.Run, module: Module, heading: Heading, window: Window, texts: Texts, run: Run
    ):
        self.run = run
        self._found, self._module, self._heading, self._window, self._texts = found, module, heading, window, texts
        self._made = timeline(found, module, heading, window)
        self.first, self.last, self.packets = self._made.first, self._made.last, len(self._made.slices)

    @property
    def cycles(self) -> int:
        """The cycles of the run."""
        return self.run.cycles

    @property
    def slices(self) -> list[dict[str, Any]]:
        """A row for each packet that a PE took, in that order: what it did from cycle `begin` to cycle `end`. `sender`
        is the index of the row whose thread sent the packet, or -1; `sent_at` is the line."""
        return [_row(one) for one in self._made.slices]

    def html(self) -> str:
        """The time line of `emc trace --html` as a page, complete in itself."""
        return page(self._made, self._module, self._heading, self._texts)

    def save(self, path: str | Path) -> None:
        """Writes the page to a file whose name ends in .html; to any other, a compact time line for ui.perfetto.dev.
        Raises OSError."""
        if Path(path).suffix == ".html":
            Path(path).write_text(self.html(), encoding="utf-8")
            return
        with writing(Path(path), self._module, self._heading, self._window) as file:
            file.end(self._found)

    def __repr__(self) -> str:
        return (
            f"<time line of {self._made.program}: {self.packets:,} packets in cycles {self.first:,} to {self.last:,} "
            f"on {len(self._made.pes)} PEs>"
        )

    def _repr_html_(self) -> str:
        """The page in a frame."""
        return framed(self.html(), repr(self), HEIGHT)


def _row(one: Slice) -> dict[str, Any]:
    row = one.row
    return {
        "pe": row.pe,
        "name": one.name,
        "does": row.does,
        "begin": one.begin,
        "start": row.start,
        "end": one.end,
        "line": "" if one.span is NOWHERE else f"{one.span.file}:{one.span.line}",
        "packet": row.type,
        "source": row.source,
        "left": row.left,
        "came": row.came,
        "sender": one.sender,
        "sent_at": "" if row.sent is NOWHERE else f"{row.sent.file}:{row.sent.line}",
        "address": row.address,
        "data": row.data,
    }
