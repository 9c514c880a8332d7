"""The search for the parameters' values: whole cycles, with the least error over the calibration cells.

Time is nearly linear in the costs: a cell's program runs the same instructions whatever they cost, and only queueing
bends the line. So each round measures how much each parameter moves each cell (one run of all cells for each), looks at
all values near the present ones in that linear picture, and really runs the best few. It ends when no run is better
by more than a trifle.

    best = search(start, PARAMETERS, times)       times(values) -> microseconds of each cell
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from papers.parameters import Parameter, Values

Times: TypeAlias = "NDArray[np.float64]"  # microseconds, of each cell
REACH = 2  # cycles that a parameter may move in a round
GAIN = 0.1  # of the score, that a round must bring
TRIED = 4  # candidates of a round that are run
BLOCK = 1 << 16  # candidates that are predicted at once


@dataclass(frozen=True, slots=True)
class Found:
    """Values with the times that were measured with them."""

    values: dict[str, int]
    times: Times
    score: float


def score(times: Times, published: Times) -> Times:
    """How wrong times are (the last axis: cells), in per cent: the mean error, plus the median, plus a quarter of the
    largest. The median alone would let half of the cells go anywhere, and has no slope to follow."""
    errors = np.abs(times / published - 1) * 100
    return errors.mean(axis=-1) + np.median(errors, axis=-1) + errors.max(axis=-1) / 4


def search(
    start: Values,
    parameters: Sequence[Parameter],
    published: Times,
    times: Callable[[Sequence[Values]], list[Times]],
    tell: Callable[[str], None],
) -> Found:
    """The best values found from `start` on. times: measures several at once. tell: hears of each round."""

    def found(several: Sequence[Values]) -> list[Found]:
        return _found(several, published, times)

    best = found([start])[0]
    seen = {tuple(best.values.values())}
    while True:
        tell(f"score {best.score:.2f}: {_shown(best.values)}")
        stepped = [_stepped(best.values, parameter) for parameter in parameters]
        steps = found(stepped)
        slopes = np.array([_slope(best, step, p) for step, p in zip(steps, parameters, strict=True)])
        near = _candidates(best, parameters, slopes, published)
        tried = list(islice((values for values in near if tuple(values.values()) not in seen), TRIED))
        seen.update(tuple(values.values()) for values in tried)
        better = min([*steps, *found(tried)], key=lambda one: one.score, default=best)
        if better.score > best.score - GAIN:
            return best
        best = better


def ensemble(
    best: Found,
    parameters: Sequence[Parameter],
    published: Times,
    times: Callable[[Sequence[Values]], list[Times]],
    worse: float,
    most: int,
) -> list[Found]:
    """Sets of values whose score is at most so many times the best one's: the best first, at most `most`. Of all sets
    a step away in any number of parameters those are run that promise most in the linear picture."""
    steps = _found([_stepped(best.values, p) for p in parameters], published, times)
    slopes = np.array([_slope(best, step, p) for step, p in zip(steps, parameters, strict=True)])
    near = islice(_candidates(best, parameters, slopes, published, reach=1), 1, 1 + 3 * most)
    tried = [*steps, *_found(list(near), published, times)]
    good = [one for one in tried if one.score <= worse * best.score and one.values != best.values]
    return [best, *sorted(good, key=lambda one: one.score)][:most]


def _found(
    several: Sequence[Values], published: Times, times: Callable[[Sequence[Values]], list[Times]]
) -> list[Found]:
    measured = zip(several, times(several), strict=True)
    return [Found(dict(values), one, float(score(one, published))) for values, one in measured]


def _shown(values: Values) -> str:
    return ", ".join(f"{key} {value}" for key, value in values.items())


def _stepped(values: Values, parameter: Parameter) -> dict[str, int]:
    """One cycle more, or one less where that would be too much."""
    value = values[parameter.key]
    return {**values, parameter.key: value + 1 if value < parameter.most else value - 1}


def _slope(best: Found, step: Found, parameter: Parameter) -> Times:
    """Microseconds that a cycle of the parameter adds to each cell."""
    return (step.times - best.times) / (step.values[parameter.key] - best.values[parameter.key])


def _candidates(
    best: Found, parameters: Sequence[Parameter], slopes: Times, published: Times, reach: int = REACH
) -> Iterator[dict[str, int]]:
    """All values within reach, the most promising first; of equal ones those that move least."""
    ranges = [_near(best.values[p.key], p, reach) for p in parameters]
    every = product(*ranges)
    ranked: list[tuple[float, int, tuple[int, ...]]] = []
    now = np.array([best.values[p.key] for p in parameters])
    while block := list(islice(every, BLOCK)):
        moves = np.array(block) - now
        predicted = score(np.maximum(best.times + moves @ slopes, 1e-9), published)
        for i in np.argsort(predicted)[: 4 * TRIED]:
            ranked.append((round(float(predicted[i]), 6), int(np.abs(moves[i]).sum()), block[i]))
    for _, _, values in sorted(ranked):
        yield {p.key: value for p, value in zip(parameters, values, strict=True)}


def _near(value: int, parameter: Parameter, reach: int) -> range:
    return range(max(parameter.least, value - reach), min(parameter.most, value + reach) + 1)
