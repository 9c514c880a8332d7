"""A program entered at the prompt, piece by piece, does what it does when it is run: `main()` keeps its promises."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from promises import matches, promises
from transcripts import shell

ROOT = Path(__file__).resolve().parents[2]
QUICK = ("hello.emc", "list.emc", "fib.emc", "calls.emc")
MOST_CYCLES = 300_000  # the reference engine takes its time
LEFT_OUT = re.compile(r"^// (?:fault|trap|warning|options|machine|args|stdin|status)", re.MULTILINE)
PARTS = ("twofiles.emc",)  # programs of several files


def programs() -> list[object]:
    found: list[object] = []
    whole = sorted((ROOT / "tests" / "whole" / "emc").glob("*.emc"))
    for file in (*sorted((ROOT / "programs").glob("*.emc")), *(one for one in whole[::2] if one.name not in QUICK)):
        if not LEFT_OUT.search(file.read_text("utf-8")) and file.name not in PARTS:
            marks = [] if file.name in QUICK else [pytest.mark.slow]
            found.append(pytest.param(file, id=file.stem, marks=marks))
    return found


@pytest.mark.parametrize("file", programs())
def test_main_at_the_prompt(file: Path) -> None:
    promised = promises(file)
    me, ears = shell(str(promised.pes[0]))
    me.session.live.max_cycles = MOST_CYCLES
    assert me.feed(file.read_text("utf-8").splitlines(keepends=True), str(file)), ears.heard
    ears.take()
    me.take("main(1, 0)" if "int main(int argc" in file.read_text("utf-8") else "main()", "<main>")
    said = ears.take().splitlines()
    if any("trap: out of cycles" in line for line in said):
        pytest.skip("takes too long here")
    assert len(said) >= len(promised.expect)
    assert [line for line, want in zip(said, promised.expect, strict=False) if not matches(want, line)] == []
