"""The cell magic `%%emc`, for notebooks: a cell is a program.

    %load_ext emc

    %%emc --pes 64 --name prog            compiles the cell; `prog` is the Program, and the cell shows it
    %%emc --pes 64 --live live            loads it, too: `live` is the live machine
    %%emc --run 1000 -- 20                runs main, with the arguments after `--`

Its options are those of `emc run`, where they make sense in a notebook. Errors appear as messages, not as tracebacks of
Python. IPython is imported here alone.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from keyword import iskeyword
from typing import Any, NoReturn

from IPython.core.error import UsageError

from emc.api.errors import Error
from emc.api.objects import Live, Machine, Program, compile


class _Parser(argparse.ArgumentParser):
    """A parser that raises an error, which the notebook shows in one line, and never ends the process."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"%%emc: {message} (%%emc --help)")

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

    ipython.register_magic_function(emc, "cell", "emc")


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
