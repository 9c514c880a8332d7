"""The line that a terminal shows while emc works: what it prepares, and how far a long run has come."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest
from harness import ROOT

from emc.cli import progress
from emc.cli.progress import Preparation, Progress
from emc.machine.machine_file import read_description
from emc.machine.run import NO_TIME
from emc.preparing import listen, preparing

CLOCK = read_description("em4").clock
PACKETS = ROOT / "bench" / "kernels" / "packets.emc"


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a terminal shows; "" where the line is removed."""
    shown: list[str] = []
    monkeypatch.setattr(progress.Line, "line", lambda _, line: shown.append(line))
    monkeypatch.setattr(progress.Line, "hide", lambda _: shown.append(""))
    return shown


def test_what_is_prepared_is_said_if_it_lasts(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter((10.0, 10.3, 11.0, 12.4))
    monkeypatch.setattr(progress, "monotonic", lambda: next(times))
    listen(Preparation())
    for what in ("the parser", "the library", "the library", "the library"):
        with preparing(what):
            pass
    assert [line for line in lines if line] == [
        "emc: preparing the library, once",
        "emc: preparing the library, once: 2 s",
    ]
    assert lines[-1] == ""


@pytest.mark.parametrize(
    ("whole", "cycle", "shown"),
    [
        (None, 12_500_000, "emc: 1 s simulated, 3 packets (Ctrl-C stops it)"),
        ((50_000_000, "-x"), 12_500_000, "emc: 1 s simulated (25 % of -x), 3 packets (Ctrl-C stops it)"),
        ((1000, "the last run's"), 12_500_000, "emc: 1 s simulated, 3 packets (Ctrl-C stops it)"),
        ((1000, "the last run's"), NO_TIME, "emc: 3 packets (Ctrl-C stops it)"),
    ],
)  # fmt: skip
def test_a_run_shows_its_share_where_that_is_known(
    whole: tuple[int, str] | None, cycle: int, shown: str, lines: list[str]
) -> None:
    made = Progress(CLOCK, lambda: whole)
    made.on_terminal = True
    made.show(cycle, 3)
    assert [re.sub(r"1(\.0+)? s ", "1 s ", line) for line in lines] == [shown]


@pytest.mark.slow
def test_the_second_time_the_end_is_known(tmp_path: Path) -> None:
    environment = {**os.environ, "EMC_CACHE": str(tmp_path / "cache"), "TERM": "xterm"}
    said: list[str] = []
    for _ in range(2):
        command = ["-m", "emc", "run", "--pes", "64", "-D", "COUNT=400000", str(PACKETS)]
        child = pexpect.spawn(
            sys.executable, command, cwd=str(tmp_path), env=environment, encoding="utf-8", timeout=100
        )
        said.append(re.sub(r"\x1b\[[\d;?]*\w", "", child.read()))
    assert "preparing the engine, once" in said[0]
    assert "last run" not in said[0] and "% of the last run's" in said[1]
