# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Takes packets into a PE's queue (phases 3 and 4).

What a PE has taken in matters only when it takes its next packet. So a gate needs no events. A packet that comes to it
is appended to the packets that wait for its PE, with the cycle in which it came (`enter`). When the PE takes its next
packet, it computes which packets it has taken in, and when, by rules/network.takes (`take_in`). In two cases this is
computed earlier: when the gate may hold more packets than ever before, and when so many packets wait that the buffer
may become full.

Where packets wait apart or bypass the running thread (`apart`), they are taken in by events (ports.intakes).
"""

from __future__ import annotations

from emc.engines.native.kernel.arrays import gates_of, journeys_of, loads_of, packets_of, pes_of, pieces_of
from emc.engines.native.kernel.bypass import waits_apart
from emc.engines.native.kernel.records import NONE, bytes_at, carray, fetch, i8, inlined, njit, u4, u8
from emc.engines.native.kernel.rules import takes, wait
from emc.engines.native.kernel.wheel import wake


@njit
def load(m, pe):
    """Copies static data into the memory of a PE when it is used for the first time."""
    pieces = pieces_of(m)
    memory = carray(bytes_at(m[0].memory), m[0].room)
    base = i8(pe) * m[0].stride
    for i in range(u8(m[0].pieces)):
        piece = pieces[i]
        source = carray(bytes_at(piece.source), piece.size)
        for j in range(u8(piece.size)):
            memory[u8(base + piece.address) + j] = source[j]
    pes_of(m)[pe].loaded = u4(1)


@njit
def overflow(m, pe, cycle):
    """Records that the PE has no room for a packet in that cycle. The first such packet in the machine ends the run."""
    if cycle < m[0].full_at or (cycle == m[0].full_at and i8(pe) < m[0].full_pe):
        m[0].full_at, m[0].full_pe = cycle, i8(pe)


@inlined
def intake(m, pe, number):
    """Phase 4: puts the packet into the queue, or lets it bypass the running thread."""
    packets, pes = packets_of(m), pes_of(m)
    one = pes[pe]
    if one.loaded == u4(0):
        load(m, pe)
    packets[number].next = NONE
    if m[0].journey != 0:
        journeys_of(m)[number].came = m[0].now
    if m[0].apart == 0:
        if one.head == NONE:
            one.head = number
        else:
            packets[one.tail].next = number
        one.tail = number
    elif not waits_apart(m, pe, number):
        return
    if wait(one, m[0]):
        overflow(m, pe, m[0].now)
    if one.awake == u4(0):
        fetch(m[0].memory + i8(pe) * m[0].stride + i8(loads_of(m)[number].address & ~u4(127)))
        wake(m, pe, max(one.busy, m[0].now))


@inlined
def enter(m, pe, number):
    """Appends a packet to the packets at its PE's gate."""
    packets, one, gate = packets_of(m), pes_of(m)[pe], gates_of(m)[pe]
    packets[number].next = NONE
    packets[number].path = m[0].now
    gate.count += u4(1)
    if gate.count == u4(1):
        gate.head = number
    if one.head == NONE:
        rouse(m, pe, number)
    else:
        packets[one.tail].next = number
    one.tail = number
    if gate.count > gate.high:
        take_in_apart(m, pe, m[0].now - 1)
        gate.high = max(gate.high, gate.count)
    if i8(one.waiting) + i8(gate.count) > m[0].packet_limit:
        foresee(m, pe, m[0].now - 1)


@njit
def rouse(m, pe, number):
    """Appends a packet at a gate where no packet waits, and wakes the PE of the gate."""
    one, gate = pes_of(m)[pe], gates_of(m)[pe]
    if one.loaded == u4(0):
        load(m, pe)
    one.head = number
    fetch(m[0].memory + i8(pe) * m[0].stride + i8(loads_of(m)[number].address & ~u4(127)))
    wake(m, pe, max(one.busy, max(gate.free, m[0].now)))


@inlined
def take_in(m, pe, now):
    """Takes in the packets that the PE accepts up to that cycle. gate.asked: the first packet at the gate has found the
    PE busy."""
    packets, one, gate = packets_of(m), pes_of(m)[pe], gates_of(m)[pe]
    while gate.count != u4(0):
        first = packets[gate.head]
        cycle = max(first.path, gate.free)
        if cycle > now:
            return
        if gate.asked != u4(0) or not takes(one, m[0], cycle):
            one.held += i8(gate.asked == u4(0))
            gate.asked = u4(1)
            cycle = max(cycle, one.busy)
            if cycle > now:
                return
        gate.asked = u4(0)
        gate.free = cycle + m[0].slot
        gate.count -= u4(1)
        if m[0].journey != 0:
            journeys_of(m)[gate.head].came = cycle
        gate.head = first.next
        wait(one, m[0])


@njit
def take_in_apart(m, pe, now):
    """`take_in` as a call that is not inlined, for callers that rarely need it."""
    take_in(m, pe, now)


@njit
def take_in_all(m, now):
    """Takes in what all PEs take up to that cycle."""
    if m[0].apart == 0:
        for pe in range(m[0].pes):
            take_in(m, pe, now)


@njit
def foresee(m, pe, now):
    """Finds out whether the PE will have no room for a packet before it takes the next one, and records the cycle of
    that (overflow). now: the cycle up to which the PE takes in packets first."""
    take_in(m, pe, now)
    packets, one, gate = packets_of(m), pes_of(m)[pe], gates_of(m)[pe]
    waiting, taken, asked, free, number = i8(one.waiting), i8(one.taken), gate.asked != u4(0), gate.free, gate.head
    turn = one.busy
    while gate.count != u4(0) and number != NONE:
        cycle = max(packets[number].path, free)
        if cycle < one.busy and (asked or taken >= m[0].most_taken):
            cycle = one.busy
        if waiting == 0:
            turn = max(turn, cycle)
        if cycle > turn:
            return
        taken += i8(cycle < one.busy)
        waiting += 1
        if waiting > m[0].packet_limit:
            overflow(m, pe, cycle)
            return
        free, number = cycle + m[0].slot, packets[number].next
