"""What `run`, `profile` and `trace` share: the steps from the FILEs to a Run. Also all of `emc run`.

status = run(values)

job = prepare(values)                   None: the program has errors, which were shown
run = job.run(record=True)
tell(run, job.name)                     warnings, threads dropped, the trap
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from emc.cache import trouble
from emc.cli.console import (
    for_tools,
    most_shown,
    remember_all,
    say,
    select_faults,
    show_faults,
    tell,
    text_of,
    wants_colour,
)
from emc.cli.job import Heard, Job
from emc.cli.mpi_launcher import note
from emc.cli.progress import Preparation, Progress
from emc.cli.region import marks, tell_region
from emc.cli.streams import Stream
from emc.cli.values import build_options, listen
from emc.contents import whole
from emc.engines import is_first, is_timed, known, together
from emc.faults import Faults, Faulty
from emc.machine import Host, Options, Run
from emc.machine.description import COMMAND_LINE
from emc.machine.options import MOST_LATE, Late
from emc.options import BuildOptions
from emc.preparing import listen as listen_to_preparing
from emc.ready import Ready, ready
from emc.source import Span
from emc.texts import Source, read_sources
from emc.views.heading import Heading
from emc.views.report import report
from emc.views.traps import absent_argument, advice, left, still_alive, trap

if TYPE_CHECKING:
    from emc.second_run import First

F = TypeVar("F", bound=Callable[..., Any])

MOST_HEARD = 1 << 20  # bytes of input of a program that may be run twice


def prepare(
    values: dict[str, Any],
    profile: bool = False,
    read: Callable[[Source], Source] | None = None,
    json_to: Stream = "stderr",
    again: Heard | None = None,
) -> Job | None:
    """Compiles the program that the options name and shows its faults. Returns None if there are errors. profile:
    compile it for a profile. read: what is done to each text first. json_to: the stream for the JSON document. again:
    keeps the program's input; if it has been read already, this is the second run, whose output and warnings are not
    shown."""
    listen(values, json_to)
    wanted = build_options(values)
    files: tuple[str, ...] = values["files"]
    engine_name = known(values["engine_name"])
    _check_time(values, wanted, is_timed(engine_name))
    _check_waits(values, files[0])
    sources = read_sources(files)
    if read is not None:
        sources = [(path, read(source)) for path, source in sources]
    remember_all(source for _, source in sources)
    quiet = again is not None and again.second
    listen_to_preparing(Preparation())
    program = together(
        engine_name, lambda: _without_errors(ready(sources, wanted, profile, is_timed(engine_name)), quiet)
    )
    if program is None:
        return None
    options = Options(
        max_cycles=values["max_cycles"] or 0,
        seed=values["seed"],
        net_delay=values["net_delay"],
        late=_late(values["late"], program.target.pes),
        queue=values["queue"] or 0,
        packet_limit=values["packet_limit"] or 0,
        tag=values["tag"],
        max_seconds=values["max_seconds"] or 0,
    )
    heading = Heading(files[0], program.description, program.target, engine_name)
    path, arguments = sources[0][0], values["arguments"]

    def host(progress: Progress) -> Host:
        return _host(path, files[0], arguments, values, progress, again)

    made_of = (*files, *program.headers, wanted.machine or "")
    return Job(files[0], path, made_of, program, wanted.checked, heading, options, host, sources, wanted, arguments)


def _without_errors(program: Ready, quiet: bool) -> Ready | None:
    """The program, whose faults are shown unless `quiet`; None if there are errors."""
    found = select_faults(program.faults)
    if not quiet:
        show_faults(found)
    return None if found.errors else program


def _check_time(values: dict[str, Any], wanted: BuildOptions, timed: bool) -> None:
    """Rejects options that the engine can't use. timed: whether it simulates time."""
    wrong = ""
    if timed and values["max_seconds"]:
        wrong = "--max-seconds is for --engine direct and mpi: limit simulated time with --max-cycles."
    elif not timed and wanted.function:
        wrong = f"--engine {values['engine_name']} has no cycles to measure --function {wanted.function}."
    if wrong:
        from click import UsageError

        raise UsageError(wrong)


def _check_waits(values: dict[str, Any], program: str) -> None:
    """Rejects --waits for a simulator, which has a better report. Raises Faulty."""
    name = values["engine_name"]
    if values.get("waits") and is_timed(name):
        text = f"--waits measures real time, and the engine `{name}` simulates the machine's time"
        hint = f"`emc profile {program}` shows where threads wait, in cycles; or add --engine direct or mpi"
        raise Faults().stop("E1017", Span(COMMAND_LINE, 1, 1), text, hint)


def _late(wanted: tuple[Late, ...], pes: int) -> tuple[Late, ...]:
    """Rejects delays of packets that no PE sends, and too many delays."""
    wrong = next((f"--late {one}: there is no PE {one.pe}; the machine has PEs 0 to {pes - 1}." for one in wanted
                  if one.pe >= pes), "")  # fmt: skip
    if len(wanted) > MOST_LATE:
        wrong = f"--late is given {len(wanted):,} times, but at most {MOST_LATE} packets can be delayed."
    if wrong:
        from click import UsageError

        raise UsageError(wrong)
    return wanted


def _host(
    path: str, name: str, arguments: tuple[str, ...], values: dict[str, Any], progress: Progress, again: Heard | None
) -> Host:
    """The program's host, which writes to our console. Its arguments are those after the `--`."""
    if again is not None and again.second:
        return Host(path, arguments, name=name, stdin=bytes(again.kept), allowed=values["allowed"], keep=False)
    host = Host(
        path,
        arguments,
        name=name,  # as the user gave it: cycles must not depend on where bundled programs are
        stdin=b"" if path == "-" else again or sys.stdin.buffer,  # type: ignore[arg-type]
        sink=progress.sink("stdout"),
        error_sink=progress.sink("stderr"),
        allowed=values["allowed"],
        tag=values["tag"],
        keep=False,
    )
    if again is not None:
        again.host = host
    return host


def writable(name: str | None, what: str, files: Sequence[str] = ()) -> Path | None:
    """The path of a file for `what`. Reports an error before the run if the file can't be written. files: the input
    files, which must not be overwritten."""
    if name is None:
        return None
    path = Path(name)
    if any(_same(path, Path(file)) for file in files):
        raise unwritable(name, what, "this is an input file", "name another file")
    place = path if os.path.exists(path) else path.parent
    if not os.path.exists(place):
        raise unwritable(name, what, "no such folder")
    if os.path.isdir(path) or not os.access(place, os.W_OK):
        raise unwritable(name, what, "this is a folder" if os.path.isdir(path) else "no permission")
    return path


def _same(path: Path, other: Path) -> bool:
    return os.path.exists(path) and os.path.exists(other) and os.path.samefile(path, other)


def unwritable(
    name: str, what: str, reason: str, hint: str = "name a file in a folder that you can write to"
) -> Faulty:
    """The error for a file that can't be written."""
    return Faults().stop("E0810", Span(name, 1, 1), f"can't write {what} here: {reason}", hint)


def write(path: Path, what: str, text: str) -> None:
    """Writes the text to the file."""
    try:
        with whole(path, "backslashreplace") as file:  # names of files may contain any bytes
            file.write(text)
    except OSError as reason:
        raise unwritable(str(path), what, str(reason.strerror)) from None


def tell_run(run: Run, job: Job, advises: bool = True) -> None:
    """Prints what the machine reports about the run: warnings, threads that were dropped, the trap. advises: whether to
    say after a trap that a checked run may find the cause."""
    show_faults(run.warnings)
    if lines := left(run, text_of, job.name, wants_colour()):
        say("\n".join(lines))
    if run.trap is not None:
        say(trap(run.trap, text_of, wants_colour()))
        text = absent_argument(run.trap, text_of, len(job.arguments))
        if text := text or (advice(run.trap) if advises and not job.checked else ""):
            say(text)


def run(values: dict[str, Any]) -> int:
    """Runs `emc run` with the values of its options, and returns the exit status."""
    if values["races"]:
        _prepare_races(values)
    twice = values["races"] is None and not values["silent"] and is_timed(values["engine_name"])
    heard = Heard(MOST_HEARD) if twice else None
    alone = "" if values["silent"] else note(values["engine_name"])
    job = prepare(values, again=heard)
    if job is None:
        return 1
    if alone:
        say(f"emc: {alone}")
    stats_file = writable(values["stats_file"], "the stats", job.files)
    reports = is_first(values["engine_name"])
    shows = values["verbose"] or sys.stderr.isatty()
    observed = job.wanted.function or shows or stats_file is not None or for_tools()
    done = job.run(races=bool(values["races"]), measure=marks(job) if observed else "", waits=values["waits"])
    if stats_file is not None and reports:
        from emc.views.stats import text

        write(stats_file, "the stats", text(done, job.heading))
    if for_tools():
        _record(done, job.heading)
    first = None if heard is None else job.first(done, heard)
    again = first is not None and _is_wanted(first)
    tell_run(done, job, advises=not again)
    if done.races is not None:
        _tell_races(done, job.name)
    if done.waits is not None:
        from emc.views.waits import table

        say(table(done.waits))
    if shows:
        say(report(done, job.heading))
    tell_region(done, job, shows)
    if values["verbose"] and trouble():
        say(f"emc: nothing is cached for the next run: {trouble()}")
    if first is not None:
        from emc.cli.second import look_again, unchecked

        sys.stdout.flush()
        if again:
            show_faults(look_again(first, job.program.seen))
        elif shows and (text := unchecked(first)):
            say(f"emc: {text}")
    return done.status or int(done.races is not None and bool(done.races.found))


def _is_wanted(first: First) -> bool:
    """Whether there is a second run."""
    from emc.second_run import is_wanted

    return is_wanted(first)


def _prepare_races(values: dict[str, Any]) -> None:
    """`--races` runs a checked build on an engine with cycles: refuses what contradicts that."""
    wrong = ""
    if not is_timed(values["engine_name"]):
        wrong = "--races needs an engine with cycles: remove --engine."
    elif values["check"] is False:
        wrong = "--races needs the checks of a checked build: remove --no-check."
    if wrong:
        from click import UsageError

        raise UsageError(wrong)
    values["check"] = True


def _tell_races(run: Run, program: str) -> None:
    """The races of a run, and how many there are."""
    from emc.views.races import races, summarise

    assert run.races is not None
    if run.races.found:
        say(races(run.races, text_of, wants_colour(), most_shown()))
    say(f"emc: {summarise(run.races, program)}")


def _record(run: Run, heading: Heading) -> None:
    """The run's part of the document: how it ended, and its figures."""
    from emc.views import records
    from emc.views.stats import stats

    tell("trap", None if run.trap is None else records.trap(run.trap))
    tell("left", still_alive(run))
    tell("stats", stats(run, heading))
    if run.races is not None:
        from emc.views.races import record

        tell("races", record(run.races, text_of))
