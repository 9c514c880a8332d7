"""What docs/papers.md says in numbers: blocks between marks, which are written again; the words around them stay.

    <!-- published: EM-C, table 1: begin -->
    ...
    <!-- published: EM-C, table 1: end -->

A block for each table or figure (8a, 8b and 8c are one), and of the EM-4 one for the parameters, one for the summary.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from emc.machine import Description
from papers.cells import EMC, RICA
from papers.parameters import PARAMETERS
from papers.report import Line, summary


def blocks(all_lines: Sequence[Line], description: Description) -> dict[str, str]:
    """The text of each block by name."""
    groups: dict[str, list[Line]] = {}
    for line in all_lines:
        table = re.sub(r"(?<=\d)[a-z]$", "", line.table)
        groups.setdefault(f"{line.paper}, {table}", []).append(line)
    made = {name: _table(lines) for name, lines in groups.items()}
    em4 = [line for line in all_lines if line.paper in (EMC, RICA)]
    return {"summary": f"{summary(em4)}.", "parameters": _parameters(description), **made}


def _table(lines: Sequence[Line]) -> str:
    """A row for each row, a column for each size."""
    sizes = sorted({line.size for line in lines})
    rows: dict[str, dict[int, Line]] = {}
    for line in lines:
        rows.setdefault(line.row, {})[line.size] = line
    unit = ", ".join(dict.fromkeys({"us": "microseconds"}.get(line.unit, line.unit) for line in lines))
    head = [f"| {unit} | {' | '.join(str(size) for size in sizes)} |", f"|---|{'---:|' * len(sizes)}"]
    return "\n".join(head + [f"| {row} | {' | '.join(_cell(of.get(s)) for s in sizes)} |" for row, of in rows.items()])


def _cell(line: Line | None) -> str:
    if line is None:
        return ""
    if line.simulated is None:
        return "fails"
    digits = 4 if line.simulated < 0.1 else 2 if line.simulated < 100 else 1 if line.simulated < 1000 else 0
    found = f"{line.simulated:.{digits}f}"
    range = "" if line.range is None else f" [{line.range[0]:.{digits}f}, {line.range[1]:.{digits}f}]"
    if line.published is None or line.error is None:
        return found + range
    return f"**{found}** ({line.published:g}: {line.error:+.1f} %{', miss' if line.is_miss else ''}){range}"


def _parameters(description: Description) -> str:
    sources = dict(description.sources)
    head = ["| parameter | cycles | may be | what it is |", "|---|---:|---|---|"]
    for one in PARAMETERS:
        section, _, name = one.key.partition(".")
        value: int = getattr(getattr(description, section), name)
        head.append(f"| `{one.key}` | {value} | {one.least} to {one.most}: {one.why} | {sources[one.key]} |")
    return "\n".join(head)


def written(page: Path, made: Mapping[str, str]) -> None:
    """Puts the blocks between their marks. Raises SystemExit when the page has no place for one."""
    text = page.read_text("utf-8")
    for name, block in made.items():
        begin, end = f"<!-- published: {name}: begin -->", f"<!-- published: {name}: end -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            raise SystemExit(f"{page}: there are no two lines\n{begin}\n{end}\nto write between: add them")
        text = f"{before}{begin}\n\n{block}\n\n{end}{after}"
    page.write_text(text, "utf-8")
