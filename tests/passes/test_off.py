"""Programs do the same with any passes off, in checked builds and in others."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path

import pytest
from covering import spread
from promises import promises

from emc.machine import Host, Options
from emc.options import SWITCHES, BuildOptions
from emc.session import build, execute
from emc.shape import Pes
from emc.texts import Source, read_sources

WHOLE = Path(__file__).resolve().parents[1] / "whole"
PROGRAMS = [*sorted(WHOLE.glob("c/*/*.c"))[4::23], *sorted(WHOLE.glob("emc/*.emc"))[4::9]]


def rows(count: int, off: int) -> list[frozenset[str]]:
    """Sets of passes, the same each time."""
    chance = random.Random(7)
    return [frozenset(chance.sample(SWITCHES, off)) for _ in range(count)]


ROWS = [*rows(11, 8), frozenset(SWITCHES)]


def printed(sources: tuple[tuple[str, Source], ...], pes: int, off: frozenset[str], check: bool) -> tuple[object, ...]:
    made = build(sources, BuildOptions(pes=Pes(pes), off=off, check=check))
    run = execute(made, "reference", Options(max_cycles=10_000_000), Host(sources[0][0], name="x"))
    return run.output, run.status, run.trap


def test_each_pair_of_passes_is_off_in_some_row() -> None:
    assert {pair for row in ROWS[:-1] for pair in combinations(sorted(row), 2)} == {*combinations(sorted(SWITCHES), 2)}


@pytest.mark.parametrize("check", [True, False], ids=["checked", "plain"])
@pytest.mark.parametrize("off", ROWS, ids=lambda off: f"{ROWS.index(off)}")
def test_an_empty_program(off: frozenset[str], check: bool) -> None:
    """Its start allocates memory for the arguments, and its end calls what `atexit` was given."""
    source = Source("x.c", '#include <stdio.h>\nint main(int n, char **a) { printf("%s %d", a[0], n); return 7; }')
    assert printed((("", source),), 1, off, check) == (b"x 1", 7, None)


@pytest.mark.slow
@pytest.mark.parametrize("check", [True, False], ids=["checked", "plain"])
@pytest.mark.parametrize(("path", "off"), spread(PROGRAMS, ROWS), ids=lambda one: getattr(one, "name", ""))
def test_programs(path: Path, off: frozenset[str], check: bool) -> None:
    sources = read_sources([str(path), *(str(path.parent / name) for name in promises(path).files)])
    pes = 1 if path.suffix == ".c" else 4
    assert printed(sources, pes, off, check) == printed(sources, pes, frozenset(), check)
