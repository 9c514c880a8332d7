"""A program that is ready to run, with the options of its run; and what its run took from outside."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from time import monotonic
from typing import TYPE_CHECKING, Any

from emc import digests
from emc.cache import keep, look
from emc.cli.console import text_of
from emc.cli.interrupts import finishing
from emc.cli.progress import Progress
from emc.dataclass import dataclass, replace
from emc.machine import Host, Options, Run
from emc.machine.run import NO_TIME
from emc.options import BuildOptions
from emc.ready import Ready
from emc.texts import Source
from emc.verdict import name_of
from emc.views.heading import Heading

if TYPE_CHECKING:
    from emc.second_run import First

ROOM = "runs"  # of the cache: how many cycles long runs took
LONG = 1.0  # seconds


@dataclass(frozen=True, slots=True)
class Job:
    """A program that is ready to run."""

    name: str  # of its first file, as given
    path: str  # of its first file
    files: tuple[str, ...]  # all files of which it is made; no output may overwrite them
    program: Ready  # without errors
    checked: bool  # whether it checks each access
    heading: Heading
    options: Options
    host: Callable[[Progress], Host]
    sources: Sequence[tuple[str, Source]]
    wanted: BuildOptions
    arguments: tuple[str, ...]  # of the program

    def run(self, **more: Any) -> Run:
        """Runs the program; a long run shows its progress. more: further Options."""
        recorded = finishing() if more.get("record") or more.get("profile") else nullcontext()
        began = monotonic()
        with Progress(self.heading.description.clock, self._whole) as progress, recorded:
            options = replace(self.options, progress=progress.show, **more)
            done = self.program.run(self.heading.engine, options, self.host(progress))
        if monotonic() - began > LONG and done.trap is None and done.cycles != NO_TIME:
            keep(ROOM, self._run_name(), done.cycles)
        return done

    def first(self, done: Run, heard: Heard) -> First:
        """What a second run needs. done: the first run."""
        from emc.second_run import First

        return First(
            self.sources, self.wanted, replace(self.options, progress=None), self.arguments, self.program.faults,
            self.program.is_parallel, done, heard, text_of,
        )  # fmt: skip

    def _whole(self) -> tuple[int, str] | None:
        """The cycles that the run will take at most, or that the last one took, and which of both."""
        if self.options.max_cycles:
            return self.options.max_cycles, "--max-cycles"
        last: int | None = look(ROOM, self._run_name())
        return None if last is None else (last, "the last run's")

    def _run_name(self) -> str:
        """The name of this program with these options and arguments. Its input is not known."""
        return digests.name(repr((name_of(self.sources, self.wanted), replace(self.options, progress=None),
                                  self.arguments)))  # fmt: skip


class Heard:
    """Standard input, which keeps what was read, for a second run. second: whether this is the second run. host: that
    of the first run. most: the number of bytes after which nothing is kept any more; 0: no limit."""

    def __init__(self, most: int = 0) -> None:
        self.file, self.kept, self.second, self.most = sys.stdin.buffer, bytearray(), False, most
        self.is_whole = True  # whether all that was read is kept
        self.host: Host | None = None

    @property
    def used_files(self) -> bool:
        """Whether the first run opened or changed files."""
        return self.host is not None and self.host.used_files

    def isatty(self) -> bool:
        return self.file.isatty()

    def read(self, most: int) -> bytes:
        return self._keep(self.file.read(most))

    def readline(self, most: int) -> bytes:
        return self._keep(self.file.readline(most))

    def _keep(self, some: bytes) -> bytes:
        self.is_whole &= not self.most or len(self.kept) + len(some) <= self.most
        if self.is_whole:
            self.kept += some
        return some
