"""The kernel's LLVM text in the package is what numba makes of the kernel now."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from emc.engines.native import code, sources

ANEW = "run `python -m emc.engines.native.ship` and commit kernel.ll"


def test_it_was_made_of_these_sources() -> None:
    assert sources.shipped() is not None, ANEW


@pytest.mark.slow
def test_it_is_what_numba_makes() -> None:
    command = "from emc.engines.native.ship import text; print(text(), end='')"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout == sources.PLACE.read_text("utf-8"), ANEW


def test_it_is_for_no_computer_in_particular() -> None:
    text = sources.PLACE.read_text("utf-8")
    assert not re.search(r"target (triple|datalayout)|llvm\.(x86|aarch64)|target-(cpu|features)", text)
    assert set(re.findall(r"^define (?!internal)\w+ @(\w+)", text, re.MULTILINE)) == {
        code.RUN,
        *map(code.name_of, code.CALLS),
    }


def test_a_changed_kernel_is_not_what_was_shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    sources.shipped.cache_clear()
    monkeypatch.setattr(sources, "first_line", lambda: "; made from other sources")
    assert sources.shipped() is None
    sources.shipped.cache_clear()
