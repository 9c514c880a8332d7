"""The engine `mpi` under `mpiexec`: what programs print, how runs end, and the algorithm that finds out that no work is
left."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import deque
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import extras
import pytest
from command import run_here
from covering import spread
from harness import ROOT
from promises import compare_lines, promises

from emc.cli.mpi_launcher import note
from emc.engines.mpi import patience
from emc.engines.mpi.safra import Ring, Token

MPIEXEC = shutil.which("mpiexec")
with_mpi = pytest.mark.skipif(MPIEXEC is None or find_spec("mpi4py") is None, reason=extras.reason("mpi"))
pytestmark = pytest.mark.extra("mpi")
WHOLE = ROOT / "tests" / "whole" / "emc"
C = [path for path in (ROOT / "tests" / "whole" / "c").rglob("*.c") if "parts" not in path.parts]  # for one PE


def started(ranks: int, folder: Path, *words: str, together: str = "") -> subprocess.Popen[str]:
    """`mpiexec -n RANKS emc run WORDS --engine mpi` in a folder. together: how many ranks share memory."""
    return launched(ranks, folder, "run", "--engine", "mpi", *words, together=together)


def launched(ranks: int, folder: Path, *words: str, together: str = "") -> subprocess.Popen[str]:
    """`mpiexec -n RANKS emc WORDS` in a folder; without mpiexec if there are 0 ranks."""
    mpiexec = [str(MPIEXEC), "-n", str(ranks)] if ranks else []
    command = [*mpiexec, sys.executable, "-m", "emc", *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "EMC_MPI_SHARED": together}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=folder, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def run(ranks: int, folder: Path, *words: str, stdin: str = "", together: str = "") -> tuple[int, str, str]:
    """Status, output and messages."""
    process = started(ranks, folder, *words, together=together)
    try:
        output, errors = process.communicate(stdin, timeout=120)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        raise
    return process.returncode, output, errors


# ---- programs

EVERYDAY = {"fib": "fib-4-2"}
DETERMINISTIC = sorted(
    path
    for path in (*(ROOT / "programs").glob("*.emc"), *WHOLE.rglob("*.emc"), *C)
    if path.name not in ("locusroute.emc", "grid.emc", "latency.emc") and (path in C or "4" in promises(path).pes)
    if not (promises(path).fault or promises(path).trap or {"--memory", "--max-cycles"} & set(promises(path).options))
)


MACHINES = ((4, 2), (80, 4), (4, 4), (80, 2), (4, 1), (1, 1))  # PEs, ranks


def _runs() -> list[object]:
    """Each program on one machine. All C programs have one PE: of each folder one says what a second rank does then."""
    folders = {path.parent: path for path in DETERMINISTIC if path in C}
    several = [path for path in DETERMINISTIC if path not in C]
    chosen = [*spread(several, MACHINES), *((path, (1, 2)) for path in folders.values())]
    chosen = list(dict.fromkeys([*chosen, *((path, (4, 2)) for path in several if path.stem in EVERYDAY)]))
    return [
        pytest.param(path, pes, ranks, id=title, marks=() if title in EVERYDAY.values() else pytest.mark.slow)
        for path, (pes, ranks) in chosen
        for title in (f"{path.stem}-{pes}-{ranks}",)
    ]


@with_mpi
@pytest.mark.parametrize(("path", "pes", "ranks"), _runs())
def test_a_program_prints_what_it_prints_on_the_simulator(path: Path, pes: int, ranks: int, tmp_path: Path) -> None:
    promised = promises(path)
    files = [str(path), *(str(path.parent / other) for other in promised.files)]
    stdin = "".join(f"{line}\n" for line in promised.stdin)
    common = [*files, "--pes", str(pes), "-w", "--max-seconds", "100", "--", *promised.args]
    status, output, errors = run(ranks, tmp_path, *common, stdin=stdin)
    direct = run_here(["run", "--engine", "direct", *common], tmp_path, stdin)
    if direct.returncode == 1 and "error:" in direct.stderr:
        pytest.skip("it does not compile for so many PEs, or is refused")
    assert status == direct.returncode, errors
    if str(pes) in promised.pes:
        assert not compare_lines("output", promised.expect, output), errors
    else:
        assert [re.sub(r"[\d.]+ us", "", line) for line in output.split("\n")] == [
            re.sub(r"[\d.]+ us", "", line) for line in direct.stdout.split("\n")
        ]


MANY = """
#include <emc.h>
#include <stdio.h>
int global A[N_PE];
int main(void)
{
    everywhere (A) dowith () { int i; for (i = 0; i < 1000; i++) A[0] = my_pe() * 1000 + i; }
    everywhere (A) dowith () { printf("PE %d has %d\\n", my_pe(), A[0]); fflush(stdout); printf("and again\\n"); }
    return 0;
}
"""


@with_mpi
def test_all_pes_print_through_rank_0(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(MANY)
    status, output, errors = run(3, tmp_path, "x.emc", "--pes", "7", "-w", "-v")
    wanted = [*(f"PE {pe} has {pe * 1000 + 999}" for pe in range(7)), *["and again"] * 7]
    assert status == 0 and sorted(output.splitlines()) == sorted(wanted), errors
    number = r"[\d,]+"
    report = f"{number} packets, {number} between ranks in shared memory"
    assert re.fullmatch(rf"emc: 7 PEs on 3 ranks, [\d.]+ s of real time; {report}\n", errors), errors


FLOOD = """
#include <emc.h>
#include <stdio.h>
int global A[N_PE], global sums[N_PE], global last[N_PE];
static int busy(int n) { volatile int i; for (i = 0; i < n; i++) ; return 0; }
int main(void)
{
    int i, total = 0;
    where (&A[N_PE - 1]) forkwith () { busy(30000000); }
    for (i = 0; i <= 100000; i++) A[N_PE - 1] = i;
    while (A[N_PE - 1] != 100000) ;
    everywhere (A) dowith (total) {
        int k, pe;
        for (k = 0; k < 300; k++)
            for (pe = 0; pe < N_PE; pe++) { sums[pe] += 1; last[pe] = k; }
        fence();
        barrier();
        total = sums[0] + last[0];
    } reductionsum (total);
    printf("%d\\n", total);
    return 0;
}
"""


@with_mpi
@pytest.mark.parametrize(
    ("ranks", "together", "way"),
    [
        pytest.param(2, "", r"[\d,]+ between ranks in shared memory", id="shared memory"),
        pytest.param(
            4, "2", r"[\d,]+ between ranks, [\d,]+ of them in shared memory, [\d,]+ in [\d,]+ mess", id="both"
        ),
        pytest.param(2, "1", r"[\d,]+ between ranks in [\d,]+ messages of [\d,]+ bytes", id="messages"),
    ],
)
def test_packets_go_through_full_lanes_and_in_messages(ranks: int, together: str, way: str, tmp_path: Path) -> None:
    """While the last PE computes, 100,000 packets wait for it, in order."""
    (tmp_path / "x.emc").write_text(FLOOD)
    status, output, errors = run(ranks, tmp_path, "x.emc", "--pes", "4", "-w", "-v", together=together)
    assert (status, output) == (0, f"{4 * (4 * 300 + 299)}\n"), errors
    assert re.search(way, errors), errors


FILES = """
#include <emc.h>
#include <stdio.h>
static int copy(const char *from, const char *to)
{
    char line[40];
    FILE *in = fopen(from, "r"), *out = fopen(to, "w");
    int n = 0;
    while (in && out && fgets(line, 40, in)) { fputs(line, out); n++; }
    fclose(in); fclose(out);
    return n;
}
static int last(int n) { return copy("a.txt", "b.txt") + (fopen("/etc/passwd", "r") != NULL); }
int main(void)
{
    char line[40];
    scanf("%s", line);
    printf("%s %d\\n", line, remote_call(N_PE - 1, last, 1, 0));
    return 0;
}
"""


@with_mpi
def test_files_and_input_are_those_of_rank_0(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(FILES)
    (tmp_path / "a.txt").write_text("one\ntwo\nthree\n")
    status, output, errors = run(2, tmp_path, "x.emc", "--pes", "2", stdin="given\n")
    assert (status, output) == (0, "given 3\n"), errors
    assert (tmp_path / "b.txt").read_text() == "one\ntwo\nthree\n"
    assert errors.count("W1011") == 1 and "/etc/passwd" in errors


# ---- ends

TRAP = """#include <emc.h>
static int f(int n) {
 return 100 / (n - n); }
int main(void) { return remote_call(N_PE - 1, f, 1, 3); }
"""
DEADLOCK = """#include <emc/sync.h>
int global cells[N_PE];
int main(void) { int s = 0;
 everywhere (cells) dowith () { s = i_read(&cells[0]); }
 return s; }
"""
EXIT = """#include <stdlib.h>
#include <emc.h>
static int f(int n) { exit(7); }
int main(void) { return remote_call(N_PE - 1, f, 1, 3); }
"""


@with_mpi
@pytest.mark.parametrize(
    ("text", "status", "said"),
    [
        pytest.param(TRAP, 126, r"x.emc:3:9: trap: division by zero \(PE 3\)\n(.*\n)*.*called f on PE 3", id="trap"),
        pytest.param(DEADLOCK, 125, r"trap: deadlock \(PE 0\)\n(.*\n)*.*on PE 3 waits for", id="deadlock"),
        pytest.param(EXIT, 7, r"", id="exit"),
        pytest.param("int main(void) { return x; }", 1, r"x.emc:1:25: error: (?!(.*\n)*.*error: )", id="error"),
    ],
)
def test_the_end_of_a_run_is_reported_once(text: str, status: int, said: str, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(text)
    found, output, errors = run(2, tmp_path, "x.emc", "--pes", "4", "-w")
    assert (found, output) == (status, "") and re.search(said, errors), errors
    assert errors.count("trap:") == (1 if "trap" in said else 0)


@with_mpi
@pytest.mark.parametrize("ranks", [0, 2])
@pytest.mark.parametrize("words", [["profile"], ["trace", "--text"], ["watch"], ["explore"], ["run", "--seed", "3"]])
def test_what_needs_time_is_refused_once_as_by_direct(words: list[str], ranks: int, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int main(void) { return 0; }")
    common = [*words, "x.emc", "--pes", "4"]
    direct = run_here([*common, "--engine", "direct"], tmp_path)
    with launched(ranks, tmp_path, *common, "--engine", "mpi") as process:
        output, errors = process.communicate(timeout=60)
    assert (process.returncode, output, errors) == (1, "", direct.stderr) and "[E1014]" in errors
    assert [path.name for path in tmp_path.iterdir()] == ["x.emc"]


@with_mpi
def test_processes_that_run_the_whole_program_say_so_once(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text('int puts(const char *);\nint main(void) { puts("whole"); return 0; }\n')
    with launched(2, tmp_path, "run", "x.emc", "--pes", "4") as process:
        output, errors = process.communicate(timeout=60)
    assert (process.returncode, output) == (0, "whole\n" * 2)
    assert errors == "emc: each of 2 processes runs the whole program; --engine mpi divides the PEs among them\n"


@pytest.mark.parametrize(
    ("environment", "says"),
    [
        ({}, False),
        ({"PMI_RANK": "0", "PMI_SIZE": "2"}, True),
        ({"PMI_RANK": "1", "PMI_SIZE": "2"}, False),
        ({"PMI_RANK": "0", "PMI_SIZE": "1"}, False),
        ({"OMPI_COMM_WORLD_RANK": "0", "OMPI_COMM_WORLD_SIZE": "64"}, True),
        ({"OMPI_COMM_WORLD_RANK": "63", "OMPI_COMM_WORLD_SIZE": "64"}, False),
        ({"MV2_COMM_WORLD_RANK": "0", "MV2_COMM_WORLD_SIZE": "2"}, True),
        ({"PMI_RANK": "0"}, False),
        ({"PMI_RANK": "x", "PMI_SIZE": "2"}, False),
    ],
)
def test_the_first_process_of_several_speaks(environment: dict[str, str], says: bool) -> None:
    assert bool(note("auto", environment)) == bool(note("direct", environment)) == says
    assert note("mpi", environment) == ""


LOOPS = """
#include <emc.h>
#include <stdio.h>
int global A[N_PE];
int main(void) { puts("on"); fflush(stdout); everywhere (A) dowith () { volatile int n = 0; while (1) n++; } return 0; }
"""


def _files_in_memory(folder: Path) -> list[str]:
    """The lines of /proc/PID/maps that tell of MPICH's files, of the processes that run in a folder."""
    lines: list[str] = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            if (process / "cwd").readlink() == folder:
                lines += [line for line in (process / "maps").read_text().splitlines() if "/mpich_shm_" in line]
    return lines


@with_mpi
@pytest.mark.parametrize("how", ["ctrl-c", "limit"])
def test_ranks_in_endless_loops_end(how: str, tmp_path: Path) -> None:
    """Meanwhile no file in memory has a name, which a killed rank would leave."""
    (tmp_path / "x.emc").write_text(LOOPS)
    process = started(2, tmp_path, "x.emc", "--pes", "4", "-w", *(["--max-seconds", "1"] if how == "limit" else []))
    try:
        assert process.stdout is not None and process.stdout.readline() == "on\n"
        assert all("(deleted)" in mapped for mapped in _files_in_memory(tmp_path))
        if how == "ctrl-c":
            time.sleep(1)  # until all ranks are in their loops
            process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    finally:
        process.terminate()
    kind, status = ("out of time", 124) if how == "limit" else ("interrupted", 130)
    assert errors.count(f"trap: {kind}") == 1 and process.returncode == status, errors


# ---- waiting

WAITS = """#include <emc.h>
#include <emc/sync.h>
int global ready[N_PE], global cell[N_PE], global own[N_PE];
int main(void)
{
    everywhere (own) dowith () {
        if (my_pe() == 0) {
            for (int pe = 1; pe < N_PE; pe++) i_read(&ready[pe]);
            long long begin = clock_cycles();
            while (clock_cycles() < begin + 12500000) ;
            for (int pe = 1; pe < N_PE; pe++) i_write(&cell[pe], 7);
        } else {
            i_write(&ready[my_pe()], 1);
            i_read(&cell[my_pe()]);
        }
    }
    return 0;
}
"""


@with_mpi
@pytest.mark.parametrize("together", ["", "1"])
def test_a_rank_waits_at_the_line_that_needs_another_rank(together: str, tmp_path: Path) -> None:
    """PE 0 computes for a second. Until then the threads of rank 1 are suspended in one line."""
    (tmp_path / "x.emc").write_text(WAITS)
    words = ["x.emc", "--pes", "4", "--waits", "-v", "--stats", "s.json"]
    status, output, errors = run(2, tmp_path, *words, together=together)
    assert (status, output) == (0, "") and errors.startswith("emc: 2 ranks, "), errors
    assert errors.count("longest on") == 1 and "x.emc:14" in errors
    stats = json.loads((tmp_path / "s.json").read_text())
    waits = stats["waits"]
    longest = max(waits["lines"], key=lambda row: row["seconds"][1])
    assert (longest["file"], longest["line"], longest["for"]) == ("x.emc", 14, "i_read"), waits
    assert sum(map(sum, waits["packets"])) == stats["packets_between_ranks"] > 0
    assert [waits["packets"][rank][rank] for rank in (0, 1)] == [0, 0]
    assert sum(map(sum, waits["bytes"])) == (32 if together else 24) * stats["packets_between_ranks"]


class _Clock:
    """A computer on which a yield takes a number of seconds."""

    def __init__(self, yielding: float, monkeypatch: pytest.MonkeyPatch):
        self.now, self.yielding = 100.0, yielding
        self.yields, self.naps = 0, list[float]()
        monkeypatch.setattr(patience, "monotonic", lambda: self.now)
        monkeypatch.setattr(patience, "sleep", self.nap)
        monkeypatch.setattr(os, "sched_yield", self.give)

    def nap(self, seconds: float) -> None:
        self.naps.append(seconds)
        self.now += seconds

    def give(self) -> None:
        self.yields += 1
        self.now += self.yielding


@pytest.mark.parametrize(
    ("ranks", "yielding", "yields"),
    [
        pytest.param(1, 1e-6, 1000, id="a core for each"),
        pytest.param(1, 4e-3, 1, id="others want it"),
        pytest.param(10_000, 1e-6, 0, id="fewer cores than ranks"),
    ],
)
def test_a_rank_that_waits_sleeps_if_others_want_the_core(
    ranks: int, yielding: float, yields: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = _Clock(yielding, monkeypatch)
    waiting = patience.Patience(ranks)
    began = clock.now
    while clock.now < began + 0.015:
        before = clock.now
        waiting.wait()
        assert clock.now - before <= max(yielding, patience.SHORTEST, (before - began) / 4) + 1e-9
    assert clock.yields == pytest.approx(yields, abs=2) and clock.naps == sorted(clock.naps)
    assert clock.naps[0] <= 1e-3 and clock.naps[-1] == patience.LONGEST
    waiting.done()
    assert waiting.is_crowded == (yields < 1000)
    clock.now += 1
    assert waiting.is_crowded == (yields == 0), "it tries again whether anybody wants the core"


# ---- termination detection


class _World:
    """Ranks that give each other work at random, and messages that take any time."""

    def __init__(self, ranks: int, seed: int):
        self.random = random.Random(seed)
        self.rings = [Ring(rank, ranks) for rank in range(ranks)]
        self.work = [self.random.randrange(4) for _ in range(ranks)]
        self.under_way: dict[tuple[int, int], deque[Token | None]] = {}
        self.left = 200  # messages that may still be sent
        self.beside = [[0, 0] for _ in range(ranks)]  # packets in shared memory that each has sent and received
        self.lanes: dict[tuple[int, int], int] = {}  # packets that are there

    def send(self, source: int, goal: int, what: Token | None) -> None:
        self.under_way.setdefault((source, goal), deque()).append(what)

    @property
    def is_over(self) -> bool:
        """Whether no work is left, anywhere."""
        if any(self.work) or any(self.lanes.values()):
            return False
        return all(one is not None for queue in self.under_way.values() for one in queue)

    def come(self, rank: int) -> bool:
        """Whether the rank finds a packet in shared memory, which it takes. If not, it counts those that it knows."""
        found = [way for way, count in self.lanes.items() if count and way[1] == rank]
        if found and self.random.random() < 0.9:  # else they come just after it has looked
            self.lanes[found[0]] -= 1
            self.beside[rank][1] += 1
            return True
        self.rings[rank].moved(*self.beside[rank])
        return False

    def step(self) -> None:
        rank = self.random.randrange(len(self.rings))
        ring = self.rings[rank]
        if self.work[rank]:
            self.work[rank] -= 1
            if self.left and self.random.random() < 0.7:
                self.left -= 1
                goal = self.random.choice([r for r in range(len(self.rings)) if r != rank])
                if self.random.random() < 0.5:
                    self.beside[rank][0] += 1
                    self.lanes[rank, goal] = self.lanes.get((rank, goal), 0) + 1
                else:
                    ring.sent()
                    self.send(rank, goal, None)
        elif self.come(rank):
            self.work[rank] += 1
        elif (token := ring.idle()) is not None:
            self.send(rank, ring.next, token)
        ways = [way for way, queue in self.under_way.items() if queue]
        if ways and self.random.random() < 0.5:
            way = self.random.choice(ways)
            what = self.under_way[way].popleft()
            if what is None:
                self.rings[way[1]].received()
                self.work[way[1]] += self.random.randrange(1, 3)
            else:
                self.rings[way[1]].take(what)


@pytest.mark.parametrize("ranks", [2, 3, 7])
def test_termination_is_found_when_nothing_is_left_and_not_before(ranks: int) -> None:
    for seed in range(60):
        world = _World(ranks, seed)
        for _ in range(100_000):
            world.step()
            if world.rings[0].over:
                break
            # once all is over, it stays so
        assert world.rings[0].over and world.is_over, seed


def test_one_rank_alone_is_over_at_once() -> None:
    ring = Ring(0, 1)
    assert ring.idle() is None and ring.over


# ---- without MPI


def test_without_mpi4py_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from emc.engines.mpi import world

    world.world.cache_clear()
    monkeypatch.setattr(world, "find_spec", lambda name: None)
    (tmp_path / "x.emc").write_text("int main(void) { return 0; }")
    done = run_here(["run", "x.emc", "--pes", "2", "--engine", "mpi"], tmp_path)
    assert done.returncode == 1 and "`--engine mpi` needs MPI: mpi4py is not installed [E1015]" in done.stderr
    assert "pip install 'emc-lang[mpi]'" in done.stderr
    world.world.cache_clear()
