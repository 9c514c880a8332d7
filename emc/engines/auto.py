"""Chooses the engine: the native one, if its kernel is available and it can run the program; otherwise the reference.

Both give the same results, so only the real time shows which one ran.
"""

from __future__ import annotations

from emc.engines import engine
from emc.engines.native import make
from emc.engines.native.run import kernels
from emc.ir.module import Module
from emc.machine.description import Description
from emc.machine.host import Host
from emc.machine.options import Options
from emc.machine.run import Run


def run(module: Module, description: Description, options: Options, host: Host) -> Run:
    """Runs a verified module. Raises Faulty if it does not fit into the machine."""
    can_run = make.can_find_races if options.races else make.can_run
    chosen = "native" if can_run(module) and kernels.is_here() else "reference"
    return engine(chosen)(module, description, options, host)
