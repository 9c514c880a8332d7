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


_WIDTHS = {  # bytes of memory that a handler of runtime/handlers/memory.emir reads or writes
    "read8": 1,
    "read16": 2,
    "read32": 4,
    "write8": 1,
    "write16": 2,
    "write32": 4,
    "fetch32": 4,
    "argument": 4,
}
_UPDATE_WIDTHS = {"bool": 1, "i8": 1, "u8": 1, "i16": 2, "u16": 2, "i32": 4, "u32": 4, "f32": 4}
UPDATE_PARTS = 4  # operation, object, computation, operand
MANY = 1 << 30  # wider than any access: of packets that are more than a plain access


def width(kind: str) -> int:
    """Bytes of memory that a packet of that type (ir/layout.py) reads, writes or updates with what it carries; MANY for
    all others. An update's name ends with its object, computation and operand (lower/updates.py): all three count.
    What a program's own packet types do, nobody knows: `update.add` and the like are MANY."""
    if kind in _WIDTHS:
        return _WIDTHS[kind]
    word, *parts = kind.split(".")
    if word != "update" or len(parts) != UPDATE_PARTS or not parts[0].isidentifier():
        return MANY
    return max(_UPDATE_WIDTHS.get(part, MANY) for part in parts[1:])


def scatter(seed: int, source: int, count: int, bound: int) -> int:
    """A reproducible number 0 .. bound for the count-th packet of a PE (splitmix64's finaliser, Steele et al. 2014)."""
    mask = 0xFFFF_FFFF_FFFF_FFFF
    z = (seed * 0x9E37_79B9_7F4A_7C15 + source * 0xD1B5_4A32_D192_ED03 + count * 0x2545_F491_4F6C_DD1D) & mask
    z = ((z ^ z >> 30) * 0xBF58_476D_1CE4_E5B9) & mask
    z = ((z ^ z >> 27) * 0x94D0_49BB_1331_11EB) & mask
    return (z ^ z >> 31) % (bound + 1)
