# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""The order that locks, I cells and Q cells give (engines/races/cells.py). Values of a Q cell are a ring of links; the
cell's word has the last one."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import links_of, marked_of
from emc.engines.native.kernel.races.turns import keep, learn, release
from emc.engines.native.kernel.records import i8, njit, u4, u8
from emc.engines.races.cells import KINDS

GETS = tuple(1 + KINDS.index(name) for name in ("iread", "lock", "trylock"))
SETS = tuple(1 + KINDS.index(name) for name in ("iwrite", "iclear", "unlock"))
PUTS, TAKES = (1 + KINDS.index(name) for name in ("qwrite", "qread"))


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


@njit
def synchronise(m, kind, word, turn, answers):
    """As Cells.turn. kind: the number of the handler in SYNCHRONISES, from 1."""
    one, links = marked_of(m)[u8(word)], links_of(m)
    last = i8(one.last)
    if kind in GETS:
        if answers and last != 0:
            learn(m, turn, last)
    elif kind in SETS:
        if last != 0:
            learn(m, turn, last)
            release(m, last)
        keep(m, turn)
        one.last = u4(turn)
    elif kind == PUTS:
        if not answers:
            link = new_link(m, turn, 0, 0)
            if link == 0:
                return
            newest = i8(one.values)
            if newest == 0:
                links[u8(link)].next = u4(link)
            else:
                links[u8(link)].next = links[u8(newest)].next
                links[u8(newest)].next = u4(link)
            one.values = u4(link)
    else:
        newest = i8(one.values)
        if newest == 0:
            return
        oldest = i8(links[u8(newest)].next)
        if kind != TAKES:
            links[u8(newest)].next = u4(0)
            one.values = u4(0)
            free_links(m, oldest)
        elif answers:
            learn(m, turn, i8(links[u8(oldest)].turn))
            if oldest == newest:
                one.values = u4(0)
            else:
                links[u8(newest)].next = links[u8(oldest)].next
            free_link(m, oldest)
