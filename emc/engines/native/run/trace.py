"""Options.record: the kernel's logs as Run.trace and Run.moving, in the order in which things began."""

from __future__ import annotations

from typing import Any

from emc.engines.native.kernel import state
from emc.engines.native.run.machine import Machine
from emc.engines.native.run.origin import Origin
from emc.engines.native.run.program import Program
from emc.machine.options import Window
from emc.machine.run import DOES, HALVES, NI_TRACKS, Dispatched, Moving, in_order, moving_in_order
from emc.source import NOWHERE
from emc.target import NORMAL, SEGMENT, WORD


def trace(origin: Origin, program: Program, machine: Machine) -> tuple[Dispatched, ...]:
    """The records of the packets in the window."""
    handlers = dict(program.handlers)
    labels = [
        {block.entry.cell: block.label for block in template.blocks if block.entry is not None}
        for template in origin.module.templates
    ]
    found: list[Dispatched] = []
    for one in machine.logged():
        if not one.end:  # it ended the run: an exit, or a packet to no entry
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


def moving(origin: Origin, machine: Machine, window: Window) -> tuple[Moving, ...]:
    """The work of engines, links and network interfaces in the window: the stretches in the kernel's records, and the
    last stretch of each track."""
    m = machine.record
    halves, outputs = 2 * m.engines, (1 << m.bits) - 1
    ports = 2 * len(machine.engines)  # tracks of links come after those of engines

    def row(number: int, begin: int, end: int, one: Any) -> Moving:
        span = origin.operation(one.origin).span
        words = begin, end, one.size, one.source, one.goal, span
        if m.interfaces:
            return Moving(NI_TRACKS[number % 4], m.pes + number // 4, 0, *words)
        if number < ports:
            return Moving(HALVES[number % 2], number // halves, number % halves // 2, *words)
        port = number - ports
        return Moving("link", (port >> m.bits) - 1, port & outputs, *words)

    found = [row(one.track, one.begin, one.end, one) for one in machine.movings()]
    for number, one in enumerate(machine.tracks):
        if one.serial:
            last = row(number, one.began, one.end, one)
            if window.wants(last.pe, last.begin) and window.holds(last.begin, last.end):
                if len(found) < m.most_moving:
                    found.append(last)
                else:
                    m.lost += 1
    return moving_in_order(found)
