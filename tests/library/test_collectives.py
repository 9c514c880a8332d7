"""The collectives of <emc/coll.h> against plain loops, on more PEs and with longer blocks than the programs promise by
themselves, on the native engine; and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).resolve().parent
PROGRAMS = ("exchange.emc", "collectives.emc")
LONG = ("MOST=100",)


@pytest.mark.slow
@pytest.mark.parametrize("pes", [5, 7, 16, *(pytest.param(pes, marks=pytest.mark.slow) for pes in (64, 80))])
@pytest.mark.parametrize("program", PROGRAMS)
def test_any_number_of_pes(program: str, pes: int, emc_run: Callable[..., Any]) -> None:
    check(emc_run(HERE / program, pes, engine="native", optimise=2, defines=LONG))


@pytest.mark.parametrize("mode", [{"net_delay": 400, "seed": 5}, {"queue": 1, "net_delay": 60, "seed": 9}])
@pytest.mark.parametrize("pes", [2, 5, pytest.param(16, marks=pytest.mark.slow)])
@pytest.mark.parametrize("program", PROGRAMS)
def test_slow_networks(program: str, pes: int, mode: dict[str, int], emc_run: Callable[..., Any]) -> None:
    """A packet that comes before the one before it was taken would be a trap, and a late block a wrong one."""
    check(emc_run(HERE / program, pes, engine="native", defines=LONG, **mode))


def check(outcome: Any) -> None:
    assert outcome.run.trap is None, str(outcome.run.trap)
    assert outcome.output == "0 wrong\n"


REFUSED = """
#include <emc/coll.h>
int source[N_PE], target[N_PE];
void all(void) { rex(source, target, 1); }
int main(void) { spmd(all); return 0; }
"""


def test_rex_needs_a_power_of_two(emc_text: Callable[..., Any]) -> None:
    assert emc_text(REFUSED, 4).status == 0
    trap = emc_text(REFUSED, 6).run.trap
    assert trap.kind == "rex on a number of PEs that is not a power of two"
    assert str(trap.span).endswith("x.emc:4:18")


HURRIED = """
#include <emc/coll.h>
int from[100], to[100];
void all(void) {
    int i;
    for (i = 0; i < 3; i++) {
        if (my_pe() == 1) for (int k = 0; k < 100; k++) resched();
        shift(from, to, 1);
    }
}
int main(void) { spmd(all); return 0; }
"""


def test_shifts_without_a_barrier_are_told(emc_text: Callable[..., Any]) -> None:
    """PE 1 is late, and PE 0, whose left neighbours are not, sends it a second packet."""
    assert emc_text(HURRIED, 4).run.trap.kind == "matching overrun"
    assert emc_text(HURRIED.replace("shift(", "barrier(); shift("), 4).run.trap is None
