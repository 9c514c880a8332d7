"""Options.record: the kernel's log of dispatched packets as Run.trace, the threads in the order of their dispatch."""

from __future__ import annotations

from emc.engines.native.machine import Machine
from emc.engines.native.origin import Origin
from emc.engines.native.program import Program
from emc.machine.run import ThreadRun
from emc.source import NOWHERE
from emc.target import NORMAL, SEGMENT, WORD


def trace(origin: Origin, program: Program, machine: Machine) -> tuple[ThreadRun, ...]:
    """The threads that ran to their break."""
    handlers = dict(program.handlers)
    labels = [
        {block.entry.cell: block.label for block in template.blocks if block.entry is not None}
        for template in origin.module.templates
    ]
    found: list[ThreadRun] = []
    for one in machine.logged():
        if not one.end:  # a host request, or an operand that waits for the other
            continue
        kind: int = one.type
        sender: int = one.origin
        number: int = one.template - 1 if kind == NORMAL else handlers[kind]
        cell: int = one.address % SEGMENT // WORD if kind == NORMAL else next(iter(labels[number]))
        sent = origin.operation(sender).span if sender else NOWHERE
        name, label, word = program.names[number], labels[number][cell], program.types[kind]
        found.append(
            ThreadRun(one.pe, one.taken, one.start, one.end, name, label, word, one.source, one.address, one.data, sent)
        )
    return tuple(found)
