"""Objects as a key of a cache."""

from __future__ import annotations

from typing import Generic, TypeVarTuple

Objects = TypeVarTuple("Objects")


class Same(Generic[*Objects]):
    """Objects that are compared by identity, because comparing modules and templates by value takes long."""

    __slots__ = ("_ids", "objects")

    def __init__(self, *objects: *Objects):
        self.objects = objects  # which keeps them, so that no others get their ids
        self._ids = tuple(map(id, objects))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self._ids == other._ids

    def __hash__(self) -> int:
        return hash(self._ids)
