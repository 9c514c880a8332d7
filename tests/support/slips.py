"""Right programs with a mistake put in at random, for what checked builds say of them.

    with_slip(text, 7)      the text, wrong in one place: a number, a comparison, a statement that is missing

Whether it is still a program, and whether anything is wrong with it, is for a compiler and a run to find out.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

_NUMBER = re.compile(r"(?<![\w.\"%\\'])(\d{1,4})(?![\w.\"'])")
_COMPARISON = re.compile(r"(?<![<>=!-])(<=|<|>=|>)(?![<>=])")
_STATEMENT = re.compile(r"(?m)^(\s+)([\w\->\[\].*+ ]+ = [^;{}\n]+|free\([^;]*\)|return [^;]+);")
_INITIALISER = re.compile(r"(\b(?:int|char|double|float|long|short)\s+\**\w+) = [^,;{}\n]+(?=[,;])")
_CALL = re.compile(r"\b(malloc|calloc|memset|memcpy|strcpy|realloc)\(([^()]*?)(\d+|sizeof [\w* ]+|sizeof\([^)]*\)|n)\)")


def with_slip(text: str, seed: int) -> str:
    """The text with a mistake; as it was where there is no place for one."""
    choose = random.Random(seed)
    kinds = [_number, _number, _comparison, _missing, _unset, _size]
    choose.shuffle(kinds)
    for kind in kinds:
        made = kind(text, choose)
        if made != text:
            return made
    return text


def _one(pattern: re.Pattern[str], text: str, choose: random.Random, new: Callable[[re.Match[str]], str]) -> str:
    """One match, but for those of lines of the preprocessor, is replaced."""

    def line(match: re.Match[str]) -> str:
        return text[text.rfind("\n", 0, match.start()) + 1 : match.start()]

    found = [m for m in pattern.finditer(text) if not line(m).lstrip().startswith("#")]
    if not found:
        return text
    match = choose.choice(found)
    return text[: match.start()] + new(match) + text[match.end() :]


def _number(text: str, choose: random.Random) -> str:
    by = choose.choice([-1, 1, 1, 2, 3, 17, 1000])
    return _one(_NUMBER, text, choose, lambda m: str(max(0, int(m[1]) + by)))


def _comparison(text: str, choose: random.Random) -> str:
    other = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
    return _one(_COMPARISON, text, choose, lambda m: other[m[1]])


def _missing(text: str, choose: random.Random) -> str:
    return _one(_STATEMENT, text, choose, lambda m: f"{m[1]};")


def _unset(text: str, choose: random.Random) -> str:
    return _one(_INITIALISER, text, choose, lambda m: m[1])


def _size(text: str, choose: random.Random) -> str:
    return _one(_CALL, text, choose, lambda m: f"{m[1]}({m[2]}{m[3]} / 2)")
