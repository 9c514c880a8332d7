"""Accesses that the packet buffer serves by itself, beside the running thread (the EM-X's remote reads and writes).

    widest = 4 in the machine file's [bypass]: read32, write8, update.add.i32.i32.i32 ... are served here

A unit of each PE takes them one after the other, `decode` cycles and the handler's own each. The handler runs when its
packet is taken in. Threads being atomic, it finds the memory as the running thread leaves it. Its packets leave at
their own cycles; the thread does not notice.

Order: special packets of two PEs never overtake one another. Nothing bypasses while a special packet waits to be
dispatched, and the handler of one that is dispatched begins when the unit is done (machine.py). What goes before its
turn goes before normal packets only: data before the packet that tells of them, never behind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emc.engines.reference.state import Flight, Pe

if TYPE_CHECKING:
    from emc.engines.reference.machine import Machine


def serve(machine: Machine, pe: Pe, packet: Flight) -> None:
    """Phase 4: the packet is taken in, and its handler does what it does."""
    machine.under_way -= 1
    begin = max(machine.now, pe.unit_free)
    words = (packet.address, packet.data)
    entry = machine.handlers[packet.type]
    thread = pe.activation, pe.origin, pe.current
    if machine.watch is not None:
        machine.watch.beside(pe, packet, begin)
    end, _ = machine.perform(pe, entry, begin + machine.decode, 0, packet.by, packet.origin, packet, words, [])
    pe.activation, pe.origin, pe.current = thread  # whom to name when the clock runs out
    if machine.watch is not None:
        machine.watch.behind(pe)
        machine.watch.bypassed(pe, packet, begin + machine.decode, end, entry)
    pe.received[packet.type] += 1
    pe.bypassed += 1
    pe.bypass_cycles += end - begin
    pe.unit_free = end
