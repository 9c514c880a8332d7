"""The page of `emc watch` in a real browser: what it says about a cycle is what the run did, keys and clicks work, and
nothing leaves the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.browsing import asks_nobody, fits, window

from emc.machine import Run
from emc.machine.options import Window

At = Callable[..., Any]
STATE = """
const r = watched.recording, cycle = arguments[0], pes = Array.from({ length: r.all.pes }, (_, i) => i);
return [pes.map(pe => r.running(pe, cycle)), pes.map(pe => r.queued(pe, cycle)),
  pes.map(pe => r.queue(pe, cycle, 1e9).length), r.flying(cycle).length, pes.map(pe => r.matching(pe, cycle)),
  pes.map(pe => r.store(pe, cycle, 1e9).length)];
"""


def press(browser: Any, *keys: str) -> None:
    from selenium.webdriver.common.keys import Keys

    browser.find_element("tag name", "body").send_keys(*(getattr(Keys, key, key) for key in keys))


def cycle_of(browser: Any) -> int:
    return int(browser.execute_script("return Math.floor(watched.cycle)"))


def matching(run: Run, pe: int, cycle: int) -> int:
    """The operands that wait for a partner."""
    waiting: set[int] = set()
    for row in run.trace:
        if row.pe == pe and row.type == "normal" and row.does != "beside" and row.taken <= cycle:
            cell = row.address & ~1
            if row.does == "operand":
                waiting.add(cell)
            else:
                waiting.discard(cell)
    return len(waiting)


@pytest.mark.parametrize("machine", ["em4", "emx", "myrinet"])
def test_a_cycle_is_shown_as_it_was(machine: str, watched: At, opened: At) -> None:
    one = watched("histogram.emc", "8", machine)
    browser, run = opened(one.text), one.run
    own = [row for row in run.trace if row.does != "beside"]
    for cycle in range(run.cycles // 9, run.cycles, run.cycles // 9):
        running, queued, listed, flying, store, held = browser.execute_script(STATE, cycle)
        for pe in range(8):
            now = [n for n, part in enumerate(one.made.slices) if part.row.does != "beside" and part.row.pe == pe
                   and part.row.taken <= cycle < part.end]  # fmt: skip
            assert running[pe] == (now[-1] if now else -1)
            waits = sum(row.came <= cycle < row.taken for row in own if row.pe == pe)
            assert queued[pe] == listed[pe] == waits
            assert store[pe] == held[pe] == matching(run, pe, cycle)
        assert flying == sum(row.left <= cycle < row.came for row in run.trace)


def test_keys_step_play_and_select(watched: At, opened: At) -> None:
    one = watched("fib.emc")
    browser = opened(one.text)
    moments = sorted({row.taken for row in one.run.trace} | {row.left for row in one.run.trace})
    assert cycle_of(browser) == 0
    press(browser, "ARROW_RIGHT", "ARROW_RIGHT")
    assert cycle_of(browser) == moments[2]
    press(browser, "ARROW_LEFT")
    assert cycle_of(browser) == moments[1]
    browser.execute_script("watched.go(6000)")
    shifted = "{key: 'ArrowRight', shiftKey: true, bubbles: true}"
    browser.execute_script(f"document.body.dispatchEvent(new KeyboardEvent('keydown', {shifted}))")
    assert cycle_of(browser) == 6001
    press(browser, "SPACE")
    assert browser.execute_script("return watched.playing")
    press(browser, "SPACE")
    assert not browser.execute_script("return watched.playing") and cycle_of(browser) >= 6001
    browser.find_element("id", "board").send_keys("\ue015")  # the arrow down
    assert "PE 0 in cycle" in browser.find_element("id", "detail").text
    assert browser.current_url.endswith(f"#run=emc+watch+fib.emc+--pes+4&cycle={cycle_of(browser)}&pe=0")
    press(browser, "ESCAPE")
    assert browser.current_url.endswith(f"&cycle={cycle_of(browser)}")


@pytest.mark.slow
def test_a_packet_a_pe_and_a_line_are_clicked(watched: At, opened: At) -> None:
    browser = opened(watched("fib.emc").text, "#cycle=6000")
    x, y, packet = browser.execute_script(
        "watched.go(watched.recording.left[4000] + 1); const at = watched.board.shown.find(one => true);"
        "const box = document.getElementById('board').getBoundingClientRect();"
        "const event = new MouseEvent('click', {clientX: box.left + at[0], clientY: box.top + at[1], bubbles: true});"
        "document.getElementById('board').dispatchEvent(event); return at"
    )
    assert browser.execute_script("return watched.selected.packet") == packet and x > 0 and y > 0
    text = browser.find_element("id", "detail").text
    assert text.startswith("packet: ") and "cycles in the network" in text and "fib.emc:" in text
    source = browser.find_element("css selector", "#detail p .go")
    name = source.text
    source.click()
    assert browser.find_element("css selector", "#detail h2").text.startswith(f"{name} in cycle")
    lit = browser.find_elements("css selector", "#source .row.lit")
    assert lit and all(row.find_element("tag name", "b").text for row in lit)
    lit[0].click()
    assert "here are " in browser.find_element("id", "detail").text
    assert "&line=0-" in browser.current_url


def test_the_address_brings_the_cycle_and_the_selection_back(watched: At, opened: At) -> None:
    text = watched("fib.emc").text
    browser = opened(text, "#cycle=7000&pe=2")
    assert cycle_of(browser) == 7000 and browser.execute_script("return watched.selected.pe") == 2
    browser = opened(text, "#cycle=99999999&packet=99999999&pe=x")
    assert cycle_of(browser) == browser.execute_script("return watched.data.last")
    assert browser.execute_script("return [watched.selected.packet, watched.selected.pe]") == [-1, -1]


@pytest.mark.slow
def test_a_link_to_what_is_not_in_the_page_says_what_to_type(watched: At, opened: At) -> None:
    text = watched("fib.emc", window=Window(20_000, 21_000)).text
    browser = opened(text, "#run=emc+watch+fib.emc+--pes+4&cycle=20500&pe=2")
    assert cycle_of(browser) == 20_500 and not browser.find_element("id", "other").is_displayed()
    browser = opened(text, "#run=emc+watch+fib.emc+--pes+4&cycle=9000&pe=2")
    assert browser.find_element("id", "command").text == "emc watch fib.emc --pes 4 --from 9000 --to 10000"
    browser = opened(text, "#run=emc+watch+dot.emc+--pes+8&cycle=100")
    assert browser.find_element("id", "other").text.startswith("This link is to another program")
    assert browser.find_element("id", "command").text == "emc watch dot.emc --pes 8 --from 100 --to 1100"


def test_a_stretch_outside_the_window_says_what_to_type(watched: At, opened: At) -> None:
    browser = opened(watched("fib.emc", window=Window(20_000, 21_000)).text)
    browser.execute_script("watched.stretch(10)")
    width = browser.execute_script("return watched.data.overview.width")
    assert browser.find_element("id", "other").is_displayed()
    command = browser.find_element("id", "command").text
    assert command == f"emc watch fib.emc --pes 4 --from {10 * width} --to {10 * width + 1000}"
    browser.execute_script(f"watched.stretch({20_500} / {width} | 0)")
    assert not browser.find_element("id", "other").is_displayed()
    assert "busy" in browser.find_element("id", "heat").get_attribute("aria-valuetext")


@pytest.mark.slow
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_leaves_the_page_and_nothing_hangs_over(width: int, watched: At, opened: At, browser: Any) -> None:
    with window(browser, width):
        opened(watched("histogram.emc", "16", "fx10").text)
        for tab in browser.find_elements("css selector", "[role=tab]"):
            tab.click()
        asks_nobody(browser)
        fits(browser, width)


@pytest.mark.slow
def test_tables_and_traffic(watched: At, opened: At) -> None:
    one = watched("histogram.emc", "16")
    browser = opened(one.text)
    browser.find_element("id", "tab-pes").click()
    assert len(browser.find_elements("css selector", "#pes tbody tr")) == 16
    browser.find_element("id", "tab-traffic").click()
    found = one.run.overview
    to = [sum(found.traffic[16 * a + b] for a in range(16) if a != b) for b in range(16)]
    best = max(range(16), key=lambda pe: (to[pe], -pe))
    assert browser.find_element("css selector", "#traffic li").text.startswith(f"to PE {best}: {to[best]:,} packets")


def test_light_dark_and_less_motion(watched: At, opened: At, browser: Any) -> None:
    text, grounds = watched("fib.emc").text, list[str]()
    try:
        for scheme in ("light", "dark"):
            features = [
                {"name": "prefers-color-scheme", "value": scheme},
                {"name": "prefers-reduced-motion", "value": "reduce"},
            ]
            browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
            opened(text)
            grounds.append(browser.execute_script("return getComputedStyle(document.body).backgroundColor"))
            assert browser.execute_script("return watched.calm.matches")
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    assert grounds == ["rgb(255, 255, 255)", "rgb(13, 17, 23)"]


def test_everything_has_a_name(watched: At, opened: At) -> None:
    browser = opened(watched("fib.emc").text)
    nameless = browser.execute_script(
        "return [...document.querySelectorAll('button, input, select, canvas[tabindex], [role=tabpanel], section')]"
        ".filter(one => !(one.ariaLabel || one.textContent.trim() || one.labels?.length ||"
        " one.getAttribute('aria-labelledby'))).map(one => one.outerHTML)"
    )
    assert nameless == []
