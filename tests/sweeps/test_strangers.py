"""A folder of kept runs and a manifest may come from anybody: what is wrong in them is an error, and nothing outside of
them is touched."""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from command import run_here

from emc import digests

PROGRAM = "int main(void) { return 0; }"
SECRET = "nobody may write here"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a sweep that was done, and a file outside of it."""
    (tmp_path / "here").mkdir()
    (tmp_path / "secret.csv").write_text(SECRET)
    monkeypatch.chdir(tmp_path / "here")
    Path("x.c").write_text(PROGRAM)
    assert say("x.c", "--pes", "1", "-o", "t.csv").returncode == 0
    return tmp_path


def say(*words: str) -> Any:
    return run_here(["sweep", *words], Path.cwd())


def link(path: Path) -> None:
    path.symlink_to("../../secret.csv" if path.parent.name == ".emc-sweep" else Path("../secret.csv").resolve())


def sockets(path: Path) -> None:
    folder = os.getcwd()
    os.chdir(path.parent)
    socket.socket(socket.AF_UNIX).bind(path.name)
    os.chdir(folder)


MAKE: dict[str, Callable[[Path], object]] = {"link": link, "pipe": os.mkfifo, "folder": os.mkdir, "socket": sockets}


@pytest.mark.parametrize("kind", MAKE)
@pytest.mark.parametrize(
    "name", ["mark", ".gitignore", "claims", "journal", "runs", "builds", "run", "build", "runs/*"]
)
def test_something_else_in_the_place_of_a_file(here: Path, name: str, kind: str) -> None:
    pattern = {"run": "runs/*/*.json", "build": "builds/*.json"}.get(name, name)
    (place,) = Path(".emc-sweep").glob(pattern)
    if place.is_dir() and kind == "folder":
        return
    shutil.rmtree(place) if place.is_dir() else place.unlink()
    MAKE[kind](place)
    done = say("x.c", "--pes", "1")
    assert done.returncode == 1 and "[E0810]" in done.stderr, done.stderr
    assert place.name in done.stderr and f"this is a {kind} in the place of a " in done.stderr
    assert (here / "secret.csv").read_text() == SECRET


def test_a_folder_that_is_a_link(here: Path) -> None:
    shutil.rmtree(".emc-sweep")
    (here / "elsewhere").mkdir()
    Path(".emc-sweep").symlink_to("../elsewhere")
    done = say("x.c", "--pes", "1")
    assert done.returncode == 1 and "this is a link in the place of a folder" in done.stderr
    assert os.listdir(here / "elsewhere") == []


WRONG: dict[str, list[object]] = {
    "cycles": [-1, 1.5, "9", None, True, [], 10**400 * 0 - 5],
    "packets": [-1, {}, "x"],
    "busy": [1.5, -0.1, "0.5", float("nan"), float("inf"), None],
    "status": [-1, 256, "0", None],
    "trap": [0, None, "two\nlines"],
    "output": [7, ["x"]],
    "read": [[], {"x": 5}, {"x": "no digest"}, {"a\0b": ""}, "x"],
    "seconds": [-1, float("inf"), "1"],
    "pes": [0, "4", 1.0],
    "shape": [[0], ["2"], 4, {}],
    "seen": [{"\0": ""}, 5],
    "identity": [5],
}


@pytest.mark.parametrize("field", WRONG)
def test_records_that_no_run_makes(here: Path, field: str) -> None:
    for value in WRONG[field]:
        pattern = "builds/*.json" if field in ("pes", "shape", "seen", "identity") else "runs/*/*.json"
        (place,) = Path(".emc-sweep").glob(pattern)
        right = place.read_text()
        body = json.dumps(json.loads(right.split("\n")[1]) | {field: value})
        place.write_text(f"{digests.name(f'{place.name}{chr(10)}{body}')}\n{body}\n")
        done = say("x.c", "--pes", "1")
        assert done.returncode == 1 and f"its `{field}` has a value that no run has [E0810]" in done.stderr, value
        place.write_text(right)
    assert say("x.c", "--pes", "1").returncode == 0


def test_records_in_another_form_are_ignored(here: Path) -> None:
    (place,) = Path(".emc-sweep").glob("runs/*/*.json")
    for body in ("[" * 100_000, "[]", "5", '"\\ud800"', "{"):
        place.write_text(f"{digests.name(f'{place.name}{chr(10)}{body}')}\n{body}\n")
        assert say("x.c", "--pes", "1").returncode == 0


@pytest.mark.parametrize(
    "change, message",
    [
        ({"tables": {"../secret.csv": ""}}, "secret.csv, which is outside of its folder"),
        ({"tables": {"/tmp/emc-no.csv": ""}}, "/tmp/emc-no.csv, which is outside of its folder"),
        ({"tables": {"link.csv": ""}}, "link.csv, which is outside of its folder"),
        ({"tables": {"m.csv": ""}}, "m.sweep.json, which is outside of its folder"),
        ({"programs": [[{"name": "x.py", "digest": ""}]]}, "x.py, a program in Python's syntax"),
        ({"programs": [[{"name": "x.py", "digest": "", "text": "1"}]]}, "x.py, a program in Python's syntax"),
        ({"allowed": ["/"]}, "lets its programs open files in /"),
    ],
)
def test_manifests_that_reach_out(here: Path, change: dict[str, object], message: str) -> None:
    Path("x.py").write_text("open('../harmed', 'w')")
    Path("link.csv").symlink_to("../secret.csv")
    Path("m.sweep.json").symlink_to("../secret.csv")
    document = json.loads(Path("t.sweep.json").read_text())
    Path("u.sweep.json").write_text(json.dumps(document | change))
    done = say("--again", "u.sweep.json")
    assert done.returncode == 1 and message in done.stderr and "[E0810]" in done.stderr
    assert (here / "secret.csv").read_text() == SECRET and not (here / "harmed").exists()


ODD = [None, True, -1, 0.5, 10**30, "", "\0", "\ud800", "../..", "/dev/zero", [], {}, [[]], {"x": {}}, [None], ["x"]]


def changed(value: Any, path: tuple[Any, ...], new: object) -> Any:
    """The value with another one at a path in it."""
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = changed(value[path[0]], path[1:], new)
    return copy


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all values in a JSON document."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in items:
        yield from places(one, (*path, key))


def test_manifests_with_odd_values(here: Path) -> None:
    """None of them ends in a bug's report; each is refused, or does a sweep."""
    document = json.loads(Path("t.sweep.json").read_text())
    every = [(path, odd) for path in places(document) for odd in ODD]
    for path, odd in random.Random(1).sample(every, 120):
        Path("u.sweep.json").write_text(json.dumps(changed(document, path, odd)))
        done = say("--again", "u.sweep.json", "-o", "u.csv")
        assert done.returncode in (0, 1, 2) and "Traceback" not in done.stderr, (path, odd, done.stderr)


def test_what_the_user_names_as_well_is_done(here: Path) -> None:
    Path("x.py").write_text("from emc.lang import function, i32\n\n\n@function\ndef main() -> i32:\n    return 0\n")
    assert say("x.py", "--pes", "1", "--allow", "..", "-o", "p.csv").returncode == 0
    Path("deep").mkdir()
    for words in (("x.py",), ("--allow", "..")):
        assert say("--again", "p.sweep.json", *words).returncode == 1
    done = say("--again", "p.sweep.json", "x.py", "--allow", str(here))
    assert done.returncode == 0 and "the same table" in done.stderr


@pytest.mark.extra("sweep", "matplotlib")
def test_runs_that_trap_are_rows(here: Path) -> None:
    Path("trap.c").write_text("int z; int main(void) { return 1 / z; }")
    for words in (("trap.c",), ("trap.c", "x.c")):
        done = say(*words, "--pes", "1,2", "-o", "r.json", "--html", "r.html", "--plot", "r.svg")
        assert done.returncode == 0 and "2 of " in done.stderr, done.stderr
        rows = json.loads(Path("r.json").read_text())["rows"]
        assert [row["status"] for row in rows] == [126, 126, 0, 0][: len(rows)]
        assert Path("r.svg").read_text().count("no run came to its end") == 2 and "<svg" in Path("r.html").read_text()


@pytest.mark.skipif(os.getuid() == 0, reason="root may write everywhere")
def test_a_run_that_can_t_be_kept_is_a_failure(here: Path) -> None:
    os.chmod(".emc-sweep/runs", 0o500)
    done = say("x.c", "--pes", "1,2")
    os.chmod(".emc-sweep/runs", 0o700)
    assert done.returncode == 1 and "could not be done or kept here" in done.stderr


def test_a_full_disk_is_a_failure(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("emc.sweeps.strangers.replace", full)
    done = say("x.c", "--pes", "1,2", "-o", "t.csv")
    assert done.returncode == 1 and "No space left" in done.stderr, done.stderr
