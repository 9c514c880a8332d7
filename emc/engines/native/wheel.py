# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Time as a wheel of buckets, one a cycle: what is to be done when; further ahead, lists (`far`) in order of coming.

A bucket holds the packets that come from PEs in its cycle (phase 2), the ports that may move one (3), and as bits the
PEs whose turn it is (5). No bucket holds two cycles: they all lie less than BUCKETS ahead of now.
"""

from __future__ import annotations

from emc.engines.native import state
from emc.engines.native.records import (
    NONE,
    carray,
    i8,
    load_at,
    longs_at,
    lowest_bit,
    naturals_at,
    njit,
    packet_at,
    pe_at,
    port_at,
    u4,
    u8,
    words_at,
)

BUCKETS, LAST_BUCKET = state.BUCKETS, state.BUCKETS - 1
BUCKET_WORDS = BUCKETS // 64
NEVER = state.NEVER


@njit
def mark(m, cycle):
    """Something is to be done in that cycle, less than BUCKETS away."""
    bucket = u8(cycle) & u8(LAST_BUCKET)
    bits = carray(naturals_at(m[0].bucket), BUCKET_WORDS + 1)
    bits[bucket >> u8(6)] |= u8(1) << (bucket & u8(63))
    bits[BUCKET_WORDS] |= u8(1) << (bucket >> u8(6))


@njit
def unmark(m, cycle):
    """Nothing is to be done in that cycle any more."""
    bucket = u8(cycle) & u8(LAST_BUCKET)
    bits = carray(naturals_at(m[0].bucket), BUCKET_WORDS + 1)
    word = bucket >> u8(6)
    bits[word] &= ~(u8(1) << (bucket & u8(63)))
    if bits[word] == u8(0):
        bits[BUCKET_WORDS] &= ~(u8(1) << word)


@njit
def next_cycle(m):
    """The first cycle from `now` on in which something is to be done; NEVER."""
    bits = carray(naturals_at(m[0].bucket), BUCKET_WORDS + 1)
    now = u8(m[0].now)
    start = now & u8(LAST_BUCKET)
    word = start >> u8(6)
    found = bits[word] & (~u8(0) << (start & u8(63)))
    if found == u8(0):
        some = bits[BUCKET_WORDS]
        if some == u8(0):
            return m[0].far_first
        later = some & (~u8(0) << (word + u8(1)))  # words behind the start's, then round again up to it
        word = lowest_bit(later if later != u8(0) else some)
        found = bits[word]
    return i8(now + (((word << u8(6)) + lowest_bit(found) - start) & u8(LAST_BUCKET)))


@njit
def arrive(m, number, cycle):
    """Phase 2 of that cycle: the packet enters the queue of its next port."""
    packets = carray(packet_at(m[0].packet), 1)
    packets[number].next = NONE
    if cycle - m[0].now < BUCKETS:
        bucket = u8(cycle) & u8(LAST_BUCKET)
        heads, tails = carray(words_at(m[0].arrival_head), BUCKETS), carray(words_at(m[0].arrival_tail), BUCKETS)
        if heads[bucket] == NONE:
            heads[bucket] = number
            mark(m, cycle)
        else:
            packets[tails[bucket]].next = number
        tails[bucket] = number
    else:
        carray(load_at(m[0].load), 1)[number].cycle = cycle
        if m[0].far_arrival_head == 0:
            m[0].far_arrival_head = number
        else:
            packets[u4(m[0].far_arrival_tail)].next = number
        m[0].far_arrival_tail = number
        m[0].far_first = min(m[0].far_first, cycle)


@njit
def request(m, number, cycle):
    """Phase 3 of that cycle: the port may move a packet."""
    ports = carray(port_at(m[0].port), 1)
    ports[number].asked = u4(1)
    ports[number].next = NONE
    if cycle - m[0].now < BUCKETS:
        bucket = u8(cycle) & u8(LAST_BUCKET)
        heads, tails = carray(words_at(m[0].request_head), BUCKETS), carray(words_at(m[0].request_tail), BUCKETS)
        if heads[bucket] == NONE:
            heads[bucket] = number
            mark(m, cycle)
        else:
            ports[tails[bucket]].next = number
        tails[bucket] = number
    else:
        carray(longs_at(m[0].when), 1)[number] = cycle
        if m[0].far_request_head == 0:
            m[0].far_request_head = number
        else:
            ports[u4(m[0].far_request_tail)].next = number
        m[0].far_request_tail = number
        m[0].far_first = min(m[0].far_first, cycle)


@njit
def wake(m, number, cycle):
    """Phase 5 of that cycle: the PE takes a packet."""
    pes = carray(pe_at(m[0].pe), 1)
    pes[number].awake = u4(1)
    if cycle - m[0].now < BUCKETS:
        bucket = u8(cycle) & u8(LAST_BUCKET)
        bits = carray(naturals_at(m[0].wake), 1)
        summary = carray(naturals_at(m[0].wake_summary), 1)
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
    """What was far ahead and is so no more goes onto the wheel, in the order in which it came."""
    m[0].far_first = NEVER
    packets, ports, pes = carray(packet_at(m[0].packet), 1), carray(port_at(m[0].port), 1), carray(pe_at(m[0].pe), 1)
    number = u4(m[0].far_arrival_head)
    m[0].far_arrival_head = 0
    while number != NONE:
        following = packets[number].next
        arrive(m, number, carray(load_at(m[0].load), 1)[number].cycle)
        number = following
    number = u4(m[0].far_request_head)
    m[0].far_request_head = 0
    while number != NONE:
        following = ports[number].next
        request(m, number, carray(longs_at(m[0].when), 1)[number])
        number = following
    number = u4(m[0].far_wakes)
    m[0].far_wakes = 0
    while number != NONE:
        pe = number - u4(1)
        number = pes[pe].far
        wake(m, pe, pes[pe].wakes)
