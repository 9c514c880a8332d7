# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Runs cycle after cycle: engines, ports, then the PEs' dispatches in the order of their numbers.

run(machine) -> why it returned: DEADLOCK, HOST, TRAPPED, OVER, STOPPED (state.py)
"""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.arrays import machine_of, pes_of, units_of
from emc.engines.native.kernel.asked import CALLS
from emc.engines.native.kernel.dispatch import dispatches, served
from emc.engines.native.kernel.engines import act
from emc.engines.native.kernel.intake import take_in_all
from emc.engines.native.kernel.interface import act_interfaces
from emc.engines.native.kernel.records import I8, cfunc, njit, stack, u8
from emc.engines.native.kernel.switches import moves, wire
from emc.engines.native.kernel.wheel import LAST_BUCKET, NEVER, drain, next_cycle, unmark

__all__ = ["CALLS", "run"]


@njit
def is_idle(m):
    """Whether all threads ended before the cycle limit."""
    pes, units = pes_of(m), units_of(m)
    for pe in range(u8(m[0].pes)):  # noqa: SIM110 (the kernel has no generators)
        if max(pes[pe].busy, units[pe].unit_free) > m[0].last:
            return False
    return True


@cfunc(I8, I8)
def run(address):
    """Runs until there is work that the kernel can't do itself."""
    m = machine_of(address)
    m[0].deepest = stack() - m[0].depth
    if m[0].reason == state.HOST:
        served(m)
    elif m[0].reason == state.NEW:
        wire(m)
    m[0].reason = state.DEADLOCK
    while True:
        cycle = next_cycle(m)
        cycle = min(min(cycle, m[0].next_due), min(m[0].far_first, m[0].full_at))
        if m[0].last != 0 and cycle > m[0].last and m[0].trap_at > m[0].last:
            if cycle == NEVER and is_idle(m):
                return state.DEADLOCK
            take_in_all(m, m[0].last)
            m[0].now = m[0].last + 1
            return state.OVER
        if m[0].trap_at <= cycle and m[0].trap_at != NEVER:
            take_in_all(m, max(m[0].now, m[0].trap_at - 1))
            m[0].now = m[0].trap_at
            return state.TRAPPED
        if cycle == NEVER:
            return state.DEADLOCK
        if m[0].stop != 0:
            take_in_all(m, m[0].now)
            return state.STOPPED
        m[0].now = cycle
        if cycle >= m[0].wheel_end:
            drain(m)
        if cycle == m[0].next_due:
            if m[0].interfaces != 0:
                act_interfaces(m)
            else:
                act(m)
        bucket = u8(cycle) & u8(LAST_BUCKET)
        moves(m, bucket)
        if m[0].full_at == cycle:
            take_in_all(m, cycle)
            m[0].full = m[0].full_pe + 1
            return state.TRAPPED
        unmark(m, cycle)
        if not dispatches(m, bucket):
            take_in_all(m, cycle)
            return m[0].reason
