"""Collective hardware and engines that go round destinations: both of emc's engines agree on random machines, barriers
hold, broadcasts come to all PEs, times are as the machine file says, and what is wrong is a trap."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from agreement import differences

from emc.faults import Faulty
from emc.machine import Host, Options, Run
from emc.options import BuildOptions, Pes
from emc.session import build, execute
from emc.texts import Source

HERTZ = 12_500_000
MACHINE = """
base = "em4"
[network]
topology = "crossbar"
radix = {radix}
bandwidth = {link}
hop = {hop}
inject = {inject}
[queue]
packet_limit = 100000
[dma]
engines = {engines}
fetch = {fetch}
packet = {packet}
bandwidth = {rate}
memory = {memory}
land = {land}
done = {done}
rotate = {rotate}
commands = {commands}
[collective]
colours = {colours}
barrier = {barrier}
broadcast = {broadcast}
[cost]
issue = {issue}
"""
PLAIN = {  # a byte a cycle on links, and nothing else takes time
    "radix": 4,
    "link": HERTZ,
    "hop": 1,
    "inject": 0,
    "engines": 2,
    "fetch": 10,
    "packet": 100,
    "rate": 0,
    "memory": 0,
    "land": 0,
    "done": 0,
    "rotate": 1,
    "commands": 16,
    "colours": 4,
    "barrier": 40,
    "broadcast": 20,
    "issue": 1,
}
HEAD = """
#include <emc.h>
#include <emc/rdma.h>
#include <stdio.h>
#include <stdlib.h>
#define GLOBAL(p) ((unsigned)global_of(my_pe(), (p)))
static struct rdma_tcw meet[4], tcw[8];
static int cell[4], note[8];
static void arrive(int colour)   // starts a barrier
{
    int wrong;
    meet[colour].__to = colour;
    meet[colour].__note = GLOBAL(&cell[colour]);
    meet[colour].__how = 5 << 8;
    wrong = __dma_kick(&meet[colour]);
    if (wrong) { printf("barrier %d\\n", wrong); abort(); }
}
static void spread(int number, int *from, int *to, int bytes)   // to all PEs
{
    rdma_prepare(&tcw[number], from, global_of(my_pe(), to), bytes, global_of(my_pe(), &note[number]), number + 1);
    tcw[number].__how = 3 << 8;
    rdma_kick(&tcw[number]);
}
"""


def run(folder: Path, text: str, pes: int, options: Options | None = None, **values: object) -> Run:
    """The same Run of both engines."""
    file = folder / "test.toml"
    file.write_text(MACHINE.format(**{**PLAIN, **values}))
    made = build([("x.emc", Source("x.emc", HEAD + text))], BuildOptions(Pes(pes), machine=str(file)))
    reference, native = (execute(made, name, options or Options(), Host("x")) for name in ("reference", "native"))
    assert native == reference, differences(native, reference)
    return reference


MIXED = """
#define WORDS 300
static int from[WORDS], to[8][WORDS], far[4][WORDS], came[4];
int main(void)
{
    int wrong;
    everywhere dowith () {
        int i, k, me = my_pe(), colour;
        wrong = 0;
        for (i = 0; i < WORDS; i++) from[i] = me * 1000 + i;
        barrier();
        for (k = 0; k < ROUNDS; k++) {
            int root = (k * 3 + 1) % N_PE;
            if (BARRIERS) arrive(k % 4);
            if (root == me) spread(k, from, to[k], 4 * LENGTH(k));
            if (BARRIERS) { q_read(&cell[k % 4]); came[k % 4]++; }
            if (k < 4) rdma_put(&tcw[4 + k], from, global_of((me + k + 1) % N_PE, far[k]), 4 * WORDS,
                                global_of((me + k + 1) % N_PE, &note[4 + k]), 9);
        }
        for (k = 0; k < ROUNDS; k++) {
            int root = (k * 3 + 1) % N_PE;
            wrong += q_read(&note[k]) != k + 1;
            for (i = 0; i < WORDS; i++) wrong += to[k][i] != (i < LENGTH(k) ? root * 1000 + i : 0);
            wrong += i_read(&note[4 + k]) != 9;
            for (i = 0; i < WORDS; i++) wrong += far[k][i] != (me + N_PE - k - 1) % N_PE * 1000 + i;
            while (!rdma_done(&tcw[4 + k]) || !rdma_done(&tcw[k])) resched();
        }
    } reductionsum (wrong);
    printf("%d wrong\\n", wrong);
    return wrong;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_all_comes_there_on_random_machines(tmp_path: Path, seed: int) -> None:
    random = Random(f"collective {seed}")
    pes, radix = random.choice(((1, 4), (3, 4), (4, 2), (8, 4), (9, 8), (5, 2)))
    box = pes <= radix or pes in (4, 8)
    text = MIXED.replace("ROUNDS", str(random.choice((1, 4)))).replace("BARRIERS", str(int(box)))
    text = text.replace("LENGTH(k)", random.choice(("0", "1", "(WORDS - k)", "(k * 37)")))
    values: dict[str, object] = {
        "radix": radix,
        "engines": random.choice((1, 2)),
        "rate": random.choice((0, HERTZ // 3)),
        "link": random.choice((HERTZ, 3 * HERTZ, HERTZ // 2)),
        "fetch": random.choice((1, 40)),
        "packet": random.choice((8, 100, 4096)),
        "memory": random.choice((0, 2 * HERTZ + 1)),
        "inject": random.choice((0, 30)),
        "land": random.choice((0, 11)),
        "done": random.choice((0, 5)),
        "rotate": random.choice((0, 1)),
        "commands": random.choice((1, 3, 16)),
        "barrier": random.choice((1, 300)),
        "broadcast": random.choice((1, 70)),
        "issue": random.choice((1, 4)),
    }
    options = Options(net_delay=random.choice((0, 50)), seed=seed, record=random.random() < 0.5)
    done = run(tmp_path, text, pes, options, **values)
    assert (done.output, done.status) == (b"0 wrong\n", 0), done.trap


TIMED = """
static int left[N_PE], first, last;
int main(void)
{
    everywhere dowith () {
        int i;
        for (i = 0; i < 20 * my_pe(); i++) left[my_pe()]++;
        last = (int)clock_cycles();
        arrive(1);
        q_read(&cell[1]);
        first = (int)clock_cycles();
    }
    printf("%d\\n", *global_of(0, &first) - *global_of(N_PE - 1, &last));
    return 0;
}
"""


@pytest.mark.slow
def test_a_barrier_takes_its_cycles_from_the_last_arrival_on(tmp_path: Path) -> None:
    short, long = (int(run(tmp_path, TIMED, 4, barrier=barrier).output) for barrier in (40, 400))
    assert long - short == 360
    assert 0 < short - 40 < 100  # the call, the note's dispatch, and the thread's


SERIAL = """
static int from[250], to[8][250], end;
int main(void)
{
    int last;
    everywhere dowith () {
        int k, start;
        barrier();
        start = (int)clock_cycles();
        if (my_pe() < ROOTS) spread(my_pe(), from, to[my_pe()], 1000);
        for (k = 0; k < ROOTS; k++) q_read(&note[k]);
        last = (int)clock_cycles() - start;
    } reductionmax (last);
    printf("%d\\n", last);
    return 0;
}
"""


@pytest.mark.slow
def test_broadcasts_pass_the_crossbar_one_after_the_other(tmp_path: Path) -> None:
    one, three = (int(run(tmp_path, SERIAL.replace("ROOTS", roots), 4).output) for roots in ("1", "3"))
    assert 1000 < one < 1400
    assert 2000 <= three - one < 2200


ROUND = """
static int from[5000], to[5000], end[3];
int main(void)
{
    everywhere dowith () {
        barrier();
        if (my_pe() == 0) {
            rdma_put(&tcw[0], from, global_of(1, to), 20000, global_of(1, &note[0]), 1);
            rdma_put(&tcw[1], from, global_of(2, to), 400, global_of(2, &note[0]), 1);
            rdma_put(&tcw[2], from, global_of(1, to), 400, global_of(1, &note[1]), 1);
        } else if (my_pe() < 3) {
            i_read(&note[0]);
            end[0] = (int)clock_cycles();
            if (my_pe() == 1) { i_read(&note[1]); end[1] = (int)clock_cycles(); }
        }
    }
    printf("%d %d %d\\n", *global_of(1, &end[0]), *global_of(2, &end[0]), *global_of(1, &end[1]));
    return 0;
}
"""


def test_an_engine_goes_round_destinations(tmp_path: Path) -> None:
    """The short block for another PE does not wait for the long one; a block for the same PE does."""
    long, other, same = map(int, run(tmp_path, ROUND, 3, rotate=1).output.split())
    assert other < 2500 < 20000 < long < same
    long, other, same = map(int, run(tmp_path, ROUND, 3, rotate=0).output.split())
    assert 20000 < long < other < same


def test_issue_divides_the_cost_of_blocks(tmp_path: Path) -> None:
    text = "int main(void) { int i, s = 0; for (i = 0; i < 1000; i++) s += i * i; return s & 1; }"
    one, four = (run(tmp_path, text, 1, issue=issue).cycles for issue in (1, 4))
    assert 2 < one / four <= 4


TWICE = "int main(void) { everywhere dowith () { if (my_pe() == 0) { arrive(2); arrive(2); } } return 0; }"


@pytest.mark.slow
def test_what_is_wrong_is_reported(tmp_path: Path) -> None:
    assert run(tmp_path, TWICE, 2).output == b"barrier 9\n"
    assert run(tmp_path, TWICE, 2, colours=2).output == b"barrier 8\n"
    assert run(tmp_path, TWICE, 7).output == b"barrier 8\n"  # 7 of 4 x 2 PEs are no box
    text = "static int a[4]; int main(void) { spread(0, a, a, 16); return 0; }"
    trap = run(tmp_path, text, 2, broadcast=0).trap
    assert trap is not None and trap.kind == "no such hardware"
    with pytest.raises(Faulty, match="`colours` needs a machine with engines"):
        run(tmp_path, text, 2, engines=0)
