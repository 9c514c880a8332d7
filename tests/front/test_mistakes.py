"""What is said of each mistake in mistakes.case; `EMC_SAVE=1` writes it there, and the diff is to be read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from emc.faults import Faults
from emc.front.parse import parse

FILE = Path(__file__).with_name("mistakes.case")


def cases() -> list[tuple[str, str]]:
    """(program, what is said)"""
    parts = FILE.read_text("utf-8").split("---\n")[1:-1]
    return [(program, said) for program, _, said in (part.partition("===\n") for part in parts)]


def said_of(program: str) -> str:
    faults = Faults()
    parse(program, "x.emc", (), (), faults)
    lines: list[str] = []
    for fault in faults:
        lines.append(f"{fault.span.line}:{fault.span.column} {fault.code} {fault.text}")
        lines += [f"    hint: {fault.hint}"] * bool(fault.hint)
        lines += [f"    note {note.span.line}:{note.span.column} {note.text}" for note in fault.notes]
    return "".join(line + "\n" for line in lines)


if os.environ.get("EMC_SAVE"):
    head = FILE.read_text("utf-8").split("---\n")[0]
    FILE.write_text(head + "".join(f"---\n{p}===\n{said_of(p)}" for p, _ in cases()) + "---\n", "utf-8")


@pytest.mark.parametrize(("program", "said"), cases())
def test_mistakes_are_named(program: str, said: str) -> None:
    assert said_of(program) == said


def test_each_mistake_is_one_fault_at_most() -> None:
    """Mistakes in different functions are all told; a single one draws no others behind it."""
    program = "int f(void) { return 1 + ; }\nint g(void) { retrun 1; }\nint h(void) { int x = 3 y; }\nint ok;"
    assert [line.split(":")[0] for line in said_of(program).splitlines() if line[0] != " "] == ["1", "2", "3"]


def test_there_is_an_end_to_mistakes() -> None:
    assert said_of("void f(void) { a b; }\n" * 1000).count("E01") == 20
