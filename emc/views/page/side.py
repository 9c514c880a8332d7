"""A program at one level of optimisation, as the page shows it: alone, or beside another level.

side.line("x.emc", 12)      ->  (122893, 4096)      cycles and runs of a line, if the program was run
                                (33,)               else: the cycles of its operations, each done once
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

from emc.dataclass import dataclass
from emc.ir.module import Op, Template
from emc.machine.tally import Tally
from emc.views.profile.data import Line, Profile
from emc.views.profile.words import span
from emc.views.report import duration
from emc.views.show import stages
from emc.views.show.coupling import Part, costs
from emc.views.show.program import ShownProgram, function_of

Figures: TypeAlias = tuple[int | str, ...]  # of a row, by column of the margin: numbers, or heads; () if it has none


@dataclass(frozen=True, slots=True)
class Measured:
    """What a run says of a program."""

    profile: Profile
    tally: Tally
    timeline: str  # its page (views/trace)


@dataclass(frozen=True)
class Side:
    """A program, the templates to show, and the run if there was one."""

    program: ShownProgram
    templates: Sequence[Template]
    run: Measured | None = None

    @property
    def level(self) -> str:
        return f"-O {self.program.options.optimise}"

    @property
    def columns(self) -> tuple[str, ...]:
        """The heads of the margin."""
        return ("cycles", "runs") if self.run is not None else ("cycles",)

    @property
    def said(self) -> str:
        """The run in one line; "" without one."""
        if self.run is None:
            return ""
        made = self.run.profile
        time = duration(made.cycles * 1e6 / made.hertz)
        part = f", {span(made)}" if made.first else ""
        return f"{made.cycles:,} cycles = {time}, {made.total.packets:,} packets{part}"

    @cached_property
    def functions(self) -> list[str]:
        return list(dict.fromkeys(function_of(t) for t in self.templates))

    @cached_property
    def ir(self) -> list[Part]:
        return stages.ir(self.program, self.templates)

    @cached_property
    def measured(self) -> dict[tuple[str, int], Line]:
        """The lines that cost something in the run."""
        return {} if self.run is None else {(line.file, line.line): line for line in self.run.profile.lines}

    @cached_property
    def most(self) -> int:
        """The cycles of the user's costliest line."""
        return max((line.costs.cycles for line in self.measured.values() if not line.library), default=0)

    @cached_property
    def _once(self) -> dict[tuple[str, int], int]:
        return costs(self.ir)

    def line(self, file: str, number: int) -> Figures:
        """The figures in the margin of a source line."""
        if self.run is None:
            found = self._once.get((file, number))
            return (found,) if found else ()
        line = self.measured.get((file, number))
        return () if line is None else (line.costs.cycles, line.runs)

    @cached_property
    def _numbers(self) -> dict[int, int]:
        """The number of each operation in the tally, by its identity."""
        ops = (op for t in self.program.module.templates for b in t.blocks for op in b.ops)
        return {id(op): number for number, op in enumerate(ops, 1)}

    def operation(self, op: Op) -> Figures:
        """The cycles and runs of an operation in the run; without one, its cycles."""
        if self.run is None:
            return (self.program.cycles(op),)
        number, tally = self._numbers.get(id(op)), self.run.tally
        return () if number is None else (tally.cycles[number] + tally.services[number], tally.runs[number])
