"""Scopes: what a name means here. Tags (struct, union, enum) live in a name space of their own.

A scope maps names to entries: a symbol of the typed tree, a typedef, an enumeration constant. Typed symbols carry their
own spans; the entries defined here carry theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from emc.dataclass import dataclass, field
from emc.front import typed
from emc.front.types import Record, Type
from emc.source import Span


@dataclass(frozen=True, slots=True)
class Typedef:
    type: Type
    span: Span


@dataclass(frozen=True, slots=True)
class EnumConstant:
    value: int
    type: Type
    span: Span


Meaning: TypeAlias = "typed.Automatic | typed.Static | typed.FunctionName | Typedef | EnumConstant"


@dataclass(frozen=True, slots=True)
class EnumTag:
    """What an enumeration's tag means: a `Later` when it is only named so far."""

    type: Type
    span: Span


Tag: TypeAlias = "Record | EnumTag"


@dataclass(slots=True)
class Scope:
    """locals: the automatics declared directly in it, for typed.Block. labels: those of `__label__`, by the names that
    they have in the function."""

    parent: Scope | None
    names: dict[str, Meaning] = field(default_factory=dict[str, "Meaning"])
    tags: dict[str, Tag] = field(default_factory=dict[str, "Tag"])
    locals: list[typed.Automatic] = field(default_factory=list[typed.Automatic])
    labels: dict[str, str] = field(default_factory=dict[str, str])

    def find(self, name: str) -> Meaning | None:
        scope: Scope | None = self
        while scope is not None:
            if name in scope.names:
                return scope.names[name]
            scope = scope.parent
        return None

    def find_tag(self, name: str) -> Tag | None:
        scope: Scope | None = self
        while scope is not None:
            if name in scope.tags:
                return scope.tags[name]
            scope = scope.parent
        return None

    def label(self, name: str) -> str:
        """What a label is called in its function: another name when it is local to a block."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.labels:
                return scope.labels[name]
            scope = scope.parent
        return name

    def visible(self) -> Iterator[tuple[str, Meaning]]:
        """Every name that can be seen from here, innermost first."""
        scope: Scope | None = self
        while scope is not None:
            yield from scope.names.items()
            scope = scope.parent

    def visible_tags(self) -> Iterator[tuple[str, Tag]]:
        """Every tag that can be seen from here, innermost first."""
        scope: Scope | None = self
        while scope is not None:
            yield from scope.tags.items()
            scope = scope.parent
