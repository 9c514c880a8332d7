"""The places of things in memory: static objects, the elements of spread arrays, frames. This file returns data;
slots.py and grid.py draw it.

regions(program)        ->  (Region("statics", 0x100, 0x2a0), Region("heap", ...), ...)
statics(program, data)  ->  (Static("A", 0x100, 8, ..., "int global A[100]"), ...)
cells(template)         ->  (Cell(0, 4, "head"), Cell(4, 4, "entry ^start"), ...)
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from emc.dataclass import dataclass
from emc.front.show_typed import spell
from emc.ir.layout import bytes_here, is_on_interface
from emc.ir.module import Datum, Spread, Template
from emc.source import Span
from emc.target import NULL_PAGE, SEGMENT, WORD, Target, argument_word
from emc.views.show.program import ShownProgram, plain


@dataclass(frozen=True, slots=True)
class Region:
    """The bytes [begin, end) of each PE's memory."""

    name: str
    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class Static:
    """A static object."""

    name: str
    address: int
    size: int  # bytes on each PE
    span: Span
    spread: Spread | None  # None: every PE has a copy
    declared: str  # as in the source; "" if the program was given as IR
    interface: bool = False  # it is in the memory of every network interface instead


@dataclass(frozen=True, slots=True)
class Cell:
    """A part of a frame."""

    offset: int  # bytes
    size: int  # bytes
    what: str


def regions(program: ShownProgram) -> tuple[Region, ...]:
    """The regions of each PE's memory, from address 0 on."""
    lay, memory = program.layout, program.module.target.memory
    return (
        Region("null page: an access traps", 0, NULL_PAGE),
        Region("statics", NULL_PAGE, lay.spread),
        Region("spread region, of spread_alloc", lay.spread, lay.heap),
        Region("heap, growing up; frames, growing down", lay.heap, lay.top),
        *([Region("left over", lay.top, memory)] if lay.top < memory else []),
    )


def statics(program: ShownProgram, data: Iterable[Datum | Spread]) -> tuple[Static, ...]:
    types = {s.name: spell(s.type, plain(s.name)) for unit in program.units for s in unit.statics}
    return tuple(
        Static(
            d.name,
            program.layout.addresses[d.name],
            d.size if isinstance(d, Datum) else bytes_here(d, program.module.target),
            d.span,
            d if isinstance(d, Spread) else None,
            types.get(d.name, ""),
            is_on_interface(d),
        )
        for d in data
    )


def elements(spread: Spread) -> int:
    return prod(spread.dims)


def element_name(spread: Spread, element: int) -> str:
    """The name of an element with a given number: `A[3][4]`."""
    indices: list[int] = []
    for size in reversed(spread.dims):
        element, index = divmod(element, size)
        indices.insert(0, index)
    return plain(spread.name) + "".join(f"[{i}]" for i in indices)


def element_at(target: Target, spread: Spread, pe: int, slot: int) -> int | None:
    """The number of the element that a PE has in a slot; None if the slot is not used. The inverse of Target.place."""
    if not spread.dims:
        return 0 if pe == 0 else None
    if target.spread_by_grid(spread.dims):
        rows, columns = spread.dims
        up, across = divmod(slot, -(-columns // target.cols))
        i, j = pe // target.cols + up * target.rows, pe % target.cols + across * target.cols
        return i * columns + j if i < rows and j < columns else None
    element = slot * target.pes + pe
    return element if element < elements(spread) else None


def rule(target: Target, spread: Spread) -> str:
    """A sentence that says which PE has an element, and where."""
    if not spread.dims:
        return "one object, on PE 0"
    if target.spread_by_grid(spread.dims):
        return (
            f"element [i][j] is on the PE in row i mod {target.rows}, column j mod {target.cols} of the arrangement, "
            f"in slot i / {target.rows} * {-(-spread.dims[1] // target.cols)} + j / {target.cols}"
        )
    number = "k" if len(spread.dims) == 1 else "number k, row by row,"
    return f"element {number} is on PE k mod {target.pes}, in slot k / {target.pes}"


def segments(template: Template) -> int:
    return -(-template.frame // SEGMENT)


def cells(template: Template) -> tuple[Cell, ...]:
    """The words of a frame in order: head, entry cells, arguments, slots."""
    found = [Cell(0, WORD, "head: the template's code address")]
    for block in template.blocks:
        if block.entry is not None:
            kind = "matching entry" if len(block.entry.parameters) > 1 else "entry"
            found.append(Cell(block.entry.cell * WORD, WORD, f"{kind} ^{block.label}"))
    arguments = {argument_word(i) * WORD: i for i in range(template.arguments)}
    for slot in template.slots:
        number = arguments.pop(slot.offset, None)
        name = slot.name if number is None else f"{slot.name}: argument word {number}"
        found.append(Cell(slot.offset, slot.size, name))
        for offset in range(slot.offset + WORD, slot.offset + slot.size, WORD):
            arguments.pop(offset, None)
    found += [Cell(offset, WORD, f"argument word {i}") for offset, i in arguments.items()]
    return tuple(sorted(found, key=lambda cell: cell.offset))
