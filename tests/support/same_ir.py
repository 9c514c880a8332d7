"""Whether two programs have the same IR, apart from the places in their texts.

assert same_ir.text(source, pes="4") == same_ir.text(other, pes="4")
"""

from __future__ import annotations

import re

from emc import route
from emc.dataclass import replace
from emc.faults import Faults
from emc.ir.show import show
from emc.options import BuildOptions
from emc.python.unparse import to_emc
from emc.python.write import to_python
from emc.session import machine, settings
from emc.settings import Settings
from emc.shape import parse
from emc.texts import Source

_PLACE = re.compile(r'\s*; (?:"[^"]*" )?[\d:-]+(?=\s|$)', re.MULTILINE)


def chosen(pes: str = "4", optimise: int = 1) -> Settings:
    options = BuildOptions(pes=parse(pes), optimise=optimise)
    return settings(options, *machine(options))


def text(source: Source, pes: str = "4", optimise: int = 1) -> str:
    """The IR of a program, without the places and the module's name. Raises Faulty."""
    made = show(route.build([source], chosen(pes, optimise), Faults()))
    lines = (re.sub(r"[ \t]+", " ", line).rstrip() for line in _PLACE.sub("", made).split("\n")[1:])
    return "\n".join(lines)


def as_emc(source: Source, pes: str = "4") -> str:
    """The program in EM-C's own syntax. Raises Faulty."""
    faults = Faults()
    unit = route.typed_unit(source, chosen(pes), faults)
    faults.stop_if_any()
    return to_emc(source, unit, faults)


def as_python(source: Source, pes: str = "4") -> str:
    """The program in Python's syntax. Raises Faulty."""
    how, faults = chosen(pes), Faults()
    return to_python(source, lambda text: route.tokens(replace(source, text=text), how, faults), how.target, faults)
