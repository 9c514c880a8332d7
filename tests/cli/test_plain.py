"""Command lines that are read without Click give what Click would give, and start without it."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest

from emc import route
from emc.cli.group import emc
from emc.cli.plain import FLAGS, OPTIONS, plain_run
from emc.cli.run import command
from emc.options import BuildOptions
from emc.session import build
from emc.texts import Source

READ = [
    ["x.emc"],
    ["x.emc", "y.c"],
    ["-"],
    ["x.emc", "--"],
    ["x.emc", "--", "a", "--", "--pes", ""],
    ["--pes", "64", "x.emc"],
    ["--pes", "64", "x.emc", "--pes", "8"],
    ["x.emc", "--pes", "8x8"],
    ["x.emc", "-O", "2", "-v"],
    ["x.emc", "-O", "0", "--tag", "--verbose"],
    ["x.emc", "--machine", "emx"],
    ["x.emc", "--engine", "reference"],
    ["x.emc", "--max-cycles", "1000"],
]
LEFT = [
    [],
    ["--", "x.emc"],
    ["x.emc", ""],
    ["x.emc", "--pes"],
    ["x.emc", "--pes", "0"],
    ["x.emc", "--pes", "x"],
    ["x.emc", "--pes=8"],
    ["x.emc", "--pe", "8"],
    ["x.emc", "-O", "3"],
    ["x.emc", "-O", "-1"],
    ["x.emc", "-O2"],
    ["x.emc", "-O", "٢"],
    ["x.emc", "--max-cycles", "0"],
    ["x.emc", "--machine", ""],
    ["x.emc", "--help"],
    ["-x"],
    ["x.emc", "--no-such-option"],
]


def by_click(words: list[str]) -> dict[str, object]:
    return command.make_context("run", list(words), parent=emc.make_context("emc", ["run", *words])).params


@pytest.mark.parametrize("words", READ, ids=" ".join)
def test_as_click_reads_it(words: list[str]) -> None:
    assert plain_run(["run", *words]) == by_click(words)


@pytest.mark.parametrize("words", LEFT, ids=" ".join)
def test_what_is_left_to_click(words: list[str]) -> None:
    assert plain_run(["run", *words]) is None


def test_each_option_that_is_read_is_tried() -> None:
    assert {*FLAGS, *OPTIONS} <= {word for words in READ for word in words}


def test_other_commands_are_left_to_click(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert plain_run(["check", "x.emc"]) is None and plain_run([]) is None and plain_run(["x.emc"]) is None
    monkeypatch.setenv("_EMC_COMPLETE", "bash_source")
    assert plain_run(["run", "x.emc"]) is None


def test_a_folder_that_is_gone_is_left_to_click(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone() -> str:
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr(os, "getcwd", gone)
    assert plain_run(["run", "x.emc"]) is None


@pytest.mark.parametrize("words", [["x.c"], ["nowhere.c"], ["wrong.c"], ["x.c", "--pes", "4", "-v"]], ids=" ".join)
def test_the_same_is_said(words: list[str], tmp_path: Path) -> None:
    """With and without Click: `--color auto` is what nothing says, and is not read without it."""
    (tmp_path / "x.c").write_text("int main(void) { int a[2]; return a[1] = 3; }\n")
    (tmp_path / "wrong.c").write_text("int main(void) { return n; }\n")
    said = [
        subprocess.run(
            [sys.executable, "-m", "emc", "run", *words, *more],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        for more in ([], ["--color", "auto"])
    ]
    first, second = ((one.returncode, one.stdout, one.stderr) for one in said)
    assert first == second


def test_neither_click_nor_the_standard_data_classes_are_loaded(tmp_path: Path) -> None:
    (tmp_path / "x.c").write_text("int main(void) { return 0; }\n")
    code = (
        "import sys\nfrom emc.cli.main import run_command\ntry: run_command()\nexcept SystemExit: print(*sys.modules)"
    )
    call = [sys.executable, "-c", code, "run", "x.c"]
    subprocess.run(call, cwd=tmp_path, capture_output=True, timeout=120, check=True)
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=True)
    needless = {"click", "rich", "lark", "llvmlite", "dataclasses", "inspect", "tomllib", "difflib", "emc.cli.group"}
    assert needless & set(done.stdout.split()) == set()


def test_a_compilation_loads_no_more_than_it_needs(tmp_path: Path) -> None:
    """The parser's table and the machine are kept; nothing is wrong that would need more."""
    (tmp_path / "x.c").write_text("int main(void) { int n = 3; return n - 3; }\n")
    code = (
        "import sys\nfrom emc.options import BuildOptions\nfrom emc.session import build\n"
        "from emc.texts import read_sources\nbuild(read_sources(['x.c']), BuildOptions())\nprint(*sys.modules)"
    )
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=True
        )
    needless = {"click", "rich", "lark", "llvmlite", "dataclasses", "tomllib", "difflib", "json", "simpy", "numpy"}
    assert needless & set(done.stdout.split()) == set()


def test_no_collection_while_it_compiles(tmp_path: Path) -> None:
    """And as before afterwards, whatever that was."""
    seen: list[bool] = []
    source = [("x.c", Source("x.c", "int main(void) { return 0; }\n"))]
    for was in (True, False):
        (gc.enable if was else gc.disable)()
        try:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(route, "optimise", lambda module, settings: (seen.append(gc.isenabled()), module)[1])
                build(source, BuildOptions())
            assert gc.isenabled() is was
        finally:
            gc.enable()
    assert seen == [False, False]
