"""A tree as text: one node a line, its fields behind it, its children below it.

    FunctionBody 1:5  symbol=main
      body: Block 1:16
        items: Return 1:18
          value: Constant 1:25  type=int value=0

Works on the tokens, the tree and the typed tree alike: on any dataclass with a span. Symbols and types are one word
each; a list's members carry its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, cast

from emc.front.check.messages import spell
from emc.front.typed import Automatic, FunctionName, Image, Static
from emc.front.types import Member, Record, Type
from emc.source import Span


def show(value: Any) -> str:
    """The text of a node, or of a sequence of nodes or tokens, with its final newline."""
    return "".join(line + "\n" for root in _sequence(value) for line in _lines(root, "", 0))


def _sequence(value: Any) -> Iterable[Any]:
    return cast(Iterable[Any], value) if isinstance(value, list | tuple) else (value,)


def _lines(node: Any, label: str, depth: int) -> Iterator[str]:
    words: list[str] = []
    children: list[tuple[str, Any]] = []
    for field in fields(node):
        value = getattr(node, field.name)
        if field.name == "span" or value is None or value == ():
            continue
        if _is_node(value):
            children.append((field.name, value))
        elif isinstance(value, tuple) and any(_is_node(one) for one in _sequence(value)):
            children += [(field.name, one) for one in _sequence(value) if one is not None]
        else:
            words.append(f"{field.name}={_word(value)}")
    yield "  " * depth + " ".join(part for part in (label and label + ":", _head(node), *words) if part)
    for name, child in children:
        if _is_node(child):
            yield from _lines(child, name, depth + 1)
        else:
            yield "  " * (depth + 1) + f"{name}: {_word(child)}"


def _is_node(value: Any) -> bool:
    leaf = (Type, Record, Member, Image, Automatic, Static, FunctionName, Span)
    return is_dataclass(value) and not isinstance(value, leaf)


def _head(node: Any) -> str:
    span = getattr(node, "span", None)
    return f"{type(node).__name__} {span.line}:{span.column}" if isinstance(span, Span) else type(node).__name__


def _word(value: Any) -> str:
    match value:
        case Type():
            return f"`{spell(value)}`"
        case Automatic() | FunctionName():
            return f"{value.name}:`{spell(value.type)}`"
        case Static():
            text = "" if value.image is None else f" {_contents(value.image)}"
            return f"{value.name}:`{spell(value.type)}`{text}"
        case Member():
            return value.name
        case tuple():
            return "(" + ", ".join(_word(one) for one in _sequence(value)) + ")"
        case str():
            return value if value and not any(c.isspace() for c in value) else repr(value)
        case _:
            return str(value)


def _contents(image: Image) -> str:
    """The first bytes of a static object's initial contents."""
    data = bytes(image.data).rstrip(b"\0")
    text = data[:24].hex() + ("..." if len(data) > 24 else "")
    return f"= {text or '0'}"
