"""What comes with an installation is used where it suits, and is never trusted further than what is kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from caches import forget

from emc import cache, places
from emc.cache import files
from emc.engines.native.kernel.kinds import PLAIN
from emc.engines.native.run import image
from emc.engines.native.run.kernels import Kernel, kernel_of
from emc.engines.native.run.machine_code import packed

PROGRAM = '#include <stdio.h>\nint main(void) { printf("%d\\n", 6 * 7); return 0; }\n'
RUN = """
import sys
from pathlib import Path
from emc import places
places.ready_made = lambda: Path("ready").absolute()
sys.argv = ["emc", "run", "x.c"]
from emc.cli.main import run_command
try:
    run_command()
except SystemExit:
    print("lark" in sys.modules)
"""


@pytest.fixture
def here(wheel: Path, tmp_path: Path) -> Path:
    """A folder with what the build of emc makes, and a program."""
    shutil.copytree(wheel / "site" / "emc" / "ready", tmp_path / "ready")
    (tmp_path / "x.c").write_text(PROGRAM)
    return tmp_path


def run(here: Path) -> list[str]:
    """What the program says, and whether Lark was needed: for the parser's table, or to read the handlers."""
    environment = {**os.environ, "EMC_CACHE": str(here / "cache")}
    command = [sys.executable, "-c", RUN]
    return subprocess.run(
        command, cwd=here, env=environment, capture_output=True, text=True, timeout=300, check=True
    ).stdout.split()


def kept(here: Path) -> set[str]:
    """The kinds of what a run has kept."""
    return {one.kind for one in cache.rooms.all_kept(here / "cache")}


@pytest.mark.slow
def test_a_first_run_makes_its_own_program_only(here: Path) -> None:
    assert run(here) == ["42", "False"]
    plain = kernel_of(PLAIN).file_name()
    kernels = {cache.content_name("kernel", name) for name in (plain, f"first {plain}")}
    made = {path.stem for path in (here / "cache" / cache.rooms.CONTENT).iterdir()}
    assert bool(kernels & made) == (not image.is_possible())
    own = {"programs", "state", "functions", "threads", "second-runs"}
    assert kept(here) - {"kernel"} == own  # a run that lasts asks for the kernel's text


@pytest.mark.slow
def test_of_another_state_only_what_depends_on_texts_is_used(here: Path) -> None:
    files.write(here / "ready" / cache.ORIGIN, "another state")
    assert run(here)[0] == "42"
    assert "library" in kept(here) and "grammar" not in kept(here)


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["truncated", "changed", "renamed"])
def test_what_is_damaged_is_made_again(damage: str, here: Path) -> None:
    for file in [path for path in (here / "ready").rglob("*.kept") if path.stem != cache.ORIGIN]:
        data = file.read_bytes()
        if damage == "truncated":
            os.truncate(file, len(data) // 2)
        elif damage == "changed":
            file.write_bytes(data[:-9] + bytes([data[-9] ^ 1]) + data[-8:])
        else:
            file.rename(file.with_name(f"grammar-{file.name}"))
    assert run(here) == ["42", "True"]
    assert {"library", "grammar", "kernel"} <= kept(here)


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, and an empty folder of what came with emc."""
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(places, "ready_made", lambda: tmp_path / "ready")
    return tmp_path


def of_text(folder: Path, kind: str, text: str) -> Path:
    return folder / "ready" / cache.rooms.CONTENT / cache.content_name(kind, text)


def test_the_users_own_comes_first(folders: Path) -> None:
    files.write(of_text(folders, "x", "text"), "ready")
    assert cache.by_content("x", "text", lambda: "made") == "ready" == cache.found_content("x", "text")
    cache.keep_content("x", "text", "own")
    assert cache.found_content("x", "text") == "own"


def test_what_is_of_a_state_needs_that_state(folders: Path) -> None:
    room = folders / "ready" / cache.STATE / "room"
    files.write(room / "name", "ready")
    assert cache.look("room", "name") is None
    forget()
    files.write(folders / "ready" / cache.ORIGIN, cache.origin())
    assert cache.look("room", "name") == "ready"
    forget()


def test_a_file_under_another_name_does_not_count(folders: Path) -> None:
    place = of_text(folders, "x", "text")
    files.write(place.with_name("other"), "ready")
    place.with_name("other.kept").rename(f"{place}.kept")
    assert cache.found_content("x", "text") is None


def test_the_origin_is_the_same_elsewhere(tmp_path: Path) -> None:
    """In a checkout, where rooms lie beside the package, and in an installation, where they lie in it."""
    told = []
    for inside in (False, True):
        site = tmp_path / str(inside)
        package = site / "emc"
        shutil.copytree(places.package(), package, ignore=shutil.ignore_patterns("ready", "__pycache__"))
        for room in places.data_rooms():
            shutil.copytree(room, (package if inside else site) / room.name)
        words = "from emc import cache, places; print(places.package(), cache.origin(), cache.state())"
        environment = {**os.environ, "PYTHONPATH": str(site), "EMC_CACHE": str(tmp_path / "cache")}
        command = [sys.executable, "-c", words]
        done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
        told.append(done.stdout.split())
        assert told[-1][0] == str(package)
    assert told[0][1] == told[1][1] == cache.origin() and told[0][2] != told[1][2]


def test_a_changed_file_is_another_origin(tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(places.package(), site / "emc", ignore=shutil.ignore_patterns("ready", "__pycache__"))
    for room in places.data_rooms():
        shutil.copytree(room, site / room.name)
    (site / "runtime" / "lib" / "puts.c").write_text("/* changed */\n")
    environment = {**os.environ, "PYTHONPATH": str(site), "EMC_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-c", "from emc import cache; print(cache.origin())"]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.strip() not in ("", cache.origin())


def test_one_kernel_for_all_of_its_kind(folders: Path) -> None:
    if not image.is_possible():
        pytest.skip("this computer has no linked code")
    code, generic = kernel_of(PLAIN).code(), Kernel(PLAIN)
    assert not generic.has_best()
    files.write(of_text(folders, "kernel", generic.generic_name()), packed(code))
    assert generic.has_best() and generic.code() == code
