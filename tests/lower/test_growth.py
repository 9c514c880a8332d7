"""What a compilation takes grows with the program, and no faster: counted in lines of Python, not in seconds."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from emc.engines import engine
from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.session import build
from emc.shape import Pes
from emc.texts import read_sources

CASES = """
int f(int n, int k)
{{
    int a = 0, b = n;
    for (int i = 0; i < k; i++)
        switch (n + i) {{
        {cases}
        default: a--;
        }}
    return a + b;
}}
int main(void) {{ return f(3, 4); }}
"""
RECORD = """
struct s {{ int a[{count}]; char c[{count}]; }};
struct s made(int k) {{ struct s x; x.a[0] = k; return x; }}
int used(int n, struct s x) {{ return n + x.a[0]; }}
int main(void)
{{
    struct s a = made(3), b;
    b = a;
    return used(1, b) + (int)remote_call(0, used, 2, 3, a);
}}
"""


def cases(count: int) -> str:
    return CASES.format(cases="\n".join(f"case {3 * i}: a += b * {i % 7}; b ^= a; break;" for i in range(count)))


def lines(text: str, folder: Path, optimise: int) -> Counter[str]:
    """Lines of Python that building and running a program executes, by functions."""
    file = folder / "x.emc"
    file.write_text(text)
    found: Counter[str] = Counter()

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            found[f"{frame.f_code.co_filename}:{frame.f_code.co_qualname}"] += 1
        return trace

    sources, wishes = read_sources([str(file)]), BuildOptions(pes=Pes(1), optimise=optimise)
    before = sys.gettrace()
    sys.settrace(trace)
    try:
        built = build(sources, wishes)
        engine("reference")(built.module, built.description, Options(), Host())
    finally:
        sys.settrace(before)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("optimise", [2, pytest.param(0, marks=pytest.mark.slow)])
def test_no_function_takes_more_for_a_switch_than_its_cases_do(optimise: int, tmp_path: Path) -> None:
    lines(cases(10), tmp_path, optimise)  # the library is there from now on
    few, many = (lines(cases(n), tmp_path, optimise) for n in (80, 160))
    assert {name: (few[name], n) for name, n in many.items() if n > 2.5 * few[name] + 500} == {}


@pytest.mark.parametrize("pes", [1, 4])
@pytest.mark.parametrize("optimise", [0, 2])
def test_a_record_is_as_many_operations_whatever_its_size(optimise: int, pes: int, tmp_path: Path) -> None:
    found: set[int] = set()
    for count in (128, 16384):
        file = tmp_path / "x.emc"
        file.write_text(RECORD.format(count=count))
        module = build(read_sources([str(file)]), BuildOptions(pes=Pes(pes), optimise=optimise, check=False)).module
        found.add(sum(len(b.ops) for t in module.templates for b in t.blocks if t.span.file == str(file)))
    assert len(found) == 1
