"""The kernel's Python and the LLVM text made of it (ship.py): whether they still belong together.

first_line()    of the text: names its sources, by content
shipped()       the text that is a part of emc, or None when the kernel has changed since
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

_ROOM = Path(__file__).parent
PLACE = _ROOM / "kernel.ll"
RULES = _ROOM.parents[1] / "machine" / "topology"
# what numba compiles, and what decides what it makes of it
KERNEL = (
    "names",
    "records",
    "wires",
    "extents",
    "arrays",
    "wheel",
    "leave",
    "bypass",
    "switches",
    "watch",
    "dispatch",
    "asked",
    "kernel",
    "state",
    "ship",
)


@cache
def first_line() -> str:
    """The line that the text of the kernel as it is begins with."""
    digest = sha256()
    for name in KERNEL:
        digest.update((_ROOM / f"{name}.py").read_text("utf-8").encode())
    for path in sorted(RULES.glob("*.py")):
        digest.update(path.read_text("utf-8").encode())
    return f"; made from sources {digest.hexdigest()[:32]} by `python -m emc.engines.native.ship`"


@cache
def shipped() -> str | None:
    """The kernel's LLVM text, as it was written by ship.py; None when it is no longer that of the kernel."""
    try:
        found = PLACE.read_text("utf-8")
    except FileNotFoundError:
        return None
    return found if found.startswith(first_line()) else None
