"""`--races` on the native engine finds what the reference engine finds: the same races, with the same accesses, chains,
names and counts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from covering import spread
from harness import ROOT, emc_run
from raced import RACY, RIGHT, SETTINGS, raced

from emc.engines.native import make
from emc.engines.native.kernel.races.limits import LENGTHS
from emc.machine.run import Run

FILES = [*RACY, *RIGHT]
EARLY = {"floor_every": 20}  # forgets old turns all the time
FEW = ("shortest", "sieve", "list", "bank", "emc_figure9")
SOME = [
    file
    for room in ("programs", "programs/papers", "tests/whole/emc")
    for file in sorted((ROOT / room).glob("*.emc"))
    if file.stem in FEW
]


@pytest.fixture(autouse=True)
def native_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """The native engine may not leave a run to the reference engine."""
    monkeypatch.setattr(make, "engine", None)


def agree(one: Run, two: Run) -> None:
    assert (two.output, two.cycles, two.packets, two.counters) == (one.output, one.cycles, one.packets, one.counters)
    assert one.races is not None
    assert two.races == one.races


@pytest.mark.parametrize(
    ("file", "settings"),
    [
        pytest.param(file, settings, id=f"{file.parent.parent.name}-{file.stem}-{settings}")
        for file, settings in spread(FILES, ("em4", "emx", "late"))
    ],
)
def test_agrees(file: Path, settings: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one = raced(file, **SETTINGS[settings])
    agree(one, raced(file, engine="native", **SETTINGS[settings]))
    monkeypatch.setitem(LENGTHS, "floor_every", EARLY["floor_every"])
    agree(one, raced(file, engine="native", **SETTINGS[settings]))


@pytest.mark.parametrize("file", SOME, ids=lambda file: file.stem)
def test_agrees_on_programs(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = raced(file)
    agree(one, raced(file, engine="native"))
    monkeypatch.setitem(LENGTHS, "floor_every", EARLY["floor_every"])
    agree(one, raced(file, engine="native"))


# ---- random programs


class Writer:
    """Writes a program of threads that read, write and update few words, and synchronise at random."""

    def __init__(self, seed: int):
        self.chance = random.Random(seed)
        self.lines: list[str] = []
        self.threads = 1  # of the activation at this place: its frame has cells for few waits

    def text(self) -> str:
        self.lines = [
            "#include <stdio.h>",
            "#include <emc.h>",
            "int global word[N_PE], global other[N_PE], global cell[N_PE], global door[N_PE];",
            "lock_t global key;",
            "static int mine;",
            "int get(int n) { mine += n; return word[n]; }",
            "void put(int n) { other[n] = mine; }",
            "packet_type hop(int *seen, int left)",
            "{ *seen += left; if (left > 0) hop(global_of((my_pe() + 1) % N_PE, seen), left - 1); }",
            "int main(void)",
            "{",
        ]
        self.block(1, 0)
        return "\n".join([*self.lines, '    printf("%d\\n", word[0]);', "    return 0;", "}", ""])

    def block(self, indent: int, depth: int) -> None:
        for _ in range(self.chance.randint(2, 5)):
            self.statement(indent, depth)

    def say(self, indent: int, text: str) -> None:
        self.lines.append("    " * indent + text)

    def place(self) -> str:
        return f"{self.chance.choice(('word', 'other'))}[{self.chance.randrange(4)}]"

    def statement(self, indent: int, depth: int) -> None:
        plain = (
            lambda: f"{self.place()} = {self.place()};",
            lambda: f"{self.place()} = {self.chance.randrange(9)};",
            lambda: f"{self.place()} += 1;",
            lambda: f"{{ int seen = {self.place()}; mine = seen; }}",
            lambda: "mine = mine + 1;",
            lambda: "fence();",
            lambda: f"remote_call({self.chance.randrange(4)}, get, 1, {self.chance.randrange(4)});",
            lambda: f"remote_call({self.chance.randrange(4)}, put, 1, {self.chance.randrange(4)});",
            lambda: f"q_write(&cell[{self.chance.randrange(4)}], 1);",
            lambda: f"lock(&key); {self.place()} = {self.place()}; fence(); unlock(&key);",
            lambda: f"hop(&word[{self.chance.randrange(4)}], {self.chance.randrange(4)});",
            lambda: "resched();",
        )
        kind = self.chance.random()
        if depth > 2 or kind < 0.65:
            self.say(indent, self.chance.choice(plain)())
            return
        if kind < 0.75 and self.threads < 4:
            arms = self.chance.randint(2, 3)
            self.threads *= arms
            self.say(indent, "parallel {")
            for _ in range(arms):
                self.say(indent + 1, "{")
                self.block(indent + 2, depth + 1)
                self.say(indent + 1, "}")
            self.threads //= arms
        else:
            place, form = f"&word[{self.chance.randrange(4)}]", self.chance.choice(("dowith", "forkwith"))
            where = "everywhere" if kind < 0.85 else f"where ({place})"
            self.say(indent, f"{where} {form if where != 'everywhere' else 'dowith'} () {{")
            threads, self.threads = self.threads, 1
            self.block(indent + 1, depth + 1)
            self.threads = threads
        self.say(indent, "}")


@pytest.mark.slow
@pytest.mark.parametrize("seed", [pytest.param(n, marks=() if n < 25 else pytest.mark.slow) for n in range(45)])
def test_agrees_on_random_programs(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x.emc").write_text(Writer(seed).text())
    options: dict[str, object] = dict(random.Random(seed).choice(list(SETTINGS.values())))

    def run(engine: str) -> Run:
        done = emc_run(tmp_path / "x.emc", "4", check=True, races=True, engine=engine, **options)  # type: ignore
        assert done.run is not None, done
        return done.run

    one = run("reference")
    agree(one, run("native"))
    monkeypatch.setitem(LENGTHS, "floor_every", EARLY["floor_every"])
    agree(one, run("native"))


def test_leaves_transfers_to_the_reference_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x.emc").write_text("""#include <emc/rdma.h>
int global A[N_PE]:[32], global note[N_PE];
int from[32] __attribute__((aligned(128)));
struct rdma_tcw t;
int main(void) { rdma_put(&t, from, &A[1][0], 128, &note[1], 1); i_read(&note[1]); return A[1][3]; }
""")
    asked: list[str] = []

    def engine(name: str) -> object:
        asked.append(name)
        from emc.engines import engine as real

        return real(name)

    monkeypatch.setattr(make, "engine", engine)
    run = emc_run(tmp_path / "x.emc", "4", machine="fx10", check=True, races=True, engine="native").run
    assert run is not None and run.races is not None
    assert (asked, run.races.cut) == (["reference"], "engine")
