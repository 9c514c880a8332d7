# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Engines that move blocks by themselves. This is reference/engines.py with records instead of objects.

Each engine has at most one event that sends, and one that lands (parcels.py). A packet with a body is a parcel; in the
switches it has a number above those of other packets.
"""

from __future__ import annotations

from emc.engines.checks.states import COMING, LENT, SET
from emc.engines.native.kernel import objects
from emc.engines.native.kernel.arrays import (
    commands_of,
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
from emc.engines.native.kernel.collective import come, leave_serialiser, released_all, serves, spread
from emc.engines.native.kernel.intake import load
from emc.engines.native.kernel.leave import leave
from emc.engines.native.kernel.parcels import LANDS, RELEASES, SENDS, copy, due, first_due, forget, new_parcel, place
from emc.engines.native.kernel.records import NONE, i8, inlined, njit, u4, u8
from emc.engines.native.kernel.rules import land, leaves, mistake, occupy, release, reserve, touches, turn_to
from emc.engines.native.kernel.wheel import arrive
from emc.engines.native.kernel.wires import output, shape_of, way
from emc.machine.rules.dma import (
    BAD_ADDRESS,
    BARRIER,
    BROADCAST,
    COUNTED,
    ENGINE_BITS,
    FINE,
    FULL,
    MOST_ENGINES,
    TCW_WORDS,
)

# ---- events


@njit
def act(m):
    """Performs all events of engines in this cycle."""
    while m[0].next_due == m[0].now:
        key = first_due(m)
        if key >= RELEASES:
            released_all(m, u4(key - RELEASES))
        elif key >= SENDS:
            sends(m, u4(key - SENDS))
        else:
            landed(m, u4(key))


# ---- commands


@njit
def look(m, pe, tcw):
    """The mistake in the control word at that local address; FINE if there is none. The address must be valid."""
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
    if how & BARRIER != 0:
        note, value, counted = u4(i8(words[at + u8(3)]) & mask), words[at + u8(4)], u4(how & COUNTED != 0)
        m[0].alone = m[0].horizon = 0
        return come(m, pe, cycle, destination, note, value, counted, origin, by, by_life)
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
    one.spreads, one.begun = u4(how & BROADCAST != 0), u4(0)
    one.left = u4(m[0].pes if how & BROADCAST != 0 else 1)
    if m[0].shadow != 0 and one.spreads == u4(0):
        lend(m, number)
    give(m, engine, number, cycle)
    m[0].alone = m[0].horizon = 0  # the machine has one more event
    return FINE


@njit
def give(m, engine, number, cycle):
    one = engines_of(m)[engine]
    if one.command == NONE:
        one.command = number
        due(m, max(cycle, one.free) + m[0].fetch, SENDS, engine)
        return
    append(m, engine, number)


@njit
def append(m, engine, number):
    """Lets a command wait at its engine."""
    one, commands = engines_of(m)[engine], commands_of(m)
    commands[number].next = NONE
    if one.waiting == u4(0):
        one.head = number
    else:
        commands[one.tail].next = number
    one.tail = number
    one.waiting += u4(1)


@njit
def goal_of(m, number):
    """The destination of a command's next packet. All PEs together are a destination of their own."""
    one = commands_of(m)[number]
    if one.spreads != u4(0):
        return u4(m[0].pes)
    return one.pe if one.asks != u4(0) else one.goal


@njit
def is_first(m, engine, number):
    """Whether no older command that waits at the engine has the same goal."""
    commands, other = commands_of(m), engines_of(m)[engine].head
    while other != NONE:
        if commands[other].serial < commands[number].serial and goal_of(m, other) == goal_of(m, number):
            return False
        other = commands[other].next
    return True


@njit
def turn(m, engine):
    """Continues with the next command. With `rotate`, that is the first command in the queue for whose goal no earlier
    one waits."""
    one, commands = engines_of(m)[engine], commands_of(m)
    before, chosen = NONE, one.head
    while m[0].rotate != 0 and not is_first(m, engine, chosen):
        before, chosen = chosen, commands[chosen].next
    if before == NONE:
        one.head = commands[chosen].next
    else:
        commands[before].next = commands[chosen].next
    if one.tail == chosen:
        one.tail = before
    one.waiting -= u4(1)
    one.command = chosen
    fetch = 0 if commands[chosen].begun != u4(0) else m[0].fetch
    due(m, one.free + fetch, SENDS, engine)


# ---- marks of a checked build on memory that transfers need (engines/checks/shadow.py)


@inlined
def ends(m, number):
    """The places of a transfer's source and destination, over all PEs."""
    one = commands_of(m)[number]
    return objects.place(m, one.pe, one.source), objects.place(m, one.goal, one.destination)


@njit
def lend(m, number):
    """Marks the bytes of a transfer that begins."""
    one, states = commands_of(m)[number], states_of(m)
    for pe in (one.pe, one.goal):
        if pes_of(m)[pe].loaded == u4(0):
            load(m, pe)
    source, to = ends(m, number)
    for i in range(u8(one.size)):
        if states[source + i] == SET:
            states[source + i] = LENT
    for i in range(u8(one.size)):
        if objects.is_live(states[to + i]):
            states[to + i] = COMING


@njit
def give_back(m, number):
    """Removes the marks of a transfer that is over, except those that other transfers need."""
    commands, states = commands_of(m), states_of(m)
    size = commands[number].size
    source, to = ends(m, number)
    for begin in (source, to):
        for i in range(u8(size)):
            if states[begin + i] in (LENT, COMING):
                states[begin + i] = SET
    for record in range(1, m[0].fresh_command + 1):
        other = u4(record)
        if other == number or commands[other].serial == u4(0) or commands[other].spreads != u4(0):
            continue
        begin, end = ends(m, other)
        more = i8(commands[other].size)
        for part in (source, to):
            if touches(i8(begin), i8(end), more, i8(part), i8(size)):
                lend(m, other)


# ---- an engine sends


@njit
def sends(m, engine):
    """Sends a packet if it is the engine's turn. Otherwise waits for the turn."""
    one, now = engines_of(m)[engine], m[0].now
    number = one.command
    command = commands_of(m)[number]
    pe = u4(i8(engine) // m[0].engines)
    asks = command.asks != u4(0)
    size = 0 if asks else min(m[0].body, command.size - command.done)
    command.begun = u4(1)
    if command.spreads != u4(0) and not serves(m, engine):
        return
    if m[0].flying + i8(command.left) > m[0].most_parcels:
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
    at, offset = m[0].memory + i8(pe) * m[0].stride + i8(command.source) + command.done, command.done
    command.done += size
    if command.spreads != u4(0):
        departed(m, engine, asks, number, size, spread(m, number, at, offset, size))
        return
    parcel = new_parcel(m)
    body = parcels_of(m)[parcel]
    body.command, body.offset, body.size = number, u4(offset), u4(size)
    body.asks, body.first = command.asks, u4(1)
    body.goal = command.pe if asks else command.goal
    copy(m, at, place(m, parcel), size)
    depart_node(m, pe, body.goal, parcel)


@njit
def depart_node(m, pe, goal, parcel):
    at = m[0].now + m[0].inject
    if m[0].delayed != 0:
        left, pair = last_left_of(m), u8(pe) * u8(m[0].units) + u8(goal)
        at = leaves(pes_of(m)[pe], m[0], late_of(m), i8(pe), at, left[pair])
        left[pair] = at
    number = u4(i8(parcel) + m[0].most_packets)
    packet, where, bits, shape = packets_of(m)[number], where_of(m), u4(m[0].bits), shape_of(m)
    path = way(m[0].topology, shape, where[pe], where[goal])
    packet.at = ((pe + u4(1)) << bits | u4(output(m[0].topology, shape, path))) << bits
    packet.path = path
    arrive(m, number, at)


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
    departed(m, u4(number), asks, body.command, i8(body.size), cycle)


@njit
def departed(m, engine, asks, number, size, cycle):
    """Goes on with an engine whose packet has left the node in that cycle."""
    one, command = engines_of(m)[engine], commands_of(m)[number]
    one.free = release(one, m[0], size, cycle)
    occupied(m, 2 * i8(engine), number, size, one.began, one.free - m[0].gap)
    if not asks and command.done < command.size:
        if m[0].rotate != 0 and one.waiting != u4(0):
            append(m, engine, number)
            turn(m, engine)
        else:
            due(m, one.free, SENDS, engine)
        return
    one.commands += 1
    one.command = NONE
    if command.spreads != u4(0):
        leave_serialiser(m)
    if one.waiting != u4(0):
        turn(m, engine)


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
    engine = u4(i8(body.goal) * m[0].engines + i8(command.there))
    one = engines_of(m)[engine]
    body.lands = land(one, shares_of(m)[body.goal], m[0], i8(body.size), m[0].now)
    occupied(m, 2 * i8(engine) + 1, number, i8(body.size), one.taken, body.lands)
    body.next = NONE
    if one.first_in == NONE:
        one.first_in = parcel
        due(m, body.lands, LANDS, engine)
    else:
        parcels[one.last_in].next = parcel
    one.last_in = parcel


@njit
def landed(m, engine):
    """Writes the bytes of an engine's first parcel to memory. If it is the command's last parcel, also sends the note
    and the answer."""
    one, parcels, now = engines_of(m)[engine], parcels_of(m), m[0].now
    parcel = one.first_in
    body = parcels[parcel]
    one.first_in = body.next
    if one.first_in != NONE:
        due(m, parcels[one.first_in].lands, LANDS, engine)
    number = body.command
    command = commands_of(m)[number]
    pe = body.goal
    if pes_of(m)[pe].loaded == u4(0):
        load(m, pe)
    to = m[0].memory + i8(pe) * m[0].stride + i8(command.destination) + i8(body.offset)
    copy(m, place(m, parcel), to, i8(body.size))
    last = i8(body.offset) + i8(body.size) >= command.size
    forget(m, parcel)
    if not last:
        return
    origin, by, by_life = command.origin, command.by, command.by_life
    noted = now + m[0].land
    if command.note != u4(0):
        kind = u4(m[0].type_qwrite if command.counted != u4(0) else m[0].type_iwrite)
        leave(m, pe, noted, kind, pe, command.note, command.value, origin, by, by_life)
    command.left -= u4(1)
    if command.left != u4(0):
        return
    m[0].known -= 1
    if m[0].shadow != 0 and command.spreads == u4(0):
        give_back(m, number)
    command.serial = u4(0)
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
