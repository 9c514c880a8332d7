"""An experiment: a program of programs/papers, the machine it runs on, and the cells that it measures.

    one = Experiment("EM-C", "table 2", "emc_table2.emc", 80, gives=(("remote read", (1,)), ("remote write", (1,))))
    measured(one, Setting()).times          {("remote read", 1): 1.84, ("remote write", 1): 0.4}

A program prints a line for each cell: row, size, microseconds (or another unit, such as `times`: a speed-up). What else
it prints is for the reader. It checks its own results, and ends with status 0 when they are right. A run that traps (a
packet buffer that overflows) gives what it had printed until then; the cells that are missing have no time, and the
trap says why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from emc.machine import Host, Options
from emc.machine.run import Moving
from emc.options import BuildOptions
from emc.session import Built, build, execute
from emc.shape import Pes
from emc.texts import read_sources
from papers.parameters import with_values

PROGRAMS = Path(__file__).resolve().parent.parent.parent / "programs"
TIME = "us"  # the unit of a cell, unless it is a speed-up
SPEED_UP = "times"
UNITS = (TIME, SPEED_UP, "GB/s", "MB/s", "bytes", "steps")
MOST_CYCLES = 2_000_000_000  # 160 s of the EM-4: a program that hangs is no result
Cell = tuple[str, int]  # row and size

_LINE = re.compile(
    rf"^(?P<row>[A-Za-z][A-Za-z0-9 #+,'-]*?) (?P<size>\d+): (?P<time>\d+(?:\.\d+)?) (?:{'|'.join(UNITS)})$",
    re.MULTILINE,
)


def printed_cells(output: str) -> dict[Cell, float]:
    """The lines `row size: time us` (or another unit) of a program's output."""
    return {(line["row"], int(line["size"])): float(line["time"]) for line in _LINE.finditer(output)}


@dataclass(frozen=True, slots=True)
class Experiment:
    """One run. program: a file, seen from programs/papers (`../locusroute.emc`). gives: rows, each with its sizes.
    takes_sizes: the sizes that are wanted follow the other arguments of the program. defines, off, yield_after,
    optimise: for the compiler, as `-D`, `--off`, `--yield-after` and `-O`. unit: of the cells; units: of the rows that
    begin with a word, if it is another. machine: "" for the Setting's, whose values are for that one alone; values:
    other ones than the machine file's, by key. busy: what the time lines of engines say, by cell, given them and the
    clock's rate, in place of the output.
    speed_up_over: the row of the same table (any size) whose time is divided by this run's times, when the program
    gives times and the cells are speed-ups. reads: what the output says, by cell."""

    paper: str
    table: str
    program: str
    pes: int
    gives: tuple[tuple[str, tuple[int, ...]], ...]
    arguments: tuple[str, ...] = ()
    defines: tuple[str, ...] = ()
    off: frozenset[str] = frozenset()
    yield_after: int = 64
    optimise: int = 2
    unit: str = TIME
    speed_up_over: str = ""
    takes_sizes: bool = False
    reads: Callable[[str], Mapping[Cell, float]] = printed_cells
    units: tuple[tuple[str, str], ...] = ()
    machine: str = ""
    values: tuple[tuple[str, int], ...] = ()
    busy: Callable[[Sequence[Moving], int], Mapping[Cell, float]] | None = None

    def unit_of(self, row: str) -> str:
        return next((unit for word, unit in self.units if row.startswith(word)), self.unit)

    @property
    def cells(self) -> tuple[Cell, ...]:
        return tuple((row, size) for row, sizes in self.gives for size in sizes)

    @property
    def words(self) -> tuple[str, ...]:
        """The program's command line."""
        sizes = sorted({size for _, size in self.cells}) if self.takes_sizes else []
        return (*self.arguments, *map(str, sizes))

    def only(self, wanted: Collection[tuple[str, str, int]]) -> Experiment | None:
        """The experiment with those of its cells, (paper, row, size), alone; None: it has none of them."""
        kept = ((row, tuple(s for s in sizes if (self.paper, row, s) in wanted)) for row, sizes in self.gives)
        gives = tuple((row, sizes) for row, sizes in kept if sizes)
        return replace(self, gives=gives) if gives else None


@dataclass(frozen=True, slots=True)
class Setting:
    """machine: name or file, as `emc run --machine` takes it. values: other ones than the machine file's, by key."""

    machine: str = "em4"
    engine: str = "native"
    values: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Measured:
    """times: microseconds of the cells that the run gave. note: why some are missing, or ""."""

    experiment: Experiment
    times: Mapping[Cell, float] = field(default_factory=dict[Cell, float])
    note: str = ""


@lru_cache(maxsize=32)
def _built(path: str, wishes: BuildOptions) -> Built:
    """A program is compiled once for all values: they change no instruction."""
    return build(read_sources([path]), wishes)


def measured(one: Experiment, setting: Setting) -> Measured:
    """Runs an experiment. Raises Faulty when its program is refused, SystemExit when it finds its results wrong."""
    path = PROGRAMS / "papers" / one.program
    pes, name = Pes(one.pes), one.machine or setting.machine
    wishes = BuildOptions(
        pes=pes,
        machine=name,
        defines=one.defines,
        optimise=one.optimise,
        yield_after=one.yield_after,
        off=one.off,
        check=False,
    )
    program = _built(str(path), wishes)
    program = replace(
        program, description=with_values(program.description, dict(one.values if one.machine else setting.values))
    )
    options = Options(max_cycles=MOST_CYCLES, record=one.busy is not None)
    run = execute(program, setting.engine, options, Host(str(path), one.words))
    output = run.output.decode()
    if run.trap is None and run.status != 0:
        raise SystemExit(f"{path}: status {run.status} on {one.pes} PEs\n{output}{run.errors.decode()}")
    given = one.reads(output) if one.busy is None else one.busy(run.moving, program.description.clock.hertz)
    times = {cell: time for cell, time in given.items() if cell in one.cells}
    if run.trap is not None:
        return Measured(one, times, f"fails: {run.trap.kind}")
    if missing := [cell for cell in one.cells if cell not in times]:
        raise SystemExit(f"{path}: the output has no line for {missing[0]}\n{output}")
    return Measured(one, times)
