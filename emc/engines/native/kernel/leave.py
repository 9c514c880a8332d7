# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Sends packets from the outbox of a thread, or of an access that bypassed, to the PE's switch."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import (
    accesses_of,
    journeys_of,
    last_left_of,
    late_of,
    loads_of,
    outbox_of,
    packets_of,
    pes_of,
    sent_by_type_of,
    where_of,
)
from emc.engines.native.kernel.mail import carry_packet, post_packet
from emc.engines.native.kernel.races.hooks import packet_leaves
from emc.engines.native.kernel.records import NONE, call_apart, i8, inlined, njit, u4, u8
from emc.engines.native.kernel.rules import leaves
from emc.engines.native.kernel.wheel import arrive
from emc.engines.native.kernel.wires import output, shape_of, way
from emc.ir.traits import ACCESSES

WRITES = 1 + ACCESSES.index("writes")  # in `accesses`


@inlined
def leave_all(m, pe, origin, by, by_life):
    """Sends the packets in the outbox. origin: the operation to name for them; 0: the operations that sent them."""
    out = outbox_of(m)
    for i in range(u8(m[0].sent)):
        p = out[i]
        leave(m, pe, p.cycle, p.type, p.goal, p.address, p.data, origin if origin != u4(0) else p.origin, by, by_life)


@njit
def trapped(m, pe, origin, by, by_life):
    """Records a trap of the PE. The first trap of the machine ends the run. Returns the cycle at which it trapped."""
    end = m[0].cycle
    if end > m[0].cut_end or (end == m[0].cut_end and i8(pe) < m[0].cut_pe):
        m[0].cut_end, m[0].cut_pe = end, pe
        m[0].cut_op = i8(origin) if origin != u4(0) else m[0].failed
    if end < m[0].trap_at or (end == m[0].trap_at and i8(pe) < m[0].failed_pe):
        m[0].trap_at = end
        m[0].failed_op = m[0].failed
        m[0].failed_origin = origin
        m[0].failed_pe = pe
        m[0].failed_by = by
        m[0].failed_life = by_life
        m[0].failed_value = m[0].value
        m[0].failed_sent = m[0].sent
    return end


@njit
def new_packet(m):
    """The number of a record for a packet; NONE if as many packets are under way as possible."""
    packets = packets_of(m)
    number = u4(m[0].free_packet)
    if number != NONE:
        m[0].free_packet = packets[number].next
        return number
    if m[0].fresh == m[0].most_packets:
        return NONE
    m[0].fresh += 1
    return u4(m[0].fresh)


@njit
def leave_node(m, number, pe, goal, kind, cycle, origin, by, by_life):
    """Sends a packet on a machine with interfaces: to the PE itself, another PE of its node, the node's interface, or
    to the interface for another node."""
    packet, pes = packets_of(m)[number], u4(m[0].pes)
    packet.at, packet.path = (goal + u4(1)) << u4(2 * m[0].bits), 0
    node = i8(pe) - m[0].pes if pe >= pes else i8(pe) // m[0].node_pes
    done = True
    if goal >= pes:
        access = accesses_of(m)[kind]
        done = pe < pes and i8(goal - pes) == node and access != 0
        if done:
            arrive(m, number, cycle + (m[0].writing if access == WRITES else m[0].reading))
    elif pe >= pes:
        if m[0].aside != 0:
            arrive(m, number, cycle)
        else:
            done = post_packet(m, node, number, goal, cycle)
    elif goal == pe:
        arrive(m, number, cycle)
    elif i8(goal) // m[0].node_pes == node:
        arrive(m, number, cycle + m[0].neighbour)
    else:
        done = carry_packet(m, pe, number, goal, cycle)
    if not done:
        m[0].cycle, m[0].failed = cycle, i8(origin)
        trapped(m, pe, u4(0), by, by_life)


@inlined
def leave(m, pe, cycle, kind, goal, address, data, origin, by, by_life):
    """Sends a packet to its PE's switch."""
    call_apart(_leave, m, (pe, cycle, kind, goal, address, data, origin, by, by_life))


@njit
def _leave(m, operands):
    """The same as `leave`, which would be too long to inline."""
    pe, cycle, kind, goal, address, data, origin, by, by_life = operands
    number = new_packet(m)
    if number == NONE:
        m[0].cycle, m[0].failed, m[0].sent = cycle, i8(origin), m[0].most_sent
        trapped(m, pe, u4(0), by, by_life)
        return
    at = cycle + m[0].inject
    sent = sent_by_type_of(m)
    sent[u8(pe) * u8(m[0].types) + u8(kind)] += 1
    if m[0].delayed != 0:
        left, place = last_left_of(m), u8(pe) * u8(m[0].units) + u8(goal)
        at = leaves(pes_of(m)[pe], m[0], late_of(m), i8(pe), at, left[place])
        left[place] = at
    m[0].packets += 1
    load = loads_of(m)[number]
    load.what = kind | pe << u4(16)
    load.address = address
    load.data = data
    load.origin = origin
    load.by = by
    load.by_life = by_life
    if m[0].races != 0:
        packet_leaves(m, number)
    if m[0].journey != 0:
        journeys_of(m)[number].left = cycle
    if m[0].interfaces != 0:
        leave_node(m, number, pe, goal, kind, at, origin, by, by_life)
        return
    packet = packets_of(m)[number]
    where, bits, shape = where_of(m), u4(m[0].bits), shape_of(m)
    path = way(m[0].topology, shape, where[pe], where[goal])
    packet.at = ((pe + u4(1)) << bits | u4(output(m[0].topology, shape, path))) << bits
    packet.path = path
    arrive(m, number, at)
