"""What a track is busy with: the half of an engine that sends, the half that receives, or a link between switches.

A stretch is what a track does for one command, until it does something for another one.

    track       a record: of the current stretch (serial: the number of its command, 0 before the first), then of all
"""

from __future__ import annotations

from typing import Any


def turn_to(track: Any, serial: int, cycle: int) -> None:
    """A stretch of that command begins."""
    track.serial, track.began, track.size = serial, cycle, 0


def occupy(track: Any, size: int, cycle: int, end: int) -> None:
    """It is busy with so many bytes of its command from that cycle to `end`."""
    track.size += size
    track.turned, track.end = cycle, end
    track.total += size
    track.busy += end - cycle


def busy_until(track: Any, cycles: int) -> int:
    """The cycles in which it was busy, without those after the last one of the run."""
    beyond: int = track.end - max(cycles, track.turned)
    return track.busy - max(0, beyond)
