"""The value of a struct or union: a dict of its members, which can also be used as attributes."""

from __future__ import annotations

from typing import Any, TypeAlias

from emc.values import pointers

Value: TypeAlias = "bool | int | float | bytes | list[Value] | Struct | pointers.Pointer | pointers.Code"


class Struct(dict[str, "Value"]):
    """A struct: `p["x"]` and `p.x` are the same. tag: the name of its type. It is equal to any dict with the same
    members. A member with the name of a dict method (`keys`) can only be reached by `p["keys"]`."""

    __slots__ = ("tag",)

    def __init__(self, tag: str, members: dict[str, Value]):
        super().__init__(members)
        self.tag = tag

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            text = f"`{self.tag}` has no member `{name}`; it has {', '.join(self) or 'none'}"
            raise AttributeError(text, name=name, obj=self) from None

    def __repr__(self) -> str:
        return f"{self.tag}({', '.join(f'{name}={value!r}' for name, value in self.items())})"

    def __reduce__(self) -> tuple[type[Struct], tuple[str, dict[str, Value]]]:
        return Struct, (self.tag, dict(self))
