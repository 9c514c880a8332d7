"""`emc grade`: a class's submissions get the verdicts that they deserve, and nothing else happens."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from command import run_here
from handed_in import KINDS, handed_in

from emc.grader import Record

TEN = (
    "as_given",
    "pe_0_alone",
    "other_way",
    "no_wait",
    "null",
    "endless",
    "prints_a_gigabyte",
    "half",
    "harms",
    "tries_to_harm",
)
RIGHT, WRONG = (handed_in(len(KINDS))[f"{name}_0.emc"][1] for name in ("as_given", "other_way"))
COMMAND = [sys.executable, "-m", "emc", "grade", "3", "--format", "json", "--seed", "7"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The current folder of a teacher."""
    made = tmp_path / "class"
    made.mkdir()
    return made


def put(folder: Path, files: Mapping[str, bytes]) -> list[str]:
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return list(files)


def graded(folder: Path, *words: str, status: int = 0) -> list[dict[str, Any]]:
    done = run_here(["grade", *words, "--format", "json"], folder)
    assert done.returncode == status, done.stderr
    return json.loads(done.stdout)["results"]


def verdicts(results: list[dict[str, Any]]) -> dict[str, str]:
    return {one["file"]: one["verdict"] for one in results}


def test_ten_submissions(folder: Path) -> None:
    chosen = {name: one for name, one in handed_in(len(KINDS)).items() if name.rpartition("_")[0] in TEN}
    names = put(folder, {name: text for name, (_, text) in chosen.items()})
    before = sorted(os.listdir(folder.parent))
    found = graded(folder, "3", *names, "--seed", "7", "-j", "2")
    assert verdicts(found) == {name: verdict for name, (verdict, _) in chosen.items()} and len(found) == len(TEN)
    assert {one["points"] for one in found if one["verdict"] == "right"} == {10}
    assert sorted(os.listdir(folder)) == sorted([*names, ".emc-grades"]) and sorted(os.listdir(folder.parent)) == before
    assert graded(folder, "3", *names) == found, "the same cases, and no submission graded twice"
    assert (folder / ".emc-grades" / "grades").read_bytes().count(b"\n") == len(TEN) - 1, "all but the refused one"


@pytest.mark.slow
def test_a_hundred_submissions_are_killed_and_resumed(folder: Path, tmp_path: Path) -> None:
    """Right in several ways, wrong by each known mistake, racy, hostile: in less than three minutes."""
    files = handed_in(100)
    names = put(folder, {name: text for name, (_, text) in files.items()})
    kept = folder / ".emc-grades" / "grades"
    process = subprocess.Popen([*COMMAND, *names], cwd=folder, stdout=subprocess.DEVNULL, start_new_session=True)
    while process.poll() is None and not (kept.exists() and kept.read_bytes().count(b"\n") > 40):
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    first = kept.read_bytes()
    kept.write_bytes(first + b"half of a line")
    done = subprocess.run([*COMMAND, *names], cwd=folder, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)["results"]
    assert verdicts(found) == {name: verdict for name, (verdict, _) in files.items()}
    assert kept.read_bytes().startswith(first) and kept.read_bytes().count(b'"key"') == 100 - sum(
        verdict == "refused" for verdict, _ in files.values()
    )
    assert sorted(os.listdir(folder)) == sorted([*names, ".emc-grades"]) and os.listdir(tmp_path) == ["class"]
    assert not os.path.exists("/tmp/emc-harmed")


def test_a_regrade_with_the_recorded_seed_is_the_same(folder: Path) -> None:
    put(folder, {"alice.emc": RIGHT, "bob.emc": WRONG})
    first = graded(folder, "3", "alice.emc", "bob.emc")
    again = graded(folder, "3", "alice.emc", "bob.emc", "--keep", "elsewhere", "--seed", str(first[0]["seed"]))
    assert first == again
    fresh = graded(folder, "3", "alice.emc", "--fresh")
    assert fresh[0]["seed"] != first[0]["seed"] and fresh[0]["verdict"] == "right"


def test_folders_and_a_roster(folder: Path) -> None:
    parts = RIGHT.replace(b"#define N 640", b'#include "size.h"')
    put(folder, {
        "class/alice/main.emc": parts, "class/alice/size.h": b"#define N 640\n", "class/alice/plan.py": b"1/0",
        "class/bob/03_rotate.emc": WRONG, "class/bob/04_count.emc": RIGHT,
        "class/carol/notes.txt": b"sorry",
        "roster.csv": "name,submission\nDora Ä,dora\nAlice A,alice\nBob B,bob\n".encode(),
    })  # fmt: skip
    (folder / "class" / "bob" / "link.emc").symlink_to(folder / "class" / "alice" / "main.emc")
    found = graded(folder, "3", "class", "--roster", "roster.csv")
    assert [(one["name"], one["verdict"]) for one in found] == [
        *(("Dora Ä", "refused"), ("Alice A", "right"), ("Bob B", "wrong"), ("carol", "refused")),
    ]
    assert found[0]["messages"] == ["nothing was handed in"]
    both = run_here(["grade", "3,4", "class"], folder).stdout
    assert "bob     3  wrong" in both and "alice   4  refused" in both and both.split("\n")[-2].startswith("sum ")
    assert both == run_here(["grade", " 03 - 4", "class"], folder).stdout


def test_students_see_nothing_of_the_cases(folder: Path) -> None:
    leak = (
        b"#include <stdio.h>\n#include <stdlib.h>\nint main(int argc, char **argv) {"
        b'printf("leaked %s\\n", argv[1]); int x[8]; return x[atoi(argv[1]) * 100]; }'
    )
    put(folder, {"leaks.emc": leak, "wrong.emc": WRONG})
    whole = run_here(["grade", "3", "leaks.emc", "wrong.emc", "--seed", "9", "--format", "json"], folder).stdout
    given = [case["run"].split()[-1] for case in json.loads(whole)["results"][1]["cases"]]
    for form in ("json", "csv", "junit", "html", "text"):
        words = ["grade", "3", "leaks.emc", "wrong.emc", "--seed", "9", "--format", form, "--for-students"]
        said = run_here(words, folder).stdout
        assert "the output is wrong" in said and "outside of `x`" in said, form
        assert not any(f"-- {one}" in said or f"{one}00" in said or f"leaked {one}" in said for one in given), form


CRASHES = {
    "by a signal": ("os.kill(os.getpid(), 10)", "refused", "by signal 10"),
    "by an exception": ("raise ValueError('a bug')", "refused", "emc has a bug here"),
    "by an exit": ("os._exit(3)", "refused", "with status 3"),
}


@pytest.mark.parametrize("way", CRASHES)
def test_a_crash_of_one_submission_is_its_own(way: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from emc.grader import grade

    what, verdict, said = CRASHES[way]
    usual = grade._in_folder

    def crashes(job: Any, place: str) -> Any:
        if job.submission.name == "crashes":
            exec(what, {"os": os})
        return usual(job, place)

    monkeypatch.setattr(grade, "_in_folder", crashes)
    put(folder, dict.fromkeys(("a.emc", "crashes.emc", "z.emc"), RIGHT))
    found = graded(folder, "3", "a.emc", "crashes.emc", "z.emc", status=int(verdict == "refused"))
    assert [one["verdict"] for one in found] == ["right", verdict, "right"] and said in found[1]["messages"][0]


def test_time_and_memory_are_limited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """These limits depend on this computer, so the grades are not kept."""
    from emc.grader import grade, processes

    def slow(job: Any, place: str) -> Any:
        held = b"x" * (1 << 29) if job.submission.name == "holds" else b""
        while job.submission.name == "works":
            pass
        time.sleep(30)
        return held

    monkeypatch.setattr(grade, "_in_folder", slow)
    monkeypatch.setattr(grade, "SPARE", 1 << 20)
    monkeypatch.setattr(processes, "PATIENCE", 1)
    monkeypatch.setattr(processes, "MORE", 2)
    run_here(["exercise", "new", "quick"], folder)
    text = (folder / "quick" / "exercises.toml").read_text()
    (folder / "quick" / "exercises.toml").write_text(text.replace("seconds = 60", "seconds = 1"))
    names = put(folder, {f"{name}.emc": b"int main(void) { return 0; }" for name in ("holds", "works", "sleeps")})
    found = graded(folder, "1", *names, "--shelf", "quick", "-j", "3")
    assert [one["verdict"] for one in found] == ["limit"] * 3
    (holds,), (works,), (sleeps,) = (one["messages"] for one in found)
    assert "MB of memory" in holds and "seconds of processor time" in works and "3 seconds of real time" in sleeps
    assert (folder / ".emc-grades" / "grades").read_bytes() == b""


def test_forged_grades_do_not_count(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither changed ones, nor those that another user's emc has made."""
    put(folder, {"a.emc": WRONG})
    first = graded(folder, "3", "a.emc", "--seed", "7")
    kept = folder / ".emc-grades" / "grades"
    kept.write_bytes(kept.read_bytes().replace(b'"wrong"', b'"right"'))
    assert graded(folder, "3", "a.emc", "--seed", "7") == first
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "other"))
    done = run_here(["grade", "3", "a.emc"], folder)
    assert "2 lines in .emc-grades are not by your emc" in done.stderr and "wrong" in done.stdout


def test_one_grading_at_a_time_uses_a_folder(folder: Path) -> None:
    put(folder, {"a.emc": WRONG})
    with Record(folder / ".emc-grades"):
        done = run_here(["grade", "3", "a.emc"], folder)
    assert done.returncode == 1 and "another grading uses this folder" in done.stderr
    assert run_here(["grade", "3", "a.emc"], folder).returncode == 0


def test_points_and_words_of_a_shelf_may_change(folder: Path) -> None:
    run_here(["exercise", "new", "ring"], folder)
    put(folder, {"a.emc": (folder / "ring" / "solutions" / "01_ring.emc").read_bytes()})
    first = graded(folder, "1", "a.emc", "--shelf", "ring")
    path = folder / "ring" / "exercises.toml"
    path.write_text(path.read_text().replace("right = 10", "right = 7").replace("Which numbers", "What numbers"))
    again = graded(folder, "1", "a.emc", "--shelf", "ring")
    assert [(one["points"], one["seed"]) for one in (*first, *again)] == [(10, first[0]["seed"]), (7, first[0]["seed"])]


FOLDERS = {  # what a student's folder has: verdict, and what is said
    "helpers": ({"main.emc": b'#include "r.h"\n', "rotate.emc": RIGHT, "r.h": b"int help(void);\n"}, "right", ""),
    "others": ({"rotate.emc": RIGHT, "04_count.emc": RIGHT}, "right", "left out: 04_count.emc"),
    "a report": ({"rotate.EMC": RIGHT, "report.pdf": bytes(5 << 20)}, "right", ""),
    "two versions": ({"rotate.emc": RIGHT, "rotate_old.emc": WRONG}, "fault", "together: rotate.emc, rotate_old.emc"),
    "many notes": ({"a.emc": RIGHT, **{f"{n}.txt": b"" for n in range(250)}}, "right", ""),
}


@pytest.mark.parametrize("kind", FOLDERS)
def test_what_students_hand_in(kind: str, folder: Path) -> None:
    files, verdict, said = FOLDERS[kind]
    put(folder, {f"alice/{name}": data for name, data in files.items()})
    (found,) = graded(folder, "3", "alice")
    assert found["verdict"] == verdict, found
    assert said in " ".join(found["messages"])


ROSTERS = {  # what it has: verdicts by name, or what is said
    "John,john\nJohn Smith,john.smith": {"John": "right", "John Smith": "refused"},
    "A,john.emc\nB,b/john.emc": {"A": "right", "B": "refused"},
    "A,john\nA,other": "A is in line 2, too",
    "A,john\nB,john.emc": "john.emc is the submission of A already",
    "A;john\nB;": {"A": "right", "B": "refused"},
    "Ä,": {"Ä": "refused", "john": "right"},
    "A,same": "may be one/same or two/same",
    ",john": "a submission needs the name of a student",
}


@pytest.mark.parametrize("lines", ROSTERS)
def test_a_roster_gives_each_student_their_own(lines: str, folder: Path) -> None:
    put(folder, {"john.emc": RIGHT, "one/same/x.emc": RIGHT, "two/same/x.emc": RIGHT})
    (folder / "r.csv").write_text(f"name{';' if ';' in lines else ','}submission\n{lines}\n", encoding="utf-8")
    names = ["one/same", "two/same"] if "same" in lines else ["john.emc"]
    done = run_here(["grade", "3", *names, "--roster", "r.csv", "--format", "json"], folder)
    wanted = ROSTERS[lines]
    if isinstance(wanted, str):
        assert done.returncode == 1 and wanted in done.stderr, done.stderr
    else:
        assert {one["name"]: one["verdict"] for one in json.loads(done.stdout)["results"]} == wanted


def test_a_folder_that_may_be_a_class_or_a_student_is_asked_about(folder: Path) -> None:
    put(folder, {"class/start.emc": RIGHT, "class/alice/a.emc": RIGHT, "class/bob/b.emc": RIGHT})
    done = run_here(["grade", "3", "class"], folder)
    assert done.returncode == 1 and "start.emc, and folders with programs: alice, bob" in done.stderr


REFUSED = {
    "there is no such file or folder": ["3", "nobody.emc"],
    "there is no exercise 33": ["33", "a.emc"],
    "can't read this list": ["1", "a.emc", "--shelf", "nowhere"],
    "`name` and `submission` must be among them": ["3", "a.emc", "--roster", "a.emc"],
    "can't read this roster": ["3", "a.emc", "--roster", "nowhere.csv"],
    "name an exercise, or several": [" ,", "a.emc"],
    "can't keep grades in this folder": ["3", "a.emc", "--keep", "a.emc"],
}


@pytest.mark.parametrize("said", REFUSED)
def test_what_can_not_be_graded_is_refused(said: str, folder: Path) -> None:
    (folder / "a.emc").write_bytes(b"int main(void) { return 0; }\n")
    done = run_here(["grade", *REFUSED[said]], folder)
    assert done.returncode in (1, 2) and said in done.stderr, done.stderr
