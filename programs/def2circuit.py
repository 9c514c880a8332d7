"""Makes a LocusRoute circuit from a placed DEF file.

    python def2circuit.py design.def > design.circuit

A column is one site of the rows, a row one ROW of the DEF (rows at one height count once), and a channel lies below
each row and above the last. A net's pin stands at its cell's origin; in row r it can be reached from channels r and
r + 1. Pins of one net in the same column and row count once. Left out, and counted on stderr: the chip's own pins,
cells without a place, cells outside the rows, and nets with fewer than two pins left.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

Statement = list[str]
PLACED = ("PLACED", "FIXED", "COVER")


class DefError(Exception):
    """The file is no placed DEF; the text says where and why."""


@dataclass
class Design:
    """What of a DEF matters here; distances in its database units."""

    rows: list[tuple[int, int, int, int]] = field(default_factory=list)  # x, y, sites, step
    cells: dict[str, tuple[int, int]] = field(default_factory=dict)  # placed origin
    nets: list[tuple[str, list[str]]] = field(default_factory=list)  # name, cells of its pins
    left_out: Counter[str] = field(default_factory=Counter)


# -- reading -------------------------------------------------------------------------------------------------------


def statements(text: str) -> Iterator[tuple[int, Statement]]:
    """(line, words) of each statement: up to a ';', or END with its name, which has none."""
    words: Statement = []
    start = 0
    for number, line in enumerate(text.splitlines(), 1):
        ended = not words and line.split()[:1] == ["END"]
        if ended:
            yield number, line.split()
            continue
        for word in line.split():
            if word.startswith("#"):
                break
            if word == ";":
                yield start, words
                words = []
                continue
            start = start if words else number
            words.append(word)
    if words:
        raise DefError(f"line {start}: statement '{words[0]}' has no ';'")


def read_row(words: Statement) -> tuple[int, int, int, int]:
    """ROW name site x y orient [DO n BY m [STEP dx dy]]"""
    x, y = int(words[3]), int(words[4])
    if "DO" not in words:
        return x, y, 1, 0
    at = words.index("DO")
    step = int(words[words.index("STEP") + 1]) if "STEP" in words else 0
    return x, y, int(words[at + 1]), step


def read_component(design: Design, words: Statement) -> None:
    """- name model ... + PLACED ( x y ) orient"""
    for kind in PLACED:
        if kind in words:
            at = words.index(kind)
            design.cells[words[1]] = int(words[at + 2]), int(words[at + 3])
            return
    design.left_out["cells without a place"] += 1


def read_net(design: Design, words: Statement) -> None:
    """- name ( cell pin ) ( PIN chip-pin ) ... + options"""
    cells: list[str] = []
    for at, word in enumerate(words):
        if word == "+":
            break
        if word == "(" and words[at + 1] == "PIN":
            design.left_out["pins of the chip"] += 1
        elif word == "(":
            cells.append(words[at + 1])
    design.nets.append((words[1], cells))


def read_design(text: str) -> Design:
    design = Design()
    section = ""
    for line, words in statements(text):
        try:
            if words[0] in ("COMPONENTS", "NETS", "PINS", "SPECIALNETS"):
                section = words[0]
            elif words[0] == "END":
                section = ""
            elif words[0] == "ROW":
                design.rows.append(read_row(words))
            elif words[0] == "-" and section == "COMPONENTS":
                read_component(design, words)
            elif words[0] == "-" and section == "NETS":
                read_net(design, words)
        except (IndexError, ValueError) as error:
            raise DefError(f"line {line}: cannot read '{' '.join(words[:6])} ...'") from error
    if not design.rows:
        raise DefError("no ROW statement: nothing says where the channels are")
    return design


# -- placing on the grid ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Grid:
    left: int
    site: int
    columns: int
    row_of: dict[int, int]  # y -> row

    def place(self, at: tuple[int, int]) -> tuple[int, int] | None:
        """Column and row of an origin; None outside the rows."""
        column = (at[0] - self.left) // self.site
        row = self.row_of.get(at[1])
        return None if row is None or not 0 <= column < self.columns else (column, row)


def make_grid(design: Design) -> Grid:
    steps = [step for _, _, _, step in design.rows if step > 0]
    if not steps:
        raise DefError("no ROW has a STEP: nothing says how wide a column is")
    site = min(steps)
    left = min(x for x, _, _, _ in design.rows)
    right = max(x + count * (step or site) for x, _, count, step in design.rows)
    heights = sorted({y for _, y, _, _ in design.rows})
    return Grid(left, site, (right - left) // site, {y: row for row, y in enumerate(heights)})


def make_wires(design: Design, grid: Grid) -> list[list[tuple[int, int]]]:
    """Columns and rows of each net's pins, sorted; also counts into `left_out`."""
    wires: list[list[tuple[int, int]]] = []
    for _, cells in design.nets:
        places: set[tuple[int, int]] = set()
        for cell in cells:
            at = grid.place(design.cells[cell]) if cell in design.cells else None
            if at is None:
                design.left_out["net pins outside the rows"] += 1
            else:
                places.add(at)
        if len(places) >= 2:
            wires.append(sorted(places))
        else:
            design.left_out["nets with fewer than two pins"] += 1
    return wires


def show_circuit(grid: Grid, wires: list[list[tuple[int, int]]]) -> str:
    lines = [f"{grid.columns} {len(grid.row_of) + 1} {len(wires)}"]
    for wire in wires:
        lines.append(f"{len(wire)} " + "  ".join(f"{x} {row} {row + 1}" for x, row in wire))
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Print the LocusRoute circuit of a placed DEF file.")
    parser.add_argument("file", type=Path)
    path: Path = parser.parse_args(arguments).file
    try:
        design = read_design(path.read_text(encoding="utf-8", errors="replace"))
        grid = make_grid(design)
        wires = make_wires(design, grid)
    except (DefError, OSError) as error:
        print(f"{path}: error: {error}", file=sys.stderr)
        return 1
    sys.stdout.write(show_circuit(grid, wires))
    for what, count in sorted(design.left_out.items()):
        print(f"left out: {count} {what}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
