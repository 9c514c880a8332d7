"""The C programs promise what gcc makes of them: the same output and status; so do random ones."""

from __future__ import annotations

import functools
import shutil
import subprocess
from pathlib import Path

import harness
import pytest
import random_c
from promises import compare_lines, promises

FOLDER = Path(__file__).resolve().parent / "c"
PROGRAMS = sorted(FOLDER.glob("*.c"))
# -fwrapv and SSE: overflow wraps, floats are rounded at each step, as language.md says of EM-C.
FLAGS = ("-m32", "-std=gnu99", "-w", "-fwrapv", "-msse2", "-mfpmath=sse", "-ffp-contract=off")


@functools.cache
def gcc_works() -> bool:
    """Whether there is a gcc with a 32-bit libc."""
    if shutil.which("gcc") is None:
        return False
    command = ["gcc", "-m32", "-xc", "-", "-o", "/dev/null"]
    return subprocess.run(command, input=b"#include <stdio.h>\nint main(void){}", capture_output=True).returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_gcc_agrees(program: Path, tmp_path: Path) -> None:
    if not gcc_works():
        pytest.skip("no gcc -m32 here")
    promised = promises(program)
    made = tmp_path / "program"
    subprocess.run(["gcc", *FLAGS, str(program), "-o", str(made), "-lm"], check=True)
    stdin = "".join(line + "\n" for line in promised.stdin)
    done = subprocess.run([str(made), *promised.args], input=stdin, capture_output=True, text=True, timeout=20)
    assert compare_lines("gcc's output", promised.expect, done.stdout) == []
    assert done.returncode == (promised.exit[0] if promised.exit else 0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_gcc_agrees_on_random_programs(seed: int, tmp_path: Path) -> None:
    if not gcc_works():
        pytest.skip("no gcc -m32 here")
    source, made = tmp_path / "x.c", tmp_path / "program"
    source.write_text(random_c.program(seed))
    subprocess.run(["gcc", *FLAGS, str(source), "-o", str(made)], check=True)
    said = subprocess.run([str(made)], capture_output=True, text=True, timeout=20, check=True).stdout
    outcome = harness.emc_run(source, 1)
    assert outcome.status == 0 and outcome.output == said


def test_there_are_programs() -> None:
    assert len(PROGRAMS) >= 60
