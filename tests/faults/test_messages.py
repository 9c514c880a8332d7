"""Wrong programs as students write them, one mistake each, with the whole message as a terminal shows it.

    === name of the mistake
    the program
    ---
    what is said of it

A reader who sees only the message can repair the program, and one mistake draws one fault. EMC_SAVE=1 in the
environment rewrites what is said; then read the difference, as that reader.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from emc.faults import Faults
from emc.footprint import Footprint
from emc.session import check
from emc.shape import Pes
from emc.texts import Source
from emc.views.faults import faults
from emc.wishes import Wishes

FILE = Path(__file__).with_name("messages.case")


@dataclass(frozen=True)
class Case:
    name: str
    text: str
    said: str


def cases() -> list[Case]:
    found: list[Case] = []
    for part in re.split(r"^=== ", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        name, _, rest = part.partition("\n")
        text, _, said = rest.partition("---\n")
        found.append(Case(name, text, said.rstrip("\n")))
    return found


def found_in(text: str) -> Faults:
    return check([("x.emc", Source("x.emc", text, ""))], Wishes(pes=Pes(4)), Footprint())


def said_of(text: str) -> str:
    return faults(found_in(text), lambda name: text if name == "x.emc" else None)


if os.environ.get("EMC_SAVE"):
    FILE.write_text("".join(f"=== {c.name}\n{c.text}---\n{said_of(c.text)}\n" for c in cases()), encoding="utf-8")


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_message(case: Case) -> None:
    assert said_of(case.text) == case.said
    assert len(found_in(case.text)) == 1, "one mistake, one fault"


def test_there_are_a_hundred() -> None:
    assert len({case.name for case in cases()}) == len(cases()) >= 100
