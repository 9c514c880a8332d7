# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""The order that locks, I cells and Q cells give (engines/races/cells.py). Values of a Q cell are a ring of links; the
cell's word has the last one."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import links_of, marked_of
from emc.engines.native.kernel.races.arrivals import learn
from emc.engines.native.kernel.races.links import free_link, free_links, new_link
from emc.engines.native.kernel.races.published import use
from emc.engines.native.kernel.records import i8, njit, u4, u8
from emc.engines.races.cells import KINDS

GETS = tuple(1 + KINDS.index(name) for name in ("iread", "lock", "trylock"))
SETS = tuple(1 + KINDS.index(name) for name in ("iwrite", "iclear", "unlock"))
PUTS, TAKES = (1 + KINDS.index(name) for name in ("qwrite", "qread"))


@njit
def synchronise(m, kind, word, turn, answers):
    """As Cells.turn. kind: the number of the handler in SYNCHRONISES, from 1."""
    one, links = marked_of(m)[u8(word)], links_of(m)
    if kind in GETS:
        if answers:
            one.last = u4(use(m, i8(one.last), turn, False))
    elif kind in SETS:
        one.last = u4(use(m, i8(one.last), turn, True))
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
