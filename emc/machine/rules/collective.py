"""Collective hardware: barriers of all PEs, and broadcasts of a block to all PEs.

A thread comes to a barrier of a *colour* by giving its engine's node a control word; `barrier` cycles after the last PE
has come, each PE that gave a note gets it. Barriers of different colours do not meet. This hardware needs a node for
each PE, and PEs that fill a box of the network (machine/topology).

A broadcast is a transfer whose packets go to the one serialising crossbar, which sends them to all nodes at once,
`broadcast` cycles later, to the same local address. It serves one transfer to its end before the next one.

    meeting     a record of a colour (come: PEs that are there; latest: the cycle in which the last of them came)

Packets pass the serialising crossbar as they pass a port of a link (rules/dma.pass_port).
"""

from __future__ import annotations

from typing import Any


def come(meeting: Any, m: Any, cycle: int) -> int:
    """A PE comes to a barrier in that cycle. Returns the cycle in which all PEs may go on; 0 if some have not come."""
    meeting.come += 1
    meeting.latest = max(meeting.latest, cycle)
    if meeting.come < m.pes:
        return 0
    release: int = meeting.latest + m.barrier
    meeting.come = meeting.latest = 0
    return release
