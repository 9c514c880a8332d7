"""The drawings of docs/machine.md are what their script draws: the network's wires, a run of the page's program."""

from __future__ import annotations

import runpy
from xml.etree import ElementTree

import pytest
from goldens import File, Golden
from pages import ROOT

FIGURES = ROOT / "docs" / "figures"
DRAW = runpy.run_path(str(FIGURES / "draw.py"))["FIGURES"]


@pytest.mark.parametrize("name", DRAW)
def test_figure_is_up_to_date(name: str, golden: Golden) -> None:
    drawn = DRAW[name]()
    ElementTree.fromstring(drawn)
    golden(File(FIGURES / f"{name}.svg"), drawn)
