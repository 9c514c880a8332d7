"""Every example of docs/library.md keeps its promises: a block is a whole program with `// expect:` lines."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from promises import broken, promises

MANUAL = Path(__file__).parent.parent.parent / "docs" / "library.md"
_BLOCK = re.compile(r"^```(emc|c)\n(.*?)^```$", re.M | re.S)


def examples() -> list[Any]:
    """(suffix, text) of each block, named after the heading above it."""
    text = MANUAL.read_text("utf-8")
    found: list[Any] = []
    for match in _BLOCK.finditer(text):
        heading = re.findall(r"^#+ (.*)$", text[: match.start()], re.M)[-1]
        found.append(pytest.param(match[1], match[2], id=f"{heading.split(':')[0].split(',')[0]}-{len(found)}"))
    return found


ON_FX10 = examples()[::3]  # library functions are on other machines in tests of their own


@pytest.mark.parametrize(
    ("suffix", "text", "machine"),
    [
        pytest.param(*one.values, machine, id=f"{one.id}-{machine}")
        for machine, several in (("em4", examples()), ("fx10", ON_FX10))
        for one in several
    ],
)
def test_example(suffix: str, text: str, machine: str, tmp_path: Path, emc_run: Callable[..., Any]) -> None:
    file = tmp_path / f"example.{suffix}"
    file.write_text(text, "utf-8")
    promised = promises(file)
    assert promised.expect
    pes = promised.pes[-1] if "// pes:" in text else 4
    stdin = "".join(line + "\n" for line in promised.stdin).encode()
    outcome = emc_run(file, pes, machine=machine, stdin=stdin, engine="reference" if machine == "em4" else "native")
    assert broken(promised, outcome) == []
