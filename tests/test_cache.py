"""What is kept between runs is what would be made anew, and a broken file is as none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from emc import cache


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("EMC_CACHE", str(tmp_path))
    cache._folder.cache_clear()
    yield tmp_path
    cache._folder.cache_clear()


def test_made_once(folder: Path) -> None:
    made: list[int] = []

    def make() -> tuple[int, str]:
        made.append(1)
        return 5, "five"

    assert [cache.kept("x", make) for _ in range(3)] == [(5, "five")] * 3
    assert len(made) == 1 and len(list(folder.glob("state-*/x.pickle"))) == 1


@pytest.mark.parametrize("text", [b"", b"no pickle", b"\x80\x04K\x05", b"cos\nnothing\n."])
def test_a_broken_file_is_as_none(folder: Path, text: bytes) -> None:
    cache.kept("x", lambda: 1)
    (place,) = folder.glob("state-*/x.pickle")
    place.write_bytes(text)
    assert cache.kept("x", lambda: 2) == 2
    assert cache.kept("x", lambda: 3) == 2


def test_a_folder_that_can_not_be_written_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "file"))
    cache._folder.cache_clear()
    assert [cache.kept("x", lambda n=n: n) for n in (1, 2)] == [1, 2]
    cache._folder.cache_clear()


def test_old_states_go(folder: Path) -> None:
    for n in range(10):
        (folder / f"state-{n}").mkdir()
    cache.kept("x", lambda: 1)
    assert len(list(folder.glob("state-*"))) == cache.MOST_STATES


def test_a_change_of_the_runtime_is_another_state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = cache._state()
    (tmp_path / "new.c").write_text("int new;")
    monkeypatch.setattr(cache.places, "runtime", lambda: tmp_path)
    assert cache._state() != before
