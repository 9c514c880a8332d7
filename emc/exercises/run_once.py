"""Runs a program that somebody else wrote, with limits: in an empty folder of its own, which is removed afterwards.

    ended = run_once(built, "auto", most_cycles, arguments, stdin, most_output, most_files)
    ended.excess        which limit it has reached; "" if none

It can open no file outside of its folder. Cycles, output and files are limited here; memory by the build; real time by
whoever runs this in a process (emc/grader/processes.py).
"""

from __future__ import annotations

import errno
import gc
import os
from tempfile import TemporaryDirectory

from emc.dataclass import dataclass
from emc.faults import Fault
from emc.machine import Host, Options
from emc.machine.run import ALLOWANCE, INTERRUPTED, Races, Trap, status_of
from emc.machine.sandbox import Sandbox, sandbox
from emc.session import Built, execute

NAME = "my.emc"  # argv[0] of each program, whatever its file is called: its length costs cycles


@dataclass(frozen=True, slots=True)
class Ended:
    """The result of a run."""

    output: bytes
    status: int
    cycles: int
    packets: int
    trap: Trap | None
    excess: str  # the limit that it has reached; "" for none
    races: Races | None
    warnings: tuple[Fault, ...]  # of files that it might not open or write


def run_once(
    built: Built,
    engine: str,
    most_cycles: int,
    arguments: tuple[str, ...],
    stdin: bytes,
    most_output: int,
    most_files: int,
    races: bool = False,
) -> Ended:
    """Runs a program. most_output: bytes. most_files: that it may make. Raises KeyboardInterrupt after Ctrl-C, and
    Faulty if the program does not fit into the machine."""
    console = _Console(most_output)
    with TemporaryDirectory(prefix="emc-exercise-") as folder:
        places = _Counted(sandbox(current=folder), most_files)
        host = Host(NAME, arguments, stdin=stdin, places=places, sink=console.out, error_sink=console.add, keep=False)
        run = execute(built, engine, Options(max_cycles=most_cycles, races=races), host)
        host.close()
    if run.trap is not None:
        gc.collect()  # a machine that has trapped is in circles, and holds many times the address space that it used
    excess = console.excess or places.excess
    if run.status == INTERRUPTED and not excess:
        raise KeyboardInterrupt
    excess = excess or _limit(run.trap, most_cycles)
    output = bytes(console.output)
    return Ended(output, run.status, run.cycles, run.packets, run.trap, excess, run.races, run.warnings)


def _limit(trap: Trap | None, most_cycles: int) -> str:
    """The limit that a trap has met; "" for another trap, or none. It names no value of the program's."""
    if trap is None or status_of(trap.kind) != ALLOWANCE:
        return ""
    if trap.kind == "out of cycles":
        return f"{trap.span}: out of cycles: it has not ended within {most_cycles:,}. Does it have an endless loop?"
    return f"{trap.span}: {trap.kind}"


class _Console:
    """Takes what a program writes. A program that writes too much is stopped."""

    def __init__(self, most: int):
        self.most, self.written = most, 0
        self.output = bytearray()
        self.excess = ""

    def out(self, data: bytes) -> None:
        self.add(data)
        self.output += data

    def add(self, data: bytes) -> None:
        self.written += len(data)
        if self.written > self.most:
            self.excess = f"it has written more than {self.most:,} bytes"
            raise KeyboardInterrupt


class _Counted:
    """The sandbox of a run that may make only so many files."""

    def __init__(self, places: Sandbox, most: int):
        self.places, self.most, self.made = places, most, 0
        self.excess = ""

    def open(self, path: str, flags: int) -> int:
        """A descriptor of the file that a program's path means. Raises Barred, OSError."""
        if flags & os.O_CREAT and not os.path.exists(self.places.judged(path, True)):
            if self.made == self.most:
                self.excess = f"it has made more than {self.most} files"
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            self.made += 1
        return self.places.open(path, flags)

    def remove(self, path: str) -> None:
        """Removes a file. Raises Barred, OSError."""
        self.places.remove(path)

    def rename(self, old: str, new: str) -> None:
        """Renames a file. Raises Barred, OSError."""
        self.places.rename(old, new)
