"""What a profile charges when a PE takes a packet, and when a thread goes on."""

from __future__ import annotations

from typing import Any


def charge(
    pe: Any, unit: Any, m: Any, last: Any, entry: Any, now: int, left: int, special: bool, matching: bool
) -> None:
    """Charges a packet before the PE pays for anything. last: what the PE did last (machine/tally.Last); entry: what
    packets for its entry have cost (machine/tally.Paid); left: the cycle at which the packet was sent; special,
    matching: the kind of the packet."""
    begin = max(max(pe.busy, left), m.since)
    if now > begin:
        last.waited += now - begin
    gap = max(0, unit.unit_free - (now + pe.debt + m.dispatch)) if special else 0
    entry.packets += 1
    entry.spill += pe.debt
    entry.gap += gap
    last.matched += 1 if matching else 0
    last.gapped += gap
    last.taken, last.spill, last.gap = now, pe.debt, gap


def waited(row: Any, since: int, left: int, came: int, now: int) -> None:
    """Counts a wait of a thread that goes on. row: of the break at which it waited (machine/tally.Wait); since: the
    cycle of the break; left, came, now: the cycles at which the packet for which it waited was sent, came into the
    queue, and was taken."""
    row.times += 1
    row.cycles += now - since
    row.network += max(0, came - max(left, since))
    row.queue += now - max(came, since)
