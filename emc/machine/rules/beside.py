"""Accesses that the packet buffer serves by itself, beside the running thread (the EM-X's remote reads and writes).

Each PE has a unit that serves them one after the other. An access takes `decode` cycles and the cycles of its handler.
The handler runs when its packet is taken in. Threads are atomic, so the handler finds the memory as the running thread
leaves it. Its packets leave at their own cycles; the thread is not delayed.

Order: special packets of two PEs never overtake one another. No packet bypasses while a special packet waits to be
dispatched, and the handler of a dispatched packet begins when the unit is done (dispatch.follow). A packet that goes
early overtakes only normal packets. So data may come before the packet that reports them, but never after it.
"""

from __future__ import annotations

from typing import Any


def bypasses(served: bool, special_waits: bool) -> bool:
    """Whether a packet bypasses the running thread. served: the packet's type may bypass it; special_waits: a special
    packet waits at the PE."""
    return served and not special_waits


def begin(unit: Any, now: int) -> int:
    """The cycle at which the unit starts to serve a packet that came in cycle `now`."""
    return max(now, unit.unit_free)


def end(unit: Any, begin: int, end: int) -> None:
    """Counts an access that the unit served from cycle `begin` to `end`."""
    unit.bypassed += 1
    unit.bypass_cycles += end - begin
    unit.unit_free = end
