"""What memory must forget when all threads of a live machine are stopped: that they waited, and where they met.

After a trap, an exit or Ctrl-C every frame is given back and every packet is gone. Then no matching entry holds an
operand, no thread waits for a word, no PE stands in a barrier; values in synchronising memory and held locks stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emc.ir.layout import Layout, bytes_here
from emc.ir.module import Module, Spread
from emc.ir.tags import CONTENDED, EMPTY, HELD, HOLDER
from emc.machine.image import image
from emc.source import LIBRARY
from emc.target import NULL_PAGE, WORD

# Files of the library whose static data are about threads under way: ports, and whose turn it is there.
MEETINGS = frozenset(
    (
        *("port.emir", "barrier_ports.emc", "broadcast.emc", "lex.emc", "pex.emc", "rex.emc", "shift.emc"),
        *("scan_cell.c", "fence_cells.c"),
    )
)
BARRIERS = "emc.butterfly."  # data that the compiler makes for barriers (lower/butterfly.py)


def meetings(module: Module, layout: Layout) -> Iterator[tuple[int, bytes]]:
    """(address, bytes) of the data that are as in the beginning again, on every PE."""
    initial = dict(image(module, layout).common)
    for datum in module.data:
        file = datum.span.file.removeprefix(LIBRARY) if datum.span.file.startswith(LIBRARY) else ""
        if (file in MEETINGS or datum.name.startswith(BARRIERS)) and not isinstance(datum, Spread):
            address = layout.addresses[datum.name]
            yield address, initial.get(address, b"").ljust(bytes_here(datum, module.target), b"\0")


def settled(tag: int, word: int, load: Callable[[int], int], memory: int) -> tuple[int, int]:
    """(tag, word) of a synchronised word for which no thread waits any more. load: a word of that PE, by address;
    memory: how many bytes the PE has. The word may be forged, and lead nowhere."""
    if tag != CONTENDED:
        return EMPTY, 0
    holder = word + HOLDER & 0xFFFF_FFFF
    return HELD, load(holder) if NULL_PAGE <= holder <= memory - WORD else 0
