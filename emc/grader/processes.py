"""Does each piece of work in a process of its own, with limits: what happens there is only its own.

    for task, result in each_alone(work, tasks, jobs=2, seconds=60, memory=2 << 30):
        ...                                     as soon as it is known; Lost if the process gave no result

A process has limits of processor time, of the size of files, and of address space. Here, its real memory is limited,
too, because an engine reserves many times the address space that it uses; and its real time, generously, because other
work may slow it down. It ends with this process. It writes nothing to our streams, and has a folder of its own as its
current one, in which all its temporary files are; the folder is removed when it ends. On Linux it is forked from this
process, so it has the whole compiler from the start.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from typing import Any, Generic, TypeVar

from emc.dataclass import dataclass

T = TypeVar("T")
R = TypeVar("R")

RESERVED = 96 << 30  # bytes of address space beyond what this process has; an engine that looks for races takes 26 GB
MOST_FILE = 8 << 20  # bytes of a file that is written
LOOKS = 0.1  # seconds between two looks at the memory of the processes
MOST_OPEN = 256  # files that are open at the same time
LIMITS_HIT = (-signal.SIGXCPU, -signal.SIGXFSZ)
PATIENCE = 10  # times its processor time that a task may take in real time, and
MORE = 30  # seconds more
OLD = 24 * 3600  # seconds after which a folder that a killed grading has left is removed
PREFIX = "emc-grade-"
_DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux


@dataclass(frozen=True, slots=True)
class Lost:
    """In the place of a result. by_limit: whether a limit was reached; otherwise, emc has a bug."""

    why: str
    by_limit: bool


@dataclass(slots=True)
class _Running(Generic[T]):
    process: BaseProcess
    task: T
    seconds: float  # that it may take
    until: float  # on the monotonic clock
    memory: int  # bytes that it may have at most
    folder: TemporaryDirectory[str]


def each_alone(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int, seconds: Callable[[T], float], memory: Callable[[T], int]
) -> Iterator[tuple[T, R | Lost]]:
    """Each task with its result, in the order in which they end. work: can be pickled where processes are not forked.
    seconds: of processor time that a task may take. memory: bytes that it may have, besides what this process has."""
    context: Any = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    running: dict[Connection, _Running[T]] = {}
    source, more = iter(tasks), True
    _remove_old_folders()
    try:
        while more or running:
            while more and len(running) < jobs:
                if (task := next(source, None)) is None:
                    more = False
                else:
                    pipe, one = _start(context, work, task, seconds(task), memory(task))
                    running[pipe] = one
            for pipe in wait(running, LOOKS) if running else ():
                assert isinstance(pipe, Connection)
                one = running.pop(pipe)
                yield one.task, _result(pipe, one)
            for pipe, why in [(pipe, why) for pipe, one in running.items() if (why := _excess(one))]:
                one = running.pop(pipe)
                one.process.kill()
                _result(pipe, one)
                yield one.task, Lost(why, True)
    finally:
        for pipe, one in running.items():
            one.process.kill()
            _result(pipe, one)


def _excess(one: _Running[Any]) -> str:
    """Which limit a process has reached; "" if none."""
    if time.monotonic() > one.until:
        return f"it took more than {PATIENCE * one.seconds + MORE:g} seconds of real time"
    if _used(str(one.process.pid), 1) > one.memory:
        return f"it needed more than {one.memory >> 20:,} MB of memory"
    return ""


def _start(
    context: Any, work: Callable[[T], R], task: T, seconds: float, memory: int
) -> tuple[Connection, _Running[T]]:
    mine, its = context.Pipe()
    folder = TemporaryDirectory(prefix=PREFIX, ignore_cleanup_errors=True)
    sys.stdout.flush()
    sys.stderr.flush()
    process = context.Process(target=_serve, args=(its, work, task, folder.name, seconds), daemon=True)
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for this process, which ends the others
    try:
        process.start()
    finally:
        signal.signal(signal.SIGINT, heard)
    its.close()
    most = _used("self", 1) + memory
    return mine, _Running(process, task, seconds, time.monotonic() + PATIENCE * seconds + MORE, most, folder)


def _result(pipe: Connection, one: _Running[Any]) -> Any:
    """What the process has sent, or why it has sent nothing. The process and its folder are gone afterwards."""
    result: Any = None
    process = one.process
    with suppress(EOFError, OSError):
        if pipe.poll():
            result = pipe.recv()
    pipe.close()
    process.join(5)
    if process.is_alive():
        process.kill()
        process.join()
    one.folder.cleanup()
    if result is not None:
        return result
    status = process.exitcode or 0
    if status in LIMITS_HIT:
        return Lost(f"it needed more than {one.seconds:g} seconds of processor time", True)
    how = f"by signal {-status}" if status < 0 else f"with status {status}"
    return Lost(f"emc could not grade it: the process that did so ended unexpectedly, {how}", False)


def _serve(pipe: Connection, work: Callable[[T], R], task: T, folder: str, seconds: float) -> None:
    """All that a process does."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL)
    os.chdir(folder)
    tempfile.tempdir = folder
    with open(os.devnull, "r+b", buffering=0) as nothing:
        for stream in (0, 1, 2):
            os.dup2(nothing.fileno(), stream)
    _limit(seconds)
    result: R | Lost
    try:
        result = work(task)
    except MemoryError:
        result = Lost("it needed more memory than it may", True)
    except RecursionError:
        result = Lost("it is nested too deeply", True)
    except Exception:
        result = Lost(
            f"emc has a bug here; please report it with these lines:\n{traceback.format_exc(limit=-6)}", False
        )
    with suppress(OSError):
        pipe.send(result)
    os._exit(0)


def _limit(seconds: float) -> None:
    """Sets the limits of this process, as far as the system has them."""
    time_used = int(sum(os.times()[:2]))
    for what, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, MOST_FILE),
        (resource.RLIMIT_NOFILE, MOST_OPEN),
        (resource.RLIMIT_CPU, time_used + int(seconds) + 1),
        (resource.RLIMIT_AS, _used("self", 0) + RESERVED),
    ):
        with suppress(ValueError, OSError):
            hard = resource.getrlimit(what)[1]
            most = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(what, (most, hard))  # at the hard limit of time a process is killed, and can't say why


def _remove_old_folders() -> None:
    """Removes the folders of gradings that were killed."""
    for entry in os.scandir(tempfile.gettempdir()):
        with suppress(OSError):
            status = entry.stat(follow_symlinks=False)
            is_ours = (
                entry.name.startswith(PREFIX) and status.st_uid == os.getuid() and entry.is_dir(follow_symlinks=False)
            )
            if is_ours and time.time() - status.st_mtime > OLD:
                shutil.rmtree(entry.path, ignore_errors=True)


def _used(process: str, which: int) -> int:
    """The bytes of address space (0) or real memory (1) of a process; 0 where the system does not say."""
    with suppress(OSError, ValueError, IndexError), open(f"/proc/{process}/statm", encoding="ascii") as file:
        return int(file.read().split()[which]) * resource.getpagesize()
    return 0
