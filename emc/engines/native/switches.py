# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Packets under way: from their PE to its switch, from port to port, into a PE's queue (phases 2, 3 and 4 of a cycle).

Ports are numbered from 1, three a node, 0 ends a list; a packet's `node` holds also the input by which it comes. The
rules are engines/reference/switches.py's.
"""

from __future__ import annotations

from emc.engines.native import state
from emc.engines.native.records import (
    NONE,
    bytes_at,
    carray,
    i8,
    longs_at,
    njit,
    packet_at,
    pe_at,
    piece_at,
    port_at,
    u4,
    u8,
    words_at,
)
from emc.engines.native.wheel import arrive, request, wake

BUCKETS = state.BUCKETS


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
    packets = carray(packet_at(m[0].packet), 1)
    packet = packets[number]
    packet.type = kind
    packet.goal = goal
    packet.address = address
    packet.data = data
    packet.origin = origin
    packet.source = pe
    packet.by = by
    packet.by_life = by_life
    packet.node = pe << u4(2)  # node and the input by which it comes: its own PE's is 0
    arrive(m, number, at)


@njit
def arrivals(m, bucket):
    """Phase 2: packets enter the queues of the ports that they take next."""
    heads = carray(words_at(m[0].arrival_head), BUCKETS)
    packets, ports = carray(packet_at(m[0].packet), 1), carray(port_at(m[0].port), 1)
    order = m[0].order
    where = carray(words_at(m[0].where), 1)
    number = heads[bucket]
    heads[bucket] = NONE
    while number != NONE:
        following = packets[number].next
        node, entrance = packets[number].node >> u4(2), packets[number].node & u4(3)
        goal = packets[number].goal
        output = 2 if node == goal else way(order, i8(where[node]), i8(where[goal]))
        place = node * u4(3) + u4(output) + u4(1)  # ports are numbered from 1: 0 ends a list
        enter(packets, ports, place, entrance, number)
        if ports[place].asked == u4(0):
            request(m, place, max(ports[place].free, m[0].now))
        number = following


@njit
def way(order, here, goal):
    """machine/network.py: turn, for places given as row << 8 | column."""
    row, goal_row = here >> 8, goal >> 8
    left = (goal & 255) - (here & 255)
    if left < 0:
        left += order + 1
    if goal_row >> left != row & ((1 << (order - left)) - 1):
        left += order + 1
    if left > order:
        return row >> (order - 1)
    return goal_row >> (left - 1) & 1


@njit
def enter(packets, ports, place, entrance, number):
    """The packet becomes the last of a port's queue for an input."""
    packets[number].next = NONE
    port = ports[place]
    if entrance == u4(0):
        if port.head0 == NONE:
            port.head0 = number
        else:
            packets[port.tail0].next = number
        port.tail0 = number
        port.count0 += u4(1)
        count = port.count0
    elif entrance == u4(1):
        if port.head1 == NONE:
            port.head1 = number
        else:
            packets[port.tail1].next = number
        port.tail1 = number
        port.count1 += u4(1)
        count = port.count1
    else:
        if port.head2 == NONE:
            port.head2 = number
        else:
            packets[port.tail2].next = number
        port.tail2 = number
        port.count2 += u4(1)
        count = port.count2
    if count > port.high:
        port.high = count


@njit
def first_of(packets, port):
    """Takes the packet that is served first: of the own PE, then of input 0, then of 1."""
    if port.head0 != NONE:
        number = port.head0
        port.head0 = packets[number].next
        port.count0 -= u4(1)
    elif port.head1 != NONE:
        number = port.head1
        port.head1 = packets[number].next
        port.count1 -= u4(1)
    else:
        number = port.head2
        port.head2 = packets[number].next
        port.count2 -= u4(1)
    return number


@njit
def arbitrations(m, bucket):
    """Phase 3 (and 4, the PEs' intake): each port that asked moves a packet. False: a PE's buffer is full."""
    heads = carray(words_at(m[0].request_head), BUCKETS)
    packets, ports, pes = carray(packet_at(m[0].packet), 1), carray(port_at(m[0].port), 1), carray(pe_at(m[0].pe), 1)
    order, now = m[0].order, m[0].now
    columns, rows_mask = order + 1, (1 << order) - 1
    where = carray(words_at(m[0].where), 1)
    place = heads[bucket]
    heads[bucket] = NONE
    while place != NONE:
        port = ports[place]
        following = port.next
        node = (place - u4(1)) // u4(3)
        output = place - u4(1) - node * u4(3)
        if output == u4(2) and pes[node].busy > now:
            if i8(pes[node].taken) >= m[0].most_taken:
                pes[node].held += 1
                request(m, place, pes[node].busy)
                place = following
                continue
            pes[node].taken += u4(1)
        number = first_of(packets, port)
        port.free = now + m[0].slot
        if port.head0 | port.head1 | port.head2 != NONE:
            request(m, place, port.free)
        else:
            port.asked = u4(0)
        if output == u4(2):
            if not intake(m, node, number):
                return False
        else:
            row = i8(where[node]) >> 8
            to_row, to_column = (2 * row + i8(output)) & rows_mask, (i8(where[node]) & 255) + 1
            if to_column == columns:
                to_column = 0
            entrance = 1 + (row >> (order - 1)) if order > 0 else 1
            packets[number].node = u4(to_row * columns + to_column) << u4(2) | u4(entrance)
            arrive(m, number, now + m[0].hop)
        place = following
    return True


@njit
def load(m, pe):
    """Static data into the memory of a PE that is first heard of."""
    pieces = carray(piece_at(m[0].piece), 1)
    base = i8(pe) << m[0].address_bits
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
