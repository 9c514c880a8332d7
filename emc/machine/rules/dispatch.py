"""What a PE does with the packet that it takes (phase 5): it pays for the dispatch, matches, and runs a thread."""

from __future__ import annotations

from typing import Any

from emc.ir.tags import EMPTY, LEFT, RIGHT
from emc.machine.host import MEASURE, REGISTER

STORES, MEETS, OVERRUNS = range(3)


def begin(pe: Any, m: Any, now: int) -> int:
    """The PE takes a packet and pays for spilled ones. Returns the cycle at which it knows the packet's type."""
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
    """The PE finds the template of a normal packet through the head word of its frame. Returns the cycle in which this
    is done."""
    pe.dispatch_cycles += m.link
    pe.started = pe.busy = start + m.link
    return start + m.link


def follow(pe: Any, unit: Any, start: int, special: bool) -> int:
    """Delays a handler until earlier accesses that bypassed are done, so that answers keep their order. Returns the
    cycle at which the packet goes on; other packets are not delayed."""
    unit.gap = max(0, unit.unit_free - start) if special else 0
    pe.started = start + unit.gap
    return start + unit.gap


def fits(frame: int, last: int) -> bool:
    """Whether the whole frame at that address lies in memory. last: the highest address at which one fits
    (ir/layout.last_frame)."""
    return frame <= last


def match(pe: Any, m: Any, start: int) -> int:
    """The PE reads the cell of a matching entry. Returns the cycle at which that is done."""
    pe.dispatch_cycles += m.matching
    pe.started = pe.busy = start + m.matching
    return start + m.matching


def side(address: int) -> int:
    """The tag of the operand that a packet for this address of a matching entry carries."""
    return RIGHT if address & 1 else LEFT


def meet(pe: Any, there: int, mine: int) -> int:
    """Decides what happens to an operand with tag `mine` whose cell has the tag `there`. STORES: it waits in the cell.
    MEETS: its partner is there. OVERRUNS: the cell holds something else."""
    if there == EMPTY:
        pe.stored += 1
        return STORES
    if there != LEFT + RIGHT - mine:
        return OVERRUNS
    pe.matches += 1
    return MEETS


def run(pe: Any, start: int, end: int) -> None:
    """Counts a thread that ran from cycle `start` to `end`."""
    pe.threads += 1
    pe.busy_cycles += end - start
    pe.started = start


def chain(pe: Any, m: Any, count: int, began: int) -> None:
    """A fast form of begin, link and run for `count` packets of the PE to itself that were dispatched one after the
    other. `run` has counted all of them as one thread. The last one began in cycle `began`."""
    cycles = count * (m.dispatch + m.link)
    pe.threads += count
    pe.dispatch_cycles += cycles
    pe.busy_cycles -= cycles
    pe.started = began


def serving(m: Any, service: int) -> int:
    """The cycles of a service of the host, by its number. A mark for a measurement takes none."""
    if service == MEASURE:
        return 0
    return m.registering if service == REGISTER else m.service


def serve(pe: Any, m: Any, service: int, start: int) -> int:
    """Counts a service of the host. Returns the cycle at which the PE has its answer."""
    pe.busy_cycles += serving(m, service)
    return start + serving(m, service)
