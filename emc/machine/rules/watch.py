"""What a profile charges when a PE takes a packet."""

from __future__ import annotations

from typing import Any


def charge(
    pe: Any, unit: Any, m: Any, last: Any, entry: Any, now: int, left: int, special: bool, matching: bool
) -> None:
    """Charges a packet before the PE pays for anything. last: what the PE did last (machine/tally.Last); entry: what
    packets for its entry have cost (machine/tally.Paid); left: the cycle at which the packet was sent; special,
    matching: the kind of the packet."""
    if now > pe.busy:
        last.waited += now - max(pe.busy, left)
    gap = max(0, unit.unit_free - (now + pe.debt + m.dispatch)) if special else 0
    entry.packets += 1
    entry.spill += pe.debt
    entry.gap += gap
    last.matched += 1 if matching else 0
    last.gapped += gap
    last.taken, last.spill, last.gap = now, pe.debt, gap
