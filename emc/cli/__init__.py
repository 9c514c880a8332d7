"""The command `emc`: one file for each subcommand, loaded only when it is needed.

main.py       the group, and what becomes of faults, bugs of ours, Ctrl-C and closed pipes
run.py check.py repl.py explain.py show.py machines.py cache.py     the subcommands        options.py  what they share
emc/verdict.py    what check found, kept by content
emc/ready.py      a program that is compiled, kept by content
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # typing is not imported here or in any file that this one loads, so that Ctrl-C is handled soon
if TYPE_CHECKING:
    import signal
    from types import FrameType
else:
    import _signal as signal


def main() -> None:
    """Runs the command line of this process and exits with its status. All output is written by then, so the process
    ends without freeing what Python and LLVM hold, which would take 25 ms. Ctrl-C ends it quietly at any time."""
    sys.unraisablehook = _unraisable
    # it is another handler for a background job of a shell
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupt)
    own = os.getpid()

    def terminate(number: int, frame: FrameType | None) -> None:
        """Ends the process so that it removes its temporary files. Processes that it has started just end."""
        if os.getpid() != own:
            os._exit(128 + number)
        raise SystemExit(128 + number)

    if signal.getsignal(signal.SIGTERM) == signal.SIG_DFL:
        signal.signal(signal.SIGTERM, terminate)
    try:
        import gc

        gc.set_threshold(50_000, 20, 50)  # a program is many small objects that stay, with little garbage among them
        from emc.cli.main import run_command

        run_command()
    except SystemExit as ended:
        if "mpi4py" in sys.modules:  # mpi4py ends MPI when the process exits; without that, all ranks are killed
            raise
        os._exit(ended.code if isinstance(ended.code, int) else 1)
    except KeyboardInterrupt:
        _end()


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Handles Ctrl-C by an exception, except while a module is being loaded. Some modules would take the exception for
    an error of their own, and continue or fail in a confusing way."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            _end()
        frame = frame.f_back
    raise KeyboardInterrupt


def _unraisable(met: sys.UnraisableHookArgs) -> None:
    """Raises an exception that Python would only print, and so ignore."""
    if issubclass(met.exc_type, KeyboardInterrupt):
        _end()
    sys.__unraisablehook__(met)


def _end() -> None:
    try:
        os.write(2, b"emc: interrupted\n")
    finally:
        os._exit(128 + signal.SIGINT)  # the status that a shell would give
