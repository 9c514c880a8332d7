"""The fixed packet handlers, as runtime/handlers/*.emir has them: linked into every program that sends their packets.

    data, templates = fixed()       # @sync.free ...;  frame, lock, unlock, read8, read32, write32, iread ...

In order of file names, then as written there: so the same packet type numbers on every machine.
"""

from __future__ import annotations

from functools import cache

from emc import places
from emc.ir.module import Datum, Spread, Template
from emc.ir.read import read_parts


@cache
def fixed() -> tuple[tuple[Datum | Spread, ...], tuple[Template, ...]]:
    """All static data and all handlers. Places in the source are lines of the handlers' own files."""
    data: list[Datum | Spread] = []
    templates: list[Template] = []
    for path in sorted((places.runtime() / "handlers").glob("*.emir")):
        more_data, more_templates = read_parts(path.read_text("utf-8"), f"handlers/{path.name}")
        data += more_data
        templates += more_templates
    return tuple(data), tuple(templates)
