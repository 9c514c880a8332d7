"""`emc run --waits`: at which lines PEs and ranks wait, on a clock that only the test moves; and the tables of it."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from command import run_here

from emc.engines.direct import loaded, runner, watch
from emc.machine import Host, Options, Run
from emc.machine import host as services
from emc.machine.waits import Unit, WaitedAt, Waits
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import Pes
from emc.source import NOWHERE, Span
from emc.texts import Source
from emc.views.waits import MOST_LINES, MOST_PAIRS, MOST_UNITS, record, table

SECOND = 10**9
WAITS = """#include <emc.h>
#include <emc/sync.h>
#include <stdio.h>
int global ready[N_PE], global cell[N_PE], global own[N_PE];
static int told(void) {
    return i_read(&cell[my_pe()]);
}
static void all_are_there(void) {
    for (int pe = 1; pe < N_PE - 1; pe++) i_read(&ready[pe]);
    for (int turn = 0; turn < 100; turn++) resched();
}
int main(void)
{
    everywhere (own) dowith () {
        if (my_pe() == 0) {
            all_are_there();
            puts("now");
            for (int pe = 1; pe < N_PE - 1; pe++) i_write(&cell[pe], 7);
        } else if (my_pe() < N_PE - 1) {
            i_write(&ready[my_pe()], 1);
            own[0] = told();
        }
    }
    return 0;
}
"""


def seen(unit: Unit, monkeypatch: pytest.MonkeyPatch) -> Run:
    """A run of WAITS on 4 PEs, in which one second passes: that in which PE 0 prints."""
    now = 0
    perform = runner.Runner._perform  # type: ignore[reportPrivateUsage]

    def second(self: runner.Runner, memory: Any, service: int, *others: Any) -> int:
        nonlocal now
        if service == services.WRITE:
            now += SECOND
            assert self.watch is not None
            self.watch.look()
        return perform(self, memory, service, *others)

    real = runner.Runner._watch  # type: ignore[reportPrivateUsage]
    monkeypatch.setattr(runner.Runner, "_perform", second)
    monkeypatch.setattr(runner.Runner, "_watch", lambda self, _: real(self, unit))
    monkeypatch.setattr(runner, "perf_counter_ns", lambda: now)
    monkeypatch.setattr(watch, "PERIOD", 1000)
    built = build([("x.emc", Source("x.emc", WAITS))], BuildOptions(pes=Pes(4)))
    return execute(built, "direct", Options(waits=True), Host())


@pytest.mark.parametrize(
    ("unit", "lines"),
    [
        pytest.param(
            "PE",
            [(6, "i_read", (0, 1, 1, 0)), (0, "no thread", (0, 0, 0, 1)), (17, "call of puts", (1, 0, 0, 0))],
            id="PE",
        ),
        pytest.param("rank", [(6, "i_read", (0.5,)), (17, "call of puts", (0.5,))], id="rank"),
    ],
)
def test_a_wait_is_that_of_the_lines_at_which_threads_are_suspended(
    unit: Unit, lines: list[tuple[int, str, tuple[float, ...]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    done = seen(unit, monkeypatch)
    assert done.output == b"now\n" and done.waits is not None
    found = [(0 if row.span == NOWHERE else row.span.line, row.what, row.seconds) for row in done.waits.lines]
    assert found == lines
    count = 4 if unit == "PE" else 1
    every, none = (1.0,) * count, (0.0,) * count
    assert (done.waits.seconds, done.waits.waited, done.waits.worked) == (every, every, none)


def test_an_error_while_it_looks_is_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: watch.Watch) -> None:
        if threading.current_thread() is self.thread:
            raise MemoryError

    monkeypatch.setattr(watch.Watch, "look", broken)
    built = build([("x.emc", Source("x.emc", WAITS))], BuildOptions(pes=Pes(4)))
    made = runner.Runner(loaded(built.module, built.description), built.description, Options(waits=True), Host())
    made._prepare()  # type: ignore[reportPrivateUsage]
    assert made.watch is not None
    with pytest.raises(MemoryError), made.watch:
        made.watch.thread.join(60)


# ---- tables


def at(line: int) -> Span:
    return Span("/somewhere/x.emc", line, 1)


SMALL = Waits(
    "rank",
    (2.0, 2.0),
    (1.98, 0.5),
    (0.02, 1.5),
    (WaitedAt(at(12), "i_read", (0.0, 1.25)), WaitedAt(NOWHERE, "no thread", (0.02, 0.25))),
    ((0, 1234), (56, 0)),
    ((0, 29616), (1344, 0)),
)
TABLE = """emc: 2 ranks, 2.000 s: worked 62%, waited 38% of the time
   waited  share  longest on  line      for
  1.250 s    82%  rank 1      x.emc:12  i_read
  0.270 s    18%  rank 1                no thread
  rank  worked  waited  packets sent  received
     0     99%      1%         1,234        56
     1     25%     75%            56     1,234
  from rank  to rank  packets   bytes
          0        1    1,234  29,616
          1        0       56   1,344"""


def test_the_table_of_two_ranks() -> None:
    assert table(SMALL) == TABLE


def test_a_table_of_many_ranks_shows_the_most_and_a_document_all() -> None:
    ranks, lines = 64, 100
    packets = tuple(tuple(0 if a == b else a * ranks + b for b in range(ranks)) for a in range(ranks))
    load = tuple(float(rank % 37) for rank in range(ranks))
    waited = tuple(WaitedAt(at(n), "remote read", (float(lines - n),) * ranks) for n in range(lines))
    many = Waits("rank", (40.0,) * ranks, load, load, waited, packets, packets)
    said = table(many).split("\n")
    assert len(said) == 1 + (MOST_LINES + 2) + (MOST_UNITS + 2) + (MOST_PAIRS + 2) and max(map(len, said)) < 80
    assert "  and 90 shorter waits" in said and "  and 56 ranks that worked neither most nor least" in said
    assert "  and 4,024 pairs with fewer packets" in said
    rows = [line.split()[0] for line in said[MOST_LINES + 4 : MOST_LINES + 4 + MOST_UNITS]]
    assert rows == ["0", "1", "33", "34", "35", "36", "37", "38"]
    whole = json.loads(json.dumps(record(many)))
    assert whole["packets"] == [list(row) for row in packets] and len(whole["lines"]) == lines
    assert whole["lines"][3] == {"file": "/somewhere/x.emc", "line": 3, "for": "remote read", "seconds": [97.0] * ranks}


# ---- the command


def test_direct_writes_both(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(WAITS)
    done = run_here(["run", "x.emc", "--pes", "4", "--engine", "direct", "--waits", "--stats", "s.json"], tmp_path)
    assert (done.returncode, done.stdout) == (0, "now\n") and done.stderr.startswith("emc: 4 PEs, 0.")
    stats = json.loads((tmp_path / "s.json").read_text())
    waits = stats["waits"]
    assert waits["unit"] == "PE" and len(waits["waited_seconds"]) == 4 and waits["packets"] == []
    assert sum(sum(row["seconds"]) for row in waits["lines"]) == pytest.approx(sum(waits["waited_seconds"]))


@pytest.mark.parametrize("words", [[], ["--engine", "native"], ["--engine", "reference", "--stats", "s.json"]])
def test_a_simulator_refers_to_the_profile(words: list[str], tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(WAITS)
    done = run_here(["run", "x.emc", "--waits", *words], tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "[E1017]" in done.stderr and "`emc profile x.emc` shows where threads wait" in done.stderr
    assert not (tmp_path / "s.json").exists()


def test_without_the_option_nothing_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner.Runner, "_watch", lambda *_: pytest.fail("a watch"))
    built = build([("x.emc", Source("x.emc", WAITS))], BuildOptions(pes=Pes(4)))
    assert execute(built, "direct", Options(), Host()).waits is None
