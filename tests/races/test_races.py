"""`emc run --races`: each racy program's races are found, by their lines, and those of no other; the right form beside
it has none. A program promises `// race: LINE LINE`, once for each pair of lines."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from command import run_here
from covering import spread
from harness import ROOT, emc_run
from promises import promises
from raced import RACY, RIGHT, SETTINGS, raced

import emc
from emc.engines.races.clocks import Chains, Clock
from emc.machine.run import Run

HERE = Path(__file__).parent
EXPLORED = {  # what emc explore finds by other results
    "aba": {(7, 10)},
    "double_checked": {(8, 10), (9, 12)},
    "lost_update": {(9, 10)},
    "overtaking": {(7, 10)},
}


def with_settings(files: list[Path]) -> list[object]:
    """Each file as it is, and with one other of the settings."""
    each = [(file, "em4") for file in files] + list(spread(files, [name for name in SETTINGS if name != "em4"]))
    return [pytest.param(file, name, id=f"{file.parent.parent.name}-{file.stem}-{name}") for file, name in each]


# Programs with races, most of which are meant: results do not depend on the order. By file, the races at 4 PEs.
MEANT = {
    "shortest": {(28, 38), (29, 38), (30, 38)},  # a node that comes nearer while it tells: it tells again
    "sieve": {(18, 18)},  # all write the same
    "spinning": {(6, 12), (6, 14), (6, 16), (6, 18), (6, 20), (6, 22)},  # loops that wait for a count
    "structargs": {(13, 14)},  # real: a block writes to its own PE, and nothing waits until that is done
    "emc_figure9": {(85, 95)},  # a loop that waits for a count of updates
}


def lines(run: Run) -> set[tuple[int, int]]:
    assert run.races is not None
    pairs = (sorted((race.first.span.line, race.second.span.line)) for race in run.races.found)
    return {(first, second) for first, second in pairs}


def promised_lines(file: Path) -> set[tuple[int, int]]:
    if file.parent.parent.name == "explore":
        return EXPLORED[file.stem]
    found = re.findall(r"^// race: (\d+) (\d+)$", file.read_text(), re.MULTILINE)
    assert found
    return {(int(first), int(second)) for first, second in found}


@pytest.mark.parametrize(("file", "settings"), with_settings(RACY))
def test_finds_races(file: Path, settings: str) -> None:
    found = lines(raced(file, **SETTINGS[settings]))
    wanted = promised_lines(file)
    assert found == wanted if settings == "em4" else found & wanted


@pytest.mark.parametrize(("file", "settings"), with_settings(RIGHT))
def test_right_forms_have_none(file: Path, settings: str) -> None:
    for pes in ("4", "7") if settings == "em4" else ("4",):
        run = raced(file, pes, **SETTINGS[settings])
        assert run.races is not None
        assert (run.races.found, run.races.cut, run.trap) == ((), "", None)


@pytest.mark.parametrize("file", [*RACY, *RIGHT], ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_changes_nothing(file: Path) -> None:
    plain, run = emc_run(file, "4").run, raced(file)
    assert plain is not None
    assert (run.output, run.status, run.cycles, run.counters) == (
        *(plain.output, plain.status),
        *(plain.cycles, plain.counters),
    )


EVERYDAY = ("bank", "cg", "list", "shortest", "sieve", "stencil", "emc_figure9")
LONG = ("locusroute", "fx10_neighbours")  # halo is a shorter one with neighbours
PROGRAMS = [
    file
    for room in ("programs", "programs/papers", "programs/papers_as_printed", "tests/whole/emc")
    for file in sorted((ROOT / room).glob("*.emc"))
    if not promises(file).fault and file.stem not in LONG
]


@pytest.mark.parametrize(
    "file",
    [pytest.param(one, marks=() if one.stem in EVERYDAY else pytest.mark.slow) for one in PROGRAMS],
    ids=lambda file: file.stem,
)
def test_programs_have_none_but_those_meant(file: Path) -> None:
    pes = next((shape for shape in promises(file).pes if "x" in shape), "4")
    assert lines(raced(file, pes)) == MEANT.get(file.stem, set())


def test_a_trap_leaves_races_open(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int zero;\nint main(void) { return 1 / zero; }\n")
    done = run_here(["run", "--races", "x.emc", "--pes", "4"], tmp_path)
    assert done.returncode == 126
    assert "emc: x.emc: no race was found; the run ended early, so later races may be missing" in done.stderr


def test_command() -> None:
    done = run_here(["run", "--races", "-w", "lost_update.emc", "--pes", "4"], HERE / "racy")
    assert done.returncode == 1
    assert "lost_update.emc:7:28: race: `total` is written here by PE 0, and read by PE 2" in done.stderr
    assert "write it as one packet, `total += 1`" in done.stderr
    assert done.stderr.endswith("emc: lost_update.emc: 1 race\n")
    done = run_here(["run", "--races", "update.emc", "--pes", "4"], HERE / "right")
    assert (done.returncode, done.stderr) == (0, "emc: update.emc: no race in this run\n")


@pytest.mark.slow
def test_shows_the_first() -> None:
    words = ["run", "--races", "-w", "--pes", "4", "shortest.emc"]
    done = run_here([*words, "--max-errors", "1"], HERE)
    assert done.stderr.count(": race: ") == 1
    assert "... and 2 more, which --max-errors 0 shows" in done.stderr
    assert run_here([*words, "--max-errors", "0"], HERE).stderr.count(": race: ") == 3


def test_ir(tmp_path: Path) -> None:
    shown = run_here(["show", "ir", "lost_update.emc", "--pes", "4"], HERE / "racy")
    (tmp_path / "x.emir").write_text(shown.stdout)
    done = run_here(["run", "--races", "x.emir"], tmp_path)
    assert "lost_update.emc:7:28: race: `total` is written here by PE 0, and read by PE 2" in done.stderr


@pytest.mark.slow
def test_record() -> None:
    words = ["run", "--races", "early_count.emc", "--pes", "4", "--format", "json"]
    done = run_here(words, HERE / "racy")
    (race,) = json.loads(done.stderr)["races"]["found"]
    assert (race["object"], race["lacks"], [one["how"] for one in race["accesses"]]) == (
        *("`total`", "arrival"),
        ["updated", "read"],
    )
    assert "`fence();` after line 8" in race["hint"]


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_handlers_that_send_on_must_report(engine: str) -> None:
    done = run_here(
        ["run", "--races", "handed_on.emc", "--pes", "4", "--format", "json", "--engine", engine], HERE / "racy"
    )
    (race,) = json.loads(done.stderr)["races"]["found"]
    assert (race["lacks"], [one["how"] for one in race["accesses"]]) == ("report", ["updated", "read"])
    assert "let the last handler report" in race["hint"]


@pytest.mark.parametrize("words", [["--engine", "direct"], ["--no-check"]])
def test_refuses_what_it_can_not_do(words: list[str]) -> None:
    done = run_here(["run", "--races", *words, "update.emc"], HERE / "right")
    assert done.returncode == 2
    assert "--races needs" in done.stderr


@pytest.mark.parametrize("seed", range(20))
def test_clocks_know_what_came_before(seed: int) -> None:
    """Compared with the graph itself, whose turns come after one to three others."""
    chance, chains = random.Random(seed), Chains()
    clocks: list[Clock] = []
    before: list[set[int]] = []
    for number in range(120):
        parents = chance.sample(range(number), min(number, chance.randint(1, 3)))
        known = [clocks[one] for one in parents]
        clock = chains.follow(known, chance.sample(known, chance.randint(0, len(known))))
        more = chance.sample(range(number), min(number, chance.randint(0, 1)))
        clock.learn([clocks[one] for one in more])
        if chance.random() < 0.5:
            chains.end(clock)
        clocks.append(clock)
        before.append({number}.union(*(before[one] for one in (*parents, *more))))
    for number, clock in enumerate(clocks):
        assert {one for one, other in enumerate(clocks) if clock.knows(other)} == before[number]
    assert len(chains.tails) < len(clocks)


def test_from_python() -> None:
    source = "int global n; int main(void) { everywhere dowith () { n = n + 1; } return 0; }"
    races = emc.compile(source, pes=4).races(capture=True)
    assert (len(races), bool(races), races.complete, races[0].lacks) == (1, True, True, "update")
    assert [race.count for race in races] == [races[0].count]
    assert "`n` is written here by PE 0" in str(races)
    assert repr(races) == "<races: source: 1 race>"
    assert emc.compile(source, pes=4).races(engine="native", capture=True).data == races.data


CALLS = """int global n[N_PE];
void plain(int v) { n[1] = v; }
void racy(void) { everywhere dowith () { n[1] = n[1] + 1; } }
void trap(void) { forkwith () { n[2] = 1; } int global *p = 0; *p = 1; }
int get(void) { return n[1]; }
"""


def test_live_machine() -> None:
    program = emc.compile(CALLS, pes=4, check=True)
    with program.load(races=True, capture=True) as live:
        live.plain(3)
        live.plain(4)  # after the first call: the machine was at rest
        with pytest.raises(emc.Trap):
            live.trap()
        assert live.get().value == 4
        assert repr(live.races) == "<races: source: no race in this run>"
        live.racy()
        live.racy()
        assert [(race.first.span.line, race.lacks) for race in live.races] == [(3, "update")]
    with program.load(capture=True) as live, pytest.raises(emc.InputError, match="load it with races=True"):
        assert live.races
    with pytest.raises(emc.InputError, match="check=True"):
        emc.compile(CALLS, pes=4).load(races=True)


def test_engines_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("""#include <emc.h>
#include <emc/rdma.h>
int global A[N_PE]:[32], global note[N_PE];
int from[32] __attribute__((aligned(128)));
struct rdma_tcw t;
int main(void)
{
    rdma_put(&t, from, &A[1][0], 128, &note[1], 1);
    i_read(&note[1]);
    return A[1][3];
}
""")
    for machine, said in (
        ("fx10", "no race was found; accesses after the first transfer"),
        ("em4", "no race in this run"),
    ):
        done = run_here(["run", "--races", "x.emc", "--pes", "4", "--machine", machine], tmp_path)
        assert (done.returncode, said in done.stderr) == (0, True), done.stderr


FORKED = """
#include <emc.h>
int global squares[16];
static void square(int k) { int v = 0; for (int i = 0; i < k; i++) v += k; squares[k] = v; }
int main(void)
{
    int sum = 0;
    for (int k = 0; k < 16; k++) fork(k % N_PE, square, 1, k);
    fence();
    for (int k = 15; k >= 0; k--) sum += squares[k];
    return sum & 1;
}
"""


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_a_thread_that_nothing_waits_for_is_named(engine: str) -> None:
    races = emc.compile(FORKED, pes=4).races(capture=True, engine=engine)
    assert len(races) == 1
    assert "nothing waits for the end of the thread that is forked at source:8:34; `fence` waits" in str(races)


ANSWERED = """
#define __EMC_MESSAGE_TYPES__ 17
#include <emc/msg.h>
int global A[4]:[3];
int row[3];
int global total;
static inline void put(int k) { A[1][0] = k; }
int main(void)
{
    everywhere dowith () {
        iterate (2) dowith () { mem_copyin(A[(my_pe() + 1) % N_PE], row, 3); total += row[1]; }
        put(my_pe());
    }
    return total & 1;
}
"""


@pytest.mark.parametrize("engine", ["reference", "native"])
@pytest.mark.parametrize("optimise", [0, 2])
def test_by_whom(engine: str, optimise: int) -> None:
    """What `mem_copyin` writes is by the PE that asks, not by the one that answers; and a function that is inlined does
    not move its thread to the PE of the object."""
    races = emc.compile(ANSWERED, pes=4, optimise=optimise).races(capture=True, engine=engine)
    rows = [race for race in races if race.what == "`row`"]
    assert rows and all(one.pe == race.pe for race in rows for one in (race.first, race.second))
    assert all(link.pe == race.pe for race in rows for one in (race.first, race.second) for link in one.chain[:1])
    puts = [race for race in races if race.what == "`A`" and race.first.how == race.second.how == "written"]
    assert puts and {one.pe for race in puts for one in (race.first, race.second)} - {1}
