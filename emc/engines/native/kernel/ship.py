"""The kernel as LLVM text, translated from its Python source. text.py keeps it.

The text is not for a particular computer: code.py compiles it for this one.
"""

from __future__ import annotations

from emc.engines.native.kernel import loop, untimed
from emc.engines.native.names import CALLS, EXECUTE, RUN, name_of
from emc.engines.native.translate import Unit


def text(*, checked: bool = False, lines: bool = False) -> str:
    """The text: `run`, `execute` and the functions that threads call keep their names; everything else is private.
    checked: the process ends at an index outside of its array. lines: with the lines of Python, for profilers."""
    unit = Unit(checked=checked, lines=lines)
    functions = {RUN: loop.run, EXECUTE: untimed.execute, **dict(zip(map(name_of, CALLS), loop.CALLS, strict=True))}
    for name, function in functions.items():
        unit.export(function, name)
    return unit.text()
