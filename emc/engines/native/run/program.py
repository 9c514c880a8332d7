"""A module as the native engine loads it: plain values, which are cached (make.py makes them).

Its machine code is cached separately, under a name that stands for its LLVM text (codegen/naming.py). The text is made
again if it is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emc.dataclass import dataclass
from emc.engines.native.codegen.counting import Area
from emc.target import Target

if TYPE_CHECKING:
    from emc.engines.checks.images import Image


@dataclass(frozen=True, slots=True)
class Planes:
    """The first contents of a checked build's planes, for a PE's memory and for frames by template."""

    static: Image
    frames: tuple[Image | None, ...]
    unset: tuple[int, ...]  # by template: words of bits for variables that are not set
    texts: tuple[bool, ...]  # by template: whether it takes variable arguments for a text
    statics: tuple[tuple[int, int], ...]  # (begin, size) of static objects
    slots: tuple[int, ...]  # sizes of the objects in frames
    library: bytes  # 1 for each operation, from 1 on, that is in the library


@dataclass(frozen=True, slots=True)
class Watched:
    """What a run that looks for races must know of the program."""

    kinds: bytes  # of the words of static memory (engines/races/watched.py)
    own: bytes  # for each of these words, in 4 bytes, its number among those of which each PE has a copy; 0 for others
    types: tuple[int, ...]  # of packet types, by number: RACE_OWN and so on (names.py)
    entries: tuple[int, ...]  # by entry, numbered as in the kernel: where its breaks are in `breaks`
    breaks: tuple[int, ...]  # for each entry their number, then the breaks that wait for it; 0 for all without any


@dataclass(frozen=True, slots=True)
class Program:
    """A program's tables."""

    target: Target
    names: tuple[str, ...]  # of templates
    sizes: tuple[int, ...]  # bytes of each template's frame, 0 for handlers
    fits: tuple[int, ...]  # the last address at which a whole frame of each template lies in memory
    entries: bytes  # NO_ENTRY, PLAIN, MATCHING or CALLABLE (names.py) for each cell of each template, in order
    types: tuple[str, ...]  # packet types, by number
    widths: tuple[int, ...]  # by packet type: bytes that its handler accesses, if it does no more than that; else 0
    accesses: tuple[str, ...]  # by packet type: how its handler accesses memory, if it does no more than that; else ""
    held: int  # of the layout
    handlers: tuple[tuple[int, int], ...]  # (packet type, template)
    start: int  # code address
    top: int  # of the layout
    heap: int  # of the layout
    spread: int  # of the layout
    common: tuple[tuple[int, bytes], ...]  # (address, bytes) of every PE's first memory contents
    own: tuple[tuple[int, int, bytes], ...]  # (PE, address, bytes) of one PE's
    mathematics: tuple[str, ...]  # operations that Python performs
    text: str  # the name of what the LLVM text is made of, by content (codegen/naming.py)
    early: tuple[int, ...]  # templates whose machine code is made before the run: those that do not come with emc
    area: Area | None = None  # where its threads count, if they were made for profiles
    shadow: Planes | None = None  # of a checked build
    watched: Watched | None = None  # of a run that looks for races
    untimed: bool = False  # its threads are for runs without time (kernel/untimed.py)
