"""Each exercise can be solved, is not solved by the program that one begins with, and tells wrong answers apart."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from command import run_here

from emc.cli.exercise import command
from emc.exercises import check, draw, exercises
from emc.exercises.proof import prove
from emc.texts import read_sources

OWN = exercises()[3].shelf


def said_of(tmp_path: Path, number: int, text: str, *options: str) -> str:
    """What the check says of a program, and its status at the end."""
    (tmp_path / "my.emc").write_text(text)
    done = run_here(["exercise", str(number), "my.emc", *options], tmp_path, together=True)
    return f"{done.stdout}{done.returncode}"


def test_they_are_ten_in_a_row() -> None:
    assert list(exercises()) == list(range(1, 11))


@pytest.mark.parametrize("number", exercises())
def test_an_exercise_holds_what_it_promises(number: int) -> None:
    found = list(prove(None, seed=number, only=number))
    assert [(one.what, one.problem) for one in found if one.problem] == []
    assert [one.what for one in found[:3]] == ["solution", "cases", "start"] and len(found) >= 5


@pytest.mark.parametrize("number", exercises())
def test_task_and_hints_are_shown(number: int, tmp_path: Path) -> None:
    exercise = exercises()[number]
    task = run_here(["exercise", str(number)], tmp_path).stdout
    assert task.startswith(f"Exercise {number}: {exercise.title}\n") and "You need: " in task
    assert run_here(["exercise", str(number), "--start"], tmp_path).stdout == exercise.start.read_text("utf-8")
    assert run_here(["exercise", str(number), "--hint"], tmp_path).stdout.startswith("Hint 1 of 3: ")
    assert run_here(["exercise", str(number), "--hint", "3"], tmp_path).stdout == f"Hint 3 of 3: {exercise.hints[2]}\n"
    run = re.search(r"`emc run my\.emc -v --pes (\d+)(?: -- (.*))?`", task)
    assert run is not None
    assert ("argv[1]" in exercise.start.read_text("utf-8")) == (run[2] is not None), (
        "a program without its argument traps"
    )


def test_equal_seeds_draw_equal_cases() -> None:
    exercise = exercises()[3]
    first, again, other = (tuple(draw(exercise, seed)) for seed in (7, 7, 8))
    assert first == again and [case.arguments for case in first] != [case.arguments for case in other]
    assert tuple(draw(exercise, 7, only=2)) == first[1:2]


PROBLEMS = {
    "it printed '-1', but should print '0'": 'printf("-1\\n"); return 0;',
    "it printed nothing, but should print 1 line; the next is '0'": "return 0;",
    "it printed 2 lines, but should print 1 line; one too many is 'b'": 'printf("%d\\nb\\n", N_PE - 1); return 0;',
    "the exit status is 3, but should be 0": 'printf("%d\\n", N_PE - 1); return 3;',
    "trap: division by zero": "int zero = N_PE - N_PE; return 1 / zero;",
    "out of cycles: it has not ended within 1,000,000. Does it have an endless loop?": "for (;;) resched();",
    "it has written more than 1,048,576 bytes": "static char b[60000]; for (;;) write(1, b, 60000);",
}


@pytest.mark.parametrize("wanted", PROBLEMS)
def test_problems_are_named(wanted: str, tmp_path: Path) -> None:
    """On one PE, the sum of all squares is 0."""
    said = said_of(
        tmp_path,
        1,
        f"#include <stdio.h>\n#include <unistd.h>\nint main(void) {{ {PROBLEMS[wanted]} }}\n",
        "--seed",
        "1",
    )
    assert wanted in said and said.endswith("exercise 1, everywhere: not yet\n1"), said
    assert "--max-cycles" not in said, "an option that `emc exercise` does not have"


def test_warnings_come_first(tmp_path: Path) -> None:
    said = said_of(tmp_path, 3, (OWN / "wrong" / "03_rotate" / "both_slices.emc").read_text("utf-8"), "--seed", "5")
    assert said.index("warning: ") < said.index("trap: index") and said.count("[W0554]") == 1


def test_a_race_is_not_done(tmp_path: Path) -> None:
    said = said_of(tmp_path, 3, (OWN / "wrong" / "03_rotate" / "no_wait.emc").read_text("utf-8"), "--seed", "5")
    assert "race: `B" in said and "write `dowith` there" in said and "the same race" in said
    assert said.endswith("exercise 3, rotate: not yet\n1")


def test_goals_are_multiples_of_the_solution(tmp_path: Path) -> None:
    slow = said_of(tmp_path, 2, exercises()[2].start.read_text("utf-8"), "--seed", "5")
    assert re.search(
        r"takes [\d,]+ cycles, \d+\.\d\d times as many as the solution; the goal is at most 1.5 times", slow
    )
    assert "--seed 5 repeats" not in slow
    good = said_of(tmp_path, 2, exercises()[2].solution.read_text("utf-8"))
    assert good.count("(1.00 times the solution's)") == 3 and good.endswith("exercise 2, owners: done\n0")


def test_known_answers_don_t_pass(tmp_path: Path) -> None:
    text = (OWN / "wrong" / "03_rotate" / "known_answers.emc").read_text("utf-8")
    said = said_of(tmp_path, 3, text)
    assert "not yet" in said and re.search(r"emc: --seed \d+ repeats these cases", said)


def test_a_solution_is_shown_after_a_question(tmp_path: Path) -> None:
    text = exercises()[2].solution.read_text("utf-8")
    for words, answer, shown in ((["--yes"], "", True), ([], "y\n", True), ([], "n\n", False), ([], "", False)):
        done = run_here(["exercise", "2", "--solution", *words], tmp_path, answer)
        assert (done.stdout, done.returncode) == ((text, 0) if shown else ("", 1)), (words, answer)
    assert "--yes shows it" in done.stderr


@pytest.mark.slow
def test_path_costs_nothing(tmp_path: Path) -> None:
    """Two learners compare their cycles: the names of their folders are not part of them."""
    said: list[str] = []
    for name in ("a.emc", f"{'long' * 20}.emc"):
        (tmp_path / name).write_text(exercises()[1].solution.read_text("utf-8"))
        said.append(run_here(["exercise", "1", name, "--seed", "3"], tmp_path).stdout)
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
    exercise = exercises()[1]
    first = next(check(exercise, draw(exercise, 1, only=1), read_sources(["my.emc"])))
    assert first.output == b"1\n" and sorted(os.listdir()) == ["given.txt", "my.emc"]


@pytest.mark.parametrize("name", ["my.py", "my.emir"])
def test_only_sources_in_em_c_are_compiled(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("open('harmed', 'w')")
    done = run_here(["exercise", "1", name], tmp_path)
    assert done.returncode == 1 and "[E0802]" in done.stderr and os.listdir(tmp_path) == [name]


REFUSED = {
    "there is no exercise 12: the exercises are 1 to 10, and `emc exercise` lists them": ["12"],
    "there is no exercise my.emc": ["my.emc"],
    "--start prints something and takes no file: `emc exercise 2 --start > my.emc`": ["2", "--start", "my.emc"],
    "--solution needs the number of an exercise": ["--solution"],
    "ask for one of them": ["2", "--start", "--solution"],
    "exercise 2 has 3 cases, so there is no case 4": ["2", "--input", "4"],
    "`new` needs the name of a folder": ["new"],
    "'a-b' can't be the title of an exercise": ["new", "a-b"],
    "`test` takes one shelf at a time": ["test", "a", "b"],
    "--start needs the number of an exercise, not `test`": ["test", "--start"],
}


@pytest.mark.parametrize("wanted", REFUSED)
def test_what_cannot_be_meant_is_refused(wanted: str) -> None:
    done = CliRunner().invoke(command, REFUSED[wanted])
    assert done.exit_code == 2 and wanted in done.output


def test_title_will_do() -> None:
    assert CliRunner().invoke(command, ["owners"]).output == CliRunner().invoke(command, ["2"]).output
