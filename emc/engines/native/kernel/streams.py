# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Packets on links, by the cycle in which they come to their next port. There is a stream for each of the next cycles.

A stream has parts: for each pair of a switch's inputs, one for packets that come to links and one for packets that come
to gates. A part is built around a middle: packets by the pair's first input go down from there, those by the second go
up. So one loop over the part takes the packets of the first input before those of the second, as ports do. The order
within one input does not matter: a link brings a switch one packet in a cycle, and packets that come to different
switches never meet at a port.

    ends        two places for each part: where the next packet goes down, and where the next one goes up
"""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.arrays import stream_of, streamed_of
from emc.engines.native.kernel.records import i8, inlined, u4, u8

STREAMS = state.STREAMS
GATES = u8(2)  # from a place for links to the place for gates


@inlined
def place_of(entrance):
    """The place in a stream for the packets that come by that input."""
    number = entrance - u4(1)
    return (number >> u4(1)) << u4(2) | (number & u4(1))


@inlined
def entrance_of(place):
    """The input to which that place belongs."""
    return (place >> u4(2) << u4(1) | (place & u4(1))) + u4(1)


@inlined
def pairs_of(links):
    """The number of pairs of a switch's inputs, rounded up."""
    return u8((links + 1) >> 1)


@inlined
def first_of(cycle, pairs):
    """The index of the first end in a cycle's stream."""
    return (u8(cycle) & u8(STREAMS - 1)) * pairs * u8(4)


@inlined
def put(m, pairs, cycle, place, number, port, path):
    """Puts a packet that comes to that port in that cycle into a place of the stream."""
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
    """Empties a part. Returns where its packets begin and end. end: the first of its two ends."""
    ends = streamed_of(m)
    first, last = u8(ends[end] + 1), u8(ends[end + u8(1)])
    middle = i8(end + u8(1)) * m[0].nodes
    ends[end], ends[end + u8(1)] = middle - 1, middle
    return first, last


@inlined
def begin(m, pairs):
    """Empties all parts."""
    for part in range(u8(2 * STREAMS) * pairs):
        emptied(m, u8(2) * part)


@inlined
def bit(cycle):
    """The bit of a cycle in `near`."""
    return u8(1) << (u8(cycle) & u8(STREAMS - 1))
