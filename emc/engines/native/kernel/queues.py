# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""The queues of packets of a run without time, and the circle of the PEs that await their turn (untimed.py)."""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.arrays import loads_of, pes_of
from emc.engines.native.kernel.intake import load
from emc.engines.native.kernel.leave import trapped
from emc.engines.native.kernel.records import NONE, i8, inlined, njit, u4, u8


@inlined
def await_turn(m, pe):
    """Appends a PE to those that await their turn, unless it is one of them."""
    pes = pes_of(m)
    one = pes[pe]
    if one.awake == u4(0):
        one.awake = u4(1)
        one.far = u4(0)
        if m[0].ready == 0:
            m[0].ready = i8(pe) + 1
        else:
            pes[u8(m[0].last_ready - 1)].far = pe + u4(1)
        m[0].last_ready = i8(pe) + 1


@inlined
def put(m, what, goal, address, data, origin, by, by_life):
    """Appends a packet to its PE's queue. False: there are too many packets."""
    loads, one = loads_of(m), pes_of(m)[goal]
    number = u4(m[0].free_packet)
    if number != NONE:
        m[0].free_packet = loads[number].cycle
    elif m[0].fresh < m[0].most_packets:
        m[0].fresh += 1
        number = u4(m[0].fresh)
    else:
        m[0].sent = m[0].most_sent
        fail(m, what >> u4(16), origin, by, by_life)
        return False
    packet = loads[number]
    packet.cycle = 0
    packet.what = what
    packet.address = address
    packet.data = data
    packet.origin = origin
    packet.by = by
    packet.by_life = by_life
    if one.loaded == u4(0):
        load(m, goal)
    if one.head == NONE:
        one.head = number
        await_turn(m, goal)
    else:
        loads[one.tail].cycle = i8(number)
    one.tail = number
    one.waiting += u4(1)
    return True


@njit
def fail(m, pe, origin, by, by_life):
    """Ends the run with a trap at operation `origin`."""
    m[0].cycle, m[0].failed = m[0].now, i8(origin)
    trapped(m, pe, u4(0), by, by_life)
    m[0].reason = state.TRAPPED
