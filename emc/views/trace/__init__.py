"""A run's time line, from a Run with Options.record.

    made = timeline(run, module, heading, window)   names of threads, what was sent from where, queues (data.py)
    page(made, module, heading, texts)              an HTML page with it, complete in itself
    perfetto.write(made, path, limit)               JSON for the Perfetto UI (ui.perfetto.dev)
    compact.writing(path, ...)                      the same in a few bytes, of any length, while the program runs
    terminal.show(made, console)                    PEs down, time across, in characters

It takes a Run and the module that ran, and returns slices, arrows and counters.
"""

from __future__ import annotations

from emc.views.trace.data import Slice, Timeline, timeline
from emc.views.trace.page import page

__all__ = ["Slice", "Timeline", "page", "timeline"]
