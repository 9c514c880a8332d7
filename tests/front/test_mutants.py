"""Mutated programs get faults, never a traceback: some of tests/support/fuzz.py's mutants, and what it has found."""

from __future__ import annotations

import time
from pathlib import Path

import fuzz
import harness
import pytest

SECONDS = 25  # for mutants, in the slow suite

FOUND = {
    "a number of thousands of digits": ("int x = " + "9" * 6000 + ";", "does not fit into 64 bits"),
    "such a number in #if": ("#if " + "9" * 6000 + "\n#endif\nint x;", "does not fit into 64 bits"),
    "such a number in #line": ("#line " + "9" * 6000 + "\nint x;", "needs a line number"),
    "a hexadecimal floating number too large": ("int main(void) { return 0x1p99999 > 1e308 ? x : 0; }", "`x`"),
    "an escape in #if that breaks off": (r"#if '\0a' || '\xg'" + "\nx\n#endif", ""),
    "a character beyond Unicode": (r'char *s = "\UFFFFFFFF";', "there is no character"),
    "a loop that ends at infinity": (
        "int global A[4]; static int f(void) { int i, s = 0; for (i = 0; i < 1e999; i++) s += A[0]; return s; }"
        "int main(void) { return 0; }",
        "nothing calls",
    ),
    "thousands of faults": ("#if 1\n" * 5000, "has no `#endif`"),
    "thousands of words outside": ("int f(void) { }\n" + "everywhere " * 20000, "must be inside of a function"),
}


@pytest.mark.parametrize("name", FOUND)
def test_found(name: str, tmp_path: Path) -> None:
    text, said = FOUND[name]
    file = tmp_path / "x.emc"
    file.write_text(text)
    faults = harness.emc_check(file)
    assert any(said in fault.text for fault in faults)


@pytest.mark.slow
@pytest.mark.parametrize(("action", "first"), [(fuzz.check, 1_000_000), (fuzz.run, 2_000_000)], ids=["check", "run"])
def test_mutants(action: fuzz.Action, first: int) -> None:
    end, number = time.monotonic() + SECONDS, first
    while time.monotonic() < end:
        assert list(fuzz.mutants(action, range(number, number + fuzz.BATCH))) == []
        number += fuzz.BATCH
