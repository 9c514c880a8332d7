# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Collective hardware. This is reference/collective.py with records instead of objects."""

from __future__ import annotations

from emc.engines.native.kernel import rules
from emc.engines.native.kernel.arrays import engines_of, meetings_of, notes_of, packets_of, parcels_of, serialisers_of
from emc.engines.native.kernel.leave import leave
from emc.engines.native.kernel.parcels import RELEASES, SENDS, copy, due, new_parcel, place
from emc.engines.native.kernel.records import NONE, i8, njit, u4, u8
from emc.engines.native.kernel.rules import pass_port
from emc.engines.native.kernel.wheel import arrive
from emc.machine.rules.dma import COLOUR_IN_USE, FINE

meet = rules.come


# ---- barriers


@njit
def come(m, pe, cycle, colour, note, value, counted, origin, by, by_life):
    """The PE comes to a barrier in that cycle. Returns FINE, or COLOUR_IN_USE if it is there already."""
    one = notes_of(m)[u8(colour * m[0].pes + i8(pe))]
    if one.there != u4(0):
        return COLOUR_IN_USE
    one.there, one.address, one.value = u4(1), note, value
    one.type = u4(m[0].type_qwrite if counted != u4(0) else m[0].type_iwrite)
    one.origin, one.by, one.by_life = origin, by, by_life
    release = meet(meetings_of(m)[u8(colour)], m[0], cycle)
    if release != 0:
        due(m, release, RELEASES, u4(colour))
    return FINE


@njit
def released_all(m, colour):
    """Every PE has reached the barrier of that colour, so each PE gets its note."""
    notes, first = notes_of(m), u8(colour) * u8(m[0].pes)
    for pe in range(u8(m[0].pes)):
        one = notes[first + pe]
        one.there = u4(0)
        if one.address == u4(0):
            continue
        here = u4(pe)
        leave(m, here, m[0].now, one.type, here, one.address, one.value, one.origin, one.by, one.by_life)


# ---- broadcasts


@njit
def serves(m, engine):
    """Whether the serialising crossbar serves the engine's transfer; if not, it lets the engine send later. It knows
    engines by their numbers from 1."""
    one, mine = serialisers_of(m)[u8(0)], u4(i8(engine) + 1)
    if one.serves == NONE:
        one.serves = mine
    if one.serves == mine:
        return True
    engines_of(m)[engine].next = NONE
    if one.head == NONE:
        one.head = mine
    else:
        engines_of(m)[u4(i8(one.tail) - 1)].next = mine
    one.tail = mine
    return False


@njit
def spread(m, number, at, offset, size):
    """Sends a packet of the command, `size` bytes from the host's address `at` on, to all PEs. Returns the cycle in
    which it passes the serialising crossbar."""
    cycle = pass_port(serialisers_of(m)[u8(0)], m[0], size, m[0].now + m[0].inject)
    for goal in range(u4(m[0].pes)):
        parcel = new_parcel(m)
        body = parcels_of(m)[parcel]
        body.command, body.offset, body.size = number, u4(offset), u4(size)
        body.asks = body.first = u4(0)
        body.goal = u4(goal)
        copy(m, at, place(m, parcel), size)
        packet = packets_of(m)[u4(i8(parcel) + m[0].most_packets)]
        packet.at, packet.path = (u4(goal) + u4(1)) << u4(2 * m[0].bits), 0
        arrive(m, u4(i8(parcel) + m[0].most_packets), cycle + m[0].broadcast)
    return cycle


@njit
def leave_serialiser(m):
    """The serialising crossbar has served a transfer."""
    one = serialisers_of(m)[u8(0)]
    one.serves = one.head
    if one.head != NONE:
        engine = u4(i8(one.head) - 1)
        one.head = engines_of(m)[engine].next
        due(m, one.free, SENDS, engine)
