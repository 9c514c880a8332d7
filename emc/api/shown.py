"""Makes HTML only when a notebook asks for it: its functions (html.py) need Pygments, whose import takes a tenth of a
second."""

from __future__ import annotations

from importlib import import_module


def shown(page: str, *of: object) -> str:
    """The HTML that the function of html.py with that name makes."""
    made: str = getattr(import_module("emc.api.html"), page)(*of)
    return made
