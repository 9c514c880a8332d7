"""The engine that suits: the reference engine within its allowance, then the native one, as if from the start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from engines.assembly import differences

from emc.engines import auto, engine, native, reference
from emc.machine import Host, Options, Run
from emc.session import build
from emc.texts import read_sources
from emc.wishes import Pes, Wishes

TALKS = """
#include <stdio.h>
int main() {
    char line[80];
    while (fgets(line, sizeof line, stdin)) {
        volatile int n = 0;
        for (int i = 0; i < LOOPS; i++) n += i;
        printf("%d %s", n, line);
    }
    FILE *file = fopen("/nowhere/at/all", "r");
    printf("%s\\n", file ? "there" : "refused");
    END;
}
"""
INPUT = b"one\ntwo\nthree\n"


def run(folder: Path, name: str, loops: int, end: str = "return 3") -> tuple[Run, bytes]:
    file = folder / "x.emc"
    file.write_text(TALKS)
    wishes = Wishes(pes=Pes(4), defines=(f"LOOPS={loops}", f"END={end}"))
    built = build(read_sources([str(file)]), wishes)
    shown = bytearray()
    host = Host(str(file), stdin=INPUT, sink=shown.extend)
    return engine(name)(built.module, built.description, Options(), host), bytes(shown)


@pytest.mark.parametrize("end", ["return 3", "*(volatile int *)0 = 1; return 0"])
def test_going_over_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    monkeypatch.setattr(auto, "ALLOWANCE", 6000)  # in the midst of the lines
    monkeypatch.setattr(auto, "PATIENCE", 1)
    monkeypatch.setattr(native, "is_ready", lambda *_: False)
    (told, shown), (wanted, wanted_shown) = (run(tmp_path, name, 300, end) for name in ("auto", "reference"))
    assert shown == wanted_shown
    assert told == wanted, differences(told, wanted)


def test_what_is_soon_done_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> Run:
        raise AssertionError

    monkeypatch.setattr(native, "is_ready", lambda *_: False)
    monkeypatch.setattr(native, "run", never)
    assert run(tmp_path, "auto", 3)[0].status == 3


def test_what_is_ready_goes_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(tmp_path, "native", 5)

    def never(*_: Any) -> Run:
        raise AssertionError

    monkeypatch.setattr(reference, "run", never)
    assert run(tmp_path, "auto", 5) == first
