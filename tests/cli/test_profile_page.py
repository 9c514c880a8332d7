"""The page of `emc profile` in a real browser: it needs nothing else, its tables sort, its links lead to lines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from emc.cli.console import forget_inputs
from emc.cli.group import emc

pytestmark = pytest.mark.slow


@pytest.fixture
def page(browser: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The browser, with the page of a program; its logs are empty."""
    monkeypatch.chdir(tmp_path)
    forget_inputs()
    words = ["profile", "histogram.emc", "--pes", "16", "-O", "2", "--html", "p.html"]
    done = CliRunner().invoke(emc, words, prog_name="emc", standalone_mode=False)
    assert done.return_value == 0, done.output
    browser.get("about:blank")
    for log in ("browser", "performance"):
        browser.get_log(log)
    browser.get(Path("p.html").resolve().as_uri())
    return browser


def column(page: Any, table: int, at: int) -> list[str]:
    rows = page.find_elements("css selector", "table.sorts")[table].find_elements("css selector", "tbody tr")
    return [row.find_elements("css selector", "td")[at].text for row in rows]


def test_nothing_is_asked_of_the_network_and_nothing_goes_wrong(page: Any) -> None:
    assert [entry["message"] for entry in page.get_log("browser")] == []
    asked = [entry["message"] for entry in page.get_log("performance") if '"url":"http' in entry["message"]]
    assert asked == []


def test_tables_sort_by_their_heads(page: Any) -> None:
    heads = page.find_elements("css selector", "table.sorts")[0].find_elements("css selector", "th")
    cycles = [int(text.replace(",", "")) for text in column(page, 0, 2)]
    assert len(cycles) > 5 and cycles == sorted(cycles, reverse=True)
    heads[0].click()
    names = column(page, 0, 0)
    assert names == sorted(names)
    heads[0].click()
    assert column(page, 0, 0) == sorted(names, reverse=True)
    heads[2].click()
    assert [int(text.replace(",", "")) for text in column(page, 0, 2)] == cycles


def test_a_line_of_the_table_leads_to_the_source(page: Any) -> None:
    link = page.find_elements("css selector", "table.sorts")[1].find_element("css selector", "a")
    link.click()
    row = page.find_element("css selector", "#source .row.held")
    assert link.text.rpartition(":")[2] in row.text and "bin[i * i % 10]++" in row.text
    assert page.current_url.endswith("#tab=profile")


def test_every_pe_has_its_bar_and_a_phone_scrolls_tables_only(page: Any) -> None:
    bars = page.find_elements("css selector", ".pes .bar")
    assert len(bars) == 16
    for bar in bars:
        pieces = bar.find_elements("tag name", "i")
        assert sum(float(piece.get_attribute("style").split("%")[0].split()[-1]) for piece in pieces) == pytest.approx(
            100, abs=0.1
        )
    page.set_window_size(500, 800)
    try:
        assert page.execute_script("return document.documentElement.scrollWidth <= window.innerWidth")
    finally:
        page.set_window_size(1280, 860)
