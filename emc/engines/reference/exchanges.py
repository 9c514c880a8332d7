"""The PEs that have not come to an exchange of <emc/neighbours.h>, for a deadlock's report.

PE 3 has not come to the exchange: its `work` ended at x.emc:4:18 in cycle 870
PE 4 has been waiting since cycle 913 for block 2, which PE 3 sends

A thread that waits in the library's exchange waits at a cell. After this cell the library keeps the reason, the other
PE, and the block's number (struct __awaited of runtime/lib/neighbours.h).
"""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.engines.reference.absent import reason
from emc.engines.reference.core import Core
from emc.engines.reference.state import Activation
from emc.engines.reference.waits import awaited
from emc.machine.standing import named
from emc.source import LIBRARY

FILES = f"{LIBRARY}neighbours"  # the start of their names
READY, ARRIVED, ANSWERS, PLAN = range(1, 5)  # of neighbours.h
WORDS = 4  # of struct __awaited
MOST = 8  # lines about threads that wait
_FOR = {
    READY: "PE {other}, its destination {number}, to be ready",
    ARRIVED: "block {number}, which PE {other} sends",
    ANSWERS: "block {number}, which PE {other} sends",
}


@dataclass(frozen=True, slots=True)
class Waits:
    """A thread that waits in the library."""

    pe: int
    since: int  # cycle
    what: int  # READY, ARRIVED, ANSWERS or PLAN
    other: int  # the PE that has to do its part
    number: int  # of the block
    caller: str  # the user's template that called the library


def missing_neighbours(machine: Core) -> list[str]:
    """Lines: the PEs that have not come to exchanges or not made plans, with the reason; then who waits for whom."""
    found = _waits(machine)
    here = {one.pe for one in found if one.what != PLAN}
    lines: list[str] = []
    for done, absent in (
        ("come to the exchange", {one.other for one in found if one.what != PLAN} - here),
        ("made the plan", {one.other for one in found if one.what == PLAN}),
    ):
        reasons: dict[str, list[int]] = {}
        for pe in sorted(absent):
            reasons.setdefault(reason(machine, pe, {one.caller for one in found}), []).append(pe)
        for why, pes in reasons.items():
            lines.append(f"{named(pes)} {'has' if len(pes) == 1 else 'have'} not {done}: {why}")
    waits = [one for one in found if one.what in _FOR]
    for one in waits[:MOST]:
        part = _FOR[one.what].format(number=one.number, other=one.other)
        lines.append(f"PE {one.pe} has been waiting since cycle {one.since} for {part}")
    return lines + [f"and {len(waits) - MOST} more threads wait in exchanges"] * (len(waits) > MOST)


def _waits(machine: Core) -> list[Waits]:
    """The threads that wait, by PE and then by cycle."""
    found: list[Waits] = []
    for pe in machine.pes.values():
        for activation in pe.activations.values():
            for op, (since, request) in activation.waits.items():
                if request is None or awaited(machine, request) != "qwrite":
                    continue
                if not machine.places[op].span.file.startswith(FILES):
                    continue
                at = pe.base + request[3] >> 2
                _, what, other, number = machine.memory.i32[at : at + WORDS].tolist()
                if READY <= what <= PLAN:
                    found.append(Waits(pe.number, since, what, other, number, _user(machine, activation)))
    return sorted(found, key=lambda one: (one.pe, one.since))


def _user(machine: Core, activation: Activation) -> str:
    """The user's template that made the call, directly or not."""
    while activation.parent is not None and machine.places[activation.op].span.file.startswith(LIBRARY):
        activation = activation.parent
    return activation.parent.template if activation.parent is not None else activation.template
