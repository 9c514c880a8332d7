"""All that a machine keeps for a checked build: the shadow of its memory, and the ledger of its activations."""

from __future__ import annotations

from typing import Any

from emc.engines.reference.core import Core
from emc.engines.reference.judge import Judge
from emc.engines.reference.ledger import Ledger
from emc.engines.reference.shadow import Shadow
from emc.engines.reference.state import Activation


class Checks:
    """scope: the names that the texts of watches.py use."""

    def __init__(self, machine: Core):
        self.shadow = Shadow(machine)
        self.judge = Judge(machine, self.shadow)
        self.ledger = Ledger(machine)

    @property
    def scope(self) -> dict[str, Any]:
        shadow = self.shadow
        return {
            "shadow": shadow,
            "judge": self.judge,
            "ledger": self.ledger,
            "states": shadow.states,
            "words": shadow.words,
            "halves": shadow.halves,
            "owners": shadow.owners,
            "stored": shadow.stored,
            "lost_results": self.ledger.lost_results,
        }

    def frame_free(self, activation: Activation, at: int) -> None:
        """An activation ends; its frame is at that byte of the mapping."""
        self.shadow.frame_free(activation.template, at)
        self.ledger.forget(activation)
