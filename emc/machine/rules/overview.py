"""What an overview counts while a program runs: by PE and stretch of time, and by pair of PEs.

A run has at most `m.stretches` stretches of 2 ** m.stretch_bits cycles. When it becomes longer than that, each two
stretches become one, so an overview of any run has the same size.

    cells   for each PE and stretch, one number for each of BUSY, WAITING and TAKEN; after these, for each PE, the
            cycle at which its counted work ends
    pairs   packets by group of senders and group of receivers; a group is 2 ** m.grouping PEs, there are m.groups
"""

from __future__ import annotations

from typing import Any

BUSY, WAITING, TAKEN = 0, 1, 2  # cycles with work; cycles that packets waited in the queue, summed; packets
KINDS = 3


def taken(cells: Any, pairs: Any, m: Any, source: int, pe: int, came: int, now: int) -> None:
    """Counts a packet that the PE takes in cycle `now`, and that came into its queue in cycle `came`."""
    reach(cells, m, now + 1)
    if pe >= m.pes:
        return  # a word of an interface's memory, which no PE serves
    spread(cells, m, pe, came, now, WAITING)
    cells[(pe * m.stretches + (now >> m.stretch_bits)) * KINDS + TAKEN] += 1
    if source < m.pes:
        pairs[(source >> m.grouping) * m.groups + (pe >> m.grouping)] += 1


def worked(cells: Any, m: Any, pe: int, begin: int, end: int) -> None:
    """Counts the cycles in which the PE had work."""
    reach(cells, m, end)
    spread(cells, m, pe, begin, end, BUSY)
    cells[m.pes * m.stretches * KINDS + pe] = end


def spread(cells: Any, m: Any, pe: int, begin: int, end: int, kind: int) -> None:
    """Divides the cycles from `begin` to `end` among the stretches to which they belong."""
    at = begin
    while at < end:
        stretch = at >> m.stretch_bits
        until = min(end, (stretch + 1) << m.stretch_bits)
        cells[(pe * m.stretches + stretch) * KINDS + kind] += until - at
        at = until


def reach(cells: Any, m: Any, end: int) -> None:
    """Makes the stretches longer until all cycles before `end` fit into the overview."""
    while end > m.stretches << m.stretch_bits:
        for pe in range(m.pes):
            first = pe * m.stretches * KINDS
            half = m.stretches // 2 * KINDS
            for at in range(half):
                pair = first + at // KINDS * 2 * KINDS + at % KINDS
                cells[first + at] = cells[pair] + cells[pair + KINDS]
            for at in range(half, 2 * half):
                cells[first + at] = 0
        m.stretch_bits += 1
