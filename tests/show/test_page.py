"""The page in a real browser: lines light each other, tabs and keys work, nothing leaves the page."""

from __future__ import annotations

import xml.etree.ElementTree as xml
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.browsing import asks_nobody, fits, window

from emc.views.page import Side, page
from emc.views.show.drawing import svg
from emc.views.show.graph import graph
from emc.views.show.program import ShownProgram

INLINED = """static int twice(int n)
{
    return n + n;
}
int main(int n, char **v)
{
    return twice(n);
}
"""
At = Callable[..., ShownProgram]


@pytest.fixture
def opened(browser: Any, tmp_path: Path) -> Callable[[ShownProgram], Any]:
    """`opened(program)`: the browser, with its page; its logs are empty."""

    def at(program: ShownProgram, first: str = "ir", passes: bool = True) -> Any:
        file = tmp_path / "page.html"
        file.write_text(page((Side(program, program.templates),), first, passes), encoding="utf-8")
        browser.get("about:blank")
        for log in ("browser", "performance"):
            browser.get_log(log)
        browser.get(file.as_uri())
        return browser

    return at


def lit(browser: Any, where: str) -> list[str]:
    return [e.text.strip() for e in browser.find_elements("css selector", f"{where} .row.lit code")]


def point_at(browser: Any, selector: str) -> None:
    """The pointer goes there."""
    script = "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('mouseover', {bubbles: true}))"
    browser.execute_script(script, selector)


def press(browser: Any, key: str) -> None:
    from selenium.webdriver.common.keys import Keys

    browser.switch_to.active_element.send_keys(getattr(Keys, key))


@pytest.mark.slow
def test_a_line_lights_what_comes_of_it_and_the_other_way_round(opened: Any, program_at: At) -> None:
    browser = opened(program_at("dot.emc"), passes=False)
    point_at(browser, "#source [data-l='0-17']")
    assert lit(browser, "#source") == ["A[i] = own_index(A, i);"]
    found = lit(browser, "#panel-ir")
    assert found[0] == "%t.33 = mul.i32 %i, 80" and found[-1] == "store.i32 [%t.37], %t.35" and len(found) == 5
    point_at(browser, "#panel-ir [data-l='0-22']")
    assert lit(browser, "#source") == [
        "for (s = 0, i = 0; i < own_count(A); i++) s += A[i] * B[i];",
    ]


@pytest.mark.slow
def test_inlined_code_lights_the_body_and_the_call(opened: Any, program_at: At, tmp_path: Path) -> None:
    file = tmp_path / "twice.emc"
    file.write_text(INLINED)
    browser = opened(program_at(str(file), optimise=2), passes=False)
    point_at(browser, "#panel-ir [data-l='0-3 0-7']")
    assert lit(browser, "#source") == ["return n + n;", "return twice(n);"]
    point_at(browser, "#source [data-l='0-7']")
    assert any("add.i32" in text for text in lit(browser, "#panel-ir"))


def test_tabs_and_keys(opened: Any, program_at: At) -> None:
    browser = opened(program_at("fib.emc"))
    names = [tab.text for tab in browser.find_elements("css selector", "[role=tab]")]
    assert names == ["tree", "typed", "IR", "LLVM", "packets", "layout", "graph", "passes"]
    browser.find_element("id", "tab-llvm").click()
    shown = [
        panel.get_attribute("id") for panel in browser.find_elements("css selector", "[role=tabpanel]:not([hidden])")
    ]
    assert shown == ["panel-llvm"]
    point_at(browser, "#source [data-l='0-16']")
    assert any("add i32" in text for text in lit(browser, "#panel-llvm"))
    press(browser, "ARROW_RIGHT")
    assert browser.find_element("id", "panel-packets").is_displayed()
    assert browser.switch_to.active_element.get_attribute("id") == "tab-packets"
    press(browser, "HOME")
    assert browser.find_element("id", "panel-tree").is_displayed()


def test_lines_are_walked_with_keys(opened: Any, program_at: At) -> None:
    browser = opened(program_at("fib.emc"), passes=False)
    browser.execute_script("document.querySelector(\"#source [data-l='0-11']\").focus()")
    assert lit(browser, "#source") == ["if (n < 2) return n;"]
    press(browser, "ARROW_DOWN")
    assert lit(browser, "#source") == ["parallel {"]
    press(browser, "ENTER")
    assert browser.find_elements("css selector", "#panel-ir .row.held")
    press(browser, "ESCAPE")
    assert not browser.find_elements("css selector", ".held, .lit")


def test_nodes_and_edges_of_the_graph_light_lines(opened: Any, program_at: At) -> None:
    browser = opened(program_at("fib.emc"), passes=False)
    browser.find_element("id", "tab-graph").click()
    point_at(browser, "#source [data-l='0-14']")
    assert browser.find_elements("css selector", "#panel-graph .node.lit")
    point_at(browser, "#panel-graph .edge.packet[data-l='0-14']")
    assert lit(browser, "#source") == ["b = fib(n - 2);"]


@pytest.mark.slow
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_leaves_the_page_and_nothing_hangs_over(width: int, opened: Any, program_at: At, browser: Any) -> None:
    with window(browser, width):
        opened(program_at("list.emc"), "typed", True)
        for tab in browser.find_elements("css selector", "[role=tab]"):
            tab.click()
        asks_nobody(browser)
        fits(browser, width)


def test_light_and_dark(opened: Any, program_at: At, browser: Any) -> None:
    grounds: list[str] = []
    for scheme in ("light", "dark"):
        wanted = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", wanted)
        opened(program_at("fib.emc"), passes=False)
        grounds.append(browser.execute_script("return getComputedStyle(document.body).backgroundColor"))
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    assert grounds == ["rgb(255, 255, 255)", "rgb(13, 17, 23)"]


def test_signs_that_no_page_may_hold(program_at: At, tmp_path: Path) -> None:
    file = tmp_path / "x.emc"
    file.write_bytes(
        b'int puts(const char *);\r\nint main(void)\r\n{\tputs("\x01\x0c\xe2\x80\xa8");\r\n\treturn 0; }\r\n'
    )
    program = program_at(str(file))
    text = page((Side(program, program.templates),), "ir", True)
    assert "{    <s" in text and "␁␌" in text and not {"\x01", "\x0c", "\r"} & set(text)
    xml.fromstring(svg([graph(program, "main", program.templates)]))


def test_text_of_the_program_stays_text(program_at: At, tmp_path: Path) -> None:
    file = tmp_path / "x.emc"
    file.write_text('int puts(const char *);\nint main(void) { puts("</script><b>{{tabs}}&amp;"); return 0; }\n')
    program = program_at(str(file))
    text = page((Side(program, program.templates),), "ir", True)
    assert text.count("<script") == text.count("</script>") and "<b>{{" not in text and "{{tabs}}" in text
