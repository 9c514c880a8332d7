"""Engines that move blocks (machine/rules/dma.py), from <emc/rdma.h>: both of emc's engines agree, blocks come there
whole whatever else goes on, times are as reckoned by hand, and what is wrong is a trap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from agreement import differences

from emc.machine import Host, Options, Run
from emc.machine.options import Window
from emc.options import BuildOptions, Pes
from emc.session import build, execute
from emc.texts import Source

MACHINE = """
base = "em4"
name = "test"
[network]
topology = "{topology}"
bandwidth = {link}
hop = {hop}
[queue]
packet_limit = 100000
[dma]
engines = {engines}
fetch = {fetch}
gap = {gap}
packet = {packet}
bandwidth = {rate}
commands = {commands}
interface = {interface}
memory = {memory}
land = {land}
done = {done}
"""
HERTZ = 12_500_000
PLAIN = {  # a byte a cycle on links and in engines, and nothing else takes time
    "topology": "crossbar",
    "link": HERTZ,
    "hop": 1,
    "engines": 2,
    "fetch": 10,
    "gap": 0,
    "packet": 100,
    "rate": HERTZ,
    "commands": 4,
    "interface": 0,
    "memory": 0,
    "land": 0,
    "done": 0,
}


def run(
    folder: Path, text: str, pes: int, options: Options | None = None, check: bool = False, **values: object
) -> Run:
    """The same Run of both engines."""
    file = folder / "test.toml"
    file.write_text(MACHINE.format(**{**PLAIN, **values}))
    made = build([("x.emc", Source("x.emc", text))], BuildOptions(Pes(pes), machine=str(file), check=check))
    reference, native = (execute(made, name, options or Options(), Host("x")) for name in ("reference", "native"))
    assert native == reference, differences(native, reference)
    return reference


# ---- whatever else goes on

WORDS = 400
PROGRAM = """
#include <emc.h>
#include <emc/rdma.h>
#include <stdio.h>
#define WORDS 400
static int from[WORDS], to[WORDS * TRANSFERS], note[TRANSFERS], seen[TRANSFERS];
static struct rdma_tcw tcw[TRANSFERS];
int global noise[N_PE];
static void start(int who, int number, int get, int far, int offset, int words, int here, int there, int counted)
{
    struct rdma_tcw *t = &tcw[number];
    if (my_pe() != who) return;
    if (get) {
        rdma_get(t, global_of(far, from + offset), to + number * WORDS + offset, 4 * words, &note[number], number + 1);
        return;
    }
    rdma_prepare(t, from + offset, global_of(far, to + number * WORDS + offset), 4 * words,
                 global_of(far, &note[number]), number + 1);
    rdma_on(t, here, there);
    if (counted) rdma_counted(t);
    rdma_kick(t);
}
static int check(int who, int number, int goal, int source, int offset, int words, int counted)
{
    int i, wrong = 0;
    if (my_pe() == goal) {
        wrong += (counted ? q_read(&note[number]) : i_read(&note[number])) != number + 1;
        for (i = 0; i < WORDS; i++) {
            int wanted = i >= offset && i < offset + words ? source * 1000 + i : 0;
            wrong += to[number * WORDS + i] != wanted;
        }
    }
    if (my_pe() == who) while (!rdma_done(&tcw[number])) resched();
    return wrong;
}
int main(void)
{
    int wrong;
    everywhere dowith () {
        int i;
        for (i = 0; i < WORDS; i++) from[i] = my_pe() * 1000 + i;
        barrier();
        STARTS
        for (i = 0; i < NOISE; i++) noise[(my_pe() * 7 + i) % N_PE] += i;
        wrong = 0;
        CHECKS
    } reductionsum (wrong);
    printf("%d wrong\\n", wrong);
    return wrong;
}
"""


def random_program(random: Random, pes: int, engines: int) -> str:
    starts: list[str] = []
    checks: list[str] = []
    for number in range(random.choice((1, 4, 12))):
        who, far, get = random.randrange(pes), random.randrange(pes), random.random() < 0.3
        offset = random.choice((0, 1, random.randrange(WORDS)))
        words = random.choice((0, 1, 25, WORDS - offset, random.randrange(WORDS - offset)))
        words = min(words, WORDS - offset)
        counted = int(not get and random.random() < 0.5)
        ends = f"{random.randrange(engines)}, {random.randrange(engines)}"
        starts.append(f"start({who}, {number}, {int(get)}, {far}, {offset}, {words}, {ends}, {counted});")
        source, goal = (far, who) if get else (who, far)
        checks.append(f"wrong += check({who}, {number}, {goal}, {source}, {offset}, {words}, {counted});")
    text = PROGRAM.replace("STARTS", "\n        ".join(starts)).replace("CHECKS", "\n        ".join(checks))
    return text.replace("TRANSFERS", str(len(starts))).replace("NOISE", str(random.choice((0, 10, 200))))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(24))
def test_blocks_come_there_whole(tmp_path: Path, seed: int) -> None:
    random = Random(f"engines {seed}")
    pes, engines = random.choice((1, 2, 5, 9)), random.choice((1, 2, 4))
    rate = random.choice((HERTZ // 3, HERTZ, 2 * HERTZ + 7))
    values: dict[str, object] = {
        "topology": random.choice(("circular_omega", "crossbar", "torus")),
        "engines": engines,
        "rate": rate,
        "link": random.choice((rate, 3 * HERTZ, HERTZ // 2)),
        "fetch": random.choice((1, 40)),
        "gap": random.choice((0, 3)),
        "packet": random.choice((8, 100, 1000, 4096)),
        "commands": random.choice((1, 3, 16)),
        "interface": random.choice((0, 0, HERTZ, 3 * rate)),
        "memory": random.choice((0, 0, 2 * HERTZ + 1)),
        "land": random.choice((0, 11)),
        "done": random.choice((0, 5)),
    }
    window = Window(
        first=random.choice((0, 2000)), last=random.choice((None, 9000)), pes=random.choice((None, frozenset({0})))
    )
    options = Options(net_delay=random.choice((0, 0, 50)), seed=seed, record=random.random() < 0.5, window=window)
    text = random_program(random, pes, engines)
    done = run(tmp_path, text, pes, options, **values)
    assert (done.output, done.status) == (b"0 wrong\n", 0), done.trap
    cut = run(tmp_path, text, pes, replace(options, max_cycles=random.randrange(1, done.cycles - 100)), **values)
    assert cut.trap is not None and cut.trap.kind == "out of cycles"


# ---- times

FETCH = 500  # so that who waits for a note is there first

TIMED = """
#include <emc.h>
#include <emc/rdma.h>
#include <stdio.h>
static char from[4000], to[4000];
static int note[4], seen[4];
static struct rdma_tcw tcw[4];
int main(void)
{
    everywhere dowith () {
        int number, start, sizes[4] = {SIZES};
        if (my_pe() == 0) {
            for (number = 0; number < COUNT; number++) {
                rdma_prepare(&tcw[number], from, global_of(1, to), sizes[number], global_of(1, &note[number]), 1);
                rdma_on(&tcw[number], ENGINE(number), ENGINE(number));
            }
            start = (int)clock_cycles();
            for (number = 0; number < COUNT; number++) rdma_kick(&tcw[number]);
            printf("-%d ", start);
        } else {
            for (number = 0; number < COUNT; number++) {
                i_read(&note[number]);
                seen[number] = (int)clock_cycles();
            }
            for (number = 0; number < COUNT; number++) printf("%d ", seen[number]);
        }
    }
    return 0;
}
"""


def times(folder: Path, sizes: Sequence[int], engine: str = "0", **values: object) -> list[int]:
    """Cycles from before the first kick to when each note was seen, for transfers of those sizes that are kicked one
    right after the other."""
    text = TIMED.replace("SIZES", ", ".join(map(str, sizes))).replace("COUNT", str(len(sizes)))
    done = run(folder, text.replace("ENGINE(number)", engine), 2, **{"fetch": FETCH, **values})
    assert done.status == 0, done.trap
    start, *seen = sorted(map(int, done.output.split()))
    return [start + one for one in seen]


def longer(folder: Path, size: int, other: int, **values: object) -> int:
    """By how much a transfer of `other` bytes takes longer than one of `size`."""
    (one,), (two,) = times(folder, [size], **values), times(folder, [other], **values)
    return two - one


@pytest.mark.slow
def test_a_packet_takes_its_length(tmp_path: Path) -> None:
    assert longer(tmp_path, 40, 100) == 60
    assert longer(tmp_path, 40, 100, rate=2 * HERTZ) == 60  # the link's
    assert longer(tmp_path, 40, 100, rate=HERTZ // 2) == 120  # the engine's
    assert longer(tmp_path, 40, 100, rate=3 * HERTZ, link=3 * HERTZ) == 34 - 14  # rounded up


@pytest.mark.slow
def test_packets_follow_one_another_with_a_gap(tmp_path: Path) -> None:
    assert longer(tmp_path, 100, 1000) == 900
    assert longer(tmp_path, 100, 1000, gap=7) == 900 + 9 * 7
    assert longer(tmp_path, 100, 1000, hop=5) == 900  # heads go on at once


@pytest.mark.slow
def test_a_command_is_fetched_and_its_note_takes_its_time(tmp_path: Path) -> None:
    (plain,) = times(tmp_path, [100])
    assert times(tmp_path, [100], fetch=FETCH + 15) == [plain + 15]
    assert times(tmp_path, [100], land=9) == [plain + 9]
    assert times(tmp_path, [100], done=9) == [plain]  # who waits for the answer would see it


@pytest.mark.slow
def test_an_engine_carries_out_one_command_after_the_other(tmp_path: Path) -> None:
    one, two = times(tmp_path, [2000, 2000])
    assert two - one == 2000 + FETCH  # fetched when the one before is out


@pytest.mark.slow
def test_engines_share_a_link_packet_by_packet(tmp_path: Path) -> None:
    (alone,) = times(tmp_path, [2000])
    both = times(tmp_path, [2000, 2000], "number")
    assert all(abs(one - alone - 2000) < 150 for one in both)
    assert times(tmp_path, [2000, 2000], "number", link=2 * HERTZ)[1] - alone < 150


@pytest.mark.slow
def test_engines_share_the_interface_and_the_memory(tmp_path: Path) -> None:
    free = {"link": 100 * HERTZ}
    (alone,) = times(tmp_path, [2000], **free)
    assert times(tmp_path, [2000, 2000], "number", **free)[1] - alone < 100
    assert abs(times(tmp_path, [2000, 2000], "number", interface=HERTZ, **free)[1] - alone - 2000) < 150
    assert abs(times(tmp_path, [2000, 2000], "number", memory=HERTZ, **free)[1] - alone - 2000) < 150


# ---- what was recorded


def test_engines_and_links_are_recorded_by_command(tmp_path: Path) -> None:
    text = TIMED.replace("SIZES", "1000, 300").replace("COUNT", "2").replace("ENGINE(number)", "0")
    done = run(tmp_path, text, 2, Options(record=True), fetch=FETCH)
    rows = {(one.track, one.pe, one.unit): one for one in done.moving if one.size == 1000}
    assert sorted(rows) == [("link", 0, 1), ("link", 2, 2), ("receives", 1, 0), ("sends", 0, 0)]  # up, and down
    assert {(one.end - one.begin, one.source, one.goal, one.sent.file) for one in rows.values()} == {
        (1000, 0, 1, "<lib>/rdma.emc")
    }
    assert [one.size for one in done.moving if one.track == "sends"] == [1000, 300]
    assert [(one.switch, one.output, one.moved, one.busy) for one in done.links] == [
        (0, 1, 1300, 1300),
        (2, 2, 1300, 1300),
    ]


def test_a_window_holds_what_is_recorded(tmp_path: Path) -> None:
    text = TIMED.replace("SIZES", "1000, 300").replace("COUNT", "2").replace("ENGINE(number)", "0")
    whole = run(tmp_path, text, 2, Options(record=True), fetch=FETCH).moving
    (first, second) = [one for one in whole if one.track == "receives"]
    for window, rows in (
        (Window(first=first.end), [second]),
        (Window(last=second.begin - 1), [first]),
        (Window(pes=frozenset({0})), []),
    ):
        part = run(tmp_path, text, 2, Options(record=True, window=window), fetch=FETCH).moving
        assert [one for one in part if one.track == "receives"] == rows


# ---- what a checked build sees

CHECKED = """
#include <emc.h>
#include <emc/rdma.h>
#include <emc/sync.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct pair { int a, b; };
static int from[100], to[100], other[100], note[2];
static struct pair pair;
static struct rdma_tcw tcw, more;
int main(void)
{
    int i;
    for (i = 0; i < 100; i++) from[i] = i;
    everywhere dowith () {
        int *heap = malloc(400), sum = 0;
        memset(heap, 1, 400);
        if (my_pe() == 0) {
            rdma_put(&tcw, from, global_of(1, to), 400, global_of(1, note), 1);
            ON_ONE
            while (!rdma_done(&tcw)) resched();
        } else if (my_pe() == 1) {
            for (i = 0; i < 300; i++) resched();
            ON_OTHER
            i_read(note);
            sum = to[99];
            to[5] = 6;
        }
        if (sum != 99 * (my_pe() == 1)) printf("wrong\\n");
    }
    printf("right\\n");
    return 0;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("here", "there", "kind"),
    [
        ("", "", ""),
        ("sum = from[3] + from[99]; sum = 0; other[3] = 4;", "sum = other[5]; other[0] = from[0];", ""),
        ("memcpy(heap, from, 400); sum = strlen((char *)from); sum = 0;", "", ""),
        ("from[3] = 4;", "", "`from` is written while a transfer sends it"),
        ("i = 99; from[i]++;", "", "`from` is written while a transfer sends it"),
        ("{ int *p = &from[99]; *p = 1; }", "", "`from` is written while a transfer sends it"),
        ("memset(from, 0, 8);", "", "`from` is written while a transfer sends it"),
        ("*global_of(0, &from[2]) = 1; fence();", "", "`from` is written while a transfer sends it"),
        ("", "*global_of(0, &from[2]) += 1; fence();", "`from` is written while a transfer sends it"),
        ("", "sum = to[0];", "`to` is read before the transfer that fills it has landed"),
        ("", "memcpy(heap, to, 4);", "`to` is read before the transfer that fills it has landed"),
        ("sum = *global_of(1, &to[7]);", "", "`to` is read before the transfer that fills it has landed"),
        ("", "to[1] = 2;", "`to` is written before the transfer that fills it has landed"),
        (
            "rdma_prepare(&more, from, global_of(1, other), 40, NULL, 0); rdma_on(&more, 1, 1); rdma_kick(&more);"
            "while (!rdma_done(&more)) resched(); from[3] = 1;",
            "",
            "`from` is written while a transfer sends it",
        ),
        (
            "rdma_put(&more, heap, global_of(1, other), 8, NULL, 1); while (!rdma_done(&tcw)) resched();"
            "from[3] = 1; while (!rdma_done(&more)) resched(); heap[0] = 1;",
            "",
            "",
        ),
        ("rdma_put(&more, heap, global_of(1, other), 8, NULL, 1); heap[1] = 2;", "", "the block of 400 bytes"),
    ],
)
def test_a_checked_build_sees_who_comes_too_early(tmp_path: Path, here: str, there: str, kind: str) -> None:
    text = CHECKED.replace("ON_ONE", here).replace("ON_OTHER", there)
    for optimise in (0, 1):
        done = run(tmp_path, text, 2, check=True, fetch=9000, rate=HERTZ // 9)
        if kind:
            assert done.trap is not None and done.trap.kind.startswith(kind), (done.trap, optimise)
            assert done.trap.span.line == (21 if here else 25)
        else:
            assert (done.output, done.status) == (b"right\n", 0), done.trap


# ---- what is wrong

WRONG = """
#include <emc/rdma.h>
#include <stddef.h>
static int from[10], to[10], note;
static struct rdma_tcw tcw;
int main(void)
{
    STATEMENT
    return 0;
}
"""


IN_BETWEEN = "transfer between other PEs: it must start or end here, and its note must be where the block goes"


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ("rdma_put(&tcw, from, global_of(1, to), -4, NULL, 0);", "negative block size"),
        ("rdma_put(&tcw, from, global_of(1, to), 1 << 30, NULL, 0);", "wild address"),
        ("rdma_put(&tcw, NULL, global_of(1, to), 4, NULL, 0);", "wild address"),
        ("rdma_put(&tcw, (char *)from + 1, global_of(1, to), 4, NULL, 0);", "misaligned access"),
        ("rdma_put(&tcw, from, global_of(1, to), 4, global_of(0, &note), 0);", IN_BETWEEN),
        ("rdma_put(&tcw, from, (int global *)0xF0000000, 4, NULL, 0);", "no such PE"),
        ("rdma_get(&tcw, global_of(1, to), (void *)0x7FFFFFF0, 4, NULL, 0);", "no such PE"),
        ("rdma_prepare(&tcw, from, global_of(1, to), 4, NULL, 0); rdma_on(&tcw, 0, 2);", "no such engine"),
        ("rdma_poll(-1);", "no such engine"),
        (
            "rdma_prepare(&tcw, from, global_of(1, to), 40, NULL, 0); tcw.__bytes = 1 << 30; rdma_kick(&tcw);",
            "wild address",
        ),
        ("rdma_put(&tcw, from, global_of(1, to), 40, NULL, 0); rdma_kick(&tcw);", "transfer under way"),
    ],
)
def test_what_is_wrong_is_a_trap(tmp_path: Path, statement: str, kind: str) -> None:
    done = run(tmp_path, WRONG.replace("STATEMENT", statement), 3, fetch=5000)
    assert done.trap is not None and done.trap.kind == kind
    assert (done.trap.span.file, done.trap.span.line) == ("x.emc", 8)


@pytest.mark.parametrize("machine", ["em4", "myrinet", "fx10"])
@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ("rdma_prepare(&tcw, from, global_of(1, to), -4, NULL, 0);", "negative block size"),
        ("rdma_prepare(&tcw, from, global_of(1, to), 1 << 30, NULL, 0);", "wild address"),
        ("rdma_prepare(&tcw, NULL, global_of(1, to), 4, NULL, 0);", "wild address"),
        ("rdma_prepare(&tcw, from, global_of(1, to), 4, global_of(1, (int *)8), 0);", "wild address"),
        ("rdma_prepare(&tcw, from, (char global *)global_of(1, to) + 1, 4, NULL, 0);", "misaligned access"),
        ("rdma_put(&tcw, from, global_of(2, to), 4, &note, 0);", IN_BETWEEN),
        (
            "everywhere dowith () { if (my_pe() == 1) rdma_get(&tcw, global_of(2, to), from, 4, (int *)4, 0); }",
            "wild address",
        ),
        ("rdma_put(&tcw, from, (int global *)0xF0000000, 4, NULL, 0);", "no such PE"),
        ("tcw.__from = tcw.__to = (unsigned)global_of(2, to); rdma_kick(&tcw);", IN_BETWEEN),
        ("rdma_kick(&tcw);", "wild address"),
    ],
)
def test_every_machine_finds_the_same_mistakes(machine: str, statement: str, kind: str) -> None:
    text = WRONG.replace("STATEMENT", statement)
    made = build([("x.emc", Source("x.emc", text))], BuildOptions(Pes(3), machine=machine))
    for engine in ("reference", "native"):
        trap = execute(made, engine, Options(), Host("x")).trap
        assert trap is not None and trap.kind == kind
        assert (trap.span.file, trap.span.line) == ("x.emc", 8)


def test_who_writes_while_a_block_leaves_changes_what_has_not_left(tmp_path: Path) -> None:
    """Bytes are read as their packet leaves."""
    statement = """
    int global *there = global_of(1, to);
    from[0] = from[9] = 1;
    rdma_put(&tcw, from, there, 40, global_of(1, &note), 1);
    from[0] = from[9] = 2;
    while (!rdma_done(&tcw)) { from[9] = 3; resched(); }
    return there[0] * 10 + there[9];"""
    assert run(tmp_path, WRONG.replace("STATEMENT", statement), 2, packet=8, fetch=1000).status == 23


FENCED = """
#include <emc.h>
#include <emc/rdma.h>
#include <emc/sync.h>
#include <stdio.h>
static int from[500], to[4][500];
static struct rdma_tcw tcw[4];
static int waiter(int number)
{
    rdma_put(&tcw[number], from, global_of(N_PE - 1, to[number]), 4 * (500 - number), NULL, 0);
    fence();
    return rdma_done(&tcw[number]);
}
int main(void)
{
    int i, done;
    for (i = 0; i < 500; i++) from[i] = i;
    iterate (4) dowith () { done = waiter(iterate_id()); } reductionsum (done);
    fence();
    for (i = 0; i < 4; i++) done += *global_of(N_PE - 1, &to[i][499 - i]) == 499 - i;
    everywhere dowith () {
        if (my_pe() == 0) rdma_put(&tcw[0], from, global_of(N_PE - 1, to[0]), 1000, NULL, 0);
        fence();
        barrier();
        if (my_pe() == N_PE - 1 && to[0][249] == 249) printf("landed\\n");
    }
    printf("%d\\n", done);
    return 0;
}
"""


@pytest.mark.parametrize("pes", [1, 2, 6])
def test_a_fence_waits_for_transfers(tmp_path: Path, pes: int) -> None:
    done = run(tmp_path, FENCED, pes, land=40, done=30)
    assert done.output == b"landed\n8\n" and not done.waiting
