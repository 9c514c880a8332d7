"""Estimates of what a machine's parts cost, before anything has run: for warnings and for rules of thumb.

remote_read(description, 80)  ->  22      measured in loops: 24 to 30, with the address and the variables in the frame
"""

from __future__ import annotations

from emc.machine.description import Description, wired_as
from emc.machine.topology import Network
from emc.machine.units import unit_for, units_of
from emc.target import WORD

MOST_ASKED = 1024  # PEs at most whose distances make up a mean


def remote_read(description: Description, pes: int) -> int:
    """The cycles from sending a read to another PE until its thread goes on, on an idle machine, as a mean over all
    distances. They cover the request's sending and way, its dispatch (or bypass), the read, and the reply's sending,
    way and dispatch."""
    cost, thread, network = description.cost, description.thread, description.network
    start = units_of(description)[unit_for(description, WORD)].begin
    packet, memory = -(-cost.packet // cost.issue), -(-cost.memory // cost.issue)
    ends = 2 * (packet + network.inject) + start + thread.dispatch + thread.link + memory
    return ends + round(2 * network.hop * _mean_hops(wired_as(network, pes)))


def _mean_hops(wired: Network) -> float:
    """The mean distance from PE 0 to the other PEs. It is nearly the same from any PE. On large machines a sample of
    PEs is used."""
    others = range(1, wired.pes, max(1, wired.pes // MOST_ASKED))
    return sum(wired.hops(0, goal) for goal in others) / len(others) if others else 0.0
