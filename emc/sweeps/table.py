"""A sweep as one tidy table: a row for each point, the same columns in all rows, and a summary over seeds.

    table = tabulate(plan, done)
    expected(plan)          the same before the runs: parameters, without results
    table.rows[0]           {"program": "fib.emc", "machine": "em4", "pes": 4, ..., "cycles": 1234, ...}

| column | |
|---|---|
| `program`, `machine`, `pes`, and one for each option that was given | the parameters; `shape` if PEs are arranged |
| `cycles`, `time_s` | of the simulated machine: cycles of its clock, and seconds |
| `speedup` | the time on the fewest PEs of the sweep, divided by the time: all other parameters are equal |
| `efficiency` | the speed-up divided by the ratio of the PEs |
| `packets` | that were sent |
| `busy` | the part of all PEs' cycles in which they were not idle, 0 .. 1, as `emc run -v` has it |
| `status`, `trap` | the exit status, and why the run ended otherwise; "" for none |
| `output` | a digest of all that the program wrote: equal outputs have equal digests |
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import NormalDist, fmean, stdev
from typing import TypeAlias

from emc.dataclass import dataclass
from emc.machine.machine_file import change, read_description
from emc.sweeps.drive import Done
from emc.sweeps.plan import Plan
from emc.sweeps.spec import DEFINE, OPTIONS, SET, Axis
from emc.sweeps.store import Record
from emc.sweeps.work import Failed, Refused

Value: TypeAlias = "int | float | str | None"
Row: TypeAlias = "dict[str, Value]"

RESULTS = ("cycles", "time_s", "speedup", "efficiency", "packets", "busy", "status", "trap", "output")
UNITS = {"cycles": "cycles of the simulated machine", "time_s": "seconds of the simulated machine", "busy": "0 .. 1"}
AVERAGED = ("cycles", "time_s", "speedup", "efficiency", "packets", "busy")
REFUSED = 1  # the status of a run whose program does not compile, as of `emc run`

# two-sided 95 % quantiles of Student's t for 1 .. 30 degrees of freedom; from any table of it
_T95 = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131),
    *(2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


@dataclass(frozen=True, slots=True)
class Table:
    """All rows of a sweep, and the summary: a row for all seeds of the same parameters."""

    parameters: tuple[str, ...]  # the columns that say what was run
    rows: tuple[Row, ...]
    summary: tuple[Row, ...]
    seeds: bool  # whether there are several

    @property
    def columns(self) -> tuple[str, ...]:
        return (*self.parameters, *RESULTS)

    @property
    def failed(self) -> tuple[Row, ...]:
        """The rows that ended in a trap, or did not run."""
        return tuple(row for row in self.rows if row["trap"])


def tabulate(plan: Plan, done: Done) -> Table:
    """The table of a finished sweep."""
    shapes = any(not isinstance(known, Refused) and known.shape for known in done.builds.values())
    rows = [_row(plan, done, number, shapes) for number in range(len(plan.points))]
    parameters = tuple(name for name in rows[0] if name not in RESULTS)
    _compare(rows, [name for name in parameters if name not in ("pes", "shape")])
    several = any(axis.name == "seed" and len(axis.values) > 1 for axis in plan.spec.axes)
    summary = summarise(rows, [name for name in parameters if name != "seed"])
    return Table(parameters, tuple(rows), tuple(summary), several)


def expected(plan: Plan) -> Table:
    """The table of a plan before the runs, with all parameters, and None as all results."""
    own: dict[tuple[str, tuple[str, ...]], int] = {}  # numbers of PEs of machines
    rows: list[Row] = []
    shapes = any(build.options.pes and build.options.pes.shape for build in plan.builds)
    for number, point in enumerate(plan.points):
        options = plan.builds[point.build].options
        machine = (options.machine, options.changes)
        if options.pes is None and machine not in own:
            own[machine] = change(read_description(options.machine), options.changes).machine.pes
        pes, shape = (options.pes.count, options.pes.shape) if options.pes else (own[machine], ())
        rows.append(_parameters(plan, number, pes, shape, shapes) | dict.fromkeys(RESULTS))
    parameters = tuple(name for name in rows[0] if name not in RESULTS)
    summary = summarise(rows, [name for name in parameters if name != "seed"])
    return Table(parameters, tuple(rows), tuple(summary), False)


def _row(plan: Plan, done: Done, number: int, shapes: bool) -> Row:
    point = plan.points[number]
    build, known = plan.builds[point.build], done.builds[point.build]
    wanted = build.options.pes
    if isinstance(known, Refused):
        pes, shape = wanted.count if wanted else None, wanted.shape if wanted else ()
    else:
        pes, shape = known.pes, known.shape
    result = known if isinstance(known, Refused) else done.runs[done.keys[number]]
    return _parameters(plan, number, pes, shape, shapes) | _results(result, done.hertz[point.build])


def _parameters(plan: Plan, number: int, pes: int | None, shape: tuple[int, ...], shapes: bool) -> Row:
    """The columns that say what a point is."""
    point = plan.points[number]
    build = plan.builds[point.build]
    given = {axis.name: value for axis, value in zip(plan.spec.axes, point.values, strict=True)}
    row: Row = {"program": plan.spec.programs[build.program].name, "machine": build.options.machine}
    row |= {column(axis): _value(axis, given[axis.name]) for axis in plan.spec.axes
            if axis.name not in ("machine", "pes", "seed")}  # fmt: skip
    row["pes"] = pes
    if shapes:
        row["shape"] = "x".join(map(str, shape))
    if "seed" in given:
        row["seed"] = int(given["seed"])
    return row


def column(axis: Axis) -> str:
    """The name of an option's column: `N` for `-D N`, `queue.spill`, `net_delay`. If another column has the macro's
    name, the name is written in full, as in `-D cycles`."""
    if axis.name.startswith(SET):
        return axis.name.removeprefix(SET)
    if not axis.name.startswith(DEFINE):
        return axis.name
    macro = axis.name.removeprefix(DEFINE)
    return f"-D {macro}" if macro in (*RESULTS, *OPTIONS, "program", "shape") else macro


def _value(axis: Axis, text: str) -> Value:
    """The text as a number if it is written as one, else the text."""
    if axis.name == "memory":
        return text
    for kind in (int, float):
        try:
            number = kind(text)
        except ValueError:
            continue
        return number if math.isfinite(number) and text.isascii() and "_" not in text else text
    return text


def _results(result: Record | Failed | Refused, hertz: int) -> Row:
    if not isinstance(result, Record):
        return dict.fromkeys(RESULTS) | {"status": REFUSED, "trap": result.text, "output": ""}
    return {
        "cycles": result.cycles,
        "time_s": result.cycles / hertz,
        "speedup": None,
        "efficiency": None,
        "packets": result.packets,
        "busy": result.busy,
        "status": result.status,
        "trap": result.trap,
        "output": result.output,
    }


def _compare(rows: Iterable[Row], same: Sequence[str]) -> None:
    """Fills in speed-up and efficiency of runs that ended without a trap. They are compared with the run on the fewest
    PEs, unless that one trapped."""
    groups: dict[tuple[Value, ...], list[Row]] = {}
    for row in rows:
        groups.setdefault(tuple(row[name] for name in same), []).append(row)
    for group in groups.values():
        first = min(group, key=lambda row: _number(row["pes"]))
        if first["trap"]:
            continue
        for row in group:
            if not row["trap"]:
                speedup = _number(first["cycles"]) / max(1, _number(row["cycles"]))
                row["speedup"] = round(speedup, 6)
                row["efficiency"] = round(speedup * _number(first["pes"]) / _number(row["pes"]), 6)


def _number(value: Value) -> float:
    return value if isinstance(value, int | float) else 0


def summarise(rows: Iterable[Row], names: Sequence[str]) -> list[Row]:
    """A row for each combination of the parameters `names`: how many runs, how many of them failed, and the mean of
    each figure over the others. `cycles_ci95` is half the width of the 95 % confidence interval of the mean of the
    cycles, by Student's t (as if seeds were independent samples of one normal distribution); None for fewer than two
    runs. `outputs` is the number of different outputs."""
    groups: dict[tuple[Value, ...], list[Row]] = {}
    for row in rows:
        groups.setdefault(tuple(row[name] for name in names), []).append(row)
    return [dict(zip(names, key, strict=True)) | _mean(group) for key, group in groups.items()]


def _mean(group: Sequence[Mapping[str, Value]]) -> Row:
    good = [row for row in group if not row["trap"]]
    made: Row = {"runs": len(group), "failed": len(group) - len(good), "outputs": len({row["output"] for row in good})}
    for name in AVERAGED:
        numbers = [_number(row[name]) for row in good if row[name] is not None]
        made[name] = fmean(numbers) if numbers else None
        if name == "cycles":
            made["cycles_ci95"] = half_width(numbers)
    return made


def half_width(numbers: Sequence[float]) -> float | None:
    """Half the width of the 95 % confidence interval of the mean; None for fewer than two numbers."""
    if len(numbers) < 2:
        return None
    return student(len(numbers) - 1) * stdev(numbers) / math.sqrt(len(numbers))


def student(degrees: int) -> float:
    """The two-sided 95 % quantile of Student's t. Above 30 degrees of freedom, the first terms of its expansion around
    the normal distribution (Abramowitz and Stegun, 26.7.5), which are right to 0.001."""
    if degrees <= len(_T95):
        return _T95[degrees - 1]
    z = NormalDist().inv_cdf(0.975)
    return z + (z**3 + z) / (4 * degrees) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
