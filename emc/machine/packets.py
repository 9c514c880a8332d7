"""A packet, as machines and views speak of it: two words on the wire, and what the simulator knows beside them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Packet:
    """type: 0 normal, 1 host, others handlers (ir/layout.py). pe, address: where to (byte address there). data: the
    word. Not on the wire: origin, the number of the operation that made it (0: the machine), and the source PE."""

    type: int
    pe: int
    address: int
    data: int
    origin: int
    source: int
