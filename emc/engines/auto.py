"""The engine that suits: the native one, where it is there and can run a program; otherwise the reference engine.

They agree in all they answer, so only the clock on the wall shows which one ran.
"""

from __future__ import annotations

from emc.engines import reference
from emc.engines.native import make
from emc.engines.native.run import code
from emc.ir.module import Module
from emc.machine.description import Description
from emc.machine.host import Host
from emc.machine.options import Options
from emc.machine.run import Run


def run(module: Module, description: Description, options: Options, host: Host) -> Run:
    """Runs a verified module. Raises Faulty when it does not fit into the machine."""
    chosen = make if not options.races and make.can_run(module) and code.is_here() else reference
    return chosen.run(module, description, options, host)
