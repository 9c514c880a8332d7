"""Where the heap of each PE begins in a checked build: apart from those of other PEs, so that a local pointer to a
block of one PE points to nothing on another.

PEs that do the same would have their blocks at the same addresses. An access through another PE's pointer would then
find a live block, and nothing would seem wrong. Each PE gives up at most 1/8 of its heap for this. Heaps of two PEs
meet if one uses more than the distance between them, or if there are more PEs than places.
"""

from __future__ import annotations

SHARE = 8  # this fraction of the heap, 1/n, at most stays unused at its begin
STEP = 512  # bytes: distances are multiples of it, as the pieces are by which malloc lets the heap grow


def heap_of(pe: int, heap: int, top: int, pes: int) -> int:
    """The address at which the heap of a PE begins, of a machine of that many. heap, top: those of the layout."""
    room = max(0, top - heap) // SHARE
    places = max(1, min(pes, room // STEP + 1))
    if pe >= pes or places == 1:  # a network interface has no heap
        return heap
    return heap + pe % places * (room // (places - 1) // STEP * STEP)
