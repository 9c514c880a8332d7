"""Where the cycles of a run were spent, as plain data and as pages.

    made = profile(run, module, heading)    of a Run with Options.profile (data.py)
    terminal.show(made, text_of, console)   tables, and the source with its costs beside it
    page.html(made, text_of)                the same as one HTML page that needs nothing else
    document.values(made)                   the same for JSON

It takes a Run and the module that ran. It returns lines, functions and PEs with their cycles, which add up to those of
the run.
"""

from __future__ import annotations

from emc.views.profile.data import Costs, Function, Line, Profile, profile

__all__ = ["Costs", "Function", "Line", "Profile", "profile"]
