"""Each transcript of tests/repl/sessions comes out again, word for word. `python tests/repl/test_sessions.py FILE...`
writes them anew: then one reads the diff."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))  # when it is run by itself
from transcripts import replay

SESSIONS = sorted((Path(__file__).parent / "sessions").glob("*.session"))


@pytest.mark.parametrize("file", SESSIONS, ids=lambda file: file.stem)
def test_session(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert replay(text) == text


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(replay(Path(name).read_text(encoding="utf-8")), encoding="utf-8")
