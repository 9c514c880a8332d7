# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Engines that move blocks by themselves. This is reference/engines.py with records instead of objects.

Their events are in a heap (`due`), by cycle, kind, PE and engine. Each engine has at most one event that sends, and one
that lands. A packet with a body is a parcel; in the switches it has a number above those of other packets.
"""

from __future__ import annotations

from emc.engines.native.kernel import objects
from emc.engines.native.kernel.arrays import (
    commands_of,
    dues_of,
    engines_of,
    last_left_of,
    late_of,
    log_pes_of,
    movings_of,
    packets_of,
    parcels_of,
    pes_of,
    shares_of,
    states_of,
    tracks_of,
    where_of,
    words_of,
)
from emc.engines.native.kernel.intake import load
from emc.engines.native.kernel.leave import leave
from emc.engines.native.kernel.records import NONE, bytes_at, carray, i8, njit, u4, u8
from emc.engines.native.kernel.rules import land, leaves, mistake, occupy, release, reserve, turn_to
from emc.engines.native.kernel.wheel import NEVER, arrive
from emc.engines.native.kernel.wires import output, shape_of, way
from emc.machine.rules.dma import BAD_ADDRESS, COUNTED, ENGINE_BITS, FINE, FULL, MOST_ENGINES, TCW_WORDS

LANDS, SENDS = 0, 1 << 40  # kinds of events, in the bits above the engine's number


# ---- events


@njit
def due(m, cycle, kind, engine):
    """Schedules an event of the engine in that cycle."""
    heap = dues_of(m)
    key = i8(kind) + i8(engine)
    at = u8(m[0].dues)
    m[0].dues += 1
    while at > u8(0):
        up = (at - u8(1)) >> u8(1)
        if heap[up].cycle < cycle or (heap[up].cycle == cycle and heap[up].key < key):
            break
        heap[at].cycle, heap[at].key = heap[up].cycle, heap[up].key
        at = up
    heap[at].cycle, heap[at].key = cycle, key
    m[0].next_due = heap[0].cycle


@njit
def first_due(m):
    """Removes the first event. Returns its key."""
    heap = dues_of(m)
    found = heap[0].key
    m[0].dues -= 1
    size = u8(m[0].dues)
    cycle, key = heap[size].cycle, heap[size].key
    at = u8(0)
    while True:
        down = u8(2) * at + u8(1)
        if down >= size:
            break
        other = down + u8(1)
        if other < size and (
            heap[other].cycle < heap[down].cycle
            or (heap[other].cycle == heap[down].cycle and heap[other].key < heap[down].key)
        ):
            down = other
        if cycle < heap[down].cycle or (cycle == heap[down].cycle and key < heap[down].key):
            break
        heap[at].cycle, heap[at].key = heap[down].cycle, heap[down].key
        at = down
    heap[at].cycle, heap[at].key = cycle, key
    m[0].next_due = heap[0].cycle if size != u8(0) else NEVER
    return found


@njit
def act(m):
    """Performs all events of engines in this cycle."""
    while m[0].next_due == m[0].now:
        key = first_due(m)
        if key >= SENDS:
            sends(m, u4(key - SENDS))
        else:
            landed(m, u4(key))


# ---- commands


@njit
def look(m, pe, tcw):
    """What is wrong with the control word at that local address; FINE if nothing is. The address must be valid."""
    if i8(tcw) + TCW_WORDS * 4 > m[0].memory_size:
        return BAD_ADDRESS
    words, at = words_of(m), u8(i8(pe) * m[0].stride + i8(tcw)) >> u8(2)
    source, destination, note = i8(words[at]), i8(words[at + u8(1)]), i8(words[at + u8(3)])
    size = i8(words[at + u8(2)] ^ u4(1 << 31)) - (1 << 31)
    return mistake(source, destination, size, note, i8(words[at + u8(5)]), i8(pe), m[0])


@njit
def kick(m, pe, tcw, cycle, origin, by, by_life):
    """Gives the control word's engine its command in that cycle. Returns FINE, or why the engine does not take it."""
    wrong = look(m, pe, tcw)
    if wrong != FINE:
        return wrong
    words, at = words_of(m), u8(i8(pe) * m[0].stride + i8(tcw)) >> u8(2)
    bits, mask = m[0].address_bits, (1 << m[0].address_bits) - 1
    source, destination, how = i8(words[at]), i8(words[at + u8(1)]), i8(words[at + u8(5)])
    mine, other = how & (MOST_ENGINES - 1), how >> ENGINE_BITS & (MOST_ENGINES - 1)
    engine = u4(i8(pe) * m[0].engines + mine)
    if i8(engines_of(m)[engine].waiting) >= m[0].commands or m[0].known >= m[0].most_commands:
        return FULL
    m[0].known += 1
    m[0].kicked += 1
    commands, number = commands_of(m), u4(m[0].free_command)
    if number != NONE:
        m[0].free_command = commands[number].next
    else:
        m[0].fresh_command += 1
        number = u4(m[0].fresh_command)
    one = commands[number]
    puts = source >> bits == i8(pe)
    one.pe, one.engine = u4(source >> bits), u4(mine if puts else other)
    one.goal, one.there = u4(destination >> bits), u4(other if puts else mine)
    one.source, one.destination = u4(source & mask), u4(destination & mask)
    one.size, one.done = i8(words[at + u8(2)]), 0
    one.note, one.value = u4(i8(words[at + u8(3)]) & mask), words[at + u8(4)]
    one.counted = u4(how & COUNTED != 0)
    one.owner, one.mine, one.tcw, one.asks = pe, u4(mine), tcw, u4(not puts)
    one.origin, one.by, one.by_life, one.serial = origin, by, by_life, u4(m[0].kicked)
    if m[0].shadow != 0:
        lend(m, number)
    give(m, engine, number, cycle)
    m[0].alone = m[0].horizon = 0  # the machine has one more event
    return FINE


@njit
def give(m, engine, number, cycle):
    one, commands = engines_of(m)[engine], commands_of(m)
    commands[number].next = NONE
    if one.command == NONE:
        one.command = number
        due(m, max(cycle, one.free) + m[0].fetch, SENDS, engine)
        return
    if one.waiting == u4(0):
        one.head = number
    else:
        commands[one.tail].next = number
    one.tail = number
    one.waiting += u4(1)


# ---- marks of a checked build on memory that transfers need (engines/checks/shadow.py)


@njit
def lend(m, number):
    """Marks the bytes of a transfer that begins."""
    one, states = commands_of(m)[number], states_of(m)
    for pe in (one.pe, one.goal):
        if pes_of(m)[pe].loaded == u4(0):
            load(m, pe)
    source, to = objects.place(m, one.pe, one.source), objects.place(m, one.goal, one.destination)
    for i in range(u8(one.size)):
        if states[source + i] == objects.SET:
            states[source + i] = objects.LENT
    for i in range(u8(one.size)):
        if objects.is_live(states[to + i]):
            states[to + i] = objects.COMING


@njit
def give_back(m, number):
    """Removes the marks of a transfer that is over, except those that other transfers need."""
    commands, states = commands_of(m), states_of(m)
    one = commands[number]
    source, to = objects.place(m, one.pe, one.source), objects.place(m, one.goal, one.destination)
    for begin in (source, to):
        for i in range(u8(one.size)):
            if states[begin + i] in (objects.LENT, objects.COMING):
                states[begin + i] = objects.SET
    for place in range(1, m[0].fresh_command + 1):
        other = u4(place)
        needs = other != number and commands[other].serial != u4(0)
        if needs and (touches(m, other, source, one.size) or touches(m, other, to, one.size)):
            lend(m, other)


@njit
def touches(m, number, begin, size):
    """Whether a transfer needs one of those bytes."""
    one = commands_of(m)[number]
    source, to = objects.place(m, one.pe, one.source), objects.place(m, one.goal, one.destination)
    first, end = i8(begin), i8(begin) + size
    return (i8(source) < end and first < i8(source) + one.size) or (i8(to) < end and first < i8(to) + one.size)


# ---- an engine sends


@njit
def sends(m, engine):
    """Sends a packet if it is the engine's turn; else waits for the turn."""
    one, now = engines_of(m)[engine], m[0].now
    number = one.command
    command = commands_of(m)[number]
    pe = u4(i8(engine) // m[0].engines)
    asks = command.asks != u4(0)
    size = 0 if asks else min(m[0].body, command.size - command.done)
    if m[0].flying >= m[0].most_parcels:
        due(m, now + m[0].fetch, SENDS, engine)
        return
    if one.reserved == u4(0):
        start = reserve(one, shares_of(m)[pe], m[0], size, now)
        if start > now:
            one.reserved = u4(1)
            due(m, start, SENDS, engine)
            return
    one.reserved = u4(0)
    if pes_of(m)[pe].loaded == u4(0):
        load(m, pe)
    parcel = new_parcel(m)
    body = parcels_of(m)[parcel]
    body.command, body.offset, body.size = number, u4(command.done), u4(size)
    body.asks, body.first = command.asks, u4(1)
    copy(m, m[0].memory + i8(pe) * m[0].stride + i8(command.source) + command.done, place(m, parcel), size)
    command.done += size
    goal = command.pe if asks else command.goal
    depart_node(m, pe, goal, parcel)


@njit
def depart_node(m, pe, goal, parcel):
    at = m[0].now + m[0].inject
    if m[0].delayed != 0:
        left, pair = last_left_of(m), u8(pe) * u8(m[0].pes) + u8(goal)
        at = leaves(pes_of(m)[pe], m[0], late_of(m), i8(pe), at, left[pair])
        left[pair] = at
    number = u4(i8(parcel) + m[0].most_packets)
    packet, where, bits, shape = packets_of(m)[number], where_of(m), u4(m[0].bits), shape_of(m)
    path = way(m[0].topology, shape, where[pe], where[goal])
    packet.at = ((pe + u4(1)) << bits | u4(output(m[0].topology, shape, path))) << bits
    packet.path = path
    arrive(m, number, at)


@njit
def new_parcel(m):
    m[0].flying += 1
    number = u4(m[0].free_parcel)
    if number != NONE:
        m[0].free_parcel = parcels_of(m)[number].next
        return number
    m[0].fresh_parcel += 1
    return u4(m[0].fresh_parcel)


@njit
def place(m, parcel):
    """The address of a parcel's bytes."""
    return m[0].cargo + (i8(parcel) - 1) * m[0].body


@njit
def copy(m, source, destination, size):
    read, written = carray(bytes_at(source), size), carray(bytes_at(destination), size)
    for i in range(u8(size)):
        written[i] = read[i]


@njit
def released(m, parcel, cycle):
    """Frees the parcel's engine for the next packet, if this is the first port that the parcel has passed."""
    body = parcels_of(m)[parcel]
    if body.first == u4(0):
        return
    body.first = u4(0)
    command = commands_of(m)[body.command]
    asks = body.asks != u4(0)
    number = i8(command.owner) * m[0].engines + i8(command.mine)
    if not asks:
        number = i8(command.pe) * m[0].engines + i8(command.engine)
    engine = u4(number)
    one = engines_of(m)[engine]
    one.free = release(one, m[0], i8(body.size), cycle)
    occupied(m, 2 * number, body.command, i8(body.size), one.began, one.free - m[0].gap)
    if not asks and command.done < command.size:
        due(m, one.free, SENDS, engine)
        return
    one.commands += 1
    one.command = NONE
    if one.waiting != u4(0):
        one.waiting -= u4(1)
        one.command = one.head
        one.head = commands_of(m)[one.head].next
        due(m, one.free + m[0].fetch, SENDS, engine)


# ---- an engine receives


@njit
def received(m, parcel):
    """Takes in a parcel whose head comes to its node."""
    released(m, parcel, m[0].now)  # a parcel for the node itself passes no other port
    parcels = parcels_of(m)
    body = parcels[parcel]
    number = body.command
    command = commands_of(m)[number]
    if body.asks != u4(0):
        command.asks = u4(0)
        forget(m, parcel)
        give(m, u4(i8(command.pe) * m[0].engines + i8(command.engine)), number, m[0].now)
        return
    engine = u4(i8(command.goal) * m[0].engines + i8(command.there))
    one = engines_of(m)[engine]
    body.lands = land(one, shares_of(m)[command.goal], m[0], i8(body.size), m[0].now)
    occupied(m, 2 * i8(engine) + 1, number, i8(body.size), one.taken, body.lands)
    body.next = NONE
    if one.first_in == NONE:
        one.first_in = parcel
        due(m, body.lands, LANDS, engine)
    else:
        parcels[one.last_in].next = parcel
    one.last_in = parcel


@njit
def forget(m, parcel):
    m[0].flying -= 1
    parcels_of(m)[parcel].next = u4(m[0].free_parcel)
    m[0].free_parcel = parcel


@njit
def landed(m, engine):
    """Writes the bytes of an engine's first parcel to memory. After a command's last one, sends note and answer."""
    one, parcels, now = engines_of(m)[engine], parcels_of(m), m[0].now
    parcel = one.first_in
    body = parcels[parcel]
    one.first_in = body.next
    if one.first_in != NONE:
        due(m, parcels[one.first_in].lands, LANDS, engine)
    number = body.command
    command = commands_of(m)[number]
    pe = command.goal
    if pes_of(m)[pe].loaded == u4(0):
        load(m, pe)
    to = m[0].memory + i8(pe) * m[0].stride + i8(command.destination) + i8(body.offset)
    copy(m, place(m, parcel), to, i8(body.size))
    last = i8(body.offset) + i8(body.size) >= command.size
    forget(m, parcel)
    if not last:
        return
    m[0].known -= 1
    if m[0].shadow != 0:
        give_back(m, number)
    command.serial = u4(0)
    origin, by, by_life = command.origin, command.by, command.by_life
    noted = now + m[0].land
    if command.note != u4(0):
        kind = u4(m[0].type_qwrite if command.counted != u4(0) else m[0].type_iwrite)
        leave(m, pe, noted, kind, pe, command.note, command.value, origin, by, by_life)
    kind = u4(m[0].type_done)
    leave(m, pe, noted + m[0].done, kind, command.owner, command.tcw, command.mine, origin, by, by_life)
    command.next = u4(m[0].free_command)
    m[0].free_command = number


# ---- tracks


@njit
def passed(m, place, parcel, cycle, end):
    """Marks the link as busy up to cycle `end`, because the parcel goes through its port."""
    body = parcels_of(m)[parcel]
    occupied(m, 2 * m[0].pes * m[0].engines + i8(place), body.command, i8(body.size), cycle, end)


@njit
def occupied(m, number, command, size, cycle, end):
    """Marks the track as busy with `size` bytes of the command."""
    track, one = tracks_of(m)[u8(number)], commands_of(m)[command]
    if track.serial != one.serial:
        if track.serial != u4(0) and m[0].most_moving != 0:
            note(m, number)
        turn_to(track, one.serial, cycle)
        track.source, track.goal, track.origin = one.pe, one.goal, one.origin
    occupy(track, size, cycle, end)


@njit
def note(m, number):
    """Records the stretch of a track that is over, for Options.record."""
    track = tracks_of(m)[u8(number)]
    engines = 2 * m[0].pes * m[0].engines
    pe = number // (2 * m[0].engines) if number < engines else (number - engines >> m[0].bits) - 1
    outside = track.end <= m[0].log_first and track.began < m[0].log_first
    if track.began > m[0].log_last or outside or log_pes_of(m)[u8(min(pe, m[0].pes))] == 0:
        return
    if m[0].movings == m[0].most_moving:
        m[0].lost += 1
        return
    row = movings_of(m)[u8(m[0].movings)]
    m[0].movings += 1
    row.begin, row.end, row.size, row.track = track.began, track.end, track.size, u4(number)
    row.source, row.goal, row.origin = track.source, track.goal, track.origin
