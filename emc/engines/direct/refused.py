"""What the engines `direct` and `mpi` refuse: programs and machines that they can't run, and options that need
simulated time."""

from __future__ import annotations

from emc.engines.native.codegen.threads import is_checked
from emc.faults import Faults, Faulty
from emc.ir.module import Module
from emc.machine.description import COMMAND_LINE, Description
from emc.machine.options import Options
from emc.source import Span

NATIVE = "use `--engine native`"


def check_module(module: Module, description: Description) -> None:
    """Raises Faulty (E1014) for a module that these engines can't run."""
    if module.target.interfaces or description.dma.engines:
        what = "network interfaces" if module.target.interfaces else "engines that move blocks"
        raise _refusal(f"the machine `{description.name}` has {what}, which only the simulators have", NATIVE)
    if is_checked(module):
        raise _refusal("a run without simulated time can't be a checked build", f"add --no-check, or {NATIVE}")
    for template in module.templates:
        for block in template.blocks:
            for op in block.ops:
                if op.name == "frame.leave":
                    text = "a run without simulated time can't use `longjmp`"
                    raise _refusal(text, NATIVE)


def check_options(options: Options) -> None:
    """Raises Faulty (E1014) for an option that needs simulated time."""
    if options.max_cycles:
        text = "a run without simulated time has no cycles, so --max-cycles limits nothing"
        raise _refusal(text, f"use --max-seconds, or {NATIVE}")
    wanted = {
        "--net-delay": options.net_delay,
        "--seed": options.seed,
        "--late": options.late,
        "--queue": options.queue,
        "--packet-limit": options.packet_limit,
    }
    for name, value in wanted.items():
        if value:
            raise _refusal(f"a run without simulated time has no network and no queues: {name} changes nothing", NATIVE)
    if options.record or options.profile or options.races:
        raise _refusal("a run without simulated time has no cycles to profile, to trace or to compare", NATIVE)


def _refusal(text: str, hint: str) -> Faulty:
    return Faults().stop("E1014", Span(COMMAND_LINE, 1, 1), text, hint)
