"""Checks a program against an exercise: runs it as the exercise says, and reports what is wrong.

Output, exit status, cycles and packets are compared with what the exercise asks for. How the program works does not
matter. The program comes from somebody else: it runs in an empty folder, which is removed afterwards, and can open no
file outside of it. A file in Python's syntax is refused, because Python would execute it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from tempfile import TemporaryDirectory

from emc.dataclass import dataclass
from emc.exercises.shelf import Exercise, Trial
from emc.faults import Faults
from emc.machine import Host, Options, Run
from emc.machine.run import INTERRUPTED
from emc.machine.sandbox import sandbox
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import Pes
from emc.source import whole
from emc.texts import Source

MOST_CYCLES = 20_000_000  # of a run: one that takes longer is in an endless loop
SHOWN = 200  # characters of a wrong output


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one run. problem: the mistake; "" if there is none."""

    trial: Trial
    run: Run
    problem: str


def check(
    exercise: Exercise, sources: Sequence[tuple[str, Source]], engine: str = "auto", memory: int | None = None
) -> Iterator[Result]:
    """The results of the runs that the exercise asks for. engine: one with cycles. memory: bytes of each PE; None: the
    maximum. Raises Faulty if the program does not compile or is in Python's syntax, and KeyboardInterrupt if Ctrl-C
    ended a run."""
    for name in (source.name for _, source in sources if source.is_python):
        text = "a solution is a program in EM-C: a file in Python's syntax is not executed here"
        raise Faults().stop("E0802", whole(name), text, f"`emc to-emc {name}` writes it in EM-C")
    for trial in exercise.trials:
        built = build(sources, BuildOptions(pes=Pes(trial.pes), memory=memory))
        with TemporaryDirectory(prefix="emc-exercise-") as folder:
            name = exercise.start.name  # not the learner's path: its length costs cycles
            host = Host(name, trial.arguments, stdin=b"", places=sandbox(current=folder))
            run = execute(built, engine, Options(max_cycles=MOST_CYCLES), host)
        if run.status == INTERRUPTED:
            raise KeyboardInterrupt
        yield Result(trial, run, problem(trial, run))


def problem(trial: Trial, run: Run) -> str:
    """The reason why a run does not meet the exercise's goal; "" if it does."""
    output = run.output.decode(errors="replace").rstrip("\n")
    if run.trap is not None and run.trap.kind == "out of cycles":  # of ours: the learner gave no --max-cycles
        return (
            f"{run.trap.span}: out of cycles: the program has not ended within {MOST_CYCLES:,} cycles. Does it have "
            "an endless loop?"
        )
    if run.trap is not None:
        return str(run.trap)
    if output != trial.output:
        return f"it printed {output[:SHOWN]!r}, but should print {trial.output!r}"
    if run.status != 0:
        return f"the exit status is {run.status}, but should be 0"
    if trial.most_cycles and run.cycles > trial.most_cycles:
        return f"correct, but it takes {run.cycles:,} cycles; {trial.most_cycles:,} are enough"
    if trial.most_packets and run.packets > trial.most_packets:
        return f"correct, but it sends {run.packets:,} packets; {trial.most_packets:,} are enough"
    return ""
