"""Whether a launcher of MPI, such as `mpiexec -n 4`, has started this process. The environment says so: MPI itself is
loaded for `--engine mpi` only."""

from __future__ import annotations

import os
from collections.abc import Mapping

RANKS = {  # variable with the number of this process: variable with the number of processes
    "PMI_RANK": "PMI_SIZE",  # MPICH, Intel MPI, Slurm's srun
    "OMPI_COMM_WORLD_RANK": "OMPI_COMM_WORLD_SIZE",  # Open MPI
    "MV2_COMM_WORLD_RANK": "MV2_COMM_WORLD_SIZE",  # MVAPICH2
}


def note(engine: str, environment: Mapping[str, str] = os.environ) -> str:
    """What the user should know of a run on that engine that a launcher has started several times; "" if there is
    nothing to say, or if another of the processes says it."""
    rank, ranks = _rank(environment)
    if engine == "mpi" or rank or ranks < 2:
        return ""
    return f"each of {ranks:,} processes runs the whole program; --engine mpi divides the PEs among them"


def _rank(environment: Mapping[str, str]) -> tuple[int, int]:
    """The number of this process, and how many there are; (0, 1) if no launcher says so."""
    for rank, ranks in RANKS.items():
        found = environment.get(rank, ""), environment.get(ranks, "")
        if all(text.isdecimal() for text in found):
            return int(found[0]), int(found[1])
    return 0, 1
