"""Options.late: a packet that is named leaves so many cycles later, on both engines, and packets keep their order."""

from __future__ import annotations

from functools import cache

import pytest
from engines.interpreted import interpreted

from emc.explore.plan import number_packets
from emc.machine import Host, Options, Run
from emc.machine.options import Late
from emc.options import BuildOptions
from emc.session import Built, build, execute
from emc.shape import Pes
from emc.texts import Source

PROGRAM = """
int global A[8], global total;
int main(void)
{
    everywhere dowith () { int i; for (i = 0; i < 8; i++) A[i] = total += my_pe(); }
    return A[3] & 63;
}
"""


@cache
def built() -> Built:
    return build([("x.emc", Source("x.emc", PROGRAM))], BuildOptions(pes=Pes(4)))


def run(engine: str, *late: Late, net_delay: int = 0) -> Run:
    return execute(built(), engine, Options(late=late, net_delay=net_delay, seed=3, record=True), Host("x.emc"))


@pytest.mark.parametrize("engine", ["native", "reference"])
def test_each_packet_of_a_run_leaves_late_when_it_is_named(engine: str) -> None:
    usual = number_packets(run(engine).trace)
    for pe, number in sorted(usual)[::7]:
        late = number_packets(run(engine, Late(pe, number, 1000)).trace)[pe, number]
        assert late.left == usual[pe, number].left, "up to there nothing changes"
        assert late.came - late.left >= 1000


@pytest.mark.parametrize("net_delay", [0, 9])
@pytest.mark.parametrize(
    "late", [(), (Late(0, 5, 1),), (Late(0, 20, 300), Late(0, 20, 5), Late(3, 2, 77)), (Late(2, 10**17, 4),)]
)
def test_engines_agree(late: tuple[Late, ...], net_delay: int) -> None:
    native, reference = run("native", *late, net_delay=net_delay), run("reference", *late, net_delay=net_delay)
    assert native == reference
    with interpreted():
        assert run("native", *late, net_delay=net_delay) == reference


def test_what_the_same_pe_sends_there_later_stays_behind() -> None:
    def to(trace: Run, goal: int) -> list[int]:
        rows = [row for row in number_packets(trace.trace).values() if row.source == 2 and row.pe == goal]
        return [row.came for row in sorted(rows, key=lambda row: row.left)]

    (pe, number), row = next((k, r) for k, r in number_packets(run("native").trace).items() if k[0] == 2 and r.pe == 0)
    late = run("native", Late(pe, number, 400))
    came = to(late, row.pe)
    assert came == sorted(came) and came[0] >= row.came + 400


def test_a_packet_that_is_not_sent_changes_nothing() -> None:
    assert run("native", Late(1, 10**9, 5)) == run("native")
