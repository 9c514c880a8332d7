"""The rules of network interfaces with the kernel as plain Python, on a cluster of two nodes with two PEs each."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from engines.interpreted import interpreted
from engines.test_rules import limited

from emc.machine import Host, Options, Run
from emc.options import BuildOptions
from emc.session import Built, build, execute
from emc.shape import Pes
from emc.texts import Source

MOST_CYCLES = 200_000
PROGRAM = """
#include <emc/ni.h>
int from[1100], to[1100], flag, global word[N_PE];
ni_memory int cell, far;
ni_handler int draw(int *cell, int by) { int old = *cell; *cell += by; return old; }
ni_handler void bump(int *p, int v) { *p += v; }
ni_handler void both(int *p, int v) { *p += v; bump(global_of(ni_of(0), &cell), v); }
int main(void)
{
    int sum;
    everywhere dowith () {
        int me = my_pe(), right = (me + 1) % N_PE, i, global *mine = global_of(ni_of(my_node()), &far);
        from[0] = me;
        from[1060] = me;
        sum = ni_pin(from, 8) + ni_unpin(to, me == 3 ? 4096 : 0) + ni_pin(to, me == 3 ? 4096 : 0);
        ni_bcopy_notify(from, global_of(right, to), me ? 100 : 4396, global_of(right, &flag));
        for (i = 0; i < 3; i++) both(global_of(ni_of(i & 1), &far), i);
        ni_bcopy(from, to + 1070, 8);
        sum += draw(global_of(ni_of(1), &cell), me) + *mine;
        word[right] = me;
        sum += ni_wait(&flag) + to[0];
        ni_sync();
        sum += ni_barrier_sum(me) + word[me] + to[1070];
    } reductionsum (sum)
    return sum & 63;
}
"""


@cache
def built(folder: Path) -> Built:
    machine = folder / "small.toml"
    machine.write_text(
        'base = "myrinet"\n[node]\nnodes = 2\nprocessors = 2\n[interface]\nerror = 900\n', encoding="utf-8"
    )
    wishes = BuildOptions(machine=str(machine), pes=Pes(4), check=False, memory=1 << 16)
    return build([("x.emc", Source("x.emc", PROGRAM))], wishes)


def outcome(name: str, folder: Path) -> Run | str:
    """The Run, or that there was none."""
    options = Options(max_cycles=MOST_CYCLES, record=True)
    try:
        with limited():
            run = execute(built(folder), name, options, Host("x.emc"))
    except Exception:
        return "no run"
    return replace(run, trap=None if run.trap is None else replace(run.trap, detail=(), notes=()))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rules")


@pytest.fixture(scope="module")
def unchanged(folder: Path) -> Run | str:
    return outcome("reference", folder)


def test_profiles_count_what_interfaces_send(folder: Path) -> None:
    done = [
        execute(built(folder), name, Options(max_cycles=MOST_CYCLES, profile=True), Host("x.emc"))
        for name in ("reference", "native")
    ]
    assert done[0].tally is not None and sum(done[0].tally.far_replies) > 20
    assert done[0] == done[1]


def test_engines_agree_unchanged(folder: Path, unchanged: Run | str) -> None:
    with interpreted():
        assert outcome("native", folder) == unchanged
    assert isinstance(unchanged, Run) and unchanged.trap is None
