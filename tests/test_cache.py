"""What is kept between runs is what would be made anew; what is broken, another's or out of date is as if not there."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from caches import forget

from emc import cache, library, route
from emc.cache import files, own_folders, rooms
from emc.faults import Faults
from emc.footprint import Footprint
from emc.front.preprocess import Preprocessed
from emc.ir.module import Template
from emc.lower import Object
from emc.settings import Settings
from emc.target import Target
from emc.texts import Source

PROGRAM = '#include "n.h"\nint main(void) { return N; }'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "cache"))
    _forget()
    yield tmp_path / "cache"
    _forget()


def _forget() -> None:
    forget()
    files.troubles.clear()


def place_of(folder: Path, name: str = "x") -> Path:
    (place,) = folder.glob(f"state-*/{name}.kept")
    return place


def test_made_once(folder: Path) -> None:
    made: list[int] = []

    def make() -> tuple[int, str]:
        made.append(1)
        return 5, "five"

    assert [cache.kept("x", make) for _ in range(3)] == [(5, "five")] * 3
    assert len(made) == 1 and place_of(folder).stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("text", [b"", b"no pickle", b"\x80\x04K\x05", b"cos\nnothing\n.", files.MARK])
def test_a_broken_file_is_as_none(folder: Path, text: bytes) -> None:
    cache.kept("x", lambda: 1)
    place_of(folder).write_bytes(text)
    assert cache.kept("x", lambda: 2) == 2
    assert cache.kept("x", lambda: 3) == 2


def test_any_byte_that_changed_is_found(folder: Path) -> None:
    cache.kept("x", lambda: b"one")
    place = place_of(folder)
    whole = place.read_bytes()
    for at in range(len(whole)):
        place.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert files.read(place.with_suffix("")) is None
    for size in range(len(whole)):
        place.write_bytes(whole[:size])
        assert files.read(place.with_suffix("")) is None


def test_a_file_under_another_name_is_as_none(folder: Path) -> None:
    cache.kept("x", lambda: 1)
    place_of(folder).rename(place_of(folder).with_name("y.kept"))
    assert cache.kept("y", lambda: 2) == 2


def test_what_others_may_write_is_as_none(folder: Path) -> None:
    cache.kept("x", lambda: 1)
    place_of(folder).chmod(0o620)
    assert cache.kept("x", lambda: 2) == 2


def test_what_another_user_owns_is_neither_read_nor_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.kept("x", lambda: 1)
    uid = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: uid + 1)
    assert [cache.kept("x", lambda n=n: n) for n in (2, 3)] == [2, 3]
    assert "another user" in files.troubles[-1]


@pytest.mark.parametrize("kind", ["pipe", "folder", "link", "second name"])
def test_something_else_in_the_place_of_a_file_is_as_none(folder: Path, kind: str, tmp_path: Path) -> None:
    cache.kept("x", lambda: 1)
    place = place_of(folder)
    if kind == "second name":
        os.link(place, tmp_path / "y")
    else:
        place.rename(tmp_path / "y.kept")
        {"pipe": os.mkfifo, "folder": os.mkdir, "link": lambda path: os.symlink(tmp_path / "y.kept", path)}[kind](place)
    assert cache.kept("x", lambda: 2) == 2
    assert cache.kept("x", lambda: 3) == (3 if kind == "folder" else 2)


def test_a_folder_that_is_a_link_keeps_nothing(folder: Path, tmp_path: Path) -> None:
    cache.kept("x", lambda: 1)
    place_of(folder).parent.rename(tmp_path / "elsewhere")
    (folder / f"state-{cache.state()}").symlink_to(tmp_path / "elsewhere")
    assert cache.kept("x", lambda: 2) == 2 and "is a link" in files.troubles[-1]
    rooms.tidy(folder)
    rooms.remove(rooms.all_kept(folder))
    assert (tmp_path / "elsewhere" / "x.kept").exists()


def test_installed_files_belong_to_their_owner(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.kept("x", lambda: 1)
    place = place_of(folder)
    assert files.read_installed(place.with_suffix("")) == (1,)
    place.chmod(0o664)
    assert files.read_installed(place.with_suffix("")) is None
    place.chmod(0o644)
    if os.getuid() == 0:
        os.chown(place, 12345, 12345)
        assert files.read_installed(place.with_suffix("")) is None


def test_a_folder_that_can_not_be_written_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "file"))
    _forget()
    assert [cache.kept("x", lambda n=n: n) for n in (1, 2)] == [1, 2]
    assert files.troubles
    _forget()


def test_a_full_disk_keeps_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert cache.kept("x", lambda: 1) == 1
    assert "No space left" in files.troubles[-1] and not list(folder.rglob("*.kept"))


def test_many_writers_at_once(folder: Path) -> None:
    """Whoever reads meanwhile sees one of the values, or none."""
    place, seen, done = folder / "content" / "x", list[object](), threading.Event()

    def writes(value: int) -> None:
        for _ in range(50):
            assert files.write(place, [value] * 5000)

    def reads() -> None:
        while not done.is_set():
            seen.append(files.read(place))

    writers = [threading.Thread(target=writes, args=(n,)) for n in range(4)]
    reader = threading.Thread(target=reads)
    for thread in (*writers, reader):
        thread.start()
    for thread in writers:
        thread.join()
    done.set()
    reader.join()
    allowed = [None, *(([n] * 5000,) for n in range(4))]
    assert all(one in allowed for one in seen) and files.read(place) in allowed[1:]


def test_old_states_go(folder: Path) -> None:
    for n in range(10):
        files.write(folder / f"state-{n}" / "programs" / "x", n)
        os.utime(folder / f"state-{n}", (n, n))
    cache.kept("x", lambda: 1)
    rooms.tidy(folder)  # as the next process will
    left = {path.name for path in folder.glob("state-*")}
    assert len(left) == rooms.MOST_STATES and {"state-7", "state-8", "state-9"} < left


def test_what_was_not_used_for_longest_goes_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for n in range(10):
        files.write(folder / "content" / f"code-{n}", b"." * 1000)
        os.utime(folder / "content" / f"code-{n}.kept", (n * 1000, n * 1000))
    cache.found_content("code", "")
    assert files.read(folder / "content" / "code-0") is not None  # used: the newest now
    monkeypatch.setattr(rooms, "MOST_BYTES", 5000)
    cache.kept("x", lambda: 1)
    left = {path.stem for path in (folder / "content").iterdir()}
    assert {"code-0", "code-9"} <= left and "code-1" not in left
    assert sum(one.size for one in rooms.all_kept(folder)) <= 5000


def test_what_was_left_half_written_goes(folder: Path) -> None:
    files.write(folder / "content" / "code-1", 1)
    for name, age in (("old", 7200), ("new", 0)):
        half = folder / "content" / f".{name}-1-1.kept"
        half.write_bytes(b"half")
        os.utime(half, (time.time() - age,) * 2)
    rooms.tidy(folder)
    assert {path.name for path in (folder / "content").iterdir()} == {"code-1.kept", ".new-1-1.kept"}


def test_it_is_tidied_once_a_minute(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tidied: list[Path] = []
    monkeypatch.setattr(rooms, "tidy", tidied.append)
    for number in range(3):
        cache.kept(f"x{number}", lambda: 1)
        _forget()  # as in the next process
    assert tidied == [folder]
    for seconds in (-rooms.PAUSE, rooms.PAUSE):  # the clock may have been wrong
        os.utime(folder / rooms.CONTENT / rooms.MARK, (time.time() + 2 * seconds,) * 2)
        cache.kept(f"after {seconds}", lambda: 1)
        _forget()
    assert tidied == [folder] * 3


def test_a_full_cache_is_not_tidied_more_often(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is removed leaves the mark."""
    tidied: list[Path] = []
    tidy = rooms.tidy
    monkeypatch.setattr(rooms, "tidy", lambda folder: (tidied.append(folder), tidy(folder)))
    monkeypatch.setattr(rooms, "MOST_BYTES", 3000)
    for number in range(6):
        cache.keep_content("code", f"{number}", b"." * 1000)
        _forget()
    assert tidied == [folder]
    os.utime(folder / rooms.CONTENT / rooms.MARK, (0, 0))
    cache.keep_content("code", "6", b"." * 1000)
    assert tidied == [folder] * 2 and sum(one.size for one in rooms.all_kept(folder)) <= 3000
    _forget()
    cache.keep_content("code", "7", b"." * 1000)
    assert tidied == [folder] * 2


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
def test_a_mark_that_is_no_file_holds_nothing_up(folder: Path, make: Callable[[Path], None]) -> None:
    cache.kept("x", lambda: 1)
    (folder / rooms.CONTENT / rooms.MARK).unlink()
    make(folder / rooms.CONTENT / rooms.MARK)
    os.utime(folder / rooms.CONTENT / rooms.MARK, (0, 0))
    _forget()
    assert cache.kept("y", lambda: 2) == 2 and place_of(folder, "y").exists()


def test_a_mark_that_leads_elsewhere_is_not_followed(folder: Path, tmp_path: Path) -> None:
    cache.kept("x", lambda: 1)
    (folder / rooms.CONTENT / rooms.MARK).unlink()
    (folder / rooms.CONTENT / rooms.MARK).symlink_to(tmp_path / "elsewhere")
    _forget()
    cache.kept("y", lambda: 1)
    assert not (tmp_path / "elsewhere").exists()


def test_nothing_else_is_removed(folder: Path) -> None:
    cache.kept("x", lambda: 1)
    (folder / "content" / "mine.txt").write_text("mine")
    (folder / "thesis.kept").write_text("mine")
    assert rooms.remove(rooms.all_kept(folder)) >= 2
    assert {path.name for path in folder.rglob("*")} == {own_folders.MARK, "content", "mine.txt", "thesis.kept"}


def test_a_change_of_the_runtime_is_another_state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = cache.state()
    file = tmp_path / "new.c"
    monkeypatch.setattr(cache.places, "runtime", lambda: tmp_path)
    _forget()
    states = {before, cache.state()}
    for text in ("int new;", "int old;"):
        file.write_text(text)
        _forget()
        states.add(cache.state())
    assert len(states) == 4


def test_a_touched_file_is_the_same_state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "new.c"
    file.write_text("int new;")
    monkeypatch.setattr(cache.places, "runtime", lambda: tmp_path)
    _forget()
    before = cache.state()
    _forget()
    os.utime(file, (1, 1))
    assert cache.state() == before


def test_a_program_is_read_again_where_headers_have_changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def built(folder: str, pes: int = 4) -> tuple[Template, Footprint]:
        monkeypatch.chdir(tmp_path / folder)
        seen, target = Footprint(), Target(pes, (), 1 << 22)
        module = route.build([Source("x.c", PROGRAM)], Settings(target, seen=seen), Faults())
        return next(t for t in module.templates if t.name == "main"), seen

    for folder, number in (("one", 7), ("two", 8)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "n.h").write_text(f"#define N {number}\n")
    one, seen = built("one")
    assert built("one", 5) == (one, seen) and seen.read == (str(tmp_path / "one" / "n.h"),)
    assert built("two")[0] != one
    (tmp_path / "one" / "n.h").write_text("#define N 8\n")
    assert built("one")[0] == built("two")[0]


def test_a_warning_of_a_program_that_is_read_again_is_told_again(tmp_path: Path) -> None:
    def told() -> list[str]:
        faults = Faults()
        route.build(
            [Source("x.c", "#warning careful\nint main(void) { return 0; }")], Settings(Target(4, (), 1 << 22)), faults
        )
        return [fault.text for fault in faults.found]

    assert told() == told() != []


def test_a_file_is_read_once_for_machines_of_all_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    def compiled(pes: int) -> Object:
        target = Target(pes, (), 1 << 22)
        return route.library(Settings(target)).compile("puts.c", library.text("puts.c"), target)

    read: list[Preprocessed] = []
    parse = route.parse_tokens
    monkeypatch.setattr(route, "parse_tokens", lambda found, faults: read.append(found) or parse(found, faults))
    route._known.cache_clear()
    compiled(4)
    before = compiled(5)
    assert len(read) == 1
    route._known.cache_clear()
    assert compiled(5) == before and len(read) == 2
