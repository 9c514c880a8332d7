"""Which names are types where the parser is.

C can't be parsed without it: `T * x;` declares x when T is a typedef, and multiplies when it is a variable. A name is
entered at the end of its declarator, before its initialiser, and hides the outer one until its block ends.
"""

from __future__ import annotations

from collections.abc import Mapping

BUILTIN_TYPES = ("__builtin_va_list",)


class Scopes:
    """A stack of scopes, each {name: is it a typedef}. `typedefs`: every name that ever was one, a quick first test.
    before: what the names of file scope already are, when this text is the continuation of others."""

    def __init__(self, before: Mapping[str, bool] | None = None) -> None:
        self.stack: list[dict[str, bool]] = [{**dict.fromkeys(BUILTIN_TYPES, True), **(before or {})}]
        self.typedefs: set[str] = {name for name, typedef in self.stack[0].items() if typedef}

    @property
    def depth(self) -> int:
        return len(self.stack)

    def open(self) -> None:
        self.stack.append({})

    def close(self, depth: int) -> None:
        """Back to `depth` open scopes."""
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
