"""Where the cycles of a run went: the profile of `emc profile` in Python, as rows, as text, or as a page.

profile = program.profile()
profile.lines[0]                {"file": ..., "line": 7, "cycles": 1234, "packets": 56, ...}
print(profile)                  the tables of `emc profile`
"""

from __future__ import annotations

import io
from typing import Any, cast

from rich.console import Console

from emc.api.page import framed
from emc.api.result import Run
from emc.views.faults import Texts
from emc.views.profile import Profile as Data
from emc.views.profile import document, page, terminal
from emc.views.profile.advice import advice

WIDE = 160  # columns of the text
HEIGHT = 560  # pixels of the page in a notebook; it scrolls


class Profile:
    """Where the cycles of a run went. `data`: the profile as emc/views/profile has it. `run`: the run. Rows are sorted
    by cost, the highest first."""

    def __init__(self, data: Data, run: Run, texts: Texts):
        self.data = data
        self.run = run
        self._texts = texts
        self._values = document.values(data)

    @property
    def cycles(self) -> int:
        """The cycles of the run. The parts of each PE add up to this number."""
        return self.data.cycles

    @property
    def pes(self) -> list[dict[str, Any]]:
        """A row for each PE; its parts add up to `cycles`."""
        return self._rows("pes")

    @property
    def functions(self) -> list[dict[str, Any]]:
        """A row for each function, task block and handler."""
        return self._rows("functions")

    @property
    def lines(self) -> list[dict[str, Any]]:
        """A row for each source line that costs something."""
        return sorted(self._rows("lines"), key=lambda row: -row["cycles"])

    @property
    def waits(self) -> list[dict[str, Any]]:
        """A row for each source line at which threads waited, and for each kind of event for which they waited."""
        return self._rows("waits")

    @property
    def calls(self) -> list[dict[str, Any]]:
        """A row for each node of the call tree, in its order; `depth` says how deep it is. [] without calls=True."""
        return self._rows("calls")

    @property
    def advice(self) -> list[str]:
        """Sentences about what to look at first; there may be none."""
        return advice(self.data)

    def _rows(self, name: str) -> list[dict[str, Any]]:
        return cast("list[dict[str, Any]]", self._values[name])

    def html(self) -> str:
        """A page with the tables of `emc profile --html` and the source, complete in itself."""
        return page.html(self.data, self._texts)

    def __str__(self) -> str:
        """The tables that `emc profile --source` prints."""
        text = io.StringIO()
        console = Console(file=text, width=WIDE, no_color=True, force_terminal=False)
        terminal.show(self.data, self._texts, console, source=True)
        return text.getvalue()

    def __repr__(self) -> str:
        return f"<profile of {self.data.program}: {self.cycles:,} cycles on {len(self.data.pes)} PEs>"

    def _repr_html_(self) -> str:
        """The page in a frame."""
        return framed(self.html(), repr(self), HEIGHT)
