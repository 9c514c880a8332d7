"""The LALR(1) table of grammar/emc.lark, on which the parser runs: a plain value of dicts and lists.

Lark reads the grammar and computes the states (emc/front/states.py). The result is stored in the user's cache, by the
content of the grammar and of that file, so a warm start does not import Lark: 9 ms instead of 400 ms.
"""

from __future__ import annotations

import importlib
from functools import lru_cache
from pathlib import Path
from typing import Any

from emc import places
from emc.cache import by_content
from emc.dataclass import dataclass
from emc.preparing import preparing

END = "$END"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of the grammar."""

    left: str  # its name
    size: int  # how many parts it has on the stack
    # the builder's method; "" passes the only kept part on unchanged; "*" makes a list for the rule around it
    action: str
    kept: tuple[int, ...]  # the parts that the builder gets
    lists: tuple[bool, ...]  # which of the kept parts are such lists


@dataclass(frozen=True, slots=True)
class Table:
    """The table of the parser."""

    rows: tuple[dict[str, int], ...]  # rows[state][kind]: the state after taking the token, or ~n to reduce by rules[n]
    gotos: tuple[dict[str, int], ...]  # gotos[state][rule name]: the state after the reduced rule
    rules: tuple[Rule, ...]
    words: dict[str, str]  # the kind of each fixed text (`if` is its own, `int` is a BASIC)
    start: int
    end: int


@lru_cache(maxsize=1)
def tables() -> Table:
    """The grammar's table. It is read once in a process."""
    return load()


def load() -> Table:
    """The table. It is read from the cache if it is there and complete."""
    text = places.grammar("emc.lark").read_text("utf-8")
    maker = Path(__file__).with_name("states.py")
    return _table(by_content("grammar", maker.read_text("utf-8") + text, lambda: _compute(text)))


def _compute(text: str) -> dict[str, Any]:
    with preparing("the parser"):
        maker: Any = importlib.import_module("emc.front.states")  # imports Lark and logging: only if needed
        return maker.states(text)


def _table(plain: dict[str, Any]) -> Table:
    rows: list[dict[str, int]] = plain["rows"]
    rules = tuple(
        Rule(left, size, action, tuple(kept), tuple(lists)) for left, size, action, kept, lists in plain["rules"]
    )
    row_of: list[int] = plain["row_of"]
    gotos: list[dict[str, int]] = plain["gotos"]
    return Table(tuple(rows[i] for i in row_of), tuple(gotos), rules, plain["words"], plain["start"], plain["end"])
