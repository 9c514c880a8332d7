"""Figures of sweeps: what is shown where, in which unit, and a legend that covers nothing."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import extras
import pytest
from command import run_here

import emc
from emc.sweeps import Spec, Store, SweepError, Table, make_plan, sweep, tabulate
from emc.sweeps.captions import short
from emc.sweeps.layout import View, arrange, names
from emc.sweeps.spec import Axis, Program
from emc.sweeps.table import Row, Value, expected, summarise
from emc.texts import Source

pytest.importorskip("matplotlib", reason=extras.reason("sweep"))
from emc.sweeps import plot as drawing

pytestmark = pytest.mark.extra("sweep")

PES = (1, 2, 4, 8)
HOPS, CHIPS, SIZES = (1, 2, 4, 8, 16), (1, 4, 16), (128, 512)


SUM = """
#ifndef N
#define N 3
#endif
int global n;
int main(void) { everywhere dowith () { n += N; } return 0; }
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "sum.emc").write_text(SUM)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def table(trap: Sequence[Value] = (), **values: Sequence[Value]) -> Table:
    """A table of all combinations; `queue__on_chip` is `queue.on_chip`. trap: values of which runs trap."""
    axes = {"program": ("x.emc",), "machine": ("em4",)} | {"pes": (4,)} | values
    rows: list[Row] = []
    for number, point in enumerate(product(*axes.values())):
        row: Row = {name.replace("__", "."): value for name, value in zip(axes, point, strict=True)}
        pes, bad = int(str(row["pes"])), any(value in trap for value in point)
        time = (0.1 + 0.001 * number) / pes
        row |= {
            "cycles": int(time * 12.5e6),
            "time_s": time,
            "speedup": 0.9 * pes + 0.1,
            "efficiency": 0.9,
            "busy": 0.5,
        }
        row |= {"packets": 100 * pes, "status": 126 if bad else 0, "trap": "trap" if bad else "", "output": ""}
        rows.append(row)
    parameters = tuple(name.replace("__", ".") for name in axes)
    return Table(parameters, tuple(rows), tuple(summarise(rows, [n for n in parameters if n != "seed"])), False)


def ticks(axis: Any) -> list[str]:
    return [label.get_text() for label in axis.get_ticklabels() if label.get_text()]


def box(figure: Any, part: Any) -> tuple[float, float, float, float]:
    """Left, bottom, right and top in inches, with labels."""
    found = part.get_tightbbox(figure.canvas.get_renderer())
    return found.x0 / figure.dpi, found.y0 / figure.dpi, found.x1 / figure.dpi, found.y1 / figure.dpi


def laid_out(figure: Any) -> Any:
    """The figure, as it is when it is written."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    FigureCanvasAgg(figure).draw()
    return figure


# ---- what is shown where


@pytest.mark.parametrize(
    ("values", "view", "shown"),
    [
        ({"pes": PES}, View(), "pes | speedup time_s | program | "),
        ({"pes": PES, "V": SIZES}, View(), "pes | speedup time_s | program | V"),
        ({"pes": PES, "program": "ab", "V": SIZES}, View(), "pes | speedup time_s | program | V"),
        ({"pes": PES, "hop": HOPS, "V": SIZES, "chip": CHIPS}, View(), "pes | speedup time_s | V | hop chip"),
        ({"V": SIZES, "machine": ("em4", "emx")}, View(), "V | time_s | program | machine"),
        ({"machine": ("em4", "emx")}, View(x="machine"), "machine | time_s | program | "),
        ({"pes": PES, "V": SIZES}, View(x="V"), "V | time_s | program | pes"),
        ({"pes": PES, "V": SIZES}, View(x="V", lines=("machine",)), "V | time_s | pes | machine"),
        ({"pes": PES, "V": SIZES}, View(facet="pes", y=("busy", "cycles")), "V | busy cycles | pes | "),
        ({"pes": PES, "program": "ab"}, View(facet="machine"), "pes | speedup time_s | machine | program"),
        ({"pes": PES, "program": "ab"}, View(x="program"), "program | time_s |  | pes"),
        ({"pes": PES, "seed": (1, 2)}, View(), "pes | speedup time_s | program | "),
        ({"pes": PES, "seed": (1, 2)}, View(lines=("seed",)), "pes | speedup time_s | program | seed"),
    ],
)
def test_what_is_shown_where(values: Mapping[str, Sequence[Value]], view: View, shown: str) -> None:
    found = arrange(table(**values), view)
    assert f"{found.x} | {' '.join(found.y)} | {found.facet} | {' '.join(found.lines)}" == shown
    points = [(row[found.x], found.facet and row[found.facet], found.line(row)) for row in found.rows]
    assert len(set(points)) == len(points)  # no two runs in one place


@pytest.mark.parametrize(
    ("view", "said"),
    [
        (View(x="hop"), "--x hop: this is not a parameter of this sweep: did you mean `network.hop`? Possible are pro"),
        (View(x="vv"), "--x vv: this is not a parameter of this sweep; possible are program, machine, pes, "),
        (View(x="cycles"), "--x cycles: this is a result, not a parameter"),
        (View(lines=("V", "network.hpo")), "--lines network.hpo: this is not a parameter of this sweep: did you mean"),
        (View(facet="-D V"), "did you mean `V`?"),
        (View(y=("time",)), "--y time: this is not a result with numbers: did you mean `time_s`? Possible are cycles"),
        (View(y=("V",)), "--y V: this is a parameter, not a result"),
        (View(y=("status",)), "--y status: this is not a result with numbers"),
        (View(x="V", lines=("V",)), "V can have only one place"),
        (View(lines=("V",)), "not show network.hop (5 values) and queue.on_chip (3 values): add them to --lines or "),
        (View(lines=("V", "network.hop"), facet="program"), "not show queue.on_chip (3 values): add it to --lines, o"),
        (View(facet="program", lines=("V", "seed", "network.hop", "queue.on_chip")), "would have 60 lines, for each "),
    ],
)
def test_views_that_mean_nothing(view: View, said: str) -> None:
    swept = table(pes=PES, network__hop=HOPS, queue__on_chip=CHIPS, V=SIZES, seed=(1, 2))
    with pytest.raises(SweepError) as wrong:
        arrange(swept, view)
    assert said in str(wrong.value)


def test_tables_without_a_figure() -> None:
    for swept, said in (
        (table(), "has no horizontal axis: give several numbers to --pes or to another option"),
        (table(machine=("em4", "emx")), "for an axis with names, write --x machine"),
        (table(pes=PES, V=range(41)), "would have 41 lines, for each V, and at most 40 can be told apart"),
        (table(pes=PES, program=[f"{n}.emc" for n in range(25)]), "would have 25 panels, for each program, and at "),
    ):
        with pytest.raises(SweepError) as wrong:
            arrange(swept, View())
        assert said in str(wrong.value)


def test_names_between_commas() -> None:
    assert names(["V, network.hop", "F(a,b)", "V"]) == ("V", "network.hop", "F(a,b)")


def test_what_is_known_before_the_runs(tmp_path: Path) -> None:
    """The parameters of the table, with a machine's own number of PEs, and PEs with and without a shape."""
    program = Program("x.emc", (("", Source("x.emc", "int main(void) { return 0; }")),))
    for axes in (
        (Axis("machine", ("em4", "fx10")), Axis("define V", ("1", "x"))),
        (Axis("pes", ("2x2", "4")), Axis("seed", ("1", "2"))),
    ):
        plan = make_plan(Spec((program,), axes))
        before, after = expected(plan), tabulate(plan, sweep(plan, Store(tmp_path / "keep"), 1))
        assert before.parameters == after.parameters
        for old, new in zip(before.rows, after.rows, strict=True):
            assert [old[name] for name in before.parameters] == [new[name] for name in before.parameters]


# ---- the picture

LONG = "max(1,2)" + "+max(3,4)" * 30
CROWDED: dict[str, tuple[Table, View]] = {
    "thirty lines": (table(pes=PES, V=range(30)), View()),
    "three parameters": (table(pes=PES, network__hop=HOPS, queue__on_chip=CHIPS, V=SIZES), View()),
    "forty lines in one row": (table(V=SIZES, W=range(40)), View(x="V")),
    "long labels": (table(pes=PES, program=("a/" * 90 + "x.emc", "y.emc", "$_$"), V=(LONG, "2")), View()),
    "long names": (table(pes=PES, **{"V" * 200: (1, 2), "W" * 200: (1, 2)}), View()),
    "many long labels": (
        table(pes=PES, V=[f"{n}{LONG}" for n in range(9)], W=[f"{n}{LONG}" for n in range(4)]),
        View(),
    ),
    "one number of PEs": (table(V=SIZES, network__hop=HOPS), View()),
    "names on the axis": (table(V=SIZES, program=[f"{n}{LONG}" for n in range(7)]), View(x="program")),
    "nine programs": (table(pes=PES, program=list("abcdefghi"), V=SIZES), View()),
}


@pytest.mark.parametrize("what", CROWDED)
def test_the_legend_covers_nothing(what: str) -> None:
    figure = laid_out(drawing.plot(*CROWDED[what]))
    wide, high = figure.get_size_inches()
    left, bottom, right, top = box(figure, figure.legends[0])
    assert min(left, bottom) >= 0 and right <= wide and top <= high  # it is not cut off
    for panel in figure.axes:
        x0, y0, x1, y1 = box(figure, panel)
        assert x1 <= left and min(x0, y0) >= -0.02 and y1 <= high + 0.02
        inside = panel.get_window_extent()
        assert inside.width / figure.dpi > 0.7 * drawing.WIDTH and inside.height / figure.dpi > 1.4


def test_every_line_has_its_own_look() -> None:
    for swept, view in CROWDED.values():
        figure = drawing.plot(swept, view)
        lines = list(figure.axes[0].containers)
        looks = {(one[0].get_color(), one[0].get_marker()) for one in lines}
        assert len(looks) == len(lines)


def test_the_legend_explains_colours_and_kinds_of_line() -> None:
    figure = drawing.plot(table(pes=PES, network__hop=(1, 2), queue__on_chip=CHIPS, V=("1", "$x$")))
    found = [text.get_text() for text in figure.legends[0].get_texts()]
    assert found == ["queue.on_chip (packets)", "1", "4", "16", "V", "1", "$x$", "proportional to PEs"]
    assert [panel.get_title() for panel in figure.axes] == ["network.hop = 1", "network.hop = 2", "", ""]
    found = [t.get_text() for t in drawing.plot(table(trap=(2,), pes=PES, V=(1, 2))).legends[0].get_texts()]
    assert found == ["V", "1", "2: no run ended", "proportional to PEs"]
    assert drawing.plot(table(V=SIZES)).legends == []


def test_units_on_all_axes() -> None:
    swept, every = table(V=(8, 16), net_delay=(0, 20)), ("time_s", "cycles", "speedup", "efficiency", "packets", "busy")
    figure = laid_out(drawing.plot(swept, View(x="net_delay", y=every)))
    assert {panel.get_xlabel() for panel in figure.axes} == {"net_delay (cycles)"}
    assert [panel.get_ylabel() for panel in figure.axes] == [
        *("simulated time", "simulated time (cycles)", "speed-up", "efficiency (speed-up / ratio of PEs)"),
        *("packets sent", "busy (part of all PEs' cycles)"),
    ]
    assert all(text.endswith(" ms") for text in ticks(figure.axes[0].yaxis))
    assert all(text.endswith(" k") for text in ticks(figure.axes[1].yaxis))
    figure = laid_out(drawing.plot(table(pes=(1, 2, 4, 8, 16, 32)), View()))
    assert figure.axes[0].get_xlabel() == "PEs" and ticks(figure.axes[0].xaxis) == ["1", "2", "4", "8", "16", "32"]
    assert {"5 ms", "10 ms", "20 ms", "50 ms", "100 ms"} < set(ticks(figure.axes[1].yaxis))


def test_panels_of_one_program_have_one_scale() -> None:
    figure = drawing.plot(table(pes=(1, 2), V=(1, 2)), View(x="V", facet="pes", y=("time_s", "packets")))
    for row in (figure.axes[:2], figure.axes[2:]):
        low, high = row[0].get_ylim()
        assert (low, high) == row[1].get_ylim()
        for panel in row:
            assert low < panel.dataLim.y0 <= panel.dataLim.y1 < high


def test_a_panel_without_runs_says_so() -> None:
    for facet in ("program", "V"):
        swept = table(trap=("a", 8), pes=PES, program=("a", "b"), V=(8, 16))
        figure = drawing.plot(swept, View(facet=facet))
        said = [text.get_text() for panel in figure.axes for text in panel.texts]
        assert said == ["no run came to its end"] * 2, facet


def test_labels_are_short() -> None:
    assert short("x.emc", 8) == "x.emc" and short("", 8) == "(empty)" and short("a\x1b\nb", 8) == "a␛␊b"
    for text in ("x" * 99, "x y " * 30, "ab-" * 40, "aaaaaaa b" * 9):
        lines = short(text, 10).split("\n")
        assert len(lines) <= 3 and max(map(len, lines)) <= 10 and lines[-1].endswith(text.strip()[-3:])


# ---- the command, the page, and Python


def test_the_command_draws_what_was_asked_for(here: Path) -> None:
    words = ["sweep", "sum.emc", "--pes", "1,2", "-D", "N=1,2", "--set", "network.hop=1,2"]
    more = ["--x", "network.hop", "--facet", "N", "--lines", "pes", "--y", "cycles,busy", "--y", "packets"]
    done = run_here([*words, *more, "--plot", "a.svg", "--plot", "a.png", "--html", "a.html"], here)
    assert done.returncode == 0, done.stderr
    assert Path("a.png").read_bytes().startswith(b"\x89PNG")
    for name in ("a.svg", "a.html"):
        text = Path(name).read_text()
        assert all(f">{said}<" in text for said in ("N = 1", "network.hop (cycles)", "PEs", "packets sent"))
    assert '<meta name="color-scheme" content="light dark">' in Path("a.html").read_text()
    swept = emc.sweep("sum.emc", pes=[1, 2], defines={"N": [1, 2]}, set={"network.hop": [1, 2]})
    assert swept.kept == 8
    figure = swept.plot(["b.svg", Path("c.svg")], x="network.hop", facet="N", lines="pes", y=["cycles", "busy,packets"])
    assert len(figure.axes) == 6
    assert Path("a.svg").read_bytes() == Path("b.svg").read_bytes() == Path("c.svg").read_bytes()
    with pytest.raises(emc.InputError, match=r"^lines network.hpo: .* did you mean `network.hop`\?"):
        swept.plot(lines=["network.hpo"])
    with pytest.raises(emc.InputError, match=r"would not show network.hop \(2 values\): add it to lines, or give"):
        swept.plot(lines=["N"], facet="program")
    with pytest.raises(TypeError, match="y must be a string"):
        swept.plot(y=5)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--plot a.svg --x pse", "did you mean `pes`?"),
        ("--html a.html --y speed", "did you mean `speedup`?"),
        (
            "--plot a.svg --lines optimise --facet machine --pes 1,2 --set network.hop=1,2 -O 1,2",
            "would not show network.hop (2 values): add it to",
        ),
        ("--plot a.svg", "no horizontal axis"),
        ("--x pes", "--x, --y, --facet and --lines say what a figure shows: add --plot FILE or --html FILE"),
        ("--plot a.svg --plot a.gif", "must end in one of"),
    ],
)
def test_wrong_figures_are_errors_before_the_runs(here: Path, words: str, said: str) -> None:
    done = run_here(["sweep", "sum.emc", *words.split()], here)
    assert done.returncode == 2 and said in done.stderr and not os.path.exists(".emc-sweep/journal"), done.stderr
