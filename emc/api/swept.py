"""Sweeps in Python: every combination of options is a run, and all runs are a table (emc/sweeps).

table = emc.sweep("nqueens.emc", pes="1,2,..64", set={"queue.spill": [8, 14]})
table.rows[0]["cycles"]
table.to_pandas(); table.plot(); table.save("table.csv")
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any, TypeAlias, cast

from emc.api.compiled import switches
from emc.api.door import door
from emc.api.errors import CompileError, InputError, refusal
from emc.api.given import texts, whole, word, yes_or_no
from emc.api.sources import SourceLike, sources, texts_of
from emc.engines import known
from emc.faults import Faulty
from emc.machine.description import COMMAND_LINE
from emc.sweeps import FOLDER, Done, Program, Spec, Store, SweepError, Table, files, make_plan, tabulate
from emc.sweeps import sweep as run_sweep
from emc.sweeps.layout import View, names
from emc.sweeps.manifest import beside, describe
from emc.sweeps.page import html, text
from emc.sweeps.plan import MOST_POINTS
from emc.sweeps.spec import DEFINE, OPTIONS, SET, Axis
from emc.sweeps.table import Row
from emc.sweeps.values import expand

# one value, or several: 8; [8, 14]; range(1, 9); "1,2,..64"; for pes also "8x8" or (8, 8)
Values: TypeAlias = "object | Iterable[object]"


class Sweep:
    """The table of a finished sweep, made by emc.sweep.

    `rows`: a dict for each run, with its parameters and `cycles`, `time_s` (seconds of the simulated machine),
    `speedup` and `efficiency` (over the fewest PEs of the sweep; None where there is nothing to compare), `packets`,
    `busy` (0 .. 1), `status`, `trap` ("" for none) and `output` (a digest). `summary`: the same for all seeds of the
    same parameters, as means, with `runs`, `failed`, `outputs` and `cycles_ci95`, half of the 95 % confidence interval
    of the cycles. `failed`: the rows that trapped or did not run. `kept`: how many runs were kept from before. It has a
    length, can be iterated, and shows itself as HTML."""

    def __init__(self, spec: Spec, done: Done, table: Table):
        self._spec = spec
        self._done = done
        self._table = table
        self.rows: list[Row] = list(table.rows)
        self.summary: list[Row] = list(table.summary)
        self.failed: list[Row] = list(table.failed)
        self.columns = table.columns
        self.kept = done.kept

    @door
    def to_pandas(self) -> Any:
        """The rows as a pandas.DataFrame, with the columns in the order of `columns`. Raises InputError without
        pandas."""
        pandas: Any = _given(partial(files.needed, "pandas", "DataFrames"))
        return pandas.DataFrame(self.rows, columns=list(self.columns))

    @door
    def plot(
        self,
        file: str | os.PathLike[str] | Sequence[str | os.PathLike[str]] | None = None,
        *,
        x: str | None = None,
        y: str | Sequence[str] = (),
        facet: str | None = None,
        lines: str | Sequence[str] = (),
    ) -> Any:
        """A matplotlib Figure. `file`: .svg, .png or .pdf, also written there; or several of them. `x`: the parameter
        on the horizontal axis; without it, the PEs or the first parameter with several numbers. `y`: results, a row of
        panels for each; without them, `speedup` and `time_s` over PEs, or `time_s`. `facet`: the parameter that has a
        column of panels for each value; without it, the program. `lines`: parameters that have a line for each
        combination; without them, all others that vary. Texts may have several names: `"V,network.hop"`. Raises
        InputError without matplotlib, for an unknown name, or if there is nothing to draw; OSError."""
        drawing: Any = import_module("emc.sweeps.plot")
        every = texts("file", () if file is None else file)
        for name in every:
            _given(partial(drawing.check, name))
        view = View(
            word("x", x or ""),
            names(texts("y", y)),
            word("facet", facet or ""),
            names(texts("lines", lines)),
        )
        for name in every:  # one figure each: saving it changes it
            drawing.save(_given(partial(drawing.plot, self._table, view)), name)
        return _given(partial(drawing.plot, self._table, view))

    @door
    def save(self, file: str | os.PathLike[str], manifest: bool = True) -> None:
        """Writes the rows to a file: .csv, .json (with the summary) or .parquet. `manifest`: also writes a file that
        ends in .sweep.json, with which `emc sweep --again` makes the table again. Raises InputError, OSError."""
        name = os.fspath(file)
        _given(partial(files.write, self._table, name))
        if manifest:
            place = beside(name)
            document = _given(partial(describe, self._spec, self._done, [name], place, len(self.rows)))
            place.write_text(document, encoding="utf-8")

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Any:
        return iter(self.rows)

    def __str__(self) -> str:
        """The summary, as `emc sweep` prints it."""
        return text(self._table)

    def __repr__(self) -> str:
        failed = f", {len(self.failed)} failed" if self.failed else ""
        return f"<sweep of {len(self.rows)} runs{failed}>"

    def _repr_html_(self) -> str:
        return html(self._table)


@door
def sweep(
    program: SourceLike | Sequence[SourceLike],
    *,
    pes: Values = None,
    machine: Values = None,
    optimise: Values = None,
    defines: Mapping[str, Values] | None = None,
    set: Mapping[str, Values] | None = None,
    seed: Values = None,
    net_delay: Values = None,
    memory: Values = None,
    queue: Values = None,
    packet_limit: Values = None,
    yield_after: Values = None,
    arguments: Sequence[object] = (),
    stdin: str | bytes = b"",
    includes: Sequence[str | os.PathLike[str]] | str = (),
    off: Sequence[str] | str = (),
    check: bool | None = None,
    engine: str = "auto",
    max_cycles: int = 0,
    function: str = "",
    allow: Sequence[str | os.PathLike[str]] | str = (),
    keep: str | os.PathLike[str] = FOLDER,
    jobs: int = 0,
    client: Any = None,
    most: int = MOST_POINTS,
    progress: Callable[[int, int], object] | None = None,
) -> Sweep:
    """Runs programs with every combination of options, on all cores, and returns the table of all runs.

    `program`: as for emc.compile; a list is several programs, each with every combination. Options with values take one
    value or several: `[8, 14]`, `range(1, 9)`, or text as for `emc sweep`: `"1,2,..64"`, `"1..20"`. `pes`: also
    `"8x8"` or `(8, 8)`. `machine`: names, or TOML files. `defines`: `{"N": [256, 512]}`. `set`: values of the machine,
    `{"queue.spill": [8, 14]}`. `seed`, `net_delay` (cycles), `memory` (bytes, or `"1.31M"`), `queue`, `packet_limit`,
    `optimise`, `yield_after`: as for `emc run`. Options that are left out have their default, and no column.

    The same for all runs are `arguments` (argv), `stdin`, `includes`, `off`, `check`, `engine`, `max_cycles`,
    `function` (whose calls are measured) and `allow`. `keep`: the folder in which each finished run is kept by content,
    so that the same call continues where it stopped. `jobs`: processes; 0: one for each core. `client`: a
    distributed.Client, whose cluster does the runs. `most`: how many runs are allowed. `progress(done, all)` is called
    after each run.

    A run that traps, or whose program does not compile, is a row with its `trap`. Raises InputError for options or
    files that are wrong, CompileError if no program compiles, TypeError; KeyboardInterrupt after Ctrl-C, with all
    finished runs kept."""
    options = {"pes": pes, "machine": machine, "optimise": optimise, "seed": seed, "net_delay": net_delay,
               "memory": memory, "queue": queue, "packet_limit": packet_limit, "yield_after": yield_after}  # fmt: skip
    programs = _programs(program)
    folders = texts("includes", includes)
    quotable = texts_of([source for one in programs for source in one.sources], folders)
    spec = Spec(
        tuple(programs),
        tuple(_axes(options, defines, set)),
        tuple(map(str, arguments)),
        stdin.encode() if isinstance(stdin, str) else stdin,
        folders,
        switches(off),
        None if check is None else yes_or_no("check", check),
        word("engine", engine),
        whole("max_cycles", max_cycles),
        texts("allow", allow),
        word("function", function),
    )
    try:
        known(spec.engine)
        plan = make_plan(spec, whole("most", most, 1))
        pool = None if client is None else import_module("emc.sweeps.cluster").on(client)
        done = run_sweep(plan, Store(keep), whole("jobs", jobs), progress or _quiet, pool)
    except SweepError as wrong:
        raise InputError(_in_python(str(wrong))) from None
    except Faulty as faulty:
        outside = all(one.span.file == COMMAND_LINE or one.code.startswith(("E08", "E10")) for one in faulty.faults)
        raise refusal(faulty.faults, quotable, InputError if outside else CompileError) from None
    return Sweep(spec, done, tabulate(plan, done))


def _quiet(done: int, every: int) -> None:
    """Shows nothing."""


def _programs(given: SourceLike | Sequence[SourceLike]) -> list[Program]:
    """Each program, with its sources. Raises TypeError, InputError."""
    every = cast("Sequence[SourceLike]", given) if isinstance(given, list | tuple) else [cast(SourceLike, given)]
    if not every:
        raise InputError("a sweep needs at least one program")
    found = [sources([one], f"source {n}" if len(every) > 1 else "source") for n, one in enumerate(every, 1)]
    return [Program("+".join(source.name for _, source in its), its) for its in found]


def _axes(
    options: Mapping[str, Values], defines: Mapping[str, Values] | None, changes: Mapping[str, Values] | None
) -> list[Axis]:
    axes = [Axis(name, _values(name, options[name])) for name in OPTIONS if options[name] is not None]
    for kind, what, given in ((DEFINE, "defines", defines), (SET, "set", changes)):
        if given is not None and not isinstance(cast(object, given), Mapping):
            raise TypeError(f"{what} must be a dict with the values of each name, like {{'N': [256, 512]}}")
        axes += [Axis(f"{kind}{name}", _values(f"{what}[{name!r}]", its)) for name, its in (given or {}).items()]
    return axes


def _values(name: str, given: Values) -> tuple[str, ...]:
    """The texts of values. Raises TypeError, InputError."""
    if isinstance(given, str):
        return _given(partial(expand, given))
    if name == "pes" and isinstance(given, tuple):
        return ("x".join(map(str, cast("tuple[object, ...]", given))),)
    if isinstance(given, Mapping | bytes):
        raise TypeError(f"{name} must be a value or a list of values, not {given!r}")
    if not isinstance(given, Iterable):
        return (_text(name, given),)
    return tuple(dict.fromkeys(_text(name, one) for one in cast("Iterable[object]", given)))


def _text(name: str, value: object) -> str:
    """A value as the command line spells it. Raises TypeError."""
    if name == "pes" and isinstance(value, tuple):
        return "x".join(map(str, cast("tuple[object, ...]", value)))
    if isinstance(value, bool) and not name.startswith("defines"):
        raise TypeError(f"{name} can't be {value!r}: give numbers or names")
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, str | int | float | os.PathLike) or hasattr(value, "__index__"):
        return os.fspath(cast("os.PathLike[str]", value)) if isinstance(value, os.PathLike) else str(value)
    raise TypeError(f"{name} can't be {value!r}: give numbers or names")


def _given(make: Callable[[], Any]) -> Any:
    """What `make` returns. Raises InputError instead of SweepError."""
    try:
        return make()
    except SweepError as wrong:
        raise InputError(_in_python(str(wrong))) from None


def _in_python(message: str) -> str:
    """The message, with options of the command line replaced by arguments of Python."""
    for name, option in (*OPTIONS.items(), ("defines", "-D"), ("set", "--set"), ("most", "--most"), ("keep", "--keep")):
        message = message.replace(f"{option} ", f"{name} ")
    return re.sub(r"--(x|y|facet|lines)\b(?!-)", r"\1", message)
