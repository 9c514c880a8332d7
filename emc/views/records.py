"""Faults and traps as plain values for `--format json`, which editors and graders read.

    {"kind": "error", "code": "E0312", "file": "x.emc", "line": 2, "column": 9, "end_line": 2, "end_column": 10,
     "text": "`n` is not declared", "hint": "did you mean `m`?", "notes": [], "rule": "A name is not declared ..."}

Lines and columns count from 1. The end is the column after the last character. `schema` is increased by one when a key
is removed or changes its meaning; new keys may be added at any time.
"""

from __future__ import annotations

from emc.explain import entries
from emc.faults import Fault, Note
from emc.machine.run import Trap
from emc.source import Span

SCHEMA = 1


def fault(found: Fault) -> dict[str, object]:
    """A fault as plain data. hint: "" if there is none. rule: the title of its explanation."""
    return {
        "kind": found.kind.value,
        "code": found.code,
        **place(found.span),
        "text": found.text,
        "hint": found.hint,
        "notes": _notes(found.notes),
        "rule": entries()[found.code].title,
    }


def trap(met: Trap) -> dict[str, object]:
    """A trap as plain data. detail: lines of text. notes: the places that it mentions. chain: the calls and forks that
    led to it, the latest first."""
    chain = [
        {"template": link.template, "pe": link.pe, "forked": link.forked, **place(link.span)} for link in met.chain
    ]
    return {
        "kind": met.kind,
        "pe": met.pe,
        "cycle": met.cycle,
        **place(met.span),
        "detail": list(met.detail),
        "notes": _notes(met.notes),
        "chain": chain,
    }


def _notes(notes: tuple[Note, ...]) -> list[dict[str, object]]:
    return [{**place(note.span), "text": note.text} for note in notes]


def place(span: Span) -> dict[str, object]:
    """Where something is in the source."""
    known = span.end_line >= span.line
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line if known else span.line,
        "end_column": span.end_column if known else span.column,
    }
