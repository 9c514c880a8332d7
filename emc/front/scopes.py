"""Which names are types at the parser's position.

C can't be parsed without this: `T * x;` declares x if T is a typedef, and multiplies if T is a variable. A name is
entered at the end of its declarator, before its initialiser. It hides an outer one until its block ends.
"""

from __future__ import annotations

from collections.abc import Mapping

BUILTIN_TYPES = ("__builtin_va_list",)


class Scopes:
    """A stack of scopes. before: the names of file scope, if this text continues others."""

    def __init__(self, before: Mapping[str, bool] | None = None) -> None:
        # by name: whether it is a typedef
        self.stack: list[dict[str, bool]] = [{**dict.fromkeys(BUILTIN_TYPES, True), **(before or {})}]
        # every name that ever was a typedef, for a quick first test
        self.typedefs: set[str] = {name for name, typedef in self.stack[0].items() if typedef}

    @property
    def depth(self) -> int:
        return len(self.stack)

    def open(self) -> None:
        self.stack.append({})

    def close(self, depth: int) -> None:
        """Closes all scopes except the first `depth`."""
        del self.stack[max(1, depth) :]

    def enter(self, name: str, typedef: bool) -> None:
        if typedef:
            self.typedefs.add(name)
        self.stack[-1][name] = typedef

    def is_type(self, name: str) -> bool:
        if name in self.typedefs:
            for scope in reversed(self.stack):
                if name in scope:
                    return scope[name]
        return False
