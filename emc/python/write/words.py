"""The words of emc.lang that a program uses. They are imported, under another name if the program itself uses that
name."""

from __future__ import annotations

from collections.abc import Callable

from emc.dataclass import dataclass, field
from emc.front import tree
from emc.lang import words as lang
from emc.python.reader import pythonic
from emc.python.types import Scalar

_SCALARS = {frozenset(words.split()): name for name, words in lang.SCALARS.items() if "long long" not in words}
_OWN = lang.ALL - frozenset(lang.HEADERS)


@dataclass(slots=True)
class Words:
    """The words in use."""

    taken: set[str]  # names of the program
    expression: Callable[[tree.Expression], str]
    used: dict[str, str] = field(default_factory=dict[str, str])
    callable: bool = False  # `Callable` is used
    known: set[str] = field(default_factory=set[str])  # names that the program defines itself
    positive: set[str] = field(default_factory=lambda: set(lang.CONSTANTS))  # constants that are positive numbers

    def name(self, name: str) -> str:
        """The name of an object, a constant or a function, in this file."""
        return pythonic(name) if name in self.known or name not in lang.ALL else self.use(name)

    def use(self, word: str) -> str:
        """The name of a word in this file."""
        if word not in self.used:
            self.used[word] = f"emc_{word}" if word in self.taken and word in _OWN else word
        return self.used[word]

    def scalar(self, kind: Scalar) -> str:
        words = [word for word in kind.words if word not in ("signed", "int") or kind.words == ("int",)]
        if "char" in kind.words and "signed" in kind.words:
            return self.use("i8")
        if kind.words == ("_Bool",):
            return "bool"
        if kind.words == ("void",):
            return "None"
        if words.count("long") == 2:
            return self.use("u64" if "unsigned" in words else "i64")
        if "double" in words:
            return self.use("f64")
        return self.use(_SCALARS[frozenset(words or ["int"])])

    def imports(self) -> str:
        names = sorted(self.used.items(), key=lambda pair: (not pair[0].isupper(), not pair[0][0].isupper(), pair[0]))
        parts = [word if word == name else f"{word} as {name}" for word, name in names]
        line = f"from emc.lang import {', '.join(parts)}"
        if len(line) > 120:
            line = "from emc.lang import (\n" + "".join(f"    {part},\n" for part in parts) + ")"
        first = "from collections.abc import Callable\n\n" if self.callable else ""
        return first + line
