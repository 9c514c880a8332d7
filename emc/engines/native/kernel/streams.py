# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Packets on links, by the cycle in which they come to their next port: a stream for each of the next cycles.

A stream has parts: for each pair of a switch's inputs one of packets that come to links, and one of those that come to
gates. A part lies around a middle: packets by the first input of the pair go down from there, by the second up. So one
loop over it takes those of the first input before those of the second, as ports do. Within one input the order is of no
account: a link brings one packet a cycle to a switch, and what comes to two switches meets at no port.

    ends        of each part, two places: of the next packet that goes down, and of the next that goes up
"""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.arrays import stream_of, streamed_of
from emc.engines.native.kernel.records import i8, inlined, u4, u8

STREAMS = state.STREAMS
GATES = u8(2)  # from a place for links to that for gates


@inlined
def place_of(entrance):
    """Where the packets by that input go, among the places of one stream."""
    number = entrance - u4(1)
    return (number >> u4(1)) << u4(2) | (number & u4(1))


@inlined
def entrance_of(place):
    """The input of that place."""
    return (place >> u4(2) << u4(1) | (place & u4(1))) + u4(1)


@inlined
def pairs_of(links):
    """Pairs of a switch's inputs, the last one rounded up."""
    return u8((links + 1) >> 1)


@inlined
def first_of(cycle, pairs):
    """The index of the first end of a cycle's stream."""
    return (u8(cycle) & u8(STREAMS - 1)) * pairs * u8(4)


@inlined
def put(m, pairs, cycle, place, number, port, path):
    """A packet comes to that port in that cycle, at a place of the stream."""
    ends, stream = streamed_of(m), stream_of(m)
    end = first_of(cycle, pairs) + u8(place)
    at = ends[end]
    ends[end] = at + i8((end & u8(1)) << u8(1)) - 1
    one = stream[u8(at)]
    one.number = number
    one.at = port
    one.path = path


@inlined
def emptied(m, end):
    """Where the packets of a part begin and end; it is empty now. end: the place of the first of its two ends."""
    ends = streamed_of(m)
    first, last = u8(ends[end] + 1), u8(ends[end + u8(1)])
    middle = i8(end + u8(1)) * m[0].nodes
    ends[end], ends[end + u8(1)] = middle - 1, middle
    return first, last


@inlined
def begin(m, pairs):
    """All parts are empty."""
    for part in range(u8(2 * STREAMS) * pairs):
        emptied(m, u8(2) * part)


@inlined
def bit(cycle):
    """Of a cycle among those of which streams are kept."""
    return u8(1) << (u8(cycle) & u8(STREAMS - 1))
