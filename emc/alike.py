"""What was meant by a name that is not known."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module


def close_matches(word: str, known: Iterable[str], most: int = 3, like: float = 0.6) -> list[str]:
    """The names that are like that word, the nearest first: at most `most`, as like as `like` of 1 or more. As difflib
    has it, which is loaded after a mistake only."""
    found: list[str] = import_module("difflib").get_close_matches(word, known, most, like)
    return found
