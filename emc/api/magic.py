"""The magics of notebooks: with `%%emc`, a cell is a program; `%emc_check` checks it against an exercise.

    %load_ext emc

    %%emc --pes 64 --name prog            compiles the cell; `prog` is the Program, and the cell shows it
    %%emc --pes 64 --live live            loads it, too: `live` is the live machine
    %%emc --run 1000 -- 20                runs main, with the arguments after `--`

    %emc_check 3                          checks `program` against exercise 3; an error if it does not pass

Its options are those of `emc run`, where they make sense in a notebook. Errors appear as messages, not as tracebacks of
Python. IPython is imported here alone.
"""

from __future__ import annotations

import argparse
import secrets
import shlex
import sys
from keyword import iskeyword
from pathlib import Path
from typing import Any, NoReturn

from IPython.core.error import UsageError

from emc.api.errors import CompileError, Error, refusal
from emc.api.objects import Live, Machine, Program, compile
from emc.exercises import MOST_SEED, Exercise, check, draw, exercises, said
from emc.exercises.shelf import named
from emc.faults import Faulty


class NotYet(Error, AssertionError):
    """A program does not pass an exercise."""

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


class _Parser(argparse.ArgumentParser):
    """A parser that raises an error, which the notebook shows in one line, and never ends the process."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message} ({self.prog} --help)")

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        raise _Helped


class _Helped(Exception):
    """Raised after the help was printed."""


def _parser() -> _Parser:
    parser = _Parser(
        "%%emc",
        description="Compile the cell, and load or run it.",
        epilog="Arguments after -- go to the program.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--name", default="program", help="put the Program into this variable (default: program)")
    add("--live", metavar="NAME", help="load the program, and put the live machine into this variable")
    add("--run", action="store_true", help="run main (on a new machine, unless --live is given)")
    add("--pes", help="number of PEs, like 64, or an arrangement, like 8x8 or 4x3x8")
    add("--machine", default="em4", help="a machine's name, or a TOML file; or a variable that is a Machine")
    add("--memory", type=int, help="memory of each PE, in bytes")
    add("--engine", default="auto", choices=("auto", "native", "reference"))
    add("-O", dest="optimise", type=int, default=1, choices=(0, 1, 2), help="optimisation")
    add("-D", dest="defines", action="append", default=[], metavar="NAME[=VALUE]", help="define a macro")
    add("-I", dest="includes", action="append", default=[], metavar="FOLDER", help="also search for headers here")
    add("--check", action="store_true", default=None, help="check each access while it runs")
    add("--max-cycles", type=int, default=0, help="stop a run, or a call of the live machine, after this many cycles")
    add("--quiet", action="store_true", help="show nothing but the program's output")
    return parser


def load(ipython: Any) -> None:
    """Called by `%load_ext emc`."""

    def emc(line: str, cell: str) -> object:
        return _cell(ipython, line, cell)

    def emc_check(line: str) -> None:
        _check(ipython.user_ns, line)

    ipython.register_magic_function(emc, "cell", "emc")
    ipython.register_magic_function(emc_check, "line", "emc_check")


def _cell(ipython: Any, line: str, cell: str) -> object:
    words = _words(line)
    cut = words.index("--") if "--" in words else len(words)
    try:
        wanted = _parser().parse_args(words[:cut])
    except _Helped:
        return None
    for name in (wanted.name, wanted.live):
        if name is not None and (not name.isidentifier() or iskeyword(name)):
            raise UsageError(f"%%emc: {name!r} is not a valid name for a variable")
    try:
        return _shown_object(ipython, wanted, tuple(words[cut + 1 :]), cell)
    except Error as error:
        lines = str(error).split("\n")
        error.__dict__["_render_traceback_"] = lambda: lines  # IPython asks for it: there is nothing of Python to trace
        raise


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError as wrong:
        raise UsageError(f"%%emc: {line!r} is incomplete: {str(wrong).lower()} (%%emc --help)") from None


def _shown_object(ipython: Any, wanted: argparse.Namespace, arguments: tuple[str, ...], cell: str) -> object:
    """The object that the cell shows: the run, the live machine, or the program."""
    names: dict[str, Any] = ipython.user_ns
    names.pop(wanted.name, None)  # if the cell has an error, `%emc_check` must not check an older one
    program = names[wanted.name] = _compile_cell(names, wanted, cell, ipython.execution_count)
    if program.warnings and not wanted.quiet:
        print(program.warning_text, file=sys.stderr)
    shown: object = program
    if wanted.live:
        old = names.pop(wanted.live, None)
        if isinstance(old, Live):
            old.close()  # its memory is large, and the next cell's machine has its name
        live = shown = names[wanted.live] = program.load(engine=wanted.engine, max_cycles=wanted.max_cycles)
        if wanted.run:
            shown = live.run(*arguments)
    elif wanted.run:
        shown = run = program.run(*arguments, engine=wanted.engine, max_cycles=wanted.max_cycles)
        run.check()
    return None if wanted.quiet else shown


def _compile_cell(names: dict[str, Any], wanted: argparse.Namespace, cell: str, number: int) -> Program:
    """Messages name the cell by the number that the notebook shows, and its lines as the notebook counts them: the line
    with `%%emc` is the first one."""
    machine: str | Machine = wanted.machine
    if isinstance(names.get(wanted.machine), Machine):
        machine = names[wanted.machine]
        if wanted.pes is not None or wanted.memory is not None:
            raise UsageError(f"%%emc: `{wanted.machine}` already has its PEs and memory: remove --pes and --memory")
    return compile(
        "\n" + cell.removesuffix("\n") + "\n",
        pes=wanted.pes,
        machine=machine,
        memory=wanted.memory,
        optimise=wanted.optimise,
        defines=wanted.defines,
        includes=wanted.includes,
        check=wanted.check,
        name=f"cell {number}",
    )


# ---- exercises


def _check(names: dict[str, Any], line: str) -> None:
    """Checks a program of the notebook against an exercise: a line for each run. Raises NotYet if one is not right."""
    parser = _Parser("%emc_check", description="Check a program of this notebook against an exercise.")
    parser.add_argument("exercise", help="number or title")
    parser.add_argument("name", nargs="?", default="program", help="the variable of the Program (default: program)")
    parser.add_argument("--shelf", type=Path, metavar="FOLDER", help="exercises of your own (default: emc's)")
    parser.add_argument("--seed", type=int, help="draw the cases of this seed (default: others each time)")
    try:
        wanted = parser.parse_args(_words(line))
    except _Helped:
        return
    program = names.get(wanted.name)
    if not isinstance(program, Program):
        raise UsageError(f"%emc_check: `{wanted.name}` is not a program: run a cell with %%emc first")
    try:
        exercise = named(exercises(wanted.shelf), wanted.exercise)
        if exercise is None:
            raise UsageError(f"%emc_check: there is no exercise {wanted.exercise}")
        seed = secrets.randbelow(MOST_SEED + 1) if wanted.seed is None else wanted.seed
        wrong = _show_outcomes(exercise, seed, program)
    except Faulty as faulty:
        raise refusal(faulty.faults, program.text, CompileError) from None
    if wrong:
        raise NotYet(f"exercise {exercise.number}, {exercise.title}: not yet (--seed {seed} repeats these cases)")
    print(f"exercise {exercise.number}, {exercise.title}: done")


def _show_outcomes(exercise: Exercise, seed: int, program: Program) -> bool:
    """Prints each outcome. Returns whether one is not right."""
    seen: set[str] = set()
    wrong = False
    for outcome in check(exercise, draw(exercise, seed), program.parts, texts=program.text):
        print(said(exercise, outcome, seen))
        seen.add(outcome.public)
        wrong |= outcome.verdict != "right"
    return wrong
