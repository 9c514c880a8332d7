"""The simplest command lines of `emc run`, read without Click.

    plain_run(["run", "hello.emc", "--pes", "64"])      the values that Click would give; None: Click must read it

If it is not certain that Click would read a command line in the same way, or if something is wrong, Click reads it, and
reports the mistake. A test checks that both give the same values.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from emc import shape
from emc.options import RANGES
from emc.views.faults import MOST_SHOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

RUN: dict[str, object] = {  # the values of `emc run` without any options
    "form": "text",
    "pes": None,
    "machine": "em4",
    "changes": (),
    "memory": None,
    "defines": (),
    "includes": (),
    "optimise": 1,
    "off": (),
    "check": None,
    "yield_after": 64,
    "colour": "auto",
    "most": MOST_SHOWN,
    "silent": False,
    "without": frozenset[str](),
    "strict": False,
    "engine_name": "auto",
    "max_cycles": None,
    "max_seconds": None,
    "tag": False,
    "allowed": (),
    "seed": 0,
    "net_delay": 0,
    "late": (),
    "queue": None,
    "packet_limit": None,
    "verbose": False,
    "function": None,
    "stats_file": None,
    "waits": False,
    "races": None,
}


def plain_run(words: Sequence[str]) -> dict[str, Any] | None:
    """The values of a command line. words: the command line without the name of the command. The result is None if
    Click must read it."""
    if words[:1] != ["run"] or "_EMC_COMPLETE" in os.environ or not _is_somewhere():
        return None
    cut = words.index("--") if "--" in words else len(words)
    values: dict[str, Any] = {**RUN, "arguments": tuple(words[cut + 1 :])}
    files: list[str] = []
    own = iter(words[1:cut])
    for word in own:
        if not word.startswith("-") or word == "-":
            files.append(word)
        elif word in FLAGS:
            values[FLAGS[word]] = True
        elif (name := OPTIONS.get(word)) is not None:
            read, value = name[1], next(own, "")
            if (found := read(value)) is None:
                return None
            values[name[0]] = found
        else:
            return None
    return {**values, "files": tuple(files)} if files and all(files) else None


def _is_somewhere() -> bool:
    """Whether the current folder exists."""
    try:
        os.getcwd()
    except OSError:
        return False
    return True


def _pes(word: str) -> shape.Pes | None:
    try:
        return shape.parse(word)
    except ValueError:
        return None


def _number(name: str, least: int) -> Callable[[str], int | None]:
    def read(word: str) -> int | None:
        plain = word.isascii() and word.isdigit() and len(word) < 19
        return int(word) if plain and least <= int(word) <= RANGES[name][1] else None

    return read


def _name(word: str) -> str | None:
    return word if word and not word.startswith("-") else None


FLAGS = {"-v": "verbose", "--verbose": "verbose", "--tag": "tag"}
OPTIONS: dict[str, tuple[str, Callable[[str], object]]] = {
    "--pes": ("pes", _pes),
    "-O": ("optimise", _number("optimise", 0)),
    "--machine": ("machine", _name),
    "--engine": ("engine_name", _name),
    "--max-cycles": ("max_cycles", _number("max_cycles", 1)),
}
