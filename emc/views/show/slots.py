"""`emc show layout`: memory, spread arrays and frames, drawn with letters.

A: int global A[100]: element k is on PE k mod 4, in slot k / 4
   address   PE 0   PE 1   PE 2   PE 3
  0x000100   A[0]   A[1]   A[2]   A[3]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from emc.ir.module import Datum, Spread, Template
from emc.target import SEGMENT, Target
from emc.views.show.coupling import HEAD, Choice, Line, Part, Row, lines_of
from emc.views.show.layout import (
    Static,
    cells,
    element_at,
    element_name,
    elements,
    regions,
    rule,
    segments,
    statics,
)
from emc.views.show.program import ShownProgram, function_of, plain

MOST_PES = 8  # columns of a drawing
MOST_SLOTS = 8  # rows


def layout(program: ShownProgram, data: Sequence[Datum | Spread], templates: Iterable[Template]) -> list[Part]:
    """Memory as a whole, the static objects, a drawing of each spread array, a frame for each template."""
    found = statics(program, data)
    target = program.module.target
    parts = [_memory(program), *([_statics(program, found)] if found else [])]
    parts += [_array(target, one, one.spread) for one in found if one.spread is not None]
    return parts + [_frame(template) for template in templates if template.role != "handler"]


def layout_of_lines(program: ShownProgram, templates: Iterable[Template], choice: Choice) -> list[Part]:
    """The layout of the objects that the chosen lines declare or name, and of the templates that contain code of these
    lines."""
    ops = {t: [op for b in t.blocks for op in b.ops if choice.has(lines_of(op.span))] for t in templates}
    named = program.named_by(op for each in ops.values() for op in each)
    data = [d for d in program.module.data if d in named or choice.has(lines_of(d.span))]
    found = layout(program, data, [t for t, each in ops.items() if each])
    return found if len(found) > 1 else []  # there is more than the overview of memory


def _memory(program: ShownProgram) -> Part:
    target = program.module.target
    grid = f" in {target.rows} rows of {target.cols}" if target.arranged else ""
    heads = [
        f"memory of each of {target.pes:,} PE{'s' * (target.pes != 1)}{grid}: {target.memory:,} bytes",
        f"a global pointer is {target.pe_bits} bits of PE number above {target.address_bits} bits of address",
    ]
    rows = [Row(heads[0], level=HEAD), Row(f"  {heads[1]}")]
    for region in regions(program):
        size = region.end - region.begin
        rows.append(Row(f"  {_address(region.begin)}  {size:>11,} bytes  {region.name}"))
    return Part("memory", "", (*rows, Row("")))


def _address(address: int) -> str:
    return f"0x{address:07x}"


def _statics(program: ShownProgram, found: Sequence[Static]) -> Part:
    rows = [Row("static objects: the same addresses on every PE", level=HEAD)]
    width = max(len(plain(one.name)) for one in found)
    for one in found:
        where = "spread" if one.spread is not None and one.spread.dims else "on PE 0" if one.spread else "each PE"
        where = "each NI" if one.interface else where
        size = f"{one.size:>9,} {_bytes(one.size)}"
        text = f"  {_address(one.address)}  {size}  {plain(one.name):<{width}}  {where:<11}  {one.declared}"
        rows.append(Row(text.rstrip(), lines_of(one.span)))
    return Part("statics", "", (*rows, Row("")))


def _array(target: Target, one: Static, spread: Spread) -> Part:
    lines = lines_of(one.span)
    count = elements(spread)
    slot = f"a slot is {spread.slot} byte{'s' * (spread.slot != 1)}"
    head = f"{one.declared or plain(one.name)}: {count:,} element{'s' * (count != 1)}; {slot}"
    rows = [
        Row(head, lines, level=HEAD),
        Row(f"  {rule(target, spread)}", lines),
        *_drawing(target, one, spread, lines),
    ]
    if len(spread.dims) == 2:
        rows += [Row(f"  {text}", lines) for text in _matrix(target, spread)]
    return Part(one.name, "", (*rows, Row("")))


def _matrix(target: Target, spread: Spread) -> list[str]:
    """The PE of each element of two dimensions, row by row."""
    up, across = _ends(spread.dims[0], MOST_SLOTS), _ends(spread.dims[1], MOST_PES)
    table = [["PE of", *("..." if j is None else f"[{j}]" for j in across)]]
    for i in up:
        numbers = [
            "..." if i is None or j is None else str(target.place(spread.dims, i * spread.dims[1] + j)[0])
            for j in across
        ]
        table.append(["..." if i is None else f"[{i}]", *numbers])
    return _align(table)


def _align(table: list[list[str]]) -> list[str]:
    """The rows of a table, each column as wide as its widest cell."""
    widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    return ["  ".join(c.rjust(w) for c, w in zip(row, widths, strict=True)) for row in table]


def _drawing(target: Target, one: Static, spread: Spread, lines: tuple[Line, ...]) -> list[Row]:
    """A column for each PE, and a row for each slot. A line says what is left out."""
    slots = target.slots(spread.dims)
    pes, shown = _ends(target.pes, MOST_PES), _ends(slots, MOST_SLOTS)
    table = [["address", *("..." if pe is None else f"PE {pe}" for pe in pes)]]
    for slot in shown:
        if slot is None:
            table.append(["..."] * len(table[0]))
            continue
        found = [None if pe is None else element_at(target, spread, pe, slot) for pe in pes]
        names = [
            "..." if pe is None else "-" if e is None else element_name(spread, e)
            for pe, e in zip(pes, found, strict=True)
        ]
        table.append([_address(one.address + slot * spread.slot), *names])
    return [Row(f"  {text}", lines) for text in _align(table)]


def _ends(count: int, most: int) -> list[int | None]:
    """The numbers below `count`. If there are many, only the first and the last ones, with None in between."""
    return [*range(count)] if count <= most else [*range(most - 2), None, count - 1]


def _frame(template: Template) -> Part:
    lines = lines_of(template.span)
    count = segments(template)
    size = f"{template.frame} bytes used, {count} segment{'s' * (count != 1)} of {SEGMENT}"
    rows = [Row(f"frame of {template.role} {plain(template.name)}: {size}", lines, level=HEAD)]
    for cell in cells(template):
        more = f"  ({cell.size} {_bytes(cell.size).strip()})" if cell.size != 4 else ""
        rows.append(Row(f"  {cell.offset:>+6}  word {cell.offset // 4:>3}  {cell.what}{more}", lines))
    return Part(template.name, function_of(template), (*rows, Row("")))


def _bytes(size: int) -> str:
    return "byte " if size == 1 else "bytes"  # equally long, for a column
