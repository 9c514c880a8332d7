"""Programs of parts/both print the same, made by gcc -m32 with glibc and by emc with our library."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

BOTH = Path(__file__).parent / "parts" / "both"


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(p.name for p in BOTH.glob("*.c")))
def test_same_output(name: str, tmp_path: Path, emc_run: Callable[..., Any]) -> None:
    flags = ["-m32", "-msse2", "-mfpmath=sse", "-ffp-contract=off", "-O0", "-w", "-std=c99"]
    probe = tmp_path / "probe.c"
    probe.write_text("#include <stdio.h>\nint main(void) { return 0; }\n")
    if (
        shutil.which("gcc") is None
        or subprocess.run(["gcc", "-m32", probe, "-o", tmp_path / "probe"], capture_output=True).returncode
    ):
        pytest.skip("gcc -m32 does not work")
    subprocess.run(["gcc", *flags, str(BOTH / name), "-o", "program", "-lm"], cwd=tmp_path, check=True)
    theirs = subprocess.run([tmp_path / "program"], capture_output=True, text=True).stdout
    outcome = emc_run(BOTH / name, 1)
    assert not outcome.faults
    assert outcome.run.trap is None
    for number, (our, their) in enumerate(zip(outcome.output.splitlines(), theirs.splitlines(), strict=False), 1):
        assert our == their, f"line {number}"
    assert outcome.output == theirs
