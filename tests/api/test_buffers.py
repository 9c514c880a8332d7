"""Objects with a buffer, and sequences, as arguments for pointer parameters: what goes in, and what comes back."""

from __future__ import annotations

import array
import collections
import ctypes
import mmap
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import emc

TEXT = """
void twice(int *p, int n) { int i; for (i = 0; i < n; i++) p[i] *= 2; }
int sum(const int *p, int n) { int i, s = 0; for (i = 0; i < n; i++) s += p[i]; return s; }
double fsum(double *p, int n) { int i; double s = 0; for (i = 0; i < n; i++) s += p[i]; return s; }
void upper(char *p) { for (; *p; p++) *p -= 32; }
void upper_unsigned(unsigned char *p) { for (; *p; p++) *p -= 32; }
void upper_any(void *p) { upper(p); }
int length(const char *p) { int n = 0; while (p[n]) n++; return n; }
int last(int m[][3], int n) { return m[n - 1][2]; }
void same(int *p, int *q) { p[0] = 5; q[1] = p[0] + 1; }
struct point { int x, y; };
int moved(struct point *p) { p->x += 10; return p[1].y; }
"""


@pytest.fixture(scope="module")
def live() -> Iterator[emc.Live]:
    with emc.compile(TEXT, pes=1).load() as found:
        yield found


class Point(ctypes.Structure):
    _fields_ = (("x", ctypes.c_int), ("y", ctypes.c_int))


def test_items_go_in_and_come_back(live: emc.Live) -> None:
    one, several, alone = array.array("i", [1, 2, 3]), (ctypes.c_int * 3)(1, 2, 3), ctypes.c_int(21)
    strided = array.array("i", [1, 2, 3])
    live.twice(one, 3), live.twice(several, 3), live.twice(alone, 1), live.twice(memoryview(strided)[::2], 2)
    assert one.tolist() == list(several) == [2, 4, 6] and alone.value == 42 and strided.tolist() == [2, 2, 6]
    one.append(4)  # nothing holds the buffer any more


def test_what_is_read_only_does_not_come_back(live: emc.Live) -> None:
    whole = array.array("i", [1, 2, 3])
    live.twice(memoryview(whole).toreadonly(), 3)
    assert whole.tolist() == [1, 2, 3] and live.sum(whole, 3) == 6


def test_one_buffer_twice_is_one_array(live: emc.Live) -> None:
    whole = array.array("i", [1, 2, 3])
    live.same(whole, whole)
    assert whole.tolist() == [5, 6, 3]


@pytest.mark.parametrize("name", ["upper", "upper_unsigned", "upper_any"])
def test_bytes(live: emc.Live, name: str) -> None:
    memory = mmap.mmap(-1, 8)
    memory[:3] = b"abc"
    for given in (bytearray(b"abc"), ctypes.create_string_buffer(b"abc"), array.array("b", b"abc"), memory):
        live.call(name, given)
        assert bytes(given)[:3] == b"ABC"
    assert live.length(memoryview(b"hello")) == live.length(bytearray(b"hello")) == 5


def test_structs_and_rows(live: emc.Live) -> None:
    points = (Point * 2)(Point(1, 2), Point(3, 4))
    assert live.moved(points) == 4 and points[0].x == 11
    assert live.last(memoryview(np.arange(6, dtype="int32").reshape(2, 3)), 2) == 5
    assert live.last([range(3), range(3, 6)], 2) == 5


def test_sequences_go_in(live: emc.Live) -> None:
    assert live.sum(range(5), 5) == 10 and live.sum(collections.deque([1, 2]), 2) == 3
    assert live.fsum(array.array("d", [0.5, 1]), 2) == 1.5 and live.fsum(range(3), 3) == 3.0


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (array.array("d", [1.0]), r"so pass an array of int32, not of float64: numpy.array\(x, 'int32'\) converts it"),
        (memoryview(b"abcd"), "so pass an array of int32, not of uint8"),
        (bytearray(4), "a string is passed as `char"),
        ({1, 2}, "but this is a set: pass its values as a list or a NumPy array"),
        (iter([1]), "but this is a list_iterator: pass its values as a list or a NumPy array"),
        (2.5, "but 2.5 is a float: pass None for null"),
        (np.float64(2), "is a float64: pass None for null"),
    ],
)
def test_what_does_not_fit(live: emc.Live, given: Any, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        live.twice(given, 1)
