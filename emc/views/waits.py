"""Where the threads of a run without simulated time waited, as a table and as JSON (`emc run --waits`).

emc: 4 ranks, 2.013 s: worked 38 %, waited 62 % of the time
     waited  share  longest on   line             for
    4.512 s   90 %  rank 3       jacobi.emc:31    call of barrier
    0.498 s   10 %  rank 1       jacobi.emc:24    remote read
     rank   worked   waited   packets sent   received
        0     99 %      1 %          1,234      1,100
    ...
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import nlargest

from emc.machine.waits import WaitedAt, Waits
from emc.source import NOWHERE, in_library
from emc.views.profile.words import short_names
from emc.views.traps import plain

MOST_LINES, MOST_UNITS, MOST_PAIRS = 10, 8, 8  # rows of each table
LEAST = 0.0005  # a line's share of all waits, for the table


def table(waits: Waits) -> str:
    """The table, for people, without its last newline."""
    blocks = [[_head(waits)], _lines(waits), _units(waits), _pairs(waits)]
    return "\n".join(line.rstrip() for block in blocks for line in block)


def record(waits: Waits) -> dict[str, object]:
    """Everything, for tools: seconds and packets, in lists with one number for each rank or PE."""
    return {
        "unit": waits.unit,
        "seconds": list(waits.seconds),
        "worked_seconds": list(waits.worked),
        "waited_seconds": list(waits.waited),
        "lines": [
            {
                "file": None if row.span == NOWHERE else row.span.file,
                "line": None if row.span == NOWHERE else row.span.line,
                "for": plain(row.what),
                "seconds": list(row.seconds),
            }
            for row in waits.lines
        ],
        "packets": [list(row) for row in waits.packets],
        "bytes": [list(row) for row in waits.bytes],
    }


def _head(waits: Waits) -> str:
    count, longest = len(waits.seconds), max(waits.seconds, default=0.0)
    whole = sum(waits.seconds)
    did = f"worked {_share(sum(waits.worked), whole)}, waited {_share(sum(waits.waited), whole)} of the time"
    if waits.unit == "PE":  # one process runs one PE after the other
        did += f", had packets while others worked {_share(whole - sum(waits.worked) - sum(waits.waited), whole)}"
    return f"emc: {count:,} {waits.unit}{'s' * (count != 1)}, {longest:.3f} s: {did}"


def _lines(waits: Waits) -> list[str]:
    whole = sum(row.total for row in waits.lines)
    shown = [row for row in waits.lines[:MOST_LINES] if row.total > LEAST * whole]
    names = short_names(row.span.file for row in waits.lines)
    rows = [
        (
            f"{row.total:.3f} s",
            _share(row.total, whole),
            _longest(row, waits.unit),
            "" if row.span == NOWHERE else f"{names[row.span.file]}:{row.span.line}{_whose(row)}",
            plain(row.what),
        )
        for row in shown
    ]
    lines = _columns((("waited", ">"), ("share", ">"), ("longest on", "<"), ("line", "<"), ("for", "<")), rows)
    return lines + _more(len(waits.lines) - len(shown), "shorter wait")


def _whose(row: WaitedAt) -> str:
    return " (library)" if in_library(row.span.file) else ""


def _longest(row: WaitedAt, unit: str) -> str:
    number = max(range(len(row.seconds)), key=row.seconds.__getitem__)
    return f"{unit} {number:,}"


def _units(waits: Waits) -> list[str]:
    """How the load is shared: a row for each rank or PE; of many, those that worked longest and shortest."""
    by_work = sorted(range(len(waits.worked)), key=lambda unit: (-waits.worked[unit], unit))
    half = MOST_UNITS // 2
    few = by_work if len(by_work) <= MOST_UNITS else by_work[:half] + by_work[-half:]
    rows: list[tuple[str, ...]] = []
    for unit in sorted(few):
        time = waits.seconds[unit]
        row = f"{unit:,}", _share(waits.worked[unit], time), _share(waits.waited[unit], time)
        if waits.packets:
            sent, received = sum(waits.packets[unit]), sum(packets[unit] for packets in waits.packets)
            row = (*row, f"{sent:,}", f"{received:,}")
        rows.append(row)
    titles = (waits.unit, "worked", "waited", *(("packets sent", "received") if waits.packets else ()))
    lines = _columns([(title, ">") for title in titles], rows)
    return lines + _more(len(by_work) - len(few), waits.unit, "that worked neither most nor least")


def _pairs(waits: Waits) -> list[str]:
    """The pairs of ranks that exchanged the most packets."""
    found = [
        (packets, -source, -goal)
        for source, row in enumerate(waits.packets)
        for goal, packets in enumerate(row)
        if packets
    ]
    most = [(packets, -source, -goal) for packets, source, goal in nlargest(MOST_PAIRS, found)]
    rows = [(f"{source:,}", f"{goal:,}", f"{n:,}", f"{waits.bytes[source][goal]:,}") for n, source, goal in most]
    if not rows:
        return []
    lines = _columns([(title, ">") for title in ("from rank", "to rank", "packets", "bytes")], rows)
    return lines + _more(len(found) - len(rows), "pair", "with fewer packets")


def _share(part: float, whole: float) -> str:
    return f"{part / whole:.0%}" if whole else "0%"


def _more(count: int, what: str, which: str = "") -> list[str]:
    return [f"  and {count:,} {what}{'s' * (count != 1)} {which}".rstrip()] if count > 0 else []


def _columns(titles: Iterable[tuple[str, str]], rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Lines of a table. titles: with the side to which a column is aligned."""
    heads = list(titles)
    widths = [max(len(title), *(len(row[at]) for row in rows), 0) for at, (title, _) in enumerate(heads)]
    lines = [tuple(title for title, _ in heads), *rows]
    return [
        "  " + "  ".join(f"{cell:{side}{width}}" for cell, (_, side), width in zip(line, heads, widths, strict=True))
        for line in lines
    ]
