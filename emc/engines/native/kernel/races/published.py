# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""The turns that a turn comes after because it uses what they left (engines/races/published.py): a list of links."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import links_of, turns_of
from emc.engines.native.kernel.races.arrivals import learn
from emc.engines.native.kernel.races.links import free_link, free_links, new_link
from emc.engines.native.kernel.races.past import sink_is_before
from emc.engines.native.kernel.races.turns import is_sink, reaches
from emc.engines.native.kernel.records import i8, njit, u4, u8
from emc.engines.native.kernel.state import SINK


@njit
def use(m, first, turn, leaves):
    """As Published.use. first: the list of a place. Returns the new list."""
    links = links_of(m)
    if is_sink(m, turn):
        if not leaves:
            return first
        return new_link(m, turn, 0, without_earlier(m, first, turn))
    link = first
    while link != 0:
        other = i8(links[u8(link)].turn)
        if not (is_sink(m, other) and sink_is_before(m, other, turn)):
            learn(m, turn, other)
        link = i8(links[u8(link)].next)
    if not leaves:
        return first
    free_links(m, first)
    return new_link(m, turn, 0, 0)


@njit
def without_earlier(m, first, turn):
    """Removes the sinks whose packets certainly came before that of a sink on the same way. Returns the list."""
    links, turns = links_of(m), turns_of(m)
    one = turns[u8(turn)]
    previous, link = i8(0), first
    while link != 0:
        following = i8(links[u8(link)].next)
        other = turns[u8(links[u8(link)].turn)]
        known = other.kind & u4(SINK) != u4(0) and other.way == one.way
        if known and i8(other.sender_time) <= reaches(m, turn, i8(other.sender_chain)):
            free_link(m, link)
            if previous == 0:
                first = following
            else:
                links[u8(previous)].next = u4(following)
        else:
            previous = link
        link = following
    return first
