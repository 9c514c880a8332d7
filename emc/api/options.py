"""The options of a run and of a live machine, by their Python names: those of `emc run`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, TypedDict

from emc.api.given import whole, word, yes_or_no
from emc.machine import Options
from emc.options import RANGES

NUMBERS = ("max_cycles", "seed", "net_delay", "queue", "packet_limit")


class RunOptions(TypedDict, total=False):
    """engine: "auto" (native where that can run it), "native" or "reference". capture: output is kept only, not written
    to sys.stdout. stdin: what the program reads. max_cycles: of the run, or of each call; 0: no limit. seed, net_delay:
    packets are late by up to net_delay cycles, at random by seed. queue: packets in a PE's on-chip queue. packet_limit:
    that may wait at a PE. tag: output lines begin with PE and time. allow: paths that the program may open."""

    engine: str
    capture: bool
    stdin: str | bytes
    max_cycles: int
    seed: int
    net_delay: int
    queue: int
    packet_limit: int
    tag: bool
    allow: Sequence[str | os.PathLike[str]]


class LoadOptions(RunOptions, total=False):
    """room: bytes that PE 0 keeps for arrays and texts that calls get and for structs that they give; by default a
    sixteenth of its memory."""

    room: int


def options(given: RunOptions) -> Options:
    """The engine's part of them. Raises TypeError, InputError."""
    numbers: dict[str, Any] = {name: whole(name, given.get(name, 0), *RANGES[name]) for name in NUMBERS}
    return Options(**numbers, tag=yes_or_no("tag", given.get("tag", False)))


def engine(given: RunOptions) -> str:
    """The engine's name. Raises TypeError."""
    return word("engine", given.get("engine", "auto"))


def checked_names(given: RunOptions, known: type[RunOptions]) -> None:
    """Raises TypeError for an option that there is not."""
    for name in given:
        if name not in known.__annotations__ and name not in RunOptions.__annotations__:
            every = [*RunOptions.__annotations__, *(["room"] if known is LoadOptions else [])]
            raise TypeError(f"no option `{name}`; the options are {', '.join(every)}")
