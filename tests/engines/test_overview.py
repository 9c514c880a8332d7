"""Overviews: both engines count the same while they run, and it is what a trace of the whole run says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from agreement import built
from engines.interpreted import interpreted
from generate.settings import setting

from emc.machine import Host, Options, Run
from emc.machine.overview import MOST_CELLS, MOST_GROUPS, Overview, sizes
from emc.options import BuildOptions
from emc.session import Built, build, execute
from emc.shape import parse
from emc.texts import Source

RING = """
int hop(int n) { int i, s = 0; for (i = 0; i < n; i++) s += i;
  return n == 0 ? 0 : remote_call((my_pe() + 1) % N_PE, hop, 1, n - 1) + 1; }
int main(void) { hop(40); return 0; }
"""
HOT = """
int global total;
int main(void) { everywhere dowith () { int i; for (i = 0; i < 50; i++) total += i; } return total & 1; }
"""
NONE = Options()
SPIN = "void spin(void) { while (1); } int main(void) { fork(1, spin, 0); resched(); return %s; }"


def of(text: str, machine: str = "em4", pes: str = "4") -> Built:
    return build([("x.emc", Source("x.emc", text))], BuildOptions(machine=machine, pes=parse(pes)))


def counted(made: Built, engine: str, options: Options = NONE) -> Run:
    return execute(made, engine, replace(options, overview=True, record=True), Host("x", keep=False))


def check(made: Built, options: Options = NONE) -> Run:
    """The run, which agrees with its trace and with that of the other engine."""
    run, other = (counted(made, engine, options) for engine in ("reference", "native"))
    assert run.overview == other.overview
    found = run.overview
    assert found is not None
    own = [row for row in run.trace if row.does != "beside"]
    for pe in range(len(run.counters)):
        rows = [row for row in own if row.pe == pe and row.taken < run.cycles]
        assert sum(found.row(found.busy, pe)) == sum(min(row.end, run.cycles) - row.taken for row in rows)
        by_stretch = Counter[int]()
        for row in rows:
            by_stretch.update(cycle // found.width for cycle in range(row.taken, min(row.end, run.cycles)))
        assert list(found.row(found.busy, pe)) == [by_stretch[n] for n in range(found.stretches)]
    return run


@pytest.mark.parametrize("machine", ["em4", "emx", "fx10", "sr8000", "myrinet"])
@pytest.mark.parametrize("text", [RING, HOT])
def test_it_is_what_the_trace_says(machine: str, text: str) -> None:
    run = check(of(text, machine))
    found, rows = run.overview, run.trace
    assert found is not None
    last = 1 if run.trap is None else 0  # the packet that asked for the end is not in the trace
    assert sum(found.taken) == len(rows) + last
    assert sum(found.waiting) >= sum(row.taken - row.came for row in rows if row.does != "beside")
    pairs = Counter((row.source, row.pe) for row in rows if row.source < 4)
    assert sum(abs(found.traffic[4 * a + b] - pairs[a, b]) for a in range(4) for b in range(4)) <= last


@pytest.mark.parametrize("seed", range(3))
def test_random_programs(seed: int) -> None:
    made, options = built(seed), setting(seed).options
    run, other = (counted(made, engine, options) for engine in ("reference", "native"))
    assert run.overview == other.overview


def test_the_kernel_counts_the_same_uncompiled() -> None:
    with interpreted():
        check(of(HOT))


@pytest.mark.parametrize(("result", "cycles"), [("0", 0), ("0 / (my_pe() & 0)", 0), ("0", 3000)])
def test_work_after_the_end_does_not_count(result: str, cycles: int) -> None:
    text = SPIN % result
    text = text.replace("resched()", "while (1) resched()") if cycles else text
    run, other = (counted(of(text), engine, Options(max_cycles=cycles or 5000)) for engine in ("reference", "native"))
    assert run.overview == other.overview
    found = run.overview
    assert found is not None
    assert all(sum(found.row(found.busy, pe)) <= run.cycles for pe in range(4))


@pytest.mark.parametrize("pes", [1, 64, 80, 256, 257, 4096, 65536])
def test_the_size_is_bounded(pes: int) -> None:
    stretches, groups, grouping = sizes(pes)
    assert stretches * pes <= 2 * MOST_CELLS or stretches == 64
    assert groups <= MOST_GROUPS and (pes - 1) >> grouping == groups - 1
    assert grouping == 0 or pes > MOST_GROUPS


def test_a_long_run_has_few_stretches() -> None:
    text = "int main(void) { int i, s = 0; for (i = 0; i < 200000; i++) s += i; return s & 1; }"
    found = counted(of(text), "native").overview
    assert isinstance(found, Overview)
    assert 256 <= found.stretches <= 512 and found.width > 1024
    assert found.busy[1] == found.width
