"""Functions of a live machine: values of every type, checked arguments, what they cost; both engines agree."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from embedding import PROGRAM, compiled

import emc

CALLS: list[tuple[str, tuple[Any, ...], Any]] = [
    ("total", (10,), 55),
    ("half", (5,), 2.5),
    ("half", (np.float64(-0.5),), -0.25),
    ("big", (1 << 40, 200, 2.5, True), (1 << 40) + 211),
    ("next", ("a",), 98),
    ("next", (127,), -128),
    ("following", (5,), 6),
    ("older", (0.25, 3), 0.75),
    ("nothing", (), None),
    ("length", ("hello",), 5),
    ("length", (b"",), 0),
    ("sum", ([1, 2, 3], 3), 6),
    ("sum", (None, 0), 0),
    ("far", ({"x": 0.5},), 0.5),
    ("apply", ("total", 4), 10),
    ("narrow", (7,), 7),
    ("run", (5,), 5),
]


@pytest.mark.parametrize(("name", "given", "value"), CALLS, ids=[f"{c[0]}{i}" for i, c in enumerate(CALLS)])
def test_values(one: emc.Live, name: str, given: tuple[Any, ...], value: Any) -> None:
    result = one.functions[name](*given)
    assert result.value == value and type(result.value) is type(value)
    assert result.cycles > 0 and result.packets > 0 and result.seconds == result.cycles / 12.5e6
    assert one.call(name, *given) == value


@pytest.mark.parametrize("count", [1, 80, 1000])
def test_engines_agree_in_values_and_cycles(count: int) -> None:
    told: list[list[object]] = []
    for engine in ("native", "reference"):
        with compiled(count).load(engine=engine, capture=True) as live:
            told.append([])
            for name, given, _ in CALLS:
                result = live.call(name, *given)
                told[-1] += [result.value, result.cycles, result.packets]
            live.fill(3)
            told[-1] += [live.gathered().cycles, live.cycles, live["A"].value, live.stats(), live.packet_types()]
            run = live.run("x")
            told[-1] += [run.cycles, run.output, run.status, run.packets, live.cycles]
    assert told[0] == told[1]


def test_results_behave_like_their_values(one: emc.Live) -> None:
    six, half = one.total(3), one.half(5)
    assert six == 6 and six != 7 and six < 7 <= six + 1 and 10 - six == 4 and six * half == 15 and -six == -6
    assert (int(six), float(six), six / 4, six // 4, 2**six, six % 4, ~six, six << 1, abs(-six)) == (
        *(6, 6.0, 1.5, 1, 64, 2, -7, 12, 6),
    )
    assert [0] * 7 and [1, 2, 3, 4, 5, 6, 7][six] == 7 and f"{half:.2f} {six}" == "2.50 6"
    assert sum([six, six]) == 12 and bool(six) and {6: "x"}[six] == "x" and round(half) == 2
    assert np.sqrt(np.asarray(half) * 2.5) == 2.5 and np.array([six, 1]).tolist() == [6, 1]
    assert six.row() == {
        "function": "total", "value": 6, "cycles": six.cycles, "seconds": six.seconds, "packets": six.packets,
    }  # fmt: skip
    assert repr(six).startswith("6  (") and "cycles" in repr(six)
    assert "span" in six._repr_html_() and "6" in six._repr_html_()
    with pytest.raises(AttributeError, match=r"the result of total\(\) has no `cycle`; it has value, cycles"):
        _ = six.cycle


def test_structs_go_in_and_come_out(one: emc.Live) -> None:
    p = {"c": 1, "x": 1.5, "at": [3, 4], "low": 15, "high": 9, "name": "emc"}
    moved = one.moved(p, by=0.25)
    assert moved.value == {**p, "x": 1.75, "at": [3, 5], "high": 10, "name": b"emc"}
    assert moved.x == 1.75 and moved["at"] == [3, 5]
    assert one.moved(moved.value, 1).x == 2.75


def test_arrays_are_copied_in_and_back(one: emc.Live) -> None:
    a = np.arange(5, dtype=np.int32)
    assert one.sum(a, 5) == 10 and a.tolist() == [0, 2, 4, 6, 8]
    assert one.sum(a[::2], 3) == 12 and a.tolist() == [0, 2, 8, 6, 16]
    assert one.same(a, a) == 1 and one.same(a, a.copy()) == 0
    a.flags.writeable = False
    assert one.sum(a, 1) == 0 and one.constant(a, 5) == 32 and a.tolist() == [0, 2, 8, 6, 16]
    assert one.trace(np.eye(3)) == 3
    points = np.zeros(1, one["P"].dtype)
    points["x"] = 2.5
    assert one.far(points) == 2.5 and points["at"][0].tolist() == [9, 0]
    assert one.at(np.array([7], np.int32)) == 7
    b = np.arange(6, dtype=np.int32).reshape(2, 3)
    assert one.grid(2, 3, b) == 155 and b.tolist() == [[0, 2, 4], [6, 8, 10]]
    assert one.grid(3, 2, [[1, 2], [3, 4], [5, 6]]) == 216
    empty = np.zeros(0, np.int32)
    assert one.sum(empty, 0) == 0


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda f: f.total(), TypeError, r"total\(\) needs 1 argument \(int n\), not 0"),
        (lambda f: f.total(1, 2), TypeError, "not 2"),
        (lambda f: f.total(m=1), TypeError, "total\\(\\) has no parameter `m`: did you mean `n`|it is int total"),
        (lambda f: f.total("3"), TypeError, r"argument `n` of total\(\) is `int`, but '3' is a str"),
        (lambda f: f.total(3.0), TypeError, r"3\.0 is a float: convert it with int\(\.\.\.\) or round"),
        (lambda f: f.total(1 << 31), OverflowError, r"holds -2147483648 \.\. 2147483647: 2147483648 does not fit"),
        (lambda f: f.big(0, 256, 0, 0), OverflowError, r"argument `c` of big\(\) is `unsigned char`"),
        (lambda f: f.half("x"), TypeError, "argument `v`"),
        (lambda f: f.sum(np.arange(3), 3), TypeError, r"so pass an array of int32, not of int64: x\.astype\('int32'\)"),
        (lambda f: f.sum("text", 3), TypeError, "a string is passed as `char"),
        (lambda f: f.sum([1, 2.5], 2), TypeError, r"argument `p` of sum\(\)\[1\] is `int`"),
        (lambda f: f.grid(0, 0, np.eye(3)), TypeError, r"int32 of shape \(\.\.\., any\), not"),
        (lambda f: f.grid(1, 2, [[1, 2], [3]]), ValueError, r"is `int \[2\]`: it takes 2 elements, not 1"),
        (lambda f: f.trace(np.eye(2)), TypeError, r"float64 of shape \(\.\.\., 3\), not"),
        (
            lambda f: f.along(np.arange(3, dtype="i4"), 3),
            TypeError,
            "a copy would be on PE 0 only: declare it `global`",
        ),
        (lambda f: f.at(f["here"]), TypeError, "a local address means nothing on another PE"),
        (lambda f: f.at(f["M"]), TypeError, r"several spread dimensions: pass a pointer to an element"),
        (lambda f: f.apply("totl", 1), ValueError, "no function 'totl': did you mean 'total'"),
        (lambda f: f.narrow(1, 2), TypeError, "takes variable arguments, which can't be given from Python"),
        (lambda f: f.sum(np.zeros(3 << 20, "i4"), 1), ValueError, r"room=1 << 20"),
        (
            lambda f: f.moved({"y": 1}, 2),
            ValueError,
            r"argument `p` of moved\(\) is `struct point`, which has no member",
        ),
        (lambda f: f.totl(1), AttributeError, "no function `totl`: did you mean `total`"),
        (lambda f: f.A, AttributeError, r"`A` is a variable of .*: write live\['A'\]"),
        (lambda f: f.offer(1), AttributeError, "has no function `offer`"),
        (lambda f: f["B"], emc.UnknownVariable, "has no variable 'B'"),
        (lambda f: f["total"], KeyError, r"is a function of .*: write live\.total"),
        (lambda f: setattr(f, "x", 3), AttributeError, r"live\['x'\]\[\.\.\.\] = "),
    ],
)
def test_what_can_not_be_called(one: emc.Live, call: Any, error: type[Exception], words: str) -> None:
    before = one.cycles
    with pytest.raises(error, match=words):
        call(one)
    assert one.cycles == before and one.total(2) == 3


def test_pointers(live: emc.Live) -> None:
    pes = live.pes
    live["A"][:] = np.arange(1000)
    far = live.place(123).value
    assert (far.pe, live[far], int(far)) == (123 % pes, 123, live["A"].at(123).word) and far == live["A"].at(123)
    assert live.at(far) == 123 and live.along(live["A"], 50) == sum(range(50))
    live[far] = -7
    assert live["A"][123] == -7 and live.read(live["A"].at(2), 1) == [2]
    own = live.own().value
    assert live.read(own, 4) == [1, 2, 3, 4] and live.read(own, pe=pes - 1) == 1
    live.write(own, 9, pe=pes - 1)
    assert live["here"][pes - 1, 0] == 9 and live.sum(live["here"], 4) == (18 if pes == 1 else 10)
    assert live.text(live.word().value) == "a word"
    assert live.chosen() == "total" and live.apply(live.total, 3) == 6 and live.apply(live.chosen().value, 3) == 6
    with pytest.raises(TypeError, match=r"points to `int`: only a `char \*` points to a string"):
        live.text(own)
    with pytest.raises(ValueError, match="is null"):
        live.read(live["pointer"].at(0).__class__(own.type, 0, None, 0))


def test_what_a_call_gave_stands_for_its_value(one: emc.Live) -> None:
    one["A"][:] = np.arange(1000)
    far, word = one.place(123), one.word()
    assert one[far] == 123 and one.read(far, 1) == [123] and one.text(word) == "a word"
    one[far] = one.total(3)
    assert one[far] == 6 and one["A"].at(one.total(2)) == one["A"].at(3)
    one.write(far, one.total(1) + 3)
    assert one.at(far) == 4 and one.length(word) == 6 and one.apply(one.chosen(), 3) == 6
    moved = one.moved({"x": 1}, 0.5)
    assert one.moved(moved, by=one.half(1)).x == 2 and one.far(moved) == 1.5
    with pytest.raises(TypeError, match=r"argument `n` of total\(\) is `int`, but 2\.5 is a float"):
        one.total(one.half(5))


def test_numbers_without_end_are_told_in_short(one: emc.Live) -> None:
    with pytest.raises(OverflowError, match=r"holds -2147483648 \.\. 2147483647: a number of 16,610 bits does not fit"):
        one.total(10**5000)
    with pytest.raises(OverflowError, match=r"but a number of 16,610 bits is too large for it: write float\('inf'\)"):
        one.half(10**5000)


def test_words_and_counts_are_looked_at(one: emc.Live) -> None:
    with pytest.raises(TypeError, match=r"live\.call's first argument must be a string, not 3"):
        one.call(3)  # pyright: ignore[reportArgumentType]
    with pytest.raises(TypeError, match="count must be a whole number, not 'x'"):
        one.read(one.own(), "x")  # pyright: ignore[reportArgumentType]
    for pe in ("x", 1.5):
        with pytest.raises(TypeError, match="pe must be a whole number, not"):
            one.read(one.own(), pe=pe)  # pyright: ignore[reportArgumentType]
    with pytest.raises(ValueError, match="count must be at least 0, not -1"):
        one.read(one.own(), -1)


def test_the_program_writes_to_python(one: emc.Live, capsys: pytest.CaptureFixture[str]) -> None:
    said = one.say(5)
    assert said == 13 and said.output == "5 says hello\n" and one.total(1).output == ""
    assert capsys.readouterr().out == ""
    with one.program.load(engine="reference") as loud:
        assert loud.say(6).output == "6 says hello\n"
    assert capsys.readouterr().out == "6 says hello\n"


def test_main_runs_on_the_machine_as_it_is(live: emc.Live) -> None:
    first, second = live.run(), live.run("one", 2)
    assert (first.status, first.output) == (3, f"{live.pes} PEs, 1 arguments, the last {live.program.name}\n")
    assert second.output.endswith("3 arguments, the last 2\n") and second.check() is second
    assert live["A"][7] == 7 and live.counted() == 8 and live.counted() == 9
    cycles = live.cycles
    assert cycles > first.cycles + second.cycles and live.seconds == cycles / 12.5e6
    live.reset()
    assert (live.cycles, live.packets, live["A"][7], live.counted().value) == (0, 0, 0, 8)


def test_packets_of_the_programs_own(live: emc.Live) -> None:
    live.offers(100)
    assert live["x"] == 49 and (live.pes == 1 or live.packet_types()["update.offer"] == 100)


def test_stats_are_rows(live: emc.Live) -> None:
    live.fill(2)
    rows = live.stats()
    assert len(rows) == live.pes and [row["pe"] for row in rows] == list(range(live.pes))
    keys = ("busy_cycles", "dispatch_cycles", "spilling_cycles", "idle_cycles")
    assert all(sum(row[key] for key in keys) == live.cycles for row in rows)
    assert sum(row["sent_packets"] for row in rows) == live.packets == sum(live.packet_types().values())


@pytest.mark.slow
@pytest.mark.parametrize(("count", "machine", "optimise"), [(1, "emx", 0), ("2x3", "em4", 0), (80, "emx", 2)])
def test_other_machines_and_builds(count: int | str, machine: str, optimise: int, engine: str) -> None:
    """Checked builds (at 0) and good ones, the other machine, an arrangement, packets that are late."""
    program = emc.compile(PROGRAM, pes=count, machine=machine, optimise=optimise)
    with program.load(engine=engine, capture=True, net_delay=20, seed=3) as live:
        live["A"][:] = np.arange(1000)
        x = np.full(7, 2, np.int32)
        assert live.sum(x, 7) == 14 and x.tolist() == [4] * 7 and live.length("hello") == 5
        assert live.at(live["A"].at(7)) == 7 and live.at(np.array([5], np.int32)) == 5
        assert live.along(live["A"], 12) == 66 and live.gathered() == 499500
        assert live.moved({"x": 1, "at": [2, 3]}, 0.5).value["at"] == [2, 4]
        with pytest.raises(emc.Trap, match="division by zero"):
            live.quotient(1, 0)
        assert live.run("x").status == 3
