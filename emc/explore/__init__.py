"""Runs a program under many legal schedules, and finds one that gives another result than the usual schedule.

    found = Search(task, allowance).run()
    found.difference                None, or the first schedule that differs, with both outcomes

It takes a compiled program with the options of its run (task.py), and returns a Found. A schedule (schedule.py) delays
packets and changes the length of queues. It uses only options of `emc run`, so `emc run` can repeat each schedule
exactly. plan.py lists the schedules to try: systematic ones, from the order in which packets arrived in the usual run,
and random ones. Schedules are judged in the order of the plan, so the result does not depend on the number or speed of
the processes, but only on the allowance in seconds.
"""

from emc.explore.outcome import Reading
from emc.explore.search import Allowance, Difference, Found, Search
from emc.explore.task import Input, Task

__all__ = ["Allowance", "Difference", "Found", "Input", "Reading", "Search", "Task"]
