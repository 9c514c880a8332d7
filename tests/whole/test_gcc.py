"""The C programs promise what gcc makes of them: the same output, the same status."""

from __future__ import annotations

import functools
import shutil
import subprocess
from pathlib import Path

import pytest
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


def test_there_are_programs() -> None:
    assert len(PROGRAMS) >= 60
