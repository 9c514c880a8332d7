# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""The order of turns that follows from the order of messages (engines/races/channels.py).

A *leaf* of a way is a turn there that nothing follows from. Only for leaves it must be known who comes after them, so
`arrives` does nothing if no leaf has come that its sender knows of, since the last time.
"""

from __future__ import annotations

from emc.engines.native.kernel.arrays import (
    couplings_of,
    links_of,
    train_heads_of,
    trains_of,
    turns_of,
    way_leaves_of,
    ways_of,
)
from emc.engines.native.kernel.races import turns as clocks
from emc.engines.native.kernel.races.links import new_link
from emc.engines.native.kernel.races.trains import coupled, forget_train, last_at, new_train
from emc.engines.native.kernel.races.turns import comes_after, is_old, is_sink, keep, knows, reaches
from emc.engines.native.kernel.races.vectors import drop, hold, joined, time_in, with_time
from emc.engines.native.kernel.records import call_apart, i8, inlined, njit, u4, u8
from emc.engines.native.kernel.state import LEAF, LEAVES, SINK

NO_CHAIN = 0xFFFF_FFFF  # of what several senders knew together


@inlined
def way_of(m, source, goal, special):
    """The number of a way."""
    way = i8(source) * m[0].units + i8(goal)
    return way * 2 + special if m[0].apart != 0 else way


# ---- handlers that sent packets on


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


# ---- who comes after the packets on a way


@njit
def leaf(m, way, chain, time):
    """Notes that a packet of that sender has begun a leaf."""
    one = ways_of(m)[u8(way)]
    last = way_leaves_of(m)[u8(way * LEAVES + (i8(one.leaves) & (LEAVES - 1)))]
    last.chain, last.time = u4(chain), u4(time)
    one.leaves += u4(1)


@inlined
def reached(m, knowledge, chain):
    """How far in a chain somebody knows turns, of whom only chain, time and vector are given."""
    own, time, vector = knowledge
    return i8(time) if own == chain else time_in(m, vector, chain)


@njit
def train_at(m, way, chain):
    """The train of the chain for those that come after packets on the way; 0 if there is none."""
    trains = trains_of(m)
    number = i8(train_heads_of(m)[place(m, way, chain)])
    while number != 0:
        train = trains[u8(number)]
        if i8(train.way) == way and i8(train.chain) == chain:
            break
        number = i8(train.same)
    return number


@inlined
def place(m, way, chain):
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
        trains_of(m)[u8(number)].same = heads[place(m, way, chain)]
        heads[place(m, way, chain)] = u4(number)
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
        if i8(one.time) <= reached(m, knowledge, i8(one.chain)):
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
    if newest != 0 and (last == NO_CHAIN or stamp > reached(m, knowledge, last)):
        if time <= reached(m, (last, stamp, last_vector), chain):
            drop(m, vector)
            chain, time, vector = last, stamp, last_vector
            hold(m, vector)
        else:
            vector = both(m, vector, last_vector, chain, time)
            if last != NO_CHAIN:
                made = with_time(m, vector, last, stamp)
                drop(m, vector)
                vector = made
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
def both(m, vector, other, chain, time):
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


@inlined
def is_before(m, mark, reached, turn):
    """As Channels.is_before, for the turn of a mark. `turn` is the running turn, which knows the mark's chain up to
    `reached`. The chain and time of a sink are its sender's."""
    bits, way, chain, time = i8(mark.bits), i8(mark.way), i8(mark.chain), i8(mark.time)
    if bits & SINK == 0:
        if time <= reached:
            return True
        if bits & LEAF == 0 and not came_now(m, way):
            return False
        two = turns_of(m)[u8(mark.turn)]
        chain, time = i8(two.sender_chain), i8(two.sender_time)
        reached = reaches(m, turn, chain)
    return time <= reached and follows(m, turn, i8(mark.turn), way, bits & LEAF, chain, time)


@inlined
def sink_is_before(m, other, turn):
    """As `is_before`, for a turn that is a sink."""
    two = turns_of(m)[u8(other)]
    chain, time = i8(two.sender_chain), i8(two.sender_time)
    return time <= reaches(m, turn, chain) and follows(m, turn, other, i8(two.way), LEAF, chain, time)


@inlined
def came_now(m, way):
    """Whether the packet of the running turn came on that way."""
    return way != 0 and (way == m[0].way_now or way == m[0].way_too)


@inlined
def follows(m, turn, other, way, leaf, chain, time):
    """Whether a turn that knows the sender of another turn's packet comes after it by the order of messages. Without
    that knowledge, it could know of no later packet on the way. chain, time: the sender's; leaf: 0 if the other turn is
    none."""
    if came_now(m, way) and time <= reaches(m, m[0].sender_now, chain):
        return True
    return way != 0 and leaf != 0 and call_apart(_is_past, m, (turn, other)) != 0


@njit
def _is_past(m, operands):
    """As Channels._is_past: 1 or 0. `known` has the first time of each chain that comes after the leaf `other`, as far
    as the way's changes were looked at. What has changed since is looked at only if that is not enough."""
    turn, other = operands
    two, trains, links = turns_of(m)[u8(other)], trains_of(m), links_of(m)
    before = i8(two.known)
    if reaches_one(m, turn, before, i8(0)):
        return i8(1)
    way = ways_of(m)[u8(i8(two.way) - 1)]
    number = i8(way.arrived)
    while number != 0 and trains[u8(number)].change > two.seen:
        train = trains[u8(number)]
        time = i8(0) if is_known_in(m, i8(two.known), i8(train.chain)) else first_after(m, i8(train.newest), other)
        if time != 0:
            link = new_link(m, i8(0), i8(train.chain), i8(two.known))
            if link == 0:
                return i8(0)
            links[u8(link)].time = u4(time)
            two.known = u4(link)
        number = i8(train.next)
    two.seen = way.changes
    return i8(reaches_one(m, turn, i8(two.known), before))


@njit
def reaches_one(m, turn, link, end):
    """Whether the turn knows the time of a chain in a list, of the links before `end`."""
    links = links_of(m)
    while link != end:
        if i8(links[u8(link)].time) <= reaches(m, turn, i8(links[u8(link)].op)):
            return True
        link = i8(links[u8(link)].next)
    return False


@njit
def is_known_in(m, link, chain):
    """Whether a list has that chain."""
    links = links_of(m)
    while link != 0 and i8(links[u8(link)].op) != chain:
        link = i8(links[u8(link)].next)
    return link != 0


@njit
def first_after(m, entry, other):
    """The time of the first coupling, from one on, that comes after a leaf and after the leaf was looked at last; 0 if
    there is none."""
    entries, leaf, time = couplings_of(m), turns_of(m)[u8(other)], i8(0)
    chain, stamp = i8(leaf.sender_chain), i8(leaf.sender_time)
    while entry != 0:
        one = entries[u8(entry)]
        if one.change <= leaf.seen or stamp > reached(m, (i8(one.chain), i8(one.stamp), i8(one.vector)), chain):
            break
        time = i8(one.time)
        entry = i8(one.older)
    return time
