"""The type of what is wrong already: whoever meets it stays silent, so that one mistake is one fault."""

from __future__ import annotations

from typing import TypeGuard

from emc.dataclass import dataclass
from emc.front import typed
from emc.front.types import Type
from emc.source import Span


@dataclass(frozen=True, slots=True)
class Bad(Type):
    """Never leaves this room: a unit with an error is not handed on."""


BAD = Bad()


def is_bad(type: Type) -> TypeGuard[Bad]:
    return isinstance(type, Bad)


def bad(span: Span) -> typed.Value:
    """The expression that stands for one that a fault was reported about."""
    return typed.Constant(span, BAD, 0)
