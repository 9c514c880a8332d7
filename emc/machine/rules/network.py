"""Ports of switches, the PE's intake while its thread runs, and random delays (phases 2 to 4)."""

from __future__ import annotations

from typing import Any

MASK = 0xFFFF_FFFF_FFFF_FFFF


def natural(number: int) -> int:
    """The number modulo 2^64. The kernel replaces this by its own unsigned numbers."""
    return number & MASK


def integer(number: int) -> int:
    """A small unsigned number as a signed one. Only the kernel needs that."""
    return number


def depart(port: Any, m: Any, now: int) -> int:
    """The cycle at which a packet that comes to a port of a link leaves it. Ports serve the oldest packet first. The
    packets of one cycle come in the order of their inputs, first the one of the switch's PE. A port at which more
    packets wait than its buffer holds moves them more slowly, because it has to stop the ports before it and start them
    again."""
    cycle = max(now, port.free)
    port.free = cycle + m.slot
    if cycle > now + m.buffered:
        port.free += m.blocked
    port.wait = max(port.wait, cycle - now)
    return cycle


def most_at_once(wait: int, m: Any) -> int:
    """The number of packets at a port, when one comes that has to wait `wait` cycles. This packet counts as well.
    Beyond the port's buffer the number is approximate, because those packets move more slowly."""
    beyond = max(0, wait - m.buffered)
    return (wait - beyond) // m.slot + beyond // (m.slot + m.blocked) + 1


def takes(pe: Any, m: Any, now: int) -> bool:
    """Whether a PE takes in a packet in this cycle. While its thread runs, a PE takes in at most `most_taken`
    packets."""
    if pe.busy <= now:
        return True
    if pe.taken >= m.most_taken:
        return False
    pe.taken += 1
    return True


def leaves(pe: Any, m: Any, late: Any, number: int, cycle: int, last: int) -> int:
    """The cycle at which a packet leaves PE `number` when links are slow, at random or for the packets in the table
    `late`. It never leaves before cycle `last`, at which an earlier packet for the same PE left."""
    pe.injected += 1
    cycle += scatter(m.seed, number, pe.injected, m.net_delay)
    for i in range(m.lates):
        if late[i].pe == number and late[i].packet == pe.injected:
            cycle += late[i].cycles
    return max(cycle, last)


def scatter(seed: int, source: int, count: int, bound: int) -> int:
    """A reproducible number from 0 to `bound` for the count-th packet of a PE (splitmix64's finaliser, Steele et al.
    2014)."""
    z = natural(natural(seed) * natural(0x9E37_79B9_7F4A_7C15) + natural(source) * natural(0xD1B5_4A32_D192_ED03))
    z = natural(z + natural(count) * natural(0x2545_F491_4F6C_DD1D))
    z = natural((z ^ z >> natural(30)) * natural(0xBF58_476D_1CE4_E5B9))
    z = natural((z ^ z >> natural(27)) * natural(0x94D0_49BB_1331_11EB))
    return integer((z ^ z >> natural(31)) % natural(bound + 1))
