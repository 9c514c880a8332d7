"""The kernels as LLVM text, translated from their Python source.

The text is not for a particular computer: run/kernels.py compiles it for this one.
"""

from __future__ import annotations

from emc.engines.native.kernel import loop, untimed
from emc.engines.native.kernel.kinds import KINDS, WHOLE
from emc.engines.native.kernel.records import element
from emc.engines.native.kernel.state import MACHINE
from emc.engines.native.names import CALLS, EXECUTE, RUN, name_of
from emc.engines.native.translate import Unit
from emc.engines.native.translate.types import Record

_ENTRIES = {RUN: loop.run, EXECUTE: untimed.execute}


def text(name: str = WHOLE, *, checked: bool = False, lines: bool = False) -> str:
    """A kernel's text: its entry and the functions that threads call keep their names; everything else is private.
    name: one of KINDS. checked: the process ends at an index outside of its array. lines: with the lines of Python, for
    profilers."""
    kind = KINDS[name]
    record = element(MACHINE)
    assert isinstance(record, Record)
    fixed = {(record, field): 0 for field in kind.absent}
    unit = Unit(checked=checked, lines=lines, fixed=fixed)
    unit.export(_ENTRIES[kind.entry], kind.entry)
    return _with_calls(unit)


def calls(*, checked: bool = False) -> str:
    """The text of the functions that threads call, alone. It is right for each kernel."""
    return _with_calls(Unit(checked=checked))


def _with_calls(unit: Unit) -> str:
    for name, function in zip(map(name_of, CALLS), loop.CALLS, strict=True):
        unit.export(function, name)
    return unit.text()
