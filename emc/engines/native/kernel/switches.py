# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Packets under way: from port to port, into a PE's queue (phases 2, 3 and 4 of a cycle).

Ports have the number (switch + 1) << bits | output; a packet's `at` is the port that it comes to << bits | input. The
rules are engines/reference/switches.py's. A packet's whole way is found when it leaves (`path`), and a port at rest
costs it one event: what goes over links in a cycle stands in one array, the stream, and goes on from there after `hop`
cycles. That, and the places that two packets change (`come`), are the fast form of arbitration.
"""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.arrays import (
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
)
from emc.engines.native.kernel.bypass import waits_apart
from emc.engines.native.kernel.records import NONE, bytes_at, carray, fetch, i8, inlined, lowest_bit, njit, u4, u8
from emc.engines.native.kernel.rules import takes, wait
from emc.engines.native.kernel.wheel import mark, request, wake
from emc.engines.native.kernel.wires import before, entrance, links, output, rest, shape_of, successor

BUCKETS = state.BUCKETS
PORT_SIZE = state.size(state.PORT)
CACHED = 256  # PEs whose switches fit into the host's cache
AHEAD = u8(8)  # how far ahead in the stream its ports are fetched into the host's cache


@inlined
def is_local(m, place):
    """Whether that port leads to its switch's PE."""
    return place & u4((1 << m[0].bits) - 1) == NONE


@inlined
def pe_of(m, place):
    """The PE whose local port that is."""
    return (place >> u4(m[0].bits)) - u4(1)


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
    bits, large = u4(m[0].bits), m[0].pes > CACHED
    input_bits = (u4(1) << bits) - u4(1)
    output_bits = input_bits << bits
    topology, shape = m[0].topology, shape_of(m)
    for i in range(out, last):
        if large:
            fetch(m[0].port + i8(here[min(i + AHEAD, last - u8(1))].at >> bits) * PORT_SIZE)
        one = here[i]
        number, at, path = one.number, one.at, one.path
        port = ports[at >> bits]
        if at & output_bits != NONE and port.asked == u4(0) and port.free <= cycle:  # `come`, in the usual case
            port.free = free_again
            port.entrance = at & input_bits
            port.passed = u4(written)
            send_on(here[written], number, port, bits, topology, shape, rest(topology, shape, path))
            written += u8(1)
            continue
        written = come(m, here, number, at, path, written)
    number = heads[bucket]
    heads[bucket] = NONE
    while number != NONE:
        packet = packets[number]
        following = packet.next
        written = come(m, here, number, packet.at, packet.path, written)
        number = following
    counts[then] = i8(written - first)
    if written != first:
        mark(m, m[0].now + m[0].hop)


@inlined
def come(m, stream, number, at, path, written):
    """A packet comes to a port. If that is at rest the packet goes through at once, for phase 3 would take it; should
    an input that is served earlier bring another in the same cycle, they change places. (Where special packets wait
    apart, the local port leaves all to phase 3: what has bypassed a thread could not change places any more.) written:
    the place in the stream for what goes over links; its new value is the answer."""
    bits, topology, shape = u4(m[0].bits), m[0].topology, shape_of(m)
    input_bits = (u4(1) << bits) - u4(1)
    place, entrance = at >> bits, at & input_bits
    port = ports_of(m)[place]
    local = is_local(m, place)
    free_again = m[0].now + m[0].slot
    rests = port.asked == u4(0) and port.free <= m[0].now
    if rests and (not local or (m[0].apart == 0 and takes(pes_of(m)[pe_of(m, place)], m[0], m[0].now))):
        port.free = free_again
        port.entrance = entrance
        if local:
            port.passed = number
            intake(m, pe_of(m, place), number)
            return written
        port.passed = u4(written)
        send_on(stream[written], number, port, bits, topology, shape, rest(topology, shape, path))
        return written + u8(1)
    passed = port.free == free_again
    earlier = u4(passed and entrance == port.entrance)
    if passed and entrance < port.entrance:
        waits = at & ~input_bits | port.entrance
        port.entrance = entrance
        if local:
            exchange(m, number, port.passed)
            enqueue(m, number, waits, path, earlier)
        else:
            one = stream[port.passed]
            loser = one.number
            switch, output = i8(place >> bits) - 1, i8(place & input_bits)
            path_of_loser = before(topology, shape, switch, output, one.path)
            send_on(one, number, port, bits, topology, shape, rest(topology, shape, path))
            enqueue(m, loser, waits, path_of_loser, earlier)
    else:
        enqueue(m, number, at, path, earlier)
    return written


@inlined
def send_on(one, number, port, bits, topology, shape, path):
    """The packet goes over a port's link, to the port that its way leads to from there."""
    one.number = number
    one.at = port.link + (u4(output(topology, shape, path)) << bits)
    one.path = path


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


@njit
def enqueue(m, number, at, path, earlier):
    """The packet becomes the last in the queue of its port and input. earlier: packets that went through just now."""
    packets, bits = packets_of(m), u4(m[0].bits)
    queue, port = queues_of(m)[at], ports_of(m)[at >> bits]
    bit = u4(1) << (at & ((u4(1) << bits) - u4(1)))
    packets[number].path = path
    packets[number].next = NONE
    if port.waiting & bit == NONE:
        queue.head = number
        port.waiting |= bit
    else:
        packets[queue.tail].next = number
    queue.tail = number
    queue.count += u4(1)
    queue.high = max(queue.high, queue.count + earlier)
    if port.asked == u4(0):
        request(m, at >> bits, max(port.free, m[0].now))


@inlined
def first_of(m, place, port):
    """Takes the packet that is served first."""
    entrance = u4(lowest_bit(u8(port.waiting)))  # a fast form of rules/network.served_first
    queue = queues_of(m)[place << u4(m[0].bits) | entrance]
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
        local = is_local(m, place)
        if local and not takes(pes_of(m)[pe_of(m, place)], m[0], m[0].now):
            one = pes[pe_of(m, place)]
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
            intake(m, pe_of(m, place), number)
        else:
            stream_one(m, number, port, packets[number].path)
        place = following


@inlined
def stream_one(m, number, port, path):
    """The packet goes over a port's link, behind all that do so in this cycle."""
    then = u8((m[0].now + m[0].hop) & (m[0].streams - 1))
    counts, topology, shape = streamed_of(m), m[0].topology, shape_of(m)
    place = then * u8(m[0].links) + u8(1) + u8(counts[then])
    send_on(stream_of(m)[place], number, port, u4(m[0].bits), topology, shape, rest(topology, shape, path))
    counts[then] += 1
    mark(m, m[0].now + m[0].hop)


@njit
def wire(m):
    """Each port gets the input to which its link leads."""
    topology, shape, bits, ports = m[0].topology, shape_of(m), u4(m[0].bits), ports_of(m)
    for switch in range(m[0].nodes):
        for number in range(1, links(topology, shape) + 1):
            goal = u4(successor(topology, shape, switch, number)) + u4(1)
            entering = u4(entrance(topology, shape, switch, number))
            ports[u4(switch + 1) << bits | u4(number)].link = goal << bits << bits | entering


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
    if wait(one, m[0]) and (m[0].full == 0 or i8(pe) + 1 < m[0].full):
        m[0].full = i8(pe) + 1
    if one.awake == u4(0):
        fetch(m[0].memory + i8(pe) * m[0].stride + i8(loads_of(m)[number].address & ~u4(127)))
        wake(m, pe, max(one.busy, m[0].now))
