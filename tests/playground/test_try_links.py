"""Programs in the docs have links that open them in the playground, and the playground can have them."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from try_links import PAGES, with_links

from emc import link
from emc.playground.request import read_request

CODE = re.compile(r"^\[try it\]\([^#]*#([^)]*)\)$", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_of_a_page(page: Path) -> None:
    text = page.read_text("utf-8")
    assert with_links(text) == text, "python tests/support/try_links.py writes them"
    for words in CODE.findall(text):
        assert read_request(link.unpacked(parse_qs(words)["code"][0])).programs
