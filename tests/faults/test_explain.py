"""Explanations are complete and true: every code has one, every wrong program gets its code and nothing else, every
right one nothing at all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import emc
from emc import explain
from emc.cli.explain import said_of

CODES = re.compile(r'"([EW]\d{4})"')
TRAPS = (
    re.compile(r'(?:Trapped|_blame)\(\s*"([^"]+)"'),
    re.compile(r'\b(?:b\.trap|__trap)\("([^"]+)"'),
    re.compile(r'^\s*trap "([^"]+)"', re.MULTILINE),
)
PACKAGE = Path(emc.__file__).parent
RUNTIME = PACKAGE.parent / "runtime"
ENTRIES = list(explain.entries().values())


def found(pattern: re.Pattern[str], *folders: Path) -> set[str]:
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".c", ".emc", ".emir")]
    return {match for file in files for match in pattern.findall(file.read_text(encoding="utf-8"))}


def test_every_code_is_explained() -> None:
    assert found(CODES, PACKAGE) == {name for name in explain.entries() if re.fullmatch(r"[EW]\d{4}", name)}


def test_every_trap_is_explained() -> None:
    made = {kind.partition(":")[0] for pattern in TRAPS for kind in found(pattern, PACKAGE, RUNTIME)}
    assert made - set(explain.entries()) == set()


def test_names_are_explained_once() -> None:
    assert len(ENTRIES) == sum(len(page.entries) for page in explain.pages())


@pytest.mark.parametrize("entry", [e for e in ENTRIES if e.wrong], ids=lambda entry: entry.name)
def test_wrong_and_right(entry: explain.Entry) -> None:
    assert {fault.code for fault in said_of(entry, entry.wrong)} == {entry.name}
    assert [fault.text for fault in said_of(entry, entry.right)] == []


def test_explanations_say_more_than_their_titles() -> None:
    assert [e.name for e in ENTRIES if len(e.text) <= 40 or not e.text.endswith((".", "?", ")", "`"))] == []
    assert [e.name for e in ENTRIES if e.title.endswith(".")] == []


def test_titles_are_short_and_different() -> None:
    titles = [e.title for e in ENTRIES if e.title]
    assert [title for title in titles if len(title) > 60] == [] and len(set(titles)) == len(titles)
