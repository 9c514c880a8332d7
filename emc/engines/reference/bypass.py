"""Accesses that the packet buffer serves by itself, beside the running thread (machine/rules/beside.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emc.engines.reference.state import Flight, Pe
from emc.machine.rules import beside

if TYPE_CHECKING:
    from emc.engines.reference.machine import Machine


def serve(machine: Machine, pe: Pe, packet: Flight) -> None:
    """Phase 4: the packet is taken in, and its handler does what it does."""
    machine.under_way -= 1
    begin = beside.begin(pe, machine.now)
    words = (packet.address, packet.data)
    entry = machine.handlers[packet.type]
    thread = pe.activation, pe.origin, pe.current
    if machine.watch is not None:
        machine.watch.beside(pe, packet, begin)
    end, _ = machine.perform(pe, entry, begin + machine.numbers.decode, 0, packet.by, packet.origin, packet, words, [])
    pe.activation, pe.origin, pe.current = thread  # whom to name when the clock runs out
    if machine.watch is not None:
        machine.watch.behind(pe)
        machine.watch.bypassed(pe, packet, begin + machine.numbers.decode, end, entry)
    pe.received[packet.type] += 1
    beside.end(pe, begin, end)
