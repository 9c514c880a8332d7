"""`emc sweep` and `emc.sweep`: every combination is a row, each run is done once, whatever happens meanwhile."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest
from command import run_here
from harness import ROOT

import emc
from emc.sweeps import Spec, Store, SweepError, make_plan, sweep, tabulate, work
from emc.sweeps.spec import Axis, Program
from emc.sweeps.table import half_width, student
from emc.texts import Source

SUM = """
#include <stdio.h>
#ifndef N
#define N 3
#endif
int global n;
int main(void) {
    everywhere dowith () { n += N; }
    printf("%d\\n", n);
    return N - N;
}
"""
# takes long enough for something to happen meanwhile
SLOW = "int main(void) { volatile int i; for (i = 0; i < 200000 + N; i++); return 0; }"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "sum.emc").write_text(SUM)
    (tmp_path / "slow.emc").write_text(SLOW)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def rows(name: str) -> list[dict[str, str]]:
    with open(name, newline="") as file:
        return list(csv.DictReader(file))


def journal() -> list[str]:
    """The keys of the runs that were done, in order."""
    path = Path(".emc-sweep/journal")
    return [line.split()[-1] for line in path.read_text().splitlines()] if path.exists() else []


def say(*words: str) -> subprocess.CompletedProcess[str]:
    return run_here(["sweep", *words], Path.cwd())


def test_every_combination_is_a_run_of_emc_run(here: Path) -> None:
    done = say("sum.emc", "--pes", "1,3", "-D", "N=1,7", "--set", "network.hop=1,9",
               "-o", "t.csv", "-o", "t.json")  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = rows("t.csv")
    assert len(found) == 8 == len(journal())
    assert list(found[0]) == ["program", "machine", "N", "network.hop", "pes", "cycles", "time_s", "speedup",
                              "efficiency", "packets", "busy", "status", "trap", "output"]  # fmt: skip
    for row in (found[0], found[-1]):
        run = run_here(
            ["run", "sum.emc", "--pes", row["pes"], "-D", f"N={row['N']}",
             "--set", f"network.hop={row['network.hop']}", "--format", "json"], here)  # fmt: skip
        stats = json.loads(run.stderr)["stats"]
        assert (int(row["cycles"]), int(row["packets"])) == (stats["cycles"], stats["packets_total"])
        assert float(row["time_s"]) == pytest.approx(stats["time_us"] / 1e6)
        idle = sum(stats["per_pe"]["idle_cycles"]) / stats["cycles"] / stats["pes"]
        assert float(row["busy"]) == pytest.approx(1 - idle, abs=1e-6)
    for row in found:
        alone = next(one for one in found if one["pes"] == "1" and
                     all(one[name] == row[name] for name in ("N", "network.hop")))  # fmt: skip
        speedup = int(alone["cycles"]) / int(row["cycles"])
        assert float(row["speedup"]) == pytest.approx(speedup, abs=1e-6)
        assert float(row["efficiency"]) == pytest.approx(speedup / int(row["pes"]), abs=1e-6)
    outputs = {(row["N"], row["pes"]): row["output"] for row in found}
    assert len(set(outputs.values())) == 4 == len(outputs) and all(row["output"] for row in found)
    document = json.loads(Path("t.json").read_text())
    assert [{k: "" if v is None else str(v) for k, v in row.items()} for row in document["rows"]] == found
    assert len(done.stdout.splitlines()) == 9


@pytest.mark.slow
def test_what_is_kept_is_not_run_again(here: Path) -> None:
    say("sum.emc", "--pes", "1,2", "-o", "t.csv")
    before = Path("t.csv").read_bytes()
    say("sum.emc", "--pes", "1,2", "-o", "t.csv")
    assert len(journal()) == 2 and Path("t.csv").read_bytes() == before
    broken = next(Path(".emc-sweep/runs").rglob("*.json"))
    say("sum.emc", "--pes", "1,2,4")
    assert len(journal()) == 3
    broken.write_text(broken.read_text().replace("cycles", "cycle5"))
    say("sum.emc", "--pes", "1,2", "-o", "t.csv")
    assert len(journal()) == 4 and Path("t.csv").read_bytes() == before


@pytest.mark.slow
def test_one_program_for_all_costs_that_the_compiler_does_not_ask(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each run has its own machine nevertheless."""
    spill = Axis("set queue.spill", ("3", "14", "500"))
    axes = (spill, Axis("set network.hop", ("1", "5")), Axis("queue", ("1",)), Axis("pes", ("4",)))
    spec = Spec((Program("source", (("", Source("source", SUM)),)),), axes)
    compiled: list[int] = []
    prepare = work.Work.prepare
    monkeypatch.setattr(work.Work, "prepare", lambda self, build: (compiled.append(build), prepare(self, build))[1])
    monkeypatch.setattr("emc.sweeps.drive.Workers", Alone)
    table = tabulate(make_plan(spec), sweep(make_plan(spec), Store(), 1))
    assert len(compiled) == 2, "one for each network.hop"
    for row in table.rows:
        changes = [arg for name in ("queue.spill", "network.hop") for arg in ("--set", f"{name}={row[name]}")]
        run = run_here(["run", "sum.emc", "--pes", "4", "--queue", "1", *changes, "--format", "json"], here)
        assert row["cycles"] == json.loads(run.stderr)["stats"]["cycles"]
    assert len({row["cycles"] for row in table.rows}) == 6


class Alone:
    """Does everything in this process, so that a test can count it."""

    def __init__(self, do: Callable[[Any], Any], number: int):
        self.do = do

    def __enter__(self) -> Alone:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def as_done(self, tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        return ((task, self.do(task)) for task in tasks)


@pytest.mark.slow
def test_what_changes_is_run_again(here: Path) -> None:
    Path("main.emc").write_text('#include "n.h"\nint part(void);\nint main(void) { return part() - N; }\n')
    Path("part.emc").write_text(
        '#include <stdio.h>\nint part(void) { FILE *f = fopen("data", "r"); int c = fgetc(f); '
        'fclose(f); f = fopen("out", "w"); fputc(c, f); fclose(f); return c; }\n'
    )
    Path("n.h").write_text("#define N 48\n")
    Path("data").write_text("5")

    def status(count: int, *more: str) -> str:
        done = say("main.emc+part.emc", "--pes", "2", "-o", "t.csv", *more)
        assert done.returncode == 0 and len(journal()) == count, done.stderr
        return rows("t.csv")[0]["status"]

    assert status(1) == "5" == status(1)
    Path("data").write_text("7")
    assert status(2) == "7"
    Path("n.h").write_text("#define N 49\n")
    assert status(3) == "6" == status(3)
    Path("n.h").write_text("#define N 48\n")
    assert status(3) == "7", "the run with that header is still kept"
    assert status(4, "-O", "2") == "7"
    assert status(5, "--max-cycles", "1000000") == "7"
    Path("data").unlink()
    assert status(6) == "126"
    assert not Path("out").exists(), "runs of a sweep write no files of the user"


def test_failed_runs_are_rows(here: Path) -> None:
    text = "#if N == 2\n#error no two\n#endif\nint main(void) { int zero = N - 3; return 6 / zero * 0; }\n"
    Path("x.emc").write_text(text)
    done = say("x.emc", "-D", "N=1..4", "--pes", "2", "-o", "t.csv")
    found = rows("t.csv")
    assert done.returncode == 0 and [row["status"] for row in found] == ["0", "1", "126", "0"]
    assert found[1]["trap"] == "x.emc:2:2: error: #error no two [E0110]" and found[1]["cycles"] == ""
    assert found[2]["trap"].startswith("x.emc:4:43: trap: division by zero (PE 0, cycle")
    assert found[2]["speedup"] == "" and "2 of 4 runs failed" in done.stderr
    say("x.emc", "-D", "N=1..4", "--pes", "2", "-o", "t.csv")
    assert len(journal()) == 2 and rows("t.csv") == found, "for N=1 and N=4 the IR is the same, so it is one run"


def test_a_program_that_never_compiles(here: Path) -> None:
    Path("x.emc").write_text("int main(void) { retrun 0; }\n")
    done = say("x.emc", "--pes", "1,2")
    assert done.returncode == 1 and "did you mean `return`?" in done.stderr and done.stderr.count("error") == 1


def test_seeds(here: Path) -> None:
    done = say("sum.emc", "--pes", "4", "--net-delay", "0,40", "--seed", "1..5", "-o", "t.json")
    document = json.loads(Path("t.json").read_text())
    assert "all seeds give the same run" in done.stderr and len(journal()) == 6
    still, random = document["summary"]
    cycles = [row["cycles"] for row in document["rows"] if row["net_delay"] == 40]
    assert still["runs"] == random["runs"] == 5 and still["cycles_ci95"] == 0 and len(set(cycles)) > 1
    assert random["cycles"] == sum(cycles) / 5
    assert random["cycles_ci95"] == pytest.approx(half_width(cycles)) and random["outputs"] == 1


def test_confidence() -> None:
    """Against tables of Student's t, and one interval by hand."""
    assert half_width([1]) is None and half_width([]) is None
    assert half_width([1, 2, 3]) == pytest.approx(4.303 / 3**0.5)
    for degrees, quantile in ((1, 12.706), (10, 2.228), (30, 2.042), (31, 2.0395), (60, 2.0003), (1000, 1.9623)):
        assert student(degrees) == pytest.approx(quantile, abs=1e-3)


@pytest.mark.slow
def test_the_manifest_makes_the_table_again(here: Path) -> None:
    Path("in").write_text("x")
    (here / "tables").mkdir()
    say("sum.emc", "slow.emc", "--pes", "1,2x2", "-D", "N=1", "--stdin", "in", "-o", "tables/t.csv", "--", "a", "b")
    before = Path("tables/t.csv").read_bytes()
    assert len(rows("tables/t.csv")) == 4 and rows("tables/t.csv")[1]["shape"] == "2x2"
    Path("tables/t.csv").unlink()
    done = say("--again", "tables/t.sweep.json")
    assert Path("tables/t.csv").read_bytes() == before and "tables/t.csv: the same table" in done.stderr
    assert len(journal()) == 4
    Path("slow.emc").write_text(SLOW.replace("200000", "1000"))
    done = say("--again", "tables/t.sweep.json")
    assert "since the manifest was written, so the table may differ: slow.emc" in done.stderr
    assert "this table differs" in done.stderr and len(journal()) == 6
    moved = here.parent / "elsewhere"
    here.rename(moved)
    os.chdir(moved / "tables")
    done = run_here(["sweep", "--again", "t.sweep.json", "-o", "other.json"], Path.cwd())
    assert done.returncode == 0 and len(json.loads(Path("other.json").read_text())["rows"]) == 4


@pytest.mark.parametrize(
    "words, message",
    [
        ("--pes 5..1", "is empty, because 1 is less than 5: write 1..5"),
        ("--pes 1,1,..8", "the two numbers before ..8 must be different"),
        ("--pes 0", "a machine has 1 to 65536 PEs"),
        ("--pes x", "neither a count of PEs"),
        ("--seed 1..1000 -D N=1..1000", "1,000,000 runs (1,000 of -D N x 1,000 of --seed)"),
        ("--set queue.spil=1", "did you mean `spill`?"),
        ("--set spill=1", "like queue.spill=1"),
        ("--set queue.spill", "write SECTION.KEY=VALUE,VALUE"),
        ("--set queue.spill=x", "must be a whole number"),
        ("--machine em5", "did you mean `em4`"),
        ("-O 3", "-O takes whole numbers from 0 to 2"),
        ("--memory 1X", "is not a size"),
        ("-D 5=1", "is not a macro"),
        ("-D N=1 -D N=2", "-D N is given twice"),
        ("--queue 0", "--queue takes whole numbers from 1"),
        ("--engine fast", "there is no engine `fast`"),
        ("-o t.xls", "must end in one of .csv, .json, .parquet"),
        ("-o no/t.csv", "no such folder"),
        ("-o sum.csv/x.csv", "no such folder"),
        ("--plot t.gif", "must end in one of .svg, .png, .pdf"),
        ("--stdin no", "can't read no"),
        ("--again t.sweep.json", "takes programs, options and arguments from the manifest"),
    ],
)
def test_specifications_that_mean_nothing(here: Path, words: str, message: str) -> None:
    done = say("sum.emc", *words.split())
    assert done.returncode in (1, 2) and message in done.stderr and "Traceback" not in done.stderr
    assert journal() == []


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"schema": 1}', '{"schema": 1, "programs": 3}'])
def test_manifests_that_are_none(here: Path, text: str) -> None:
    Path("t.sweep.json").write_text(text)
    done = say("--again", "t.sweep.json")
    assert done.returncode == 2 and "is not a manifest of a sweep" in done.stderr


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("axes", {"pes": [1, 2]}, '1 in place of a text, like "4"'),
        ("axes", {"pes": "1,2"}, "in place of a list"),
        ("check", [], "[] in place of true, false or null"),
        ("max_cycles", "9", '"9" in place of a number'),
        ("includes", [["x"]], "in place of a text"),
        ("stdin", "€", "can't encode"),
        ("tables", "x", "ValueError"),
        ("programs", [[{"name": 5}]], "TypeError"),
    ],
)
def test_manifests_that_somebody_has_changed(here: Path, key: str, value: object, said: str) -> None:
    say("sum.emc", "--pes", "1", "-o", "t.csv")
    document = json.loads(Path("t.sweep.json").read_text())
    Path("t.sweep.json").write_text(json.dumps(document | {key: value}))
    done = say("--again", "t.sweep.json")
    assert done.returncode == 2 and "is not a manifest of a sweep" in done.stderr and said in done.stderr, done.stderr


def test_without_the_packages(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep writes CSV and JSON; for the rest it says what to install."""
    for package in ("pandas", "pyarrow", "matplotlib", "distributed"):
        monkeypatch.setitem(sys.modules, package, None)
    assert say("sum.emc", "-o", "t.csv", "-o", "t.json", "--html", "t.html").returncode == 0
    for words in (["-o", "t.parquet"], ["--plot", "t.svg"], ["--dask", "tcp://x:1"]):
        done = say("sum.emc", *words)
        assert done.returncode == 2 and "not installed: pip install 'emc-lang[sweep]'" in done.stderr
    with pytest.raises(emc.InputError, match=r"DataFrames need pandas, .* pip install 'emc-lang\[sweep\]'"):
        emc.sweep("sum.emc").to_pandas()


@pytest.mark.slow
@pytest.mark.extra("sweep", "pandas", "pyarrow", "matplotlib")
def test_parquet_and_figures(here: Path) -> None:
    import pandas  # of an extra

    words = ("sum.emc", "--pes", "1,2", "-D", "N=1", "--set", "network.hop=1,2")
    done = say(*words, *("-o", "t.parquet", "-o", "t.csv", "--plot", "a.svg", "--html", "a.html"))
    assert done.returncode == 0, done.stderr
    table = pandas.read_parquet("t.parquet")
    pandas.testing.assert_frame_equal(table, pandas.read_csv("t.csv", keep_default_na=False), check_dtype=False)
    say(*words, "--plot", "b.svg")
    assert Path("a.svg").read_bytes() == Path("b.svg").read_bytes() and "network.hop" in Path("a.svg").read_text()
    assert "<svg" in Path("a.html").read_text() and '<td class="left">sum.emc</td>' in Path("a.html").read_text()
    done = say("sum.emc", "--machine", "em4,emx", "--plot", "c.svg")
    assert done.returncode == 2 and "a figure has no horizontal axis" in done.stderr


# ---- sweeps that end in the middle


def spawn(*words: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen([sys.executable, "-m", "emc", "sweep", *words], stdout=subprocess.DEVNULL,
                            stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True)  # fmt: skip


def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.005)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, pytest.param(signal.SIGKILL, marks=pytest.mark.slow)])
def test_a_sweep_that_was_ended_goes_on(here: Path, how: signal.Signals) -> None:
    words = ("slow.emc", "--pes", "1", "-D", "N=1..12", "--jobs", "2", "-o", "t.csv")
    with spawn(*words) as process:
        until(lambda: len(journal()) >= 3)
        os.killpg(process.pid, how) if how == signal.SIGINT else process.send_signal(how)  # as a terminal does
        said = process.communicate()[1]
    before = journal()
    assert 3 <= len(before) < 12 and not Path("t.csv").exists() and "Traceback" not in said
    if how == signal.SIGINT:
        assert process.returncode == 130 and "of 12 runs are kept, and the same command continues from there" in said
    assert say(*words).returncode == 0
    # a process may end between keeping a run and its line in the journal
    assert 10 <= len(journal()) == len(set(journal())) and journal()[: len(before)] == before
    assert len(list(Path(".emc-sweep/runs").rglob("*.json"))) == 12
    alone = say(*words[:-1], "u.csv", "--keep", "other")
    assert alone.returncode == 0 and Path("t.csv").read_bytes() == Path("u.csv").read_bytes()


@pytest.mark.slow
def test_bars_on_a_terminal(here: Path) -> None:
    """Programs that are compiled, then runs, with the time that is left."""
    words = ["-m", "emc", "sweep", "sum.emc", "--pes", "1,2", "-D", "N=1,2"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "COLUMNS": "100"}
    child = pexpect.spawn(sys.executable, words, env=environment, timeout=60, encoding="utf-8", dimensions=(24, 100))
    child.expect(r"4/4.{1,20}programs,.*left:")
    child.expect(r"4/4.{1,20}runs,.*left:")
    child.expect(r"emc: 4 runs, 0 of them already done")
    child.expect(pexpect.EOF)


@pytest.mark.slow
def test_two_sweeps_at_once(here: Path) -> None:
    words = ("slow.emc", "--pes", "1", "-D", "N=1..8", "--jobs", "2")
    with spawn(*words, "-o", "a.csv") as one, spawn(*words, "-o", "b.csv") as two:
        assert one.wait(60) == 0 == two.wait(60)
    assert len(journal()) == 8 == len(set(journal()))
    assert Path("a.csv").read_bytes() == Path("b.csv").read_bytes() and len(rows("a.csv")) == 8


def plan_of(text: str, **axes: str) -> tuple[Spec, list[str]]:
    program = Program("source", (("", Source("source", text)),))
    names = [f"define {name}" if name.isupper() else name for name in axes]
    return Spec(
        (program,), tuple(Axis(n, tuple(v.split(","))) for n, v in zip(names, axes.values(), strict=True))
    ), names


def workers() -> set[int]:
    """The processes that have done runs."""
    lines = Path(".emc-sweep/journal").read_text().splitlines()
    return {int(line.split()[3].rpartition(":")[2]) for line in lines} - {os.getpid()}


@pytest.mark.slow
def test_a_process_that_is_killed_loses_nothing(here: Path) -> None:
    spec, _ = plan_of(SLOW, pes="1", N="1,2,3,4,5,6,7,8")
    killed: list[int] = []

    def report(done: int, every: int) -> None:
        if done >= 2 and not killed:
            killed.append(max(workers()))
            os.kill(killed[0], signal.SIGKILL)

    done = sweep(make_plan(spec), Store(), 2, report)
    table = tabulate(make_plan(spec), done)
    assert killed and not table.failed and len(journal()) == 8 == len(set(journal()))


def test_a_run_that_always_kills_its_process_is_a_row(here: Path) -> None:
    def dies(job: work.Job, *rest: object) -> object:
        if job.options.queue == 3:
            os.kill(os.getpid(), signal.SIGKILL)
        return go(job, *rest)  # type: ignore[arg-type]

    go, (spec, _) = work.go, plan_of(SUM, pes="1", queue="2,3,4")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(work, "go", dies)
        table = tabulate(make_plan(spec), sweep(make_plan(spec), Store(), 2))
    assert [row["status"] for row in table.rows] == [0, 1, 0]
    assert "ended unexpectedly, by signal 9" in str(table.failed[0]["trap"])
    again = sweep(make_plan(spec), Store(), 2)
    assert not tabulate(make_plan(spec), again).failed and again.kept == 2


# ---- in Python


@pytest.mark.slow
def test_python(here: Path) -> None:
    seen: list[tuple[int, int]] = []
    table = emc.sweep(SUM, pes=[(2, 2), 1], defines={"N": range(1, 3)}, set={"queue.spill": "8,14"}, jobs=2,
                      progress=lambda done, every: seen.append((done, every)))  # fmt: skip
    assert repr(table) == "<sweep of 8 runs>" and len(table) == 8 and seen[-1] == (8, 8)
    assert [(row["N"], row["queue.spill"], row["shape"]) for row in table][:3] == [
        (1, 8, "2x2"),
        (1, 8, ""),
        (1, 14, "2x2"),
    ]
    assert table.rows[0]["speedup"] == pytest.approx(table.rows[1]["cycles"] / table.rows[0]["cycles"], abs=1e-6)
    assert "<td>8</td>" in table._repr_html_() and str(table).count("\n") == 8
    table.save("t.csv")
    assert len(rows("t.csv")) == 8
    assert say("--again", "t.sweep.json").returncode == 0 and len(journal()) == 8
    assert emc.sweep(SUM, pes=1, defines={"N": 1}, set={"queue.spill": 8}).kept == 1


def test_python_functions(here: Path) -> None:
    """A program in Python's syntax: what its constants come from is known to this process alone."""
    head = "import os\nfrom emc.lang import function, i32\nk = int(os.environ['K'])\n"
    Path("made.py").write_text(f"{head}@function\ndef main() -> i32:\n    return k\n")
    for k in ("4", "5", "4"):
        os.environ["K"] = k
        table = emc.sweep("made.py", pes=[1, 2])
        assert [row["status"] for row in table.rows] == [int(k)] * 2
    assert len(journal()) == 4


@pytest.mark.parametrize(
    "options, kind, message",
    [
        ({"pes": "5..1"}, emc.InputError, "is empty"),
        ({"pes": 1.5}, emc.InputError, "neither a count of PEs"),
        ({"set": {"queue.spil": 1}}, emc.InputError, "did you mean `spill`"),
        ({"machine": "em5"}, emc.InputError, "there is no machine file"),
        ({"defines": ["N"]}, TypeError, "must be a dict"),
        ({"seed": {1: 2}}, TypeError, "a value or a list of values"),
        ({"seed": [None]}, TypeError, "give numbers or names"),
        ({"jobs": -1}, emc.InputError, "jobs must be"),
        ({"engine": "fast"}, emc.InputError, "there is no engine"),
        ({"seed": range(200_000)}, emc.InputError, "allow them with most 200000"),
    ],
)
def test_python_that_is_wrong(here: Path, options: dict[str, object], kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=message):
        emc.sweep("sum.emc", **options)  # type: ignore[arg-type]


def test_python_with_errors_in_the_program(here: Path) -> None:
    with pytest.raises(emc.CompileError, match="did you mean `return`"):
        emc.sweep("int main(void) { retrun 1; }", pes=[1, 2])
    with pytest.raises(emc.InputError, match="no such file"):
        emc.sweep("nowhere.emc")


def test_an_option_needs_values() -> None:
    spec, _ = plan_of(SUM)
    with pytest.raises(SweepError, match="has no values"):
        make_plan(Spec(spec.programs, (Axis("pes", ()),)))
