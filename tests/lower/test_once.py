"""Variables that are set once: where the frame keeps them, and where nothing need keep them."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc.ir.module import Template
from emc.options import BuildOptions
from emc.session import build
from emc.shape import Pes
from emc.texts import read_sources

TEXT = """
int total(int global *p, int given)
{
    int hundred = 100, same = given, changed = 1, unset;
    if (given) { unset = 7; changed = 2; }
    int first = *p;
    return first + *p + hundred + same + changed + unset + given;
}
int main(void) { return 0; }
"""


def total(tmp_path: Path, optimise: int, off: str = "") -> Template:
    file = tmp_path / "x.emc"
    file.write_text(TEXT)
    wishes = BuildOptions(pes=Pes(2), optimise=optimise, off=frozenset(off.split()), check=False)
    module = build(read_sources([str(file)]), wishes).module
    return next(t for t in module.templates if t.name == "total")


@pytest.mark.parametrize(
    ("optimise", "off", "kept"),
    [
        (0, "", {"hundred", "same", "changed", "unset", "given", "first"}),
        (1, "fold", {"hundred", "changed", "unset", "given", "first"}),
        (1, "copy", {"same", "changed", "unset", "given", "first"}),
        (1, "", {"changed", "unset", "given", "first"}),
    ],
)
def test_the_frame_keeps_what_may_differ(tmp_path: Path, optimise: int, off: str, kept: set[str]) -> None:
    names = {slot.name for slot in total(tmp_path, optimise, off).slots}
    assert {"hundred", "same", "changed", "unset", "given", "first"} & names == kept


def test_the_constant_is_an_operand(tmp_path: Path) -> None:
    operands = [v for block in total(tmp_path, 1).blocks for op in block.ops for v in op.operands]
    assert 100 in operands
