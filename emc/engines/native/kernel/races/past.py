# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Which turns certainly came before the running one: `is_before` of engines/races/channels.py."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import couplings_of, links_of, trains_of, turns_of, ways_of
from emc.engines.native.kernel.races.arrivals import reached_in
from emc.engines.native.kernel.races.links import new_link
from emc.engines.native.kernel.races.turns import reaches
from emc.engines.native.kernel.records import call_apart, i8, inlined, njit, u4, u8
from emc.engines.native.kernel.state import LEAF, SINK


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
        if one.change <= leaf.seen or stamp > reached_in(m, (i8(one.chain), i8(one.stamp), i8(one.vector)), chain):
            break
        time = i8(one.time)
        entry = i8(one.older)
    return time
