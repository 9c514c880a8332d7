"""Simulated beside published: as text for a terminal, and as JSON."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace

from papers.cells import PUBLISHED
from papers.ensemble import Key, spans
from papers.experiment import Experiment, Measured


@dataclass(frozen=True, slots=True)
class Line:
    """A cell of a table. simulated: None when the program failed there (note says how). published: None when the
    value isn't known. unit: of both. range: of what the ensemble says (ensemble.py), None where it wasn't run."""

    paper: str
    table: str
    row: str
    size: int
    unit: str
    simulated: float | None
    published: float | None
    note: str = ""
    range: tuple[float, float] | None = None

    @property
    def is_miss(self) -> bool:
        """Whether the published value lies outside of the range."""
        if self.range is None or self.published is None:
            return False
        return not self.range[0] <= self.published <= self.range[1]

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
        unit = experiment.unit_of(row)
        yield Line(experiment.paper, experiment.table, row, size, unit, simulated, published, one.note)


def with_ranges(all_lines: Sequence[Line], others: Sequence[Sequence[Line]]) -> tuple[Line, ...]:
    """The lines with their ranges. others: the cells that each further member of the ensemble measured. Papers on other
    machines, of which the ensemble measures nothing, do not count."""
    several = [{_key(line): line.simulated for line in one if line.simulated is not None} for one in others]
    here = {_key(line): line.simulated for line in all_lines if line.simulated is not None}
    measured = {key for key in here if several and all(key in one for one in several)}
    papers = {paper for paper, _, _ in measured}
    errors = [abs(line.error) for line in all_lines if line.error is not None and line.paper in papers]
    wider = statistics.median(errors) if errors else 0.0
    found = spans([{key: one[key] for key in measured} for one in (here, *several)], wider)
    return tuple(replace(line, range=found.get(_key(line))) for line in all_lines)


def _key(line: Line) -> Key:
    return line.paper, line.table, (line.row, line.size)


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
            parts += [
                "",
                f"{line.paper}, {line.table}",
                f"    {'':28}{'simulated':>14}{'published':>12}{'error':>9}{'range':>22}",
            ]
        parts.append(_text(line))
    return "\n".join([*parts, "", summary(all_lines)])


def _text(line: Line) -> str:
    name = f"{line.row} {line.size}"
    if line.simulated is None:
        return f"    {name:<28}{line.note}"
    published = "" if line.published is None else f"{line.published:.{_digits(line)}f}"
    error = "" if line.error is None else f"{line.error:+.1f} %"
    range = "" if line.range is None else f"{line.range[0]:.2f} to {line.range[1]:.2f}"
    miss = "  miss" if line.is_miss else ""
    simulated = f"{line.simulated:>11.{_digits(line)}f} {line.unit:<5}"
    return f"    {name:<28}{simulated}{published:>9}{error:>9}{range:>22}{miss}".rstrip()


def _digits(line: Line) -> int:
    return 0 if line.unit in ("bytes", "steps") else 2


def summary(all_lines: Sequence[Line]) -> str:
    """How far off the calibration cells are."""
    errors = [abs(line.error) for line in all_lines if line.error is not None]
    if not errors:
        return "no cell here has a published value"
    said = (
        f"{len(errors)} calibration cells: median error {statistics.median(errors):.1f} %, largest {max(errors):.1f} %"
    )
    ranged = [line for line in all_lines if line.range is not None and line.published is not None]
    return said + (f"; {sum(line.is_miss for line in ranged)} outside of their ranges" if ranged else "")


def as_json(all_lines: Iterable[Line]) -> str:
    keys = ("paper", "table", "row", "size", "unit", "simulated", "published", "range")
    return json.dumps([{key: asdict(line)[key] for key in keys} for line in all_lines], indent=1) + "\n"
