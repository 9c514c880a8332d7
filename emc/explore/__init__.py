"""A program under many legal schedules: which of them give another result than the usual one.

    found = Search(task, allowance).run()
    found.difference                None, or the first schedule that differs, with both outcomes

In: a compiled program, and how it is run otherwise (task.py). Out: a Found. A schedule (schedule.py) delays packets and
changes the length of queues, all by options of `emc run`, so that `emc run` repeats each of them exactly. plan.py
lists those to try: systematic ones, from the order in which packets arrived in the usual run, and random ones.
Guaranteed: schedules are judged in the order of the plan, so what is found depends neither on the number of processes
nor on their speed; only the allowance in seconds does.
"""

from emc.explore.outcome import Reading
from emc.explore.search import Allowance, Difference, Found, Search
from emc.explore.task import Input, Task

__all__ = ["Allowance", "Difference", "Found", "Input", "Reading", "Search", "Task"]
