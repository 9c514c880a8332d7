"""What pages share: their colours (colours.css), lines of code as HTML, data, scripts, and templates with parts.

fill("<h1>{{title}}</h1>", title="fib.emc")   ->  "<h1>fib.emc</h1>"
painted([("word", "int"), ("", " x < y")])    ->  '<s class="word">int</s> x &lt; y'
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

HERE = Path(__file__).parent


def colours() -> str:
    """The style sheet: colours for light and dark, as variables, and those of code."""
    return (HERE / "colours.css").read_text("utf-8")


def painted(line: Sequence[tuple[str, str]]) -> str:
    """The HTML of a line in colours (show/colours.py)."""
    return "".join(f'<s class="{kind}">{escape(t, False)}</s>' if kind else escape(t, False) for kind, t in line)


def embedded(data: object) -> str:
    """Data for a `script` element that has JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def scripts(paths: Iterable[Path]) -> str:
    """The text of a page's scripts, after the scripts that all pages of runs share."""
    return "\n".join(path.read_text("utf-8") for path in (HERE / "shared.js", *paths))


def fill(text: str, **parts: str) -> str:
    """The text with each `{{name}}` replaced."""
    pieces = text.split("{{")
    return pieces[0] + "".join(parts[piece.partition("}}")[0]] + piece.partition("}}")[2] for piece in pieces[1:])
