# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Collects data about packets that PEs take, for Options.record, Options.profile and Options.overview. Other runs don't
call this."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import (
    cells_of,
    entries_of,
    lasts_of,
    log_of,
    log_pes_of,
    overview_of,
    pes_of,
    segments_of,
    traffic_of,
    units_of,
    waits_of,
    words_of,
)
from emc.engines.native.kernel.records import i8, njit, u4, u8
from emc.engines.native.kernel.rules import charge, count_taken, count_wait, count_work
from emc.engines.native.kernel.state import BESIDE
from emc.engines.native.names import MATCHING
from emc.target import CODE, HOST


@njit
def watch(m, pe, kind, address, data, origin, source, left, came):
    """Phase 5: reports a packet that is taken in this cycle. left, came: the cycles at which it was sent and queued."""
    m[0].noted = 0
    m[0].sent_at, m[0].came_at = left, came
    if m[0].log != 0:
        note(m, pe, kind, address, data, origin, source, left, came)
    if m[0].entries != 0:
        charged(m, pe, kind, address, left)
    if m[0].overview != 0:
        counted(m, pe, source, came)


@njit
def counted(m, pe, source, came):
    """Counts a packet that is taken in this cycle, for an overview."""
    count_taken(overview_of(m), traffic_of(m), m[0], i8(source), i8(pe), came, m[0].now)


@njit
def note(m, pe, kind, address, data, origin, source, left, came):
    """Puts the packet into the log, if it is to be recorded and there is room."""
    if left > m[0].log_last or log_pes_of(m)[min(u8(pe), u8(m[0].pes))] == 0:  # all interfaces have one place
        return
    if m[0].logged == m[0].log_most:
        m[0].lost += 1
        return
    one = log_of(m)[m[0].logged]
    m[0].logged += 1
    m[0].noted = m[0].logged
    one.left, one.came, one.taken, one.start, one.end = left, came, m[0].now, 0, 0
    one.pe, one.type, one.address, one.data, one.origin, one.source = pe, kind, address, data, origin, source
    one.template = template_of(m, pe, address) if kind == u4(0) else u4(0)


@njit
def goes_on(m, by):
    """Counts the wait of the activation in that segment, which continues with the packet that was taken."""
    segment = segments_of(m)[by]
    if segment.waiting != u4(0):
        segment.waiting = u4(0)
        count_wait(waits_of(m)[segment.waits], segment.since, m[0].sent_at, m[0].came_at, m[0].now)


@njit
def template_of(m, pe, address):
    """The template of the frame to which a normal packet goes."""
    place = i8(pe) * m[0].stride + i8(address & ~u4(127))
    return u4(words_of(m)[u8(place) >> u8(2)] - u4(CODE))


@njit
def done(m, pe, start, end, what):
    """Completes the packet's log entry when the PE is done with it, or drops it if that was before the log's first
    cycle."""
    if m[0].overview != 0 and what != BESIDE:
        count_work(overview_of(m), m[0], i8(pe), m[0].now, end)
    if m[0].noted == 0:
        return
    one = log_of(m)[m[0].noted - 1]
    one.start, one.end, one.what = start, end, what
    if end <= m[0].log_first and one.taken < m[0].log_first:
        m[0].logged -= 1
    m[0].noted = 0


@njit
def charged(m, pe, kind, address, left):
    """Charges the packet to its entry, for a profile, and the PE's time before it."""
    one, last, matching = pes_of(m)[pe], lasts_of(m)[pe], False
    templates = u8(m[0].templates) + u8(1)
    place = templates * u8(32) + u8(kind)  # of a special packet
    if kind == u4(0):
        template = u8(template_of(m, pe, address))
        place = template * u8(32) + u8((address & u4(127)) >> u4(2)) if template < templates else u8(0)
        matching = cells_of(m)[place] == MATCHING
    charge(one, units_of(m)[pe], m[0], last, entries_of(m)[place], m[0].now, left, kind > HOST, matching)
    last.entry = i8(place)
