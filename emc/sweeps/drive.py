"""Drives a sweep: which builds are prepared, and which runs are done, on the processes of this computer or a cluster.

    done = sweep(plan, store, jobs=2, report=print)         report(finished, all) after each run

First the builds whose IR is not known are prepared. Then each run that is not kept is claimed and done. A run that
another sweep has claimed is waited for. If a process ends, its run is tried once more; if that ends a process, too, the
run has failed.
"""

from __future__ import annotations

import contextlib
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Protocol

from emc.dataclass import dataclass, field
from emc.explore.workers import Died, Workers, cores
from emc.faults import Fault, Faults, Faulty, Kind
from emc.machine.description import COMMAND_LINE
from emc.source import Span
from emc.sweeps.plan import Plan
from emc.sweeps.store import Known, Record, Store
from emc.sweeps.work import Failed, Job, Prepared, Refused, Work

TRIES = 2  # of a run whose process ends
PAUSE = 0.2  # seconds between two looks at runs that other sweeps have claimed


class Pool(Protocol):
    """Processes that do jobs."""

    def as_done(self, tasks: Iterable[Job], /) -> Iterator[tuple[Job, Record | Failed | Died]]: ...


OpenPool = Callable[[Work], contextlib.AbstractContextManager[Pool]]


@dataclass(slots=True)
class Done:
    """The results of a sweep, and where they come from."""

    builds: dict[int, Known | Refused] = field(default_factory=dict[int, "Known | Refused"])
    keys: list[str] = field(default_factory=list[str])  # of the run of each point; "" if its build was refused
    runs: dict[str, Record | Failed] = field(default_factory=dict[str, "Record | Failed"])  # by key
    kept: int = 0  # runs that were kept before, or done by another sweep meanwhile
    warnings: tuple[Fault, ...] = ()  # of the programs that were compiled now, each once
    hertz: dict[int, int] = field(default_factory=dict[int, int])  # of the machine of each build

    @property
    def not_done(self) -> list[str]:
        """Why runs could not be done, or kept, on this computer: a full disk, a process that ended."""
        lost = [build for build in self.builds.values() if isinstance(build, Refused) and build.by_computer]
        return [one.text for one in (*lost, *self.runs.values()) if not isinstance(one, Record)]

    @property
    def all(self) -> int:
        """The number of different runs of the sweep."""
        return len({key for key in self.keys if key})


def sweep(
    plan: Plan,
    store: Store,
    jobs: int = 0,
    report: Callable[[int, int], object] = lambda done, every: None,
    pool: OpenPool | None = None,
    prepared: Callable[[int, int], object] = lambda done, every: None,
) -> Done:
    """Does a sweep. jobs: how many processes; 0: one for each core. report: is called with the number of finished runs,
    and of all. pool: opens the processes that do the runs, if they are not this computer's. prepared: is called with
    the number of programs that are compiled, and of all. Raises Faulty if no program of it compiles, or if runs can't
    be kept; KeyboardInterrupt, after which all finished runs are kept."""
    work, done = Work(plan, store), Done()
    try:
        _prepare(work, jobs or cores(), done, prepared)
        number = min(jobs or cores(), len(plan.points))
        _Drive(work, done, report).all(pool or partial(_own, number))
    finally:
        store.close()
    return done


def _own(number: int, work: Work) -> Workers[Job, Record | Failed]:
    """The processes of this computer."""
    return Workers(work.go, number)


def _prepare(work: Work, jobs: int, done: Done, prepared: Callable[[int, int], object]) -> None:
    """What each build is, and the key of each point. Of the builds that have the same code, one is compiled."""
    plan, unknown, warnings = work.plan, dict[str, list[int]](), dict[Fault, None]()
    for build in range(len(plan.builds)):
        if work.is_python(build):
            _note(done, [build], _here(work, build), warnings)
        elif (name := work.name(build)) in unknown:
            unknown[name].append(build)
        elif (known := work.store.known(name)) is not None:
            done.builds[build] = known
        else:
            unknown[name] = [build]
    prepared(len(done.builds), len(plan.builds))
    same = {builds[0]: builds for builds in unknown.values()}
    if len(same) == 1:
        (first,) = same
        _note(done, same[first], work.prepare(first), warnings)
    elif same:
        with Workers(work.prepare, min(jobs, len(same))) as workers:
            for first, made in workers.as_done(same):
                _note(done, same[first], made, warnings)
                prepared(len(done.builds), len(plan.builds))
    refused = [made for made in done.builds.values() if isinstance(made, Refused)]
    if len(refused) == len(done.builds):
        raise Faulty(Faults(list(done.builds[0].faults) if isinstance(done.builds[0], Refused) else []))
    done.warnings = tuple(warnings)
    done.hertz = {build: work.hertz(build) for build in done.builds}
    for point in plan.points:
        made = done.builds[point.build]
        done.keys.append("" if isinstance(made, Refused) else work.key(point.build, made.identity, point.options))


def _here(work: Work, build: int) -> Prepared | Refused:
    """Prepares a build in Python's syntax here, because only this process has the values of its constants."""
    made = work.prepare(build)
    if isinstance(made, Prepared):
        work.here[build] = work.ready(build)
    return made


def _note(done: Done, builds: list[int], made: Prepared | Refused | Died, warnings: dict[Fault, None]) -> None:
    if isinstance(made, Died):
        text = f"the process that compiled this program ended unexpectedly{made.how}"
        hint = "this computer may lack memory: try --jobs 1"
        made = Refused((Fault(Kind.ERROR, "E1012", Span(COMMAND_LINE, 1, 1), text, hint),), by_computer=True)
    if isinstance(made, Prepared):
        warnings.update(dict.fromkeys(made.warnings))
    done.builds.update(dict.fromkeys(builds, made.known if isinstance(made, Prepared) else made))


class _Drive:
    """The runs of a sweep."""

    def __init__(self, work: Work, done: Done, report: Callable[[int, int], object]):
        self.work = work
        self.done = done
        self.report = report
        jobs: dict[str, Job] = {}
        for key, point in zip(done.keys, work.plan.points, strict=True):
            if key:
                jobs.setdefault(key, Job(key, point.build, point.options))
        self.open = deque(jobs.values())
        self.all_jobs = len(jobs)
        self.elsewhere: list[Job] = []  # claimed by other sweeps
        self.deaths: dict[str, int] = {}  # of processes that did this run

    def all(self, open_pool: OpenPool) -> None:
        """Does all runs."""
        self.report(0, self.all_jobs)
        self.open = deque(job for job in self.open if not self._found(job))
        if not self.open:
            return
        with open_pool(self.work) as pool:
            while self.open:
                for job, result in pool.as_done(self._claimed()):
                    self._take(job, result)
                if not self.open and self.elsewhere:
                    time.sleep(PAUSE)
                self.open.extend(self.elsewhere)
                self.elsewhere.clear()

    def _claimed(self) -> Iterator[Job]:
        """The runs that this sweep has claimed and must do, one after the other."""
        while self.open:
            job = self.open.popleft()
            if not self.work.store.claim(job.key):
                self.elsewhere.append(job)
            elif self._found(job):  # another sweep has just done it
                self.work.store.release(job.key)
            else:
                yield job

    def _found(self, job: Job) -> bool:
        """Whether the run is kept."""
        record = self.work.store.find(job.key)
        if record is not None:
            self.done.kept += 1
            self._finish(job, record)
        return record is not None

    def _take(self, job: Job, result: Record | Failed | Died) -> None:
        """Keeps the result of a run."""
        if isinstance(result, Died):
            self.deaths[job.key] = self.deaths.get(job.key, 0) + 1
            if self.deaths[job.key] < TRIES:
                self.open.append(job)
                self.work.store.release(job.key)
                return
            result = Failed(f"the process that ran it ended unexpectedly{result.how}: it may lack memory, try --jobs 1")
        self.work.store.release(job.key)
        self._finish(job, result)

    def _finish(self, job: Job, result: Record | Failed) -> None:
        self.done.runs[job.key] = result
        self.report(len(self.done.runs), self.all_jobs)
