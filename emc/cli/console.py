"""What goes to the user's terminal: faults and notes on stderr, with colours only where they can be seen.

With `--format json` they are gathered instead, and `finish` writes all of them as one document, in one line: a tool's
view of a check, or of a run.
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
    """How this process speaks, as its options say. colour: auto, always or never; most: faults of a kind shown (0:
    all); json_to: the stream of the document, "" when people read; silent: of all warnings; without: of these codes;
    strict: warnings of a compilation are errors; document: what it will hold."""

    colour: str = "auto"
    most: int = MOST_SHOWN
    json_to: Stream | Literal[""] = ""
    silent: bool = False
    without: frozenset[str] = frozenset()
    strict: bool = False
    document: dict[str, object] = field(default_factory=dict[str, object])
    found: list[Fault] = field(default_factory=list[Fault])


_MANNER = Manner()
_TEXTS: dict[str, str] = {}  # standard input can't be read twice
_QUOTABLE: dict[str, None] = {}  # files, and folders of files, whose lines may be shown


def remember(name: str, text: str) -> None:
    """Keeps the text of an input for excerpts."""
    _TEXTS[name] = text


def remember_all(sources: Iterable[Source]) -> None:
    """Keeps the texts of a program; what lies in their folders may be quoted, too."""
    for source in sources:
        remember(source.name, source.text)
        quote(folder_of(source))


def quote(*places: str) -> None:
    """Lines of these files, and of files in these folders, may be shown."""
    _QUOTABLE.update(dict.fromkeys(places))


def inputs_forgotten() -> None:
    """For a process that runs several commands."""
    _TEXTS.clear()
    _QUOTABLE.clear()
    speak(Manner())


def speak(manner: Manner) -> None:
    """How to speak from now on."""
    for name in Manner.__slots__:
        setattr(_MANNER, name, getattr(manner, name))


def inputs() -> dict[str, str]:
    """The texts of all inputs so far, by name."""
    return dict(_TEXTS)


def text_of(name: str) -> str | None:
    """The text of a file that a fault or trap names; None when it can't be had."""
    if name not in _TEXTS and (found := known_text(name, _QUOTABLE)) is not None:
        _TEXTS[name] = found
    return _TEXTS.get(name)


def wants_colour(stream: Stream = "stderr") -> bool:
    """Whether a stream gets colours: as `--color` says, or a terminal, and no wish to the contrary (no-color.org)."""
    if _MANNER.colour != "auto":
        return _MANNER.colour == "always"
    terminal = (sys.stderr if stream == "stderr" else sys.stdout).isatty()
    return terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def for_tools() -> bool:
    """Whether a tool reads: nothing but the document and the program's own output is written."""
    return _MANNER.json_to != ""


def say(text: str) -> None:
    """Lines for the user, after what the program has printed. What can't be written changes no status but success."""
    if for_tools():
        return
    try:
        sys.stdout.flush()
        print(text, file=sys.stderr, flush=True)
    except OSError as reason:
        note_failure(reason)


def select_faults(found: Iterable[Fault]) -> Faults:
    """What a compilation found, as the user wants to take it: without the warnings that are switched off, and the
    others as errors if asked for."""
    kept = [one for one in found if _told(one)]
    return Faults([replace(one, kind=Kind.ERROR) for one in kept] if _MANNER.strict else kept)


def _told(fault: Fault) -> bool:
    return fault.kind is Kind.ERROR or not (_MANNER.silent or fault.code in _MANNER.without)


def show_faults(found: Iterable[Fault]) -> None:
    """Prints faults, when there are any that the user wants to hear of."""
    told = [one for one in found if _told(one)]
    if for_tools():
        _MANNER.found += told
    elif shown := faults(told, text_of, wants_colour(), _MANNER.most):
        say(shown)
        if sys.stderr.isatty():
            say("`emc explain CODE` explains the code in brackets")


def tell(key: str, value: object) -> None:
    """A part of the document beside the faults."""
    _MANNER.document[key] = value


def finish(status: int) -> None:
    """Writes the document, when one is wanted."""
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
