"""What goes to the user's terminal: faults and notes on stderr, with colours only where they are visible.

With `--format json` they are collected instead, and `finish` writes them all as one document in one line, for tools.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Literal

from emc.cli.streams import Stream, note_failure
from emc.dataclass import dataclass, field, replace
from emc.faults import Fault, Faults, Kind
from emc.texts import Source, folder_of, known_text
from emc.views.faults import MOST_SHOWN, faults


@dataclass(slots=True)
class Manner:
    """How this process writes its messages, according to its options."""

    colour: str = "auto"  # auto, always or never
    most: int = MOST_SHOWN  # how many faults of a kind are shown (0: all)
    json_to: Stream | Literal[""] = ""  # the stream for the JSON document; "" for people
    silent: bool = False  # show no warnings
    without: frozenset[str] = frozenset()  # the codes of warnings that are switched off
    strict: bool = False  # warnings of a compilation are errors
    document: dict[str, object] = field(default_factory=dict[str, object])  # the content of the document so far
    found: list[Fault] = field(default_factory=list[Fault])


_MANNER = Manner()
_TEXTS: dict[str, str] = {}  # standard input can't be read twice
_QUOTABLE: dict[str, None] = {}  # files, and folders of files, whose lines messages may show


def remember(name: str, text: str) -> None:
    """Keeps the text of an input for excerpts."""
    _TEXTS[name] = text


def remember_all(sources: Iterable[Source]) -> None:
    """Keeps the texts of a program. Messages may also quote files in their folders."""
    for source in sources:
        remember(source.name, source.text)
        quote(folder_of(source))


def quote(*places: str) -> None:
    """Allows messages to show lines of these files, and of files in these folders."""
    _QUOTABLE.update(dict.fromkeys(places))


def forget_inputs() -> None:
    """Forgets all inputs and settings, for a process that runs several commands."""
    _TEXTS.clear()
    _QUOTABLE.clear()
    speak(Manner())


def speak(manner: Manner) -> None:
    """Sets how messages are written from now on."""
    for name in Manner.__slots__:
        setattr(_MANNER, name, getattr(manner, name))


def inputs() -> dict[str, str]:
    """The texts of all inputs so far, by name."""
    return dict(_TEXTS)


def text_of(name: str) -> str | None:
    """The text of a file that a fault or trap names; None if it is not available."""
    if name not in _TEXTS and (found := known_text(name, _QUOTABLE)) is not None:
        _TEXTS[name] = found
    return _TEXTS.get(name)


def wants_colour(stream: Stream = "stderr") -> bool:
    """Whether a stream gets colours: as `--color` says, or if it is a terminal and NO_COLOR is not set (see
    no-color.org for it)."""
    if _MANNER.colour != "auto":
        return _MANNER.colour == "always"
    terminal = (sys.stderr if stream == "stderr" else sys.stdout).isatty()
    return terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def for_tools() -> bool:
    """Whether the output is for a tool: only the document and the program's own output are written."""
    return _MANNER.json_to != ""


def say(text: str) -> None:
    """Writes lines for the user, after the program's output. If that fails, an exit status other than 0 does not
    change."""
    if for_tools():
        return
    try:
        sys.stdout.flush()
        print(text, file=sys.stderr, flush=True)
    except OSError as reason:
        note_failure(reason)


def select_faults(found: Iterable[Fault]) -> Faults:
    """The faults of a compilation that the user wants to see. Warnings that are switched off are removed. With
    `--werror`, the other warnings become errors."""
    kept = [one for one in found if _is_wanted(one)]
    return Faults([replace(one, kind=Kind.ERROR) for one in kept] if _MANNER.strict else kept)


def _is_wanted(fault: Fault) -> bool:
    return fault.kind is Kind.ERROR or not (_MANNER.silent or fault.code in _MANNER.without)


def show_faults(found: Iterable[Fault]) -> None:
    """Prints the faults that the user wants to see."""
    wanted = [one for one in found if _is_wanted(one)]
    if for_tools():
        _MANNER.found += wanted
    elif shown := faults(wanted, text_of, wants_colour(), _MANNER.most):
        say(shown)
        if sys.stderr.isatty():
            say("`emc explain CODE` explains the code in brackets")


def most_shown() -> int:
    """The number of faults of a kind that are shown; 0: all."""
    return _MANNER.most


def tell(key: str, value: object) -> None:
    """Adds a part to the JSON document, beside the faults."""
    _MANNER.document[key] = value


def finish(status: int) -> None:
    """Writes the document, if one is wanted."""
    if not for_tools():
        return
    import json

    from emc.views import records

    document = {
        "schema": records.SCHEMA,
        "status": status,
        "faults": [records.fault(found) for found in _MANNER.found],
        **_MANNER.document,
    }
    sys.stdout.flush()
    stream = sys.stderr if _MANNER.json_to == "stderr" else sys.stdout
    print(json.dumps(document, ensure_ascii=False), file=stream, flush=True)
