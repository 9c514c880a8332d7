"""How emc speaks: colours, how many faults, and the document for tools."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

WRONG = "int main(void)\n{\n    int count = 0;\n    return coutn;\n}\n"
RED = "\x1b[1;31merror\x1b[0m"


@pytest.fixture
def wrong(tmp_path: Path) -> str:
    (tmp_path / "x.emc").write_text(WRONG)
    return "x.emc"


def test_colours_on_wish_only(emc, wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in emc("check", wrong).stderr
    assert RED in emc("check", wrong, "--color", "always").stderr
    monkeypatch.setenv("NO_COLOR", "1")
    assert RED in emc("check", wrong, "--color=always").stderr
    assert "\x1b" not in emc("check", wrong, "--color", "never").stderr


def test_an_excerpt_with_colours_is_the_same_text(emc, wrong: str) -> None:
    plain, painted = emc("check", wrong).stderr, emc("check", wrong, "--color", "always").stderr
    for code in ("1;31", "1;32", "1", "2", "0"):
        painted = painted.replace(f"\x1b[{code}m", "")
    assert painted == plain


def test_so_many_errors_and_no_more(emc, tmp_path: Path) -> None:
    lines = "".join(f"    a{i} = 1;\n" for i in range(30))
    (tmp_path / "x.emc").write_text(f"int main(void)\n{{\n{lines}    return 0;\n}}\n")
    few = emc("check", "x.emc").stderr
    assert few.count("[E0312]") == 20 and few.endswith("30 errors: 20 shown, 10 not shown "
                                                       "(--max-errors 0 shows all)\n")  # fmt: skip
    assert emc("check", "x.emc", "--max-errors", "2").stderr.count("[E0312]") == 2
    assert emc("check", "x.emc", "--max-errors", "0").stderr.count("[E0312]") == 30


def test_a_check_for_tools(emc, wrong: str) -> None:
    done = emc("check", wrong, "--format", "json")
    assert done.returncode == 1 and done.stderr == "" and done.stdout.count("\n") == 1
    assert json.loads(done.stdout) == {
        "schema": 1,
        "status": 1,
        "faults": [
            {
                "kind": "error",
                "code": "E0312",
                "file": "x.emc",
                "line": 4,
                "column": 12,
                "end_line": 4,
                "end_column": 17,
                "text": "`coutn` is not declared",
                "hint": "did you mean `count`?",
                "notes": [],
                "rule": "A name is not declared before it is used",
            }
        ],
    }


def test_notes_for_tools(emc, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int add(int a, int b) { return a + b; }\nint main(void) { return add(1); }\n")
    (fault,) = json.loads(emc("check", "x.emc", "--format=json").stdout)["faults"]
    assert [(note["line"], note["column"]) for note in fault["notes"]] == [(1, 5)]


def test_faults_that_end_the_command_are_in_the_document(emc) -> None:
    done = emc("check", "nowhere.emc", "--format", "json")
    document = json.loads(done.stdout)
    assert done.returncode == 1 == document["status"] and document["faults"][0]["code"] == "E0800"


def test_a_run_for_tools(emc, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(
        'int puts(const char *);\nint zero;\nint main(void) { puts("hi"); return 1 / zero; }\n'
    )
    done = emc("run", "x.emc", "--pes", "4", "--format", "json")
    assert done.returncode == 126 and done.stdout == "hi\n"
    document = json.loads(done.stderr)
    assert document["status"] == 126 and document["faults"] == [] and document["stats"]["pes"] == 4
    trap = document["trap"]
    assert (trap["kind"], trap["pe"], trap["line"], trap["column"]) == ("division by zero", 0, 3, 37)


def test_a_stretch_of_several_lines_shows_both_ends(emc, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("struct s { int n; } s;\nint f(void) {\n    return (s\n        == s);\n}\n")
    lines = emc("check", "x.emc").stderr.split("\n")
    at = next(i for i, line in enumerate(lines) if "[E0333]" in line)
    assert "^" in lines[at + 2]
