"""Runs a program from its start to its end. A profiled program is run a second time if that is needed."""

from __future__ import annotations

from emc.dataclass import replace
from emc.engines.playback import Played, Recorded
from emc.engines.reference.machine import Machine
from emc.ir.module import Module
from emc.machine import reckon, tally
from emc.machine.description import Description
from emc.machine.host import Host
from emc.machine.options import Options
from emc.machine.run import INTERRUPTED, Run


def run(module: Module, machine: Description, options: Options, host: Host) -> Run:
    """Runs a verified module. Raises Faulty if it does not fit into the machine."""
    try:
        if options.profile:
            return _profiled(module, machine, options, host)
        return _run_once(Machine(module, machine, options, host))
    finally:
        host.close()


def _run_once(machine: Machine) -> Run:
    try:
        return machine.run()
    finally:
        machine.close()


def _profiled(module: Module, description: Description, options: Options, host: Host) -> Run:
    """A run with its tally. If PEs were in the middle of threads when it ended, the program is run again, to count
    blocks up to that cycle."""
    recorded = Recorded(host)
    recorded.tag = host.tag
    machine = Machine(module, description, options, recorded, until=tally.last_counted(options))
    run = _run_once(machine)
    assert machine.watch is not None
    counts = machine.watch.counts()
    if options.edge is not None:
        tally.same_edge(options.edge, run.cycles, run.status == INTERRUPTED)
    elif counts.overrun(run.cycles) or run.status == INTERRUPTED:
        again = replace(options, max_cycles=max(1, run.cycles), record=False)
        second = Machine(module, description, again, Played(host, recorded.answers), until=run.cycles)
        ended = _run_once(second)
        tally.same_end(run.cycles, ended.cycles, ended.status == INTERRUPTED)
        assert second.watch is not None
        more = second.watch.counts()
        counts.ran, counts.beside, counts.decoding = more.ran, more.beside, more.decoding
    return replace(run, tally=reckon.tally(module, description, counts, run.counters, run.cycles))
