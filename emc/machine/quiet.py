"""What memory must forget when all threads of a live machine are stopped: that they waited, and where they met.

After a trap, an exit or Ctrl-C every frame is given back and every packet is gone. Then no matching entry holds an
operand, no thread waits for a word, no PE is in a barrier; values in synchronising memory and held locks stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emc.ir.layout import Layout, bytes_here
from emc.ir.module import Datum, Module
from emc.ir.tags import CONTENDED, EMPTY, HELD, HOLDER
from emc.machine.image import image
from emc.target import NULL_PAGE, WORD


def meetings(module: Module, layout: Layout) -> Iterator[tuple[int, bytes]]:
    """(address, bytes) of the data that are as in the beginning again, on every PE."""
    initial = dict(image(module, layout).common)
    for datum in module.data:
        if isinstance(datum, Datum) and datum.meeting:
            address = layout.addresses[datum.name]
            yield address, initial.get(address, b"").ljust(bytes_here(datum, module.target), b"\0")


def settled(tag: int, word: int, load: Callable[[int], int], memory: int) -> tuple[int, int]:
    """(tag, word) of a synchronised word for which no thread waits any more. load: a word of that PE, by address;
    memory: how many bytes the PE has. The word may be forged, and lead nowhere."""
    if tag != CONTENDED:
        return EMPTY, 0
    holder = word + HOLDER & 0xFFFF_FFFF
    return HELD, load(holder) if NULL_PAGE <= holder <= memory - WORD else 0
