"""A machine as one HTML page: drawings of its network and of a node, and its values with their sources.

    page(description)      the text of the page

The input is a Description; the result is HTML that loads nothing.
"""

from __future__ import annotations

from emc.views.machine.page import page

__all__ = ["page"]
