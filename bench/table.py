"""Measurements as a table: for a terminal, as Markdown for docs/speed.md, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from measuring import EMC, Found, Row, Spread

BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"  # what stands between them in docs/speed.md is ours


@dataclass(frozen=True, slots=True)
class Done:
    """A row with what was found for its parts, and their geometric mean if it has one."""

    row: Row
    found: tuple[Found, ...]


def number(value: float, digits: int) -> str:
    return f"{value:,.{digits}f}"


def _spread(one: Spread, digits: int) -> str:
    low, high = number(one.low, digits), number(one.high, digits)
    median = number(one.median, digits)
    return median if low == high else f"{median} ({low} to {high})"


def _times(value: float) -> str:
    """A ratio to two or three figures, however large or small."""
    return number(value, 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 0.1 else 4)


def _ratio(one: Spread) -> str:
    low, high, median = _times(one.low), _times(one.high), _times(one.median)
    return f"{median} x" if low == high else f"{median} x ({low} to {high})"


def _target(found: Found) -> str:
    share = found.of_target()
    if share is None or found.target is None:
        return ""
    return f"{number(found.target, 0 if found.target >= 8 else found.digits)}: {_times(share)} x"


def cells(found: Found) -> tuple[str, str, str, str]:
    """A part's line: name, emc's figure, the target and how much of it is reached, ratios to the peers."""
    figure = f"{_spread(found.spread(EMC), found.digits)} {found.unit}"
    peers = ", ".join(f"{peer} {_ratio(found.ratio(peer))}" for peer in found.peers)
    return found.name, figure, _target(found), peers


def line(found: Found) -> str:
    """For a terminal."""
    name, figure, target, peers = cells(found)
    asked = f"  [target {target}]" if target else ""
    return f"    {name:<18} {figure}{asked}" + (f"\n{'':23}{peers}" if peers else "")


def markdown(rows: Sequence[Done], facts: dict[str, str]) -> str:
    """What docs/speed.md says between its two marks."""
    parts = [BEGIN, "", *(f"- {name}: {fact}" for name, fact in facts.items())]
    for done in rows:
        parts += ["", f"**{done.row.name}**. {done.row.what}", ""]
        parts += ["| what | emc | target: reached | emc against |", "|---|---|---|---|"]
        parts += [f"| {' | '.join(cells(found))} |" for found in done.found]
    return "\n".join([*parts, "", END])


def written(page: Path, section: str) -> None:
    """Puts the section into the page, between its marks. Raises SystemExit when it has none."""
    text = page.read_text("utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page}: there are no two lines {BEGIN} and {END} to write between")
    page.write_text(before + section + after, "utf-8")


def as_json(rows: Sequence[Done], facts: dict[str, str]) -> str:
    return json.dumps({"facts": facts, "rows": [_row(done) for done in rows]}, indent=1) + "\n"


def _row(done: Done) -> dict[str, Any]:
    return {"name": done.row.name, "what": done.row.what, "parts": [_part(found) for found in done.found]}


def _part(found: Found) -> dict[str, Any]:
    return {
        "name": found.name,
        "unit": found.unit,
        "better": found.better,
        "target": found.target,
        "of_target": found.of_target(),
        "samples": {name: list(samples) for name, samples in found.samples.items()},
        "median": {name: found.spread(name).median for name in found.samples},
        "ratio": {peer: _numbers(found.ratio(peer)) for peer in found.peers},
    }


def _numbers(one: Spread) -> dict[str, float]:
    return {"median": one.median, "low": one.low, "high": one.high}
