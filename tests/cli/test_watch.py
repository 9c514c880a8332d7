"""`emc watch`: the file it writes, the window it shows, the command for another one, and what it refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from command import Done

Command = Callable[..., Done]
RING = """int hop(int n) { return n == 0 ? 0 : remote_call((my_pe() + 1) % N_PE, hop, 1, n - 1) + 1; }
int main(void) { return hop(6); }
"""


@pytest.fixture
def ring(tmp_path: Path) -> str:
    (tmp_path / "ring.emc").write_text(RING)
    return "ring.emc"


def data_of(file: str) -> dict[str, Any]:
    found = re.search(r'id="data">(.*?)</script>', Path(file).read_text("utf-8"), re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def test_the_page_has_the_program_s_name(emc: Command, ring: str) -> None:
    done = emc("watch", ring, "--pes", "4")
    assert (done.returncode, done.stdout) == (6, "")
    assert re.fullmatch(r"emc: ring\.watch\.html: 46 packets, [\d,]+ bytes; open it in a browser\n", done.stderr)
    data = data_of("ring.watch.html")
    assert (
        data["command"] == "emc watch ring.emc --pes 4 --from {first} --to {last}"
        and data["first"] == 0
        and data["last"] == data["cycles"]
    )


def test_a_run_that_is_watched_takes_the_same_cycles(emc: Command, ring: str) -> None:
    assert emc("run", ring, "--pes", "4", "--stats", "s.json").returncode == 6
    emc("watch", ring, "--pes", "4", "-o", "x.html")
    assert json.loads(Path("s.json").read_text())["cycles"] == data_of("x.html")["cycles"]


def test_a_window_and_the_command_for_another_one(emc: Command, ring: str) -> None:
    words = ("--from=600", "--pes", "4", "--to", "700", "-o", "x.html", "--", "argument")
    assert emc("watch", ring, *words).returncode == 6
    data = data_of("x.html")
    assert (data["first"], data["last"], data["command"]) == (
        600,
        700,
        "emc watch ring.emc --pes 4 --from {first} --to {last}",
    )
    assert 0 < data["events"]["count"] < 46


def test_what_does_not_fit_is_said(emc: Command, ring: str) -> None:
    done = emc("watch", ring, "--pes", "4", "--packets", "10", "-o", "x.html")
    assert (
        "emc: left out: 37 packets after cycle 6" in done.stderr
        and "--from and --to choose other cycles" in done.stderr
    )
    data = data_of("x.html")
    assert data["untraced"] == 37 and data["events"]["count"] <= 10


def test_a_window_after_the_end_is_said(emc: Command, ring: str) -> None:
    done = emc("watch", ring, "--pes", "4", "--from", "999999", "-o", "x.html")
    assert "the run ended at cycle" in done.stderr and "the page has no packets" in done.stderr
    assert data_of("x.html")["events"]["count"] == 0


def test_a_trap_is_reported_and_the_page_is_written(emc: Command, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int zero; int main(void) { return 1 / zero; }\n")
    done = emc("watch", "x.emc", "--pes", "4")
    assert done.returncode == 126 and "trap: division by zero" in done.stderr and Path("x.watch.html").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--from", "9", "--to", "3"), "--to 3 is before --from 9."),
        (("--packets", "2000000"), "2000000 is not in the range 1<=x<=1000000"),
        (("-o", "ring.emc"), "this is an input file"),
        (("-o", "nowhere/x.html"), "no such folder"),
    ],
)
def test_what_is_refused(words: tuple[str, ...], said: str, emc: Command, ring: str) -> None:
    done = emc("watch", ring, "--pes", "4", *words)
    assert done.returncode != 0 and said in done.stderr and "Traceback" not in done.stderr
