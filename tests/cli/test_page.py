"""The page of a program in a real browser, as `emc profile --html` and `emc trace --html` make it: what was measured
is in the margin, two levels stand side by side, and the time line and the source light each other."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import extras
import pytest
from command import Done
from support.browsing import asks_nobody, axe, fits, is_accessible, window

PROGRAM = """#include <stdio.h>
int global a[64];
static int twice(int n) { return n + n; }
int main(void)
{
    int n = getchar() - '0', total = 0;
    for (int i = 0; i < 64; i++) a[i] = twice(n);
    for (int i = 0; i < 64; i++) total += a[i];
    printf("%d\\n", total);
    return 0;
}
"""
At = Callable[..., Any]


@pytest.fixture
def opened(emc: Callable[..., Done], browser: Any) -> At:
    """`opened("profile", "-O", "1,2")`: the command's Done, and the browser with its page."""
    Path("x.emc").write_text(PROGRAM)

    def at(command: str, *words: str, fragment: str = "") -> tuple[Done, Any]:
        done = emc(command, "x.emc", "--pes", "4", "--html", "x.html", "--color", "never", *words, stdin="3")
        browser.get("about:blank")
        for log in ("browser", "performance"):
            browser.get_log(log)
        browser.get(Path("x.html").resolve().as_uri() + fragment)
        return done, browser

    return at


def margin(browser: Any, line: int) -> list[str]:
    cells = browser.find_elements("css selector", f"#source [data-l='0-{line}'] b")
    return [cell.text for cell in cells]


def lines_of(emc: Callable[..., Done], level: str) -> dict[int, tuple[str, str]]:
    emc("profile", "x.emc", "--pes", "4", "-O", level, "--json", f"{level}.json", stdin="3")
    rows = json.loads(Path(f"{level}.json").read_text())["lines"]
    return {row["line"]: (f"{row['cycles']:,}", f"{row['runs']:,}") for row in rows if row["file"] == "x.emc"}


def time_line(browser: Any) -> Any:
    """The browser, in the frame of the (first) time line, which is ready."""
    from selenium.webdriver.support.ui import WebDriverWait

    browser.switch_to.frame(browser.find_element("css selector", "#panel-trace iframe"))
    WebDriverWait(browser, 30).until(lambda one: one.execute_script("return document.body.dataset.ready") == "yes")
    return browser


def until(browser: Any, script: str) -> None:
    """Waits until that is true: messages between frames take their time."""
    from selenium.webdriver.support.ui import WebDriverWait

    WebDriverWait(browser, 10).until(lambda one: one.execute_script(f"return {script}"))


@pytest.mark.slow
def test_the_margin_has_what_was_measured(opened: At, emc: Callable[..., Done]) -> None:
    done, browser = opened("profile")
    assert done.stdout.startswith("384\n") and done.stdout.count("384\n") == 1
    tabs = [tab.text for tab in browser.find_elements("css selector", "[role=tab]")]
    assert tabs == ["tree", "typed", "IR", "LLVM", "packets", "layout", "graph", "profile", "trace"]
    assert browser.find_element("id", "tab-profile").get_attribute("aria-selected") == "true"
    for line, (cycles, runs) in lines_of(emc, "1").items():
        assert margin(browser, line) == [cycles, runs]
    assert margin(browser, 1) == ["", ""]


@pytest.mark.slow
def test_operations_have_their_own_figures(opened: At) -> None:
    _, browser = opened("profile", fragment="#tab=ir&line=0-8")
    rows = browser.find_elements("css selector", "#panel-ir .row.lit")
    assert "held" in browser.find_element("css selector", "#source [data-l='0-8']").get_attribute("class")
    (send,) = [row.text for row in rows if "send read32" in row.text]
    assert send.split()[:2] == ["128", "64"]


@pytest.mark.slow
def test_two_levels_side_by_side(opened: At, emc: Callable[..., Done]) -> None:
    done, browser = opened("profile", "-O", "1,2", fragment="#tab=ir")
    assert done.stdout.count("384\n") == 1 and done.returncode == 0
    one, two = lines_of(emc, "1"), lines_of(emc, "2")
    for line in one.keys() | two.keys():
        assert margin(browser, line) == [*one.get(line, ("", "")), *two.get(line, ("", ""))]
    halves = browser.find_elements("css selector", "#panel-ir .half")
    assert [half.get_attribute("aria-label") for half in halves] == ["IR, -O 1", "IR, -O 2"]
    assert (
        "@twice" in halves[0].text.replace("template ", "")
        and "% of the cycles)" in browser.find_element("tag name", "header").text
    )
    browser.find_element("css selector", "#source [data-l='0-8']").click()
    assert all(half.find_elements("css selector", ".row.held") for half in halves)
    browser.find_element("id", "tab-typed").click()
    assert len(browser.find_elements("css selector", "#panel-typed .half")) == 1


@pytest.mark.parametrize("words", [("profile", "x.emc", "-O", "1,2"), ("show", "ir", "x.emc", "-O", "0,2")])
def test_two_levels_need_a_page(words: tuple[str, ...], emc: Callable[..., Done]) -> None:
    Path("x.emc").write_text(PROGRAM)
    assert "add --html FILE" in emc(*words).stderr


def test_a_command_without_a_page_takes_one_level(emc: Callable[..., Done]) -> None:
    Path("x.emc").write_text(PROGRAM)
    assert "this command takes one level" in emc("run", "x.emc", "-O", "1,2").stderr
    assert "3 is not in the range 0<=x<=2" in emc("profile", "x.emc", "-O", "1,3", "--html", "x.html").stderr


@pytest.mark.slow
def test_show_compares_levels_without_a_run(emc: Callable[..., Done], browser: Any) -> None:
    Path("x.emc").write_text(PROGRAM)
    assert emc("show", "ir", "x.emc", "--pes", "4", "-O", "0,2", "--html", "x.html").returncode == 0
    browser.get(Path("x.html").resolve().as_uri())
    left, right = map(int, margin(browser, 7))
    assert left > right > 0
    assert not browser.find_elements("css selector", "#tab-profile, #tab-trace")


@pytest.mark.slow
def test_a_slice_lights_its_line_and_a_line_its_slices(opened: At) -> None:
    _, browser = opened("trace")
    assert browser.find_element("id", "tab-trace").get_attribute("aria-selected") == "true"
    try:
        time_line(browser)
        place = browser.execute_script(
            "const i = traced.recording.line.findIndex((line, i) => traced.data.places[line].startsWith('x.emc:'));"
            "traced.go(i); return traced.data.places[traced.recording.line[i]]"
        )
    finally:
        browser.switch_to.default_content()
    line = place.rpartition(":")[2]
    until(browser, f"document.querySelector(\"#source [data-l='0-{line}']\").classList.contains('lit')")
    browser.find_element("css selector", "#source [data-l='0-8']").click()
    try:
        time_line(browser)
        until(browser, "traced.chart.lit.some(one => one)")
        assert browser.execute_script("return traced.data.places.filter((_, i) => traced.chart.lit[i])") == ["x.emc:8"]
    finally:
        browser.switch_to.default_content()


@pytest.mark.slow
def test_a_digit_opens_a_tab(opened: At) -> None:
    _, browser = opened("profile")
    browser.find_element("tag name", "body").send_keys("3")
    assert browser.find_element("id", "panel-ir").is_displayed() and browser.current_url.endswith("#tab=ir")


@pytest.mark.slow
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_leaves_the_page_and_nothing_hangs_over(width: int, opened: At, browser: Any) -> None:
    with window(browser, width):
        opened("trace", "-O", "1,2")
        for tab in browser.find_elements("css selector", "[role=tab]"):
            tab.click()
        asks_nobody(browser)
        fits(browser, width)


@pytest.mark.slow
@pytest.mark.skipif(axe() is None, reason=extras.reason("test-all"))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_tab_passes_axe(theme: str, opened: At) -> None:
    _, browser = opened("profile", "-O", "1,2", "--calls")
    for tab in browser.find_elements("css selector", "[role=tab]"):
        tab.click()
        is_accessible(browser, theme)


READY = """
const done = arguments[0], frame = document.querySelector("iframe"), runs = frame || document.getElementById("board");
const body = () => frame ? frame.contentDocument.body : document.body;
const look = () => runs && !body()?.dataset.ready ? setTimeout(look, 10) : done();
requestAnimationFrame(() => setTimeout(look, 0));
"""


@pytest.mark.slow
@pytest.mark.parametrize(("command", "tabs"), [("profile", ("profile", "ir", "trace")), ("watch", ("",))])
def test_locusroute_has_pages_that_open_at_once(
    command: str, tabs: tuple[str, ...], emc: Callable[..., Done], browser: Any
) -> None:
    """What a browser's time goes to, counted: elements, and how often all of them are placed."""
    out = "-o" if command == "watch" else "--html"
    done = emc(command, "locusroute.emc", "--pes", "16", out, "x.html", "--", "--circuit", "small.circuit")
    assert done.returncode == 0, done.stderr
    browser.set_script_timeout(200)
    for tab in tabs:
        browser.get("about:blank")
        browser.execute_cdp_cmd("Performance.enable", {})
        browser.get(Path("x.html").resolve().as_uri() + (f"#tab={tab}" if tab else ""))
        browser.execute_async_script(READY)
        assert browser.execute_script("return document.getElementsByTagName('*').length") < 70_000
        found = {one["name"]: one["value"] for one in browser.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]}
        assert found["LayoutCount"] < 30 and found["RecalcStyleCount"] < 50
