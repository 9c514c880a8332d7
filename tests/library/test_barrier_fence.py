"""barrier_fence sees writes that plain barrier does not: with a slowed network one of the two loses some."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

PROGRAM = """
#include <stdio.h>
int global box[N_PE];
int here(void) { return *local_of(&box[my_pe()]); }
int main(void) {
    int missing, round, i;
    everywhere dowith () {
        missing = 0;
        for (round = 1; round <= 6; round++) {
            for (i = 0; i < 20; i++) box[(my_pe() + 2) % N_PE] = round; // the last of them is late
            BARRIER();
            missing += here() != round;
            barrier_fence();
        }
    } reductionsum(missing);
    printf("%d\\n", missing);
    return 0;
}
"""


def _missing(emc_text: Callable[..., Any], barrier: str, seed: int) -> int:
    outcome = emc_text(PROGRAM.replace("BARRIER", barrier), 3, net_delay=1000, seed=seed)
    assert outcome.status == 0, (outcome.faults, outcome.run and outcome.run.trap)
    return int(outcome.output)


def test_barrier_fence_waits_for_the_writes(emc_text: Callable[..., Any]) -> None:
    assert [_missing(emc_text, "barrier_fence", seed) for seed in (1, 2, 3)] == [0, 0, 0]


def test_plain_barrier_does_not(emc_text: Callable[..., Any]) -> None:
    assert sum(_missing(emc_text, "barrier", seed) for seed in (1, 2, 3)) > 0
