"""The EM-X against the EM-4, as docs/emx.md has it: remote reads overlap with computation."""

from __future__ import annotations

import re
from pathlib import Path

import harness
import pytest

from emc import places
from emc.machine.machine_file import read_description
from emc.machine.run import ALLOWANCE

OVERLAP = places.programs() / "papers" / "emx_overlap.emc"


def rounds(machine: str, work: int = 100) -> tuple[int, int, int]:
    """Cycles of a round without and with reads; those that the packet buffers served."""
    outcome = harness.emc_run(OVERLAP, 80, machine=machine, engine="native", defines=[f"WORK={work}"])
    assert outcome.run is not None and outcome.status == 0 and "astray: 0" in outcome.output
    alone, both = map(int, re.findall(r": (\d+) cycles a round", outcome.output))
    return alone, both, sum(pe.bypassed for pe in outcome.run.counters)


def test_remote_reads_overlap_with_computation_on_the_emx() -> None:
    alone, em4, none = rounds("em4")
    same, emx, served = rounds("emx")
    assert alone == same and none == 0 and served > 5000
    assert em4 / emx > 1.5
    microseconds = (read_description(name).clock.microseconds(1) for name in ("em4", "emx"))
    assert next(microseconds) * em4 / (next(microseconds) * emx) > 2.4


def test_a_read_costs_the_emx_the_same_however_long_others_work() -> None:
    """On the EM-4 it waits for half of a piece of work, in the share of the time in which its owner works."""
    for work in (100, 300):
        alone, em4, _ = rounds("em4", work)
        _, emx, _ = rounds("emx", work)
        assert emx - alone < 4 * 90
        predicted = emx + 4 * (alone / em4) * alone / 2
        assert predicted == pytest.approx(em4, rel=0.1)


SPIN = """
int global gate;
int main(void)
{
    lock(&gate);
    everywhere dowith () {
        int i;
        if (my_pe() == 0) for (i = 0; i < 20; i++) resched();
        else while (!trylock(&gate)) ;
        unlock(&gate);
    }
    return 0;
}
"""


@pytest.mark.parametrize(("first", "status"), [(0, 0), (16, 0), (1_000_000, ALLOWANCE)])
def test_spinning_on_a_lock_starves_nobody(tmp_path: Path, first: int, status: int) -> None:
    """Without a limit to how many special packets go first, PE 0 answers those who ask for the lock for ever, and its
    own thread, which would give the lock back, never has its turn."""
    machine, program = tmp_path / "mine.toml", tmp_path / "spin.emc"
    machine.write_text(f'base = "emx"\n[queue]\nspecial_first = {first}\n')
    program.write_text(SPIN)
    outcome = harness.emc_run(program, 40, machine=str(machine), engine="native", max_cycles=120_000)
    assert outcome.status == status, outcome.run and outcome.run.trap
