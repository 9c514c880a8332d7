"""A program that was run before starts without the compiler, and never as something that it no longer is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from caches import with_kernel

from emc import cache
from emc.machine.machine_file import find_description

PROGRAM = """#include <stdio.h>
#include "n.h"
int main(void) { int unused; printf("%d\\n", N); return 0; }
"""
WARNING = "x.c:3:22: warning"
ROOT = Path(__file__).resolve().parents[2]
NEEDLESS = (
    *("numpy", "lark", "pcpp", "simpy", "rich", "pygments"),
    *("emc.front", "emc.lower", "emc.passes", "emc.ir.module", "emc.route", "emc.engines.reference"),
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache in which there is the library, made once for all tests here."""
    folder = tmp_path_factory.mktemp("library")
    with_kernel(folder / "cache")
    (folder / "x.c").write_text(PROGRAM.replace("N)", "0)").replace('#include "n.h"', ""))
    environment = {**os.environ, "EMC_CACHE": str(folder / "cache"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "emc", "run", "x.c"]
    subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=120, check=True)
    return folder / "cache"


@pytest.fixture
def run(library: Path, emc_process, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """`run(*options)`: output and messages of the program, in a folder and with a cache of its own."""
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "cache"))
    shutil.copytree(library, tmp_path / "cache")
    for path in programs(tmp_path):
        path.unlink()
    (tmp_path / "x.c").write_text(PROGRAM)
    (tmp_path / "n.h").write_text("#define N 1\n")

    def run(*options: str) -> tuple[str, str]:
        done = emc_process("run", *options, "x.c", timeout=120)
        return done.stdout, done.stderr

    return run


def programs(folder: Path) -> list[Path]:
    return list(folder.glob("cache/state-*/programs/*.kept"))


def test_the_same_again(run, tmp_path: Path) -> None:
    first, again = run(), run()
    assert first == again and first[0] == "1\n" and WARNING in first[1]
    assert len(programs(tmp_path)) == 1


def test_nothing_needless_is_imported(run, tmp_path: Path) -> None:
    run()
    code = (
        "import sys\nfrom emc.cli.main import run_command\ntry: run_command()\nexcept SystemExit: print(*sys.modules)"
    )
    command = [sys.executable, "-c", code, "run", "x.c"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=True)
    number, modules = done.stdout.splitlines()
    assert number == "1"
    assert [name for name in modules.split() if f"{name}.".startswith(tuple(f"{one}." for one in NEEDLESS))] == []


@pytest.mark.slow
def test_a_changed_text_is_seen(run, tmp_path: Path) -> None:
    run()
    (tmp_path / "x.c").write_text(PROGRAM.replace("N)", "N + 1)"))
    assert run()[0] == "2\n"


@pytest.mark.slow
def test_a_changed_header_is_seen(run, tmp_path: Path) -> None:
    run()
    (tmp_path / "n.h").write_text("#define N 7\n")
    assert run()[0] == "7\n"
    (tmp_path / "n.h").unlink()
    assert "error" in run()[1]


@pytest.mark.slow
def test_a_header_that_now_comes_first_is_seen(run, tmp_path: Path) -> None:
    (tmp_path / "x.c").write_text(PROGRAM.replace('"n.h"', "<n.h>"))
    (tmp_path / "first").mkdir()
    assert run("-I", "first", "-I", ".")[0] == "1\n"
    (tmp_path / "first" / "n.h").write_text("#define N 8\n")
    assert run("-I", "first", "-I", ".")[0] == "8\n"


@pytest.mark.slow
def test_options_are_seen(run, tmp_path: Path) -> None:
    (tmp_path / "n.h").write_text("#include <emc.h>\n#ifndef N\n#define N N_PE\n#endif\n")
    assert run("--pes", "4")[0] == "4\n"
    assert run("--pes", "6")[0] == "6\n"
    assert run("--pes", "6", "-D", "N=9")[0] == "9\n"
    assert run("--pes", "4")[0] == "4\n"


@pytest.mark.slow
def test_a_changed_machine_file_is_seen(run, tmp_path: Path) -> None:
    text = find_description("em4").read_text()
    (tmp_path / "my.toml").write_text(text)
    before = run("--machine", "my.toml", "-v")[1]
    (tmp_path / "my.toml").write_text(text.replace("pes = 80", "pes = 3"))
    after = run("--machine", "my.toml", "-v")[1]
    assert "emc: 80 PEs" in before and "emc: 3 PEs" in after


@pytest.mark.slow
def test_a_bad_end_is_told_in_full(run, tmp_path: Path) -> None:
    (tmp_path / "x.c").write_text("int *p;\nint f(void) { return *p; }\nint main(void) { return f(); }\n")
    first = run()[1]
    assert run()[1] == first and "null pointer" in first and "called f on PE 0 at x.c:3" in first


@pytest.mark.slow
def test_all_engines_take_what_is_kept(run, tmp_path: Path) -> None:
    assert {run("--engine", name)[0] for name in ("reference", "native", "auto", "reference")} == {"1\n"}
    assert len(programs(tmp_path)) == 1


@pytest.mark.slow
def test_a_checked_build_is_kept_too(run, tmp_path: Path) -> None:
    assert run("--check") == run("--check")
    assert len(programs(tmp_path)) == 1


def flipped(whole: bytes) -> bytes:
    half = len(whole) // 2
    return whole[:half] + bytes([whole[half] ^ 4]) + whole[half + 1 :]


@pytest.mark.slow
def test_any_broken_file_is_made_again(run, tmp_path: Path) -> None:
    """Of those that a run keeps beside what comes with emc (tests/test_ready_made.py breaks that)."""
    wanted = run()
    files = sorted((tmp_path / "cache").rglob("*.kept"))
    assert {"kernel", "programs", "state", "threads"} <= {one.kind for one in cache.rooms.all_kept(tmp_path / "cache")}
    for path in files:
        path.write_bytes(flipped(path.read_bytes()))
        assert run() == wanted, path.name


@pytest.mark.slow
def test_all_files_broken_at_once(run, tmp_path: Path) -> None:
    """Some by a flipped bit; some cut off, some empty, some with other bytes of the same number. All but the kernel,
    which takes seconds to make, and breaks in the test before."""
    wanted = run()
    damages: tuple[Callable[[bytes], bytes], ...]
    damages = (flipped, lambda whole: whole[:-7], lambda _: b"", lambda whole: whole[::-1])
    kept = (path for path in (tmp_path / "cache").rglob("*.kept") if not path.name.startswith("kernel"))
    for path, damage in zip(sorted(kept), cycle(damages), strict=False):
        path.write_bytes(damage(path.read_bytes()))
    assert run() == wanted


@pytest.mark.slow
@pytest.mark.parametrize("kernel", [True, pytest.param(False, marks=pytest.mark.slow)], ids=["kernel", "nothing"])
def test_first_runs_at_once(run, tmp_path: Path, kernel: bool) -> None:
    shutil.rmtree(tmp_path / "cache")
    if kernel:
        with_kernel(tmp_path / "cache")
    command = [sys.executable, "-m", "emc", "run", "x.c"]
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    all_of_them = [subprocess.Popen(command, cwd=tmp_path, **streams) for _ in range(2)]
    assert [one.communicate(timeout=120)[0] for one in all_of_them] == [b"1\n"] * 2
    assert run()[0] == "1\n" and [path.name for path in tmp_path.glob("cache/**/.*")] == [".emc-own"]


@pytest.mark.slow
def test_a_cache_that_can_not_be(run, tmp_path: Path) -> None:
    shutil.rmtree(tmp_path / "cache")
    (tmp_path / "cache").write_text("no folder")
    quickly = ("--engine", "reference")  # the kernel's machine code can't be kept, either
    out, said = run("-v", *quickly)
    assert out == "1\n" and "emc: nothing is cached for the next run: " in said
    assert "nothing is kept" not in run(*quickly)[1]


@pytest.mark.skipif(os.getuid() == 0, reason="root may write everywhere")
def test_a_cache_that_can_only_be_read(run, tmp_path: Path) -> None:
    wanted = run()
    rooms = [path for path in (tmp_path / "cache", *(tmp_path / "cache").rglob("*")) if path.is_dir()]
    for room in rooms:
        room.chmod(0o500)
    try:
        assert run() == wanted
        assert run("-D", "M")[0] == "1\n"
        assert "Permission denied" in run("-v", "-D", "L")[1]
    finally:
        for room in rooms:
            room.chmod(0o700)
