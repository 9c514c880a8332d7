# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Lists of turns, by links that hold them."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import links_of
from emc.engines.native.kernel.races.turns import keep, release
from emc.engines.native.kernel.records import i8, njit, u4, u8


@njit
def new_link(m, turn, op, following):
    """A link that holds a turn; 0 without room."""
    number = m[0].free_link
    if number != 0:
        m[0].free_link = i8(links_of(m)[u8(number)].next)
    elif m[0].fresh_link + 1 < m[0].most_links:
        m[0].fresh_link += 1
        number = m[0].fresh_link
    else:
        m[0].gave_up = 1
        return i8(0)
    keep(m, turn)
    one = links_of(m)[u8(number)]
    one.turn, one.op, one.next = u4(turn), u4(op), u4(following)
    return number


@njit
def free_link(m, number):
    """Frees a link. Returns the one after it."""
    one = links_of(m)[u8(number)]
    following = i8(one.next)
    release(m, i8(one.turn))
    one.next = u4(m[0].free_link)
    m[0].free_link = number
    return following


@njit
def free_links(m, number):
    """Frees a list of links."""
    while number != 0:
        number = free_link(m, number)
