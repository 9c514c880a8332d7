"""The options of a run and of a live machine, by their Python names: those of `emc run`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypedDict

from emc.api.errors import InputError
from emc.machine import Options


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


_LEAST = {"max_cycles": 0, "seed": -(1 << 63), "net_delay": 0, "queue": 0, "packet_limit": 0}
_MOST = {"max_cycles": 1 << 62, "seed": (1 << 63) - 1, "net_delay": 1 << 20, "queue": 1 << 20, "packet_limit": 1 << 30}


def options(given: RunOptions) -> Options:
    """The engine's part of them. Raises TypeError, InputError."""
    numbers: dict[str, int] = {}
    for name, least in _LEAST.items():
        value: object = given.get(name, 0)
        if not isinstance(value, int):
            raise TypeError(f"{name} is a whole number, not {value!r}")
        if not least <= value <= _MOST[name]:
            raise InputError(f"{name} lies between {least} and {_MOST[name]}: {value} does not")
        numbers[name] = value
    return Options(
        numbers["max_cycles"], numbers["seed"], numbers["net_delay"], numbers["queue"], numbers["packet_limit"],
        given.get("tag", False),
    )  # fmt: skip


def allowed(given: RunOptions) -> tuple[str, ...]:
    """The paths that the program may open."""
    paths = given.get("allow", ())
    return tuple(os.fspath(path) for path in ([paths] if isinstance(paths, str | os.PathLike) else paths))


def checked_names(given: RunOptions, known: type[RunOptions]) -> None:
    """Raises TypeError for an option that there is not."""
    for name in given:
        if name not in known.__annotations__ and name not in RunOptions.__annotations__:
            every = [*RunOptions.__annotations__, *(["room"] if known is LoadOptions else [])]
            raise TypeError(f"there is no option `{name}`; there are {', '.join(every)}")
