# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Moves packets from port to port and into a PE's queue (phases 2 to 4 of a cycle).

A port has the number (switch + 1) << bits | output. A packet's `at` is the port that it comes to << bits | input. A
packet's whole way is found when it leaves its PE (`path`). A port of a link knows, when a packet comes, in which cycle
that packet will leave (rules/network.depart). So a hop is one step: the packet goes into the stream of the cycle in
which it comes to the next port, by the input there (streams.py). A packet that waits longer than the streams reach
comes back through the wheel. Before a PE there is a gate, its local port: packets wait there until the PE takes them
(intake.py).

These are plain functions. switches.py compiles them, with bits_of, links_of, has_body, output and rest of the network
(wires.py).
"""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.arrays import (
    arrival_heads_of,
    gates_of,
    loads_of,
    mails_of,
    packets_of,
    parcels_of,
    pes_of,
    ports_of,
    request_heads_of,
    stream_of,
)
from emc.engines.native.kernel.bypass import serve
from emc.engines.native.kernel.engines import passed, received, released
from emc.engines.native.kernel.intake import enter, intake
from emc.engines.native.kernel.mail import came
from emc.engines.native.kernel.records import NONE, fetch, i8, u4, u8
from emc.engines.native.kernel.rules import depart, pass_port, takes
from emc.engines.native.kernel.streams import (
    GATES,
    STREAMS,
    bit,
    emptied,
    entrance_of,
    first_of,
    pairs_of,
    place_of,
    put,
)
from emc.engines.native.kernel.wheel import arrive, request
from emc.engines.native.kernel.wires import FIRST
from emc.machine.rules.mail import PACKET

bits_of, links_of, has_body, is_interface, output, rest = FIRST.values()
PORT_SIZE, GATE_SIZE, PE_SIZE = state.size(state.PORT), state.size(state.GATE), state.size(state.PE)
CACHED = 256  # PEs whose switches fit into the host's cache


def arrivals(m, bucket):
    """Phase 2: packets come to their next ports: first those of the switch's own PE, then the others in the order of
    inputs."""
    now, bits, pairs = m[0].now, bits_of(m), pairs_of(links_of(m))
    near = own(m, bucket, now, bits, pairs)
    first = first_of(now, pairs)
    for end in range(first, first + u8(4) * pairs, u8(4)):
        near |= onwards(m, emptied(m, end), now, bits, pairs)
        home(m, emptied(m, end + GATES), bits)
    m[0].near = (m[0].near & ~bit(now)) | near


def own(m, bucket, now, bits, pairs):
    """Moves the packets of the switches' own PEs, and the packets from links that waited too long for the streams."""
    heads, packets, inputs = arrival_heads_of(m), packets_of(m), (u4(1) << bits) - u4(1)
    near = u8(0)
    number = heads[bucket]
    heads[bucket] = NONE
    while number != NONE:
        packet = packets[number]
        following, at, path = packet.next, packet.at, packet.path
        port = at >> bits
        if at & inputs != NONE:
            gate = GATES if port & inputs == NONE else u8(0)
            put(m, pairs, now, u8(place_of(at & inputs)) + gate, number, port, path)
        elif port & inputs != NONE:
            near |= hop(m, now, bits, pairs, number, port, path)
        else:
            reach(m, (port >> bits) - u4(1), number)
        number = following
    return near


def onwards(m, part, now, bits, pairs):
    """Moves the packets that come to ports of links."""
    first, last = part
    stream, near = stream_of(m), u8(0)
    if m[0].pes > CACHED:
        for i in range(first, last):
            fetch(m[0].port + i8(stream[i].at) * PORT_SIZE)
    for i in range(first, last):
        one = stream[i]
        near |= hop(m, now, bits, pairs, one.number, one.at, one.path)
    return near


def home(m, part, bits):
    """Moves the packets that come to gates."""
    first, last = part
    stream = stream_of(m)
    if m[0].pes > CACHED:
        for i in range(first, last):
            pe = i8(stream[i].at >> bits) - 1
            fetch(m[0].gate + pe * GATE_SIZE)
            fetch(m[0].pe + pe * PE_SIZE)
    for i in range(first, last):
        one = stream[i]
        reach(m, (one.at >> bits) - u4(1), one.number)


def hop(m, now, bits, pairs, number, place, path):
    """A packet comes to the port of a link and goes through it, now or later. Returns the stream of the cycle in which
    it comes to the next port, as a bit; 0 if it went to the wheel."""
    if has_body(m, number):
        return carry(m, now, bits, pairs, number, place, path)
    port = ports_of(m)[place]
    then = depart(port, m[0], now) + m[0].hop
    return go_on(m, now, bits, pairs, number, port, path, then)


def carry(m, now, bits, pairs, number, place, path):
    """Does for a packet with a body what `hop` does for other packets."""
    port = ports_of(m)[place]
    parcel = u4(i8(number) - m[0].most_packets)
    if m[0].interfaces != 0:
        cycle = pass_port(port, m[0], mails_of(m)[parcel].size + PACKET, now)
    else:
        cycle = pass_port(port, m[0], i8(parcels_of(m)[parcel].size), now)
        passed(m, place, parcel, cycle, port.free)
        released(m, parcel, cycle)
    return go_on(m, now, bits, pairs, number, port, path, cycle + m[0].hop)


def go_on(m, now, bits, pairs, number, port, path, then):
    """Sends a packet from a port to the next one, where it comes at `then`. Returns what `hop` returns."""
    left = rest(m, path)
    turn = u4(output(m, left))
    if then - now < STREAMS:
        gate = GATES if turn == NONE else u8(0)
        put(m, pairs, then, u8(port.place) + gate, number, port.link | turn, left)
        return bit(then)
    packet = packets_of(m)[number]
    packet.path = left
    packet.at = (port.link | turn) << bits | entrance_of(port.place)
    arrive(m, number, then)
    return u8(0)


def reach(m, pe, number):
    """A packet comes to its PE's gate. The PE takes it in at once if it can and no other packet waits there."""
    if has_body(m, number):
        parcel = u4(i8(number) - m[0].most_packets)
        if m[0].interfaces != 0:
            came(m, pe, parcel)
        else:
            received(m, parcel)
        return
    if is_interface(m, pe):
        serve(m, pe, number, loads_of(m)[number].what & u4(0xFFFF))
        return
    if m[0].apart == 0:
        enter(m, pe, number)
        return
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
    gate.high = max(gate.high, gate.count + u4(gate.free == now + m[0].slot))  # with the one just taken in
    if gate.asked == u4(0):
        request(m, pe, max(gate.free, now))


def intakes(m, bucket):
    """Phases 3 and 4: each gate where packets wait hands one to its PE."""
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
