"""The group of subcommands, and the three refusals as exit statuses.

Faults: all shown, 1. Wrong usage of the command: 2. Traps: their own (124 .. 130, in run.py). A bug of ours: 70, with
the traceback and the inputs kept in a file that the message names. Ctrl-C: 130. A closed pipe on our output ends us
quietly, as it ends any filter.
"""

from __future__ import annotations

import errno
import gc
import importlib
import io
import os
import sys
from typing import NoReturn

import click

from emc import __version__
from emc.cli.console import Closed, finish, show_faults
from emc.faults import Faulty

SUBCOMMANDS = {  # name: what it does; each is `command` in the file of that name
    "run": "Compile programs and run them on a simulated machine.",
    "profile": "Run programs, and say where the cycles went.",
    "trace": "Run programs, and keep a time line of what every PE did.",
    "check": "Say what is wrong with programs, and run nothing.",
    "repl": "Type EM-C at a prompt, on a live machine.",
    "explain": "Explain the code of a message, or a trap.",
    "show": "Show a stage of a program's compilation.",
    "machines": "List the machines that programs can run on.",
    "exercise": "Tell an exercise, and check a solution.",
    "cache": "Say what is kept between runs, or clear it.",
}
BUG, INTERRUPTED, BROKEN_PIPE = 70, 130, 141
UNWRITABLE = frozenset({errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})  # our output; no bug of ours


class Lazy(click.Group):
    """A group that imports a subcommand's file when the subcommand is named."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(SUBCOMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in SUBCOMMANDS:
            return None
        return importlib.import_module(f"emc.cli.{cmd_name}").command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(SUBCOMMANDS.items()))


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="emc", message="%(prog)s %(version)s")
def emc() -> None:
    """EM-C, the parallel C of the EM-4 dataflow multiprocessor: compiler and simulated machine."""


YOUNG = 1_000_000  # objects made before Python looks for garbage in cycles: a compiler makes many that stay, in trees


def run_command() -> None:
    """Runs this process's command line and exits."""
    gc.set_threshold(YOUNG, 20, 100)  # a third less time to compile 2,000 lines
    _open_streams()
    try:
        status = emc.main(prog_name="emc", standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.NoArgsIsHelpError as help_wanted:
        help_wanted.show()
        status = help_wanted.exit_code
    except click.ClickException as wrong:
        wrong.show()
        status = wrong.exit_code
    except click.exceptions.Exit as ended:
        status = ended.exit_code
    except (click.Abort, KeyboardInterrupt):
        print("emc: interrupted", file=sys.stderr)
        status = INTERRUPTED
    except Closed:
        status = BROKEN_PIPE
    except Faulty as faulty:
        show_faults(faulty.faults)
        status = 1
    except Exception as bug:
        if isinstance(bug, OSError) and bug.errno in UNWRITABLE:
            _leave(_unwritten(bug))
        from emc.cli.bug import report

        print(report(bug, sys.argv), file=sys.stderr)
        status = BUG
    status = status if isinstance(status, int) else 0
    try:
        finish(status)
    except OSError as reason:
        status = _unwritten(reason)
    _leave(status)


def _open_streams() -> None:
    """Makes all three standard streams usable. Who starts us with one closed (`emc run x.emc <&-`) gets the null device
    for it: Python has None there, and the next file that is opened would be given its number. What the output's
    encoding can't say, of a terminal that knows ASCII alone, is spelled with backslashes."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            null = os.open(os.devnull, os.O_RDWR)
            if null != number:
                os.dup2(null, number)
                os.close(null)
            setattr(sys, name, os.fdopen(number, "w" if number else "r", encoding="utf-8", closefd=False))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a test has others
            stream.reconfigure(errors="backslashreplace")


def _unwritten(reason: OSError) -> int:
    """The status when our output can't be written; who closes a pipe has read enough, and needs no message."""
    if isinstance(reason, BrokenPipeError):
        return BROKEN_PIPE
    print(f"emc: can't write the output: {reason.strerror}", file=sys.stderr)
    return 1


def _leave(status: int) -> NoReturn:
    """Exits; output that can't be written, or is not wanted any more, must not make Python complain at the end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError as reason:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
            status = status or _unwritten(reason)
    sys.exit(status)
