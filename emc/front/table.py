"""The LALR(1) table of grammar/emc.lark, which the parser runs on: a plain value of dicts and lists.

Lark reads the grammar and computes the states (emc/front/states.py). The result is kept in the user's cache, by the
content of the grammar and of that file, so that a warm start does not import Lark: 9 ms instead of 400.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from emc import places
from emc.cache import by_content
from emc.dataclass import dataclass

END = "$END"


@dataclass(frozen=True, slots=True)
class Rule:
    """left: its name. size: how many parts it has on the stack. kept: which of them the builder gets. action: the
    builder's method; "" hands on the only kept part as it is; "*" makes a list for the rule around it. lists: which of
    the kept parts are such lists."""

    left: str
    size: int
    action: str
    kept: tuple[int, ...]
    lists: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """rows[state][kind]: the state to go to after taking the token, or ~n to reduce by rules[n]. gotos[state][rule
    name]: the state after the reduced rule. words: kind of each fixed text (`if` is its own, `int` is a BASIC)."""

    rows: tuple[dict[str, int], ...]
    gotos: tuple[dict[str, int], ...]
    rules: tuple[Rule, ...]
    words: dict[str, str]
    start: int
    end: int


def load() -> Table:
    """The table, from the cache if it is there and whole."""
    text = places.grammar("emc.lark").read_text("utf-8")
    maker = Path(__file__).with_name("states.py")
    return _table(by_content("grammar", maker.read_text("utf-8") + text, lambda: _compute(text)))


def _compute(text: str) -> dict[str, Any]:
    maker: Any = importlib.import_module("emc.front.states")  # with Lark, logging and tempfile: only when needed
    return maker.states(text)


def _table(plain: dict[str, Any]) -> Table:
    rows: list[dict[str, int]] = plain["rows"]
    rules = tuple(
        Rule(left, size, action, tuple(kept), tuple(lists)) for left, size, action, kept, lists in plain["rules"]
    )
    row_of: list[int] = plain["row_of"]
    gotos: list[dict[str, int]] = plain["gotos"]
    return Table(tuple(rows[i] for i in row_of), tuple(gotos), rules, plain["words"], plain["start"], plain["end"])
