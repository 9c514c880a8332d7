"""Each exercise can be solved, and is not solved by the program that one begins with."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from command import run_here

from emc.cli.exercise import command
from emc.exercises import Exercise, check, exercises
from emc.texts import read_sources

ALL = [pytest.param(exercise, id=f"{number}-{exercise.title}") for number, exercise in exercises().items()]


def test_they_are_ten_in_a_row() -> None:
    assert list(exercises()) == list(range(1, 11))


@pytest.mark.parametrize("exercise", ALL)
def test_start_fails(exercise: Exercise) -> None:
    results = list(check(exercise, read_sources([str(exercise.start)])))
    assert any(result.problem for result in results)


@pytest.mark.parametrize("exercise", ALL)
def test_solution_passes(exercise: Exercise) -> None:
    results = list(check(exercise, read_sources([str(exercise.solution)])))
    assert [result.problem for result in results] == [""] * len(exercise.trials)
    assert len({trial.pes for trial in exercise.trials}) > 1


@pytest.mark.parametrize("exercise", ALL)
def test_task_is_told(exercise: Exercise) -> None:
    said = CliRunner().invoke(command, [str(exercise.number)]).output
    assert said.startswith(f"Exercise {exercise.number}: {exercise.title}\n") and "You need: " in said
    assert CliRunner().invoke(command, [str(exercise.number), "--start"]).output == exercise.start.read_text("utf-8")


PROBLEMS = {
    "it printed '0', but should print '14'": 'printf("0\\n"); return 0;',
    "the exit status is 3, but should be 0": 'printf("%d\\n", N_PE == 1 ? 0 : N_PE == 4 ? 14 : 1240); return 3;',
    "trap: division by zero": "int zero = N_PE - N_PE; return 1 / zero;",
}


@pytest.mark.parametrize("wanted", PROBLEMS)
def test_problems_are_named(wanted: str, tmp_path: Path) -> None:
    file = tmp_path / "my.emc"
    file.write_text(f"#include <stdio.h>\nint main(void) {{ {PROBLEMS[wanted]} }}\n")
    done = CliRunner().invoke(command, ["1", str(file)], standalone_mode=False)
    assert wanted in done.output and done.output.endswith("exercise 1, everywhere: not yet\n")
    assert done.return_value == 1


@pytest.mark.slow
def test_path_costs_nothing(tmp_path: Path) -> None:
    """Two learners compare their cycles: the names of their folders are not part of them."""
    said = []
    for name in ("a.emc", f"{'long' * 20}.emc"):
        (tmp_path / name).write_text(exercises()[1].solution.read_text("utf-8"))
        said.append(CliRunner().invoke(command, ["1", str(tmp_path / name)]).output)
    assert said[0] == said[1] and "good, " in said[0]


LOOKS = """
#include <stdio.h>
#include <string.h>
int main(void) {
    const char *paths[] = {"own.txt", "given.txt", "../given.txt", "FOLDER/given.txt", "/etc/passwd", "FOLDER/new.txt"};
    int i, n = 0;
    for (i = 0; i < 6; i++) {
        FILE *f = fopen(paths[i], i % 5 ? "r" : "w");
        if (f) { n += 1 << i; fclose(f); }
    }
    printf("%d\\n", n);
    return 0;
}
"""


def test_a_solution_opens_no_file_outside_of_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "given.txt").write_text("")
    (tmp_path / "my.emc").write_text(LOOKS.replace("FOLDER", str(tmp_path)))
    first = next(iter(check(exercises()[1], read_sources(["my.emc"]))))
    assert first.run.output == b"1\n" and sorted(os.listdir()) == ["given.txt", "my.emc"]


def test_a_solution_in_pythons_syntax_is_not_executed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.py").write_text("open('harmed', 'w')")
    done = run_here(["exercise", "1", "my.py"], tmp_path)
    assert done.returncode == 1 and "[E0802]" in done.stderr and os.listdir() == ["my.py"]


def test_endless_loop_ends(tmp_path: Path) -> None:
    file = tmp_path / "my.emc"
    file.write_text("int main(void) { for (;;) resched(); }\n")
    first = next(iter(check(exercises()[1], read_sources([str(file)]))))
    assert "out of cycles: the program has not ended within 20,000,000" in first.problem
    assert "--max-cycles" not in first.problem, "an option that `emc exercise` does not have"


REFUSED = {
    "there is no exercise 12: the exercises are 1 to 10, and `emc exercise` lists them": ["12"],
    "there is no exercise my.emc": ["my.emc"],
    "--start prints a program and takes no file: `emc exercise 2 --start > my.emc`": ["2", "--start", "my.emc"],
    "--solution needs the number of an exercise": ["--solution"],
    "ask for one of them": ["2", "--start", "--solution"],
}


@pytest.mark.parametrize("wanted", REFUSED)
def test_what_cannot_be_meant_is_refused(wanted: str) -> None:
    done = CliRunner().invoke(command, REFUSED[wanted])
    assert done.exit_code == 2 and wanted in done.output


def test_title_will_do() -> None:
    assert CliRunner().invoke(command, ["owners"]).output == CliRunner().invoke(command, ["2"]).output


@pytest.mark.parametrize("exercise", ALL)
def test_told_how_to_run_it(exercise: Exercise) -> None:
    """A program whose argument is forgotten traps in the library; who does as told gets an answer."""
    told = CliRunner().invoke(command, [str(exercise.number)]).output
    found = re.search(r"`emc run my\.emc -v --pes (\d+)(?: -- (.*))?`", told)
    assert found is not None
    arguments = tuple((found[2] or "").split())
    assert ("argv[1]" in exercise.start.read_text("utf-8")) == (arguments != ())
    assert (int(found[1]), arguments) == (exercise.trials[0].pes, exercise.trials[0].arguments)
