# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Packets under way: from port to port, into a PE's queue (phases 2 to 4 of a cycle).

Ports have the number (switch + 1) << bits | output; a packet's `at` is the port that it comes to << bits | input. A
packet's whole way is found when it leaves its PE (`path`). A port of a link knows when a packet that comes will leave
(rules/network.depart), so a hop is one step: the packet goes into the stream of the cycle in which it comes to the next
port, by the input there. What waits so long that the streams don't reach as far comes back by the wheel. Before a PE
there is a gate, its local port: packets wait there while the PE takes none.

Plain functions: switches.py compiles them, with bits_of, links_of, output and rest of the network (wires.py).
"""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.arrays import (
    arrival_heads_of,
    gates_of,
    packets_of,
    pes_of,
    ports_of,
    request_heads_of,
    stream_of,
    streamed_of,
)
from emc.engines.native.kernel.intake import intake
from emc.engines.native.kernel.records import NONE, fetch, i8, u4, u8
from emc.engines.native.kernel.rules import depart, takes
from emc.engines.native.kernel.wheel import arrive, mark, request
from emc.engines.native.kernel.wires import FIRST

bits_of, links_of, output, rest = (FIRST[name] for name in ("bits_of", "links_of", "output", "rest"))
PORT_SIZE = state.size(state.PORT)
CACHED = 256  # PEs whose switches fit into the host's cache
AHEAD = u8(8)  # how far ahead in the stream its ports are fetched into the host's cache
STREAMS = state.STREAMS


def arrivals(m, bucket):
    """Phase 2: packets come to the ports that they take next: those of the switch's PE, then by input."""
    heads, packets = arrival_heads_of(m), packets_of(m)
    counts, stream = streamed_of(m), stream_of(m)
    nodes, links, bits = u8(m[0].nodes), u8(links_of(m)), bits_of(m)
    inputs, large = (u4(1) << bits) - u4(1), m[0].pes > CACHED
    here = (u8(m[0].now) & u8(STREAMS - 1)) * links
    number = heads[bucket]
    heads[bucket] = NONE
    while number != NONE:
        packet = packets[number]
        following, at, path = packet.next, packet.at, packet.path
        if at & inputs == NONE:
            come(m, stream, number, at >> bits, path)
        else:
            put(m, stream, here + u8(at & inputs) - u8(1), number, at >> bits, path)
        number = following
    for region in range(here, here + links):
        first = region * nodes
        last = first + u8(counts[region])
        counts[region] = 0
        for i in range(first, last):
            if large:
                fetch(m[0].port + i8(stream[min(i + AHEAD, last - u8(1))].at) * PORT_SIZE)
            one = stream[i]
            come(m, stream, one.number, one.at, one.path)


def come(m, stream, number, place, path):
    """A packet comes to a port: it goes through a link, now or later, or waits at its PE's gate."""
    bits = bits_of(m)
    inputs = (u4(1) << bits) - u4(1)
    if place & inputs == NONE:
        reach(m, (place >> bits) - u4(1), number)
        return
    port = ports_of(m)[place]
    wait = depart(port, m[0], m[0].now) + m[0].hop - m[0].now
    onwards = rest(m, path)
    goal = (port.link & ~inputs) | u4(output(m, onwards))
    entrance = port.link & inputs
    if wait < STREAMS:
        then = u8(m[0].now + wait)
        region = (then & u8(STREAMS - 1)) * u8(links_of(m)) + u8(entrance) - u8(1)
        put(m, stream, region, number, goal, onwards)
        mark(m, i8(then))
    else:
        packet = packets_of(m)[number]
        packet.path = onwards
        packet.at = goal << bits | entrance
        arrive(m, number, m[0].now + wait)


def put(m, stream, region, number, place, path):
    """The packet is the last in a stream."""
    counts = streamed_of(m)
    one = stream[region * u8(m[0].nodes) + u8(counts[region])]
    counts[region] += 1
    one.number = number
    one.at = place
    one.path = path


def reach(m, pe, number):
    """A packet comes to its PE's gate, and is taken in at once if none waits and the PE takes it."""
    gate = gates_of(m)[pe]
    now = m[0].now
    if gate.asked == u4(0) and gate.free <= now and takes(pes_of(m)[pe], m[0], now):
        gate.free = now + m[0].slot
        gate.high = max(gate.high, u4(1))
        intake(m, pe, number)
        return
    packets = packets_of(m)
    packets[number].next = NONE
    if gate.count == u4(0):
        gate.head = number
    else:
        packets[gate.tail].next = number
    gate.tail = number
    gate.count += u4(1)
    gate.high = max(gate.high, gate.count + u4(gate.free == now + m[0].slot))  # with one that was taken in just now
    if gate.asked == u4(0):
        request(m, pe, max(gate.free, now))


def intakes(m, bucket):
    """Phases 3 and 4: gates where packets wait hand one to their PEs."""
    heads = request_heads_of(m)
    packets, gates, pes = packets_of(m), gates_of(m), pes_of(m)
    now = m[0].now
    number = heads[bucket]
    heads[bucket] = NONE
    while number != NONE:
        pe = number - u4(1)
        gate, one = gates[pe], pes[pe]
        number = gate.next
        if not takes(one, m[0], now):
            one.held += 1
            request(m, pe, one.busy)
            continue
        first = gate.head
        gate.head = packets[first].next
        gate.count -= u4(1)
        gate.free = now + m[0].slot
        if gate.count != u4(0):
            request(m, pe, gate.free)
        else:
            gate.asked = u4(0)
        intake(m, pe, first)
