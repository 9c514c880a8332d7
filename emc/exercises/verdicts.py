"""The verdicts on a program that was handed in, from the worst to the best.

A case has the first one that holds. A trap and a race come before a wrong output, because they explain it; besides, the
output of a program with a race is a matter of luck.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

Verdict: TypeAlias = Literal["refused", "fault", "limit", "trap", "race", "wrong", "slow", "right"]
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
MEANINGS: dict[Verdict, str] = {
    "refused": "can't be graded: not EM-C, too large, or nothing was handed in",
    "fault": "does not compile",
    "limit": "needs more cycles, memory, output, files or time than it may",
    "trap": "traps; all runs are checked, as by --check",
    "race": "has accesses that nothing orders: its output is a matter of luck",
    "wrong": "gives another output or exit status than the solution",
    "slow": "is correct, but needs more cycles or packets than the goal",
    "right": "is correct, and reaches the goal",
}


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """The first of these in VERDICTS; `right` if there is none."""
    found = set(verdicts)
    for verdict in VERDICTS:
        if verdict in found:
            return verdict
    return "right"
