# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""The order of turns that follows from the order of messages (engines/races/channels.py).

For each way there is a list of trains, one for each chain of senders; a train has the turns that their packets began,
the newest first, each with the time of its sender.
"""

from __future__ import annotations

from emc.engines.native.kernel.arrays import couplings_of, trains_of, turns_of, ways_of
from emc.engines.native.kernel.races.turns import comes_after, is_old, keep, knows, reaches, release
from emc.engines.native.kernel.records import i8, inlined, njit, u4, u8
from emc.engines.races.channels import MOST

OFTEN = 16  # entries of a train after which old ones are looked for


@inlined
def way_of(m, source, goal, special):
    """The number of a way."""
    way = i8(source) * m[0].units + i8(goal)
    return way * 2 + special if m[0].apart != 0 else way


@njit
def before(m, way, sender):
    """Adds what Channels.before returns to `before`. Forgets trains of which all later turns know everything."""
    ways, trains, entries = ways_of(m), trains_of(m), couplings_of(m)
    previous, number = i8(0), i8(ways[u8(way)])
    while number != 0:
        train = trains[u8(number)]
        following, newest = i8(train.next), i8(train.newest)
        turn = i8(entries[u8(newest)].turn)
        if is_old(m, turn):
            if previous == 0:
                ways[u8(way)] = u4(following)
            else:
                trains[u8(previous)].next = u4(following)
            forget_train(m, number)
            number = following
            continue
        last = reaches(m, sender, i8(train.chain))
        if last != 0 and not knows(m, sender, turn):
            entry = newest
            while entry != 0 and i8(entries[u8(entry)].time) > last:
                entry = i8(entries[u8(entry)].older)
            if entry != 0:
                turn = i8(entries[u8(entry)].turn)
                if not knows(m, sender, turn):
                    comes_after(m, turn)
        previous, number = number, following


@njit
def forget_train(m, number):
    """Frees a train and its entries."""
    train = trains_of(m)[u8(number)]
    forget_entries(m, i8(train.newest))
    train.next = u4(m[0].free_train)
    m[0].free_train = number


@njit
def forget_entries(m, entry):
    """Frees an entry and all older ones. Returns how many."""
    entries, count = couplings_of(m), i8(0)
    while entry != 0:
        one = entries[u8(entry)]
        older = i8(one.older)
        release(m, i8(one.turn))
        one.older = u4(m[0].free_coupling)
        m[0].free_coupling = entry
        entry = older
        count += 1
    return count


@njit
def new_train(m, way, chain):
    number = m[0].free_train
    if number != 0:
        m[0].free_train = i8(trains_of(m)[u8(number)].next)
    elif m[0].fresh_train + 1 < m[0].most_trains:
        m[0].fresh_train += 1
        number = m[0].fresh_train
    else:
        m[0].gave_up = 1
        return i8(0)
    train = trains_of(m)[u8(number)]
    train.chain, train.count, train.newest = u4(chain), u4(0), u4(0)
    train.next = ways_of(m)[u8(way)]
    ways_of(m)[u8(way)] = u4(number)
    return number


@njit
def new_coupling(m):
    number = m[0].free_coupling
    if number != 0:
        m[0].free_coupling = i8(couplings_of(m)[u8(number)].older)
    elif m[0].fresh_coupling + 1 < m[0].most_couplings:
        m[0].fresh_coupling += 1
        number = m[0].fresh_coupling
    else:
        m[0].gave_up = 1
        return i8(0)
    return number


@njit
def began(m, way, sender, turn):
    """As Channels.began."""
    trains, entries, turns = trains_of(m), couplings_of(m), turns_of(m)
    chain, time = turns[u8(sender)].chain, turns[u8(sender)].time
    number = i8(ways_of(m)[u8(way)])
    while number != 0 and trains[u8(number)].chain != chain:
        number = i8(trains[u8(number)].next)
    if number == 0:
        number = new_train(m, way, i8(chain))
        if number == 0:
            return
    train = trains[u8(number)]
    keep(m, turn)
    if train.newest != u4(0) and entries[u8(train.newest)].time >= time:
        release(m, i8(entries[u8(train.newest)].turn))
        entries[u8(train.newest)].turn = u4(turn)
        return
    entry = new_coupling(m)
    if entry == 0:
        return
    one = entries[u8(entry)]
    one.time, one.turn, one.older = time, u4(turn), train.newest
    train.newest = u4(entry)
    train.count += u4(1)
    if i8(train.count) % OFTEN == 0:
        forget_old(m, number)
    if i8(train.count) > MOST:
        thin(m, number)


@njit
def forget_old(m, number):
    """Forgets the entries before the newest one that all later turns know."""
    train, entries = trains_of(m)[u8(number)], couplings_of(m)
    entry = i8(train.newest)
    while entry != 0 and not is_old(m, i8(entries[u8(entry)].turn)):
        entry = i8(entries[u8(entry)].older)
    if entry != 0:
        older = i8(entries[u8(entry)].older)
        entries[u8(entry)].older = u4(0)
        train.count -= u4(forget_entries(m, older))


@njit
def thin(m, number):
    """Drops some of the older entries: from the oldest, the second, the fourth and so on, up to the middle."""
    train, entries = trains_of(m)[u8(number)], couplings_of(m)
    place, entry = i8(train.count) - 1, i8(train.newest)
    while place > 0:
        older = i8(entries[u8(entry)].older)
        place -= 1  # of `older`, counted from the oldest, which is 0
        if place < MOST // 2 and place % 2 == 1:
            after = entries[u8(older)].older
            entries[u8(older)].older = u4(0)
            forget_entries(m, older)
            train.count -= u4(1)
            entries[u8(entry)].older = after
            older = i8(after)
            place -= 1
        entry = older
