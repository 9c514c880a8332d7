# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""A packet comes into a PE's queue (phase 4)."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import journeys_of, loads_of, packets_of, pes_of, pieces_of
from emc.engines.native.kernel.bypass import waits_apart
from emc.engines.native.kernel.records import NONE, bytes_at, carray, fetch, i8, inlined, njit, u4, u8
from emc.engines.native.kernel.rules import wait
from emc.engines.native.kernel.wheel import wake


@njit
def load(m, pe):
    """Static data into the memory of a PE that is first heard of."""
    pieces = pieces_of(m)
    memory = carray(bytes_at(m[0].memory), m[0].whole)
    base = i8(pe) * m[0].stride
    for i in range(u8(m[0].pieces)):
        piece = pieces[i]
        source = carray(bytes_at(piece.source), piece.size)
        for j in range(u8(piece.size)):
            memory[u8(base + piece.address) + j] = source[j]
    pes_of(m)[pe].loaded = u4(1)


@inlined
def intake(m, pe, number):
    """Phase 4: the packet waits to be dispatched, or bypasses. full: the first PE that has no room for it, + 1."""
    packets, pes = packets_of(m), pes_of(m)
    one = pes[pe]
    if one.loaded == u4(0):
        load(m, pe)
    packets[number].next = NONE
    if m[0].journey != 0:
        journeys_of(m)[number].came = m[0].now
    if m[0].apart == 0:
        if one.head == NONE:
            one.head = number
        else:
            packets[one.tail].next = number
        one.tail = number
    elif not waits_apart(m, pe, number):
        return
    if wait(one, m[0]) and (m[0].full == 0 or i8(pe) + 1 < m[0].full):
        m[0].full = i8(pe) + 1
    if one.awake == u4(0):
        fetch(m[0].memory + i8(pe) * m[0].stride + i8(loads_of(m)[number].address & ~u4(127)))
        wake(m, pe, max(one.busy, m[0].now))
