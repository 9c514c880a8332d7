# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Packets under way: from their PE to its switch, from port to port, into a PE's queue (phases 2, 3 and 4 of a cycle).

Ports are numbered from 1, three a node, 0 ends a list. The rules are engines/reference/switches.py's; a packet's turns
are all found when it leaves, and a port at rest costs it one event.
"""

from __future__ import annotations

from emc.engines.native import state
from emc.engines.native.records import (
    NONE,
    bytes_at,
    carray,
    i8,
    load_at,
    longs_at,
    lowest_bit,
    njit,
    packet_at,
    pe_at,
    piece_at,
    port_at,
    queue_at,
    u4,
    u8,
    words_at,
)
from emc.engines.native.wheel import arrive, arrive_all, request, wake

BUCKETS = state.BUCKETS
PORTS = 3  # outputs of a switch (machine/network.py)
LOCAL_PORT = 3
LOCAL = u4(state.LOCAL)
ARRIVED = u8(state.ARRIVED)


@njit
def new_packet(m):
    """The number of a record for a packet."""
    packets = carray(packet_at(m[0].packet), 1)
    number = u4(m[0].free_packet)
    if number != NONE:
        m[0].free_packet = packets[number].next
        return number
    m[0].fresh += 1
    return u4(m[0].fresh)


@njit
def scatter(seed, source, count, bound):
    """machine/packets.py: scatter."""
    z = u8(seed) * u8(0x9E3779B97F4A7C15) + u8(source) * u8(0xD1B54A32D192ED03) + u8(count) * u8(0x2545F4914F6CDD1D)
    z = (z ^ (z >> u8(30))) * u8(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> u8(27))) * u8(0x94D049BB133111EB)
    return i8((z ^ (z >> u8(31))) % u8(bound + 1))


@njit
def leave(m, pe, cycle, kind, goal, address, data, origin, by, by_life):
    """A packet is on its way to its PE's switch."""
    at = cycle + m[0].inject
    sent = carray(longs_at(m[0].sent_by_type), 1)
    sent[u8(pe) * u8(m[0].types) + u8(kind)] += 1
    if m[0].net_delay != 0:
        pes = carray(pe_at(m[0].pe), 1)
        pes[pe].injected += 1
        late = at + scatter(m[0].seed, i8(pe), pes[pe].injected, m[0].net_delay)
        left = carray(longs_at(m[0].last_left), 1)
        place = u8(pe) * u8(m[0].pes) + u8(goal)
        at = max(late, left[place])
        left[place] = at
    m[0].packets += 1
    number = new_packet(m)
    load = carray(load_at(m[0].load), 1)[number]
    load.what = kind | pe << u4(16)
    load.address = address
    load.data = data
    load.origin = origin
    load.by = by
    load.by_life = by_life
    packet = carray(packet_at(m[0].packet), 1)[number]
    turns = way(m, pe, goal)
    packet.at = ((pe * u4(PORTS) + u4(1)) << u4(2)) + (output_of(turns) << u4(2))
    packet.path = i8(turns << u8(1))
    arrive(m, number, at)


@njit
def way(m, pe, goal):
    """machine/network.py, route: the turns from PE to PE, from the top bit down, and a 1 behind them."""
    if pe == goal:
        return ARRIVED
    order, where = m[0].order, carray(words_at(m[0].where), 1)
    here, there = i8(where[pe]), i8(where[goal])
    row, goal_row = here >> 8, there >> 8
    left = (there & 255) - (here & 255)
    if left < 0:
        left += order + 1
    if goal_row >> left != row & ((1 << (order - left)) - 1):
        left += order + 1
    free = max(left - order, 0)  # the first turns, by which the row's top bits come in again
    bound = left - free
    turns = row >> (order - free) << bound | goal_row & ((1 << bound) - 1)
    return u8(turns << 1 | 1) << u8(63 - left)


@njit
def output_of(turns):
    """The output that a packet takes with these turns before it."""
    return u4(2) if turns == ARRIVED else u4(turns >> u8(63))


@njit
def arrivals(m, bucket):
    """Phase 2: packets come to the ports that they take next. One that finds its port at rest goes through at once, for
    phase 3 would take it; should an input that is served earlier bring another in the same cycle, they change places.
    False: a PE's buffer is full."""
    heads = carray(words_at(m[0].arrival_head), BUCKETS)
    packets, ports = carray(packet_at(m[0].packet), 1), carray(port_at(m[0].port), 1)
    now, free_again, over = m[0].now, m[0].now + m[0].slot, m[0].now + m[0].hop
    last = NONE  # of those that went through; record 0 is the list's beginning
    number = heads[bucket]
    heads[bucket] = NONE
    while number != NONE:
        packet = packets[number]
        following = packet.next
        place = packet.at >> u4(2)
        port = ports[place]
        link = port.link
        if port.asked == u4(0) and port.free <= now and (link & LOCAL == NONE or takes(m, link)):
            port.free = free_again
            port.passed = number
            port.entrance = packet.at & u4(3)
            if link & LOCAL == NONE:
                advance(packet, link)
                packets[last].next = number
                last = number
            elif not intake(m, link & ~LOCAL, number):
                return False
        else:
            passed = port.free == free_again
            if passed and packet.at & u4(3) < port.entrance:
                exchange(m, number, port)
            wait(m, number, u4(passed and packet.at & u4(3) == port.entrance))
        number = following
    if last != NONE:
        packets[last].next = NONE
        arrive_all(m, packets[NONE].next, last, over)
    return True


@njit
def takes(m, link):
    """Whether a PE takes in a packet in this cycle: it does so of few only while its thread runs."""
    one = carray(pe_at(m[0].pe), 1)[link & ~LOCAL]
    if one.busy > m[0].now:
        if i8(one.taken) >= m[0].most_taken:
            return False
        one.taken += u4(1)
    return True


@njit
def advance(packet, link):
    """The packet goes over a port's link."""
    turns = u8(packet.path)
    packet.at = link + (output_of(turns) << u4(2))
    packet.path = i8(turns << u8(1))


@njit
def exchange(m, number, port):
    """The packet takes the place of the one that went through the port in this cycle, and that one its."""
    packets, loads = carray(packet_at(m[0].packet), 1), carray(load_at(m[0].load), 1)
    new, old = packets[number], packets[port.passed]
    loads[NONE] = loads[number]
    loads[number] = loads[port.passed]
    loads[port.passed] = loads[NONE]
    waits = new.at & ~u4(3) | port.entrance
    port.entrance = new.at & u4(3)
    if port.link & LOCAL == NONE:
        output = (old.at - port.link) >> u4(2)
        turns = ARRIVED if output == u4(2) else u8(old.path) >> u8(1) | u8(output) << u8(63)
        old.path = new.path
        advance(old, port.link)
        new.path = i8(turns)
    new.at = waits


@njit
def wait(m, number, before):
    """The packet becomes the last in the queue of its port and input. before: packets that went through just now."""
    packets = carray(packet_at(m[0].packet), 1)
    at = packets[number].at
    queue, port = carray(queue_at(m[0].queue), 1)[at], carray(port_at(m[0].port), 1)[at >> u4(2)]
    bit = u4(1) << (at & u4(3))
    if port.waiting & bit == NONE:
        queue.head = number
        port.waiting |= bit
    else:
        packets[queue.tail].next = number
    packets[number].next = NONE
    queue.tail = number
    queue.count += u4(1)
    queue.high = max(queue.high, queue.count + before)
    if port.asked == u4(0):
        request(m, at >> u4(2), max(port.free, m[0].now))


@njit
def first_of(m, place, port):
    """Takes the packet that is served first: of the own PE, then of input 0, then of 1."""
    entrance = u4(lowest_bit(u8(port.waiting)))
    queue = carray(queue_at(m[0].queue), 1)[place << u4(2) | entrance]
    number = queue.head
    queue.head = carray(packet_at(m[0].packet), 1)[number].next
    queue.count -= u4(1)
    if queue.head == NONE:
        port.waiting &= port.waiting - u4(1)
    return number


@njit
def arbitrations(m, bucket):
    """Phase 3 (and 4, the PEs' intake): each port where packets wait moves one. False: a PE's buffer is full."""
    heads = carray(words_at(m[0].request_head), BUCKETS)
    packets, ports, pes = carray(packet_at(m[0].packet), 1), carray(port_at(m[0].port), 1), carray(pe_at(m[0].pe), 1)
    now = m[0].now
    place = heads[bucket]
    heads[bucket] = NONE
    while place != NONE:
        port = ports[place]
        following = port.next
        link = port.link
        if link & LOCAL != NONE and not takes(m, link):
            one = pes[link & ~LOCAL]
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
        if link & LOCAL != NONE:
            if not intake(m, link & ~LOCAL, number):
                return False
        else:
            advance(packets[number], link)
            arrive(m, number, now + m[0].hop)
        place = following
    return True


@njit
def wire(m):
    """The links of the network (machine/network.py: successor, entrance)."""
    order, columns = m[0].order, m[0].order + 1
    where, ports = carray(words_at(m[0].where), 1), carray(port_at(m[0].port), 1)
    for node in range(u8(columns << order)):
        row, column = i8(where[node]) >> 8, (i8(where[node]) & 255) + 1
        if column == columns:
            column = 0
        entrance = 1 + (row >> (order - 1)) if order > 0 else 1
        for output in range(u8(2)):
            to_row = (2 * row + i8(output)) & ((1 << order) - 1)
            link = (to_row * columns + column) * PORTS + 1
            ports[node * u8(PORTS) + output + u8(1)].link = u4(link << 2 | entrance)
        ports[node * u8(PORTS) + u8(LOCAL_PORT)].link = LOCAL | u4(node)


@njit
def load(m, pe):
    """Static data into the memory of a PE that is first heard of."""
    pieces = carray(piece_at(m[0].piece), 1)
    base = i8(pe) * m[0].stride
    for i in range(u8(m[0].pieces)):
        piece = pieces[i]
        goal = carray(bytes_at(m[0].memory + base + piece.address), 1)
        source = carray(bytes_at(piece.source), 1)
        for j in range(u8(piece.size)):
            goal[j] = source[j]
    carray(pe_at(m[0].pe), 1)[pe].loaded = u4(1)


@njit
def intake(m, pe, number):
    """Phase 4: the packet waits to be dispatched. False: the buffer is full."""
    packets, pes = carray(packet_at(m[0].packet), 1), carray(pe_at(m[0].pe), 1)
    one = pes[pe]
    if one.loaded == u4(0):
        load(m, pe)
    packets[number].next = NONE
    if one.head == NONE:
        one.head = number
    else:
        packets[one.tail].next = number
    one.tail = number
    one.waiting += u4(1)
    waiting = i8(one.waiting)
    if one.waiting > one.queue_high:
        one.queue_high = one.waiting
        if waiting > m[0].packet_limit:
            m[0].full = i8(pe) + 1
            return False
    if waiting > m[0].on_chip:
        one.spills += 1
        one.debt += m[0].spill
    if one.awake == u4(0):
        wake(m, pe, max(one.busy, m[0].now))
    return True
