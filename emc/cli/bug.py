"""Reports a bug of emc, and keeps what is needed to find it."""

from __future__ import annotations

import os
import platform
import tempfile
import traceback

from emc import __version__
from emc.cli.console import inputs


def report(bug: BaseException, arguments: list[str]) -> str:
    """Writes the command line, the traceback and the inputs to a file. Returns the message that names the file."""
    what = f"{type(bug).__name__}: {bug}".split("\n")[0]
    head = f"emc: internal error: {what}\nThis is a bug in emc, not in your program."
    path = ""
    try:
        with tempfile.NamedTemporaryFile(prefix="emc-bug-", suffix=".txt", delete=False) as file:
            path = file.name
            file.write(_text(bug, arguments).encode("utf-8", "backslashreplace"))
    except OSError as reason:
        if path:
            os.unlink(path)
        trace = "".join(traceback.format_exception(bug))
        return f"{head} The inputs could not be kept ({reason.strerror}).\n{trace}"
    return f"{head} The command, the inputs and the traceback are kept in {path}: please report it with that file."


def _text(bug: BaseException, arguments: list[str]) -> str:
    parts = [
        f"emc {__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"command: {arguments!r}",
        "".join(traceback.format_exception(bug)),
        *(f"==== {name}\n{text}" for name, text in inputs().items()),
    ]
    return "\n\n".join(parts) + "\n"
