"""What a process of a sweep does: prepares a build, or runs a program once.

    work = Work(plan, store)
    work.prepare(3)         a Known, or Refused: what the IR of that build is
    work.go(job)            a Record, which is kept by then

Runs change nothing: what a program writes to files goes to a folder of its own, and what it reads is noted.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from emc import cache, digests
from emc.dataclass import dataclass, replace
from emc.explore.files import Aside
from emc.faults import Fault, Faulty
from emc.footprint import Footprint
from emc.ir.show import show
from emc.machine import Description, Host, Options, Run
from emc.machine.machine_file import change, read_description
from emc.machine.sandbox import Sandbox, sandbox
from emc.ready import Ready, of_code, ready
from emc.sweeps.plan import Plan
from emc.sweeps.store import Known, Record, Store
from emc.verdict import name_of
from emc.views.report import busy, share_busy

MOST_READY = 8  # programs that a process holds


@dataclass(frozen=True, slots=True)
class Prepared:
    """A build that can run."""

    known: Known
    warnings: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """A build that can't be made, with the reasons."""

    faults: tuple[Fault, ...]
    by_computer: bool = False  # the reason is this computer, not the program

    @property
    def text(self) -> str:
        """The first error, in a line."""
        first = self.faults[0]
        return f"{first.span}: error: {first.text} [{first.code}]"


@dataclass(frozen=True, slots=True)
class Failed:
    """A run that this computer could not do, for example because memory was short. It is not kept."""

    text: str


@dataclass(frozen=True, slots=True)
class Job:
    """A run."""

    key: str
    build: int
    options: Options


class Work:
    """The work of a sweep, in any process. here: builds in Python's syntax, which only the process of the sweep can
    make."""

    def __init__(self, plan: Plan, store: Store):
        self.plan = plan
        self.store = store
        self.here: dict[int, Ready] = {}
        self.ready = lru_cache(MOST_READY)(self._ready)

    def __reduce__(self) -> tuple[object, ...]:
        return _work, (self.plan, self.store, self.here)

    def _ready(self, build: int) -> Ready:
        if build in self.here:
            return self.here[build]
        one = self.plan.builds[build]
        return ready(self.plan.spec.programs[one.program].sources, one.options)

    def is_python(self, build: int) -> bool:
        """Whether the program is in Python's syntax: its constants may come from anywhere."""
        return any(source.is_python for _, source in self.plan.spec.programs[self.plan.builds[build].program].sources)

    def name(self, build: int) -> str:
        """The name of what is known of a build, for this state of emc. Builds with the same code have the same name."""
        one = self.plan.builds[build]
        sources = self.plan.spec.programs[one.program].sources
        return digests.name(f"{cache.origin()} {name_of(sources, of_code(one.options))}")

    def prepare(self, build: int) -> Prepared | Refused:
        """Compiles a build, and records the digest of its IR."""
        try:
            made = self.ready(build)
            where = made.target
            known = Known(digests.name(show(made.module)), where.pes, where.shape, made.seen.files)
        except Faulty as faulty:
            return Refused(tuple(faulty.faults))
        if not self.is_python(build):
            with suppress(Faulty):  # the store can't be written: the run will say so
                self.store.remember(self.name(build), known)
        return Prepared(known, tuple(made.faults))

    def key(self, build: int, identity: str, options: Options) -> str:
        """The name of a run: the digest of all on which its result depends, except files that it reads."""
        spec, one = self.plan.spec, self.plan.builds[build]
        description = replace(_description(one.options.machine, one.options.changes), sources=())
        program = spec.programs[one.program].first
        parts = (cache.origin(), identity, description, options, spec.engine, program, spec.arguments, spec.allowed)
        return digests.name(f"{parts!r} {digests.name(spec.stdin)}")

    def hertz(self, build: int) -> int:
        """The clock of the machine of a build."""
        options = self.plan.builds[build].options
        return _description(options.machine, options.changes).clock.hertz

    def go(self, job: Job) -> Record | Failed:
        """Does a run, and keeps it."""
        return go(job, self.task(job.build), self.ready(job.build), self.store)

    def task(self, build: int) -> Task:
        """The parts of a run that are the same for all runs."""
        spec = self.plan.spec
        program = spec.programs[self.plan.builds[build].program]
        return Task(program.sources[0][0], program.first, spec.engine, spec.arguments, spec.allowed, spec.stdin)


def _work(plan: Plan, store: Store, here: dict[int, Ready]) -> Work:
    made = Work(plan, store)
    made.here.update(here)
    return made


@lru_cache(maxsize=256)
def _description(name: str, changes: tuple[str, ...]) -> Description:
    return change(read_description(name), changes)


@dataclass(frozen=True, slots=True)
class Task:
    """The parts that all runs of a program share."""

    path: str  # of its first file; "" for text
    name: str  # the program's name for itself
    engine: str
    arguments: tuple[str, ...]
    allowed: tuple[str, ...]
    stdin: bytes


def go(job: Job, task: Task, program: Ready, store: Store) -> Record | Failed:
    """Does a run on this computer, and keeps it if this computer sees the store. A run that the store already has is
    not done again, for example if a worker was lost after it had done the run."""
    if (is_here := store.is_here) and (found := store.find(job.key)) is not None:
        return found
    try:
        record = _record(job, task, program)
        if is_here:
            store.keep(job.key, record)
    except Faulty as faulty:
        return Failed(Refused(tuple(faulty.faults)).text)
    except MemoryError:
        return Failed("this computer has not enough memory for the run: try --jobs 1")
    except KeyboardInterrupt:
        return Failed("interrupted")
    return record


def _record(job: Job, task: Task, program: Ready) -> Record:
    began = time.monotonic()
    with Noted(sandbox(task.path or None, task.arguments, task.allowed)) as aside:
        host = Host(task.path or None, task.arguments, name=task.name, stdin=task.stdin, places=aside)
        run = program.run(task.engine, job.options, host)
        host.close()
        if run.trap is not None and run.trap.kind == "interrupted":
            raise KeyboardInterrupt
        cycles, packets, share = _figures(run, job.options.measure == "function")
        return Record(
            cycles,
            packets,
            share,
            run.status,
            "" if run.trap is None else run.trap.line,
            _digest(run, aside.written),
            aside.read.files,
            round(time.monotonic() - began, 3),
            0 if run.region is None else len(run.region.parts),
        )


def _figures(run: Run, of_function: bool) -> tuple[int, int, float]:
    """Cycles, packets and busy share of the measured part of the run, else of the whole run. of_function: calls of a
    function are measured, so a run without one has nothing."""
    if run.region is not None:
        done = run.region.figures
        return done.cycles, done.packets, round(share_busy(done.cycles, done.counters), 6)
    return (0, 0, 0.0) if of_function else (run.cycles, run.packets, round(busy(run), 6))


def _digest(run: Run, written: dict[str, bytes | None]) -> str:
    """16 hexadecimal digits for all that a run wrote."""
    parts = [("stdout", run.output), ("stderr", run.errors)]
    for path, data in sorted(written.items()):
        parts.append((os.path.basename(path), b"(removed)" if data is None else data))
    return digests.name(repr(parts))[:16]


class Noted(Aside):
    """The files of a run that changes nothing on disk. It notes the files that the run found or looked for."""

    def __init__(self, places: Sandbox):
        super().__init__(places)
        self.read = Footprint()

    def open(self, path: str, flags: int) -> int:
        real = self.places.judged(path, flags & os.O_ACCMODE != os.O_RDONLY)
        self._note(real)
        return super().open(path, flags)

    def _there(self, path: str, real: Path) -> Path:
        self._note(real)
        return super()._there(path, real)

    def _note(self, real: Path) -> None:
        if real not in self.moved:
            self.read.note(str(real))
