"""A run as a page that shows it: PEs, queues, threads and packets, cycle by cycle, beside the source.

    made = timeline(run, module, heading, window)       a run with Options.record and Options.overview
    page(made, run, module, heading, texts, command)    the page's text

columns.py packs numbers, recording.py collects what the page shows. In the page, recording.js answers what is where at
a cycle, board.js draws the network, heat.js the overview, and page.js does the rest. The page loads nothing.
"""

from __future__ import annotations

from emc.views.watch.page import page

__all__ = ["page"]
