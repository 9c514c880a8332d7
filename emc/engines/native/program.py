"""A module as the native engine loads it: plain values, made once for a program and a machine.

In: a module, the machine's costs. Out: a `Program`: machine code, and the tables that the kernel looks things up in.
"""

from __future__ import annotations

from dataclasses import dataclass

from emc.engines.native.code import threads_object
from emc.engines.native.threads import math_used, module_text
from emc.ir.layout import layout
from emc.ir.module import Module
from emc.machine.description import Cost
from emc.machine.image import image
from emc.source import Span
from emc.target import CODE, SEGMENT, SEGMENT_CELLS, Target

NO_ENTRY, PLAIN, MATCHING = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Program:
    """entries: NO_ENTRY, PLAIN or MATCHING of each cell of each template, in order. sizes: bytes of each template's
    frame, 0 for handlers. types: packet types, by number. handlers: (packet type, template) pairs. start: code address.
    top, heap, spread: of the layout. common: (address, bytes) that every PE begins with; own: (PE, address, bytes).
    places: of each operation from number 1 on: template, a break's word, line. mathematics: done in Python."""

    target: Target
    names: tuple[str, ...]
    sizes: tuple[int, ...]
    entries: bytes
    types: tuple[str, ...]
    handlers: tuple[tuple[int, int], ...]
    start: int
    top: int
    heap: int
    spread: int
    common: tuple[tuple[int, bytes], ...]
    own: tuple[tuple[int, int, bytes], ...]
    places: tuple[tuple[int, str, Span], ...]
    mathematics: tuple[str, ...]
    code: bytes


def program(module: Module, cost: Cost) -> Program:
    """Compiles a verified module."""
    lay = layout(module)
    templates = module.templates
    framed = [0 if t.role == "handler" else -(-t.frame // SEGMENT) * SEGMENT for t in templates]
    static = image(module, lay)
    return Program(
        module.target,
        tuple(t.name for t in templates),
        tuple(framed),
        _entries(module),
        tuple(sorted(lay.types, key=lay.types.__getitem__)),
        tuple((lay.types[t.name], i) for i, t in enumerate(templates) if t.role == "handler"),
        CODE + lay.numbers[module.start],
        lay.top,
        lay.heap,
        lay.spread,
        static.common,
        static.own,
        tuple((i, op.word, op.span) for i, t in enumerate(templates) for b in t.blocks for op in b.ops),
        tuple(math_used(module)),
        threads_object(module_text(module, lay, cost)),
    )


def _entries(module: Module) -> bytes:
    cells = bytearray(len(module.templates) * SEGMENT_CELLS)
    for i, template in enumerate(module.templates):
        for block in template.blocks:
            if block.entry is not None and template.role != "handler":
                kind = MATCHING if len(block.entry.parameters) == 2 else PLAIN
                cells[i * SEGMENT_CELLS + block.entry.cell] = kind
    return bytes(cells)
