"""Packets that threads dispatch themselves (codegen/direct.py): nothing can be seen of it in a Run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

import pytest
from agreement import built, compare
from generate.settings import setting

from emc.engines.native import make
from emc.engines.native.codegen import calls, direct
from emc.engines.native.codegen.writer import Function
from emc.engines.native.run import front, machine, runner
from emc.engines.native.run.runner import Runner
from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.session import Built, build
from emc.shape import Pes
from emc.texts import Source

CALLS = """
#include <emc.h>
#include <stdio.h>
#include <stdlib.h>
int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int odd(int n);
int even(int n) { return n == 0 ? 1 : odd(n - 1); }
int odd(int n) { return n == 0 ? 0 : even(n - 1); }
int deep(int n) { int rest = n ? deep(n - 1) : 0; return rest + 1; }
double half(float x, double y) { return x / 2 + y; }
struct large { int at[5]; } made(int n) { struct large one = { { n, n + 1 } }; return one; }
int by_pointer(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
void nothing(void) { }
int shared_here[20];
int main(void)
{
    int i, (*f)(int) = fib;
    for (i = 0; i < 20; i++) shared_here[i] = i * 7 % 20;
    qsort(shared_here, 20, sizeof(int), by_pointer);
    nothing();
    printf("%d %d %d %d %g", f(12), even(30), odd(31), deep(300), half(3, 0.25));
    printf(" %d %d\\n", made(4).at[1], shared_here[13]);
    return 0;
}
"""

FORGED = """
#include <emc.h>
#include <stdio.h>
#include <stdlib.h>
int other(int n) {{ return n + 1; }}
int victim(int *mine)
{{
    int *head = (int *)((int)mine & -128);
    {what};
    return 3;
}}
int main(void)
{{
    int here = 1, found;
    found = victim(&here);
    printf("%d %d\\n", found, here);
    return 0;
}}
"""


def program(text: str, pes: int = 1, optimise: int = 1) -> Built:
    return build([("x.emc", Source("x.emc", text))], BuildOptions(pes=Pes(pes), optimise=optimise, check=False))


@contextmanager
def interrupted(modulus: int) -> Iterator[None]:
    """Threads fall back to the general way at packets that a hash of their cycle chooses: one of `modulus`."""
    real = calls.is_late

    def late(f: Function, cycle: str) -> str:
        code = f.code
        mixed = code.make(f"mul i64 {cycle}, -7046029254386353131")
        chosen = code.make(f"urem i64 {code.make(f'lshr i64 {mixed}, 33')}, {modulus}")
        return code.make(f"or i1 {real(f, cycle)}, {code.make(f'icmp eq i64 {chosen}, 0')}")

    with mock.patch.object(calls, "is_late", late):
        yield


SLOW = [pytest.param(*one, marks=pytest.mark.slow) for one in ((1, 0), (1, 2), (3, 0), (3, 2))]


@pytest.mark.slow
@pytest.mark.parametrize(("pes", "optimise"), [(3, 1), *SLOW])
def test_calls_of_all_kinds(pes: int, optimise: int) -> None:
    run, wrong = compare(program(CALLS, pes, optimise), Options(), best=True)
    assert not wrong
    assert run.output == b"144 1 1 301 1.75 5 13\n"


def test_threads_do_dispatch_packets_themselves() -> None:
    made = program(CALLS)
    loaded = make.loaded(made.module, made.description)
    runner = Runner(loaded, made.description, Options(), Host(""))
    run = runner.run()
    assert run.cycles // 2 < runner.machine.record.began < run.cycles


def test_progress_is_told_while_they_do() -> None:
    seen: list[tuple[int, int]] = []
    options = Options(progress=lambda cycles, packets: seen.append((cycles, packets)))
    with mock.patch.object(front, "LOOK", 0.01), mock.patch.object(runner, "PROGRESS", 1):
        made = program(CALLS.replace("f(12)", "f(31)"))
        Runner(make.loaded(made.module, made.description), made.description, options, Host("")).run()
    assert seen == sorted(seen) and len({packets for _, packets in seen}) > 2


@pytest.mark.parametrize("modulus", [1, 2, 3, 7])
def test_threads_may_fall_back_at_any_packet(modulus: int) -> None:
    with interrupted(modulus):
        _, wrong = compare(program(CALLS), Options())
    assert not wrong


@pytest.mark.slow
@pytest.mark.parametrize("depth", [200, *(pytest.param(depth, marks=pytest.mark.slow) for depth in (-1, 3000))])
def test_the_host_s_stack_may_end_at_any_call(depth: int) -> None:
    with mock.patch.object(machine, "DEPTH", depth):
        _, wrong = compare(program(CALLS), Options(), best=True)
    assert not wrong


@pytest.mark.slow
def test_a_recursion_of_a_hundred_thousand_calls_needs_no_larger_stack() -> None:
    _, wrong = compare(program(CALLS.replace("deep(300)", "deep(100000)")), Options())
    assert not wrong


@pytest.mark.parametrize(
    "what",
    [
        "*head = (int)&other",  # another function's code in the caller's frame
        "*head = 0",
        "*head = (int)&victim",
        "head[1] = 5; head[2] = 7",  # its cells, which hold nothing
        "*(int *)((int)&head & -128) = (int)&other",  # the thread's own head
        "mine[-1] = 9; mine[1] = 9; mine[2] = 9",  # where a continuation may lie
    ],
)
@pytest.mark.parametrize("optimise", [0, 2])
def test_heads_and_continuations_that_the_program_overwrites(what: str, optimise: int) -> None:
    _, wrong = compare(program(FORGED.format(what=what), optimise=optimise), Options(max_cycles=200_000))
    assert not wrong


@pytest.mark.parametrize("most", [300, 900, 1000, 1001, 1017, 2500, 5003])
def test_the_last_cycle_may_lie_anywhere(most: int) -> None:
    _, wrong = compare(program(CALLS), Options(max_cycles=most))
    assert not wrong


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(300, 312))
def test_random_programs_that_fall_back(seed: int) -> None:
    made = built(seed, ("1",) if seed % 2 else ("1", "2", "7"))
    with interrupted(1 + seed % 5):
        _, wrong = compare(made, setting(seed).options)
    assert not wrong


def test_a_port_that_is_slower_than_a_dispatch_has_no_direct_calls() -> None:
    made = program(CALLS)
    slow = made.description.network.__class__(port=made.description.thread.dispatch + made.description.thread.link + 1)
    assert direct.cycles(made.description) == made.description.thread.dispatch + made.description.thread.link
    assert direct.cycles(made.description.__class__(network=slow)) == -1
