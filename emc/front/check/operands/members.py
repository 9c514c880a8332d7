"""Members of records, including those of anonymous records inside of them."""

from __future__ import annotations

from emc.front.types import Member, Struct


def find_member(type: Struct, name: str) -> tuple[Member, ...] | None:
    """The path to a member, through anonymous records."""
    for member in type.record.members or ():
        if member.name == name:
            return (member,)
        if not member.name and isinstance(member.type, Struct):
            inner = find_member(member.type, name)
            if inner is not None:
                return (member, *inner)
    return None


def all_members(type: Struct) -> list[Member]:
    found: list[Member] = []
    for member in type.record.members or ():
        if not member.name and isinstance(member.type, Struct):
            found += all_members(member.type)
        elif member.name:
            found.append(member)
    return found
