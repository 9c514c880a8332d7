"""An exercise, as data. shelf.py reads it.

exercise.start, exercise.solution, exercise.generator       the paths of its programs
exercise.task                                               what a learner is to do
"""

from __future__ import annotations

import os
from itertools import takewhile
from pathlib import Path

from emc import contents
from emc.dataclass import dataclass
from emc.exercises.verdicts import Verdict
from emc.faults import Faults
from emc.shape import Pes, arrange
from emc.source import Span


@dataclass(frozen=True, slots=True)
class Limits:
    """What a run may use."""

    cycles: int = 100  # times the solution's
    memory: int = 1 << 20  # bytes of each PE; the same for all, so that cycles can be compared
    output: int = 1 << 20  # bytes
    files: int = 20  # that it may make
    seconds: int = 60  # of real time, for all runs of a submission together


@dataclass(frozen=True, slots=True)
class Goal:
    """How much a program may need, as a multiple of what the solution needs. 0: any amount."""

    cycles: float = 0
    packets: float = 0


@dataclass(frozen=True, slots=True)
class Example:
    """A case that everybody may see."""

    pes: str
    arguments: tuple[str, ...] = ()
    input: str = ""


@dataclass(frozen=True, slots=True)
class WrongAnswer:
    """A program that must fail. says: a text in one of its messages; "" for any."""

    path: Path
    verdict: Verdict
    says: str = ""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One exercise. number: from 1. shelf: the absolute path of its folder."""

    number: int
    title: str
    shelf: Path
    pes: tuple[tuple[Pes, ...], ...]  # for each entry one, or the two ends of a range
    machines: tuple[str, ...] = ("em4",)
    cases: int = 1
    goal: Goal = Goal()
    points: tuple[tuple[Verdict, int], ...] = (("right", 10), ("slow", 5))
    limits: Limits = Limits()
    example: Example = Example("4")
    hints: tuple[str, ...] = ()
    wrong: tuple[WrongAnswer, ...] = ()

    @property
    def name(self) -> str:
        """`02_owners`."""
        return f"{self.number:02}_{self.title}"

    @property
    def most_pes(self) -> int:
        return max(ends[-1].count for ends in self.pes)

    @property
    def start(self) -> Path:
        return self.shelf / f"{self.name}.emc"

    @property
    def solution(self) -> Path:
        return self.shelf / "solutions" / f"{self.name}.emc"

    @property
    def generator(self) -> Path:
        return self.shelf / "generators" / f"{self.name}.emc"

    @property
    def task(self) -> str:
        """The comment at the head of the start program. Raises Faulty."""
        head = takewhile(lambda line: line.startswith("//"), self.text(self.start).splitlines())
        return "\n".join(line.removeprefix("//").removeprefix(" ") for line in head)

    def text(self, path: Path) -> str:
        """The text of one of its programs. Raises Faulty."""
        try:
            return contents.text(path, errors="replace")
        except OSError as reason:
            text = f"exercise {self.number} needs this file: {reason.strerror}"
            hint = "the names of an exercise's files are its number and title, as in 01_ring.emc"
            raise Faults().stop("E0814", Span(place_of(path), 1, 1), text, hint) from None

    def points_for(self, verdict: Verdict) -> int:
        return dict(self.points).get(verdict, 0)


def place_of(path: Path) -> str:
    """A path as messages name it: from the current folder, if it is below that."""
    place = os.path.relpath(path)
    return str(path) if place.startswith("..") else place


def numbered(ends: tuple[Pes, ...], drawn: int) -> Pes:
    """The PEs of an entry of `pes`: itself, or one of its range. drawn: any number."""
    first, last = ends[0], ends[-1]
    return first if len(ends) == 1 else arrange([first.count + drawn % (last.count - first.count + 1)])
