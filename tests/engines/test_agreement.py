"""The engines answer with the same Run on random programs, each on a machine of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from agreement import built, built_for, compare, differences, first_packet
from engines.interpreted import interpreted
from generate import program
from generate.settings import clustered, setting
from generate.writer import RULES

from emc.machine import Host, Options
from emc.machine.description import Network
from emc.session import execute

EVERYDAY, MORE = range(5), range(5, 25)


@pytest.mark.parametrize("seed", [*EVERYDAY, *(pytest.param(seed, marks=pytest.mark.slow) for seed in MORE)])
def test_a_random_program_runs_alike(seed: int) -> None:
    _, wrong = compare(built(seed), setting(seed).options)
    assert not wrong, f"program {seed} ({setting(seed)}): {wrong}"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 12))])
def test_a_random_program_runs_alike_on_a_cluster(seed: int) -> None:
    wanted = clustered(seed)
    _, wrong = compare(built_for(seed, wanted), wanted.options)
    assert not wrong, f"program {seed} ({wanted}): {wrong}"


def test_a_seed_is_always_the_same_program() -> None:
    assert program(4) == program(4) != program(5)
    assert setting(4) == setting(4)


def test_every_rule_is_used() -> None:
    texts = "".join(map(program, range(100)))
    words = ("forkwith", "update (", "where (", "everywhere", "iterate (", "parallel", "remote_call", "fork(", "lock(")
    words += ("i_read", "q_read", "word_rcv", "mem_copyin", "barrier_", "reductionxor", "spread_alloc", "own_index")
    words += (
        *("mix(", "mark(", "pass(", "trade("),
        "setjmp",
        "exit(",
        "abort()",
        "iterate_id()",
        "shared *q",
        "case 1 ... 3",
        "clock_us()",
        "struct record r",
    )
    assert not [word for word in words if word not in texts] and len(RULES) > 35


@pytest.mark.slow
def test_the_first_packet_that_differs_is_named() -> None:
    made, options = built(1, ("4",)), Options(max_cycles=20_000, record=True)
    slower = replace(made, description=replace(made.description, network=Network(hop=2)))
    one, other = (execute(each, "reference", options, Host("x")) for each in (made, slower))
    said = differences(one, other)
    number, (a, b) = next((i, ab) for i, ab in enumerate(zip(one.trace, other.trace, strict=False)) if ab[0] != ab[1])
    assert f"thread {number} is the first that differs" in said and number > 0
    assert f"cycle {a.taken}, PE {a.pe}: `{a.type}` packet" in said and f"cycle {b.taken}, PE {b.pe}" in said
    assert f"sent at {a.sent}" in said and a.sent.line
    assert first_packet(one.trace, one.trace) == []
    assert "no more threads" in first_packet(one.trace, one.trace[:-1])[-1]


@pytest.mark.slow
def test_a_recorded_run_has_the_same_threads() -> None:
    for seed in (1, 5):
        options = replace(setting(seed).options, record=True)
        run, wrong = compare(built(seed), options)
        threads = [row for row in run.trace if row.does == "thread"]
        assert not wrong and len(threads) == sum(pe.threads for pe in run.counters) > 10


@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(200, 203))])
def test_the_kernel_means_the_same_uncompiled(seed: int) -> None:
    with interpreted():
        _, wrong = compare(built(seed), setting(seed).options)
    assert not wrong, f"program {seed} ({setting(seed)}): {wrong}"
