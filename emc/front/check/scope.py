"""Scopes: what a name means at a place. Tags (struct, union, enum) have a name space of their own.

A scope maps names to entries: a symbol of the typed tree, a typedef, or an enumeration constant. Each entry has the
span of its declaration.
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
    align: int = 0  # bytes, of its objects, if the type asks for more than its own; 0: it does not


@dataclass(frozen=True, slots=True)
class EnumConstant:
    value: int
    type: Type
    span: Span


Meaning: TypeAlias = "typed.Automatic | typed.Static | typed.FunctionName | Typedef | EnumConstant"


@dataclass(frozen=True, slots=True)
class EnumTag:
    """What the tag of an enumeration means. Its type is a `Later` if the enumeration has been mentioned but not yet
    defined."""

    type: Type
    span: Span


Tag: TypeAlias = "Record | EnumTag"


@dataclass(slots=True)
class Scope:
    """One scope."""

    parent: Scope | None
    names: dict[str, Meaning] = field(default_factory=dict[str, "Meaning"])
    tags: dict[str, Tag] = field(default_factory=dict[str, "Tag"])
    # the automatics declared directly in it, for typed.Block
    locals: list[typed.Automatic] = field(default_factory=list[typed.Automatic])
    labels: dict[str, str] = field(default_factory=dict[str, str])  # those of `__label__`: their names in the function
    prototype: bool = False  # of a parameter list: what is defined there belongs to it

    @property
    def lasting(self) -> Scope:
        """The scope in which a tag begins that is only mentioned: not that of a parameter list, so that a later
        definition is the same type."""
        return self.parent.lasting if self.prototype and self.parent is not None else self

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
        """The name of a label in its function. A label that is local to a block has another name there."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.labels:
                return scope.labels[name]
            scope = scope.parent
        return name

    def visible(self) -> Iterator[tuple[str, Meaning]]:
        """Every visible name, the innermost first."""
        scope: Scope | None = self
        while scope is not None:
            yield from scope.names.items()
            scope = scope.parent

    def visible_tags(self) -> Iterator[tuple[str, Tag]]:
        """Every visible tag, the innermost first."""
        scope: Scope | None = self
        while scope is not None:
            yield from scope.tags.items()
            scope = scope.parent
