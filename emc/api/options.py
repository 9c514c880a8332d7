"""The options of a run and of a live machine, by their Python names: those of `emc run`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, TypedDict

from emc.api.errors import InputError
from emc.api.given import whole, word, yes_or_no
from emc.engines import ENGINES, is_timed
from emc.machine import Options
from emc.options import RANGES

NUMBERS = ("max_cycles", "seed", "net_delay", "queue", "packet_limit")


class RunOptions(TypedDict, total=False):
    """Options of a run, or of all calls of a live machine. Each is optional."""

    engine: str  # "auto" (native where that can run it), "native" or "reference"
    capture: bool  # output is kept only, not written to sys.stdout
    stdin: str | bytes  # what the program reads
    max_cycles: int  # limit of the run, or of each call; 0: none
    seed: int  # of the random delays
    net_delay: int  # packets are late by up to this many cycles, at random
    queue: int  # packets in a PE's on-chip queue
    packet_limit: int  # packets that may wait at a PE
    tag: bool  # output lines begin with PE and time
    allow: Sequence[str | os.PathLike[str]]  # paths that the program may open


class LoadOptions(RunOptions, total=False):
    """`room`: the number of bytes that PE 0 reserves for arrays and strings passed to calls, and for structs that calls
    return; by default a sixteenth of its memory. `races`: look for accesses that nothing orders in each call
    (`live.races`); the program must be checked, and the reference engine runs it."""

    room: int
    races: bool


def options(given: RunOptions) -> Options:
    """The options for the engine. Raises TypeError, InputError."""
    numbers: dict[str, Any] = {name: whole(name, given.get(name, 0), *RANGES[name]) for name in NUMBERS}
    return Options(**numbers, tag=yes_or_no("tag", given.get("tag", False)))


def engine(given: RunOptions) -> str:
    """The engine's name. Raises TypeError, and InputError for an engine without simulated time."""
    name = word("engine", given.get("engine", "auto"))
    if name in ENGINES and not is_timed(name):
        raise InputError(f"engine={name!r} has no cycles: it is for the command line, `emc run --engine {name}`")
    return name


def wants_races(given: LoadOptions, checked: bool) -> bool:
    """Whether a live machine is to look for races. checked: whether its program is. Raises TypeError, InputError."""
    wanted = yes_or_no("races", given.get("races", False))
    if wanted and not checked:
        raise InputError("races=True needs a checked program: emc.compile(..., check=True)")
    if wanted and engine(given) not in ("auto", "reference"):
        raise InputError("only the reference engine looks for races: remove `engine`")
    return wanted


def checked_names(given: RunOptions, known: type[RunOptions]) -> None:
    """Raises TypeError for an unknown option."""
    for name in given:
        if name not in known.__annotations__ and name not in RunOptions.__annotations__:
            every = [*RunOptions.__annotations__, *(["room", "races"] if known is LoadOptions else [])]
            raise TypeError(f"there is no option `{name}`; the options are {', '.join(every)}")
