"""Memory that threads ask for: frames from the top down, the heap and the spread region upwards."""

from __future__ import annotations

from typing import Any

from emc.ir.tags import WAITED_FOR


def lower(pe: Any, m: Any, size: int) -> int:
    """The address of a new frame of so many bytes, below all others; 0: there is no room."""
    frame = pe.low - size
    if frame < pe.heap:
        return 0
    pe.low = frame
    pe.frame_bytes = m.top - frame
    return frame


def count(pe: Any) -> None:
    """One more frame is alive."""
    pe.live += 1
    pe.frames_high = max(pe.frames_high, pe.live)


def grow_heap(pe: Any, size: int) -> int:
    """Where so many new bytes at the end of the heap begin; 0: there is no room."""
    begin = pe.heap
    if size < 0 or begin + size > pe.low:
        return 0
    pe.heap = begin + size
    return begin


def grow_spread(pe: Any, m: Any, size: int) -> int:
    """The same in the spread region."""
    begin = pe.spread
    if size < 0 or begin + size > m.spread_end:
        return 0
    pe.spread = begin + size
    return begin


def is_waited_for(tag: int) -> bool:
    """Whether threads wait for a word with that tag, so that its memory can't be given back."""
    return tag in WAITED_FOR
