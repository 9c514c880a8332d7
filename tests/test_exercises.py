"""Each exercise can be solved, and is not solved by the program that one begins with."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

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
    "it printed '0', and should print '14'": 'printf("0\\n"); return 0;',
    "its exit status is 3, and should be 0": 'printf("%d\\n", N_PE == 1 ? 0 : N_PE == 4 ? 14 : 1240); return 3;',
    "trap: division by zero": "int zero = N_PE - N_PE; return 1 / zero;",
}


@pytest.mark.parametrize("wanted", PROBLEMS)
def test_problems_are_named(wanted: str, tmp_path: Path) -> None:
    file = tmp_path / "my.emc"
    file.write_text(f"#include <stdio.h>\nint main(void) {{ {PROBLEMS[wanted]} }}\n")
    done = CliRunner().invoke(command, ["1", str(file)], standalone_mode=False)
    assert wanted in done.output and done.output.endswith("exercise 1, everywhere: not yet\n")
    assert done.return_value == 1


def test_endless_loop_ends(tmp_path: Path) -> None:
    file = tmp_path / "my.emc"
    file.write_text("int main(void) { for (;;) resched(); }\n")
    first = next(iter(check(exercises()[1], read_sources([str(file)]))))
    assert "out of cycles" in first.problem


def test_unknown_number() -> None:
    done = CliRunner().invoke(command, ["12"])
    assert done.exit_code == 2 and "they go from 1 to 10" in done.output
