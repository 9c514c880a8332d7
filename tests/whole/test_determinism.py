"""The same run twice, under different PYTHONHASHSEED: the same bytes of output, of figures, of reports."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WHOLE = ROOT / "tests" / "whole" / "emc"
RUNS = {
    "dot": (WHOLE / "dotproduct.emc", "8"),
    "lists": (WHOLE / "wherelist.emc", "4"),
    "locks": (WHOLE / "locks.emc", "4"),
    "queues": (WHOLE / "qstructures.emc", "2x2"),
    "trees": (WHOLE / "globalstructpointers.emc", "7"),
    "deadlock": (ROOT / "tests" / "traps" / "deadlock_barrier.emc", "4"),
    "refusal": (ROOT / "tests" / "faults" / "several.emc", "4"),
}
EVERYDAY = ("queues", "deadlock", "refusal")


def once(folder: Path, seed: str, words: list[str]) -> tuple[int, bytes, bytes, bytes]:
    """(status, output, errors, figures) of one process."""
    figures = folder / f"stats-{seed}.json"
    done = subprocess.run(
        [sys.executable, "-m", "emc", words[0], "-v", "--tag", "--stats", str(figures), *words[1:]],
        capture_output=True,
        cwd=folder,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
    )
    return done.returncode, done.stdout, done.stderr, figures.read_bytes() if figures.exists() else b""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in EVERYDAY else pytest.mark.slow) for name in RUNS]
)
def test_two_runs_agree(name: str, tmp_path: Path) -> None:
    file, pes = RUNS[name]
    words = ["run", str(file), "--pes", pes, "--net-delay", "5", "--seed", "7"]
    first, second = once(tmp_path, "1", words), once(tmp_path, "4242", words)
    assert first == second
    assert first[1] or first[2]


@pytest.mark.slow
def test_two_runs_of_locusroute_agree(tmp_path: Path) -> None:
    words = ["run", "locusroute.emc", "--pes", "64", "--", "--circuit", "tiny.circuit"]
    first, second = once(tmp_path, "0", words), once(tmp_path, "31337", words)
    assert first == second
    assert first[0] == 0 and b"good" in first[1]


@pytest.mark.slow
def test_the_network_seed_matters(tmp_path: Path) -> None:
    """What the other tests hold equal can differ: another seed gives other delays, and so other figures."""
    file, pes = RUNS["locks"]
    words = ["run", str(file), "--pes", pes, "--net-delay", "20", "--seed"]
    assert once(tmp_path, "1", [*words, "1"])[3] != once(tmp_path, "1", [*words, "2"])[3]


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["1", "77"])
def test_ir_is_the_same_text(seed: str, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "emc", "show", "ir", str(WHOLE / "nesting.emc"), "--pes", "4"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    texts = [
        subprocess.run(words, capture_output=True, env={**environment, "PYTHONHASHSEED": s}, check=True).stdout
        for s in ("0", seed)
    ]
    assert texts[0] == texts[1] and texts[0]
