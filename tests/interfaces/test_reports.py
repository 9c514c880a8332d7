"""What a run on network interfaces reports: counters, time lines, what was left at the end. Both engines agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc import session
from emc.machine import Options, Run
from emc.machine.host import Host
from emc.options import BuildOptions
from emc.shape import Pes
from emc.texts import Source

LEFT = """\
#include <emc/ni.h>
int block[4096], there[4096], arrived, other;
int main(void)
{
    int i;
    for (i = 0; i < 3; i++)
        ni_bcopy_notify(block, global_of(N_PE - 1, there), 400, global_of(N_PE - 1, i ? &other : &arrived));
    ni_sync();
    ni_bcopy(block, global_of(N_PE - 1, there), 16384);
    return 0;
}
"""


def ran(text: str, engine: str, pes: int = 8, machine: str = "myrinet") -> Run:
    built = session.build([("x.emc", Source("x.emc", text))], BuildOptions(pes=Pes(pes), machine=machine))
    return session.execute(built, engine, Options(record=True), Host())


@pytest.fixture(scope="module")
def runs() -> dict[str, Run]:
    return {engine: ran(LEFT, engine) for engine in ("reference", "native")}


def test_both_engines_report_the_same(runs: dict[str, Run]) -> None:
    one, other = runs["reference"], runs["native"]
    assert (one.flying, one.untaken, one.interfaces, one.moving) == (
        *(other.flying, other.untaken, other.interfaces, other.moving),
    )


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_what_was_left_at_the_end(runs: dict[str, Run], engine: str) -> None:
    assert runs[engine].untaken == ("`arrived` on PE 7", "`other` on PE 7")
    assert {name for name, _ in runs[engine].flying} <= {"ni.copy", "ni.piece", "ni.land", "ni.landed", "ni.done"}


def test_counters_are_those_of_the_time_lines(runs: dict[str, Run]) -> None:
    run = runs["native"]
    for number, one in enumerate(run.interfaces):
        busy = {
            track: sum(min(m.end, run.cycles) - m.begin for m in run.moving if (m.track, m.pe) == (track, 8 + number))
            for track in ("handles", "moves", "sends", "receives")
        }
        assert busy["moves"] == one.moving and busy["sends"] == one.sending and busy["receives"] == one.receiving
        assert busy["handles"] <= one.busy
    assert run.interfaces[7].stored == run.interfaces[7].received == 1200


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_a_packet_whose_check_fails_ends_the_run(tmp_path: Path, engine: str) -> None:
    machine = tmp_path / "broken.toml"
    machine.write_text('base = "myrinet"\n[interface]\nerror = 2\n', encoding="utf-8")
    trap = ran(LEFT, engine, machine=str(machine)).trap
    assert trap is not None and trap.kind == "network error"
    assert "packet 2 of those between interfaces" in str(trap) and "(NI 7, cycle" in str(trap)


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_checked_builds_know_the_objects_of_interfaces(engine: str) -> None:
    text = (
        "#include <emc/ni.h>\nni_memory int x;\n"
        "int main(void)\n{\n    int global *p = global_of(ni_of(0), &x);\n    *p = 1;\n"
        "    p[500] = 3;\n    return *p - 1;\n}\n"
    )
    wishes = BuildOptions(pes=Pes(2), machine="myrinet", check=True)
    run = session.execute(session.build([("x.emc", Source("x.emc", text))], wishes), engine, Options(), Host())
    assert run.trap is not None and run.trap.span.line == 7 and "of NI 0" in run.trap.detail[0]


WORDS = """\
#include <emc/ni.h>
ni_memory int x;
int main(void)
{
    int sum;
    everywhere dowith () {
        int global *mine = global_of(ni_of(my_node()), &x);
        *mine = 5;
        sum = *mine;
    } reductionsum (sum)
    return sum - 5 * N_PE;
}
"""


@pytest.mark.parametrize("what", ["record", "overview", "profile"])
def test_words_of_interfaces_are_watched_alike(what: str) -> None:
    """Interfaces come after all PEs in the engines' lists; what counts PEs has no place for them."""
    built = session.build([("x.emc", Source("x.emc", WORDS))], BuildOptions(pes=Pes(8), machine="myrinet"))
    wanted = Options(record=what == "record", overview=what == "overview", profile=what == "profile")
    one, other = (session.execute(built, engine, wanted, Host()) for engine in ("reference", "native"))
    assert one.trap is None and one.status == 0 and one == other
    assert what != "record" or {*range(8, 16)} <= {packet.pe for packet in one.trace}
