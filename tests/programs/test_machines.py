"""Every program in programs/ keeps its promises on one of the other machine files that come with emc, and with one of
the numbers of PEs that it can have there."""

from __future__ import annotations

from pathlib import Path

import harness
import pytest
from covering import spread
from programs.test_programs import PROGRAMS, machines
from promises import compare_lines, promises

from emc import places
from emc.faults import Faulty
from emc.machine import target
from emc.machine.machine_file import read_description
from emc.shape import parse

OTHERS = sorted(path.stem for path in (places.runtime() / "machines").glob("*.toml") if path.stem != "em4")
MOST_CYCLES = 400_000_000  # a host service takes long where the clock is fast


def fits(machine: str, pes: str) -> bool:
    """Whether the machine can have so many PEs."""
    try:
        target(read_description(machine), parse(pes))
    except Faulty:
        return False
    return True


def possible(path: Path) -> list[tuple[str, str]]:
    """Machines, and numbers of PEs."""
    return [(machine, pes) for pes in reversed(machines(path)) for machine in OTHERS if fits(machine, pes)]


RUNS = [
    pytest.param(path, machine, pes, id=f"{path.parent.name}/{path.stem}-{machine}-{pes}")
    for path, (machine, pes) in spread(PROGRAMS, possible)
]


@pytest.mark.slow
@pytest.mark.parametrize(("path", "machine", "pes"), RUNS)
def test_promises_on_other_machines(path: Path, machine: str, pes: str) -> None:
    promised = promises(path)
    outcome = harness.emc_run(path, pes, promised.args, machine=machine, engine="native", max_cycles=MOST_CYCLES)
    assert outcome.run is not None and outcome.run.trap is None, outcome.run and str(outcome.run.trap)
    assert compare_lines("output", promised.expect, outcome.output) == []
    assert outcome.status == (promised.exit or [0])[0]
