"""A run to watch: the page of `emc watch` in Python, to show in a notebook or to save.

watched = program.watch()
watched                         the page, in a notebook
watched.save("run.html")        the page in a file
"""

from __future__ import annotations

from pathlib import Path

from emc.api.page import framed
from emc.api.result import Run
from emc.ir.module import Module
from emc.machine import run as machine_run
from emc.machine.options import Window
from emc.views.faults import Texts
from emc.views.heading import Heading
from emc.views.trace import Timeline, timeline
from emc.views.watch import page

HEIGHT = 820  # pixels of the page in a notebook
COMMAND = "program.watch(first={first}, last={last})"  # for another window


class Watched:
    """A run and its page. `run`: the run. `first`, `last`: the cycles that the page shows packet by packet, of which
    there are `packets`."""

    def __init__(self, page: str, made: Timeline, run: Run):
        self.run = run
        self.first, self.last, self.packets = made.first, made.last, len(made.slices)
        self._program, self._pes = made.program, len(made.pes)
        self._page = page

    @property
    def cycles(self) -> int:
        """The cycles of the run."""
        return self.run.cycles

    def html(self) -> str:
        """The page that `emc watch` writes, complete in itself."""
        return self._page

    def save(self, path: str | Path) -> None:
        """Writes the page to a file. Raises OSError."""
        Path(path).write_text(self._page, encoding="utf-8")

    def __repr__(self) -> str:
        return (
            f"<watched run of {self._program}: {self.packets:,} packets in cycles {self.first:,} to {self.last:,} "
            f"on {self._pes} PEs>"
        )

    def _repr_html_(self) -> str:
        """The page in a frame."""
        return framed(self._page, repr(self), HEIGHT)


def watched(
    found: machine_run.Run, module: Module, heading: Heading, window: Window, texts: Texts, run: Run
) -> Watched:
    """The page of a run with Options.record and Options.overview. run: the Run for Python."""
    made = timeline(found, module, heading, window)
    return Watched(page(made, found, module, heading, texts, COMMAND), made, run)
