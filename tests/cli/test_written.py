"""Files that commands write are whole, or not there: what had the name keeps it until then, and when that fails."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from emc.contents import whole

ROOT = Path(__file__).resolve().parents[2]
WRITERS = {
    "run hello.emc --stats {}": "the stats",
    "profile hello.emc --json {}": "the profile",
    "profile hello.emc --html {}": "the page",
    "trace hello.emc -o {}": "the time line",
    "show ir hello.emc --html {}": "the page",
    "show ir hello.emc --graph {}": "the drawing",
}


def limited(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command, where a file may have 100 bytes, as on a disk that is full by then."""
    return subprocess.run(
        [sys.executable, "-m", "emc", *words],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [pytest.param(words, marks=pytest.mark.slow if n else ()) for n, words in enumerate(WRITERS)]
)
def test_a_disk_that_gets_full(words: str, tmp_path: Path, hello: str) -> None:
    before = {path.name for path in tmp_path.iterdir()}
    (tmp_path / "old").write_text("kept")
    for name in ("new", "old"):
        done = limited(tmp_path, *words.format(name).split())
        assert done.returncode == 1, done.stderr
        assert f"{name}:1:1: error: can't write {WRITERS[words]} here: File too large" in done.stderr
    assert {path.name for path in tmp_path.iterdir()} - {"old"} <= before
    assert (tmp_path / "old").read_text() == "kept"


def test_a_session_that_can_not_be_saved(tmp_path: Path) -> None:
    text = "int a = " + " + ".join("1" for _ in range(100)) + ";"
    done = limited(tmp_path, "repl", "--pes", "1", "-c", text, "-c", ":save s.emc")
    assert done.returncode == 1 and "error: can't write `s.emc`: File too large" in done.stderr
    assert not [*tmp_path.iterdir()]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("words", WRITERS)
def test_devices_get_it_as_it_comes(emc, words: str, hello: str) -> None:
    done = emc(*words.format("/dev/full").split())
    assert done.returncode == 1 and f"can't write {WRITERS[words]} here: No space left on device" in done.stderr
    assert emc(*words.format("/dev/null").split()).returncode == 0
    assert Path("/dev/full").is_char_device() and Path("/dev/null").is_char_device()


def test_pipes_get_it_as_it_comes(emc, tmp_path: Path, hello: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    got: list[str] = []
    reader = threading.Thread(target=lambda: got.append((tmp_path / "pipe").read_text()))
    reader.start()
    assert emc("run", hello, "--stats", "pipe").returncode == 0
    reader.join(30)
    assert '"cycles"' in got[0] and (tmp_path / "pipe").is_fifo()


def test_links_and_rights_stay(tmp_path: Path) -> None:
    (tmp_path / "goal").write_text("old")
    os.chmod(tmp_path / "goal", 0o640)
    (tmp_path / "link").symlink_to("goal")
    with whole(tmp_path / "link") as file:
        file.write("new")
        assert (tmp_path / "goal").read_text() == "old"
    assert (tmp_path / "link").is_symlink() and (tmp_path / "goal").read_text() == "new"
    assert (tmp_path / "goal").stat().st_mode & 0o777 == 0o640
    before = os.umask(0o027)
    try:
        with whole(tmp_path / "fresh") as file:
            file.write("x")
    finally:
        os.umask(before)
    assert (tmp_path / "fresh").stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("wrong", [ValueError, KeyboardInterrupt, SystemExit])
def test_whoever_stops_half_way_leaves_nothing(wrong: type[BaseException], tmp_path: Path) -> None:
    (tmp_path / "old").write_text("kept")
    for name in ("old", "new"):
        with pytest.raises(wrong), whole(tmp_path / name) as file:
            file.write("half")
            file.flush()
            raise wrong
    assert [path.name for path in tmp_path.iterdir()] == ["old"] and (tmp_path / "old").read_text() == "kept"


@pytest.mark.parametrize("words", ["profile hello.emc --html x --json ./x", "show ir hello.emc --html x --graph x"])
def test_two_outputs_want_two_files(emc, hello: str, words: str) -> None:
    done = emc(*words.split())
    assert done.returncode == 2 and "name the same file" in done.stderr
