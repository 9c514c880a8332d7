"""Distributed arrays as SVG: a box for each PE, which contains the PE's elements with their addresses."""

from __future__ import annotations

from html import escape

from emc.ir.module import Spread
from emc.target import Target
from emc.views.show.layout import Static, element_at, element_name

MOST_COLUMNS, MOST_ROWS, MOST_SLOTS = 8, 8, 6
BOX, ROW, GAP, LETTER = 96.0, 15.0, 8.0, 6.7


def grid(target: Target, one: Static, spread: Spread) -> str:
    """An SVG element. PEs are drawn in their shape, or in rows of MOST_COLUMNS. A line below says what is left out."""
    across = target.cols if target.arranged else min(target.pes, MOST_COLUMNS)
    columns, rows = min(across, MOST_COLUMNS), min(-(-target.pes // across), MOST_ROWS)
    slots = target.slots(spread.dims)
    shown = min(slots, MOST_SLOTS)
    drawn = [
        row * across + column for row in range(rows) for column in range(columns) if row * across + column < target.pes
    ]
    longest = max(len(_cell(target, one, spread, pe, slot)) for pe in drawn for slot in range(shown))
    wide, high = max(BOX, longest * LETTER + 14), (shown + 1) * ROW + 10
    boxes: list[str] = []
    for pe in drawn:
        row, column = divmod(pe, across)
        boxes.append(_box(target, one, spread, pe, shown, column * (wide + GAP), row * (high + GAP), wide, high))
    bottom = rows * (high + GAP)
    told = _left_out(target.pes - len(boxes), slots - shown)
    note = f'<text class="more" x="0" y="{bottom + 12:g}">{told}</text>' if told else ""
    width, height = columns * (wide + GAP), bottom + (20 if told else 0)
    label = escape(f"elements of {one.name} on their PEs", quote=True)
    return (
        f'<svg class="graph grid" role="img" aria-label="{label}" viewBox="-1 -1 {width + 2:.0f} {height + 2:.0f}" '
        f'width="{width + 2:.0f}" height="{height + 2:.0f}">{"".join(boxes)}{note}</svg>'
    )


def _box(
    target: Target, one: Static, spread: Spread, pe: int, slots: int, x: float, y: float, wide: float, high: float
) -> str:
    texts = [f"PE {pe}", *(_cell(target, one, spread, pe, slot) for slot in range(slots))]
    used = any(element_at(target, spread, pe, slot) is not None for slot in range(slots))
    rows = "".join(
        f'<text class="{"more" if i else "first"}" x="{x + 7:.1f}" y="{y + 14 + i * ROW:.1f}">{escape(text)}</text>'
        for i, text in enumerate(texts)
    )
    box = f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="5"/>'
    return f'<g class="node {"g0" if used else "shared"}">{box}{rows}</g>'


def _cell(target: Target, one: Static, spread: Spread, pe: int, slot: int) -> str:
    element = element_at(target, spread, pe, slot)
    address = f"0x{one.address + slot * spread.slot:x}"
    return f"{address} {'-' if element is None else element_name(spread, element)}"


def _left_out(pes: int, slots: int) -> str:
    words = [f"{pes:,} more PE{'s' * (pes != 1)}"] * (pes > 0) + [
        f"{slots:,} more slot{'s' * (slots != 1)} on each PE"
    ] * (slots > 0)
    return "not drawn: " + ", ".join(words) if words else ""
