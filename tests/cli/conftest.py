"""The command, in this process and as a user has it: a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from command import Done, run_here

Command: TypeAlias = Callable[..., Done]

ROOT = Path(__file__).resolve().parents[2]
HELLO = 'int puts(const char *);\nint main(void) { puts("hello"); return 0; }\n'


@pytest.fixture
def emc_process(tmp_path: Path) -> Command:
    """`emc_process("run", "x.emc", stdin="", **environment)` in a folder of its own: a process, as a user has it."""

    def run(*words: str, stdin: str = "", timeout: float = 60, **environment: str) -> Done:
        return subprocess.run(
            [sys.executable, "-m", "emc", *words],
            input=stdin,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            timeout=timeout,
            env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        )

    return run


@pytest.fixture
def emc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """The same command in this process, which is many times as fast."""
    monkeypatch.chdir(tmp_path)
    return lambda *words, stdin="": run_here(words, Path.cwd(), stdin)


@pytest.fixture
def hello(tmp_path: Path) -> str:
    """A program in that folder, by name."""
    (tmp_path / "hello.emc").write_text(HELLO)
    return "hello.emc"
