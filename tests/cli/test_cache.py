"""`emc cache`: what is told and cleared is the cache, no more."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from caches import with_kernel

QUICKLY = ("--engine", "reference")  # an empty cache lacks the kernel's machine code, too: two seconds


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setenv("EMC_CACHE", str(folder))
    return folder


def test_nothing_there(emc_process, folder: Path) -> None:
    done = emc_process("cache", "info")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == f"{folder} (does not exist yet)" and "0 files" in done.stdout
    assert not folder.exists()
    assert emc_process("cache", "clear").stdout == f"removed 0 files from {folder}\n"


@pytest.mark.slow
def test_info_tells_each_kind(emc_process, hello: str, folder: Path) -> None:
    with_kernel(folder)
    assert emc_process("run", hello).stdout == "hello\n"
    assert emc_process("check", hello).returncode == 0
    (folder / "state-0" / "programs").mkdir(parents=True)
    (folder / "state-0" / "programs" / "x.kept").write_bytes(b"." * (2 << 20))
    lines = emc_process("cache", "info").stdout.splitlines()
    told = {line.split()[0]: line.split()[1:] for line in lines[1:]}
    assert lines[0] == str(folder)
    assert told["programs"][:2] == ["2", "files"] and told["verdicts"][:2] == ["1", "file"]
    assert told["threads"][:2] == ["1", "file"] and told["functions"][1] == "files"
    assert told["kernel"][0] in ("1", "2")  # a run that lasts asks for the kernel's text
    assert told["total"][-3:] == ["of", "256", "MB"]
    assert told["others"][:7] == ["1", "file", "2.0", "MB", "of", "1", "other"]


@pytest.mark.slow
def test_clear_removes_all_of_it_and_nothing_else(emc_process, hello: str, folder: Path) -> None:
    emc_process("run", *QUICKLY, hello)
    (folder / "mine").write_text("mine")
    done = emc_process("cache", "clear")
    assert done.returncode == 0 and done.stdout.startswith("removed ")
    assert [path.name for path in folder.rglob("*")] == ["mine"]
    assert emc_process("run", *QUICKLY, hello).stdout == "hello\n"


@pytest.mark.slow
def test_clear_older(emc_process, hello: str, folder: Path) -> None:
    emc_process("run", *QUICKLY, hello)
    files = sorted(folder.rglob("*.kept"))
    long_ago = files[0].stat().st_mtime - 10 * 24 * 3600
    os.utime(files[0], (long_ago, long_ago))
    assert emc_process("cache", "clear", "--older", "20").stdout.startswith("removed 0 files")
    assert emc_process("cache", "clear", "--older", "9").stdout.startswith("removed 1 file ")
    assert sorted(folder.rglob("*.kept")) == files[1:]
