"""What the machine's parts promise before anything has run: figures for warnings and for rules of thumb.

remote_read(description, 80)  ->  22      measured in loops: 24 to 30, with the address and what the frame keeps
"""

from __future__ import annotations

from emc.machine.description import Description, wired_as
from emc.machine.topology import Network
from emc.target import WORD

MOST_ASKED = 1024  # PEs whose distances make up a mean


def remote_read(description: Description, pes: int) -> int:
    """The cycles from sending a read to another PE until its thread goes on, on an idle machine, averaged over all
    distances. The request is sent, travels, is dispatched (or bypasses), reads the word and sends the reply, which
    travels and is dispatched."""
    cost, thread, network, bypass = description.cost, description.thread, description.network, description.bypass
    start = bypass.decode if bypass.serves(WORD) else thread.dispatch
    ends = 2 * (cost.packet + network.inject) + start + thread.dispatch + thread.link + cost.memory
    return ends + round(2 * network.hop * _mean_hops(wired_as(network, pes)))


def _mean_hops(wired: Network) -> float:
    """From PE 0 to each of the others; the networks look much the same from all of them. Of many PEs, to some."""
    others = range(1, wired.pes, max(1, wired.pes // MOST_ASKED))
    return sum(wired.hops(0, goal) for goal in others) / len(others) if others else 0.0
