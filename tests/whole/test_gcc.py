"""The C programs promise what gcc makes of them: the same output and status; so do random ones."""

from __future__ import annotations

import time
from pathlib import Path

import gnu
import harness
import pytest
import random_c
from promises import compare_lines, promises

FOLDER = Path(__file__).resolve().parent / "c"
SECONDS = 15  # for random programs, in the slow suite
PROGRAMS = sorted(FOLDER.glob("*/*.c"))


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_gcc_agrees(program: Path, tmp_path: Path) -> None:
    if not gnu.works():
        pytest.skip("no gcc -m32 here")
    promised = promises(program)
    files = [program, *(program.parent / name for name in promised.files)]
    stdin = "".join(line + "\n" for line in promised.stdin)
    status, output = gnu.ran(files, tmp_path, args=promised.args, stdin=stdin)
    assert compare_lines("gcc's output", promised.expect, output) == []
    assert status == (promised.exit[0] if promised.exit else 0)


@pytest.mark.parametrize("seed", range(2))
def test_gcc_agrees_on_random_programs(seed: int, tmp_path: Path) -> None:
    if not gnu.works():
        pytest.skip("no gcc -m32 here")
    source = tmp_path / "x.c"
    source.write_text(random_c.program(seed))
    outcome = harness.emc_run(source, 1)
    assert (outcome.status, outcome.output) == gnu.ran([source], tmp_path)


@pytest.mark.slow
def test_gcc_agrees_on_as_many_as_there_is_time_for(tmp_path: Path) -> None:
    end, seed = time.monotonic() + SECONDS, 2
    while time.monotonic() < end:
        test_gcc_agrees_on_random_programs(seed, tmp_path)
        seed += 1


def test_there_are_programs() -> None:
    assert len(PROGRAMS) >= 165
