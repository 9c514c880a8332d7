"""The cell magic, in an IPython shell of this process; docs/notebook.ipynb, in a kernel of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import notebooks
import pytest
from goldens import Golden

import emc
from emc.exercises import exercises

pytestmark = pytest.mark.extra("notebook", "ipykernel")
ROOT = Path(__file__).resolve().parents[2]
CELL = "#include <stdio.h>\nint global A[8]; int total(int n) { return n * (n + 1) / 2; }\n"
MAIN = CELL + 'int main(int n, char **v) { printf("hello %s\\n", v[n - 1]); return N_PE; }\n'


@pytest.fixture(scope="module")
def shell() -> Any:
    from IPython.core.interactiveshell import InteractiveShell  # of an extra

    made = InteractiveShell.instance()
    made.run_line_magic("load_ext", "emc")
    return made


def test_a_cell_is_a_program(shell: Any) -> None:
    shown = shell.run_cell_magic("emc", "--pes 4 --name prog", CELL)
    assert shown is shell.user_ns["prog"] and isinstance(shown, emc.Program) and shown.pes == 4
    html = shown._repr_html_()
    assert '<span class="' in html and "template" in html and "<details" in html and "<script" not in html


def test_a_cell_can_be_live(shell: Any) -> None:
    live = shell.run_cell_magic("emc", "--pes 2x2 --live live", CELL)
    assert live is shell.user_ns["live"] and live.total(4) == 10 and "total" in live._repr_html_()
    again = shell.run_cell_magic("emc", "--pes 2x2 --live live", CELL)
    assert live.closed and not again.closed
    again.close()


def test_a_cell_can_run(shell: Any, capsys: pytest.CaptureFixture[str]) -> None:
    run = shell.run_cell_magic("emc", "--pes 3 --run -- a 'b c'", MAIN)
    assert run.status == 3 and capsys.readouterr().out == "hello b c\n" and "each PE" in run._repr_html_()
    assert shell.run_cell_magic("emc", "--run --quiet --pes 3", MAIN) is None
    shell.user_ns["mine"] = emc.Machine(pes=5)
    assert shell.run_cell_magic("emc", "--run --machine mine", MAIN).status == 5


def test_errors_are_messages(shell: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """And errors of the cell, so that those below it are not run."""
    for line, text, words in (
        ("--name wrong", "int main(void) { return x; }", "cell 1:2:25: error: `x` is not declared"),
        ("--run", "int zero; int main(void) { return 1 / zero; }", "cell 1:2:35: trap: division by zero"),
    ):
        done = shell.run_cell(f"%%emc {line}\n{text}")
        told = "".join(capsys.readouterr())
        assert isinstance(done.error_in_exec, emc.Error)
        assert told.startswith(words) and "Traceback" not in told and "magic" not in told
    shell.run_cell_magic("emc", "", "int f(void) { int u; return 1; }")
    assert "nothing uses the variable `u`" in capsys.readouterr().err
    shell.run_cell_magic("emc", "--help", CELL)
    assert "--pes PES" in capsys.readouterr().out
    from IPython.core.error import UsageError

    shell.user_ns["small"] = emc.Machine(pes=2)
    for line, words in (
        ("--pess 4", "unrecognized"),
        ("--name 3x", "is not a valid name for a variable"),
        ("--live class", "is not a valid name for a variable"),
        ("-O 5", "choice"),
        ("--run 'x", "is incomplete: no closing quotation"),
        ("--machine small --pes 4", "`small` already has its PEs and memory: remove --pes"),
    ):
        with pytest.raises(UsageError, match=words):
            shell.run_cell_magic("emc", line, CELL)


def test_a_variable_of_another_kind_is_not_closed(shell: Any) -> None:
    with Path(__file__).open(encoding="utf-8") as file:
        shell.user_ns["live"] = file
        shell.run_cell_magic("emc", "--live live", CELL)
        assert not file.closed and isinstance(shell.user_ns["live"], emc.Live)


@pytest.mark.slow
@pytest.mark.extra("test-all", "nbclient")
@pytest.mark.parametrize(("name", "shown"), [("notebook", 3), pytest.param("python-syntax", 2, marks=pytest.mark.slow)])
def test_the_notebook_tells_what_stands_in_it(name: str, shown: int, golden: Golden) -> None:
    file = ROOT / "docs" / f"{name}.ipynb"
    new = notebooks.executed(file)
    assert sum('class="emc"' in page for page in notebooks.pages(new)) >= shown
    golden(notebooks.Outputs(file, new), notebooks.text(new))


def test_an_exercise_is_checked(shell: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """In a cell of its own, which fails as a test does: with this, nbgrader gives points."""
    one = exercises()[2]
    shell.run_cell_magic("emc", "--pes 4", one.solution.read_text("utf-8"))
    assert shell.run_cell("%emc_check 2").success
    assert capsys.readouterr().out.endswith("exercise 2, owners: done\n")
    shell.run_cell_magic("emc", "--pes 4 --name slow", one.start.read_text("utf-8"))
    done = shell.run_cell("%emc_check owners slow --seed 7")
    told = capsys.readouterr().out
    assert isinstance(done.error_in_exec, AssertionError) and isinstance(done.error_in_exec, emc.Error)
    assert "times as many as the solution" in told and "not yet (--seed 7 repeats" in told and "Traceback" not in told
    shell.run_cell("%%emc\nint main(")
    assert not shell.run_cell("%emc_check 2").success, "the cell with an error has no program"
    assert "`program` is not a program: run a cell with %%emc first" in "".join(capsys.readouterr())
