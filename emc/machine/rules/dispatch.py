"""What a PE does with the packet that it takes (phase 5): it pays for the dispatch, matches, runs a thread."""

from __future__ import annotations

from typing import Any

from emc.ir.tags import EMPTY, LEFT, RIGHT
from emc.machine.host import REGISTER

STORES, MEETS, OVERRUNS = range(3)


def begin(pe: Any, m: Any, now: int) -> int:
    """The PE takes a packet, and pays for spilled ones. The cycle at which it knows what the packet is for."""
    pe.taken = 0
    start = now + pe.debt + m.dispatch
    if pe.debt != 0:
        pe.spill_cycles += pe.debt
        pe.paid = now + pe.debt
        pe.debt = 0
    pe.dispatch_cycles += m.dispatch
    pe.started = pe.busy = start
    return start


def link(pe: Any, m: Any, start: int) -> int:
    """A normal packet's way to its template, through the frame's head word."""
    pe.dispatch_cycles += m.link
    pe.started = pe.busy = start + m.link
    return start + m.link


def follow(pe: Any, unit: Any, start: int, special: bool) -> int:
    """A handler begins when the accesses that bypassed before it are done, so that answers keep their order."""
    unit.gap = max(0, unit.unit_free - start) if special else 0
    pe.started = start + unit.gap
    return start + unit.gap


def fits(frame: int, last: int) -> bool:
    """Whether a frame at that address lies in memory whole. last: of its template (ir/layout.last_frame)."""
    return frame <= last


def match(pe: Any, m: Any, start: int) -> int:
    """A packet for a matching entry looks at its cell."""
    pe.dispatch_cycles += m.matching
    pe.started = pe.busy = start + m.matching
    return start + m.matching


def side(address: int) -> int:
    """The tag of the operand that a packet for that address of a matching entry is."""
    return RIGHT if address & 1 else LEFT


def meet(pe: Any, there: int, mine: int) -> int:
    """What an operand does that finds the tag `there` in its cell: it waits there, or meets its partner."""
    if there == EMPTY:
        pe.stored += 1
        return STORES
    if there != LEFT + RIGHT - mine:
        return OVERRUNS
    pe.matches += 1
    return MEETS


def run(pe: Any, start: int, end: int) -> None:
    """A thread ran."""
    pe.threads += 1
    pe.busy_cycles += end - start
    pe.started = start


def chain(pe: Any, m: Any, count: int, began: int) -> None:
    """A fast form of begin, link and run, for so many packets of the PE to itself that were dispatched one after the
    other. `run` took it all for one thread; the last one began in that cycle."""
    cycles = count * (m.dispatch + m.link)
    pe.threads += count
    pe.dispatch_cycles += cycles
    pe.busy_cycles -= cycles
    pe.started = began


def serving(m: Any, service: int) -> int:
    """Cycles of a service of the host, by its number."""
    return m.registering if service == REGISTER else m.service


def serve(pe: Any, m: Any, service: int, start: int) -> int:
    """The host did a service. The cycle at which the PE has its answer."""
    pe.busy_cycles += serving(m, service)
    return start + serving(m, service)
