"""Allocation of memory: frames grow from the top down, the heap and the spread region from the bottom up."""

from __future__ import annotations

from typing import Any

from emc.ir.tags import WAITED_FOR

# what the heap leaves for frames: one part of 32 of the memory below the first frame, and 64 KB at most
LEFT_SHARE, LEFT_MOST = 5, 1 << 16


def lower(pe: Any, m: Any, size: int) -> int:
    """The address of a new frame of `size` bytes, below all others; 0 if there is no room."""
    frame = pe.low - size
    if frame < pe.heap:
        return 0
    pe.low = frame
    pe.frame_bytes = m.top - frame
    return frame


def count(pe: Any) -> None:
    """Counts a new frame."""
    pe.live += 1
    pe.frames_high = max(pe.frames_high, pe.live)


def grow_heap(pe: Any, m: Any, size: int) -> int:
    """The address of `size` new bytes at the end of the heap; 0 if there is no room. A part of the memory is left for
    frames, so that a program whose heap is full can still call functions."""
    begin = pe.heap
    if size < 0 or begin + size + min(m.top >> LEFT_SHARE, LEFT_MOST) > pe.low:
        return 0
    pe.heap = begin + size
    return begin


def grow_spread(pe: Any, m: Any, size: int) -> int:
    """The address of `size` new bytes at the end of the spread region; 0 if there is no room."""
    begin = pe.spread
    if size < 0 or begin + size > m.spread_end:
        return 0
    pe.spread = begin + size
    return begin


def is_waited_for(tag: int) -> bool:
    """Whether threads wait for a word with this tag. Then its memory can't be freed."""
    return tag in WAITED_FOR
