"""An overview of a run: how busy each PE was when, how many packets waited there, and who sent packets to whom.

Engines count it while they run (rules/overview.py), so it covers a run of any length and needs no trace.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from emc.dataclass import dataclass
from emc.machine.rules.overview import BUSY, KINDS, TAKEN, WAITING

MOST_STRETCHES = 512
LEAST_STRETCHES = 64
MOST_CELLS = 1 << 21  # stretches of all PEs
MOST_GROUPS = 256


@dataclass(frozen=True, slots=True)
class Overview:
    """The counts of a run. PEs are the rows of the arrays, one after the other; columns are stretches or groups."""

    width: int  # cycles of a stretch
    stretches: int  # that the run has
    busy: array[int]  # cycles with work, by PE and stretch
    waiting: array[int]  # cycles that packets waited in the PE's queue, summed; by PE and stretch
    taken: array[int]  # packets, by PE and stretch
    group: int  # PEs of a group
    groups: int
    traffic: array[int]  # packets, by group of senders and group of receivers

    def row(self, numbers: array[int], pe: int) -> array[int]:
        """The stretches of a PE."""
        return numbers[pe * self.stretches : (pe + 1) * self.stretches]


def sizes(pes: int) -> tuple[int, int, int]:
    """(stretches, groups, bits): the most stretches of an overview, the number of groups, and the exponent of the
    number of PEs in a group."""
    stretches = MOST_STRETCHES
    while stretches > LEAST_STRETCHES and stretches * pes > MOST_CELLS:
        stretches //= 2
    grouping = max(0, (pes - 1).bit_length() - MOST_GROUPS.bit_length() + 1)
    return stretches, (pes - 1 >> grouping) + 1, grouping


class Counting:
    """The numbers that the rules use and change, for an engine that has no record of its own for them."""

    def __init__(self, pes: int):
        self.pes, self.stretch_bits = pes, 0
        self.stretches, self.groups, self.grouping = sizes(pes)
        self.cells = array("q", bytes(8 * pes * (self.stretches * KINDS + 1)))
        self.pairs = array("q", bytes(8 * self.groups**2))


def overview(m: Counting, cells: Sequence[int], pairs: Iterable[int], cycles: int) -> Overview:
    """The counts of an engine at the end of a run of `cycles` cycles. Work after the end of the run does not count."""
    count = max(1, -(-cycles >> m.stretch_bits))
    rows = m.pes * m.stretches * KINDS
    kinds = {kind: array("q", cells[kind:rows:KINDS]) for kind in (BUSY, WAITING, TAKEN)}
    for pe, end in enumerate(cells[rows:]):
        at = cycles
        while at < end:
            stretch = at >> m.stretch_bits
            until = min(end, (stretch + 1) << m.stretch_bits)
            kinds[BUSY][pe * m.stretches + stretch] -= until - at
            at = until

    def used(kind: int) -> array[int]:
        """The stretches that the run has, of all PEs."""
        rows = (kinds[kind][pe * m.stretches : pe * m.stretches + count] for pe in range(m.pes))
        return array("q", b"".join(row.tobytes() for row in rows))

    traffic = array("q", pairs)
    return Overview(
        1 << m.stretch_bits, count, used(BUSY), used(WAITING), used(TAKEN), 1 << m.grouping, m.groups, traffic
    )
