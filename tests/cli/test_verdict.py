"""`emc check` remembers what it found, and never says what is no longer so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

GOOD = '#include "n.h"\nint main() { return N; }\n'


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "cache"))
    (tmp_path / "x.c").write_text(GOOD)
    (tmp_path / "n.h").write_text("#define N 0\n")

    def run(*options: str) -> tuple[int, str]:
        command = [sys.executable, "-m", "emc", "check", *options, "x.c"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
        return done.returncode, done.stderr

    return run


def test_the_same_again(check) -> None:
    assert check() == check() == (0, "")


def test_a_changed_header_is_seen(check, tmp_path: Path) -> None:
    assert check()[0] == 0
    (tmp_path / "n.h").write_text("#define N oops\n")
    status, text = check()
    assert status == 1 and "`oops` is not declared" in text
    assert check() == (status, text)


def test_a_header_that_now_comes_first_is_seen(check, tmp_path: Path) -> None:
    folder = tmp_path / "first"
    folder.mkdir()
    (tmp_path / "x.c").write_text(GOOD.replace('"n.h"', "<n.h>"))
    assert check("-I", "first", "-I", ".")[0] == 0
    (folder / "n.h").write_text("#define N oops\n")
    assert check("-I", "first", "-I", ".")[0] == 1


@pytest.mark.slow
def test_a_change_of_the_wishes_is_seen(check, tmp_path: Path) -> None:
    (tmp_path / "n.h").write_text("#ifndef N\n#define N 0\n#endif\n")
    assert check()[0] == 0
    assert check("-D", "N=oops")[0] == 1
    assert check()[0] == 0


def test_the_compiler_is_not_loaded_for_what_is_known(check, tmp_path: Path) -> None:
    check()
    code = "import sys, emc.cli.main as m\ntry: m.run_command()\nexcept SystemExit: print('emc.lower' in sys.modules)"
    command = [sys.executable, "-c", code, "check", "x.c"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.stdout == "False\n"
