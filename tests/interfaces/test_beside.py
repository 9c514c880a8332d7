"""Interfaces work beside the PEs: transfers into a busy PE, the halves of a barrier, and what a small board pins."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc import session
from emc.machine import Options, Run
from emc.machine.host import Host
from emc.options import BuildOptions
from emc.shape import Pes
from emc.texts import Source

BUSY = """\
#include <emc/ni.h>
#include <stdio.h>
int from[1024], to[1024], took, worked;
volatile int steps;
int main(void)
{
    int ready = 0, over = 0, waits;
    int global *begin = global_of(1, &worked);
    where (begin) forkwith (ready) {
        long long start = clock_cycles();
        int i;
        q_write(global_of(0, &took), 0);
        for (i = 0; i < STEPS; i++) steps++;
        worked = clock_cycles() - start;
    }
    q_read(&took);
    long long start = clock_cycles();
    for (waits = 0; waits < COPIES; waits++) ni_bcopy(from, global_of(1, to), sizeof from);
    ni_sync();
    over = clock_cycles() - start;
    while (!*begin) resched();
    printf("%d %d\\n", over, *begin);
    return ready;
}
"""
HALVES = """\
#include <emc/ni.h>
#include <stdio.h>
volatile int steps;
static void work(void) { int i; for (i = 0; i < 4000; i++) steps++; }
int main(void)
{
    int cost, whole;
    everywhere dowith () {
        long long start = clock_cycles(), alone;
        work();
        alone = clock_cycles() - start;
        ni_barrier();
        start = clock_cycles();
        ni_barrier_post();
        work();
        ni_barrier_wait();
        cost = clock_cycles() - start - alone;
        start = clock_cycles();
        ni_barrier();
        whole = clock_cycles() - start;
    } reductionmax (cost, whole);
    printf("%d %d\\n", cost, whole);
    return 0;
}
"""
LAST = """\
#include <emc/ni.h>
#include <stdio.h>
static int from[16], to[16];
int main(void)
{
    int x;
    where (global_of(3, &x)) dowith () {
        ni_bcopy(from, global_of(N_PE - 1, to), sizeof from);
        ni_sync();
    }
    puts("copied");
    return 0;
}
"""


def ran(text: str, *defines: str, machine: str = "myrinet", pes: int = 2) -> Run:
    wishes = BuildOptions(pes=Pes(pes), machine=machine, defines=defines, check=False)
    built = session.build([("x.emc", Source("x.emc", text))], wishes)
    return session.execute(built, "native", Options(), Host())


def numbers(run: Run) -> list[int]:
    assert run.trap is None, run.trap
    return [int(word) for word in run.output.split()]


@pytest.mark.slow
def test_a_transfer_into_a_busy_pe_is_no_later_and_costs_it_nothing() -> None:
    idle, busy, alone = (
        numbers(ran(BUSY, f"STEPS={steps}", f"COPIES={copies}")) for steps, copies in ((1, 4), (20000, 4), (20000, 1))
    )
    assert busy[0] == idle[0] and busy[1] > busy[0]
    assert busy[1] == alone[1]


@pytest.mark.slow
@pytest.mark.parametrize("pes", [2, 8, 32])
def test_the_halves_of_a_barrier_cost_two_calls(pes: int) -> None:
    cost, whole = numbers(ran(HALVES, pes=pes))
    assert cost < 2 * 600 and whole > 4 * cost  # a call of an NI is 400 cycles for the PE


@pytest.mark.slow
def test_a_board_of_128_kb_pins_less_and_says_so(tmp_path: Path) -> None:
    """Its table has the first 80 MB of a node: with four PEs of 32 MB, not those of the last one."""
    small = tmp_path / "small.toml"
    small.write_text('base = "myrinet"\n[interface]\nsram = 131072\n', encoding="utf-8")
    assert ran(LAST, machine=str(small), pes=8).output == ran(LAST, pes=32).output == b"copied\n"
    trap = ran(LAST, machine=str(small), pes=32).trap
    assert trap is not None and trap.kind == "not pinned" and trap.on == "NI 0" and trap.span.line == 8
