"""The command `emc`: one file a subcommand, loaded only when it is asked for.

main.py       the group, and what becomes of faults, bugs of ours, Ctrl-C and closed pipes
run.py check.py repl.py explain.py show.py machines.py cache.py     the subcommands        options.py  what they share
verdict.py    what check found, kept by content
ready.py      a program that is compiled, kept by content
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # as all that is loaded here: built in, so that Ctrl-C is soon in our hands
if TYPE_CHECKING:
    import signal
    from types import FrameType
else:
    import _signal as signal


def main() -> None:
    """Runs the command line of this process and exits with its status. All output is written by then, so the process
    ends without freeing what Python and LLVM hold, which would take 25 ms. Ctrl-C ends it quietly at any time."""
    sys.unraisablehook = _unraisable
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # not in the background of a shell
        signal.signal(signal.SIGINT, _interrupt)
    try:
        from emc.cli.main import run_command

        run_command()
    except SystemExit as ended:
        os._exit(ended.code if isinstance(ended.code, int) else 1)
    except KeyboardInterrupt:
        _end()


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Ctrl-C: an exception, but for a module that is being loaded. There some would take it for their own trouble, and
    go on, or break in a way that has nothing to do with it."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            _end()
        frame = frame.f_back
    raise KeyboardInterrupt


def _unraisable(met: sys.UnraisableHookArgs) -> None:
    """What Python would only report, and go on."""
    if issubclass(met.exc_type, KeyboardInterrupt):
        _end()
    sys.__unraisablehook__(met)


def _end() -> None:
    try:
        os.write(2, b"emc: interrupted\n")
    finally:
        os._exit(128 + signal.SIGINT)  # as a shell would say
