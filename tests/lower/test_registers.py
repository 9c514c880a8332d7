"""`--off registers`: a function's variables lie in its frame all the time."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc.ir.module import FP, Template
from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.session import Built, build, execute
from emc.shape import Pes
from emc.texts import read_sources

SUM = """
#include <stdio.h>
static int twice(int x) { return 2 * x; }
int main(void)
{
    int i, s = 0, all;
    for (i = 0; i < 10; i++) s += twice(i);
    everywhere dowith (s) { all = s + my_pe(); } reductionsum (all);
    printf("%d %d\\n", s, all);
    return 0;
}
"""


def built(tmp_path: Path, optimise: int, off: str) -> Built:
    file = tmp_path / "x.emc"
    file.write_text(SUM)
    wishes = BuildOptions(pes=Pes(2), optimise=optimise, off=frozenset(off.split()), check=False)
    return build(read_sources([str(file)]), wishes)


def touches(program: Built, name: str) -> int:
    """The operations of a template that load or store a word of its frame."""
    template: Template = next(t for t in program.module.templates if t.name == name)
    ops = [op for block in template.blocks for op in block.ops]
    return sum(op.name.startswith(("load.", "store.")) and op.operands[0] == FP for op in ops)


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["reference", "native"])
@pytest.mark.parametrize("optimise", [0, 2])
def test_results_stay(tmp_path: Path, optimise: int, engine: str) -> None:
    kept, plain = (built(tmp_path, optimise, off) for off in ("", "registers"))
    assert touches(plain, "main") > touches(kept, "main")
    fast, slow = (execute(one, engine, Options(), Host("x.emc")) for one in (kept, plain))
    assert fast.output == slow.output == b"90 181\n"
    assert slow.cycles > fast.cycles


@pytest.mark.slow
def test_nothing_is_inlined(tmp_path: Path) -> None:
    waits = [op.word for t in built(tmp_path, 2, "registers").module.templates for b in t.blocks for op in b.ops]
    assert any(word.startswith("call of twice") for word in waits if isinstance(word, str))
