"""The command `emc`: one file a subcommand, loaded only when it is asked for.

main.py       the group, and what becomes of faults, bugs of ours, Ctrl-C and closed pipes
run.py check.py repl.py explain.py show.py machines.py cache.py     the subcommands        options.py  what they share
verdict.py    what check found, kept by content
ready.py      a program that is compiled, kept by content
"""

from __future__ import annotations

import os


def main() -> None:
    """Runs the command line of this process and exits with its status. All that was to be written is written by then,
    so the process ends without putting away what Python and LLVM hold, which takes 25 ms."""
    from emc.cli.main import run_command

    try:
        run_command()
    except SystemExit as ended:
        os._exit(ended.code if isinstance(ended.code, int) else 1)
