"""What README, docs/ and the explanations show is true: each block is run.

A block marked `emc` is a whole program with promises (promises.py). A block marked `console` is a session: `$ command`
lines, each with what it prints. `$ cat FILE` of a file that is not there makes it. A line `...` stands for any lines;
figures in lines that speak of cycles or of the simulated machine may be other ones.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import harness
import pytest
from conftest import broken
from promises import promises

ROOT = Path(__file__).resolve().parents[1]
ELSEWHERE = ("library.md",)  # tests/library runs these examples
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXPLANATIONS = sorted((ROOT / "emc" / "explain").glob("*.md"))  # tests/faults/test_explain.py knows their programs
FIGURES = re.compile(r"[\d,.]*\d")


def blocks(page: Path, kind: str) -> Iterator[tuple[int, str]]:
    """(line, text) of the fenced blocks of a kind."""
    text = page.read_text(encoding="utf-8")
    for match in re.finditer(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield text[: match.start()].count("\n") + 1, match[1]


def cases(kind: str) -> list[object]:
    return [
        pytest.param(text, id=f"{page.name}:{line}", marks=[pytest.mark.slow] if "locusroute" in text else [])
        for page in PAGES + (EXPLANATIONS if kind == "console" else [])
        if page.name not in ELSEWHERE
        for line, text in blocks(page, kind)
    ]


@pytest.mark.parametrize("text", cases("emc"))
def test_program(text: str, tmp_path: Path) -> None:
    file = tmp_path / "example.emc"
    file.write_text(text)
    promised = promises(file)
    assert promised.any, "a program without a promise"
    for pes in promised.pes:
        assert broken(promised, harness.emc_run(file, pes, promised.args)) == []


@pytest.mark.parametrize("text", cases("console"))
def test_session(text: str, tmp_path: Path) -> None:
    (tmp_path / "emc").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m emc "$@"\n')
    (tmp_path / "emc").chmod(0o755)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    for command, shown in session(text):
        file = tmp_path / command.removeprefix("cat ")
        if command.startswith("cat ") and not file.exists():
            file.write_text(shown)
            continue
        done = subprocess.run(
            ["sh", "-c", f"exec 2>&1\n{command}"], cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        assert same(shown, done.stdout), f"$ {command}\n{done.stdout}"


def session(text: str) -> Iterator[tuple[str, str]]:
    """(command, what it prints) of a session."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


def same(shown: str, said: str) -> bool:
    """Whether an output is what the page shows."""
    pattern = ""
    for line in shown.splitlines():
        pattern += r"(?:.*\n)*?" if line == "..." else _line(line) + r"[ ]*\n"
    return re.fullmatch(pattern, said) is not None


def _line(line: str) -> str:
    if "cycle" not in line and not line.startswith("emc: "):
        return re.escape(line.rstrip())
    place, between, rest = line.rpartition("cycle") if "trap:" in line else ("", "", line)
    return re.escape(place + between) + r"[\d,.]*\d".join(re.escape(part) for part in FIGURES.split(rest))


def test_same_is_strict() -> None:
    assert same("a\n...\nb\n", "a\nx\ny\nb\n") and same("a\n", "a \n")
    assert not same("a\n", "b\n") and not same("5\n", "6\n") and not same("a\n", "a\na\n")
    assert same("emc: 2 PEs, 1,100 cycles\n", "emc: 2 PEs, 90 cycles\n")
    assert not same("x: trap: null (PE 0, cycle 5)\n", "x: trap: null (PE 1, cycle 5)\n")


def test_readme_begins_with_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    first = re.search(r"^```\w*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert first is not None
    assert first[1] == "pip install -e '.[test]' && emc run locusroute.emc --pes 64\npytest\n"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []
