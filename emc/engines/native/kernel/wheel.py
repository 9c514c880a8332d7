# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Time as a wheel of buckets, one for each cycle, with the events of that cycle. Later events are in lists (`far`).

A bucket holds the packets that come to ports in its cycle (phase 2) and are in no stream (streams.py), the gates that
may hand a packet to their PE (3) where packets wait apart, and, as bits, the PEs whose turn it is (5). No bucket holds
two cycles: all events on the wheel are less than BUCKETS ahead of now. Events of cycle `wheel_end` or later wait in the
lists, in the order in which they came, until the clock reaches that cycle. Then the wheel moves on to the next BUCKETS
cycles and takes their events from the lists. So each list is read once in BUCKETS cycles, however long it is, and the
events of one cycle keep their order.
"""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.arrays import (
    arrival_heads_of,
    arrival_tails_of,
    buckets_of,
    gates_of,
    loads_of,
    packets_of,
    pes_of,
    request_heads_of,
    request_tails_of,
    wake_of,
    wake_summary_of,
)
from emc.engines.native.kernel.records import NONE, i8, inlined, lowest_bit, njit, u4, u8

BUCKETS, LAST_BUCKET, STREAMS = state.BUCKETS, state.BUCKETS - 1, state.STREAMS
BUCKET_WORDS = BUCKETS // 64
NEVER = state.NEVER


@njit
def mark(m, cycle):
    """Marks that cycle as one with events. It is less than BUCKETS away, but may be beyond `wheel_end`."""
    bucket = u8(cycle) & u8(LAST_BUCKET)
    bits = buckets_of(m)
    bits[bucket >> u8(6)] |= u8(1) << (bucket & u8(63))
    bits[BUCKET_WORDS] |= u8(1) << (bucket >> u8(6))


@njit
def unmark(m, cycle):
    """Marks that cycle as one without events."""
    bucket = u8(cycle) & u8(LAST_BUCKET)
    bits = buckets_of(m)
    word = bucket >> u8(6)
    bits[word] &= ~(u8(1) << (bucket & u8(63)))
    if bits[word] == u8(0):
        bits[BUCKET_WORDS] &= ~(u8(1) << word)


@njit
def next_cycle(m):
    """The first cycle with events, from `now` on; NEVER if there is none."""
    near = m[0].near
    if near == 0:
        return first_marked(m)
    turned = u8(near) >> (u8(m[0].now) & u8(STREAMS - 1)) | u8(near) << (u8(-m[0].now) & u8(STREAMS - 1))
    return min(first_marked(m), m[0].now + i8(lowest_bit(turned)))


@inlined
def first_marked(m):
    """The first cycle with events on the wheel, from `now` on; NEVER if there is none."""
    bits = buckets_of(m)
    now = u8(m[0].now)
    start = now & u8(LAST_BUCKET)
    word = start >> u8(6)
    found = bits[word] & (~u8(0) << (start & u8(63)))
    if found == u8(0):
        some = bits[BUCKET_WORDS]
        if some == u8(0):
            return m[0].far_first
        later = some & (~u8(0) << (word + u8(1)))  # words after the start's, then from the first word again
        word = lowest_bit(later if later != u8(0) else some)
        found = bits[word]
    return i8(now + (((word << u8(6)) + lowest_bit(found) - start) & u8(LAST_BUCKET)))


@njit
def arrive(m, number, cycle):
    """Schedules a packet's arrival at its next port, in phase 2 of that cycle."""
    packets = packets_of(m)
    packets[number].next = NONE
    if cycle < m[0].wheel_end:
        bucket = u8(cycle) & u8(LAST_BUCKET)
        heads, tails = arrival_heads_of(m), arrival_tails_of(m)
        if heads[bucket] == NONE:
            heads[bucket] = number
            mark(m, cycle)
        else:
            packets[tails[bucket]].next = number
        tails[bucket] = number
    else:
        loads_of(m)[number].cycle = cycle
        if m[0].far_arrival_head == 0:
            m[0].far_arrival_head = number
        else:
            packets[u4(m[0].far_arrival_tail)].next = number
        m[0].far_arrival_tail = number
        m[0].far_first = min(m[0].far_first, cycle)


@njit
def request(m, pe, cycle):
    """Schedules an intake in phase 3 of that cycle: the PE's gate may hand it a packet."""
    gates = gates_of(m)
    number = pe + u4(1)
    gates[pe].asked = u4(1)
    gates[pe].next = NONE
    if cycle < m[0].wheel_end:
        bucket = u8(cycle) & u8(LAST_BUCKET)
        heads, tails = request_heads_of(m), request_tails_of(m)
        if heads[bucket] == NONE:
            heads[bucket] = number
            mark(m, cycle)
        else:
            gates[tails[bucket] - u4(1)].next = number
        tails[bucket] = number
    else:
        gates[pe].when = cycle
        if m[0].far_request_head == 0:
            m[0].far_request_head = number
        else:
            gates[u4(m[0].far_request_tail) - u4(1)].next = number
        m[0].far_request_tail = number
        m[0].far_first = min(m[0].far_first, cycle)


@njit
def wake(m, number, cycle):
    """Schedules a dispatch in phase 5 of that cycle: the PE takes a packet."""
    pes = pes_of(m)
    pes[number].awake = u4(1)
    if cycle < m[0].wheel_end:
        bucket = u8(cycle) & u8(LAST_BUCKET)
        bits = wake_of(m)
        summary = wake_summary_of(m)
        word = u8(number) >> u8(6)
        bits[bucket * u8(m[0].words) + word] |= u8(1) << (u8(number) & u8(63))
        summary[bucket * u8(m[0].summaries) + (word >> u8(6))] |= u8(1) << (word & u8(63))
        mark(m, cycle)
    else:
        pes[number].wakes = cycle
        pes[number].far = u4(m[0].far_wakes)
        m[0].far_wakes = i8(number) + 1
        m[0].far_first = min(m[0].far_first, cycle)


@njit
def drain(m):
    """Moves the wheel on from now: events in the lists that are near enough now go onto it, in their order."""
    m[0].wheel_end = m[0].now + BUCKETS
    m[0].far_first = NEVER
    packets, gates, pes = packets_of(m), gates_of(m), pes_of(m)
    number = u4(m[0].far_arrival_head)
    m[0].far_arrival_head = 0
    while number != NONE:
        following = packets[number].next
        arrive(m, number, loads_of(m)[number].cycle)
        number = following
    number = u4(m[0].far_request_head)
    m[0].far_request_head = 0
    while number != NONE:
        pe = number - u4(1)
        number = gates[pe].next
        request(m, pe, gates[pe].when)
    number = u4(m[0].far_wakes)
    m[0].far_wakes = 0
    while number != NONE:
        pe = number - u4(1)
        number = pes[pe].far
        wake(m, pe, pes[pe].wakes)
