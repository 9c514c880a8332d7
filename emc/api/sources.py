"""The texts that a program is compiled from, as Python gives them: text itself, names of files, paths.

A string with a line's end, `{` or `;` in it is source text; any other string is the name of a file, as is a path.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias, cast

from emc.api.errors import InputError, refusal
from emc.dataclass import dataclass
from emc.faults import Faulty
from emc.texts import SUFFIXES, Source, folder_of, known_text, read_sources

SourceLike: TypeAlias = "str | os.PathLike[str]"


def sources(given: Sequence[SourceLike], name: str | None) -> tuple[tuple[str, Source], ...]:
    """(path, source) of each; path "" for text. name: what the first text is called in messages. Raises TypeError,
    InputError."""
    found: list[tuple[str, Source]] = []
    texts = 0
    for one in given:
        if isinstance(one, str) and not one.strip():
            raise InputError("the program is empty: give its source text, or the name of a file")
        if isinstance(one, str) and is_text(one):
            texts += 1
            called = name if name and texts == 1 else f"source {texts}" if texts > 1 else "source"
            found.append(("", Source(called, _sound(one, called))))
            continue
        if not isinstance(cast(object, one), str | os.PathLike):
            kind = type(one).__name__
            raise TypeError(f"a program is source text, or the name or path of a file, not {one!r} ({kind})")
        try:
            found += read_sources([os.fspath(one)])
        except Faulty as faulty:
            wrong = refusal(faulty.faults, known_text, InputError)
            if isinstance(one, str) and not os.path.exists(one) and Path(one).suffix not in SUFFIXES:
                hint = "a string that contains `{`, `;` or a newline is source text; any other string is a file's name"
                raise InputError(f"{wrong}\n          = {hint}", wrong.faults) from None
            raise wrong from None
    return tuple(found)


def is_text(one: str) -> bool:
    """Whether a string is source text and not the name of a file."""
    return any(sign in one for sign in "\n{;")


def _sound(text: str, name: str) -> str:
    """The text, if it is one that a file could hold."""
    if "\0" in text:
        raise InputError(f"{name}: the source text has a NUL character, at index {text.index(chr(0))}")
    try:
        text.encode()
    except UnicodeEncodeError as wrong:
        raise InputError(f"{name}: index {wrong.start} of the source text is half a character") from None
    return text


@dataclass(frozen=True, slots=True)
class _Texts:
    own: Mapping[str, str]
    quotable: tuple[str, ...]

    def __call__(self, name: str) -> str | None:
        return self.own[name] if name in self.own else known_text(name, self.quotable)


def texts_of(found: Sequence[tuple[str, Source]], includes: Sequence[str]) -> Callable[[str], str | None]:
    """What finds the text of a file that a message names: of these, or of the disk, in their folders and in those of
    headers. It can be pickled."""
    folders = [folder_of(source) for path, source in found if path]
    return _Texts({source.name: source.text for _, source in found}, (*folders, *includes))
