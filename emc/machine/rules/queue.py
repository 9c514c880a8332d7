"""What waits at a PE, in the buffer on chip and beyond it in memory; and which packet is next."""

from __future__ import annotations

from typing import Any


def wait(pe: Any, m: Any) -> bool:
    """One more packet waits; beyond those on chip it is spilled. True: there is no room for it."""
    pe.waiting += 1
    if pe.waiting > m.on_chip:
        pe.spills += 1
        pe.debt += m.spill
    if pe.waiting <= pe.queue_high:
        return False
    pe.queue_high = pe.waiting
    return pe.waiting > m.packet_limit


def is_special_next(unit: Any, m: Any, any_normal: bool, special_came: int, normal_came: int) -> bool:
    """Whether the first special packet that waits goes before the first normal one: if it came first, or before that,
    but not too often. No special packet is ever overtaken by a normal one that came later: data come before what
    reports them."""
    if not any_normal or special_came < normal_came:
        return True
    if unit.overtaken < m.special_first:
        unit.overtaken += 1
        return True
    return False
