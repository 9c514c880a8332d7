"""What must hold of a run that is recorded or profiled, whatever the program: it is the run that it is without, and
each cycle of each PE is in one place of its tally.

    wrong = watched(run)        run(record=True), run(profile=True), run(): the Run, or None if it did not compile
    wrong = watched(run, "record"), watched(run, "profile")     one of both
    wrong = sums(run)           of a profiled one
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple

from emc.machine import Run
from emc.machine.tally import Tally

BOTH = ("record", "profile")


def watched(run: Callable[..., Run | None], *ways: str) -> tuple[list[str], Run | None]:
    """What does not hold; the last of the runs that are watched, which is the profiled one."""
    plain, found = run(), {way: run(**{way: True}) for way in ways or BOTH}
    wrong: list[str] = []
    for way, one in found.items():
        if plain is None or one is None:
            return [], None
        wrong += [
            f"{way}: {field} is {getattr(one, field)!r}, not {getattr(plain, field)!r}"
            for field in Run.__match_args__
            if field not in ("trace", "tally") and getattr(one, field) != getattr(plain, field)
        ]
        wrong += sums(one) if way == "profile" else times(one)
    return wrong, list(found.values())[-1]


def sums(run: Run) -> list[str]:
    """The sums of a tally that are not what they should be."""
    tally = run.tally
    if tally is None:
        return ["no tally"]
    wrong = [
        f"PE {one.pe}: {spent} is not {run.cycles} cycles"
        for one, spent in zip(run.counters, tally.pes, strict=True)
        if sum(astuple(spent)) != run.cycles or min(astuple(spent)) < 0
    ]
    for what, found, expected in _pairs(run, tally):
        if found != expected:
            wrong.append(f"{what}: {found}, not {expected}")
    return wrong


def _pairs(run: Run, tally: Tally) -> list[tuple[str, int, int]]:
    rows = [taken for _, taken in tally.asked] + list(tally.entries)
    pes, counters = tally.pes, run.counters
    return [
        ("cycles of threads", sum(tally.cycles), sum(pe.threads for pe in pes)),
        ("threads and services", sum(pe.threads + pe.services for pe in pes), sum(one.busy for one in counters)),
        ("services", sum(tally.services), sum(pe.services for pe in pes)),
        ("dispatch", sum(row.dispatch for row in rows), sum(pe.dispatch for pe in pes)),
        ("matching", sum(row.matching for row in rows), sum(pe.matching for pe in pes)),
        ("dispatch and matching", sum(p.dispatch + p.matching for p in pes), sum(one.dispatch for one in counters)),
        ("spilling", sum(row.spilling for row in rows), sum(pe.spilling for pe in pes)),
        ("waiting for bypassing", sum(row.bypass for row in rows), sum(pe.bypass for pe in pes)),
        ("bypassing", sum(tally.beside), sum(one.bypassing for one in counters)),
        ("packets", sum(tally.sent) + sum(tally.replies), run.packets),
        ("packets dispatched", sum(row.packets for row in rows), sum(_dispatched(one) for one in counters)),
    ]


def _dispatched(one: object) -> int:
    return one.packets_received - one.bypassed  # type: ignore[attr-defined]


def times(run: Run) -> list[str]:
    """Rows of a trace whose times are not in order, or where a PE does two things at once."""
    wrong: list[str] = []
    free = [0] * len(run.counters)
    for row in run.trace:
        if not row.left <= row.came <= row.taken <= row.start <= row.end:
            wrong.append(f"out of order: {row}")
        if row.does != "beside":
            if row.taken < free[row.pe]:
                wrong.append(f"at once: {row}")
            free[row.pe] = row.end
    threads = sum(row.does == "thread" for row in run.trace)
    if threads != sum(one.threads for one in run.counters):
        wrong.append(f"{threads} threads are in the trace")
    return wrong[:3]


def alike(one: Run | None, other: Run | None) -> list[str]:
    """Where the tallies of two engines' runs differ."""
    if one is None or other is None or one.tally is None or other.tally is None:
        return []
    return [
        f"the engines' tallies differ in {field}"
        for field in Tally.__match_args__
        if getattr(one.tally, field) != getattr(other.tally, field)
    ]
