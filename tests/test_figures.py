"""The drawings of docs/machine.md are what their script draws: the network's wires, a run of the page's program."""

from __future__ import annotations

import runpy
from xml.etree import ElementTree

import pytest
from pages import ROOT

FIGURES = ROOT / "docs" / "figures"
DRAW = runpy.run_path(str(FIGURES / "draw.py"))["FIGURES"]


@pytest.mark.parametrize("name", DRAW)
def test_figure_is_up_to_date(name: str) -> None:
    drawn = DRAW[name]()
    assert (FIGURES / f"{name}.svg").read_text(encoding="utf-8") == drawn, "run python docs/figures/draw.py"
    ElementTree.fromstring(drawn)
