"""Every program in programs/ keeps what it promises in its comments (promises.py), on all the machines it names; one
that names none holds for any number of PEs, and is run on one of three here, and on others in test_machines.py."""

from __future__ import annotations

from pathlib import Path

import harness
import pytest
from covering import spread
from promises import compare_lines, promises

from emc import places

PROGRAMS = sorted(
    path
    for path in places.programs().rglob("*.emc")
    if path.stem != "locusroute" and "exercises" not in path.parts  # test_locusroute.py, tests/exercises
)
ANY_PES = ("1", "3", "4")


def machines(path: Path) -> tuple[str, ...]:
    named = any(line.startswith("// pes:") for line in path.read_text().splitlines())
    return tuple(promises(path).pes) if named else ANY_PES


MANY = "80"  # the reference engine takes its time for as many
CHOSEN = dict(spread(PROGRAMS, machines))
RUNS = [
    pytest.param(path, pes, engine, id=f"{path.parent.name}/{path.stem}-{pes}-{engine}")
    for path in PROGRAMS
    for pes in machines(path)
    for engine in (["native"] if pes == MANY else harness.ENGINES)
    if pes == CHOSEN[path] or machines(path) != ANY_PES
]


@pytest.mark.parametrize(("path", "pes", "engine"), RUNS)
def test_promises(path: Path, pes: str, engine: str) -> None:
    promised = promises(path)
    outcome = harness.emc_run(path, pes, promised.args, engine=engine)
    assert [f"{fault.span}: {fault.text}" for fault in outcome.faults] == []
    assert outcome.run is not None
    assert outcome.run.trap is None, str(outcome.run.trap)
    assert compare_lines("output", promised.expect, outcome.output) == []
    assert outcome.errors == ""
    assert outcome.status == (promised.exit or [0])[0]


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_says_what_it_shows(path: Path) -> None:
    text = path.read_text()
    assert text.startswith("// Shows: ")
    assert "\n// Prints: " in text
    assert promises(path).expect, "a program without a promise tests nothing"


def test_fragments_are_marked() -> None:
    fragments = [path for path in PROGRAMS if path.parent.name == "papers_as_printed"]
    assert len(fragments) >= 10
    for path in fragments:
        text = path.read_text()
        assert text.count("// as printed\n") == text.count("// end\n") > 0, path
