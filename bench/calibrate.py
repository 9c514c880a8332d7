"""Finds the machine file's free parameters: whole cycles, with which the papers' basic costs come out best.

    python bench/calibrate.py            searches from the values that the machine file has; prints them and the errors
    python bench/calibrate.py --write    puts what it found into the machine file
    python bench/calibrate.py --ensemble keeps the sets of values that fit about as well as the machine file's

The parameters and their bounds are in bench/papers/parameters.py, the cells in bench/papers/cells.py. It runs the
experiments that have such a cell, again and again: a few minutes. Nothing is written without --write.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from tempfile import TemporaryDirectory

import numpy as np
from papers import EXPERIMENTS
from papers.cells import PUBLISHED
from papers.ensemble import MOST, WORSE, keep
from papers.experiment import Experiment, Setting, measured
from papers.fit import Found, Times, ensemble, score, search
from papers.parameters import PARAMETERS, Values, values_of, written
from papers.report import Line, lines, summary

from emc.machine.machine_file import find_description, read_description


class Cells:
    """The calibration cells that the experiments give, and runs of all of them."""

    def __init__(self, experiments: Sequence[Experiment], machine: str, workers: ProcessPoolExecutor):
        asked = (one.only(PUBLISHED.keys()) for one in experiments)
        self.experiments = [one for one in asked if one is not None]
        self.machine = machine
        self.workers = workers
        self.published = np.array([PUBLISHED[one.paper, *cell].value for one in self.experiments for cell in one.cells])

    def lines(self, several: Sequence[Values]) -> list[tuple[Line, ...]]:
        """The cells with each of these values."""
        settings = [Setting(self.machine, values=tuple(values.items())) for values in several]
        runs = [self.workers.submit(measured, one, setting) for setting in settings for one in self.experiments]
        done, many = [run.result() for run in runs], len(self.experiments)
        return [lines(done[i * many : (i + 1) * many]) for i in range(len(several))]

    def times(self, several: Sequence[Values]) -> list[Times]:
        """Microseconds of the cells with each of these values; a run that fails took for ever."""
        return [np.array([_time(line) for line in found]) for found in self.lines(several)]


def main() -> None:
    chosen = _arguments()
    description = read_description(chosen.machine)
    with TemporaryDirectory(prefix="emc-calibrate-") as folder:
        os.environ["EMC_CACHE"] = folder  # hundreds of programs that no one will run again
        with ProcessPoolExecutor(chosen.jobs) as workers:
            cells = Cells([one for one in EXPERIMENTS if not one.machine], chosen.machine, workers)
            start = values_of(description)
            if chosen.ensemble:
                _ensemble(cells, start)
                return
            best = search(start, PARAMETERS, cells.published, cells.times, lambda text: print(text, flush=True))
            before, after = cells.lines([start, best.values])
    _tell(start, best, before, after)
    if chosen.write:
        written(find_description(chosen.machine), best.values)


def _ensemble(cells: Cells, start: Values) -> None:
    """Keeps the sets of values that fit about as well."""
    times = cells.times([start])[0]
    best = Found(dict(start), times, float(score(times, cells.published)))
    found = ensemble(best, PARAMETERS, cells.published, cells.times, WORSE, MOST)
    for one in found:
        print(f"score {one.score:.2f}: {', '.join(f'{key} {value}' for key, value in one.values.items())}")
    keep([one.values for one in found])


def _time(line: Line) -> float:
    return 1e9 if line.simulated is None else line.simulated


def _tell(start: Values, best: Found, before: Sequence[Line], after: Sequence[Line]) -> None:
    print(f"\n{'':28}{'published':>10}{'before':>18}{'after':>18}")
    for old, new in zip(before, after, strict=True):
        print(f"{f'{old.row} {old.size}':<28}{old.published:>10.2f}{_measured(old)}{_measured(new)}")
    print(f"\nbefore: {summary(before)}\nafter:  {summary(after)}\n")
    for parameter in PARAMETERS:
        old, new = start[parameter.key], best.values[parameter.key]
        print(f"{parameter.key:<18}{old:>3} -> {new:<3} ({parameter.least} to {parameter.most}: {parameter.why})")


def _measured(line: Line) -> str:
    if line.simulated is None or line.error is None:
        return f"{'fails':>18}"
    return f"{line.simulated:>9.2f} {line.error:>+6.1f} %"


def _arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--machine", default="em4", metavar="NAME", help="where the search starts: a machine file (em4)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="runs at once")
    parser.add_argument("--ensemble", action="store_true", help="keep the sets that fit about as well: ensemble.json")
    parser.add_argument("--write", action="store_true", help="put the values into the machine file")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
