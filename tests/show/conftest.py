"""Programs at all their stages, as `emc show` has them; a real browser."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from emc.cli.console import remember
from emc.cli.show import program_of
from emc.options import BuildOptions
from emc.shape import parse
from emc.texts import read_sources
from emc.views.show.program import ShownProgram

ROOT = Path(__file__).resolve().parents[2]


@lru_cache(maxsize=64)
def made(name: str, pes: str = "80", optimise: int = 1, machine: str = "em4") -> ShownProgram:
    """A program of programs/, by its path there, or any other by its path."""
    file = ROOT / "programs" / name
    sources = read_sources([str(file)])
    for _, source in sources:
        remember(source.name, source.text)
    program, _ = program_of(sources, BuildOptions(pes=parse(pes), optimise=optimise, machine=machine))
    return program


@pytest.fixture
def program_at() -> Callable[..., ShownProgram]:
    """`program_at("dot.emc", pes="80", optimise=1, machine="em4")`."""
    return made


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium without a window, with a log of its console and of what it asks the network for."""
    selenium = pytest.importorskip("selenium.webdriver", reason="needs selenium: pip install -e '.[test]'")
    program, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if program is None or driver is None:
        pytest.skip("needs chromium and chromedriver (Debian: apt install chromium chromium-driver)")
    options = selenium.ChromeOptions()
    options.binary_location = program
    for word in ("--headless", "--no-sandbox", "--disable-gpu", "--window-size=1280,860"):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    chrome = selenium.Chrome(options=options, service=selenium.ChromeService(driver))
    yield chrome
    chrome.quit()
