"""The points of a sweep: every combination of a spec's values, with what is compiled and run for it.

plan = make_plan(spec)          raises SweepError, and Faulty for an invalid machine
plan.points[0].build            the number of its build in plan.builds; many points share one
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any

from emc import shape
from emc.dataclass import dataclass, replace
from emc.machine import Options
from emc.machine.machine_file import change, parse_change, read_description
from emc.options import RANGES, BuildOptions, parse_size
from emc.sweeps.spec import DEFINE, OPTIONS, SET, Axis, Spec, SweepError

MOST_POINTS = 100_000  # unless the user allows more
LEAST = {"queue": 1, "packet_limit": 1}  # 0 means that the option is left out


@dataclass(frozen=True, slots=True)
class Build:
    """A program and the options with which it is compiled."""

    program: int  # its number in the spec
    options: BuildOptions


@dataclass(frozen=True, slots=True)
class Point:
    """One combination."""

    values: tuple[str, ...]  # one for each axis of the spec
    build: int  # the number of its build
    options: Options


@dataclass(frozen=True, slots=True)
class Plan:
    """A spec, and all its combinations in the order of the table."""

    spec: Spec
    builds: tuple[Build, ...]
    points: tuple[Point, ...]

    @property
    def idle_seeds(self) -> bool:
        """Whether several seeds are given although nothing is random in some runs."""
        several = any(axis.name == "seed" and len(axis.values) > 1 for axis in self.spec.axes)
        return several and any(not point.options.net_delay for point in self.points)


def make_plan(spec: Spec, most: int = MOST_POINTS) -> Plan:
    """The plan of a sweep. most: how many combinations are allowed."""
    spec = replace(spec, axes=tuple(sorted(spec.axes, key=_place)))
    _check_number(spec, most)
    for axis in spec.axes:
        for value in axis.values:
            _check(axis, value)
    _check_machines(spec)
    builds: dict[Build, int] = {}
    points = [_point(spec, program, values, builds)
              for program in range(len(spec.programs))
              for values in product(*(axis.values for axis in spec.axes))]  # fmt: skip
    return Plan(spec, tuple(builds), tuple(points))


def _place(axis: Axis) -> int:
    """The sort key of an axis. Axes of builds come before those of runs, so that runs of one build follow each
    other."""
    names = ["machine", "memory", "optimise", "yield_after", DEFINE, SET, "pes", "net_delay", "queue", "packet_limit"]
    return next((n for n, name in enumerate(names) if axis.name.startswith(name)), len(names))


def _check_number(spec: Spec, most: int) -> None:
    """Raises SweepError for an option without values, or too many combinations."""
    for axis in spec.axes:
        if not axis.values:
            raise SweepError(f"{axis.option} has no values: give at least one")
    count = math.prod(len(axis.values) for axis in spec.axes) * len(spec.programs)
    if count > most:
        parts = [f"{len(axis.values):,} of {axis.option.rstrip('=')}" for axis in spec.axes if len(axis.values) > 1]
        parts += [f"{len(spec.programs)} programs"] if len(spec.programs) > 1 else []
        raise SweepError(
            f"these are {count:,} runs ({' x '.join(parts)}), and a sweep has at most {most:,}: give fewer values, "
            f"or allow them with --most {count}"
        )


def _check(axis: Axis, value: str) -> None:
    """Raises SweepError for a value that the option can't have."""
    try:
        if axis.name == "pes":
            shape.parse(value)
        elif axis.name == "memory":
            parse_size(value)
        elif axis.name.startswith(SET):
            parse_change(f"{axis.name.removeprefix(SET)}={value}")
        elif axis.name.startswith(DEFINE):
            _check_macro(axis.name.removeprefix(DEFINE), value)
        elif axis.name in RANGES:
            _number(axis.name, value)
        elif axis.name not in OPTIONS:
            raise ValueError(f"a sweep has no option `{axis.name}`")
    except ValueError as wrong:
        raise SweepError(str(wrong)) from None


def _check_macro(name: str, value: str) -> None:
    if not re.fullmatch(r"[^\W\d]\w*(\([^()]*\))?", name) or name == "defined" or "\n" in value:
        raise ValueError(f"`{name}` is not a macro that can be defined: write -D NAME=VALUE,VALUE")


def _number(name: str, text: str) -> int:
    least, most = LEAST.get(name, RANGES[name][0]), RANGES[name][1]
    if not re.fullmatch(r"-?\d{1,19}", text, re.ASCII) or not least <= int(text) <= most:
        raise ValueError(f"{OPTIONS[name]} takes whole numbers from {least} to {most}, not {text!r}")
    return int(text)


def _check_machines(spec: Spec) -> None:
    """Raises Faulty for a machine that does not exist, or does not have a key or a value."""
    machines = next((axis.values for axis in spec.axes if axis.name == "machine"), ("em4",))
    for name in machines:
        description = read_description(name)
        for axis in spec.axes:
            if axis.name.startswith(SET):
                for value in axis.values:
                    change(description, [f"{axis.name.removeprefix(SET)}={value}"])


def _point(spec: Spec, program: int, values: tuple[str, ...], builds: dict[Build, int]) -> Point:
    given = {axis.name: value for axis, value in zip(spec.axes, values, strict=True)}
    build = builds.setdefault(Build(program, _build_options(spec, given)), len(builds))
    names = [name for name in ("net_delay", "queue", "packet_limit") if name in given]
    numbers: dict[str, Any] = {name: _number(name, given[name]) for name in names}
    seed = _number("seed", given["seed"]) if "seed" in given else 0
    seed = seed if numbers.get("net_delay") else 0  # nothing is random without a delay: all seeds are the same run
    whose = "function" if spec.function else "program"
    return Point(values, build, Options(max_cycles=spec.max_cycles, measure=whose, seed=seed, **numbers))


def _build_options(spec: Spec, given: Mapping[str, str]) -> BuildOptions:
    def one(name: str, read: Callable[[str], int], other: int) -> int:
        return read(given[name]) if name in given else other

    return BuildOptions(
        pes=shape.parse(given["pes"]) if "pes" in given else None,
        machine=given.get("machine", "em4"),
        changes=_settings(given, SET),
        memory=parse_size(given["memory"]) if "memory" in given else None,
        defines=_settings(given, DEFINE),
        includes=spec.includes,
        optimise=one("optimise", int, 1),
        yield_after=one("yield_after", int, 64),
        off=spec.off,
        check=spec.check,
        function=spec.function,
    )


def _settings(given: Mapping[str, str], kind: str) -> tuple[str, ...]:
    return tuple(f"{name.removeprefix(kind)}={value}" for name, value in given.items() if name.startswith(kind))
