"""What is measured and how: contenders that take turns, times of the processor, medians and spread.

A `Row` of the table has parts; a part has contenders, emc first. Each contender measures itself once when it is called,
and answers in the part's unit. They take turns, so that whatever else the computer does hits all of them; a ratio is
made of the two measurements of one turn.

    part = Part("fib", "M calls/s", MORE, 20.0, (Contender("emc", run_emc), Contender("gcc -O2", run_gcc)))
    found = measured(part, 5)
    found.spread("emc")                     Spread(median=11.2, low=10.9, high=11.3)
    found.ratio("gcc -O2")                  how many times as good as gcc emc is

Times are the processor's (user and system), not the clock's on the wall, where a measurement is not of start-up: on an
idle computer they are the same, since all of it runs on one core.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path

MORE, LESS = "more", "less"  # what is better
EMC = "emc"


@dataclass(frozen=True, slots=True)
class Contender:
    """measure: does it once; the answer is in the part's unit."""

    name: str
    measure: Callable[[], float]


@dataclass(frozen=True, slots=True)
class Part:
    """target: what emc should reach, in the unit; None: nothing is asked of it."""

    name: str
    unit: str
    better: str
    target: float | None
    contenders: tuple[Contender, ...]
    digits: int = 2  # after the point


@dataclass(frozen=True, slots=True)
class Mean:
    """The geometric mean of some parts' ratios to a peer, and what it should reach."""

    name: str
    peer: str
    parts: frozenset[str]
    target: float


@dataclass(frozen=True, slots=True)
class Row:
    """what: a sentence for the reader. parts: made when the row's turn comes. means: of their ratios to a peer."""

    name: str
    what: str
    parts: Callable[[Setting], tuple[Part, ...]]
    means: tuple[Mean, ...] = ()


@dataclass(frozen=True, slots=True)
class Setting:
    """smoke: small sizes, to see that all works. folder: for files made on the way. circuits: for LocusRoute."""

    smoke: bool
    folder: Path
    circuits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Spread:
    median: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Found:
    """A part's measurements: of each contender one a turn, in order."""

    name: str
    unit: str
    better: str
    target: float | None
    digits: int
    samples: Mapping[str, Sequence[float]]

    @property
    def peers(self) -> tuple[str, ...]:
        return tuple(name for name in self.samples if name != EMC)

    def spread(self, name: str) -> Spread:
        return spread(self.samples[name])

    def ratios(self, peer: str) -> list[float]:
        """Turn by turn, how many times as good as the peer emc was."""
        pairs = zip(self.samples[EMC], self.samples[peer], strict=True)
        return [_better(ours, theirs, self.better) for ours, theirs in pairs]

    def ratio(self, peer: str) -> Spread:
        return spread(self.ratios(peer))

    def of_target(self) -> float | None:
        """How many times as good as it should be emc was, by the median."""
        return None if self.target is None else _better(self.spread(EMC).median, self.target, self.better)


def _better(ours: float, theirs: float, better: str) -> float:
    return ours / theirs if better == MORE else theirs / ours


def spread(samples: Sequence[float]) -> Spread:
    return Spread(statistics.median(samples), min(samples), max(samples))


def measured(part: Part, turns: int) -> Found:
    samples: dict[str, list[float]] = {one.name: [] for one in part.contenders}
    for _ in range(turns):
        for one in part.contenders:
            samples[one.name].append(one.measure())
    return Found(part.name, part.unit, part.better, part.target, part.digits, samples)


def geometric_mean(parts: Sequence[Found], mean: Mean) -> Found:
    """The parts' ratios to the peer as one: of each turn the geometric mean."""
    turns = zip(*(part.ratios(mean.peer) for part in parts if part.name in mean.parts), strict=True)
    means = [prod(turn) ** (1 / len(turn)) for turn in turns]
    return Found(mean.name, f"x {mean.peer}", MORE, mean.target, 2, {EMC: means})


# ---- times


def processor_time(action: Callable[[], object]) -> float:
    """Seconds of this process's processor time, all threads."""
    start = time.process_time()
    action()
    return time.process_time() - start


def wall_time(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


@dataclass(frozen=True, slots=True)
class Child:
    """A process that has ended. output: all that it said. seconds: of the processor."""

    output: bytes
    seconds: float


def child(command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> Child:
    """Runs a command to its end. One that fails ends the benchmark: there is nothing to measure."""
    words = [str(word) for word in command]
    surroundings = {**os.environ, **(environment or {})}
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=surroundings) as process:
        assert process.stdout is not None
        output = process.stdout.read()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode < 0 or process.returncode >= 124:
        raise SystemExit(f"{' '.join(words)}: status {process.returncode}\n{output.decode(errors='replace')}")
    return Child(output, used.ru_utime + used.ru_stime)
