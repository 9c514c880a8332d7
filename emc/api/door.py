"""Hides emc's own stack frames from the tracebacks of exceptions that report a user's mistake.

In a notebook, ten frames of emc would hide the one line of the user that matters. So functions that users call are
marked with `door`. An exception that emc raises on purpose leaves them with only the user's frames and that of the
door. Any other exception is a bug of emc, and keeps its whole traceback.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from types import TracebackType
from typing import ParamSpec, TypeVar

from emc.api.errors import Error

P = ParamSpec("P")
T = TypeVar("T")

WITTING = ("emc.api.", "emc.values.", "emc.engines.live")  # modules whose own exceptions are meant for the user


def door(function: Callable[P, T]) -> Callable[P, T]:
    """Wraps a function that users call."""

    @wraps(function)
    def called(*arguments: P.args, **named: P.kwargs) -> T:
        try:
            return function(*arguments, **named)
        except (Error, AttributeError, TypeError, ValueError, OverflowError, IndexError) as error:
            if not isinstance(error, Error) and not _witting(error.__traceback__):
                raise
            raise error.with_traceback(None) from None

    return called


def _witting(traceback: TracebackType | None) -> bool:
    """Whether the innermost frame belongs to a module that raises exceptions for users."""
    module = ""
    while traceback is not None:
        module = traceback.tb_frame.f_globals.get("__name__", "")
        traceback = traceback.tb_next
    return module.startswith(WITTING)
