"""`program.watch()` and `program.trace()`: the page of the same run, for notebooks and files."""

from __future__ import annotations

import gzip
import pickle
from pathlib import Path
from typing import Any

import pytest

import emc

TEXT = "int main(void) { everywhere dowith () { my_pe(); } return 3; }"


def test_the_page_is_of_the_same_run(tmp_path: Path) -> None:
    program = emc.compile(TEXT, pes=4)
    watched = program.watch(capture=True)
    assert watched.cycles == program.run(capture=True).cycles and watched.run.status == 3
    assert (watched.first, watched.last) == (0, watched.cycles) and watched.packets > 10
    assert watched.html().startswith("<!DOCTYPE html>") and "<iframe" in watched._repr_html_()
    assert "program.watch(first={first}, last={last})" in watched.html()
    watched.save(tmp_path / "x.html")
    assert (tmp_path / "x.html").read_text("utf-8") == watched.html()
    assert repr(pickle.loads(pickle.dumps(watched))) == repr(watched)


def test_a_time_line_in_python(tmp_path: Path) -> None:
    program = emc.compile(TEXT, pes=4)
    traced = program.trace(capture=True)
    assert traced.cycles == program.run(capture=True).cycles and traced.packets == len(traced.slices) > 10
    rows = traced.slices
    for row in rows:
        assert row["left"] <= row["came"] <= row["begin"] < row["end"] <= traced.cycles
        if row["sender"] >= 0:
            sender = rows[row["sender"]]
            assert sender["pe"] == row["source"] and sender["begin"] < row["left"] <= sender["end"]
    for name in ("t.html", "t.pftrace.gz"):
        traced.save(tmp_path / name)
    assert (tmp_path / "t.html").read_text("utf-8") == traced.html()
    assert len(gzip.decompress((tmp_path / "t.pftrace.gz").read_bytes())) > 100 * traced.packets
    assert "<iframe" in traced._repr_html_() and repr(pickle.loads(pickle.dumps(traced))) == repr(traced)
    assert program.trace(first=700, last=900, packets=5, capture=True).packets <= 5


def test_a_window_in_python() -> None:
    program = emc.compile(TEXT, pes=4)
    part = program.watch(first=700, last=900, packets=5, capture=True)
    assert part.first == 700 and part.packets <= 5


@pytest.mark.parametrize("words", [{"packets": 0}, {"packets": 2_000_000}, {"first": 9, "last": 3}, {"first": -1}])
def test_a_wrong_window_is_refused(words: dict[str, Any]) -> None:
    with pytest.raises(emc.InputError):
        emc.compile(TEXT, pes=4).watch(capture=True, **words)
    with pytest.raises(emc.InputError):
        emc.compile(TEXT, pes=4).trace(capture=True, **words)


@pytest.mark.slow
def test_a_page_in_a_frame_works(browser: Any, tmp_path: Path) -> None:
    from selenium.webdriver.support.ui import WebDriverWait

    file = tmp_path / "notebook.html"
    file.write_text(emc.compile(TEXT, pes=4).watch(capture=True)._repr_html_(), encoding="utf-8")
    browser.get(file.as_uri())
    browser.get_log("browser")
    browser.switch_to.frame(browser.find_element("tag name", "iframe"))
    WebDriverWait(browser, 30).until(lambda one: one.execute_script("return document.body.dataset.ready") == "yes")
    browser.execute_script("watched.go(500); watched.select({pe: 1})")
    assert "PE 1 in cycle" in browser.find_element("id", "detail").text
    browser.switch_to.default_content()
    assert browser.get_log("browser") == []
