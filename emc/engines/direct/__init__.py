"""The engine `direct`: real execution without time, for those who want results only.

    run(module, description, options, host) -> Run      Run.real has what it took

The same threads, packets, handlers and matching as on the native engine, but no network and no cycles. It is made of
the native engine's parts: codegen writes threads that count no cycles (`untimed`), and the kernel has a second entry
point (native/kernel/untimed.py). Packets between two PEs keep their order; all other order may differ from the
simulators'.

    refused.py    what needs time, and is refused
    runner.py     a run: the clock, the limit, the end
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emc.engines.direct.refused import check_module
from emc.engines.direct.runner import run_loaded
from emc.engines.native import make

if TYPE_CHECKING:
    from emc.engines.native.run.runner import Loaded
    from emc.ir.module import Module
    from emc.machine import Description, Host, Options, Run


def run(module: Module, description: Description, options: Options, host: Host) -> Run:
    """Runs a verified module. Raises Faulty for what this engine can't do (E1014)."""
    return run_loaded(loaded(module, description), description, options, host)


def loaded(module: Module, description: Description) -> Loaded:
    """The program of a verified module. Raises Faulty for what this engine can't do (E1014)."""
    check_module(module, description)
    return make.loaded(module, description, untimed=True)
