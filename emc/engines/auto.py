"""The engine that suits: the reference engine for what is soon done, the native one for the rest.

A short program has ended before the native engine would have made its code. So it starts on the reference engine, with
an allowance of cycles; when that is used up, the native engine takes over from the start: runs are deterministic, and
what the host has answered is played back. A program whose code is there already goes to the native engine at once.
Nobody can tell but by the clock on the wall.
"""

from __future__ import annotations

from dataclasses import replace
from math import isqrt

from emc.engines import native, reference
from emc.engines.playback import Played, Recorded
from emc.ir.module import Module
from emc.machine.description import Description
from emc.machine.host import Host
from emc.machine.options import Options
from emc.machine.run import INTERRUPTED, Run

ALLOWANCE = 1_000_000  # cycles of one PE, about a second of the reference engine; of n PEs the root of n less
PATIENCE = 8  # times as much where the native engine itself is still to be made, which takes some ten seconds


def run(module: Module, description: Description, options: Options, host: Host) -> Run:
    """Runs a verified module. Raises Faulty when it does not fit into the machine."""
    if not native.can_run(module) or options.record:
        return reference.run(module, description, options, host)
    if native.is_ready(module, description):
        return native.run(module, description, options, host)
    allowed = ALLOWANCE * (1 if native.has_kernel() else PATIENCE) // isqrt(module.target.pes)
    if 0 < options.max_cycles <= allowed:
        return reference.run(module, description, options, host)
    first = Recorded(host)
    tried = reference.run(module, description, replace(options, max_cycles=allowed), first)
    if tried.trap is None or tried.trap.kind != "out of cycles":
        host.close()
        return tried
    try:
        return native.run(module, description, options, Played(host, first.answers))
    except KeyboardInterrupt:  # while the machine code was made: the program stands where the allowance ended
        return replace(tried, status=INTERRUPTED, trap=replace(tried.trap, kind="interrupted"))
