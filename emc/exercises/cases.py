"""Draws the cases of an exercise: what a program is given, and what the solution made of it.

    for case in draw(exercise, seed=7):
        case.arguments, case.stdin          from the generator
        case.output, case.cycles            from the solution

The generator is an EM-C program. It runs on the machine and the PEs of the case, with a number as its argument, and
prints the arguments in its first line (as in a shell: `7 "two words"`), and the input in all others. Equal seeds give
equal cases.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from emc import digests
from emc.dataclass import dataclass
from emc.exercises.exercise import Exercise, numbered, place_of
from emc.exercises.run_once import Ended, run_once
from emc.exercises.shelf import wrong_list
from emc.faults import Faults, Faulty
from emc.options import BuildOptions
from emc.printable import in_line
from emc.session import build
from emc.shape import Pes
from emc.source import Span
from emc.texts import read_sources

MOST_SEED = 999_999
MOST_OWN_CYCLES = 200_000_000  # of a generator, or a solution


@dataclass(frozen=True, slots=True)
class Case:
    """A run that a program must come through."""

    number: int  # from 1
    machine: str
    pes: Pes
    arguments: tuple[str, ...]
    stdin: bytes
    output: bytes  # this and the rest: the solution's
    status: int
    cycles: int
    packets: int

    @property
    def options(self) -> str:
        """The options and arguments of `emc run`, as a user writes them: `--pes 4 -- 7`."""
        machine = () if self.machine == "em4" else ("--machine", self.machine)
        arguments = ("--", *self.arguments) if self.arguments else ()
        return shlex.join((*machine, "--pes", str(self.pes), *arguments))


def draw(exercise: Exercise, seed: int, engine: str = "auto", only: int = 0) -> Iterator[Case]:
    """The cases of an exercise for a seed, 0 .. MOST_SEED; only: the case with that number. Raises Faulty if the shelf
    is not sound."""
    rows = product(range(exercise.cases), exercise.machines, exercise.pes)
    for number, (_, machine, ends) in enumerate(rows, 1):
        if only not in (0, number):
            continue
        drawn = _number(f"{seed} {exercise.title} {number}")
        pes = numbered(ends, drawn)
        arguments, stdin = _given(exercise, machine, pes, drawn, engine)
        done = _own(exercise, exercise.solution, machine, pes, arguments, stdin, engine)
        yield Case(number, machine, pes, arguments, stdin, done.output, done.status, done.cycles, done.packets)


def _number(text: str) -> int:
    """A number for a text: 28 bits, so that it is an `int`."""
    return int(digests.name(text)[:7], 16)


def _given(exercise: Exercise, machine: str, pes: Pes, drawn: int, engine: str) -> tuple[tuple[str, ...], bytes]:
    """Arguments and input."""
    if not exercise.generator.is_file():
        return (), b""
    done = _own(exercise, exercise.generator, machine, pes, (str(drawn),), b"", engine)
    line, _, rest = done.output.partition(b"\n")
    try:
        return tuple(shlex.split(line.decode())), rest
    except ValueError as wrong:
        text = f"the generator of exercise {exercise.number} printed arguments that can't be read: {wrong}"
        raise wrong_list(
            exercise.shelf, text, "its first line has them as in a shell, the other lines the input"
        ) from None


def _own(
    exercise: Exercise, path: Path, machine: str, pes: Pes, arguments: tuple[str, ...], stdin: bytes, engine: str
) -> Ended:
    """A run of one of the shelf's own programs. Raises Faulty if it does not come to its end."""
    exercise.text(path)  # for the message, if it is not there
    memory, shelf = exercise.limits.memory, str(exercise.shelf)
    try:
        sources = read_sources([str(path)])
        built = build(sources, BuildOptions(pes=pes, machine=machine, memory=memory, enclosure=shelf))
    except Faulty as faulty:
        first = next(iter(faulty.faults))
        at = Span(place_of(path), max(first.span.line, 1), max(first.span.column, 1))
        text = f"this program of exercise {exercise.number} does not compile: {first.text} [{first.code}]"
        raise Faults().stop("E0814", at, text, first.hint) from None
    limits = exercise.limits
    done = run_once(built, engine, MOST_OWN_CYCLES, arguments, stdin, limits.output, limits.files)
    if why := done.excess or ("" if done.trap is None else str(done.trap)):
        given = f" with {shlex.join(arguments)}" if arguments else ""
        text = f"this program of exercise {exercise.number} does not end well{given}: {in_line(why)}"
        hint = "`emc exercise test FOLDER` tests all of a shelf"
        raise Faults().stop("E0814", Span(place_of(path), 1, 1), text, hint)
    return done
