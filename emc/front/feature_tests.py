"""The tests in the condition of an `#if`: `defined NAME`, and what GNU C and C23 ask for.

    defined N    defined (N)         whether there is a macro
    __has_include (<x.h>)            whether there is a header
    __has_attribute (packed)         whether an attribute has an effect
    __has_builtin (__builtin_ffs)    whether the compiler has a builtin

`replaced` puts 1 or 0 in the place of each. It works on tokens before and after their macros are expanded, since a
macro may contain a test.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from emc.dataclass import dataclass
from emc.front import lex, scan
from emc.front.condition import Wrong

Tokens: TypeAlias = "list[Any]"  # in pcpp's form

_DEFINED = "defined"


@dataclass(frozen=True, slots=True)
class FeatureTests:
    """macros: the names of those that are defined now. header: whether there is the header that these tokens name;
    None if they name none."""

    macros: Container[str]
    header: Callable[[Tokens], bool | None]

    def replaced(self, tokens: Tokens) -> Tokens:
        """The tokens, without white space where there is a test. Raises Wrong for a test in a wrong form."""
        if not any(t.value == _DEFINED or t.value in _OF_ARGUMENT for t in tokens):
            return tokens
        rest, result = [t for t in tokens if t.type != "CPP_WS"], list[Any]()
        while rest:
            name, *rest = rest
            if name.value == _DEFINED:
                value, rest = self._defined(rest)
            elif name.value in _OF_ARGUMENT:
                argument, rest = _in_parentheses(name.value, rest)
                value = _OF_ARGUMENT[name.value](self, argument)
            else:
                result.append(name)
                continue
            result.append(scan.Token("CPP_INTEGER", str(int(value)), name.lineno))
        return result

    def _defined(self, rest: Tokens) -> tuple[bool, Tokens]:
        """Whether the name that follows is a macro's, and what is after it."""
        texts = [t.value for t in rest[:3]]
        in_parentheses = len(texts) == 3 and texts[0] == "(" and texts[2] == ")"
        name = rest[in_parentheses] if len(rest) > in_parentheses else None
        if name is None or name.type != "CPP_ID":
            raise Wrong("`defined` needs a name")
        return name.value in self.macros, rest[3 if in_parentheses else 1 :]

    def has_include(self, argument: Tokens) -> bool:
        there = self.header(argument)
        if there is None:
            raise Wrong('`__has_include` needs <name.h> or "name.h"')
        return there

    def has_attribute(self, argument: Tokens) -> bool:
        return _text(argument).strip("_") in lex.ATTRIBUTES_WITH_EFFECT

    def has_builtin(self, argument: Tokens) -> bool:
        return import_module("emc.front.check.names.implicit").is_builtin(_text(argument))


_OF_ARGUMENT: dict[str, Callable[[FeatureTests, Tokens], bool]] = {
    "__has_include": FeatureTests.has_include,
    "__has_attribute": FeatureTests.has_attribute,
    "__has_builtin": FeatureTests.has_builtin,
}


def _in_parentheses(name: str, rest: Tokens) -> tuple[Tokens, Tokens]:
    """The argument that follows a name, and what is after it."""
    end = next((i for i, t in enumerate(rest) if t.value == ")"), 0)
    if not end or rest[0].value != "(":
        raise Wrong(f"`{name}` needs its argument in parentheses")
    return rest[1:end], rest[end + 1 :]


def _text(tokens: Sequence[Any]) -> str:
    return "".join(t.value for t in tokens)
