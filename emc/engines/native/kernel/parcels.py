# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Events of engines, in a heap (`due`) by cycle, kind, PE and engine, and records of packets with bodies (parcels)."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import dues_of, parcels_of
from emc.engines.native.kernel.records import NONE, bytes_at, carray, i8, njit, u4, u8
from emc.engines.native.kernel.wheel import NEVER

# Kinds of events, in the bits above the number of the engine, or of the colour
LANDS, SENDS, RELEASES = 0, 1 << 40, 1 << 41


@njit
def due(m, cycle, kind, engine):
    """Schedules an event of the engine in that cycle."""
    heap = dues_of(m)
    key = i8(kind) + i8(engine)
    at = u8(m[0].dues)
    m[0].dues += 1
    while at > u8(0):
        up = (at - u8(1)) >> u8(1)
        if heap[up].cycle < cycle or (heap[up].cycle == cycle and heap[up].key < key):
            break
        heap[at].cycle, heap[at].key = heap[up].cycle, heap[up].key
        at = up
    heap[at].cycle, heap[at].key = cycle, key
    m[0].next_due = heap[0].cycle


@njit
def first_due(m):
    """Removes the first event. Returns its key."""
    heap = dues_of(m)
    found = heap[0].key
    m[0].dues -= 1
    size = u8(m[0].dues)
    cycle, key = heap[size].cycle, heap[size].key
    at = u8(0)
    while True:
        down = u8(2) * at + u8(1)
        if down >= size:
            break
        other = down + u8(1)
        if other < size and (
            heap[other].cycle < heap[down].cycle
            or (heap[other].cycle == heap[down].cycle and heap[other].key < heap[down].key)
        ):
            down = other
        if cycle < heap[down].cycle or (cycle == heap[down].cycle and key < heap[down].key):
            break
        heap[at].cycle, heap[at].key = heap[down].cycle, heap[down].key
        at = down
    heap[at].cycle, heap[at].key = cycle, key
    m[0].next_due = heap[0].cycle if size != u8(0) else NEVER
    return found


@njit
def new_parcel(m):
    m[0].flying += 1
    number = u4(m[0].free_parcel)
    if number != NONE:
        m[0].free_parcel = parcels_of(m)[number].next
        return number
    m[0].fresh_parcel += 1
    return u4(m[0].fresh_parcel)


@njit
def place(m, parcel):
    """The address of a parcel's bytes."""
    return m[0].cargo + (i8(parcel) - 1) * m[0].body


@njit
def copy(m, source, destination, size):
    read, written = carray(bytes_at(source), size), carray(bytes_at(destination), size)
    for i in range(u8(size)):
        written[i] = read[i]


@njit
def forget(m, parcel):
    m[0].flying -= 1
    parcels_of(m)[parcel].next = u4(m[0].free_parcel)
    m[0].free_parcel = parcel
