"""The statements that start threads for which nothing waits, and what would wait."""

from __future__ import annotations

import re
from typing import Literal

from emc.source import NOWHERE, Span
from emc.views.faults import Texts

Word = Literal["fork", "forkwith"]

WAITS: dict[str, str] = {
    "forkwith": "write `dowith` there, which waits for its block",
    "fork": "call it by `remote_call`, which waits",
}
_FORK = re.compile(r"[^;{}]*?\b(forkwith)\b|(fork)\b")


def fork_at(span: Span, texts: Texts) -> Word | None:
    """The word of the fork that begins there; None if another statement does, or if the text is not available."""
    text = texts(span.file) if span != NOWHERE else None
    lines = text.split("\n")[span.line - 1 :] if text else []
    found = _FORK.match("\n".join([line[span.column - 1 :] if k == 0 else line for k, line in enumerate(lines[:20])]))
    if found is None:
        return None
    return "forkwith" if found[1] is not None else "fork"
