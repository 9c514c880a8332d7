"""The command, in this process and as a user has it: a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

import emc.cli.main as main
from emc.cli import console

Done: TypeAlias = "subprocess.CompletedProcess[str]"
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

    def run(*words: str, stdin: str = "") -> Done:
        streams = {name: io.TextIOWrapper(io.BytesIO(text.encode())) for name, text in (("stdin", stdin),)}
        streams |= {name: io.TextIOWrapper(io.BytesIO(), write_through=True) for name in ("stdout", "stderr")}
        monkeypatch.setattr(sys, "argv", ["emc", *words])
        console.inputs_forgotten()
        with monkeypatch.context() as patch:
            for name, stream in streams.items():
                patch.setattr(sys, name, stream)
            status = _status(main.run_command)
        said = {name: stream.buffer.getvalue().decode() for name, stream in streams.items()}  # type: ignore[attr-defined]
        return subprocess.CompletedProcess(words, status, said["stdout"], said["stderr"])

    return run


def _status(command: Callable[[], object]) -> int:
    try:
        command()
    except SystemExit as ended:
        return int(ended.code or 0)
    raise AssertionError("the command did not end by exiting")


@pytest.fixture
def hello(tmp_path: Path) -> str:
    """A program in that folder, by name."""
    (tmp_path / "hello.emc").write_text(HELLO)
    return "hello.emc"
