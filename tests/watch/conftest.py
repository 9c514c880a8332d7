"""Runs that are watched: recorded, with an overview, and their pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from emc import places
from emc.machine import Host, Options, Run
from emc.machine.options import EVERYTHING, Window
from emc.options import BuildOptions
from emc.session import Built, build, execute
from emc.shape import parse
from emc.texts import read_sources
from emc.views.heading import Heading
from emc.views.trace import Timeline, timeline
from emc.views.watch import page


@dataclass(frozen=True)
class Watched:
    """A run, its time line, and its page."""

    built: Built
    heading: Heading
    run: Run
    made: Timeline
    text: str
    texts: Callable[[str], str | None]  # of files


@cache
def watch(name: str, pes: str, machine: str, window: Window) -> Watched:
    """A program of programs/, or any other by its path."""
    sources = read_sources([str(places.programs() / name)])
    texts = {source.name: source.text for _, source in sources}
    built = build(sources, BuildOptions(machine=machine, pes=parse(pes)))
    heading = Heading(sources[0][1].name, built.description, built.module.target, "auto")
    options = Options(record=True, overview=True, window=window)
    run = execute(built, "auto", options, Host(name, keep=False))
    made = timeline(run, built.module, heading, window)
    command = f"emc watch {name} --pes {pes} --from {{first}} --to {{last}}"
    text = page(made, run, built.module, heading, texts.get, command)
    return Watched(built, heading, run, made, text, texts.get)


@pytest.fixture
def watched() -> Callable[..., Watched]:
    """`watched("fib.emc", pes="4", machine="em4", window=EVERYTHING)`."""

    def of(name: str, pes: str = "4", machine: str = "em4", window: Window = EVERYTHING) -> Watched:
        return watch(name, pes, machine, window)

    return of


@pytest.fixture
def opened(browser: Any, tmp_path: Path) -> Callable[..., Any]:
    """`opened(text, "#cycle=7")`: the browser, with the page ready; its logs were empty before."""
    from selenium.webdriver.support.ui import WebDriverWait

    def at(text: str, fragment: str = "") -> Any:
        file = tmp_path / "page.html"
        file.write_text(text, encoding="utf-8")
        browser.get("about:blank")
        for log in ("browser", "performance"):
            browser.get_log(log)
        browser.get(file.as_uri() + fragment)
        WebDriverWait(browser, 30).until(lambda one: one.execute_script("return document.body.dataset.ready") == "yes")
        return browser

    return at
