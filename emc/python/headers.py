"""The library's part of a Python program: the declarations of its headers, and the macros that the program uses.

    complete(items, headers, preprocess)        the tree of the whole program

A name such as `INT_MAX` or a call such as `word_send(...)` is a macro of C. Its text is parsed once, as an initialiser,
and takes the place of the name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, cast

from emc.dataclass import dataclass, fields, replace
from emc.faults import Faults
from emc.front import tree
from emc.front.parse import parse_tokens
from emc.front.preprocess import Preprocessed
from emc.python.walk import walk
from emc.source import Span

Preprocess = Callable[[str], Preprocessed]


@dataclass(frozen=True, slots=True)
class _Macro:
    """A macro: its value, in which the names `__1`, `__2` ... stand for its arguments."""

    items: tuple[tree.InitItem, ...]

    @property
    def value(self) -> tree.Expression | None:
        value = self.items[0].value if len(self.items) == 1 else None
        return None if isinstance(value, tree.InitList) else value


def complete(
    items: Iterable[tree.FunctionDefinition | tree.Declaration], headers: Iterable[str], preprocess: Preprocess
) -> tuple[tree.FunctionDefinition | tree.Declaration | tree.StaticAssert, ...]:
    """The declarations of the headers, and after them the items with macros replaced."""
    text = "".join(f"#include <{header}>\n" for header in headers)
    known = preprocess(text)
    names = {(name, count) for item in items for name, count in _used(item) if name in known.defined.macros}
    declared = parse_tokens(known, Faults()).items
    if not names:
        return (*declared, *items)
    macros = _macros(sorted(names), text, preprocess)
    return (*declared, *(_replaced(item, macros) for item in items))


def _used(node: tree.Node) -> Iterator[tuple[str, int]]:
    """The names in a tree that may be macros, each with the number of its arguments; -1 without a call."""
    for one in walk(node):
        if isinstance(one, tree.Call) and isinstance(one.function, tree.Name):
            yield one.function.name, len(one.arguments)
        elif isinstance(one, tree.Name):
            yield one.name, -1


def _macros(names: Iterable[tuple[str, int]], text: str, preprocess: Preprocess) -> Mapping[tuple[str, int], _Macro]:
    found: dict[tuple[str, int], _Macro] = {}
    for name, count in names:
        call = "" if count < 0 else "(" + ", ".join(f"__{i + 1}" for i in range(count)) + ")"
        faults = Faults()
        unit = parse_tokens(preprocess(f"{text}int __macro[] = {{{name}{call}}};\n"), faults)
        last = unit.items[-1] if unit.items else None
        if faults.errors or not isinstance(last, tree.Declaration):
            continue  # the checker reports its name
        value = last.declarators[0].initialiser
        if isinstance(value, tree.InitList):
            found[name, count] = _Macro(value.items)
    return found


def _replaced(node: Any, macros: Mapping[tuple[str, int], _Macro]) -> Any:
    """The tree with macros replaced by their values, which get the place of the name."""
    if isinstance(node, tuple):
        parts: list[Any] = []
        for part in cast("tuple[Any, ...]", node):
            parts += _items(part, macros) if isinstance(part, tree.InitItem) else [_replaced(part, macros)]
        return tuple(parts)
    if not isinstance(node, tree.Node):
        return node
    if isinstance(node, tree.Name) and (macro := macros.get((node.name, -1))) and macro.value:
        return _placed(macro.value, node.span, ())
    if isinstance(node, tree.Call) and isinstance(node.function, tree.Name):
        arguments = _replaced(node.arguments, macros)
        macro = macros.get((node.function.name, len(node.arguments)))
        if macro and macro.value:
            return _placed(macro.value, node.span, arguments)
        return replace(node, function=_replaced(node.function, macros), arguments=arguments)
    return replace(node, **{f.name: _replaced(getattr(node, f.name), macros) for f in fields(node) if f.name != "span"})


def _items(item: tree.InitItem, macros: Mapping[tuple[str, int], _Macro]) -> list[tree.InitItem]:
    """The initialisers that take the place of one: several for `PE_EXTENTS`."""
    value = item.value
    if isinstance(value, tree.Name) and (macro := macros.get((value.name, -1))) and not macro.value:
        return [_placed(one, item.span, ()) for one in macro.items]
    return [_replaced(item, macros)]


def _placed(node: Any, span: Span, arguments: tuple[tree.Expression, ...]) -> Any:
    if isinstance(node, tuple):
        return tuple(_placed(part, span, arguments) for part in cast("tuple[Any, ...]", node))
    if isinstance(node, tree.Name) and node.name[2:].isdigit() and node.name.startswith("__"):
        return arguments[int(node.name[2:]) - 1]
    if not isinstance(node, tree.Node):
        return span if isinstance(node, Span) else node
    return replace(node, **{f.name: _placed(getattr(node, f.name), span, arguments) for f in fields(node)})
