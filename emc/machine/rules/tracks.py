"""Tracks: what the sending half of an engine, its receiving half, or a link between switches is busy with.

A stretch is the time during which a track works for one command, until it works for another one.

    track       a record of the current stretch (serial: the number of its command, 0 before the first) and of totals
"""

from __future__ import annotations

from typing import Any


def turn_to(track: Any, serial: int, cycle: int) -> None:
    """Begins a stretch of the command with that number."""
    track.serial, track.began, track.size = serial, cycle, 0


def occupy(track: Any, size: int, cycle: int, end: int) -> None:
    """Marks the track as busy with `size` bytes of its command from `cycle` to `end`."""
    track.size += size
    track.turned, track.end = cycle, end
    track.total += size
    track.busy += end - cycle


def busy_until(track: Any, cycles: int) -> int:
    """The cycles in which the track was busy, without those after the last one of the run."""
    beyond: int = track.end - max(cycles, track.turned)
    return track.busy - max(0, beyond)
