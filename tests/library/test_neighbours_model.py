"""Both schedules of neighbour exchange take the time of the paper's equations where nothing else takes time."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import parse
from emc.texts import Source

EXCHANGE = """
#include <emc/neighbours.h>
#include <stdio.h>
#include <stdlib.h>
#define MOST 32768      /* words of a block */
static int block[MOST], halo[N * MOST];
static neighbours_t plan;
static double measured(int schedule, int devices, int nword)
{
    double us;
    everywhere dowith (schedule, devices, nword) {
        double start;
        neighbours_use(&plan, schedule, NEIGHBOURS_RDMA, devices);
        neighbour_allgather_unfenced(&plan, block, halo, nword);
        barrier();
        start = clock_us();
        neighbour_allgather_unfenced(&plan, block, halo, nword);
        us = clock_us() - start;
        barrier();
    } reductionmax (us);
    return us;
}
int main(int argc, char **argv)
{
    int c, nword;
    everywhere dowith () {  /* the first N of the torus's neighbours, so no link is shared */
        int pe[6], from[6], i, extents[] = {PE_EXTENTS}, d, way, step = N_PE, at, me = my_pe();
        for (i = d = 0; d < 3; d++) {
            step /= extents[d];
            at = me / step % extents[d];
            for (way = -1; way < 2; way += 2, i++) {
                pe[i] = me + ((at + way + extents[d]) % extents[d] - at) * step;
                from[i] = me + ((at - way + extents[d]) % extents[d] - at) * step;
            }
        }
        neighbours_graph(&plan, N, from, N, pe);
    }
    for (c = 1; c < N && c <= 5; c++)
        for (nword = MOST / 2; nword <= MOST; nword *= 2) {
            printf("%d %d %.3f ", c, nword, measured(NEIGHBOURS_DIRECT, c, nword));
            printf("%.3f\\n", measured(NEIGHBOURS_SEGMENTED, c, nword));
        }
    return 0;
}
"""
LATENCY, BANDWIDTH = 1.0, 5e3  # us; bytes/us


@pytest.mark.slow
@pytest.mark.parametrize("n", range(2, 7))
def test_schedules_take_the_time_of_the_equations(tmp_path: Path, n: int) -> None:
    file = tmp_path / "ideal.toml"
    file.write_text('base = "fx10_ideal"\n[dma]\nengines = 5\n')
    made = build(
        [("x.emc", Source("x.emc", EXCHANGE))], BuildOptions(parse("3x3x3"), machine=str(file), defines=(f"N={n}",))
    )
    run = execute(made, "native", Options(), Host("x"))
    assert run.trap is None and run.output
    for line in run.output.decode().splitlines():
        c, nword, *found = (float(word) for word in line.split())
        k = math.gcd(n, int(c))
        transfer = 4 * nword / BANDWIDTH
        direct = math.ceil(n / c) * (LATENCY + transfer)
        segmented = n / k * LATENCY + n / c * transfer if c > 1 else direct
        assert found == [pytest.approx(direct, rel=0.02), pytest.approx(segmented, rel=0.02)], line
    assert len(run.output.splitlines()) == 2 * min(n - 1, 5)
