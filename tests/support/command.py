"""The `emc` command in this process, which is many times as fast as a process of its own."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import pytest

from emc.cli import console
from emc.cli.main import run_command

Done: TypeAlias = "subprocess.CompletedProcess[str]"


def run_here(words: Sequence[str], folder: Path, stdin: str = "", together: bool = False) -> Done:
    """What `emc WORDS` says in a folder. together: messages stand in the output, as after `2>&1`."""
    given = io.TextIOWrapper(io.BytesIO(stdin.encode()))
    output = io.TextIOWrapper(io.BytesIO(), write_through=True)
    errors = output if together else io.TextIOWrapper(io.BytesIO(), write_through=True)
    console.forget_inputs()
    with pytest.MonkeyPatch.context() as patch, contextlib.chdir(folder):
        patch.setattr(sys, "argv", ["emc", *words])
        for name, stream in (("stdin", given), ("stdout", output), ("stderr", errors)):
            patch.setattr(sys, name, stream)
        status = _status(run_command)
    said = [stream.buffer.getvalue().decode() for stream in (output, errors)]  # type: ignore[attr-defined]
    return subprocess.CompletedProcess(words, status, said[0], "" if together else said[1])


def _status(command: Callable[[], object]) -> int:
    try:
        command()
    except SystemExit as ended:
        return int(ended.code or 0)
    raise AssertionError("the command did not end by exiting")
