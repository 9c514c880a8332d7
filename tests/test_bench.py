"""The benchmarks' own arithmetic: ratios, means, the page that is written. What they measure is nobody's test."""

import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parent.parent / "bench"
sys.path.append(str(BENCH))
measuring, table = import_module("measuring"), import_module("table")


def found(better, ours, theirs):
    return measuring.Found("it", "s", better, 2.0, 2, {"emc": ours, "peer": theirs})


def test_a_ratio_says_how_many_times_as_good_emc_is():
    assert found(measuring.MORE, [8.0], [4.0]).ratios("peer") == [2.0]
    assert found(measuring.LESS, [8.0], [4.0]).ratios("peer") == [0.5]
    assert found(measuring.MORE, [8.0, 1.0, 9.0], [4.0] * 3).of_target() == 4.0
    assert found(measuring.LESS, [8.0, 1.0, 9.0], [4.0] * 3).of_target() == 0.25


def test_ratios_are_of_the_same_turn():
    one = found(measuring.LESS, [2.0, 4.0, 3.0], [1.0, 2.0, 3.0])
    assert one.ratio("peer") == measuring.Spread(0.5, 0.5, 1.0)


def test_the_mean_of_ratios_is_geometric():
    parts = [
        replace(found(measuring.LESS, [ours], [1.0]), name=name) for name, ours in (("a", 4.0), ("b", 1.0), ("c", 9.0))
    ]
    mean = measuring.geometric_mean(parts, measuring.Mean("of two", "peer", frozenset("ab"), 0.5))
    assert mean.spread("emc").median == 0.5
    assert mean.of_target() == 1.0


@pytest.mark.parametrize(("ratio", "text"), [(1234.5, "1,234"), (12.34, "12.3"), (0.5, "0.50"), (0.01234, "0.0123")])
def test_ratios_are_told_to_three_figures(ratio, text):
    assert table.cells(found(measuring.LESS, [1.0], [ratio]))[3] == f"peer {text} x"


def test_contenders_take_turns():
    order = []
    contenders = tuple(measuring.Contender(name, lambda name=name: order.append(name) or 1.0) for name in ("emc", "b"))
    measuring.measured(measuring.Part("it", "s", measuring.LESS, None, contenders), 2)
    assert order == ["emc", "b", "emc", "b"]


def test_the_section_of_the_page_is_replaced(tmp_path):
    page = tmp_path / "speed.md"
    page.write_text(f"before\n{table.BEGIN}\nold\n{table.END}\nbehind\n")
    row = measuring.Row("packets", "How many.", lambda setting: ())
    section = table.markdown([table.Done(row, (found(measuring.LESS, [1.0, 3.0, 2.0], [4.0] * 3),))], {"date": "today"})
    table.written(page, section)
    text = page.read_text()
    assert text.startswith("before\n") and text.endswith("behind\n") and "old" not in text
    assert "| it | 2.00 (1.00 to 3.00) s | 2.00: 1.00 x | peer 2.00 x (1.33 to 4.00) |" in text
    table.written(page, section)
    assert page.read_text() == text


def test_a_page_without_marks_is_refused(tmp_path):
    page = tmp_path / "speed.md"
    page.write_text("nothing\n")
    with pytest.raises(SystemExit, match="no two lines"):
        table.written(page, "section")


@pytest.mark.parametrize(("n", "number"), [(1, 1), (2, 3), (3, 5), (4, 9), (5, 15)])
def test_calls_of_fib(n, number):
    assert import_module("rows.calls").calls(n) == number


@pytest.mark.parametrize("lines", [200, 2000])
def test_the_program_to_compile_is_as_long_as_it_says(lines):
    text = import_module("rows.compiling").text(lines, 7)
    assert 0.9 * lines < text.count("\n") < 1.1 * lines
