"""A run's time line, from a Run with Options.record.

    made = timeline(run, module, heading, window)   names of threads, what was sent from where, queues (data.py)
    perfetto.write(made, path, limit)               for the Perfetto UI (ui.perfetto.dev) and its trace processor
    terminal.show(made, console)                    PEs down, time across, in characters

It takes a Run and the module that ran, and returns slices, arrows and counters.
"""

from __future__ import annotations

from emc.views.trace.data import Slice, Timeline, timeline

__all__ = ["Slice", "Timeline", "timeline"]
