"""The door between a user's Python and this package: what the user did wrong is reported without our own stack frames.

A traceback of ten frames of ours, in a notebook each with its lines, would hide the one line that matters. So functions
that users call are marked with `door`; an exception that we raise for the user to see comes out with the user's frames
and the door's alone. Anything else, a bug of ours, keeps its whole traceback.
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
    """The function, for users."""

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
    """Whether the innermost frame is one of a module that raises for the user."""
    module = ""
    while traceback is not None:
        module = traceback.tb_frame.f_globals.get("__name__", "")
        traceback = traceback.tb_next
    return module.startswith(WITTING)
