"""The kernels: the same Python, compiled for kinds of runs. A run that needs little is faster in a kernel that lacks
the rest, and LLVM makes that kernel in a third of the time.

    plain       simulates time on a machine like the EM-4, which is not watched
    untimed     runs without simulated time (kernel/untimed.py)
    whole       all other runs
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from emc.engines.native.names import EXECUTE, RUN

# of MACHINE in state.py
_WATCHED = ("races", "journey", "log", "entries", "overview", "waited", "shadow")
_MACHINE = ("apart", "delayed", "engines", "interfaces", "topology")


class Kind(NamedTuple):
    """entry: the function that runs a program. absent: fields of the machine's record that are 0 in all runs."""

    entry: str
    absent: tuple[str, ...]


PLAIN, UNTIMED, WHOLE = "plain", "untimed", "whole"
KINDS = {
    PLAIN: Kind(RUN, _WATCHED + _MACHINE),
    UNTIMED: Kind(EXECUTE, (*_WATCHED, "delayed", "engines", "interfaces")),
    WHOLE: Kind(RUN, ()),
}


def kind_for(entry: str, value: Callable[[str], int]) -> str:
    """The kernel for a machine whose kernel begins at `entry` and whose record has these values: the one that lacks
    most."""
    fitting = (name for name, kind in KINDS.items() if kind.entry == entry and not any(map(value, kind.absent)))
    return max(fitting, key=lambda name: len(KINDS[name].absent))
