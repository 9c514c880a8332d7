# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Packets under way: from port to port, into a PE's queue (phases 2, 3 and 4 of a cycle).

Ports have the number (switch + 1) << bits | output; a packet's `at` is the port that it comes to << bits | input. A
packet's whole way is found when it leaves (`path`), and a port at rest costs it one event: what goes over links in a
cycle stands in one array, the stream, and goes on from there after `hop` cycles. That, and the places that two
packets change (`come`), are the fast form of arbitration.

Plain functions: switches.py compiles them, with bits_of, output, rest and before of the network (wires.py).
"""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.arrays import (
    arrival_heads_of,
    journeys_of,
    loads_of,
    packets_of,
    pes_of,
    ports_of,
    queues_of,
    request_heads_of,
    stream_of,
    streamed_of,
)
from emc.engines.native.kernel.intake import intake
from emc.engines.native.kernel.records import NONE, fetch, i8, lowest_bit, u4, u8
from emc.engines.native.kernel.rules import takes
from emc.engines.native.kernel.wheel import mark, request
from emc.engines.native.kernel.wires import FIRST

bits_of, output, rest, before = (FIRST[name] for name in ("bits_of", "output", "rest", "before"))
PORT_SIZE = state.size(state.PORT)
CACHED = 256  # PEs whose switches fit into the host's cache
AHEAD = u8(8)  # how far ahead in the stream its ports are fetched into the host's cache


def is_local(m, place):
    """Whether that port leads to its switch's PE."""
    return place & ((u4(1) << bits_of(m)) - u4(1)) == NONE


def pe_of(m, place):
    """The PE whose local port that is."""
    return (place >> bits_of(m)) - u4(1)


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
    bits, large = bits_of(m), m[0].pes > CACHED
    input_bits = (u4(1) << bits) - u4(1)
    output_bits = input_bits << bits
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
            send_on(m, here[written], number, port, rest(m, path))
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


def come(m, stream, number, at, path, written):
    """A packet comes to a port. If that is at rest the packet goes through at once, for phase 3 would take it; should
    an input that is served earlier bring another in the same cycle, they change places. (Where special packets wait
    apart, the local port leaves all to phase 3: what has bypassed a thread could not change places any more.) written:
    the place in the stream for what goes over links; its new value is the answer."""
    bits = bits_of(m)
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
        send_on(m, stream[written], number, port, rest(m, path))
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
            switch, through = i8(place >> bits) - 1, i8(place & input_bits)
            path_of_loser = before(m, switch, through, one.path)
            send_on(m, one, number, port, rest(m, path))
            enqueue(m, loser, waits, path_of_loser, earlier)
    else:
        enqueue(m, number, at, path, earlier)
    return written


def send_on(m, one, number, port, path):
    """The packet goes over a port's link, to the port that its way leads to from there."""
    one.number = number
    one.at = port.link + (u4(output(m, path)) << bits_of(m))
    one.path = path


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


def enqueue(m, number, at, path, earlier):
    """The packet becomes the last in the queue of its port and input. earlier: packets that went through just now."""
    packets, bits = packets_of(m), bits_of(m)
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


def first_of(m, place, port):
    """Takes the packet that is served first."""
    entrance = u4(lowest_bit(u8(port.waiting)))  # a fast form of rules/network.served_first
    queue = queues_of(m)[place << bits_of(m) | entrance]
    number = queue.head
    queue.head = packets_of(m)[number].next
    queue.count -= u4(1)
    if queue.head == NONE:
        port.waiting &= port.waiting - u4(1)
    return number


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


def stream_one(m, number, port, path):
    """The packet goes over a port's link, behind all that do so in this cycle."""
    then = u8((m[0].now + m[0].hop) & (m[0].streams - 1))
    counts = streamed_of(m)
    place = then * u8(m[0].links) + u8(1) + u8(counts[then])
    send_on(m, stream_of(m)[place], number, port, rest(m, path))
    counts[then] += 1
    mark(m, m[0].now + m[0].hop)
