# pyright: reportMissingImports=false, reportUnknownVariableType=false
"""MPI's part of the process: where ranks begin and end together.

    world()                 the module mpi4py.MPI
    together(work)          what work() returns on rank 0, and then on the others
    finish(), abort(error)  how a rank leaves

Rank 0 reports everything, and the others are silent. All have the same exit status, of which `mpiexec` takes one. A
rank that ends before all have left MPI would make `mpiexec` kill the others.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from emc.faults import Faults, Faulty
from emc.machine.description import COMMAND_LINE
from emc.machine.run import INTERRUPTED
from emc.source import Span

T = TypeVar("T")

FAULTY, BUG = 1, 70  # statuses: the program has errors; a rank has aborted the run


@cache
def world() -> Any:
    """mpi4py's MPI, initialised. Raises Faulty (E1015) if it can't be loaded."""
    try:
        if find_spec("mpi4py") is None:
            raise ImportError("mpi4py is not installed")
        found: Any = import_module("mpi4py.MPI")
        if found.Query_thread() < found.THREAD_MULTIPLE:  # both threads of a run look for messages
            raise ImportError("this MPI does not allow calls from several threads")
        return found
    except (ImportError, RuntimeError) as reason:
        hint = "pip install 'emc-lang[mpi]'"
        raise Faults().stop("E1015", Span(COMMAND_LINE, 1, 1), f"`--engine mpi` needs MPI: {reason}", hint) from None


def rank() -> int:
    """The number of this process among the ranks."""
    number: int = world().COMM_WORLD.Get_rank()
    return number


@cache
def _errors() -> int:
    """A copy of the descriptor of stderr, for what may not get lost."""
    return os.dup(2)


def together(work: Callable[[], T | None]) -> T | None:
    """The result of `work`. Rank 0 runs it first, so that the others find its result in the cache. If it fails there
    (None, or an exception), the other ranks end."""
    if rank():
        _be_silent()
        if not world().COMM_WORLD.bcast(None):
            finish()
            raise SystemExit(FAULTY)
        return work()
    made: T | None = None
    try:
        made = work()
    finally:
        world().COMM_WORLD.bcast(made is not None)
        if made is None:
            finish()
    return made


def _be_silent() -> None:
    _errors()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)


def finish() -> None:
    """Leaves MPI, with all other ranks."""
    if not world().Is_finalized():
        world().Finalize()


def abort(error: BaseException) -> None:
    """Ends all ranks because of an error of this rank, which is reported, or because of Ctrl-C."""
    if isinstance(error, KeyboardInterrupt):
        world().COMM_WORLD.Abort(INTERRUPTED)
    said = f"{error}\n" if isinstance(error, Faulty) else "".join(traceback.format_exception(error))
    os.write(_errors(), f"emc: rank {rank()} failed:\n{said}".encode())
    world().COMM_WORLD.Abort(BUG)
