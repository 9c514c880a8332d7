"""The lists of values of a sweep: what they mean, and what is said of those that mean nothing."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emc.sweeps.values import MOST_VALUES, SweepError, expand, split


@pytest.mark.parametrize(
    "text, values",
    [
        ("1,2,..64", "1 2 4 8 16 32 64"),
        ("1,2,..50", "1 2 4 8 16 32"),
        ("81,27,..1", "81 27 9 3 1"),
        ("4,6,..9", "4 6 9"),
        ("-1,-2,..-8", "-1 -2 -4 -8"),
        ("5,8,..8", "5 8"),
        ("1..4", "1 2 3 4"),
        ("-2..1", "-2 -1 0 1"),
        ("7..7", "7"),
        ("1..3,10,100,..1000", "1 2 3 10 100 1000"),
        ("em4, emx", "em4 emx"),
        ("8x8,4x3x8", "8x8 4x3x8"),
        ("2,1,2", "2 1"),
        ("max(1,2),[3,4],'a,b'", "max(1,2) [3,4] 'a,b'"),
        ("0.5,1e3", "0.5 1e3"),
    ],
)
def test_meaning(text: str, values: str) -> None:
    assert expand(text) == tuple(values.split())


@pytest.mark.parametrize(
    "text, message",
    [
        ("", "empty value"),
        ("1,,2", "empty value"),
        ("5..1", "is empty, because 1 is less than 5: write 1..5"),
        (f"1..{MOST_VALUES + 1}", "has 1,000,001 values"),
        ("..8", "write two whole numbers, like 1,2,..8"),
        ("1,..8", "write two whole numbers"),
        ("a,b,..8", "write two whole numbers"),
        ("3,3,..9", "must be different, of the same sign, and not 0"),
        ("0,1,..9", "must be different, of the same sign, and not 0"),
        ("1,-2,..9", "must be different, of the same sign, and not 0"),
        ("2,3,..20", "the value after 3 is 9/2, which is not whole"),
        ("8,16,..4", "adds nothing, because the next value is 32; write a last value of at least 32"),
        ("16,8,..9", "adds nothing, because the next value is 4; write a last value of at most 4"),
        ("1,2,..-64", "adds nothing"),
        ("4..", "is not a range"),
        ("..x", "is not a range"),
    ],
)
def test_no_meaning(text: str, message: str) -> None:
    with pytest.raises(SweepError, match=re.escape(message)):
        expand(text)


@given(st.integers(1, 1000), st.integers(2, 10), st.integers(2, 8))
def test_a_ratio_gives_all_powers(first: int, ratio: int, count: int) -> None:
    powers = [first * ratio**n for n in range(count)]
    assert expand(f"{powers[0]},{powers[1]},..{powers[-1]}") == tuple(map(str, powers))


@given(st.lists(st.text("abc1()[]'\"x ", min_size=1).map(str.strip), min_size=1, max_size=5))
def test_what_is_split_has_all_its_signs(parts: list[str]) -> None:
    text = ",".join(parts)
    assert ",".join(split(text)).replace(" ", "") == text.replace(" ", "")
