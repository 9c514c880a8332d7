"""Runs a program with every combination of options, keeps each run by content, and makes one table of them.

    plan = make_plan(spec)                  each combination is a point; points with the same key are one run
    done = sweep(plan, store)               runs what is not kept yet, on all cores or on a cluster
    table = tabulate(plan, done)            a row for each point, and the summary over seeds

    values.py    `1,2,..64` as values
    spec.py      what is asked for, as data that a file can hold (manifest.py)
    plan.py      the points of a spec
    store.py     kept runs: files by content, claims, the journal
    work.py      what a process does: compile one program, or run it once
    drive.py     which runs are done where, when
    cluster.py   the processes of a Dask cluster, in place of this computer's
    table.py     rows and columns; files.py writes them
    layout.py    what a figure shows where; plot.py draws it, with scales.py, captions.py and legend.py
    page.py      text for a terminal, a page

A run depends only on what its key names, so a sweep that was ended at any moment can be continued.
"""

from emc.sweeps.drive import Done, sweep
from emc.sweeps.plan import Plan, make_plan
from emc.sweeps.spec import Program, Spec, SweepError
from emc.sweeps.store import FOLDER, Store
from emc.sweeps.table import Table, tabulate

__all__ = [
    "FOLDER",
    "Done",
    "Plan",
    "Program",
    "Spec",
    "Store",
    "SweepError",
    "Table",
    "make_plan",
    "sweep",
    "tabulate",
]
