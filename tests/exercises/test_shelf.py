"""A shelf of one's own: what `emc exercise new` makes is sound, and what is not sound is named."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from command import run_here

from emc.exercises import exercises
from emc.exercises.proof import prove
from emc.faults import Faulty


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    done = run_here(["exercise", "new", "ring"], tmp_path)
    assert done.returncode == 0, done.stderr
    return tmp_path / "ring"


def test_a_new_shelf_is_sound(shelf: Path) -> None:
    done = run_here(["exercise", "test", "ring", "--seed", "7"], shelf.parent)
    assert done.stdout.endswith("5 tests with seed 7, none failed\n") and done.returncode == 0, done.stdout
    task = run_here(["exercise", "ring", "--shelf", "ring"], shelf.parent).stdout
    assert task.startswith("Exercise 1: ring\n") and "--shelf ring" in task
    start = run_here(["exercise", "1", "ring/01_ring.emc", "--shelf", "ring", "--seed", "7"], shelf.parent)
    assert "< input: correct, but it takes" in start.stdout and "--seed 7 --input 1` prints the input" in start.stderr
    given = run_here(["exercise", "1", "--shelf", "ring", "--seed", "7", "--input", "1"], shelf.parent).stdout
    assert len(given.split()) == 32
    assert run_here(["exercise", "new", "ring"], shelf.parent).returncode == 2, "it is there already"


UNSOUND = {  # what is replaced in the list: what is said
    ("pes = [4", "pes = [0"): "exercise 1: `pes`: a machine has 1 to 65536 PEs, not 0",
    ('"17..40"', '"40..17"'): "`pes` must be a range from the smaller number to the greater one, not 40..17",
    ('machines = ["em4"]', 'machines = ["../em4"]'): "`machines` must be names, or machine files of its folder",
    ("cases = 1", "cases = 50"): "`cases` must be few: there are 150, at most 100",
    ("cycles = 1.5", "cycles = 0.5"): "`goal.cycles` must be a number from 1",
    ("cycles = 1.5", "cycels = 1.5"): "there is no key `goal.cycels`",
    ("slow = 5", "slow = -5"): "`points.slow` must be a number from 0",
    ('memory = "1M"', 'memory = "lots"'): "`limits.memory`: 'lots' is not a size",
    ('title = "ring"', 'title = "../ring"'): "`title` must be a name",
    ("number = 1", "number = 0"): "`number` must be a number from 1 to 99",
    ('one_too_few = "wrong"', 'one_too_few = "bad"'): "`wrong.one_too_few` must be a verdict",
    ("number = 1", "number = true"): "`number` must be a number from 1 to 99",
    ('"17..40"', "60000"): "`limits.memory` must be less: 60,000 PEs would have more than 4 GB",
    ("[[exercise]]", "[exercise]"): "it has no table `[[exercise]]`",
    ("hints = [", "hints = "): "this is not TOML",
}


@pytest.mark.parametrize("change", UNSOUND, ids=lambda change: change[1])
def test_a_list_that_is_not_sound(change: tuple[str, str], shelf: Path) -> None:
    path = shelf / "exercises.toml"
    text = path.read_text()
    assert change[0] in text
    path.write_text(text.replace(*change, 1))
    with pytest.raises(Faulty) as faulty:
        exercises(shelf)
    (fault,) = faulty.value.faults
    assert fault.code == "E0814" and UNSOUND[change] in fault.text, fault.text


PROGRAMS = {  # a program of the shelf, and its new text: what the test says
    ("solutions/01_ring.emc", "int main("): ("solution", "does not compile: "),
    ("solutions/01_ring.emc", '#include <stdio.h>\nint main(void) { puts("7"); }'): (
        "cases",
        "is the same for other cases",
    ),
    ("01_ring.emc", None): ("start", "no such file"),
    ("01_ring.emc", "int main("): ("start", "does not compile"),
    ("solutions/01_ring.emc", "int main(void) { for (;;) ; }"): ("solution", "does not end well"),
    ("generators/01_ring.emc", "int main(void) { return 1 / (N_PE - N_PE); }"): ("solution", "division by zero"),
    ("generators/01_ring.emc", '#include <stdio.h>\nint main(void) { puts("\'"); }'): ("solution", "can't be read"),
    ("wrong/01_ring/one_too_few.emc", "int main(void) { int *p = 0; return *p; }"): ("one_too_few, wrong", "is trap: "),
    ("wrong/01_ring/no_wait.emc", None): ("no_wait, race", "no such file"),
    ("wrong/01_ring/another.emc", "int main(void) { return 0; }"): ("another", "is not in the list"),
}


@pytest.mark.parametrize("change", PROGRAMS, ids=lambda change: f"{change[0]}-{(change[1] or '')[:20]}")
def test_a_program_that_does_not_hold(change: tuple[str, str | None], shelf: Path) -> None:
    name, text = change
    if text is None:
        (shelf / name).unlink()
    else:
        (shelf / name).write_text(text)
    what, said = PROGRAMS[change]
    found = {one.what: one.problem for one in prove(shelf, 7)}
    assert said in found[what], found


def test_a_strange_shelf_reads_only_what_is_its_own(shelf: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.h").write_text("int secret;\n")
    (shelf / "solutions" / "01_ring.emc").write_text('#include "../../secret.h"\nint main(void) { return 0; }\n')
    (found, *_) = prove(shelf, 7)
    assert "there is no file `../../secret.h`" in found.problem


def test_start_that_passes_is_found(shelf: Path) -> None:
    shutil.copy(shelf / "solutions" / "01_ring.emc", shelf / "01_ring.emc")
    assert [one.problem for one in prove(shelf, 7) if one.what == "start"] == ["passes: there is nothing to do"]


def test_what_a_strange_shelf_says_does_no_harm(shelf: Path) -> None:
    """Neither to the terminal, nor as a command that is copied from there."""
    path = shelf / "exercises.toml"
    text = path.read_text().replace('"1000"]', '"a b", "$(id)"]').replace('"Which numbers', '"\\u001b[31mWhich numbers')
    path.write_text(text)
    start = (shelf / "01_ring.emc").read_text()
    (shelf / "01_ring.emc").write_text(start.replace("// Exercise 1", "// \x1b]0;harmed\x07Exercise 1"))
    task = run_here(["exercise", "1", "--shelf", "ring"], shelf.parent).stdout
    assert "\x1b" not in task and "\x07" not in task and "--pes 4 -- 'a b' '$(id)'" in task
    assert "\x1b" not in run_here(["exercise", "1", "--shelf", "ring", "--hint"], shelf.parent).stdout


def test_a_file_that_is_absent_is_named(shelf: Path) -> None:
    (shelf / "01_ring.emc").unlink()
    for words in (["1"], ["1", "--start"]):
        done = run_here(["exercise", *words, "--shelf", "ring"], shelf.parent)
        assert done.returncode == 1 and "ring/01_ring.emc" in done.stderr and "[E0814]" in done.stderr
