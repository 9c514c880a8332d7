"""What a run ran: what its figures are headed with."""

from __future__ import annotations

from dataclasses import dataclass

from emc.machine import Description
from emc.target import Target


@dataclass(frozen=True, slots=True)
class Heading:
    """program: the file, as given; engine: its name."""

    program: str
    description: Description
    target: Target
    engine: str
