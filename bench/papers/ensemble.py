"""The ensemble: sets of parameters that fit the given cells about as well as the machine file's, and what they say of
a cell. bench/calibrate.py --ensemble finds them and keeps them in ensemble.json; bench/published.py runs them.

    members()                            [{"cost.memory": 3, ...}, ...], the machine file's own first
    spans([times of a member, ...], 4.9) by cell the least and the most of any member, 4.9 % wider on both sides

A range is made of two things that the model doesn't know: which of those sets is right (the least and the most of all
members), and what no set gets right (the median error of the given cells, by which the range is wider). A published
value outside of it is a miss.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from papers.experiment import Cell
from papers.parameters import Values

KEPT = Path(__file__).parent / "ensemble.json"
MOST = 10  # members
WORSE = 1.25  # times the best score, that a member may have
Key: TypeAlias = tuple[str, str, Cell]  # paper, table, cell


def members() -> list[dict[str, int]]:
    """The sets that were kept."""
    return json.loads(KEPT.read_text("utf-8"))


def keep(several: Sequence[Values]) -> None:
    """Writes them, a set a line."""
    lines = ",\n".join(json.dumps(dict(values)) for values in several)
    KEPT.write_text(f"[\n{lines}\n]\n", "utf-8")


def spans(several: Sequence[Mapping[Key, float]], wider: float) -> dict[Key, tuple[float, float]]:
    """The range of each cell that all members measured. wider: per cent."""
    found: dict[Key, tuple[float, float]] = {}
    for key in several[0] if several else ():
        times = [one[key] for one in several if key in one]
        if len(times) == len(several):
            found[key] = min(times) * (1 - wider / 100), max(times) * (1 + wider / 100)
    return found
