"""Each transcript of tests/repl/sessions comes out again, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest
from goldens import File, Golden
from transcripts import replay

SESSIONS = sorted((Path(__file__).parent / "sessions").glob("*.session"))


@pytest.mark.parametrize("file", SESSIONS, ids=lambda file: file.stem)
def test_session(file: Path, golden: Golden) -> None:
    golden(File(file), replay(file.read_text(encoding="utf-8")))
