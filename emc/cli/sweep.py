"""`emc sweep PROGRAM... [options] [-- arguments]`: runs every combination of options and makes a table.

Status 0: the table is made, also with runs in it that trapped; 1: a program has errors, a file can't be written, or
this computer could not do or keep a run; 130: Ctrl-C, after which the same command continues where it stopped.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from emc.cli.console import quote, remember_all, say, select_faults, show_faults
from emc.cli.options import WithArguments, each_parsed, function_option, in_range, manner_options, parse_with
from emc.cli.sweeping import bars, pool_on
from emc.cli.swept import Outputs, compare, show_table
from emc.cli.values import listen
from emc.contents import contents
from emc.engines import simulator
from emc.machine.run import INTERRUPTED
from emc.options import SWITCHES
from emc.sweeps import FOLDER, Done, Plan, Program, Spec, Store, SweepError, make_plan, sweep, tabulate
from emc.sweeps.layout import DEFAULT, View, names
from emc.sweeps.manifest import Again, agree, folder_of, read
from emc.sweeps.manifest import tables as tables_of
from emc.sweeps.plan import MOST_POINTS
from emc.sweeps.spec import OPTIONS, Axis
from emc.sweeps.values import expand
from emc.texts import PYTHON, STDIN, read_sources

if TYPE_CHECKING:
    from collections.abc import Generator

MOST_JOBS = 256
VALUES = "VALUE,..."
# options that say what is swept: they can't be changed together with --again
WHAT = (
    *OPTIONS,
    "defines",
    "changes",
    "includes",
    "off",
    "check",
    "engine_name",
    "max_cycles",
    "allowed",
    "stdin",
    "function",
)


def parse_macro(text: str) -> tuple[str, tuple[str, ...]]:
    """`N=256,512`: the name of a macro, and its values. Raises ValueError."""
    name, equals, values = text.partition("=")
    return name, expand(values) if equals else ("1",)


def parse_setting(text: str) -> tuple[str, tuple[str, ...]]:
    """`queue.spill=8,14`: a key of the machine, and its values. Raises ValueError."""
    name, equals, values = text.partition("=")
    if not equals:
        raise ValueError(f"{text!r} has no value: write SECTION.KEY=VALUE,VALUE, like queue.spill=8,14")
    return name, expand(values)


def _values(name: str, help: str) -> Callable[[Any], Any]:
    return click.option(OPTIONS[name], name, metavar=VALUES, callback=parse_with(expand), help=help)


@click.command(cls=WithArguments, options_metavar="[OPTIONS]", epilog="Arguments after -- go to the programs.")
@click.argument("files", nargs=-1, metavar="PROGRAM... [-- ARGUMENT...]")
@_values("pes", "Numbers of PEs, or arrangements.  1,2,..16 means 1,2,4,8,16, and 1..4 means 1,2,3,4.")
@_values("machine", "Machines: names or TOML files.  [default: em4]")
@_values("optimise", "Levels of optimisation.  [default: 1]")
@click.option(
    "-D",
    "defines",
    multiple=True,
    metavar="NAME=VALUE,...",
    callback=each_parsed(parse_macro),
    help="Define a macro with each of these values.",
)
@click.option(
    "--set",
    "changes",
    multiple=True,
    metavar="SECTION.KEY=VALUE,...",
    callback=each_parsed(parse_setting),
    help="Change a value of the machine, like queue.spill=8,14.",
)
@_values("seed", "Seeds of the random delays of --net-delay.")
@_values("net_delay", "Delay packets at random, by at most this many cycles.")
@_values("memory", "Memory of each PE, like 1.31M.")
@_values("queue", "Packets that a PE's on-chip queue can hold.")
@_values("packet_limit", "Packets that may wait at a PE.")
@_values("yield_after", "Packets that a loop may send before it gives up its turn.")
@click.option("-I", "includes", multiple=True, metavar="FOLDER", help="Also search for headers here.")
@click.option("--off", multiple=True, type=click.Choice(SWITCHES), metavar="NAME", help="Switch an optimisation off.")
@click.option("--check/--no-check", default=None, help="Check each memory access while programs run.")
@click.option("--engine", "engine_name", metavar="NAME", help="Engine to run on.  [default: auto]")
@function_option
@click.option("--max-cycles", type=in_range("max_cycles", 1), metavar="N", help="Stop a run after N cycles.")
@click.option("--allow", "allowed", multiple=True, metavar="PATH", help="Let programs use files in PATH.")
@click.option("--stdin", metavar="FILE", help="Give each run this file as standard input.  [default: nothing]")
@click.option(
    "-o",
    "--output",
    "tables",
    multiple=True,
    metavar="FILE",
    help="Write the table to this file: .csv, .json or .parquet.",
)
@click.option("--plot", "plots", multiple=True, metavar="FILE", help="Draw a figure: .svg, .png or .pdf.")
@click.option("--x", metavar="NAME", default="", help="Parameter on the figure's horizontal axis.  [default: pes]")
@click.option("--y", multiple=True, metavar="NAME,...", help="Results in the figure, like speedup,time_s.")
@click.option("--facet", metavar="NAME", default="", help="Draw panels for each value of this.  [default: program]")
@click.option("--lines", multiple=True, metavar="NAME,...", help="Draw lines for each value of these parameters.")
@click.option("--html", "html_file", metavar="FILE", help="Write a page with tables and figure.")
@click.option(
    "--jobs", type=click.IntRange(1, MOST_JOBS), metavar="N", help="Do N runs in parallel.  [default: one per core]"
)
@click.option("--dask", metavar="ADDRESS", help="Do the runs on the Dask cluster of this scheduler.")
@click.option("--keep", metavar="FOLDER", default=FOLDER, show_default=True, help="Keep finished runs in this folder.")
@click.option(
    "--most",
    "most_runs",
    type=click.IntRange(1),
    default=MOST_POINTS,
    show_default=True,
    metavar="N",
    help="Refuse a sweep of more than N runs.",
)
@click.option("--again", metavar="FILE", help="Do the sweep of this manifest again.")
@manner_options  # fmt: skip
def command(**values: Any) -> int:
    """Run each PROGRAM with every combination of options, on all cores, and make a table: a row for each run.

    Lists: `1,2,4`; `1..20` counts by one; `1,2,..64` goes on by the ratio. A program of several files is written with
    plus signs: main.emc+part.emc. Finished runs are kept, so the same command continues where it stopped."""
    listen(values, "stderr")
    try:
        return _sweep(values)
    except SweepError as wrong:
        raise click.UsageError(f"{wrong}.") from None


def _sweep(values: dict[str, Any]) -> int:
    tables = [os.path.abspath(name) for name in values["tables"]]
    plots = tuple(dict.fromkeys(os.path.abspath(name) for name in values["plots"]))
    html, keep = (_absolute(values[name]) for name in ("html_file", "keep"))
    assert keep is not None
    view = View(values["x"], names(values["y"]), values["facet"], names(values["lines"]))
    if view != DEFAULT and not plots and html is None:
        raise SweepError("--x, --y, --facet and --lines say what a figure shows: add --plot FILE or --html FILE")
    again = _again(values)
    if again is not None and not tables:
        tables = tables_of(values["again"], again)
    with _in(None if again is None else again.folder):
        spec = _spec(values) if again is None else again.spec
        out = Outputs(tuple(tables), plots, html, view)
        out.check(spec)
        quote(*(axis_value for axis in spec.axes if axis.name == "machine" for axis_value in axis.values))
        plan = make_plan(spec, values["most_runs"])
        out.check_figure(plan)
        if plan.idle_seeds:
            say("emc: --seed has no effect without --net-delay: all seeds give the same run, which is done once")
        done = _run(plan, Store(keep), values)
        if done is None:
            return INTERRUPTED
        show_faults(select_faults(done.warnings))
        table = tabulate(plan, done)
        out.write(spec, done, table)
    show_table(table, done, spec.function)
    if again is not None:
        compare(again, tables, Path(values["again"]).resolve().parent)
    return 1 if done.not_done else 0


def _absolute(name: str | None) -> str | None:
    return None if name is None else os.path.abspath(name)


# ---- what is swept


def _again(values: dict[str, Any]) -> Again | None:
    """The sweep of the manifest that --again names. Reports what has changed since the manifest was written."""
    name = values["again"]
    if name is None:
        if not values["files"]:
            raise click.UsageError("name a program, or a manifest with --again FILE.")
        return None
    given = [one for one in WHAT if one != "allowed" and values.get(one) not in (None, ())]
    files = [file for file in values["files"] if file.endswith(PYTHON)]  # what Python may execute
    if values["files"] != tuple(files) or values["arguments"] or given:
        raise click.UsageError("--again takes programs, options and arguments from the manifest: remove them.")
    place = os.path.abspath(name)
    with _in(folder_of(place)):
        again = read(place)
    agree(name, again, *([os.path.realpath(one) for one in named] for named in (files, values["allowed"])))
    changed = ", ".join(again.changed)
    if changed:
        say(f"emc: these files have changed since the manifest was written, so the table may differ: {changed}")
    if again.other_emc:
        say("emc: a different version of emc wrote the manifest; the table may differ")
    return again


@contextmanager
def _in(folder: Path | None) -> Generator[None]:
    """Makes the folder the current one during the `with`. None changes nothing."""
    home = os.getcwd()
    os.chdir(folder or home)
    try:
        yield
    finally:
        os.chdir(home)


def _spec(values: dict[str, Any]) -> Spec:
    axes = [Axis(name, values[name]) for name in OPTIONS if values[name] is not None]
    for kind, option, name in (("define", "-D", "defines"), ("set", "--set", "changes")):
        for key, its in values[name]:
            if any(axis.name == f"{kind} {key}" for axis in axes):
                raise SweepError(f"{option} {key} is given twice: write all its values once, with commas between them")
            axes.append(Axis(f"{kind} {key}", its))
    quote(*values["includes"])
    return Spec(
        tuple(map(_program, dict.fromkeys(values["files"]))),
        tuple(axes),
        values["arguments"],
        _stdin(values["stdin"]),
        values["includes"],
        frozenset(values["off"]),
        values["check"],
        simulator(values["engine_name"] or "auto"),
        values["max_cycles"] or 0,
        values["allowed"],
        values["function"] or "",
    )


def _program(name: str) -> Program:
    names = [name] if os.path.exists(name) else name.split("+")
    if STDIN in names:
        raise SweepError(
            "a sweep reads its programs more than once, so they can't come from standard input: name files"
        )
    sources = read_sources(names)
    remember_all(source for _, source in sources)
    return Program(name, sources)


def _stdin(name: str | None) -> bytes:
    if name is None:
        return b""
    try:
        return contents(name)
    except OSError as reason:
        raise SweepError(f"--stdin: can't read {name}: {reason.strerror}") from None


# ---- how it is done


def _run(plan: Plan, store: Store, values: dict[str, Any]) -> Done | None:
    """The finished sweep; None after Ctrl-C."""
    finished: list[tuple[int, int]] = [(0, len(plan.points))]
    try:
        with pool_on(values["dask"]) as pool, bars() as show:

            def report(done: int, every: int) -> None:
                finished.append((done, every))
                show("runs", done, every)

            return sweep(plan, store, values["jobs"] or 0, report, pool, partial(show, "programs"))
    except KeyboardInterrupt:
        done, every = finished[-1]
        say(f"emc: interrupted; {done:,} of {every:,} runs are kept, and the same command continues from there")
        return None
