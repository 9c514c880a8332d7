"""Links to the playground for a program of the command line: its texts, headers and options."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from emc import contents, link, places
from emc.cli.job import Job
from emc.machine import Options
from emc.options import BuildOptions
from emc.playground.request import LATE, LISTS, NUMBERS
from emc.texts import STDIN, Source


def program(
    sources: Sequence[tuple[str, Source]],
    headers: Iterable[str],
    wanted: BuildOptions,
    options: Options,
    arguments: Sequence[str],
) -> dict[str, Any]:
    """The program as the playground has it (playground/request.py). headers: the paths of the files that it includes.
    Raises ValueError with the reason if the playground can't have it."""
    if os.path.dirname(wanted.machine) or not (places.runtime() / f"machines/{wanted.machine}.toml").is_file():
        raise ValueError(f"its machine is the file {wanted.machine}")
    texts = {_name(source.name): source.text for _, source in sources}
    if len(texts) < len(sources):
        raise ValueError("two of its files have the same name")
    if python := next((source.name for _, source in sources if source.is_python), ""):
        raise ValueError(f"{python} is in Python's syntax, which is not executed there")
    for path in headers:
        text = contents.text(path, "utf-8", "replace")
        if texts.setdefault(os.path.basename(path), text) != text:
            raise ValueError(f"two files are called {os.path.basename(path)}")
    return {
        "files": [{"name": name, "text": text} for name, text in texts.items()],
        "pes": str(wanted.pes or ""),
        "machine": wanted.machine if wanted.machine != "em4" else "",
        "level": wanted.optimise,
        "check": wanted.check is True,
        "memory": str(wanted.memory or ""),
        "maxCycles": options.max_cycles,
        "arguments": shlex.join(arguments),
        "more": shlex.join(_more(wanted, options)),
    }


def _more(wanted: BuildOptions, options: Options) -> Iterator[str]:
    """The words of the options that are not usual."""
    for name, field in LISTS.items():
        values: Iterable[str] = getattr(wanted, field)
        for value in sorted(values) if isinstance(values, frozenset) else values:
            yield from (name, value)
    for late in options.late:
        yield from (LATE, str(late))
    for name in NUMBERS:
        field = name.removeprefix("--").replace("-", "_")
        given, usual = (wanted, BuildOptions()) if hasattr(wanted, field) else (options, Options())
        if getattr(given, field) != getattr(usual, field):
            yield from (name, str(getattr(given, field)))


def _name(name: str) -> str:
    return "program.emc" if name == STDIN else os.path.basename(name)


def link_of(job: Job) -> str:
    """The address that opens a job's program in the playground; "" if that can't have it, or if it is too long."""
    own = [path for path in job.program.headers if not path.startswith(str(places.programs()))]
    try:
        found = link.address(program(job.sources, own, job.wanted, job.options, job.arguments))
    except (ValueError, OSError):
        return ""
    return found if len(found) <= link.LONG else ""
