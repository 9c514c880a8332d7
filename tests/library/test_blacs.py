"""BLACS (<blacs.h>) against a plain restatement: random grids, shapes, types and calls, on every machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import pytest
from agreement import differences

from emc.machine import Host, Options, Run
from emc.options import BuildOptions, Pes
from emc.session import build, execute
from emc.texts import Source

HEAD = """
#include <blacs.h>
#include <emc/coll.h>
#include <stdio.h>
static TYPE A[SIZE];
static int ra[SIZE], ca[SIZE], sum;
static void run(void)
{
    int c, p, q, i, j, k;
    Cblacs_get(0, 0, &c);
    GRID
    Cblacs_gridinfo(c, &p, &q, &i, &j);
    for (k = 0; k < SIZE; k++) A[k] = (my_pe() * 31 + k * 17) % 23 - 11, ra[k] = ca[k] = -9;
    if (c >= 0) {
        CALLS
    }
    for (k = 0; k < N_PE; k++) {
        barrier();
        if (k != my_pe()) continue;
        for (i = 0; i < SIZE; i++) printf("%d %d %d\\n", (int)A[i], ra[i], ca[i]);
        fflush(stdout);
    }
    barrier();
    Cblacs_exit(0);
}
int main(void) { spmd(run); return 0; }
"""
SIZE = 60
TYPES = {"i": "int", "s": "float", "d": "double", "c": "float", "z": "double"}


@dataclass
class World:
    """All processes: their arrays of elements, which are tuples of one or two numbers, and who is where in the grid."""

    random: Random
    letter: str
    pes: int
    rows: int
    columns: int
    at: list[int]  # by row, then column: the PE
    arrays: list[list[tuple[int, ...]]] = field(default_factory=list[list[tuple[int, ...]]])
    whose: list[list[tuple[int, int]]] = field(default_factory=list[list[tuple[int, int]]])
    calls: list[str] = field(default_factory=list[str])

    @property
    def parts(self) -> int:
        return 2 if self.letter in "cz" else 1

    @property
    def count(self) -> int:
        return SIZE // self.parts

    def shape(self) -> tuple[int, int, int, int]:
        """m, n, lda and the first element of a matrix that fits into the array."""
        while True:
            m, n = self.random.choice((0, 1, 2, 3, 5, 7)), self.random.choice((1, 2, 3, 5))
            lda, first = max(1, m) + self.random.choice((0, 0, 1, 3)), self.random.choice((0, 0, 1, 4))
            if first + lda * n <= self.count:
                return m, n, lda, first

    def scope(self, kind: str, row: int, column: int) -> list[tuple[int, int]]:
        """The places of a scope, in its order."""
        if kind == "Row":
            return [(row, j) for j in range(self.columns)]
        if kind == "Column":
            return [(i, column) for i in range(self.rows)]
        return [(i, j) for i in range(self.rows) for j in range(self.columns)]

    def pe(self, place: tuple[int, int]) -> int:
        return self.at[place[0] * self.columns + place[1]]

    def anywhere(self) -> tuple[int, int]:
        return self.random.randrange(self.rows), self.random.randrange(self.columns)


def places(m: int, n: int, uplo: str = "", diag: str = "N") -> list[tuple[int, int]]:
    """(row, column) of all elements of a matrix, or of a trapezoid (the guide's figures)."""
    found = [(i, j) for j in range(n) for i in range(m)]
    if uplo == "U":
        found = [(i, j) for i, j in found if i <= j + max(m - n, 0)]
        return [(i, j) for i, j in found if diag == "N" or i != j + max(m - n, 0)]
    if uplo == "L":
        found = [(i, j) for i, j in found if i >= j - max(n - m, 0)]
        return [(i, j) for i, j in found if diag == "N" or i != j - max(n - m, 0)]
    return found


def matrix(world: World) -> tuple[str, str, int, list[int], list[int], str, str]:
    """A general matrix or a trapezoid, with another lda at the other end: words for the call, and the elements' places
    at both ends."""
    m, n, lda, first = world.shape()
    other = lda + world.random.choice((0, 0, 2))
    if first + other * n > world.count:
        other = lda
    uplo, diag = world.random.choice(("", "", "U", "L")), world.random.choice("UN")
    words = f'"{uplo}", "{diag}", ' if uplo else ""
    mine = [first + j * lda + i for i, j in places(m, n, uplo, diag)]
    its = [first + j * other + i for i, j in places(m, n, uplo, diag)]
    at = f"A + {first * world.parts}"
    return (
        f"{words}{m}, {n}, {at}, {lda}",
        f"{words}{m}, {n}, {at}, {other}",
        first,
        mine,
        its,
        "tr" if uplo else "ge",
        world.letter,
    )


def point_to_point(world: World) -> None:
    source, goal = world.anywhere(), world.anywhere()
    sends, receives, _, mine, its, kind, v = matrix(world)
    if source == goal:
        receives, its = sends, mine
    world.calls.append(
        f"if (i == {source[0]} && j == {source[1]}) C{v}{kind}sd2d(c, {sends}, {goal[0]}, {goal[1]});\n"
        f"        if (i == {goal[0]} && j == {goal[1]}) C{v}{kind}rv2d(c, {receives}, {source[0]}, {source[1]});"
    )
    values = [world.arrays[world.pe(source)][k] for k in mine]
    for k, value in zip(its, values, strict=True):
        world.arrays[world.pe(goal)][k] = value


def broadcast(world: World) -> None:
    kind, source, top = world.random.choice(("Row", "Column", "All")), world.anywhere(), world.random.choice(" ids1h")
    sends, receives, _, mine, its, form, v = matrix(world)
    row, column = source
    inside = {"Row": f"i == {row}", "Column": f"j == {column}", "All": "1"}[kind]
    world.calls.append(
        f'if (i == {row} && j == {column}) C{v}{form}bs2d(c, "{kind}", "{top}", {sends});\n'
        f'        else if ({inside}) C{v}{form}br2d(c, "{kind}", "{top}", {receives}, {row}, {column});'
    )
    values = [world.arrays[world.pe(source)][k] for k in mine]
    for place in world.scope(kind, row, column):
        if place != source:
            for k, value in zip(its, values, strict=True):
                world.arrays[world.pe(place)][k] = value


def size_of(value: tuple[int, ...]) -> int:
    return sum(map(abs, value))


def combine(world: World) -> None:
    kind, name = world.random.choice(("Row", "Column", "All")), world.random.choice(("sum", "amx", "amn"))
    m, n, lda, first = world.shape()
    row, column = world.anywhere()
    inside = {"Row": f"i == {row}", "Column": f"j == {column}", "All": "1"}[kind]
    everyone = world.random.random() < 0.4
    goal = world.random.choice(world.scope(kind, row, column))
    numbers = name != "sum" and world.random.random() < 0.7
    words = f"ra, ca, {m + 1 if numbers else -1}, " if name != "sum" else ""
    dest = "-1, -1" if everyone else f"{goal[0]}, {goal[1]}"
    at = f"A + {first * world.parts}"
    world.calls.append(
        f'if ({inside}) C{world.letter}g{name}2d(c, "{kind}", " ", {m}, {n}, {at}, {lda}, {words}{dest});'
    )
    members = world.scope(kind, row, column)
    root = 0 if everyone else members.index(goal)
    turned = members[root:] + members[:root]  # by (me - dest) mod scope
    for i, j in places(m, n):
        k = first + j * lda + i
        values = [world.arrays[world.pe(place)][k] for place in turned]
        best = 0
        if name == "sum":
            value = tuple(map(sum, zip(*values, strict=True)))
        else:
            choose: Callable[..., int] = max if name == "amx" else min
            best = choose(range(len(values)), key=lambda who: size_of(values[who]))
            value = values[best]
        for place in members if everyone else [goal]:
            world.arrays[world.pe(place)][k] = value
            if numbers:
                world.whose[world.pe(place)][j * (m + 1) + i] = turned[best]


def random_world(seed: int, pes: int, letter: str, calls: int) -> tuple[str, World]:
    random = Random(f"blacs {seed}")
    rows = random.randint(1, pes)
    columns = random.randint(1, pes // rows)
    order = random.choice(("Row", "Column", "map"))
    numbers = random.sample(range(pes), rows * columns)
    if order == "Row":
        at, grid = list(range(rows * columns)), f'Cblacs_gridinit(&c, "Row", {rows}, {columns});'
    elif order == "Column":
        at = [j * rows + i for i in range(rows) for j in range(columns)]
        grid = f'Cblacs_gridinit(&c, "Column", {rows}, {columns});'
    else:
        at = [numbers[j * rows + i] for i in range(rows) for j in range(columns)]
        grid = f"static const int map[] = {{{', '.join(map(str, numbers))}}};\n"
        grid += f"    Cblacs_gridmap(&c, map, {rows}, {rows}, {columns});"
    world = World(random, letter, pes, rows, columns, at)
    for pe in range(pes):
        plain = [(pe * 31 + k * 17) % 23 - 11 for k in range(SIZE)]
        world.arrays.append([tuple(plain[k : k + world.parts]) for k in range(0, SIZE, world.parts)])
        world.whose.append([(-9, -9)] * SIZE)
    for _ in range(calls):
        random.choice((point_to_point, broadcast, combine))(world)
    text = HEAD.replace("TYPE", TYPES[letter]).replace("SIZE", str(SIZE))
    return text.replace("GRID", grid).replace("CALLS", "\n        ".join(world.calls)), world


def expected(world: World) -> list[str]:
    lines: list[str] = []
    for array, whose in zip(world.arrays, world.whose, strict=True):
        numbers = [number for element in array for number in element]
        lines += [f"{number} {row} {column}" for number, (row, column) in zip(numbers, whose, strict=True)]
    return lines


def run(text: str, machine: str, pes: int, options: Options | None = None, engine: str = "native") -> Run:
    made = build([("x.emc", Source("x.emc", text))], BuildOptions(Pes(pes), machine=machine))
    return execute(made, engine, options or Options(), Host("x"))


def wrapped(world: World) -> bool:
    """Whether a sum is too large to be exact in a float: then another seed is needed."""
    return any(abs(number) > 1 << 23 for array in world.arrays for element in array for number in element)


SEEDS = (0, 7, 8, 14, 15, 16, 1, 21, 22, 23, 28, 29)  # each size, type and machine below comes twice or more
CASES = [(seed, (1, 2, 3, 8, 9, 16)[seed % 6], "isdcz"[seed % 5]) for seed in SEEDS]


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "pes", "letter"), CASES)
def test_random_calls(seed: int, pes: int, letter: str) -> None:
    text, world = random_world(seed, pes, letter, 10)
    assert not wrapped(world)
    machine = ("sr8000", "em4", "sr8000", "fx10", "sr8000", "emx")[seed // 5 % 6]
    options = (Options(), Options(net_delay=200, seed=seed, queue=1))[seed % 2]
    done = run(text, machine, pes, options)
    assert done.trap is None, f"{done.trap}\n{text}"
    assert done.output.decode().splitlines() == expected(world), text


@pytest.mark.slow
@pytest.mark.parametrize(("machine", "pes"), [("sr8000", 4), ("em4", 3)])
def test_both_engines_agree(machine: str, pes: int) -> None:
    text, _ = random_world(99, pes, "d", 8)
    native, reference = (run(text, machine, pes, engine=name) for name in ("native", "reference"))
    assert native == reference, differences(native, reference)


BODY = """
#include <blacs.h>
#include <emc/coll.h>
#include <stdio.h>
static double a[400000], b[400000];
static void run(void)
{
    int c, i, k, me = my_pe();
    Cblacs_get(0, 0, &c);
    Cblacs_gridinit(&c, "Row", 1, 2);
    for (k = 0; k < 400000; k++) a[k] = me + k, b[k] = 0;
    (void)i;
    CALLS
    Cblacs_exit(0);
}
int main(void) { spmd(run); return 0; }
"""


@pytest.mark.slow
@pytest.mark.parametrize("ldas", [(500, 500), (501, 500), (500, 502), (503, 501)])
def test_large_matrices_go_in_pieces(ldas: tuple[int, int]) -> None:
    """400 KB and more, packed at either end: each piece comes to its place, and nothing else is written."""
    mine, its = ldas
    calls = f"""
    if (me == 0) Cdgesd2d(c, 500, 100, a, {mine}, 0, 1);
    else {{
        int wrong = 0;
        Cdgerv2d(c, 500, 100, b, {its}, 0, 0);
        for (k = 0; k < {its} * 100; k++) wrong += b[k] != (k % {its} < 500 ? k / {its} * {mine} + k % {its} : 0);
        printf("%d wrong\\n", wrong);
    }}"""
    done = run(BODY.replace("CALLS", calls), "sr8000", 2)
    assert done.output == b"0 wrong\n", done.trap
    moved = sum(one.sent for pe in done.counters for one in pe.engines)
    assert 400_000 <= moved < 402_000


@pytest.mark.slow
def test_contiguous_matrices_are_not_copied() -> None:
    copied = "if (me == 0) Cdgesd2d(c, 500, 100, a, LDA, 0, 1); else Cdgerv2d(c, 500, 100, b, LDA, 0, 0);"
    busy = [
        sum(pe.busy for pe in run(BODY.replace("CALLS", copied.replace("LDA", lda)), "sr8000", 2).counters)
        for lda in ("500", "501")
    ]
    rate = 2_909_090_910 / 250_000_000  # bytes a cycle
    assert busy[1] - busy[0] > 2 * 400_000 / rate


WRONG = [
    ("Cdgesd2d(c, 2, 2, a, 1, 0, 1);", "BLACS: argument 5 can't be 1, on PE 0 in context 0"),
    ("Cdgesd2d(c, -1, 2, a, 1, 0, 1);", "BLACS: argument 2 can't be -1"),
    ("Cdgesd2d(c, 2, 2, a, 2, 1, 0);", "BLACS: argument 6 can't be 1"),
    ("Cdtrsd2d(c, \"X\", \"N\", 2, 2, a, 2, 0, 1);", "BLACS: argument 2 can't be 88"),
    ("Cdgebs2d(c, \"Some\", \" \", 2, 2, a, 2);", "BLACS: argument 2 can't be 83"),
    ("Cdgebs2d(c, \"All\", \"?\", 2, 2, a, 2);", "BLACS: argument 3 can't be 63"),
    ("Cdgesd2d(7, 2, 2, a, 2, 0, 1);", "BLACS: argument 1 can't be 7"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "text"), WRONG)
def test_wrong_arguments_are_traps(call: str, text: str) -> None:
    trap = run(BODY.replace("CALLS", f"if (me == 0) {call}"), "em4", 2).trap
    assert trap is not None and trap.kind.startswith(text), trap


@pytest.mark.slow
def test_ends_that_differ_are_traps() -> None:
    sizes = "if (me == 0) Cdgesd2d(c, 2, 2, a, 2, 0, 1); else Cdgerv2d(c, 2, 3, b, 2, 0, 0);"
    types = "if (me == 0) Cdgesd2d(c, 2, 1, a, 2, 0, 1); else Czgerv2d(c, 1, 1, b, 2, 0, 0);"
    for call, text in ((sizes, "a matrix of 32 bytes, which expects 48"), (types, "which expects another type")):
        trap = run(BODY.replace("CALLS", call), "sr8000", 2).trap
        assert trap is not None and trap.kind.startswith("BLACS: PE 0 sends") and text in trap.kind, trap


@pytest.mark.slow
def test_sends_end_locally() -> None:
    """Both send more messages than there are indices before they receive."""
    calls = """
    for (k = 0; k < 12; k++) { a[0] = me * 100 + k; Cdgesd2d(c, 1, 1, a, 1, 0, 1 - me); }
    for (k = 0; k < 12; k++) {
        Cdgerv2d(c, 1, 1, b, 1, 0, 1 - me);
        if (b[0] != (1 - me) * 100 + k) printf("wrong\\n");
    }
    printf("%d done\\n", me);"""
    for machine in ("em4", "sr8000"):
        done = run(BODY.replace("CALLS", calls), machine, 2)
        assert sorted(done.output.split(b"\n")) == [b"", b"0 done", b"1 done"], done.trap


MANY = """
    if (me) for (k = 0; k < 32; k++) { a[0] = me * 100 + k; Cdgesd2d(c, 40, 1, a, 40, 0, 0); }
    else for (i = 0; i < 96; i++) for (k = 0; k < 3; k++) {
        int from = i / 8 % 3;
        if (!k && !from) continue;
        Cdgerv2d(c, 40, 1, b, 40, k, from);
        if (b[0] != (k * 3 + from) * 100 + i / 24 * 8 + i % 8) printf("wrong\\n");
    }
    printf("%d done\\n", me);"""


@pytest.mark.slow
@pytest.mark.parametrize("machine", ["em4", "sr8000"])
def test_hundreds_of_copied_messages_find_their_receives(machine: str) -> None:
    """Eight PEs send 32 messages each before any is received: those of one index follow each other."""
    text = BODY.replace('"Row", 1, 2', '"Row", 3, 3').replace("400000", "64").replace("CALLS", MANY)
    done = run(text, machine, 9)
    assert done.trap is None and sorted(done.output.split()) == sorted(b"0 1 2 3 4 5 6 7 8".split() + 9 * [b"done"])
