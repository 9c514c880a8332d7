"""Records which properties of its target a compilation reads. The result is the same for all targets that have the same
values of these.

    asked = Asked(Target(8, (), 1 << 20))
    asked.address_bits                      26
    asked.facts                             {("address_bits",): 26}

Most files of the library depend only on how a global pointer is split, so one object of them can be used for machines
of 2 to 64 PEs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from emc.target import Target

Question: TypeAlias = tuple[Any, ...]  # a name in Target and, for a method, its arguments


class Asked(Target):
    """A target that records in `facts` which of its properties were read, with their values."""

    def __init__(self, target: Target):
        object.__setattr__(self, "_target", target)
        object.__setattr__(self, "_facts", {})

    @property
    def facts(self) -> dict[Question, object]:
        """The properties that were read so far, in that order."""
        return object.__getattribute__(self, "_facts")

    def __getattribute__(self, name: str) -> Any:
        get = object.__getattribute__
        if name == "facts" or name.startswith("__"):
            return get(self, name)
        target: Target = get(self, "_target")
        facts: dict[Question, object] = get(self, "_facts")
        found = getattr(target, name)
        if not callable(found):
            return facts.setdefault((name,), found)

        def answer(*words: Any) -> object:
            return facts.setdefault((name, *words), found(*words))

        return answer


def answers(target: Target, questions: Iterable[Question]) -> tuple[object, ...]:
    """The values of these properties for a target."""
    return tuple(_answer(target, name, words) for name, *words in questions)


def _answer(target: Target, name: str, words: list[Any]) -> object:
    found = getattr(target, name)
    return found(*words) if callable(found) else found
