"""What the machine's parts promise before anything has run: figures for warnings and for rules of thumb.

remote_read(description, 80)  ->  22      measured in loops: 24 to 30, with the address and what the frame keeps
"""

from __future__ import annotations

from emc.machine.description import Description
from emc.machine.network import hops, order
from emc.target import WORD


def remote_read(description: Description, pes: int) -> int:
    """Cycles from sending a read to another PE until its thread goes on, on an idle machine, over the mean of all
    distances: the request is sent, travels, is dispatched or bypasses, reads, sends the reply, which travels and is
    dispatched."""
    cost, thread, network, bypass = description.cost, description.thread, description.network, description.bypass
    start = bypass.decode if bypass.serves(WORD) else thread.dispatch
    ends = 2 * (cost.packet + network.inject) + start + thread.dispatch + thread.link + cost.memory
    return ends + round(2 * network.hop * _mean_hops(pes))


def _mean_hops(pes: int) -> float:
    """From PE 0 to each of the others; the network looks much the same from all of them."""
    k = order(pes)
    others = range(1, pes)
    return sum(hops(k, 0, goal) for goal in others) / len(others) if others else 0.0
