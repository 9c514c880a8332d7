"""Warnings switched off, all or by their codes, and warnings taken for errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

DOUBTFUL = '#include <stdio.h>\nint main(void)\n{\n    int unused;\n    printf("%d\\n", 1.5);\n    return 0;\n}\n'


@pytest.fixture
def doubtful(tmp_path: Path) -> str:
    (tmp_path / "x.emc").write_text(DOUBTFUL)
    return "x.emc"


def codes(emc, *words: str) -> tuple[int, list[str]]:
    done = emc("check", *words, "--format", "json")
    return done.returncode, [one["code"] for one in json.loads(done.stdout)["faults"]]


def test_warnings_are_told_and_stop_nothing(emc, doubtful: str) -> None:
    assert codes(emc, doubtful) == (0, ["W0530", "W0520"])
    done = emc("run", doubtful)
    assert done.returncode == 0 and "[W0520]" in done.stderr and done.stdout


def test_no_warnings(emc, doubtful: str) -> None:
    assert codes(emc, doubtful, "-w") == (0, [])
    assert emc("run", doubtful, "-w").stderr == ""


def test_no_warnings_of_a_code(emc, doubtful: str) -> None:
    assert codes(emc, doubtful, "--no-warn", "W0530") == (0, ["W0520"])
    assert codes(emc, doubtful, "--no-warn", "w0530, W0520") == (0, [])
    assert codes(emc, doubtful, "--no-warn=W0530", "--no-warn=W0520") == (0, [])


@pytest.mark.parametrize("code", ["W9999", "E0312", "unused", ""])
def test_a_code_that_there_is_not(emc, doubtful: str, code: str) -> None:
    done = emc("check", doubtful, "--no-warn", code)
    assert done.returncode == 2 and f"there is no warning {code.upper()!r}" in done.stderr


def test_warnings_as_errors(emc, doubtful: str) -> None:
    assert codes(emc, doubtful, "--werror")[0] == 1
    done = emc("run", doubtful, "--werror")
    assert done.returncode == 1 and done.stdout == "" and "error: nothing uses the variable `unused`" in done.stderr
    assert emc("run", doubtful, "--werror", "--no-warn", "W0520,W0530").returncode == 0
    assert emc("run", doubtful, "--werror", "-w").returncode == 0
