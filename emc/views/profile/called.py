"""A node of the call tree, as profiles have it. calls.py makes them; few profiles need what it imports."""

from __future__ import annotations

from emc.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Called:
    """A node of the call tree. Rows are in the order of the tree: each before those that it started, which are sorted
    by their inclusive cycles."""

    name: str
    depth: int  # 0 for what the machine itself started
    times: int  # activations
    own: int  # cycles
    inclusive: int  # cycles
