"""Lines of code in the page: a line's number, the figures of its margin, and its text.

row("int <s>x</s>;", "0-12", (40, 8), number=12)  ->  <div class="row" data-l="0-12"><i>12</i><b class="k0">40</b>...
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from emc.views.page.side import Figures


def row(
    html: str, keys: str, figures: Sequence[tuple[Figures, str]] = (), kind: str = "", number: int = 0, tip: str = ""
) -> str:
    """A line. keys: the source lines that it comes of. figures: of each side, with a style for its first figure.
    tip: a tool tip."""
    coupled = f' data-l="{keys}"' if keys else ""
    about = f' title="{escape(tip)}"' if tip else ""
    margin = f"<i>{number}</i>" if number else ""
    cells = "".join(_cell(side, at, shown, style) for side, (some, style) in enumerate(figures)
                    for at, shown in enumerate(some))  # fmt: skip
    return f'<div class="{f"row {kind}".rstrip()}"{coupled}{about}>{margin}{cells}<code>{html}</code></div>\n'


def _cell(side: int, at: int, shown: int | str, style: str) -> str:
    styled = f' style="{style}"' if style and at == 0 else ""
    return f'<b class="k{side}{at}"{styled}>{_shown(shown)}</b>'


def _shown(one: int | str) -> str:
    return f"{one:,}" if isinstance(one, int) else one


def widths(place: str, sides: Sequence[Iterable[Figures]], least: Sequence[Sequence[int]]) -> str:
    """The style sheet that makes the figures of each column as wide as the longest. place: a selector. sides: the
    figures of each side. least: by side and column, the letters of its head."""
    found: list[str] = []
    for side, (rows, heads) in enumerate(zip(sides, least, strict=True)):
        wide = list(heads)
        for some in rows:
            for at, number in enumerate(some):
                wide[at] = max(wide[at], len(_shown(number)))
        found += (f"{place} b.k{side}{at} {{ width: {letters + 1.5}ch; }}" for at, letters in enumerate(wide))
    return "\n".join(found)
