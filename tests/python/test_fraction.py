"""A float that is stored in a variable whose first value is an integer: W0601, at its line, and no other warning."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc.footprint import Footprint
from emc.options import BuildOptions
from emc.session import check
from emc.shape import parse
from emc.texts import Source

HEAD = """\
from emc.lang import (
    addr, array, assign, cast, dowith, everywhere, f32, f64, floor, function, i32, i64, loop, own_count, reductionsum,
    spread, sqrt, void, where, update,
)

A = spread(f64, 8)
I = spread(i32, 8)
ZERO = 0


@function
def main():
    cast(void, f(1, 2.5))


@function
def f(n: i32, x: f64) -> f64:
"""
LOSES = (
    "t = 0; t += 0.5",
    "t = ZERO; t -= x",
    "t = n; t *= 0.5",
    "t = n < 3; t /= 2.0",
    "t = 0; t = t + 0.5",
    "t = 0; t = x if n else 1",
    "t = 0; t = sqrt(x)",
    "t = 0; t = f32(x)",
    "t = i64(0) + 1; t += n * 0.5",
    "t = 0; n = (t := x) > 1",
    "t = 0; assign(t, '+=', 0.5)",
    "t = 0\nfor i in loop(i := 0, i < 3, i := i + 0.5): t += 1",
    "t = 0\nwith where(addr(A[1])), dowith(t, x): t += x\nupdate(t)",
    "t = 0\nwith everywhere(A), dowith(t):\n    for i in range(own_count(A)): t += A[i]\nreductionsum(t)",
)
KEEPS = (
    "t: i32 = 0; t += 0.5",
    "t = i32(0); t += 0.5",
    "t = cast(i32, x); t += x",
    "t = 0.0; t += 0.5",
    "t = x; t += 0.5",
    "t: f64 = 0; t += 0.5",
    "t = 0; t = i32(t + 0.5)",
    "t = 0; t += i32(x)",
    "t = 0; t = i64(x)",
    "t = 0; t = i32(x) if n else i32(-x)",
    "t = 0; t = floor(x)",
    "t = 0; t += 1.0",
    "t = 0; t = t * 2.0",
    "t = 0; n += 0.5; t = n",
    "t = 0; I[1] += 0.5",
    "t = 0; a = array(i32, 3); a[0] = x; t = a[0]",
)


def warnings(text: str, path: Path) -> list[tuple[str, int]]:
    body = "".join(f"    {line}\n" for line in text.split("\n"))
    path.write_text(whole := f"{HEAD}{body}    return t\n", encoding="utf-8")
    found = check([("", Source(str(path), whole))], BuildOptions(pes=parse("4")), Footprint()).found
    assert [one.text for one in found if one.code[0] == "E"] == []
    return [(one.code, one.span.line - HEAD.count("\n")) for one in found]


@pytest.mark.parametrize("text", LOSES)
def test_a_fraction_is_lost(text: str, tmp_path: Path) -> None:
    line = {"with everywhere": 3, "\n": 2}
    wanted = next((number for sign, number in line.items() if sign in text), 1)
    assert warnings(text, tmp_path / "loses.py") == [("W0601", wanted)]


@pytest.mark.parametrize("text", KEEPS)
def test_nothing_is_lost_or_it_is_meant(text: str, tmp_path: Path) -> None:
    assert warnings(text, tmp_path / "keeps.py") == []


def test_the_case_of_a_float_constant_of_the_library(tmp_path: Path) -> None:
    """INFINITY and M_PI are floats, so `/` may divide them."""
    text = HEAD.replace("addr,", "addr, INFINITY, M_PI,") + "    return M_PI / 2 + INFINITY / n\n"
    (tmp_path / "pi.py").write_text(text, encoding="utf-8")
    assert check([("", Source(str(tmp_path / "pi.py"), text))], BuildOptions(pes=parse("4")), Footprint()).found == []
