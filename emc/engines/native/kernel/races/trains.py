# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""A train: what is kept for one chain on one way (Entries in engines/races/channels.py). It has couplings, the newest
first. A coupling has a number, `time`, and either the turn of a handler or what a sender knew."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import couplings_of, trains_of
from emc.engines.native.kernel.races.turns import release
from emc.engines.native.kernel.races.vectors import drop
from emc.engines.native.kernel.records import i8, njit, u4, u8
from emc.engines.races.channels import MOST


@njit
def new_train(m, way, chain):
    """A new train without couplings; 0 without room."""
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
    train.chain, train.way, train.count, train.newest = u4(chain), u4(way), u4(0), u4(0)
    train.seen, train.next, train.before, train.same, train.change = u4(0), u4(0), u4(0), u4(0), u4(0)
    return number


@njit
def forget_train(m, number):
    """Frees a train and its couplings."""
    train = trains_of(m)[u8(number)]
    forget(m, i8(train.newest))
    train.next = u4(m[0].free_train)
    m[0].free_train = number


@njit
def forget(m, entry):
    """Frees a coupling and all older ones."""
    entries = couplings_of(m)
    while entry != 0:
        one = entries[u8(entry)]
        older = i8(one.older)
        release(m, i8(one.turn))
        drop(m, i8(one.vector))
        one.older = u4(m[0].free_coupling)
        m[0].free_coupling = entry
        entry = older


@njit
def coupled(m, number, time):
    """The coupling with that number, which is emptied if it is the newest one already; 0 without room."""
    train, entries = trains_of(m)[u8(number)], couplings_of(m)
    entry = i8(train.newest)
    if entry != 0 and entries[u8(entry)].time >= u4(time):
        one = entries[u8(entry)]
        release(m, i8(one.turn))
        drop(m, i8(one.vector))
        one.turn, one.vector = u4(0), u4(0)
        return entry
    entry = m[0].free_coupling
    if entry != 0:
        m[0].free_coupling = i8(entries[u8(entry)].older)
    elif m[0].fresh_coupling + 1 < m[0].most_couplings:
        m[0].fresh_coupling += 1
        entry = m[0].fresh_coupling
    else:
        m[0].gave_up = 1
        return i8(0)
    one = entries[u8(entry)]
    one.time, one.turn, one.vector, one.older = u4(time), u4(0), u4(0), train.newest
    train.newest = u4(entry)
    train.count += u4(1)
    if i8(train.count) > MOST:
        thin(m, number)
    return entry


@njit
def last_at(m, entry, time):
    """The newest coupling up to that time, from one on; 0 if there is none."""
    entries = couplings_of(m)
    while entry != 0 and i8(entries[u8(entry)].time) > time:
        entry = i8(entries[u8(entry)].older)
    return entry


@njit
def thin(m, number):
    """Drops some of the older couplings: from the oldest, the second, the fourth and so on, up to the middle."""
    train, entries = trains_of(m)[u8(number)], couplings_of(m)
    place, entry = i8(train.count) - 1, i8(train.newest)
    while place > 0:
        older = i8(entries[u8(entry)].older)
        place -= 1  # of `older`, counted from the oldest, which is 0
        if place < MOST // 2 and place % 2 == 1:
            after = entries[u8(older)].older
            entries[u8(older)].older = u4(0)
            forget(m, older)
            train.count -= u4(1)
            entries[u8(entry)].older = after
            older = i8(after)
            place -= 1
        entry = older
