"""How long transfers of engines take: what rates of the machine file say, whatever the way to the network costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import parse
from emc.texts import Source

PUT = """
#include <emc/rdma.h>
#include <stdio.h>
#define BYTES 65536
static int from[BYTES / 4], to[BYTES / 4];
static struct rdma_tcw tcw;
int main(void)
{
    rdma_prepare(&tcw, from, global_of(1, to), BYTES, NULL, 0);
    long long start = clock_cycles();
    rdma_kick(&tcw);
    while (!rdma_done(&tcw)) resched();
    printf("%lld\\n", clock_cycles() - start);
    return 0;
}
"""


@pytest.mark.parametrize("engine", ["reference", "native"])
@pytest.mark.parametrize(("inject", "gap"), [(0, 0), (700, 0), (1500, 0), (300, 100)])
def test_the_way_to_the_network_takes_no_time_of_an_engine(tmp_path: Path, engine: str, inject: int, gap: int) -> None:
    """A packet of 2048 bytes has 758 cycles; a longer way to the first port lets the next one wait for this one."""
    file = tmp_path / "mine.toml"
    file.write_text(f'base = "fx10_ideal"\n[network]\ninject = {inject}\n[dma]\ngap = {gap}\n')
    made = build([("x.emc", Source("x.emc", PUT))], BuildOptions(parse("2"), machine=str(file)))
    run = execute(made, engine, Options(), Host("x"))
    assert run.trap is None
    packets, each = 32, max(758, inject + 1) + gap
    assert packets * each < int(run.output) < packets * each + 5000 + 6 * inject
