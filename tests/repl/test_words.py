"""What `:help WORD` says: of each word that the language has, and of no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc.front.check.names.lookup import BLOCK_WORDS
from emc.repl.words import ALSO, WORDS, about

DOCS = Path(__file__).resolve().parents[2] / "docs"
TEXT = "\n".join(p.read_text(encoding="utf-8") for p in [DOCS / "library.md", *(DOCS / "language").glob("*.md")])


@pytest.mark.parametrize("word", [*WORDS, *ALSO])
def test_the_language_has_the_word(word: str) -> None:
    assert word in TEXT
    form, meaning = about(word).split("\n\n")
    assert ALSO.get(word, word) in form and meaning.endswith(".")


def test_each_word_of_a_block_is_explained() -> None:
    assert [word for word in BLOCK_WORDS if not about(word)] == []
    assert about("nonsense") == ""
