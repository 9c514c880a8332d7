# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Who comes after the packets on a way: what `arrives` of engines/races/channels.py keeps.

A *leaf* of a way is a turn there that nothing follows from. Only for leaves it must be known who comes after them, so
`arrives` does nothing if no leaf has come that its sender knows of, since the last time.
"""

from __future__ import annotations

from emc.engines.native.kernel.arrays import couplings_of, train_heads_of, trains_of, turns_of, way_leaves_of, ways_of
from emc.engines.native.kernel.races import turns as clocks
from emc.engines.native.kernel.races.trains import coupled, new_train
from emc.engines.native.kernel.races.turns import is_sink
from emc.engines.native.kernel.races.vectors import drop, hold, joined, time_in, with_time
from emc.engines.native.kernel.records import call_apart, i8, inlined, njit, u4, u8
from emc.engines.native.kernel.state import LEAVES

NO_CHAIN = 0xFFFF_FFFF  # of what several senders knew together


@njit
def note_leaf(m, way, chain, time):
    """Notes that a packet of that sender has begun a leaf."""
    one = ways_of(m)[u8(way)]
    last = way_leaves_of(m)[u8(way * LEAVES + (i8(one.leaves) & (LEAVES - 1)))]
    last.chain, last.time = u4(chain), u4(time)
    one.leaves += u4(1)


@inlined
def reached_in(m, knowledge, chain):
    """How far in a chain somebody knows turns, of whom only chain, time and vector are given."""
    own, time, vector = knowledge
    return i8(time) if own == chain else time_in(m, vector, chain)


@njit
def train_at(m, way, chain):
    """The train of the chain for those that come after packets on the way; 0 if there is none."""
    trains = trains_of(m)
    number = i8(train_heads_of(m)[head_of(m, way, chain)])
    while number != 0:
        train = trains[u8(number)]
        if i8(train.way) == way and i8(train.chain) == chain:
            break
        number = i8(train.same)
    return number


@inlined
def head_of(m, way, chain):
    return u8((way * 7919 + chain * 104729) & (m[0].most_train_heads - 1))


@njit
def train_of(m, way, chain):
    """The same train; it is made if there is none."""
    number = train_at(m, way, chain)
    if number != 0:
        return number
    number = new_train(m, way, chain)
    if number != 0:
        heads = train_heads_of(m)
        trains_of(m)[u8(number)].same = heads[head_of(m, way, chain)]
        heads[head_of(m, way, chain)] = u4(number)
    return number


@njit
def goes_first(m, number):
    """Puts a train in front of its way's list; it may be in the list already."""
    trains, way = trains_of(m), ways_of(m)[u8(trains_of(m)[u8(number)].way)]
    train, first = trains[u8(number)], i8(way.arrived)
    if first == number:
        return
    if train.before != u4(0):
        trains[u8(train.before)].next = train.next
        if train.next != u4(0):
            trains[u8(train.next)].before = train.before
    train.before, train.next = u4(0), u4(first)
    if first != 0:
        trains[u8(first)].before = u4(number)
    way.arrived = u4(number)


@njit
def has_new_leaf(m, way, seen, knowledge):
    """Whether there may be leaves on the way, after the first `seen` ones, that somebody knows of."""
    leaves, all_ = way_leaves_of(m), i8(ways_of(m)[u8(way)].leaves)
    if all_ - seen > LEAVES:
        return True
    for number in range(seen, all_):
        one = leaves[u8(way * LEAVES + (number & (LEAVES - 1)))]
        if i8(one.time) <= reached_in(m, knowledge, i8(one.chain)):
            return True
    return False


@inlined
def arrives(m, turn, way, knowledge, learnt):
    """As Channels.arrives, for one way and a turn that is no sink. knowledge: the sender's chain, time and vector.
    learnt: the packet did not come now; the turn has learnt of it."""
    if ways_of(m)[u8(way)].leaves != u4(0):
        chain, time, vector = knowledge
        call_apart(_arrives, m, (i8(turn), i8(way), i8(chain), i8(time), i8(vector), i8(learnt)))


@njit
def _arrives(m, operands):
    turn, way, chain, time, vector, learnt = operands
    knowledge = (chain, time, vector)
    one, entries = turns_of(m)[u8(turn)], couplings_of(m)
    number = train_of(m, way, i8(one.chain))
    if number == 0:
        return
    train = trains_of(m)[u8(number)]
    newest = i8(train.newest)
    seen = i8(train.seen) if newest != 0 else i8(0)
    last, stamp, last_vector = i8(train.last_chain), i8(train.last_stamp), i8(train.last_vector)
    if learnt == 0:
        train.seen = ways_of(m)[u8(way)].leaves
    elif newest != 0:
        seen = i8(train.seen) if stamp == time else i8(0)
    as_last = newest == 0 or (last == chain and last_vector == vector)
    if as_last and not has_new_leaf(m, way, seen, knowledge):
        return
    hold(m, vector)
    if newest != 0 and (last == NO_CHAIN or stamp > reached_in(m, knowledge, last)):
        if time <= reached_in(m, (last, stamp, last_vector), chain):
            drop(m, vector)
            chain, time, vector = last, stamp, last_vector
            hold(m, vector)
        else:
            vector = joined_with(m, vector, last_vector, chain, time)
            if last != NO_CHAIN:
                later = with_time(m, vector, last, stamp)
                drop(m, vector)
                vector = later
            chain, time = i8(NO_CHAIN), i8(0)
    entry = coupled(m, number, i8(one.time))
    if entry == 0:
        return
    ways_of(m)[u8(way)].changes += u4(1)
    change = ways_of(m)[u8(way)].changes
    made = entries[u8(entry)]
    made.chain, made.stamp, made.vector, made.change = u4(chain), u4(time), u4(vector), change
    train.change = change
    train.last_chain, train.last_stamp, train.last_vector = u4(chain), u4(time), u4(vector)
    goes_first(m, number)


@njit
def joined_with(m, vector, other, chain, time):
    """Both vectors joined, and that time of a chain. It takes the place of the first one."""
    larger = joined(m, vector, other)
    drop(m, vector)
    made = with_time(m, larger, chain, time)
    drop(m, larger)
    return made


@njit
def learn(m, turn, other):
    """As Channels.learn."""
    two = turns_of(m)[u8(other)]
    clocks.learn(m, turn, other)
    if is_sink(m, other):
        arrives(m, turn, i8(two.way) - 1, (two.chain, two.time, two.vector), 1)
