"""A module as the native engine loads it: plain values, kept from run to run (make.py makes them).

Its machine code is kept apart, under the name of its LLVM text (threads.py), which is made again when it is needed.
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
    """Of a checked build: what a PE's memory, and frames by template, have beside them when they begin. unset: by
    template, words of bits for variables that are not set; texts: whether it takes variable arguments for a text.
    statics: (begin, size) of static objects; slots: sizes of those of frames; library: 1 for each operation, from 1 on,
    that is none of the program's."""

    static: Image
    frames: tuple[Image | None, ...]
    unset: tuple[int, ...]
    texts: tuple[bool, ...]
    statics: tuple[tuple[int, int], ...]
    slots: tuple[int, ...]
    library: bytes


@dataclass(frozen=True, slots=True)
class Program:
    """names: of templates. entries: NO_ENTRY, PLAIN, MATCHING or CALLABLE (names.py) of each cell of each
    template, in order. sizes: bytes
    of each template's frame, 0 for handlers. fits: the last address at which a frame of each lies in memory whole.
    types: packet types, by number; widths: bytes that the handler of each accesses
    and no more, or 0. handlers: (packet type, template) pairs. start: code address. top, heap, spread: of
    the layout. common: (address, bytes) that every PE begins with; own: (PE, address, bytes). mathematics: done in
    Python. text: the name of the LLVM text, by content. parts: templates whose machine code is made together. area:
    where its threads count, if they are made for profiles. shadow: of a checked build."""

    target: Target
    names: tuple[str, ...]
    sizes: tuple[int, ...]
    fits: tuple[int, ...]
    entries: bytes
    types: tuple[str, ...]
    widths: tuple[int, ...]
    handlers: tuple[tuple[int, int], ...]
    start: int
    top: int
    heap: int
    spread: int
    common: tuple[tuple[int, bytes], ...]
    own: tuple[tuple[int, int, bytes], ...]
    mathematics: tuple[str, ...]
    text: str
    parts: tuple[tuple[int, ...], ...]
    area: Area | None = None
    shadow: Planes | None = None
