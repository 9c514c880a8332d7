# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Tokens and trees as text, for `emc show tokens|tree`, for students and for tests.

There is one token in each line: `3:7  NAME  count`. A tree is indented. The line of a node has its class and its plain
fields. Below it are the nodes that it contains, each after the name of its field. `#3:7` is the place where it begins.

    Binary + #1:9
      left: Number 1 #1:9
      right: Name x #1:13
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from emc.front import tree
from emc.front.lex import Word
from emc.source import Span

_PLAIN = (str, bool, int)


def show_tokens(words: list[Word]) -> str:
    """The words that the parser gets, one in each line. A line `file:` shows where the file changes."""
    return "\n".join(line for line, _ in token_lines(words)) + "\n"


def token_lines(words: Iterable[Word]) -> Iterator[tuple[str, Span | None]]:
    """The lines of that text, each with the place of its word; None for a line that names a file."""
    file = ""
    for word in words:
        if word.place[0] != file:
            file = word.place[0]
            yield f"{file}:", None
        at = f"{word.place[1]}:{word.place[2]}"
        line = f"{at:>8}  {word.kind:14}{'' if word.kind == word.text else word.text}"
        yield line.rstrip(), Span(*word.place)


def show_tree(node: tree.Node, spans: bool = True) -> str:
    """The node and all nodes below it. spans: also shows where each begins."""
    return "\n".join(line for line, _ in tree_lines(node, spans)) + "\n"


def tree_lines(node: tree.Node, spans: bool = True) -> Iterator[tuple[str, Span | None]]:
    """The lines of that text, each with the place of its node."""
    work: list[tuple[int, str, Any]] = [(0, "", node)]
    while work:
        indent, label, value = work.pop()
        if isinstance(value, tuple):
            work.extend((indent, label, item) for item in reversed(value))
            continue
        head, below = _line(value, spans)
        yield "  " * indent + label + head, getattr(value, "span", None)
        work.extend((indent + 1, name + ": ", child) for name, child in reversed(below))


def _line(value: Any, spans: bool) -> tuple[str, list[tuple[str, Any]]]:
    """The line of a node, and the nodes below it as (field, node or nodes)."""
    if not is_dataclass(value):
        return str(value), []
    words, below = [type(value).__name__], list[tuple[str, Any]]()
    where = ""
    for field in fields(value):
        part = getattr(value, field.name)
        if field.name == "span":
            where = f" #{part.line}:{part.column}" if spans else ""
        elif isinstance(part, _PLAIN):
            words += [_plain(field.name, part)] if part != "" and part is not False else []
        elif isinstance(part, tuple) and all(isinstance(p, str) for p in part):
            words += part
        elif field.name == "places":
            words += [f"stray {word}" for word, _ in part]
        elif part is not None and not isinstance(part, Span | frozenset):
            below.append((field.name, part))
    return " ".join(words) + where, below


def _plain(name: str, part: str | bool | int) -> str:
    return name if part is True else str(part)
