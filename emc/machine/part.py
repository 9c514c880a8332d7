"""The cycles of a run that a profile is of: the whole run, or its measured part.

part = whole(run)               of a Run with Options.profile
part = between(begin, end)      what the machine did between the ends of two Runs, which are the same run, ended at
                                two edges (Options.edge), both with Options.profile and the part's begin as `since`
"""

from __future__ import annotations

from array import array
from operator import sub

from emc.dataclass import dataclass
from emc.machine.overview import Overview
from emc.machine.region import Figures, combine
from emc.machine.run import Run
from emc.machine.tally import Tally, difference


@dataclass(frozen=True, slots=True)
class Part:
    """What the machine did in some cycles of a run."""

    first: int  # the cycle at which it begins
    figures: Figures  # those of a part have no high-water marks
    tally: Tally  # its waits are those that ended in the part, from their begin
    # up to the end of the part, so all but `group` and `groups` is of cycles before it, too; with Options.overview
    overview: Overview | None
    traffic: array[int]  # packets in these cycles, as the overview has them; empty without one


def whole(run: Run) -> Part:
    """All of the run. Raises ValueError for a run without Options.profile."""
    if run.tally is None:
        raise ValueError("this run was not made with Options.profile")
    traffic = array("q") if run.overview is None else run.overview.traffic
    return Part(0, _figures(run), run.tally, run.overview, traffic)


def between(begin: Run, end: Run) -> Part:
    """The cycles from the end of one run to that of the other. Raises ValueError as `whole` does."""
    before, up_to = whole(begin), whole(end)
    return Part(
        begin.cycles,
        combine(sub, up_to.figures, before.figures),
        difference(up_to.tally, before.tally),
        up_to.overview,
        array("q", map(sub, up_to.traffic, before.traffic)),
    )


def _figures(run: Run) -> Figures:
    return Figures(run.cycles, run.packets, run.counters, run.interfaces, run.links)
