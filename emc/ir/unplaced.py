"""The text of an IR program without the source places in it, so that its operations get the places of its own lines.

%n = load.i32 [%fp+8]      ; "twice.emc" 1:27-28     ->     %n = load.i32 [%fp+8]
"""

from __future__ import annotations

import re

_TEXT = r'"(?:[^"\\\n]|\\.)*"'
_STRETCH = rf"(?:{_TEXT}\s*)?\d+:\d+(?:-\d+(?::\d+)?)?"
_PARTS = re.compile(
    rf"{_TEXT}|//[^\n]*|(?P<place>;[ \t]*{_STRETCH}(?:[ \t]+in[ \t]+(?:{_TEXT}|\S+)[ \t]+at[ \t]+{_STRETCH})?)"
)


def without_places(text: str) -> str:
    """The text with the places replaced by blanks."""
    return _PARTS.sub(lambda found: " " * len(found[0]) if found["place"] else found[0], text)
