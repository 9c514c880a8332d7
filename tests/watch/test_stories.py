"""The three problems that docs/watching.md tells: what its steps say is in the pages of these programs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pages import ROOT

from emc.machine import Run
from emc.machine.run import Dispatched

At = Callable[..., Any]


@pytest.fixture
def told(watched: At, tmp_path: Path) -> Callable[[str], Any]:
    """`told("hot.emc")`: the program of that name in the page, watched on 16 PEs."""

    def of(name: str) -> Any:
        text = (ROOT / "docs" / "watching.md").read_text("utf-8")
        found = re.search(rf"^\$ cat {re.escape(name)}\n(.*?)^\$ ", text, re.DOTALL | re.MULTILINE)
        assert found is not None
        (tmp_path / name).write_text(found[1])
        return watched(str(tmp_path / name), "16")

    return of


def longest(run: Run) -> list[int]:
    """By stretch: the PE at which most packets waited."""
    found = run.overview
    assert found is not None
    rows = [found.row(found.waiting, pe) for pe in range(16)]
    return [max(range(16), key=lambda pe: (rows[pe][n], -pe)) for n in range(found.stretches)]


def busy_at(run: Run, cycle: int) -> dict[int, Dispatched]:
    """By PE: the packet whose work it does."""
    return {row.pe: row for row in run.trace if row.taken <= cycle < row.end}


def waiting_at(run: Run, pe: int, cycle: int) -> list[Dispatched]:
    """The packets in the PE's queue."""
    return [row for row in run.trace if row.pe == pe and row.came <= cycle < row.taken]


def test_the_hot_spot_is_busy_all_the_time_and_gets_half_of_the_packets(told: At) -> None:
    run = told("hot.emc").run
    found = run.overview
    busy = [sum(found.row(found.busy, pe)) / found.width / found.stretches for pe in range(16)]
    assert busy[0] > 0.95 and max(busy[1:]) < 0.6
    far = {(a, b): found.traffic[16 * a + b] for a in range(16) for b in range(16) if a != b}
    to_0 = sum(count for (_, b), count in far.items() if b == 0)
    assert 0.45 < to_0 / sum(far.values()) < 0.55
    moments = range(run.cycles // 4, run.cycles // 2, 20)
    states = [(busy_at(run, cycle), waiting_at(run, 0, cycle)) for cycle in moments]
    assert max(len({row.source for row in queue}) for _, queue in states) > 11
    alone = [running[0].template for running, _ in states if len(running) < 4 and 0 in running]
    assert {"work", "frame", "take"} <= set(alone)


@pytest.mark.slow
def test_the_convoy_is_a_staircase(told: At) -> None:
    one = told("convoy.emc")
    found, most = one.run.overview, longest(one.run)
    steps = [most[(2 * pe + 1) * found.stretches // 36] for pe in range(12)]
    assert steps == sorted(steps) and steps[0] == 0 and steps[-1] > 7
    early = [row for row in one.run.trace if row.taken - row.came > 500 and row.taken < one.run.cycles // 2]
    fetched = [row for row in early if row.type == "fetch32"]
    assert len(fetched) > 0.8 * len(early) and {row.source for row in fetched} == set(range(16))


def test_an_element_is_read_before_it_is_written(told: At) -> None:
    rows = [row for row in told("early.emc").run.trace if row.sent.file.endswith("early.emc")]
    read = next(row for row in rows if row.sent.line == 12 and (row.source, row.pe) == (0, 1))
    write = next(row for row in rows if row.sent.line == 11 and row.pe == 1)
    assert read.type == "read32" and write.type == "write32" and read.address == write.address
    assert read.taken < write.taken
