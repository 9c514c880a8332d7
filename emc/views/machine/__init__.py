"""A machine as one HTML page: its network and a node drawn, and its values with their sources.

    page(description)      the text of the page

In: a Description. Out: HTML that loads nothing.
"""

from __future__ import annotations

from emc.views.machine.page import page

__all__ = ["page"]
