"""emc where there is neither llvmlite nor NumPy, as in a browser: the reference engine does all that it can."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from harness import ROOT

WITHOUT = "import sys; sys.modules['llvmlite'] = sys.modules['numpy'] = None\n"
COMMAND = WITHOUT + "sys.argv = ['emc', *{words}]\nfrom emc.cli import main\nmain()"
PROGRAM = "int global A[8];\nint main(void) { everywhere dowith () { A[my_pe()] = my_pe(); } return A[3]; }\n"
SAID = "LLVM can't be loaded: llvmlite is not installed; so emc uses the reference engine"
RUNS = [  # words, exit status, what it says or writes
    ("run x.emc --pes 4", 3, SAID),
    ("run x.emc --pes 4 --engine native", 1, "llvmlite is not installed [E1013]"),
    ("run x.emc --pes 4 --engine direct", 1, "llvmlite is not installed [E1013]"),
    ("run x.emc --pes 4 --races", 3, "no race in this run"),
    ("explore x.emc --pes 4 --runs 2", 0, "the same result in 2 other schedules"),
    ("trace x.emc --pes 4 --html x.html", 3, "x.html: "),
    ("trace x.emc --pes 4 -o x.json", 3, "x.json: "),
    ("profile x.emc --pes 4 --html x.html", 3, "cycles"),
    ("watch x.emc --pes 4 -o x.html", 3, "x.html: "),
    ("sweep x.emc --pes 1,2", 0, "x.emc"),
]


@pytest.mark.parametrize(
    ("words", "status", "said"), [RUNS[0], *(pytest.param(*one, marks=pytest.mark.slow) for one in RUNS[1:])]
)
def test_commands(words: str, status: int, said: str, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(PROGRAM)
    done = python(COMMAND.format(words=words.split()), tmp_path)
    assert done.returncode == status and said in done.stdout + done.stderr, done


@pytest.mark.slow
def test_the_page(tmp_path: Path) -> None:
    """What the playground's worker calls. The playground's build does more of this (playground/prepare.py)."""
    lines = [
        "import json",
        "from emc.playground.desk import Desk",
        "desk = Desk(lambda kind, text: print(kind, text), 'work')",
        f"asked = json.dumps({{'files': [{{'name': 'x.emc', 'text': {PROGRAM!r}}}], 'pes': '4'}})",
        "print(desk.run(asked), desk.again(asked), len(desk.view('watch', asked)), desk.view('trace', asked)[:40])",
    ]
    done = python(WITHOUT + "\n".join(lines), tmp_path)
    assert '"status": 3' in done.stdout and '{"status": 0, "page": "<!' in done.stdout, done


@pytest.mark.slow
def test_the_api(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(PROGRAM)
    made = "import emc\nmade = emc.compile('x.emc', pes=4)\nprint(made.run().status, made.load().main())"
    done = python(WITHOUT + made, tmp_path)
    assert done.stdout == "3 3\n", done


def python(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONPATH": str(ROOT), "PATH": "", "EMC_CACHE": str(folder / "cache")}
    return subprocess.run([sys.executable, "-c", text], cwd=folder, env=environment, capture_output=True, text=True)
