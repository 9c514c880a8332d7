"""Selects how a task block runs: once on this PE, once where an object is, or as a tree of copies."""

from __future__ import annotations

from emc.front import typed
from emc.lower.body import Body
from emc.lower.statements import rule
from emc.lower.tasks import once, where
from emc.lower.trees import everywhere, iterate


@rule(typed.TaskBlock)
def _task_block(body: Body, s: typed.TaskBlock) -> None:
    match s.place:
        case typed.Iterate():
            iterate(body, s, s.place)
        case typed.Everywhere():
            everywhere(body, s)
        case typed.Where():
            where(body, s, s.place)
        case None:
            once(body, s, None)
