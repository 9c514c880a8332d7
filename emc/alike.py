"""Finds the known names that are similar to an unknown one."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module


def close_matches(word: str, known: Iterable[str], most: int = 3, like: float = 0.6) -> list[str]:
    """The names that are similar to the word, the nearest first: at most `most` of them, each with a similarity of at
    least `like` (1: equal). This is difflib's function; difflib is loaded only after a mistake."""
    found: list[str] = import_module("difflib").get_close_matches(word, known, most, like)
    return found
