"""The values of an option of a sweep, from the text that the user writes.

expand("1,2,..64")      ("1", "2", "4", "8", "16", "32", "64")      goes on by the ratio of the two values before
expand("1..4,10")       ("1", "2", "3", "4", "10")                  counts by one
expand("em4,emx")       ("em4", "emx")
expand("max(1,2),3")    ("max(1,2)", "3")                           commas in brackets and quotes separate nothing
"""

from __future__ import annotations

import re
from fractions import Fraction

MOST_VALUES = 1_000_000  # of one option

_NUMBER = r"-?\d{1,18}"
_RANGE = re.compile(rf"({_NUMBER})\.\.({_NUMBER})", re.ASCII)
_ON = re.compile(rf"\.\.({_NUMBER})", re.ASCII)
_OPENING, _CLOSING = "([{", ")]}"


class SweepError(ValueError):
    """A specification of a sweep that has no meaning. str() says what is wrong, and what to write."""


def expand(text: str) -> tuple[str, ...]:
    """The values that the text means, in its order, each once. Raises SweepError."""
    found: list[str] = []
    for item in split(text):
        if not item:
            raise SweepError(f"{text!r} has an empty value: write one comma between values, like 1,2,4")
        if between := _RANGE.fullmatch(item):
            found += _count(item, int(between[1]), int(between[2]))
        elif on := _ON.fullmatch(item):
            found += _go_on(text, found, int(on[1]))
        elif item.startswith("..") or (item.endswith("..") and item[:-2].isdigit()):
            raise SweepError(f"{item!r} is not a range: write 1..20; or 1,2,..64, which means 1,2,4,8,16,32,64")
        else:
            found.append(item)
    return tuple(dict.fromkeys(found))


def split(text: str) -> list[str]:
    """The parts between commas that are in no brackets or quotes, without the spaces around them."""
    parts, depth, quote = [""], 0, ""
    for sign in text:
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'":
            quote = sign
        else:
            depth += (sign in _OPENING) - (sign in _CLOSING)
        if sign == "," and depth <= 0 and not quote:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]


def _count(item: str, first: int, last: int) -> list[str]:
    if last < first:
        raise SweepError(f"{item!r} is empty, because {last} is less than {first}: write {last}..{first}")
    if last - first >= MOST_VALUES:
        raise SweepError(f"{item!r} has {last - first + 1:,} values: write at most {MOST_VALUES:,}")
    return [str(n) for n in range(first, last + 1)]


def _go_on(text: str, before: list[str], last: int) -> list[str]:
    """The values after the two before, by their ratio, up to `last`."""
    pair = before[-2:]
    if len(pair) < 2 or not all(re.fullmatch(_NUMBER, one, re.ASCII) for one in pair):
        raise SweepError(f"{text!r}: before ..{last}, write two whole numbers, like 1,2,..{last}")
    first, second = map(int, pair)
    if first == 0 or second == 0 or first == second or (first < 0) != (second < 0):
        raise SweepError(
            f"{text!r}: the two numbers before ..{last} must be different, of the same sign, and not 0; "
            "to count by one, write a range, like 0..10"
        )
    return _powers(text, second, Fraction(second, first), last)


def _powers(text: str, start: int, ratio: Fraction, last: int) -> list[str]:
    found: list[str] = []
    grows = abs(ratio) > 1
    value = start * ratio
    while value and (value > 0) == (last > 0) and (abs(value) <= abs(last) if grows else abs(value) >= abs(last)):
        if value.denominator != 1:
            raise SweepError(
                f"{text!r}: the value after {found[-1] if found else start} is {value}, which is not whole; "
                "write the values themselves"
            )
        found.append(str(value))
        value *= ratio
    if not found and start != last:
        raise SweepError(f"{text!r}: ..{last} adds nothing, because the next value is {value}; write a last value "
                         f"{'of at least' if grows else 'of at most'} {value}")  # fmt: skip
    return found
