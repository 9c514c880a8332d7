"""Links to the playground: the address holds a program, its options and, in a view, a moment. A link runs nothing.

    address({"files": [{"name": "a.emc", "text": "..."}], "pes": "4"})      https://.../#code=eNqrVk...
    address(program, "watch", cycle=120, pe=3)                              ...&view=watch&cycle=120&pe=3

After `#`, so that no server sees it. `code` is JSON (playground/request.py), compressed with raw deflate, in base64
with the URL's alphabet. static/link.js reads and writes the same.
"""

from __future__ import annotations

import base64
import json
import os
import zlib
from typing import Any
from urllib.parse import urlencode

HOME = "https://emc-lang.github.io/playground/"  # where the page lives, unless EMC_PLAYGROUND says it
VIEWS = ("ir", "profile", "trace", "watch")
LONG = 8_000  # characters of an address, which not all programs pass on


def home() -> str:
    """The address of the playground."""
    return os.environ.get("EMC_PLAYGROUND") or HOME


def packed(program: dict[str, Any]) -> str:
    """The text that holds a program in a link."""
    text = json.dumps({key: value for key, value in program.items() if value}, ensure_ascii=False, sort_keys=True)
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = squeeze.compress(text.encode("utf-8", "replace")) + squeeze.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> dict[str, Any]:
    """The program that the text `code` of a link holds. Raises ValueError, zlib.error."""
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), -15))


def address(program: dict[str, Any], view: str = "", **moment: int | None) -> str:
    """The address that opens the program. view: one of VIEWS, or "". moment: `cycle`, `pe`, `line`; None: not named."""
    named = {key: value for key, value in moment.items() if value is not None}
    words = {"code": packed(program), **({"view": view} if view else {}), **named}
    return f"{home()}#{urlencode(words)}"
