"""Every kind of page that emc makes passes the rules of axe-core, light and dark, and fits a phone's window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copy
from typing import Any

import extras
import pytest
from command import Done
from support.browsing import axe, fits, is_accessible, window

from emc import places

PAGES = {
    "watch": ("watch", "histogram.emc", "--pes", "8", "-o", "x.html"),
    "trace": ("trace", "histogram.emc", "--pes", "8", "--machine", "myrinet", "--html", "x.html"),
    "profile": ("profile", "histogram.emc", "--pes", "8", "--calls", "--html", "x.html"),
    "show": ("show", "ir", "histogram.emc", "--html", "x.html"),
    "machine": ("machines", "emx", "--html", "x.html"),
    "sweep": ("sweep", "histogram.emc", "--pes", "1,2,4", "--html", "x.html"),
}


@pytest.mark.slow
@pytest.mark.skipif(axe() is None, reason=extras.reason("test-all"))
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", PAGES)
def test_axe_finds_nothing(
    kind: str, theme: str, emc_process: Callable[..., Done], browser: Any, tmp_path: Path
) -> None:
    done = emc_process(*PAGES[kind])
    page = tmp_path / "x.html"
    assert page.exists(), done.stderr
    browser.get(page.as_uri())
    is_accessible(browser, theme)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [pytest.param(one, marks=() if one == "show" else pytest.mark.slow) for one in PAGES])
def test_a_program_with_a_long_path_fits(
    kind: str, emc_process: Callable[..., Done], browser: Any, tmp_path: Path
) -> None:
    deep = tmp_path / ("folder" * 9) / "histogram.emc"
    deep.parent.mkdir()
    copy(places.programs() / deep.name, deep)
    done = emc_process(*(str(deep) if word == deep.name else word for word in PAGES[kind]))
    page = tmp_path / "x.html"
    assert page.exists(), done.stderr
    with window(browser, 390):
        browser.get(page.as_uri())
        fits(browser, 390)
