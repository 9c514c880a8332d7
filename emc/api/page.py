"""A whole HTML page in a notebook: in a frame, so that its style and its keys stay its own."""

from __future__ import annotations

from html import escape


def framed(page: str, title: str, height: int) -> str:
    """The page in a frame. height: the height of the frame, in pixels."""
    style = f"width:100%;height:{height}px;border:1px solid rgba(127,127,127,.4);border-radius:4px"
    return f'<iframe title="{escape(title)}" srcdoc="{escape(page)}" style="{style}"></iframe>'
