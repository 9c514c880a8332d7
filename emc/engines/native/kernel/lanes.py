# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Packets to and from the PEs of other processes, in a run without time (engines/mpi).

Over a lane: a ring of packets in memory that two processes share, from one to the other. Each lane has two marks: how
many packets were written to it, and how many of them were taken. One process writes the first mark, the other one the
second, so that no lock is needed: a packet is written before the mark that shows it, and read before the mark that
frees its place. A process shows its packets, and looks for others', from time to time (`exchange`), and all the time
while it has nothing to do.

Through Python, if there is no lane: the array `abroad`, with the PE in LOAD.cycle, and the array `incoming`. If a lane
is full, its packets also go into `abroad`. Python brings them back as `incoming`, so the order of packets between two
PEs is kept: while some wait, the lane is blocked for later ones.

    MARKS words of the array `mark` for each lane: the first is the number of packets written, the one at TAKEN_MARK of
    packets taken. The one at BELL counts messages for Python, for which the kernel returns. Other words are not used,
    so the two processes do not write to the same line of the cache.
"""

from __future__ import annotations

from emc.engines.native.kernel.arrays import abroad_of, incoming_of, lanes_of, marks_of, spots_of
from emc.engines.native.kernel.queues import put
from emc.engines.native.kernel.records import acquire, fetch, fetch_to_write, i8, inlined, njit, release, u4, u8
from emc.engines.native.kernel.state import BELL, MARKS, SPOT, TAKEN_MARK, size

FOREIGN = u4(0xFFFFFFFF)  # a life that no segment of this process has: reports end where a packet came over a lane
SIZE = size(SPOT)  # bytes
AHEAD = 20  # places of a lane that are fetched from the other process's cache before they are needed


@inlined
def is_own(m, goal):
    """Whether this process has the PE."""
    return u8(i8(goal) - m[0].first_pe) < u8(m[0].own_pes)


@inlined
def forward(m, what, goal, address, data, origin, by, by_life):
    """Sends a packet to a PE of another process."""
    if m[0].ranks != 0:
        lane = lanes_of(m)[u8(goal) // u8(m[0].rank_pes)]
        if lane.out != 0:
            if lane.blocked == 0 and (lane.sent != lane.full or has_room(m, lane)):
                at = (lane.out - 1) * m[0].spots + (lane.sent & (m[0].spots - 1))
                spot = spots_of(m)[u8(at)]
                spot.goal = goal
                write(spot, what, address, data, origin, by)
                fetch_to_write(m[0].spot + i8(at + AHEAD) * SIZE)
                lane.sent += 1
                m[0].pushed += 1
                return
            lane.blocked = 1
    packet = abroad_of(m)[u8(m[0].leaving)]
    write(packet, what, address, data, origin, by)
    packet.cycle = i8(goal)
    packet.by_life = by_life
    m[0].leaving += 1


@inlined
def write(packet, what, address, data, origin, by):
    packet.what = what
    packet.address = address
    packet.data = data
    packet.origin = origin
    packet.by = by


@njit
def has_room(m, lane):
    """Looks at how many packets the other process has taken from the lane to it."""
    lane.full = marks_of(m)[u8((lane.out - 1) * MARKS + TAKEN_MARK)] + m[0].spots
    acquire()
    return lane.sent != lane.full


@njit
def show(m):
    """Lets the other processes see all packets on the lanes to them."""
    lanes, marks = lanes_of(m), marks_of(m)
    for rank in range(u8(m[0].ranks)):
        lane = lanes[rank]
        if lane.sent != lane.shown:
            release()
            marks[u8((lane.out - 1) * MARKS)] = lane.sent
            lane.shown = lane.sent


@njit
def exchange(m):
    """Shows packets to other processes, and appends packets that have come over lanes to the queues of their PEs.
    Returns the same as `put`."""
    show(m)
    m[0].look_at = m[0].now + m[0].every
    lanes, marks, spots = lanes_of(m), marks_of(m), spots_of(m)
    for rank in range(u8(m[0].ranks)):
        lane = lanes[rank]
        if lane.into != 0:
            at = u8((lane.into - 1) * MARKS)
            end = marks[at]
            if marks[at + u8(BELL)] != lane.rung:
                lane.rung = marks[at + u8(BELL)]
                m[0].pause = m[0].now
            acquire()
            if end != lane.taken:
                first = (lane.into - 1) * m[0].spots
                m[0].pulled += end - lane.taken
                while lane.taken != end:
                    p = spots[u8(first + (lane.taken & (m[0].spots - 1)))]
                    lane.taken += 1
                    if lane.taken + AHEAD < end:
                        fetch(m[0].spot + (first + ((lane.taken + AHEAD) & (m[0].spots - 1))) * SIZE)
                    if not put(m, p.what, p.goal, p.address, p.data, p.origin, p.by, FOREIGN):
                        return False
                release()
                marks[at + u8(TAKEN_MARK)] = end
    return True


@njit
def take_in(m):
    """Takes the packets that Python brings: packets from other processes, and packets for which a lane was full.
    Returns the same as `put`."""
    lanes, incoming = lanes_of(m), incoming_of(m)
    for rank in range(u8(m[0].ranks)):
        lanes[rank].blocked = 0
    for i in range(u8(m[0].came_in)):
        p = incoming[i]
        goal = u4(p.cycle)
        if not is_own(m, goal):
            forward(m, p.what, goal, p.address, p.data, p.origin, p.by, p.by_life)
        elif not put(m, p.what, goal, p.address, p.data, p.origin, p.by, p.by_life):
            return False
    m[0].came_in = 0
    return True
