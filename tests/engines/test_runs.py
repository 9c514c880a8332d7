"""Runs as a whole: two are equal, whatever Python's hashing does; any number of PEs; steps are the primitive."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from engines.assembly import MACHINE, leave, program, run
from engines.test_packets import REMOTE

from emc.engines import engine
from emc.engines.reference import Machine
from emc.faults import Faulty
from emc.machine import Host, Options

TRAFFIC = """
data @count: size 4, align 4
spread @spread: slot 4, align 4, dims 2

template @ping: handler                    // to a PE that depends on here and on what is left
^start: entry (%a, %n)
    %old = load.i32 [@count]
    %new = add.i32 %old, 1
    store.i32 [@count], %new
    brif %n, ^go, ^done
^go:
    %n = sub.i32 %n, 1
    %me = me
    %x = mul.i32 %me, 7
    %y = add.i32 %x, %n
    %pe = remu.i32 %y, PES
    %step = sub.i32 @spread[1], @spread
    %g = mul.i32 %pe, %step
    send ping %g, %n
    break
^done:
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %i = mov.i32 0
    br ^loop
^loop:
    %step = sub.i32 @spread[1], @spread
    %g = mul.i32 %i, %step
    send ping %g, 20
    %i = add.i32 %i, 1
    %more = lts.i32 %i, PES
    brif %more, ^loop, ^end
^end:
    break
"""


def traffic(pes: int, **options: int) -> str:
    """A digest of all that an all-to-all run counted."""
    result = run(TRAFFIC.replace("PES", str(pes)), pes, memory=1 << 14, **options)
    assert result.packets == pes * 21
    assert sum(c.threads for c in result.counters) == pes * 21 + 1
    return hashlib.sha256(repr(result).encode()).hexdigest()


@pytest.mark.parametrize("pes", [2, 80, pytest.param(1000, marks=pytest.mark.slow)])
def test_two_runs_are_equal(pes: int) -> None:
    assert traffic(pes) == traffic(pes)


@pytest.mark.slow
def test_slow_networks_are_reproducible_by_seed() -> None:
    assert traffic(80, net_delay=30, seed=5) == traffic(80, net_delay=30, seed=5)
    assert traffic(80, net_delay=30, seed=5) != traffic(80, net_delay=30, seed=6)


@pytest.mark.slow
def test_python_s_hashing_changes_nothing() -> None:
    here = Path(__file__).resolve()
    script = "from engines.test_runs import traffic; print(traffic(80, queue=1))"
    path = os.pathsep.join([str(here.parents[1]), str(here.parents[1] / "support"), str(here.parents[2])])
    digests = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "4242")
    }
    assert len(digests) == 1


@pytest.mark.parametrize("pes", [1, 2, 80, 1000, pytest.param(65536, marks=pytest.mark.slow)])
def test_any_number_of_pes(pes: int) -> None:
    far = pes - 1
    text = REMOTE.replace("PE]", f"{far}]").replace("dims 4000", f"dims {pes}")
    if pes == 1:
        text = text.replace("sub.i32 @spread[0], @spread", "mov.i32 0")
        assert run(text, pes, memory=1 << 20).status == 55
        return
    result = run(text, pes, memory=1 << 14)
    assert (result.status, result.trap) == (55, None)
    assert len(result.counters) == pes
    assert result.counters[far].threads > 100


def test_steps_make_the_same_run() -> None:
    module = program(TRAFFIC.replace("PES", "5"), 5)
    machine = Machine(module, MACHINE, Options(), Host())
    cycles: list[int] = []
    while machine.step():
        cycles.append(machine.now)
    assert cycles == sorted(cycles) and len(cycles) > 100
    assert machine.result == engine("reference")(module, MACHINE, Options(), Host())
    assert not machine.step()


def test_recorded_threads_make_up_the_busy_cycles() -> None:
    text = TRAFFIC.replace("PES", "5")
    plain, recorded = run(text, 5), run(text, 5, record=True)
    assert plain.trace == () and len(recorded.trace) == 5 * 21 + 1
    for pe in recorded.counters:
        assert sum(t.end - t.start for t in recorded.trace if t.pe == pe.pe) == pe.busy
        turns = [(t.taken, t.end) for t in recorded.trace if t.pe == pe.pe]
        assert all(end <= taken for (_, end), (taken, _) in pairwise(turns)), "two threads at once on one PE"
    assert recorded.trace[0].template == "main" and recorded.trace[1].type == "ping"
    assert replace(recorded, trace=()) == plain


def test_progress_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    from emc.engines.reference import machine

    monkeypatch.setattr(machine, "PROGRESS_SECONDS", 0.0)
    seen: list[tuple[int, int]] = []
    module = program(TRAFFIC.replace("PES", "80"), 80)
    engine("reference")(module, MACHINE, Options(progress=lambda *now: seen.append(now)), Host())
    assert seen and seen == sorted(seen)


def test_unknown_engine_is_a_fault_with_a_hint() -> None:
    with pytest.raises(Faulty) as refused:
        engine("refrence")
    fault = next(iter(refused.value.faults))
    assert "`refrence`" in fault.text and "`reference`" in fault.hint


def test_a_program_too_large_for_the_memory_is_a_fault() -> None:
    text = "data @big: size 100000, align 4\ntemplate @main: function, frame 128\n^start: entry 1 (%k)\n" + leave("1")
    with pytest.raises(Faulty) as refused:
        run(text, memory=1 << 16)
    assert "too large" in next(iter(refused.value.faults)).text


SHAPES = """
template @main: function, frame 128
^start: entry 1 (%k)
    %i = mov.i32 0
    %sum = mov.i32 0
    br ^outer
^outer:
    %j = mov.i32 0
    br ^inner
^inner:
    %case = remu.i32 %j, 9
    switch %case, ^other, 0: ^zero, 1: ^one, 2: ^two, 3: ^three, 4: ^one, 5: ^two, 6: ^zero, 7: ^skip
^zero:
    %sum = add.i32 %sum, 1
    br ^skip
^one:
    %sum = add.i32 %sum, 2
    br ^skip
^two:
    %odd = and.i32 %i, 1
    brif %odd, ^one, ^skip
^three:
    switch %i, ^skip, 0: ^zero, 2: ^outer_next
^other:
    %sum = add.i32 %sum, 5
    br ^skip
^skip:
    %j = add.i32 %j, 1
    %more = lts.i32 %j, 20
    brif %more, ^inner, ^outer_next
^outer_next:
    %i = add.i32 %i, 1
    %more = lts.i32 %i, 4
    brif %more, ^outer, ^end
^end:
"""


def shapes_by_hand() -> int:
    total = 0
    for i in range(4):
        for j in range(20):
            case = j % 9
            if case == 3 and i == 2:
                break
            odd_two = 2 if i % 2 else 0
            total += {0: 1, 1: 2, 2: odd_two, 3: 1 if i == 0 else 0, 4: 2, 5: odd_two, 6: 1, 7: 0}.get(case, 5)
    return total


def test_loops_in_loops_switches_and_jumps_between_them() -> None:
    assert run(SHAPES + leave("%sum")).status == shapes_by_hand()
    assert run(SHAPES + leave("%sum"), max_cycles=100_000).status == shapes_by_hand()


def test_very_deep_conditions_are_no_problem() -> None:
    """Longer than Python's limit of nested blocks."""
    text = "template @main: function, frame 128\n^start: entry 1 (%k)\n    %v = mov.i32 1\n    br ^b0\n"
    for n in range(150):
        text += f"^b{n}:\n    %t = eq.i32 %v, {n + 1}\n    %v = add.i32 %v, 1\n    brif %t, ^b{n + 1}, ^no{n}\n"
        text += f'^no{n}:\n    trap "wrong", {n}\n'
    text += "^b150:\n" + leave("%v")
    assert run(text).status == 151
