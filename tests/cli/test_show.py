"""`emc show`: its options, what it refuses, and what goes where."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

PROGRAM = """int global A[10];
int total(void)
{
    int i, s = 0;
    for (i = 0; i < 10; i++) s += A[i];
    return s;
}
int main(void) { return total(); }
"""
STAGES = ("tokens", "tree", "typed", "ir", "llvm", "layout", "packets")


@pytest.fixture
def x(tmp_path: Path) -> str:
    (tmp_path / "x.emc").write_text(PROGRAM)
    return "x.emc"


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("words", [(), ("--function", "total"), ("--line", "5"), ("--line", "4-6", "--own")])
def test_each_stage(emc, stage: str, words: tuple[str, ...], x: str) -> None:
    done = emc("show", stage, x, *words)
    assert done.returncode == 0 and done.stdout and "\x1b" not in done.stdout
    if "total" in words:
        assert "main" not in done.stdout
    assert done.stdout == emc("show", stage, x, *words).stdout


@pytest.mark.parametrize("stage", [s for s in STAGES if s != "layout"])
def test_beside_the_source(emc, stage: str, x: str) -> None:
    done = emc("show", stage, x, "--side")
    assert done.returncode == 0 and "    for (i = 0; i < 10; i++) s += A[i];" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 150


def test_passes(emc, x: str) -> None:
    text = emc("show", "ir", x, "--passes", "--function", "main").stdout
    assert text.startswith("=== main: as lowered") and "template @total" not in text
    assert "after fold, copy, gvn, address" in emc("show", "ir", x, "--passes").stdout


def test_passes_side_by_side(emc, x: str) -> None:
    lines = emc("show", "ir", x, "--passes", "--side").stdout.splitlines()
    assert any(line.startswith("-     ") and "+     " in line for line in lines)
    assert max(map(len, lines)) <= 150


def test_colours_on_demand(emc, x: str) -> None:
    for stage in STAGES:
        assert "\x1b[" in emc("show", stage, x, "--own", "--color", "always").stdout
    assert "\x1b[" in emc("show", "ir", x, "--side", "--color", "always").stdout
    assert "\x1b[" in emc("show", "ir", x, "--passes", "--color", "always").stdout


def test_files_are_written(emc, x: str, tmp_path: Path) -> None:
    done = emc("show", "packets", x, "--html", "x.html", "--graph", "x.svg")
    assert (done.returncode, done.stdout) == (0, "")
    assert 'aria-selected="true" tabindex="0">packets' in (tmp_path / "x.html").read_text()
    assert (tmp_path / "x.svg").read_text().startswith("<svg ")
    lost = emc("show", "ir", x, "--html", "nowhere/x.html")
    assert lost.returncode == 1 and "nowhere/x.html:1:1: error: can't write the page" in lost.stderr


@pytest.mark.parametrize("words", [("show", "ir", "--html"), ("show", "ir", "--graph"), ("profile", "--html"),
                                   ("profile", "--json"), ("trace", "-o"), ("run", "--stats")])  # fmt: skip
def test_the_program_is_never_overwritten(emc, x: str, tmp_path: Path, words: tuple[str, ...]) -> None:
    before = (tmp_path / "x.emc").read_text()
    done = emc(*words, "./x.emc", x)
    assert done.returncode == 1 and "this is an input file" in done.stderr
    assert (tmp_path / "x.emc").read_text() == before


@pytest.mark.parametrize(
    "words", [("show", "ir", "--html"), ("profile", "--json"), ("trace", "-o"), ("run", "--stats")]
)
def test_its_headers_and_its_machine_are_not_overwritten(emc, tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "y.emc").write_text('#include "y.h"\nint main(void) { return N; }\n')
    (tmp_path / "y.h").write_text("#define N 0\n")
    (tmp_path / "y.toml").write_text('base = "em4"\n')
    for name in ("y.h", "y.toml"):
        before = (tmp_path / name).read_text()
        for _ in range(2):  # the second time the program is kept
            done = emc(*words, name, "y.emc", "--machine", "y.toml", "--pes", "2")
            assert done.returncode == 1 and "this is an input file" in done.stderr
        assert (tmp_path / name).read_text() == before


def test_a_file_without_a_name_is_no_wish_for_text(emc, x: str) -> None:
    done = emc("show", "ir", x, "--html", "")
    assert done.returncode == 1 and done.stdout == "" and "can't write the page" in done.stderr


def test_json(emc, x: str) -> None:
    found = json.loads(emc("show", "ir", x, "--json", "--function", "total").stdout)
    assert [t["name"] for t in found["templates"]] == ["total"] and [d["name"] for d in found["data"]] == ["A"]
    whole = json.loads(emc("show", "ir", x, "--json").stdout)
    assert len(whole["templates"]) == emc("show", "ir", x).stdout.count("\ntemplate ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ir", "x.emc", "--function", "totl"), "did you mean 'total'?"),
        (("ir", "x.emc", "--function", "zzz"), "there are total, main"),
        (("tokens", "x.emc", "--function", "zzz"), "there are total, main"),
        (("ir", "x.emc", "--line", "0"), "x.emc has lines 1 to 8"),
        (("ir", "x.emc", "--line", "6-5"), "x.emc has lines 1 to 8"),
        (("ir", "x.emc", "--line", "9"), "x.emc has lines 1 to 8"),
        (("ir", "x.emc", "--line", "five"), "write 12, 12-18, or FILE:12"),
        (("ir", "x.emc", "--line", "y.emc:3"), "the program has no source file 'y.emc'"),
        (("typed", "x.emc", "--passes"), "`emc show ir --passes`"),
        (("typed", "x.emc", "--json"), "`emc show ir --json`"),
        (("ir", "x.emc", "--json", "--line", "5"), "whole functions"),
        (("ir", "x.emc", "--json", "--passes"), "ask for one of them"),
        (("tree", "x.emc", "--graph", "x.svg"), "exist only in the IR"),
        (("tokens", "x.emc", "--html", "x.html"), "no tab for tokens"),
        (("ir", "x.emc", "--html", "x.html", "--line", "5"), "whole functions"),
        (("layout", "x.emc", "--side"), "remove --side"),
        (("typed", "x.emir"), "is IR already"),
        (("ir", "x.emir", "--passes"), "no pass runs on it"),
    ],
)
def test_wrong_usage_is_told(emc, x: str, words: tuple[str, ...], said: str) -> None:
    done = emc("show", *words)
    assert done.returncode == 2 and said in done.stderr and done.stdout == ""


def test_a_line_from_which_nothing_comes(emc, x: str) -> None:
    done = emc("show", "ir", x, "--line", "3")
    assert done.returncode == 1 and done.stdout == ""
    assert "stage ir has no output for line 3 of x.emc; the nearest line with output: 4" in done.stderr


@pytest.mark.parametrize("stage", STAGES)
def test_faults_are_told_as_check_tells_them(emc, stage: str, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int main(void) { return n +; }\n")
    done = emc("show", stage, "x.emc")
    if stage == "tokens":
        assert done.returncode == 0
    else:
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr == emc("check", "x.emc").stderr


def test_ir_as_a_program(emc, x: str, tmp_path: Path) -> None:
    (tmp_path / "x.emir").write_text(emc("show", "ir", x).stdout)
    for stage in ("ir", "llvm", "layout", "packets"):
        assert emc("show", stage, "x.emir").stdout
    (tmp_path / "x.emc").unlink()
    assert emc("show", "ir", "x.emir", "--html", "x.html", "--graph", "x.svg").returncode == 0
    assert 'id="tab-typed"' not in (tmp_path / "x.html").read_text()
    assert emc("show", "packets", "x.emir", "--function", "total").returncode == 0
    beside = emc("show", "ir", "x.emir", "--side", "--function", "total").stdout
    assert beside.count("add.i32") == emc("show", "ir", "x.emir", "--function", "total").stdout.count("add.i32") > 0


def test_nothing_is_lost_beside_the_source(emc, tmp_path: Path) -> None:
    (tmp_path / "part.h").write_text("a += 5;\na *= n;\n")
    (tmp_path / "x.emc").write_text(
        'int main(int n, char **v)\n{\n    int a = n;\n#include "part.h"\n    return a;\n}\n'
    )
    text = emc("show", "ir", "x.emc", "--side").stdout
    assert "add.i32" in text and "mul.i32" in text


def test_a_function_of_the_library(emc, x: str, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text('#include <stdio.h>\nint main(void) { printf("%d", 1); return 0; }\n')
    assert "template @printf" in emc("show", "ir", x, "--function", "printf").stdout
    assert emc("show", "ir", x, "--function", "printf", "--side").returncode == 0


@pytest.mark.slow
def test_a_long_program(emc, tmp_path: Path) -> None:
    lines = [f"int f{i}(int a)\n{{\n    int b = a * {i};\n    return b + a;\n}}\n" for i in range(400)]
    (tmp_path / "x.emc").write_text("".join(lines) + "int main(void) { return f399(0); }\n")
    for words in (("ir", "--side"), ("packets",), ("layout",), ("ir", "--html", "x.html"), ("ir", "--graph", "x.svg")):
        assert emc("show", words[0], "x.emc", *words[1:]).returncode == 0
    assert (tmp_path / "x.html").stat().st_size < 10_000_000


@pytest.mark.slow
def test_names_may_be_any_bytes(emc_process, x: str, tmp_path: Path) -> None:
    (tmp_path / "b\udcff.emc").write_text((tmp_path / "x.emc").read_text())
    for words in (("show", "ir", "--html", "p.html"), ("profile", "--html", "p.html", "--json", "p.json")):
        done = emc_process(*words, "b\udcff.emc")
        assert done.returncode == 0 and "udcff" in (tmp_path / "p.html").read_text()
