"""What programs mean: `.case` files of small programs, each with its typed tree as text.

EMC_SAVE=1 in the environment rewrites the trees; then read the difference.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from front.check_support import unit

from emc.front import show_typed, typed
from emc.front.show_typed import show

FILE = Path(__file__).resolve().parent / "check_typed.case"


def cases() -> dict[str, tuple[str, str]]:
    """(program, typed text) by name."""
    found: dict[str, tuple[str, str]] = {}
    for part in re.split(r"^=== ", FILE.read_text(), flags=re.MULTILINE)[1:]:
        name, _, rest = part.partition("\n")
        text, _, said = rest.partition("---\n")
        found[name] = (text, said)
    return found


if os.environ.get("EMC_SAVE"):
    FILE.write_text("".join(f"=== {n}\n{t}---\n{show(unit(t))}" for n, (t, _) in cases().items()))


@pytest.mark.parametrize("name", cases())
def test_typed(name: str) -> None:
    text, said = cases()[name]
    assert said
    assert show(unit(text)) == said


def test_every_node_has_its_text() -> None:
    values = {k for k in vars(typed).values() if isinstance(k, type) and issubclass(k, typed.Value)} - {typed.Value}
    assert set(show_typed.EXPRESSIONS) == values
    assert set(show_typed.STATEMENTS) == set(typed.Statement.__args__)  # type: ignore[attr-defined]
