"""Resets memory when all threads of a live machine are stopped: nothing waits any more, and matching starts again.

After a trap, an exit or Ctrl-C every frame is freed and every packet is gone. Then no matching entry holds an operand,
no thread waits for a word, and no PE is in a barrier. Values in synchronising memory and held locks stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emc.ir.layout import Layout, bytes_here
from emc.ir.module import Datum, Module
from emc.ir.tags import CONTENDED, EMPTY, HELD, HOLDER
from emc.machine.image import image
from emc.target import NULL_PAGE, WORD


def meetings(module: Module, layout: Layout) -> Iterator[tuple[int, bytes]]:
    """Yields (address, bytes) of the data that get their first values again, on every PE."""
    initial = dict(image(module, layout).common)
    for datum in module.data:
        if isinstance(datum, Datum) and datum.meeting:
            address = layout.addresses[datum.name]
            yield address, initial.get(address, b"").ljust(bytes_here(datum, module.target), b"\0")


def settled(tag: int, word: int, load: Callable[[int], int], memory: int) -> tuple[int, int]:
    """(tag, word) of a synchronised word after all threads that waited for it are gone. load: a function that reads a
    word of that PE, by address; memory: bytes of the PE's memory. The program may have overwritten the word, so the
    address in it is checked."""
    if tag != CONTENDED:
        return EMPTY, 0
    holder = word + HOLDER & 0xFFFF_FFFF
    return HELD, load(holder) if NULL_PAGE <= holder <= memory - WORD else 0
