"""The page of `emc trace --html` in a real browser: its tracks are what the run did, keys and clicks work, and nothing
leaves the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.browsing import asks_nobody, fits, window

from emc.views.trace import page

At = Callable[..., Any]


@pytest.fixture
def traced(watched: At, opened: At) -> At:
    """`traced("fib.emc", "4", "em4", "#from=0&to=9")`: the run, and the browser with its page."""

    def at(name: str = "fib.emc", pes: str = "4", machine: str = "em4", fragment: str = "") -> tuple[Any, Any]:
        one = watched(name, pes, machine)
        return one, opened(page(one.made, one.built.module, one.heading, one.texts), fragment)

    return at


def press(browser: Any, *keys: str) -> None:
    from selenium.webdriver.common.keys import Keys

    browser.find_element("id", "chart").send_keys(*(getattr(Keys, key, key) for key in keys))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "machine"), [("fib.emc", "em4"), ("histogram.emc", "emx"), ("histogram.emc", "myrinet")]
)
def test_tracks_are_what_the_run_did(name: str, machine: str, traced: At) -> None:
    one, browser = traced(name, "4", machine)
    tracks = browser.execute_script(
        "return traced.tracks.list.map(one => [one.name, one.kind, Array.from(one.begins), Array.from(one.ends)])"
    )
    found = {(name, kind): list(zip(begins, ends, strict=True)) for name, kind, begins, ends in tracks}
    for pe in range(4):
        own = [part for part in one.made.slices if part.row.pe == pe]
        for kind, wanted in (("pe", [p for p in own if p.row.does != "beside"]),
                             ("beside", [p for p in own if p.row.does == "beside"])):  # fmt: skip
            shown = found.get((f"PE {pe}{' buffer' if kind == 'beside' else ''}", kind), [])
            assert shown == [(part.begin, part.end) for part in wanted]
    moves = {track: [(row.begin, row.end) for row in one.made.moving if (row.track, row.pe, row.unit) == track]
             for track in one.made.tracks}  # fmt: skip
    assert {name: found[name, "move"] for name in one.made.tracks.values()} == {
        one.made.tracks[track]: rows for track, rows in moves.items()
    }
    assert bool(moves) == (machine == "myrinet")


@pytest.mark.slow
def test_keys_zoom_move_and_select(traced: At) -> None:
    one, browser = traced()
    shown = "return [Math.round(traced.chart.from), Math.round(traced.chart.to)]"
    assert browser.execute_script(shown) == [0, one.run.cycles]
    press(browser, "w", "w", "a")
    quarter = one.run.cycles / 4
    assert browser.execute_script(shown) == pytest.approx([1.25 * quarter, 2.25 * quarter], abs=2)
    press(browser, "0", "ARROW_DOWN", "ARROW_RIGHT", "ARROW_RIGHT", "f")
    second = [part for part in one.made.slices if part.row.pe == 0][1]
    text = browser.find_element("id", "detail").text
    assert f"cycles {second.begin:,} to {second.end:,}" in text and " on PE 0" in text
    begin, end = browser.execute_script(shown)
    assert begin <= second.begin < second.end <= end < begin + 3 * (second.end - second.begin) + 20
    browser.find_element("css selector", "#detail .go").click()  # the thread that sent it
    assert browser.execute_script("return traced.selected.slice") == one.made.slices[1].sender >= 0
    assert "&slice=" in browser.current_url
    press(browser, "ESCAPE")
    assert "&slice=" not in browser.execute_script("return traced.draw(), location.hash")


@pytest.mark.slow
def test_what_is_found_is_selected(traced: At) -> None:
    _, browser = traced()
    browser.find_element("id", "find").send_keys("fib(n - 2)")
    for _ in range(2):
        browser.find_element("id", "next").click()
    assert "b = fib(n - 2);" in browser.find_element("id", "detail").text
    browser.find_element("id", "find").send_keys("?")
    browser.find_element("id", "next").click()
    assert browser.find_element("id", "said").get_attribute("textContent") == "nothing has fib(n - 2)?"


@pytest.mark.slow
def test_a_click_selects_a_slice(traced: At) -> None:
    _, browser = traced(fragment="#from=20000&to=20300")
    browser.execute_script("""
        const {chart} = traced, track = traced.tracks.list[1], place = track.after(20100), slice = track.slices[place];
        const box = chart.canvas.getBoundingClientRect();
        const x = box.left + chart.x(track.begins[place] + 2), y = box.top + chart.y(1) + 8;
        chart.canvas.setPointerCapture = () => {};
        for (const name of ["pointerdown", "pointerup"])
          chart.canvas.dispatchEvent(new PointerEvent(name, {clientX: x, clientY: y, bubbles: true}));
        window.wanted = slice;""")
    assert browser.execute_script("return traced.selected.slice === wanted && wanted >= 0")


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_leaves_the_page_and_nothing_hangs_over(width: int, traced: At, browser: Any) -> None:
    with window(browser, width):
        traced()
        fits(browser, width)
        asks_nobody(browser)
