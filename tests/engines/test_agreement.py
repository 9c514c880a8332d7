"""The engines answer with the same Run on random programs, each on a machine of its own."""

from __future__ import annotations

import pytest
from agreement import built, compare
from generate import program
from generate.settings import setting
from generate.writer import RULES

EVERYDAY, MORE = range(5), range(5, 45)


@pytest.mark.parametrize("seed", [*EVERYDAY, *(pytest.param(seed, marks=pytest.mark.slow) for seed in MORE)])
def test_a_random_program_runs_alike(seed: int) -> None:
    _, wrong = compare(built(seed), setting(seed).options)
    assert not wrong, f"program {seed} ({setting(seed)}): {wrong}"


def test_a_seed_is_always_the_same_program() -> None:
    assert program(4) == program(4) != program(5)
    assert setting(4) == setting(4)


def test_every_rule_is_used() -> None:
    texts = "".join(map(program, range(100)))
    words = ("forkwith", "update (", "where (", "everywhere", "iterate (", "parallel", "remote_call", "fork(", "lock(")
    words += ("i_read", "q_read", "word_rcv", "mem_copyin", "barrier_", "reductionxor", "spread_alloc", "own_index")
    words += (
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
