"""A program and how it is run, except its schedule: all that another process needs for a run."""

from __future__ import annotations

import io
from typing import Any, BinaryIO, Protocol

from emc.dataclass import dataclass, replace
from emc.explore.files import Aside
from emc.explore.outcome import Outcome, outcome
from emc.explore.schedule import Schedule
from emc.machine import Host, Options, Run
from emc.machine.sandbox import sandbox


class Program(Protocol):
    """A compiled program."""

    def run(self, name: str, options: Options, host: Host, /) -> Run: ...


class Input(io.BytesIO):
    """The content of a stream. It is read completely when a run first needs it, since all runs must read the same
    content."""

    def __init__(self, source: BinaryIO):
        super().__init__()
        self.source: BinaryIO | None = source

    def read(self, size: int | None = -1, /) -> bytes:
        if self.source is not None:
            self.write(self.source.read())
            self.seek(0)
            self.source = None
        return super().read(size)


@dataclass(frozen=True, slots=True)
class Task:
    """A program and the options of its runs."""

    program: Program
    engine: str  # its name
    options: Options  # the user's options for each run
    path: str  # of the program's file
    name: str  # the program's name for itself
    arguments: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    stdin: BinaryIO | bytes = b""  # what a run reads; bytes if it is to be run again

    def go(self, schedule: Schedule, **more: Any) -> tuple[Run, Outcome]:
        """Runs the program under that schedule. more: Options that replace those of the user."""
        options = schedule.over(replace(self.options, **more))
        with Aside(sandbox(self.path, self.arguments, self.allowed)) as aside:
            host = Host(self.path, self.arguments, name=self.name, stdin=self.stdin, places=aside)
            run = self.program.run(self.engine, options, host)
            host.close()
            return run, outcome(run, aside.written)
