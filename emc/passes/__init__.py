"""IR -> IR: the optimisations that run after linking, in order, each switchable (`--off NAME`)."""

from __future__ import annotations

from emc.ir.module import Module
from emc.lower.body import Options


def run(module: Module, options: Options) -> Module:
    """All passes that the options ask for."""
    del options
    return module
