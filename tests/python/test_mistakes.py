"""Mistakes of Python people: each gets a message at its line (mistakes.case)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emc.faults import Faults
from emc.footprint import Footprint
from emc.options import BuildOptions
from emc.session import check
from emc.shape import parse
from emc.texts import Source

HEAD = """\
import enum
from fractions import Fraction

from emc.lang import (
    NULL, Ptr, addr, char, dowith, each, everywhere, f64, function, i32, i64, printf, reductionsum, spread, struct,
)

N = 10
TABLE = [1, 2, 3]
PAIR = (1, 2)
SIZES = {"small": 10}
Colour = enum.IntEnum("Colour", "RED BLUE")
Mode = enum.Enum("Mode", "FAST SLOW")
A = spread(i32, 10)
total: i32 = spread(i32)

def plain(n):
    return n

@function
def half(n: i32) -> i32:
    return n // 2

"""
MAIN = "@function\ndef main() -> i32:\n    x: i32 = 5\n"
_MARK = re.compile(r"\s*# <- (\w+) (.*)")
CASES = [tuple(part.split("\n", 1)) for part in Path(__file__).with_name("mistakes.case").read_text().split("=== ")[1:]]


def faults(text: str, name: str = "mistake.py") -> Faults:
    return check([("", Source(name, text))], BuildOptions(pes=parse("4")), Footprint())


@pytest.mark.parametrize(("name", "body"), CASES, ids=[name for name, _ in CASES])
def test_a_mistake_gets_its_message(name: str, body: str, tmp_path: Path) -> None:
    marked = HEAD + (MAIN if body.startswith(" ") else "") + body
    marked += "    return x\n" if body.startswith(" ") else "@function\ndef main() -> i32:\n    return 0\n"
    wanted = [(n, *m.groups()) for n, line in enumerate(marked.split("\n"), 1) if (m := _MARK.search(line))]
    path = tmp_path / "mistake.py"
    path.write_text(text := "\n".join(_MARK.sub("", line) for line in marked.split("\n")), encoding="utf-8")
    found = [fault for fault in faults(text, str(path)) if fault.code[0] == "E"]
    assert len(wanted) == 1
    assert [(f.span.line, f.code) for f in found] == [(line, code) for line, code, _ in wanted]
    assert found[0].text.startswith(wanted[0][2].strip()) and found[0].span.file == str(path)


def test_there_are_more_than_sixty() -> None:
    assert len(CASES) > 60
