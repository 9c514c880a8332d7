"""Pinned pages: a network interface's table has a word for each page that its memory engine may reach. At the start it
has the node's pages from address 0 up.

Each engine has its own form of the functions above the dividing line.
"""

from __future__ import annotations

from typing import Any

from emc.machine.rules.mail import nis_of


def is_flipped(m: Any, place: int) -> bool:
    """Whether the page's state differs from the state that it had first."""
    raise NotImplementedError


def flip(m: Any, place: int) -> None:
    """Changes the state of a page."""
    raise NotImplementedError


# ---------------------------------------------------------------------------------------------------------------------


def pages_of_pe(m: Any) -> int:
    return (m.memory_size + m.page - 1) // m.page


def is_pinned(m: Any, pe: int, page: int) -> bool:
    """Whether an interface's table has that page of a PE's memory."""
    first = pe % m.node_pes * pages_of_pe(m) + page < m.pages
    return first != is_flipped(m, pe * pages_of_pe(m) + page)


def are_pinned(m: Any, pe: int, address: int, size: int) -> bool:
    """Whether the table has all pages of these bytes."""
    for page in range(address // m.page, (address + max(size, 1) - 1) // m.page + 1):  # noqa: SIM110 (the kernel has no generators)
        if not is_pinned(m, pe, page):
            return False
    return True


def pin(m: Any, pe: int, address: int, size: int, on: int) -> int:
    """Pins the pages of these bytes, or unpins them. Returns 0, or -1 if the table has no room; then none is pinned."""
    ni = nis_of(m)[pe // m.node_pes]
    first, end = address // m.page, (address + max(size, 1) - 1) // m.page + 1
    change = 0
    for page in range(first, end):
        if is_pinned(m, pe, page) != (on != 0):
            change += 1
    if on != 0 and ni.pinned + change > m.pages:
        return -1
    for page in range(first, end):
        if is_pinned(m, pe, page) != (on != 0):
            flip(m, pe * pages_of_pe(m) + page)
    ni.pinned += change if on != 0 else -change
    return 0


def first_pinned(m: Any, n: int) -> int:
    """The number of pages that are pinned at the start."""
    pes = min(m.node_pes, m.pes - n * m.node_pes)
    return min(m.pages, pes * pages_of_pe(m))
