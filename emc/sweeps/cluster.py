"""The processes of a Dask cluster, in place of this computer's.

    with connect("tcp://host:8786") as client:
        sweep(plan, store, pool=on(client))

Programs are compiled here and sent to the workers. A worker needs the same version of emc, and the files that programs
read, under the same names. If a worker is lost, Dask gives its run to another one. A worker that sees the folder of
kept runs keeps a run as soon as it is done. Other runs are kept here when they arrive.
"""

from __future__ import annotations

import pickle
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from emc import cache, digests
from emc.explore.workers import Died
from emc.faults import Faulty
from emc.ready import Ready
from emc.sweeps.drive import OpenPool
from emc.sweeps.files import needed
from emc.sweeps.spec import SweepError
from emc.sweeps.store import Record, Store
from emc.sweeps.work import Failed, Job, Task, Work, go

AHEAD = 2  # runs that are given out for each thread of a worker
SECONDS = 20  # until the scheduler must have answered


@contextmanager
def connect(address: str) -> Generator[Any]:
    """A client of the scheduler at that address. Raises SweepError."""
    distributed = needed("distributed", "Clusters")
    try:
        client = distributed.Client(address, timeout=SECONDS)
    except (OSError, ValueError) as reason:
        raise SweepError(
            f"no Dask scheduler answers at {address} ({type(reason).__name__}): start one with `dask scheduler`, and "
            "give the address that it prints, like tcp://10.0.0.1:8786"
        ) from None
    with client:
        yield client


def on(client: Any) -> OpenPool:
    """The pool of the cluster of that client, a distributed.Client."""

    @contextmanager
    def opened(work: Work) -> Generator[Cluster]:
        cluster = Cluster(client, work)
        try:
            yield cluster
        finally:
            cluster.close()

    return opened


class Cluster:
    """Does the runs of a sweep on a cluster. Raises SweepError if a worker can't run programs, and Faulty if a run
    can't be kept."""

    def __init__(self, client: Any, work: Work):
        self.client = client
        self.work = work
        self.distributed: Any = needed("distributed", "Clusters")
        self.given: dict[Any, Job] = {}  # what runs, by its future
        self.numbers = count()  # a run may be given out again
        self.programs: dict[int, Any] = {}  # on the workers, by build

    def as_done(self, tasks: Iterable[Job]) -> Iterator[tuple[Job, Record | Failed | Died]]:
        """Each job with its result, as soon as that is known."""
        source, finished = iter(tasks), self.distributed.as_completed()
        more = True
        while more or self.given:
            while more and len(self.given) < self._room():
                job = next(source, None)
                if job is None:
                    more = False
                else:
                    future = self._submit(job)
                    self.given[future] = job
                    finished.add(future)
            if self.given:
                future = next(finished)
                job = self.given.pop(future)
                yield job, self._result(job, future)

    def close(self) -> None:
        """Cancels the runs that are not done."""
        self.client.cancel(list(self.given))
        self.given.clear()
        self.programs.clear()

    def _room(self) -> int:
        """The number of runs that are given out at the same time. Workers may come and go."""
        return max(1, AHEAD * sum(self.client.nthreads().values()))

    def _submit(self, job: Job) -> Any:
        return self.client.submit(
            _go, self._program(job.build), job, self.work.task(job.build), self.work.store, cache.origin(),
            key=f"emc-run-{next(self.numbers)}-{job.key}", pure=False,
        )  # fmt: skip

    def _program(self, build: int) -> Any:
        """The program as data of the cluster. It is part of each task, so another worker gets it if a worker is
        lost."""
        if build not in self.programs:
            while len(self.programs) > 8:  # runs of one build follow each other
                self.programs.pop(next(iter(self.programs)))
            packed = pickle.dumps(self.work.ready(build))
            self.programs[build] = self.client.submit(_unpack, packed, key=f"emc-program-{digests.name(packed)}")
        return self.programs[build]

    def _result(self, job: Job, future: Any) -> Record | Failed | Died:
        if future.status != "finished":
            error = future.exception() if future.status == "error" else None
            if error is None or isinstance(error, self.distributed.KilledWorker):
                return Died(None)
            raise _reason(error)
        result: Record | Failed = future.result()
        if isinstance(result, Record) and self.work.store.find(job.key) is None:
            self.work.store.keep(job.key, result)
        return result


def _reason(error: BaseException) -> BaseException:
    """The exception to raise for users, in place of one that a worker raised."""
    if isinstance(error, Faulty | SweepError):
        return error
    if isinstance(error, ImportError):
        return SweepError(
            f"a worker of the cluster can't run programs ({error}): install the same version of emc there"
        )
    return error


def _unpack(packed: bytes) -> Ready:
    """Unpacks the program, on a worker."""
    made: Ready = pickle.loads(packed)
    return made


def _go(program: Ready, job: Job, task: Task, store: Store, origin: str) -> Record | Failed:
    """Does a run, on a worker."""
    if cache.origin() != origin:
        raise SweepError("a worker of the cluster has a different version of emc: install the same version there")
    return go(job, task, program, store)
