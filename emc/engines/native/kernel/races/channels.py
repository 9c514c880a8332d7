# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Ways between PEs, and the handlers that sent packets on, by the way of the packets that began them: what `before` and
`sends_on` of engines/races/channels.py do."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import (
    couplings_of,
    trains_of,
    turns_of,
    ways_of,
)
from emc.engines.native.kernel.races.trains import coupled, forget_train, last_at, new_train
from emc.engines.native.kernel.races.turns import comes_after, is_old, keep, knows, reaches
from emc.engines.native.kernel.records import i8, inlined, njit, u4, u8


@inlined
def way_of(m, source, goal, special):
    """The number of a way."""
    way = i8(source) * m[0].units + i8(goal)
    return way * 2 + special if m[0].apart != 0 else way


@njit
def before(m, way, sender):
    """Adds what Channels.before returns for a way to `before`. Forgets handlers that all later turns know."""
    ways, trains, entries = ways_of(m), trains_of(m), couplings_of(m)
    previous, number = i8(0), i8(ways[u8(way)].sent_on)
    while number != 0:
        train = trains[u8(number)]
        following = i8(train.next)
        if is_old(m, i8(entries[u8(train.newest)].turn)):
            if previous == 0:
                ways[u8(way)].sent_on = u4(following)
            else:
                trains[u8(previous)].next = u4(following)
            forget_train(m, number)
            number = following
            continue
        last = reaches(m, sender, i8(train.chain))
        if last != 0:
            entry = last_at(m, i8(train.newest), last)
            if entry != 0:
                turn = i8(entries[u8(entry)].turn)
                if not knows(m, sender, turn):
                    comes_after(m, turn)
        previous, number = number, following


@njit
def sends_on(m, turn):
    """As Channels.sends_on."""
    one, ways, trains = turns_of(m)[u8(turn)], ways_of(m), trains_of(m)
    way = i8(one.way) - 1
    number = i8(ways[u8(way)].sent_on)
    while number != 0 and trains[u8(number)].chain != one.sender_chain:
        number = i8(trains[u8(number)].next)
    if number == 0:
        number = new_train(m, way, i8(one.sender_chain))
        if number == 0:
            return
        trains[u8(number)].next = ways[u8(way)].sent_on
        ways[u8(way)].sent_on = u4(number)
    entry = coupled(m, number, i8(one.sender_time))
    if entry != 0:
        keep(m, turn)
        couplings_of(m)[u8(entry)].turn = u4(turn)
