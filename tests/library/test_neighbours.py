"""Neighbour exchange (<emc/neighbours.h>): every word comes to its place, by each schedule and form, on machines
with and without engines, on both of emc's engines alike; what is wrong is a trap."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from agreement import differences
from covering import spread

from emc.machine import Host, Options, Run
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import parse
from emc.texts import Source
from emc.views.traps import plain

FIVE = 'base = "fx10"\n[dma]\nengines = 5\npacket = 64\ncommands = 2\n[message]\neager = 60\n'  # short queues


def run(text: str, pes: str, machine: str, options: Options | None = None, both: bool = True) -> Run:
    """The same Run of both engines; both: else only that of the native one."""
    made = build([("x.emc", Source("x.emc", text))], BuildOptions(parse(pes), machine=machine))
    if not both:
        return execute(made, "native", options or Options(), Host("x"))
    reference, native = (execute(made, name, options or Options(), Host("x")) for name in ("reference", "native"))
    assert native == reference, differences(native, reference)
    return reference


# ---- words come to their places

PROGRAM = """
#include <emc/neighbours.h>
#include <stdio.h>
#define MOST @MOST@     /* neighbours */
#define WORDS @WORDS@   /* of the longest block */
@TABLES@
static neighbours_t plan;
static int one[WORDS + 1], each[MOST * WORDS + 1], got[MOST * WORDS + 1], wrong;
static int word(int pe, int b, int i) { return (pe * 64 + b) * 1000 + i; }
static void check(int nword, int alltoall, int fenced)
{
    int r, i;
    for (i = 0; i < MOST * WORDS; i++) got[i] = -1;
    if (!fenced) barrier();
    if (fenced && alltoall) neighbour_alltoall(&plan, each, got, nword);
    else if (fenced) neighbour_allgather(&plan, one, got, nword);
    else if (alltoall) neighbour_alltoall_unfenced(&plan, each, got, nword);
    else neighbour_allgather_unfenced(&plan, one, got, nword);
    for (i = 0; fenced && i < nword; i++) one[i] = each[i] = -2;        /* src is free */
    if (!fenced) barrier();
    for (r = 0; r < indegree[my_pe()]; r++)
        for (i = 0; i < nword; i++)
            wrong += got[r * nword + i] != word(sources[my_pe()][r], alltoall ? index[my_pe()][r] : 0, i);
    wrong += got[indegree[my_pe()] * nword] != (indegree[my_pe()] * nword < MOST * WORDS ? -1 : 0);
}
int main(void)
{
    int all;
    everywhere dowith () {
        int i, b, round, how, lengths[] = {@LENGTHS@}, length;
        @MAKE@
        for (round = 0; round < sizeof lengths / sizeof *lengths; round++) {
            length = lengths[round];
            for (how = 0; how < @HOWS@; how++) {
                for (i = 0; i < WORDS; i++) one[i] = word(my_pe(), 0, i);
                for (b = 0; b < outdegree[my_pe()]; b++)
                    for (i = 0; i < length; i++) each[b * length + i] = word(my_pe(), b, i);
                neighbours_use(&plan, how % 3, how / 3 % 2, how % 5 == 4 ? RDMA_ENGINES / 2 : 0);
                check(length, how & 1, how / 6 % 2 == 0);
            }
        }
        neighbours_free(&plan);
        all = wrong;
    } reductionsum (all);
    printf("%d wrong\\n", all);
    return all;
}
"""
SAME = "neighbours_graph(&plan, indegree[my_pe()], sources[my_pe()], outdegree[my_pe()], destinations[my_pe()]);"


def program(pairs: list[tuple[int, int]], pes: int, lengths: tuple[int, ...], make: str, hows: int = 12) -> str:
    """A program that checks exchanges along such pairs (from, to); slots are in their order."""
    destinations = [[j for i, j in pairs if i == pe] for pe in range(pes)]
    sources = [[i for i, j in pairs if j == pe] for pe in range(pes)]
    numbers: list[list[int]] = [[] for _ in range(pes)]
    sent = [0] * pes
    for i, j in pairs:
        numbers[j].append(sent[i])
        sent[i] += 1
    return filled(sources, destinations, numbers, lengths, make, hows)


def filled(
    sources: list[list[int]],
    destinations: list[list[int]],
    numbers: list[list[int]],
    lengths: tuple[int, ...],
    make: str,
    hows: int = 12,
) -> str:
    most = max(1, *(len(row) for row in sources + destinations))

    def table(name: str, rows: list[list[int]]) -> str:
        text = ", ".join("{" + ", ".join(map(str, row or [0])) + "}" for row in rows)
        return f"static const int {name}[N_PE][MOST] = {{{text}}};"

    counts = [
        f"static const int {name}[N_PE] = {{{', '.join(str(len(row)) for row in rows)}}};"
        for name, rows in (("indegree", sources), ("outdegree", destinations))
    ]
    tables = [*counts, table("sources", sources), table("destinations", destinations), table("index", numbers)]
    text = PROGRAM.replace("#include <stdio.h>", "#include <emc/rdma.h>\n#include <stdio.h>")
    values = {"MOST": most, "WORDS": max(lengths), "LENGTHS": ", ".join(map(str, lengths)), "HOWS": hows}
    for name, value in {**values, "TABLES": "\n".join(tables), "MAKE": make}.items():
        text = text.replace(f"@{name}@", str(value))
    return text


def torus(extents: tuple[int, ...], lengths: tuple[int, ...]) -> str:
    """Of the torus of that shape: block - of a PE is the block + of its neighbour."""
    pes = 1
    for extent in extents:
        pes *= extent
    near: list[list[int]] = []
    for pe in range(pes):
        row: list[int] = []
        step = pes
        for extent in extents:
            step //= extent
            at = pe // step % extent
            row += [pe + ((at + way) % extent - at) * step for way in (-1, 1)]
        near.append(row)
    opposite = [i ^ 1 for i in range(2 * len(extents))]
    return filled(near, near, [opposite] * pes, lengths, "neighbours_torus(&plan);")


def machine(name: str, folder: Path) -> str:
    if name != "five":
        return name
    file = folder / "five.toml"
    file.write_text(FIVE)
    return str(file)


MACHINES = ("em4", "emx", "fx10", "fx10_ideal", "five")


SHAPES = ("1", "2", "1x3", "3x2x1", "3x3x3")
TWO_EACH = [(MACHINES[(n + k) % 5], shape) for n, shape in enumerate(SHAPES) for k in (0, 1)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "shape"), TWO_EACH)
def test_torus(tmp_path: Path, name: str, shape: str) -> None:
    extents = {"1": (1, 1, 1), "2": (2, 1, 1)}.get(shape) or tuple(map(int, shape.split("x")))
    large = shape == "3x3x3"
    lengths = (1, 40) if large else (0, 1, 3, 40)
    done = run(torus(extents, lengths), shape, machine(name, tmp_path), both=not large)
    assert (done.output, done.status) == (b"0 wrong\n", 0), done.trap


@pytest.mark.parametrize("seed", range(6))
def test_graphs(tmp_path: Path, seed: int) -> None:
    """Degrees differ, PEs are named twice, name themselves, or have no neighbours."""
    random = Random(f"neighbours {seed}")
    pes = random.choice((1, 2, 5, 9))
    pairs = [(random.randrange(pes), random.randrange(pes)) for _ in range(random.choice((0, 3, 3 * pes, 5 * pes)))]
    options = Options(net_delay=random.choice((0, 30, 300)), seed=seed)
    lengths = random.choice(((0, 1, 3), (17,), (5, 64, 7)))
    name = machine(random.choice(MACHINES), tmp_path)
    done = run(program(pairs, pes, lengths, SAME), str(pes), name, options)
    assert (done.output, done.status) == (b"0 wrong\n", 0), done.trap


@pytest.mark.slow
@pytest.mark.parametrize("name", ["em4", "fx10", "five"])
def test_26_neighbours_in_any_order(tmp_path: Path, name: str) -> None:
    random = Random(name)
    order = [*range(27)]
    random.shuffle(order)
    offsets = [(x, y, z) for x in (0, 1, 2) for y in (0, 1, 2) for z in (0, 1, 2) if x or y or z]
    pairs = [
        (order[x * 9 + y * 3 + z], order[(x + a) % 3 * 9 + (y + b) % 3 * 3 + (z + c) % 3])
        for a, b, c in offsets
        for x in range(3)
        for y in range(3)
        for z in range(3)
    ]
    done = run(program(pairs, 27, (5,), SAME, 5), "27", machine(name, tmp_path), both=name == "fx10")
    assert (done.output, done.status) == (b"0 wrong\n", 0), done.trap


TWICE = """
#include <emc/neighbours.h>
#include <stdio.h>
static neighbours_t plan, other;
static int src[20], dst[240], also[240];
int main(void)
{
    int wrong;
    everywhere dowith () {
        int i, round;
        for (wrong = round = 0; round < 6; round++) {
            neighbours_torus(&plan);
            neighbours_torus(&other);
            neighbours_use(&other, NEIGHBOURS_SEGMENTED, round % 2, 0);
            for (i = 0; i < 20; i++) src[i] = my_pe() * 100 + round + i;
            parallel {
                neighbour_allgather(&plan, src, dst, 20);
                neighbour_alltoall(&other, dst + 120, also, 3 * round);
                for (i = 0; i < 9; i++) resched();
            }
            for (i = 0; i < 20; i++)
                wrong += dst[20 + i] != (my_pe() + 2) % 4 / 2 * 200 + my_pe() % 2 * 100 + round + i;
            neighbours_free(&other);
            neighbours_free(&plan);
        }
    } reductionsum (wrong);
    printf("%d wrong\\n", wrong);
    return wrong;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["em4", *(pytest.param(one, marks=pytest.mark.slow) for one in ("fx10", "five"))])
def test_plans_under_way_together_and_made_again(tmp_path: Path, name: str) -> None:
    done = run(TWICE, "2x2x1", machine(name, tmp_path), Options(net_delay=40, seed=5))
    assert (done.output, done.status) == (b"0 wrong\n", 0), done.trap


# ---- what is wrong

WRONG = """
#include <emc/neighbours.h>
#include <stddef.h>
#include <stdio.h>
int main(void)
{
    static int src[64], dst[640], pe;
    static neighbours_t plan;
    printf("before\\n");
    everywhere dowith () {
        @BEFORE@
        @STATEMENT@
    }
    return 0;
}
"""
TORUS = "neighbours_torus(&plan);"
PAIR = "int two = 2; pe = 3; neighbours_graph(&plan, my_pe() == 3, &two, my_pe() == 2, &pe);"


WRONGS = [
    ("pe = N_PE;", "neighbours_graph(&plan, 0, NULL, 1, &pe);", "no such PE"),
    ("pe = -1;", "neighbours_graph(&plan, 1, &pe, 0, NULL);", "no such PE"),
    ("", "neighbours_graph(&plan, 0, NULL, -1, &pe);", "negative number of neighbours"),
    (
        "pe = 7;",
        "neighbours_graph(&plan, 0, NULL, my_pe() == 5, &pe);",
        "neighbours disagree: PE 5 sends to PE 7, which does not receive from it",
    ),
    (
        "pe = 7;",
        "neighbours_graph(&plan, my_pe() == 5, &pe, 0, NULL);",
        "neighbours disagree: PE 5 receives from PE 7, which does not send to it",
    ),
    (TORUS, "neighbour_allgather(&plan, src, dst, -1);", "negative block size"),
    (
        PAIR,
        "neighbour_allgather(&plan, src, dst, my_pe() == 3 ? 4 : 5);",
        "block sizes disagree: PE 2 sends 5 words to PE 3, which expects 4",
    ),
    (
        TORUS,
        "parallel { neighbour_allgather(&plan, src, dst, 1); neighbour_alltoall(&plan, src, dst, 1); }",
        "exchange under way",
    ),
    ("", "neighbours_use(&plan, NEIGHBOURS_DIRECT, NEIGHBOURS_RDMA, 0);", "not a plan"),
    (f"{TORUS} neighbours_free(&plan);", "neighbour_alltoall(&plan, src, dst, 1);", "not a plan"),
    ("", "neighbour_alltoall(NULL, src, dst, 1);", "not a plan"),
    (TORUS, "neighbours_use(&plan, 3, NEIGHBOURS_RDMA, 0);", "no such schedule"),
    (TORUS, "neighbours_use(&plan, NEIGHBOURS_DIRECT, 2, 0);", "no such form"),
    (TORUS, "neighbours_use(&plan, NEIGHBOURS_DIRECT, NEIGHBOURS_RDMA, -1);", "no such engine"),
    (
        f"{PAIR} neighbours_use(&plan, NEIGHBOURS_AUTO, my_pe() == 3, 0);",
        "neighbour_allgather(&plan, src, dst, 1);",
        "neighbours disagree: one of PE 2 and PE 3 exchanges by messages, the other one by RDMA",
    ),
    (TORUS, "neighbour_allgather(&plan, dst + 3, dst, 1);", "overlapping blocks"),
    (TORUS, "neighbour_alltoall(&plan, dst, dst + 7, 2);", "overlapping blocks"),
    (TORUS, "neighbour_allgather(&plan, (char *)src + 2, dst, 1);", "misaligned access"),
    (TORUS, "neighbour_allgather(&plan, src, NULL, 1);", "null pointer"),
    (TORUS, "neighbour_allgather(&plan, src, dst, 0x7FFFFFFF);", "wild address"),
]


@pytest.mark.parametrize(("wrong", "name"), spread(WRONGS, ("em4", "fx10")))
def test_what_is_wrong_is_a_trap(wrong: tuple[str, str, str], name: str) -> None:
    before, statement, kind = wrong
    done = run(WRONG.replace("@BEFORE@", before).replace("@STATEMENT@", statement), "9x1", name)
    assert done.trap is not None and done.output == b"before\n"
    assert (done.trap.kind, done.trap.span.line) == (kind, 12)


MISSING = """#include <emc/neighbours.h>
static int src[64], dst[640];
static neighbours_t plan;
static void come(int form) {
    neighbours_torus(&plan);
    neighbours_use(&plan, NEIGHBOURS_AUTO, form, 0);
    if (my_pe() == 3) return;
    neighbour_allgather(&plan, src, dst, 1);
}
static void make(void) {
    if (my_pe() == 3) return;
    neighbours_torus(&plan);
}
int main(void)
{
    everywhere dowith () { @STATEMENT@ }
    return 0;
}
"""


@pytest.mark.parametrize("name", ["em4", "fx10"])
@pytest.mark.parametrize("form", ["NEIGHBOURS_RDMA", "NEIGHBOURS_MESSAGE"])
def test_a_deadlock_says_who_has_not_come(name: str, form: str) -> None:
    done = run(MISSING.replace("@STATEMENT@", f"come({form});"), "5x1", name)
    assert done.trap is not None and done.trap.kind == "deadlock"
    detail = "\n".join(map(plain, done.trap.detail))
    assert re.search(r"^PE 3 has not come to the exchange: its `come` ended at x.emc:7:\d+ in cycle \d+$", detail, re.M)
    assert re.search(r"^PE 0 has been waiting since cycle \d+ for block 0, which PE 4 sends$", detail, re.M)
    assert re.search(r"^PE 4 has been waiting since cycle \d+ for PE 3, its destination 0, to be ready$", detail, re.M)


def test_a_deadlock_says_who_has_not_made_the_plan() -> None:
    done = run(MISSING.replace("@STATEMENT@", "make();"), "5x1", "em4")
    assert done.trap is not None and done.trap.kind == "deadlock"
    lines = [line for line in map(plain, done.trap.detail) if line.startswith("PE ")]
    assert len(lines) == 1 and lines[0].startswith("PE 3 has not made the plan: its `make` ended at x.emc:11:")


LATE = """
#include <emc/neighbours.h>
#include <stdio.h>
static int src[8], dst[48];
static neighbours_t plan;
int main(void)
{
    int wrong;
    everywhere dowith () {
        int i, r, me = my_pe();
        neighbours_torus(&plan);
        for (i = 0; i < 8; i++) src[i] = i + 1;
        barrier();
        if (me == 1) for (i = 0; i < 3000; i++) resched();
        for (i = 0; i < 48; i++) dst[i] = 0;                    /* until here dst is this PE's own */
        @EXCHANGE@(&plan, src, dst, 8);
        if (me != 1) for (i = 0; i < 1000; i++) resched();
        for (wrong = i = 0; i < 48; i++) wrong += dst[i] != i % 8 + 1;
        barrier();
    } reductionsum (wrong);
    printf("%d\\n", wrong);
    return 0;
}
"""


@pytest.mark.parametrize("name", ["em4", "fx10"])
@pytest.mark.parametrize("exchange", ["neighbour_allgather", "neighbour_allgather_unfenced"])
def test_where_only_the_safe_form_is_right(name: str, exchange: str) -> None:
    """Blocks come to a PE that has not come to the exchange yet, and still uses its `dst`."""
    done = run(LATE.replace("@EXCHANGE@", exchange), "2x2x1", name)
    assert done.trap is None
    assert (int(done.output) == 0) == (exchange == "neighbour_allgather")


CHECKED = """
#include <emc/neighbours.h>
static int src[8], dst[48];
static neighbours_t plan;
static int wrong_words(const int *got)
{
    int i, wrong = 0;
    for (i = 0; i < 48; i++) wrong += got[i] != i % 8 + 1;
    return wrong;
}
int main(void)
{
    int wrong;
    everywhere dowith () {
        int i;
        for (i = 0; i < 8; i++) src[i] = i + 1;
        neighbours_torus(&plan);
        neighbours_use(&plan, NEIGHBOURS_SEGMENTED, @FORM@, 0);
        neighbour_allgather(&plan, src, dst, 8);
        wrong = wrong_words(dst);
    } reductionsum (wrong);
    return wrong;
}
"""


@pytest.mark.parametrize("name", ["em4", "fx10"])
@pytest.mark.parametrize("form", ["NEIGHBOURS_RDMA", "NEIGHBOURS_MESSAGE"])
def test_checked_builds(name: str, form: str) -> None:
    options = BuildOptions(parse("2x2x1"), machine=name, check=True)
    made = build([("x.emc", Source("x.emc", CHECKED.replace("@FORM@", form)))], options)
    done = execute(made, "native", Options(), Host("x"))
    assert done.trap is None and done.status == 0
