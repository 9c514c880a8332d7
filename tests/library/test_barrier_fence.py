"""barrier_fence sees writes that plain barrier does not: they queue in a slow network while its packets pass by."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from emc import places

PROGRAM = """
#include <stdio.h>
int global box[N_PE];
int here(void) { return *local_of(&box[my_pe()]); }
int main(void) {
    int missing, round, goal, i;
    everywhere dowith () {
        missing = 0;
        for (round = 1; round <= 6; round++) {
            goal = round & 1 ? 1 : 5;
            for (i = 1; i <= 40 && my_pe() == 2; i++) box[goal] = 40 * round + i;
            BARRIER();
            missing += my_pe() == goal && here() != 40 * round + 40;
            barrier_fence();
        }
    } reductionsum(missing);
    printf("%d\\n", missing);
    return 0;
}
"""


@pytest.fixture
def missing(emc_text: Callable[..., Any], tmp_path: Path) -> Callable[[str], int]:
    """Of 6 words that PE 2 writes last, how many had not landed after the barrier of that name, on a machine with slow
    links. The barrier's packets from PE 2 take other links."""
    slow = tmp_path / "slow.toml"
    text = (places.runtime() / "machines" / "em4.toml").read_text("utf-8")
    assert "\nport = 2 " in text
    slow.write_text(text.replace("\nport = 2 ", "\nport = 64 "), "utf-8")

    def run(barrier: str) -> int:
        outcome = emc_text(PROGRAM.replace("BARRIER", barrier), 6, machine=str(slow))
        assert outcome.status == 0, (outcome.faults, outcome.run and outcome.run.trap)
        return int(outcome.output)

    return run


def test_barrier_fence_waits_for_the_writes(missing: Callable[[str], int]) -> None:
    assert missing("barrier_fence") == 0


def test_plain_barrier_does_not(missing: Callable[[str], int]) -> None:
    assert missing("barrier") > 0
