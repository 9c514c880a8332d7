"""The list of all exercises, and what a program must do to solve each one.

[[exercise]]                     a table of programs/exercises/checks.toml
number = 2
title = "owners"
[[exercise.run]]                 one for each run that must come out well
pes = 16
arguments = ["7"]                the program's
output = "49933"                 what it must print, without the newline at its end
most_cycles = 6000               the most cycles that it may take; it may be left out
most_packets = 300               the most packets that it may send; it may be left out
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from emc import places
from emc.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Trial:
    """A run and its expected result. most_cycles, most_packets: limits; 0 means no limit."""

    pes: int
    arguments: tuple[str, ...]
    output: str
    most_cycles: int = 0
    most_packets: int = 0


@dataclass(frozen=True, slots=True)
class Exercise:
    """One exercise. number: from 1. start, solution: the paths of the two programs."""

    number: int
    title: str
    start: Path
    solution: Path
    trials: tuple[Trial, ...]

    @property
    def task(self) -> str:
        """The task: the comment at the head of the start program."""
        lines = self.start.read_text(encoding="utf-8").splitlines()
        head = takewhile(lambda line: line.startswith("//"), lines)
        return "\n".join(line.removeprefix("//").removeprefix(" ") for line in head)


@lru_cache(maxsize=1)
def exercises() -> dict[int, Exercise]:
    """All exercises by number."""
    folder = places.programs() / "exercises"
    tables: list[dict[str, Any]] = tomllib.loads((folder / "checks.toml").read_text(encoding="utf-8"))["exercise"]
    return {table["number"]: _exercise(folder, table) for table in tables}


def _exercise(folder: Path, table: dict[str, Any]) -> Exercise:
    name = f"{table['number']:02}_{table['title']}.emc"
    trials = tuple(_trial(run) for run in table["run"])
    return Exercise(table["number"], table["title"], folder / name, folder / "solutions" / name, trials)


def _trial(run: dict[str, Any]) -> Trial:
    arguments = tuple(run.get("arguments", ()))
    return Trial(run["pes"], arguments, run["output"], run.get("most_cycles", 0), run.get("most_packets", 0))
