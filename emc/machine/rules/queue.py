"""The packets that wait at a PE, in the buffer on chip and in memory, and which of them is next."""

from __future__ import annotations

from typing import Any


def wait(pe: Any, m: Any) -> bool:
    """Counts a packet that waits. A packet beyond those on chip is spilled. Returns True if there is no room for the
    packet."""
    pe.waiting += 1
    if pe.waiting > m.on_chip:
        pe.spills += 1
        pe.debt += m.spill
    if pe.waiting <= pe.queue_high:
        return False
    pe.queue_high = pe.waiting
    return pe.waiting > m.packet_limit


def is_special_next(unit: Any, m: Any, any_normal: bool, special_came: int, normal_came: int) -> bool:
    """Whether the first waiting special packet goes before the first normal one. It does if it came first. If it came
    later, it may overtake, but not too often. A special packet is never overtaken by a normal one that came later, so
    data come before the packet that reports them."""
    if not any_normal or special_came < normal_came:
        return True
    if unit.overtaken < m.special_first:
        unit.overtaken += 1
        return True
    return False
