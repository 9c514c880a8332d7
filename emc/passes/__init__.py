"""IR -> IR: the optimisations that run after linking, in order, each switchable (`--off NAME`).

Two more of the paper's section 3.5 are decided while lowering, where the source's shape is known: `where-call` and
`join-data` (lower/tasks.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from emc.ir.module import Module
from emc.lower.body import Options
from emc.passes.coalesce import coalesce
from emc.passes.rotate import rotate
from emc.passes.straighten import straighten
from emc.passes.tail_call import tail_call


@dataclass(frozen=True, slots=True)
class Pass:
    """level: the least -O at which it runs."""

    name: str
    level: int
    run: Callable[[Module], Module]


PASSES = (
    Pass("coalesce", 1, coalesce),
    Pass("tail-call", 1, tail_call),
    Pass("straighten", 1, straighten),
    Pass("rotate", 2, rotate),
)


def run(module: Module, options: Options) -> Module:
    """All passes that the options ask for."""
    for p in PASSES:
        if options.level >= p.level and options.on(p.name):
            module = p.run(module)
    return module
