# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Machines on which special packets wait apart from normal ones, or bypass the running thread (the EM-X).

Machines without either (`apart` is 0) don't use this module.
"""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.arrays import (
    bypasses_of,
    entries_of,
    handlers_of,
    journeys_of,
    loads_of,
    packets_of,
    pes_of,
    received_by_type_of,
    units_of,
)
from emc.engines.native.kernel.leave import leave_all, trapped
from emc.engines.native.kernel.races.hooks import begin_turn, end_turn
from emc.engines.native.kernel.records import NONE, call_thread, i8, njit, u4, u8
from emc.engines.native.kernel.rules import begin_beside, bypasses, end_beside, is_special_next
from emc.engines.native.kernel.watch import counted, done, note
from emc.target import HOST


@njit
def waits_apart(m, pe, number):
    """Phase 4: appends the packet to those of its kind. Returns False if the packet bypassed the thread and is done."""
    packets, load = packets_of(m), loads_of(m)[number]
    one, unit = pes_of(m)[pe], units_of(m)[pe]
    kind = load.what & u4(0xFFFF)
    if bypasses(bypasses_of(m)[kind] != 0, unit.head != NONE):
        serve(m, pe, number, kind)
        return False
    m[0].came += 1
    load.cycle = m[0].came
    last = unit.tail if kind > HOST else one.tail
    if kind > HOST:
        unit.tail = number
        if unit.head == NONE:
            unit.head = number
            return True
    else:
        one.tail = number
        if one.head == NONE:
            one.head = number
            return True
    packets[last].next = number
    return True


@njit
def serve(m, pe, number, kind):
    """Lets the unit serve the packet, after the accesses before it."""
    load = loads_of(m)[number]
    unit = units_of(m)[pe]
    address, data, origin, by, by_life = load.address, load.data, load.origin, load.by, load.by_life
    packets_of(m)[number].next = u4(m[0].free_packet)
    m[0].free_packet = number
    received_by_type_of(m)[u8(pe) * u8(m[0].types) + u8(kind)] += 1
    m[0].sent = 0
    m[0].running = pe
    m[0].origin = origin
    m[0].by = by
    m[0].by_life = by_life
    begin = begin_beside(unit, m[0].now)
    m[0].noted = 0
    if m[0].log != 0:
        left = journeys_of(m)[number].left
        note(m, pe, kind, address, data, origin, load.what >> u4(16), left, m[0].now)
    if m[0].overview != 0:
        counted(m, pe, load.what >> u4(16), m[0].now)
    memory = m[0].memory + i8(pe) * m[0].stride
    function = handlers_of(m)[kind]
    if m[0].entries != 0:
        place = (u8(m[0].templates) + u8(1)) * u8(32) + u8(kind)
        entries_of(m)[place].decoding += max(0, min(m[0].decode, m[0].until - begin))
    if m[0].races != 0:
        m[0].race_packet = i8(number)
        begin_turn(m, pe, begin + m[0].decode, by, by_life)
    m[0].aside = 1
    m[0].counts += m[0].beside
    end, _ = call_thread(function, m[0].self, memory, data, u4(0), address, begin + m[0].decode)
    m[0].counts -= m[0].beside
    if m[0].races != 0:
        end_turn(m, pe, end, by, by_life)
    if end < 0:
        end = trapped(m, pe, origin, by, by_life)
    done(m, pe, begin + m[0].decode, end, state.BESIDE)
    leave_all(m, pe, origin, by, by_life)
    end_beside(unit, begin, end)


@njit
def take_apart(m, pe):
    """Removes the next packet to be dispatched from its queue, and returns it."""
    packets, loads = packets_of(m), loads_of(m)
    one, unit = pes_of(m)[pe], units_of(m)[pe]
    special, normal = unit.head, one.head
    if special != NONE and is_special_next(unit, m[0], normal != NONE, loads[special].cycle, loads[normal].cycle):
        unit.head = packets[special].next
        return special
    unit.overtaken = u4(0)
    one.head = packets[normal].next
    return normal
