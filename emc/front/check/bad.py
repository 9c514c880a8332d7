"""The type of an expression that already has a fault. Checks of such an expression report nothing, so that one mistake
gives one fault."""

from __future__ import annotations

from typing import TypeGuard

from emc.dataclass import dataclass
from emc.front import typed
from emc.front.types import Type
from emc.source import Span


@dataclass(frozen=True, slots=True)
class Bad(Type):
    """The type of an expression with a fault. Only the checker sees it: a unit with an error is not handed on."""


BAD = Bad()


def is_bad(type: Type) -> TypeGuard[Bad]:
    return isinstance(type, Bad)


def bad(span: Span) -> typed.Value:
    """The expression that replaces an expression with a fault."""
    return typed.Constant(span, BAD, 0)
