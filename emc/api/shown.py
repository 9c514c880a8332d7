"""HTML only when somebody looks: its page functions (html.py) need Pygments, which costs a tenth of a second."""

from __future__ import annotations

from importlib import import_module


def shown(page: str, *of: object) -> str:
    """The HTML that the page function of that name makes."""
    made: str = getattr(import_module("emc.api.html"), page)(*of)
    return made
