"""The races of a run, from Python: what `emc run --races` reports.

races = program.races()         or live.races of machine.load(program, races=True)
len(races), bool(races)         how many; whether there are any
races[0].first.span.line        machine.run.Race: two accesses, with lines, PEs, cycles and chains
print(races)                    the report
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.api.result import Run
from emc.machine.run import Race
from emc.machine.run import Races as Data
from emc.views.faults import Texts
from emc.views.races import races, summarise


class Races:
    """The races of a run, as a sequence. data: what the engine found. program: its name. run: the run; None for the
    calls of a live machine. Raises IndexError like a tuple."""

    def __init__(self, data: Data, program: str, run: Run | None, texts: Texts):
        self.data = data
        self.program = program
        self.run = run
        self._texts = texts

    @property
    def complete(self) -> bool:
        """Whether these are all races of the run: no trap ended it, and all accesses were remembered."""
        return not self.data.cut

    def __len__(self) -> int:
        return len(self.data.found)

    def __iter__(self) -> Iterator[Race]:
        return iter(self.data.found)

    def __getitem__(self, number: int) -> Race:
        return self.data.found[number]

    def __str__(self) -> str:
        """What `emc run --races` prints."""
        shown = [races(self.data, self._texts)] if self.data.found else []
        return "\n".join([*shown, summarise(self.data, self.program)])

    def __repr__(self) -> str:
        return f"<races: {summarise(self.data, self.program)}>"
