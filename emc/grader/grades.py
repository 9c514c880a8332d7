"""The grade of a submission, as data.

plain(grade)        what JSON can hold
grade_of(plain)     the Grade again
"""

from __future__ import annotations

from typing import Any

from emc.dataclass import dataclass, field
from emc.exercises import Verdict


@dataclass(frozen=True, slots=True)
class CaseGrade:
    """What is kept of one case. options: of `emc run`. ratios: how many times the solution's cycles and packets."""

    options: str
    verdict: Verdict
    cycles: int
    packets: int
    ratios: dict[str, float]
    problem: str
    public: str


@dataclass(frozen=True, slots=True)
class Grade:
    """The grade of a submission in an exercise. messages, public: what is wrong, with and without what a case gives to
    the program. warnings: how many of each kind the compiler gave."""

    name: str
    file: str
    exercise: int
    seed: int
    verdict: Verdict
    messages: tuple[str, ...] = ()
    public: tuple[str, ...] = ()
    cases: tuple[CaseGrade, ...] = ()
    warnings: dict[str, int] = field(default_factory=dict[str, int])
    by_bug: bool = False  # emc could not grade it
    by_computer: bool = False  # a limit of time or memory was reached, which depends on this computer


def plain(grade: Grade) -> dict[str, Any]:
    """The grade as what JSON can hold."""
    values = {name: getattr(grade, name) for name in Grade.__slots__}
    return {**values, "cases": [{name: getattr(case, name) for name in CaseGrade.__slots__} for case in grade.cases]}


def grade_of(values: dict[str, Any]) -> Grade:
    """The grade that `plain` has made so."""
    lists: dict[str, Any] = {name: tuple(values[name]) for name in ("messages", "public")}
    lists["cases"] = tuple(CaseGrade(**case) for case in values["cases"])
    return Grade(**{**values, **lists})
