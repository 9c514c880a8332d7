"""Variables as arrays: NumPy's own array, treated alike, is the judge."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from embedding import PROGRAM
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.effort import calls_of

import emc

LAYOUTS = ("1", "80", "7", "2x3", "4x2")


@pytest.fixture(scope="module", params=LAYOUTS)
def spread(request: pytest.FixtureRequest) -> Any:
    with emc.compile(PROGRAM, pes=request.param).load(capture=True) as live:
        yield live


def dims(live: emc.Live) -> dict[str, tuple[int, ...]]:
    return {"A": (1000,), "M": (8, 6, 2), "here": (live.pes, 4), "x": (), "hidden": (live.pes,)}


def test_shapes(spread: emc.Live) -> None:
    for name, shape in dims(spread).items():
        array = spread[name]
        assert array.shape == shape == array.gather().shape and array.ndim == len(shape)
        assert array.size == array.gather().size and array.nbytes == array.gather().nbytes
    assert spread["M"].dtype == np.float64 and spread["A"].dtype == np.int32 and len(spread["M"]) == 8
    assert spread["text"].dtype == np.int8 and spread["text"].pe(0).tobytes() == b"abc\0\0\0\0\0"
    assert spread["paint"].dtype == np.uint32 and spread["pointer"].dtype == np.uint32
    assert spread["here"].tolist() == [[1, 2, 3, 4]] * spread.pes and int(spread["x"]) == 41


def indices(shape: tuple[int, ...]) -> st.SearchStrategy[Any]:
    """What may stand in the brackets: numbers, slices, `...`, newaxis, arrays of numbers, masks."""

    def one(n: int) -> st.SearchStrategy[Any]:
        return st.one_of(
            st.integers(-n, n - 1),
            st.slices(n),
            st.lists(st.integers(-n, n - 1), max_size=3).map(lambda x: np.array(x, np.int64)),
            st.just(np.newaxis),
            st.just(Ellipsis),
        )

    mask = st.integers(0, 1 << 30).map(lambda seed: np.random.default_rng(seed).random(shape) < 0.3)
    parts = st.integers(0, len(shape)).flatmap(lambda n: st.tuples(*(one(shape[i]) for i in range(n))))
    return st.one_of(parts, mask, *([one(shape[0])] if shape else []))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_an_index_does_what_numpys_does(spread: emc.Live, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(dims(spread))))
    array, mirror = spread[name], np.arange(np.prod(dims(spread)[name], dtype=int)).reshape(dims(spread)[name])
    array[...] = mirror
    mirror = mirror.astype(array.dtype)
    index = data.draw(indices(mirror.shape))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            wanted = mirror[index]
        except IndexError:
            with pytest.raises(IndexError):
                _ = array[index]
            return
        found = array[index]
        assert np.array_equal(found, wanted) and np.shape(found) == np.shape(wanted) and found.dtype == wanted.dtype
        new = data.draw(st.sampled_from([7, -1]))
        mirror[index] = new
        array[index] = new
    assert np.array_equal(array, mirror)


def test_elements_lie_where_the_language_says(spread: emc.Live) -> None:
    """Against the compiler: every PE writes its own number where it has elements."""
    source = """int global A[50], global B[6][4];
        void mark(void) { everywhere (A, B) dowith () {
            int i, j, *b = (int *)B;
            for (i = 0; i < own_count(A); i++) A[i] = my_pe() * 1000 + own_index(A, i);
        } }
        int where_is(int i, int j) { return pe_of(&B[i][j]); }"""
    with spread.machine.load(source) as live:
        live.mark()
        A, B = live["A"], live["B"]
        assert A.gather().tolist() == [pe * 1000 + i for i, pe in enumerate(A.owners())]
        assert [A.owner(i) for i in (0, 1, 49)] == [i % live.pes for i in (0, 1, 49)]
        assert A.owner(slice(0, 3)).tolist() == [0, 1 % live.pes, 2 % live.pes]
        for i, j in ((0, 0), (5, 3), (2, 1), (3, 2)):
            assert B.owner((i, j)) == live.where_is(i, j) == B.at(i, j).pe
        for pe in {0, 1 % live.pes, live.pes - 1}:
            mine = A.pe(pe)
            assert mine.tolist() == [pe * 1000 + i for i in range(pe, 50, live.pes)]
            mine[...] = -1
            assert (A.gather() == -1).tolist() == [i % live.pes == pe for i in range(50)]
            live.mark()
            B.fill(0)
            B.pe(pe)[...] = 1
            assert np.array_equal(B, B.owners() == pe)
            assert B.pe(pe).size == (B.owners() == pe).sum()
        with pytest.raises(IndexError, match=f"there is no PE {live.pes}"):
            A.pe(live.pes)


def test_numpy_takes_it_for_an_array(spread: emc.Live) -> None:
    A = spread["A"]
    A[:] = np.arange(1000)
    assert np.sum(A) == A.sum() == 499500 and A.max() == 999 and np.mean(A) == 499.5
    assert (A + 1)[3] == 4 and (2 * A).dtype == np.int32 and np.dot(A, A) == np.dot(np.arange(1000), np.arange(1000))
    assert np.array_equal(np.asarray(A), A.gather()) and np.asarray(A, float).dtype == float
    assert np.array_equal(np.concatenate([A[:2], A[-2:]]), [0, 1, 998, 999]) and A[A > 997].tolist() == [998, 999]
    assert np.array_equal(np.where(A > 500, A, 0)[[500, 501]], [0, 501]) and 999 in A and 1000 not in A
    spread["A"] += 5
    assert A[0] == 5 and A[999] == 1004
    A -= 5
    np.multiply(A, 2, out=A)
    np.add.at(A, [1, 1], 10)
    assert A[:3].tolist() == [0, 22, 4] and A.reshape(10, 100)[1, 0] == 200 and list(A)[2] == 4
    assert sorted(A.tolist()) == np.sort(A).tolist() and A.astype("f8").dtype == np.float64
    with pytest.raises(AttributeError, match=r"would change a copy of A: A\[\.\.\.\] = np\.sort\(A\)"):
        A.sort()
    with pytest.raises(AttributeError, match="no attribute `sums`"):
        _ = A.sums
    with pytest.raises(ValueError, match="a NumPy array of it must be a copy"):
        np.asarray(A, copy=False)
    with pytest.raises(ValueError, match="could not broadcast"):
        A[:] = np.arange(3)
    with pytest.raises(IndexError, match="index 1000 is out of bounds for axis 0 of A, which has size 1000"):
        _ = A[1000]
    with pytest.raises(OverflowError):
        A[0] = 1 << 31


def test_one_object_is_a_number(spread: emc.Live) -> None:
    x = spread["x"]
    spread["x"] = 6
    assert x == 6 and int(x) == 6 and float(x) == 6.0 and x + 1 == 7 and [0] * 7 and list(range(9))[x] == 6
    assert x.value == 6 and x[()] == 6 and f"{x:03d}" == "006" and bool(x) and x.owner(()) == 0
    spread["x"] += 1
    assert x == 7 and spread.at(x) == 7 and spread.at(x.at()) == 7
    with pytest.raises(TypeError, match="x is a single object"):
        len(x)


def test_structs_are_records(spread: emc.Live) -> None:
    P = spread["P"]
    assert P.dtype.names == ("c", "x", "at", "low:4,high:28", "name") and P.shape == (10,)
    P["x"] = np.arange(10) / 2
    P["at"][:, 1] = 7
    P["x"][2:4] = -1
    assert P["x"].tolist() == [0, 0.5, -1, -1, 2, 2.5, 3, 3.5, 4, 4.5] and P["at"].tolist() == [[0, 7]] * 10
    assert P[4]["x"] == 2 and P[3:5]["at"].tolist() == [[0, 7]] * 2 and P["at"].shape == (10, 2)
    assert spread[P.at(4)].x == 2.0 and spread.moved(P[4], 1).x == 3
    P[1] = (1, 2.5, [3, 4], 0xF, list(b"abcdef"))
    one = spread[P.at(1)]
    assert one == {"c": 1, "x": 2.5, "at": [3, 4], "low": 15, "high": 0, "name": b"abcdef"}
    spread[P.at(1)] = {**one, "high": 3}
    assert spread[P.at(1)].high == 3
    with pytest.raises(KeyError, match="P has no field 'y'"):
        _ = P["y"]
    mine = spread["mine"]
    mine.pe(0)["x"] = 1.5
    assert mine["x"][0] == 1.5 and spread.far(mine) == 1.5 and mine["at"].pe(0).tolist() == [9, 0]


def test_what_can_not_be_looked_at_or_changed(spread: emc.Live) -> None:
    source = "const int table[3] = {1, 2, 3}; struct nothing {} none; int first(void) { return table[0]; }"
    with spread.machine.load(source) as live:
        assert live["table"].pe(0).tolist() == [1, 2, 3]
        for change in (lambda t: t.fill(1), lambda t: t.__setitem__((0, 0), 1), lambda t: t.__iadd__(1)):
            with pytest.raises(ValueError, match=r"table is `const int \[3\]`: it can't be changed"):
                change(live["table"])
        with pytest.raises(TypeError, match=r"none is `struct nothing none`, which has no size"):
            _ = live["none"]
        with pytest.raises(TypeError, match="is already one PE's part"):
            live["table"].pe(0).pe(0)
        assert live.first() == 1


def test_texts_and_dicts_are_no_arrays(spread: emc.Live) -> None:
    with pytest.raises(TypeError, match=r"text is `char \[8\]`, but 'hello' is a string: assign its bytes as numbers"):
        spread["text"][0] = "hello"
    spread["text"][0, :5] = list(b"hello")
    assert bytes(spread["text"][0, :5]) == b"hello"
    with pytest.raises(
        TypeError, match=r"a dict is not an array: write one struct as a tuple of its members, or as live\[P\.at"
    ):
        spread["P"][1] = {"x": 3}
    for wrong in ("1", 1.5, None, True):
        with pytest.raises(TypeError, match=r"A\.pe\(\) takes a whole number, not"):
            spread["A"].pe(wrong)


def test_what_people_see(spread: emc.Live) -> None:
    A = spread["A"]
    assert repr(A).startswith("A = [") and "int global A[1000], shape (1000,), int32" in repr(A)
    assert "<pre>" in A._repr_html_() and "sum" in dir(A) and "sort" not in dir(A)
    assert str(spread.variables["M"]) == f"double global M[8][6]:[2], {spread.variables['M'].place}" and "total" in dir(
        spread
    )
    assert set(spread) == set(spread.variables) and "A" in spread and "total" not in spread


@pytest.mark.parametrize("pes", [80, 4096])
def test_elements_are_not_visited_one_by_one(pes: int) -> None:
    with emc.Machine(pes=pes).load("int global A[1000000]; int dummy;") as live:

        def work() -> None:
            live["A"][:] = np.arange(1000000)
            live["A"] += 1
            assert int(live["A"].gather()[::7].sum()) == int(np.arange(1, 1000001)[::7].sum())

        assert calls_of(work) < 200 * pes + 10_000
