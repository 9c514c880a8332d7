"""The harness of the papers' experiments: cells, reading, report, search. The figures themselves are the slow test."""

import json
import re
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from emc import places
from emc.machine.machine_file import read_description

BENCH = Path(__file__).resolve().parent.parent / "bench"
sys.path.append(str(BENCH))
papers, published = import_module("papers"), import_module("published")
cells, experiment, fit = (import_module(f"papers.{name}") for name in ("cells", "experiment", "fit"))
parameters, report, page, plots, ensemble = (
    import_module(f"papers.{name}") for name in ("parameters", "report", "page", "plots", "ensemble")
)

ERRORS = {"FMPL": (5, 20), "NIAM": (10, 25)}  # per cent, of a paper's cells: the median, and the largest
CALIBRATED = [kept for one in papers.EXPERIMENTS if (kept := one.only(cells.PUBLISHED.keys())) is not None]
TABLE_2 = next(one for one in papers.EXPERIMENTS if one.program == "emc_table2.emc")


def program(folder, body):
    """An experiment of one row, `it`, for sizes 1 and 2."""
    path = folder / "it.emc"
    path.write_text(f"#include <stdio.h>\nint main(void) {{ {body} }}")
    return experiment.Experiment("EM-C", "table 0", str(path), 1, (("it", (1, 2)),))


def line(simulated, known, note=""):
    return report.Line("EM-C", "table 0", "it", 1, "us", simulated, known, note)


def test_every_published_value_has_a_source():
    assert all(one.value > 0 and one.source for one in cells.PUBLISHED.values())


def test_every_published_value_of_the_emc_paper_is_simulated():
    given = {(one.paper, *cell) for one in papers.EXPERIMENTS for cell in one.cells}
    assert {key for key in cells.PUBLISHED if key[0] == cells.EMC} <= given


def test_a_cell_is_measured_once():
    given = [(one.paper, *cell) for one in papers.EXPERIMENTS for cell in one.cells]
    assert len(given) == len(set(given))


def test_every_experiment_has_its_program():
    folder = places.programs() / "papers"
    assert [one.program for one in papers.EXPERIMENTS if not (folder / one.program).is_file()] == []


def test_a_program_is_told_which_sizes_are_wanted():
    one = replace(TABLE_2, gives=(("a", (1, 10)), ("b", (0, 1))), arguments=("way",), takes_sizes=True)
    assert one.words == ("way", "0", "1", "10")
    fewer = one.only({("EM-C", "a", 10), ("RICA", "a", 1)})
    assert fewer.gives == (("a", (10,)),) and fewer.words == ("way", "10")
    assert one.only(set()) is None


def test_cells_are_lines_of_the_output():
    output = "lex 1: 12.50 us\na remark: 3 us\nspeed-up barrier + barrier 20: 3.1 times\nlex 2: 7 ms\n"
    assert experiment.printed_cells(output) == {("lex", 1): 12.5, ("speed-up barrier + barrier", 20): 3.1}


def test_both_engines_measure_the_same():
    small = replace(TABLE_2, pes=3)
    native, reference = (
        experiment.measured(small, experiment.Setting(engine=name)) for name in ("native", "reference")
    )
    assert native.times == reference.times
    assert set(native.times) == {("remote read", 1), ("remote write", 1)}


@pytest.mark.slow
@pytest.mark.parametrize(
    "one", [one for one in CALIBRATED if not one.machine][::2], ids=lambda one: f"{one.table} {one.gives[0][0]}"
)
def test_both_engines_measure_the_same_of_what_is_published(one):
    """Every second one of the EM-4's; megabytes on the FX10 are too much for the reference engine."""
    native, reference = (experiment.measured(one, experiment.Setting(engine=name)) for name in ("native", "reference"))
    assert native.times == reference.times
    assert set(native.times) == set(one.cells)


def test_a_cost_of_the_machine_moves_the_figures():
    one = replace(TABLE_2, pes=5)
    slower = experiment.measured(one, experiment.Setting(values=(("network.hop", 4),)))
    assert slower.times["remote read", 1] > experiment.measured(one, experiment.Setting()).times["remote read", 1]


def test_what_a_trap_leaves_out_has_no_time(tmp_path):
    body = 'int zero = 0; puts("it 1: 2.5 us"); return 1 / zero;'
    found = report.lines([experiment.measured(program(tmp_path, body), experiment.Setting())])
    assert [(one.size, one.simulated, one.note) for one in found] == [
        (1, 2.5, "fails: division by zero"),
        (2, None, "fails: division by zero"),
    ]


@pytest.mark.parametrize(
    ("body", "said"),
    [('puts("it 1: 1 us"); return 0;', "no line for"), ('puts("it 1: 1 us"); return 3;', "status 3")],
)
def test_a_program_that_is_wrong_measures_nothing(tmp_path, body, said):
    with pytest.raises(SystemExit, match=said):
        experiment.measured(program(tmp_path, body), experiment.Setting())


def test_a_speed_up_is_over_a_time_of_the_same_table(tmp_path):
    alone = replace(program(tmp_path, ""), gives=(("alone", (1,)),))
    spread = replace(program(tmp_path, ""), unit=experiment.SPEED_UP, speed_up_over="alone", gives=(("it", (4,)),))
    found = report.lines(
        [experiment.Measured(spread, {("it", 4): 3.0}), experiment.Measured(alone, {("alone", 1): 12.0})]
    )
    assert [(one.row, one.unit, one.simulated) for one in found] == [("it", "times", 4.0), ("alone", "us", 12.0)]


def test_the_summary_looks_at_known_values_alone():
    assert report.summary([line(11.0, 10.0), line(10.0, 10.0), line(7.0, 10.0), line(5.0, None), line(None, 3.0)]) == (
        "3 calibration cells: median error 10.0 %, largest 30.0 %"
    )


def test_the_json_has_null_for_what_is_unknown():
    first, second = json.loads(report.as_json([line(11.0, None), line(None, 10.0, "fails: deadlock")]))
    assert first == {
        "paper": "EM-C",
        "table": "table 0",
        "row": "it",
        "size": 1,
        "unit": "us",
        "simulated": 11.0,
        "published": None,
        "range": None,
    }
    assert second["simulated"] is None and second["published"] == 10.0


def test_one_command_runs_a_table_and_writes_it(tmp_path, monkeypatch, capsys):
    file = tmp_path / "out.json"
    monkeypatch.setattr(sys, "argv", ["published.py", "--only", "EM-C, table 2", "--jobs", "1", "--json", str(file)])
    published.main()
    rows = [(one["row"], one["size"]) for one in json.loads(file.read_text())]
    assert rows == [("remote read", 1), ("remote write", 1)]
    assert "median error" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "said"), [(".", "that is a folder"), ("none/out.json", "there is no folder")])
def test_figures_that_can_not_be_written_are_a_message_before_anything_runs(tmp_path, monkeypatch, capsys, name, said):
    monkeypatch.setattr("sys.argv", ["published.py", "--json", str(tmp_path / name)])
    with pytest.raises(SystemExit):
        published.main()
    assert said in capsys.readouterr().err


def test_a_machine_file_that_is_missing_is_a_message(monkeypatch):
    monkeypatch.setattr(sys, "argv", ["published.py", "--only", "EM-C, table 2", "--jobs", "1", "--machine", "em5"])
    with pytest.raises(SystemExit, match="there is no machine file `em5`"):
        published.main()


# ---- the page and its figures


def all_lines(value=2.0):
    """Each cell of each experiment, as if measured."""
    found = [experiment.Measured(one, dict.fromkeys(one.cells, value)) for one in papers.EXPERIMENTS]
    return report.lines(found)


def test_the_page_has_a_place_for_each_table():
    text = (BENCH.parent / "docs" / "papers.md").read_text()
    marked = re.findall(r"^<!-- published: (.*): begin -->$", text, re.MULTILINE)
    assert sorted(marked) == sorted(page.blocks(all_lines(), read_description("em4")))
    assert [name for name in marked if f"<!-- published: {name}: end -->" not in text] == []


def test_the_page_shows_each_figure():
    shown = re.findall(r"\(figures/(.*)\.svg\)", (BENCH.parent / "docs" / "papers.md").read_text())
    assert sorted(shown) == sorted(figure.name for figure in plots.FIGURES if plots._curves(figure, all_lines()))


def test_the_words_around_the_numbers_stay(tmp_path):
    file = tmp_path / "papers.md"
    file.write_text("before\n<!-- published: it: begin -->\nold\n<!-- published: it: end -->\nbehind\n")
    page.written(file, {"it": "new"})
    expected = "before\n<!-- published: it: begin -->\n\nnew\n\n<!-- published: it: end -->\nbehind\n"
    assert file.read_text() == expected
    with pytest.raises(SystemExit, match="add them"):
        page.written(file, {"other": "new"})


def test_a_table_has_a_column_for_each_size():
    lines = [line(11.0, 10.0), replace(line(None, None, "fails: deadlock"), size=5)]
    made = page.blocks(lines, read_description("em4"))["EM-C, table 0"]
    assert made.splitlines()[0] == "| microseconds | 1 | 5 |"
    assert made.splitlines()[-1] == "| it | **11.00** (10: +10.0 %) | fails |"


@pytest.mark.slow
@pytest.mark.extra("plots", "matplotlib")
def test_figures_are_the_same_each_time(tmp_path):
    made = [plots.drawn(all_lines(), tmp_path / name) for name in ("first", "second")]
    assert [path.name for path in made[0]] and made[0] != made[1]
    assert [path.read_bytes() for path in made[0]] == [path.read_bytes() for path in made[1]]


# ---- calibration


def test_the_search_finds_the_costs_that_times_were_made_with():
    names = ("a.x", "a.y", "a.z")
    free = [parameters.Parameter(name, 0, 9, "any") for name in names]
    counts = np.array([[1, 0, 2], [3, 1, 0], [0, 2, 2], [5, 5, 1]], float)
    true = np.array([7, 2, 4])

    def times(several):
        return [10 + counts @ np.array([values[name] for name in names]) for values in several]

    best = fit.search(dict.fromkeys(names, 1), free, 10 + counts @ true, times, lambda text: None)
    assert list(best.values.values()) == [7, 2, 4]
    assert best.score == 0


def test_the_machine_file_lies_within_the_bounds():
    values = parameters.values_of(read_description("em4"))
    assert all(one.least <= values[one.key] <= one.most for one in parameters.PARAMETERS)
    assert len(parameters.PARAMETERS) <= 10


def test_values_are_written_where_they_stand(tmp_path):
    original = (places.runtime() / "machines" / "em4.toml").read_text()
    path = tmp_path / "other.toml"
    path.write_text(original)
    wanted = {one.key: one.least for one in parameters.PARAMETERS}
    parameters.written(path, wanted)
    assert parameters.values_of(read_description(str(path))) == wanted
    assert [text.partition("#")[2] for text in path.read_text().splitlines()] == [
        text.partition("#")[2] for text in original.splitlines()
    ]
    parameters.written(path, parameters.values_of(read_description("em4")))
    assert path.read_text() == original


@pytest.mark.slow
def test_the_calibration_cells_come_out():
    found = report.lines(published.run_all(CALIBRATED, experiment.Setting(), 2))
    errors = {(one.paper, one.row, one.size): abs(one.error) for one in found if one.error is not None}
    assert len(errors) == len(cells.PUBLISHED)
    for paper, (median, largest) in ERRORS.items():
        own = [error for key, error in errors.items() if key[0] == paper]
        assert np.median(own) <= median and max(own) <= largest, paper
    others = [error for key, error in errors.items() if key[0] not in ERRORS]
    assert np.median(others) <= 5 and max(others) <= 15


def test_a_range_spans_the_ensemble_and_what_no_member_gets_right():
    here, fewer, more = ([line(value, 10.0)] for value in (11.0, 10.5, 12.0))
    (found,) = report.with_ranges(here, [fewer, more])
    assert found.range == (pytest.approx(10.5 * 0.9), pytest.approx(12.0 * 1.1)) and not found.is_miss
    (narrow,) = report.with_ranges([line(12.0, 10.0), replace(line(10.0, 10.0), size=2)][:1], [])
    assert narrow.range is None and not narrow.is_miss


def test_errors_of_another_machine_widen_no_range():
    here, others = [line(11.0, 10.0)], [[line(10.5, 10.0)]]
    beside = [replace(line(10.0, 10.0), paper="another", size=size) for size in range(9)]
    assert report.with_ranges([*here, *beside], others)[0].range == report.with_ranges(here, others)[0].range


def test_a_cell_outside_of_its_range_is_a_miss():
    several = [replace(line(value, 10.0), size=size) for size, value in enumerate((10.0, 10.1, 13.0))]
    *good, bad = report.with_ranges(several, [several])
    assert [one.is_miss for one in good] == [False, False] and bad.is_miss
    assert report.summary([*good, bad]).endswith("1 outside of their ranges")
    assert "miss" in page.blocks([bad], read_description("em4"))["EM-C, table 0"]


def test_the_ensemble_begins_with_the_machine_file_and_keeps_the_bounds():
    first, *others = ensemble.members()
    assert first == parameters.values_of(read_description("em4"))
    assert others and all(p.least <= one[p.key] <= p.most for one in others for p in parameters.PARAMETERS)


# ---- the FX10


def neighbours(what):
    return next(one for one in papers.EXPERIMENTS if one.arguments[:1] == (what,))


@pytest.mark.slow
@pytest.mark.parametrize(("what", "largest"), [("rdma", 131072), ("message", 524288)])
def test_segmented_is_faster_from_the_published_size_on(what, largest):
    sizes = tuple(str(largest >> n) for n in (3, 2, 1, 0))
    row = f"crossover {what}"
    one = replace(neighbours(what), arguments=(what, *sizes), defines=(f"MOST={largest}",), gives=((row, (0,)),))
    assert experiment.measured(one, experiment.Setting()).times[row, 0] == cells.PUBLISHED["NEIGHBOURS", row, 0].value


@pytest.mark.slow
def test_rdma_beats_messages_up_to_64_kb():
    sizes = (1024, 16384, 65536)
    found = {}
    for what in ("rdma", "message"):
        rows = tuple((f"{name} {what}", sizes) for name in ("direct", "segmented"))
        words = (what, *map(str, sizes))
        one = replace(neighbours(what), arguments=words, defines=("MOST=65536",), gives=rows)
        for (row, size), value in experiment.measured(one, experiment.Setting()).times.items():
            found[row.split()[0], what, size] = value
    for name in ("direct", "segmented"):
        assert all(found[name, "rdma", size] > found[name, "message", size] for size in sizes)


@pytest.mark.slow
def test_both_engines_measure_the_same_of_neighbour_exchange():
    one = neighbours("message")
    rows = (("direct message", (1024, 20480)), ("segmented message", (1024, 20480)))
    small = replace(one, pes=4, arguments=("message", "1024", "20480"), defines=("MOST=20480",), gives=rows)
    native, reference = (
        experiment.measured(small, experiment.Setting(engine=name)) for name in ("native", "reference")
    )
    assert native.times == reference.times and len(native.times) == 4


@pytest.mark.slow
def test_neighbours_on_the_whole_machine_are_as_fast_as_on_27_pes():
    rows = (("direct rdma", (65536,)), ("segmented rdma", (65536,)))
    small = replace(neighbours("rdma"), arguments=("rdma", "65536"), defines=("MOST=65536",), gives=rows)
    here, whole = (experiment.measured(replace(small, pes=pes), experiment.Setting()).times for pes in (27, 96))
    assert whole == {cell: pytest.approx(value, rel=0.001) for cell, value in here.items()}


@pytest.mark.slow
def test_formulas_are_those_of_the_paper():
    found = experiment.measured(neighbours("formula"), experiment.Setting()).times
    assert {size: found["gain formula", size] for size in (504, 503, 605, 704, 804, 2604)} == {
        504: 1.6, 503: 1.2, 605: 1.667, 704: 1.143, 804: 1.0, 2604: 1.077,
    }  # fmt: skip
    assert found["steps segmented", 2604] == 13 and found["steps direct", 2604] == 7
    assert found["transfer segmented", 504] == 1.25 and found["gain limit", 0] == 2.0
