"""Checks the values that users give as options, before anything is done with them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, cast

from emc.api.errors import InputError


def whole(name: str, value: object, least: int = 0, most: int = (1 << 63) - 1) -> int:
    """A whole number in a range. Raises TypeError, InputError."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{name} must be a whole number, not {value!r}")
    number = int(cast(Any, value))
    if not least <= number <= most:
        limits = f"between {least} and {most}" if most < 1 << 62 else f"at least {least}"
        raise InputError(f"{name} must be {limits}, not {number}")
    return number


def texts(name: str, value: object) -> tuple[str, ...]:
    """One text or path, or several, as a tuple of strings. Raises TypeError."""
    if isinstance(value, str | os.PathLike):
        return (os.fspath(cast("str | os.PathLike[str]", value)),)
    if not isinstance(value, Iterable) or isinstance(value, bytes):
        raise TypeError(f"{name} must be a string or a path, or several of them, not {value!r}")
    items = tuple(cast("Iterable[object]", value))
    for one in items:
        if not isinstance(one, str | os.PathLike):
            raise TypeError(f"{name} must be strings or paths, not {one!r}")
    return tuple(os.fspath(cast("str | os.PathLike[str]", one)) for one in items)


def yes_or_no(name: str, value: object) -> bool:
    """The value, which must be True or False. Raises TypeError."""
    if not isinstance(value, bool):
        raise TypeError(f"{name} must be True or False, not {value!r}")
    return value


def word(name: str, value: object) -> str:
    """The value, which must be a string. Raises TypeError."""
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a string, not {value!r}")
    return value
