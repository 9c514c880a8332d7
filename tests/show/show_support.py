"""What the tests of `emc show` share: a stage of a program, by name."""

from __future__ import annotations

from emc.cli.show import LATE
from emc.views.show import stages
from emc.views.show.coupling import Part
from emc.views.show.program import ShownProgram

OPTIONS = ("typed", "ir", "llvm", "layout", "packets", "passes")


def listing(program: ShownProgram, stage: str, own: bool = False) -> list[Part]:
    """own: only of the user's templates."""
    if stage == "typed":
        return [part for unit in program.units for part in stages.meaning(unit)]
    whole = stage in ("ir", "llvm") and not own
    return LATE[stage](program, list(program.module.templates if whole else program.templates))
