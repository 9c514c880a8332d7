"""The page of a program: its source with what each line cost, and beside it, as tabs, the stages of its compilation,
where its cycles went, and a time line. `emc show --html`, `emc profile --html` and `emc trace --html` all make it.

    side = Side(program, templates, run)          a program at a level of optimisation, and its run or None (side.py)
    page((side,), "ir", with_passes=False)        the page's text
    page((side, other), "profile", False)         two levels side by side, in the margin and in each tab

source.py writes the source, tabs.py what is beside it. The page loads nothing.
"""

from __future__ import annotations

from emc.views.page.page import TABS, page
from emc.views.page.side import Measured, Side

__all__ = ["TABS", "Measured", "Side", "page"]
