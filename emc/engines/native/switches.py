# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Packets under way: from port to port, into a PE's queue (phases 2, 3 and 4 of a cycle).

Ports have the number (node + 1) << 2 | output; a packet's `at` is the port that it comes to << 2 | input. The rules are
engines/reference/switches.py's. All turns of a packet are found when it leaves (`path`), and a port at rest costs it
one event: what goes over links in a cycle stands in one array, the stream, and goes on from there after `hop` cycles.
"""

from __future__ import annotations

from emc.engines.native import state
from emc.engines.native.arrays import (
    arrival_heads_of,
    journeys_of,
    loads_of,
    packets_of,
    pes_of,
    pieces_of,
    ports_of,
    queues_of,
    request_heads_of,
    stream_of,
    streamed_of,
    where_of,
)
from emc.engines.native.bypass import waits_apart
from emc.engines.native.leave import ARRIVED, LOCAL, output_of
from emc.engines.native.records import NONE, bytes_at, carray, fetch, i8, inlined, lowest_bit, njit, u4, u8
from emc.engines.native.wheel import mark, request, wake

BUCKETS = state.BUCKETS
LOCAL_AT = u4(LOCAL << 2)
PORT_SIZE = state.size(state.PORT)
CACHED = 256  # PEs whose switches fit into the host's cache
AHEAD = u8(8)  # how far ahead in the stream its ports are fetched into the host's cache


@inlined
def pe_of(place):
    """The PE whose local port that is."""
    return (place >> u4(2)) - u4(1)


@njit
def arrivals(m, bucket):
    """Phase 2: packets come to the ports that they take next, from links and from PEs."""
    heads = arrival_heads_of(m)
    packets = packets_of(m)
    counts, last_stream = streamed_of(m), m[0].streams - 1
    now, then = u8(m[0].now & last_stream), u8((m[0].now + m[0].hop) & last_stream)
    here = stream_of(m)
    out, written = now * u8(m[0].links) + u8(1), then * u8(m[0].links) + u8(1)
    last = out + u8(counts[now])
    first, written = written, written + u8(counts[then])
    counts[now] = 0
    ports, cycle, free_again = ports_of(m), m[0].now, m[0].now + m[0].slot
    large = m[0].pes > CACHED
    for i in range(out, last):
        if large:
            fetch(m[0].port + i8(here[min(i + AHEAD, last - u8(1))].at >> u4(2)) * PORT_SIZE)
        one = here[i]
        number, at, turns = one.number, one.at, u8(one.path)
        port = ports[at >> u4(2)]
        if at & LOCAL_AT != LOCAL_AT and port.asked == u4(0) and port.free <= cycle:  # `come`, in the usual case
            port.free = free_again
            port.entrance = at & u4(3)
            port.passed = u4(written)
            send_on(here[written], number, port, turns)
            written += u8(1)
            continue
        written = come(m, here, number, at, turns, written)
    number = heads[bucket]
    heads[bucket] = NONE
    while number != NONE:
        packet = packets[number]
        following = packet.next
        written = come(m, here, number, packet.at, u8(packet.path), written)
        number = following
    counts[then] = i8(written - first)
    if written != first:
        mark(m, m[0].now + m[0].hop)


@inlined
def come(m, stream, number, at, turns, written):
    """A packet comes to a port. If that is at rest the packet goes through at once, for phase 3 would take it; should
    an input that is served earlier bring another in the same cycle, they change places. (Where special packets wait
    apart, the local port leaves all to phase 3: what has bypassed a thread could not change places any more.) written:
    the place in the stream for what goes over links; its new value is the answer."""
    place, entrance = at >> u4(2), at & u4(3)
    port = ports_of(m)[place]
    local = place & u4(3) == LOCAL
    free_again = m[0].now + m[0].slot
    if port.asked == u4(0) and port.free <= m[0].now and (not local or (m[0].apart == 0 and takes(m, pe_of(place)))):
        port.free = free_again
        port.entrance = entrance
        if local:
            port.passed = number
            intake(m, pe_of(place), number)
            return written
        port.passed = u4(written)
        send_on(stream[written], number, port, turns)
        return written + u8(1)
    passed = port.free == free_again
    before = u4(passed and entrance == port.entrance)
    if passed and entrance < port.entrance:
        waits = at & ~u4(3) | port.entrance
        port.entrance = entrance
        if local:
            exchange(m, number, port.passed)
            wait(m, number, waits, turns, before)
        else:
            one = stream[port.passed]
            loser, turns_of_loser = one.number, turns_before(one, port)
            send_on(one, number, port, turns)
            wait(m, loser, waits, turns_of_loser, before)
    else:
        wait(m, number, at, turns, before)
    return written


@inlined
def send_on(one, number, port, turns):
    """The packet goes over a port's link."""
    one.number = number
    one.at = port.link + (output_of(turns) << u4(2))
    one.path = i8(turns << u8(1))


@njit
def turns_before(one, port):
    """The turns that a packet in the stream had before it went through the port."""
    output = (one.at - port.link) >> u4(2)
    return ARRIVED if output == LOCAL else u8(one.path) >> u8(1) | u8(output) << u8(63)


@njit
def exchange(m, one, other):
    """What two packets carry changes places."""
    loads = loads_of(m)
    loads[NONE] = loads[one]
    loads[one] = loads[other]
    loads[other] = loads[NONE]
    if m[0].journey != 0:
        journeys = journeys_of(m)
        left = journeys[one].left
        journeys[one].left = journeys[other].left
        journeys[other].left = left


@inlined
def takes(m, pe):
    """Whether a PE takes in a packet in this cycle: it does so of few only while its thread runs."""
    one = pes_of(m)[pe]
    if one.busy > m[0].now:
        if i8(one.taken) >= m[0].most_taken:
            return False
        one.taken += u4(1)
    return True


@njit
def wait(m, number, at, turns, before):
    """The packet becomes the last in the queue of its port and input. before: packets that went through just now."""
    packets = packets_of(m)
    queue, port = queues_of(m)[at], ports_of(m)[at >> u4(2)]
    bit = u4(1) << (at & u4(3))
    packets[number].path = i8(turns)
    packets[number].next = NONE
    if port.waiting & bit == NONE:
        queue.head = number
        port.waiting |= bit
    else:
        packets[queue.tail].next = number
    queue.tail = number
    queue.count += u4(1)
    queue.high = max(queue.high, queue.count + before)
    if port.asked == u4(0):
        request(m, at >> u4(2), max(port.free, m[0].now))


@inlined
def first_of(m, place, port):
    """Takes the packet that is served first: of the own PE, then of input 0, then of 1."""
    entrance = u4(lowest_bit(u8(port.waiting)))
    queue = queues_of(m)[place << u4(2) | entrance]
    number = queue.head
    queue.head = packets_of(m)[number].next
    queue.count -= u4(1)
    if queue.head == NONE:
        port.waiting &= port.waiting - u4(1)
    return number


@njit
def arbitrations(m, bucket):
    """Phase 3 (and 4, the PEs' intake): each port where packets wait moves one."""
    heads = request_heads_of(m)
    packets, ports, pes = packets_of(m), ports_of(m), pes_of(m)
    now = m[0].now
    place = heads[bucket]
    heads[bucket] = NONE
    while place != NONE:
        port = ports[place]
        following = port.next
        local = place & u4(3) == LOCAL
        if local and not takes(m, pe_of(place)):
            one = pes[pe_of(place)]
            one.held += 1
            request(m, place, one.busy)
            place = following
            continue
        number = first_of(m, place, port)
        port.free = now + m[0].slot
        if port.waiting != NONE:
            request(m, place, port.free)
        else:
            port.asked = u4(0)
        if local:
            intake(m, pe_of(place), number)
        else:
            stream_one(m, number, port, u8(packets[number].path))
        place = following


@inlined
def stream_one(m, number, port, turns):
    """The packet goes over a port's link, behind all that do so in this cycle."""
    then = u8((m[0].now + m[0].hop) & (m[0].streams - 1))
    counts = streamed_of(m)
    place = then * u8(m[0].links) + u8(1) + u8(counts[then])
    send_on(stream_of(m)[place], number, port, turns)
    counts[then] += 1
    mark(m, m[0].now + m[0].hop)


@njit
def wire(m):
    """The links of the network (machine/network.py: successor, entrance)."""
    order, columns = m[0].order, m[0].order + 1
    where, ports = where_of(m), ports_of(m)
    for node in range(u8(columns << order)):
        row, column = i8(where[node]) >> 8, (i8(where[node]) & 255) + 1
        if column == columns:
            column = 0
        entrance = 1 + (row >> (order - 1)) if order > 0 else 1
        for output in range(u8(2)):
            to_row = (2 * row + i8(output)) & ((1 << order) - 1)
            place = (to_row * columns + column + 1) << 2
            ports[(node + u8(1)) << u8(2) | output].link = u4(place << 2 | entrance)


@njit
def load(m, pe):
    """Static data into the memory of a PE that is first heard of."""
    pieces = pieces_of(m)
    memory = carray(bytes_at(m[0].memory), m[0].whole)
    base = i8(pe) * m[0].stride
    for i in range(u8(m[0].pieces)):
        piece = pieces[i]
        source = carray(bytes_at(piece.source), piece.size)
        for j in range(u8(piece.size)):
            memory[u8(base + piece.address) + j] = source[j]
    pes_of(m)[pe].loaded = u4(1)


@inlined
def intake(m, pe, number):
    """Phase 4: the packet waits to be dispatched, or bypasses. full: the first PE that has no room for it, + 1."""
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
    one.waiting += u4(1)
    waiting = i8(one.waiting)
    if one.waiting > one.queue_high:
        one.queue_high = one.waiting
        if waiting > m[0].packet_limit and (m[0].full == 0 or i8(pe) + 1 < m[0].full):
            m[0].full = i8(pe) + 1
    if waiting > m[0].on_chip:
        one.spills += 1
        one.debt += m[0].spill
    if one.awake == u4(0):
        fetch(m[0].memory + i8(pe) * m[0].stride + i8(loads_of(m)[number].address & ~u4(127)))
        wake(m, pe, max(one.busy, m[0].now))
