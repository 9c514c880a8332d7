"""Random calls of the library print the same, made by gcc -m32 with glibc and by emc with our library."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import random_calls

FLAGS = ("-m32", "-std=gnu99", "-w", "-msse2", "-mfpmath=sse", "-ffp-contract=off")


def _gcc_says(source: Path) -> str:
    made = source.with_suffix("")
    if shutil.which("gcc") is None:
        pytest.skip("no gcc here")
    if subprocess.run(["gcc", *FLAGS, source, "-o", made, "-lm"], capture_output=True).returncode:
        pytest.skip("gcc -m32 does not work")
    return subprocess.run([made], capture_output=True, text=True, timeout=20, check=True).stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "functions"), [(0, 1), *(pytest.param(seed, 6, marks=pytest.mark.slow) for seed in range(1, 9))]
)
def test_same_output(seed: int, functions: int, tmp_path: Path, emc_run: Callable[..., Any]) -> None:
    source = tmp_path / "grid.c"
    source.write_text(random_calls.program(seed, functions))
    expected = _gcc_says(source).splitlines()
    outcome = emc_run(source, 1)
    assert outcome.run is not None and outcome.run.trap is None
    found = outcome.output.splitlines()
    assert len(found) == len(expected) > 100
    assert [(n, a, b) for n, (a, b) in enumerate(zip(found, expected, strict=True)) if a != b] == []
