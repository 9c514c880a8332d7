"""The functions of threads. Programs of one process share their texts (threads.py); each program has its own numbers in
the place of the texts' names (names.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import FunctionType
from typing import Any

from emc.dataclass import dataclass
from emc.engines.reference.names import Known, Site
from emc.engines.reference.threads import MOST, Generator, Text
from emc.engines.same import Same
from emc.ir.module import Block, Template

Function = Callable[..., "tuple[int, int]"]


@dataclass(frozen=True, slots=True)
class Thread:
    """The function of an entry in one program. first: the number of the template's first operation."""

    function: Function
    text: Text
    first: int


def thread(known: Known, site: Site, template: Template, entry: Block, scope: dict[str, Any]) -> Thread:
    """The function of an entry. scope: what all texts use (actions.py)."""
    text = _text(known, site, template, entry)
    numbers = {name: number(site) for name, number in text.numbers.items()}
    made: Function = FunctionType(text.code, {**scope, **text.constants, **numbers})
    return Thread(made, text, site.first)


def _text(known: Known, site: Site, template: Template, entry: Block) -> Text:
    """The text of an entry. It is written if no program so far has needed it."""
    texts = _texts(Same(template), entry.label, known)
    for text in texts:
        if text.fits(site):
            return text
    texts.append(Generator(known, site, template, entry).text())
    return texts[-1]


@lru_cache(maxsize=MOST)
def _texts(template: Same[Template], label: str, known: Known) -> list[Text]:
    """The texts of an entry: mostly one, and others for programs for which its assumptions do not hold."""
    return []
