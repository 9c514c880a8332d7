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


def scatter(seed: int, source: int, count: int, bound: int) -> int:
    """A reproducible number 0 .. bound for the count-th packet of a PE (splitmix64's finaliser, Steele et al. 2014)."""
    mask = 0xFFFF_FFFF_FFFF_FFFF
    z = (seed * 0x9E37_79B9_7F4A_7C15 + source * 0xD1B5_4A32_D192_ED03 + count * 0x2545_F491_4F6C_DD1D) & mask
    z = ((z ^ z >> 30) * 0xBF58_476D_1CE4_E5B9) & mask
    z = ((z ^ z >> 27) * 0x94D0_49BB_1331_11EB) & mask
    return (z ^ z >> 31) % (bound + 1)
