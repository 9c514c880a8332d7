"""The command line of this process, and the exit statuses of the three kinds of failure.

Faults: all are shown, 1. Wrong usage of the command: 2. Traps: their own statuses (124 .. 130, in running.py). A bug of
emc: 70, with the traceback and the inputs in a file that the message names. Ctrl-C: 130. A closed pipe on the output
ends the process silently, like any filter.

The simplest runs, such as `emc run hello.emc`, start without Click, whose import takes longer than they do (plain.py).
"""

from __future__ import annotations

import sys
from functools import partial

from emc.cli.console import finish, show_faults
from emc.cli.plain import plain_run
from emc.cli.streams import BROKEN_PIPE, UNWRITABLE, Closed, lost, note_failure, open_streams, say_and_return
from emc.faults import Faulty

BUG = 70
INTERRUPTED = 130  # 128 + SIGINT, as in a shell


def run_command() -> None:
    """Runs this process's command line and exits."""
    open_streams()
    status = _status()
    try:
        finish(status)
    except OSError as reason:
        note_failure(reason)
    sys.exit(lost(status))


def _status() -> int:
    """Runs the command and returns its exit status. Prints the message of a failure."""
    try:
        return _run()
    except KeyboardInterrupt:
        return say_and_return(INTERRUPTED, lambda: print("emc: interrupted", file=sys.stderr))
    except Closed:
        return BROKEN_PIPE
    except SystemExit as ended:  # raised by a library at a closed pipe
        return BROKEN_PIPE if isinstance(ended.__context__, BrokenPipeError) else _number(ended.code)
    except Faulty as faulty:
        return say_and_return(1, partial(show_faults, faulty.faults))
    except Exception as bug:
        if isinstance(bug, OSError) and bug.errno in UNWRITABLE:
            note_failure(bug)
            return 0
        from emc.cli.bug import report

        return say_and_return(BUG, partial(print, report(bug, sys.argv), file=sys.stderr))


def _run() -> int:
    values = plain_run(sys.argv[1:])
    if values is None:
        from emc.cli.group import run_clicked

        return run_clicked()
    from emc.cli.running import run

    return run(values)


def _number(code: object) -> int:
    return code if isinstance(code, int) else 0 if code is None else 1
