"""The engine `mpi`: the engine `direct` on several processes, under `mpiexec -n R` (docs/mpi.md).

    run(module, description, options, host) -> Run      all ranks call it; rank 0 has the whole result

Each rank has a block of the PEs and runs them as `direct` does. Packets for PEs of ranks of the same computer go
through shared memory (lanes.py), others leave in batches (post.py), a Safra token finds out when nothing is left to do
(safra.py), and rank 0 serves the host.

    world.py      MPI itself
    safra.py      termination detection
    lanes.py      shared memory
    patience.py   how a rank waits
    post.py       messages
    runner.py     a rank's run, and the end of all
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emc.engines.direct import loaded
from emc.engines.mpi.runner import run_loaded

if TYPE_CHECKING:
    from emc.ir.module import Module
    from emc.machine import Description, Host, Options, Run


def run(module: Module, description: Description, options: Options, host: Host) -> Run:
    """Runs a verified module. Raises Faulty for what this engine can't do (E1014), and without MPI (E1015)."""
    return run_loaded(loaded(module, description), description, options, host)
