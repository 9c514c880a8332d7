"""Options.record: the kernel's log of dispatched packets as Run.trace, in the order in which they were taken."""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.run.machine import Machine
from emc.engines.native.run.origin import Origin
from emc.engines.native.run.program import Program
from emc.machine.run import DOES, Dispatched, in_order
from emc.source import NOWHERE
from emc.target import NORMAL, SEGMENT, WORD


def trace(origin: Origin, program: Program, machine: Machine) -> tuple[Dispatched, ...]:
    """What the packets did that the window wanted."""
    handlers = dict(program.handlers)
    labels = [
        {block.entry.cell: block.label for block in template.blocks if block.entry is not None}
        for template in origin.module.templates
    ]
    found: list[Dispatched] = []
    for one in machine.logged():
        if not one.end:  # it ended the run: the exit, or a packet to no entry
            continue
        kind: int = one.type
        sender: int = one.origin
        name = label = ""
        if one.what != state.SERVICE:
            number: int = one.template - 1 if kind == NORMAL else handlers[kind]
            cell: int = one.address % SEGMENT // WORD if kind == NORMAL else next(iter(labels[number]))
            name, label = program.names[number], labels[number][cell]
        sent = origin.operation(sender).span if sender else NOWHERE
        times = (one.left, one.came, one.taken, one.start, one.end)
        words = (one.source, one.address, one.data)
        what: int = one.what
        found.append(Dispatched(DOES[what], one.pe, *times, name, label, program.types[kind], *words, sent))
    return in_order(found)
