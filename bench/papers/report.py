"""Simulated beside published: as text for a terminal, and as JSON."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass

from papers.cells import PUBLISHED
from papers.experiment import Experiment, Measured


@dataclass(frozen=True, slots=True)
class Line:
    """A cell of a table. simulated: None when the program failed there (note says how). published: None when the
    value isn't known. unit: of both."""

    paper: str
    table: str
    row: str
    size: int
    unit: str
    simulated: float | None
    published: float | None
    note: str = ""

    @property
    def error(self) -> float | None:
        """Per cent, by which simulated is more than published."""
        if self.simulated is None or self.published is None:
            return None
        return (self.simulated / self.published - 1) * 100


def lines(found: Sequence[Measured]) -> tuple[Line, ...]:
    """All cells, in the order of the experiments; speed-ups are worked out here."""
    return tuple(line for one in found for line in _lines(one, found))


def _lines(one: Measured, found: Sequence[Measured]) -> Iterator[Line]:
    experiment = one.experiment
    base = _base(experiment, found) if experiment.speed_up_over else None
    for row, size in experiment.cells:
        time = one.times.get((row, size))
        simulated = time if base is None or time is None else base / time
        known = PUBLISHED.get((experiment.paper, row, size))
        published = None if known is None else known.value
        yield Line(experiment.paper, experiment.table, row, size, experiment.unit, simulated, published, one.note)


def _base(experiment: Experiment, found: Iterable[Measured]) -> float:
    """The time that a speed-up is over, of the same table."""
    for one in found:
        if (one.experiment.paper, one.experiment.table) == (experiment.paper, experiment.table):
            for (row, _), time in one.times.items():
                if row == experiment.speed_up_over:
                    return time
    raise SystemExit(f"{experiment.table}: nothing measured `{experiment.speed_up_over}`")


def text(all_lines: Sequence[Line]) -> str:
    """For a terminal."""
    parts: list[str] = []
    heading = ("", "")
    for line in all_lines:
        if (line.paper, line.table) != heading:
            heading = (line.paper, line.table)
            parts += ["", f"{line.paper}, {line.table}", f"    {'':28}{'simulated':>14}{'published':>12}{'error':>9}"]
        parts.append(_text(line))
    return "\n".join([*parts, "", summary(all_lines)])


def _text(line: Line) -> str:
    name = f"{line.row} {line.size}"
    if line.simulated is None:
        return f"    {name:<28}{line.note}"
    published = "" if line.published is None else f"{line.published:.2f}"
    error = "" if line.error is None else f"{line.error:+.1f} %"
    return f"    {name:<28}{line.simulated:>11.2f} {line.unit:<5}{published:>9}{error:>9}".rstrip()


def summary(all_lines: Iterable[Line]) -> str:
    """How far off the calibration cells are."""
    errors = [abs(line.error) for line in all_lines if line.error is not None]
    if not errors:
        return "no cell here has a published value"
    return (
        f"{len(errors)} calibration cells: median error {statistics.median(errors):.1f} %, largest {max(errors):.1f} %"
    )


def as_json(all_lines: Iterable[Line]) -> str:
    keys = ("paper", "table", "row", "size", "unit", "simulated", "published")
    return json.dumps([{key: asdict(line)[key] for key in keys} for line in all_lines], indent=1) + "\n"
