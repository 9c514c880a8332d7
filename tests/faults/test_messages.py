"""Wrong programs as students write them, one mistake each, with the whole message as a terminal shows it.

    === name of the mistake
    the program
    [message]
    what is said of it

A reader who sees only the message can repair the program, and one mistake draws one fault. After `pytest --save`, read
the difference as that reader.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from goldens import Case, Golden, cases

from emc.faults import Faults
from emc.footprint import Footprint
from emc.options import BuildOptions
from emc.session import check
from emc.shape import Pes
from emc.texts import Source
from emc.views.faults import faults

CASES = cases(Path(__file__).with_name("messages.case"))


def found_in(text: str) -> Faults:
    return check([("x.emc", Source("x.emc", text, ""))], BuildOptions(pes=Pes(4)), Footprint())


def said_of(text: str) -> str:
    return faults(found_in(text), lambda name: text if name == "x.emc" else None)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_message(case: Case, golden: Golden) -> None:
    assert len(found_in(case.text)) == 1, "one mistake, one fault"
    golden(case.part("message"), said_of(case.text) + "\n")


def test_there_are_a_hundred() -> None:
    assert len(CASES) >= 100
