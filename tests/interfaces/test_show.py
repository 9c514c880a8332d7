"""`emc show` knows packets for network interfaces, and the objects in their memory."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command import run_here

PROGRAM = str(Path(__file__).parent / "programs" / "around.emc")


def shown(stage: str, *more: str) -> str:
    words = ("show", stage, PROGRAM, "--own", "--machine", "myrinet", "--pes", "2", *more)
    done = run_here(words, Path(PROGRAM).parent)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_packets() -> None:
    lines = {line.split()[0]: " ".join(line.split()) for line in shown("packets").splitlines() if ":" in line}
    assert "handler's packet pass a network interface ^start" in lines["14:9"]
    assert "ni_request.sum_of #" in lines["26:16"] and "answers to ^reply.1" in lines["26:16"]
    assert "normal result the asking PE" in lines["19:48"]


def test_layout() -> None:
    text = shown("layout")
    (line,) = (line for line in text.splitlines() if " factor " in line)
    assert line.split()[1:] == ["4", "bytes", "factor", "each", "NI", "int", "factor"]


def test_json() -> None:
    found = json.loads(shown("ir", "--json"))
    assert {d["name"]: d.get("interface", False) for d in found["data"] if d["name"].startswith(("ni_", "turns"))} == {
        "ni_memory.passed": True,
        "ni_memory.factor": True,
        "turns": False,
    }


@pytest.mark.parametrize("option", ["--html", "--graph"])
def test_pages(option: str, tmp_path: Path) -> None:
    shown("ir", option, str(tmp_path / "x.svg"))
    assert "ni_handler.pass" in (tmp_path / "x.svg").read_text()
