"""The texts that a program is compiled from, as Python gives them: text itself, names of files, paths.

A string that contains a newline, `{` or `;` is source text. Any other string, and any path, is the name of a file.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias, cast

from emc.api.errors import InputError, refusal
from emc.dataclass import dataclass, replace
from emc.faults import Faulty
from emc.lang.words import Placed
from emc.texts import SUFFIXES, Source, folder_of, known_text, read_sources

SourceLike: TypeAlias = "str | os.PathLike[str] | Callable[..., Any] | ModuleType"


def sources(given: Sequence[SourceLike], name: str | None) -> tuple[tuple[str, Source], ...]:
    """(path, source) of each text; the path of a text without a file is "". name: what messages call the first text.
    Raises TypeError, InputError."""
    found: list[tuple[str, Source]] = []
    texts = 0
    if parts := [one for one in given if isinstance(one, Placed | ModuleType)]:
        found.append(("", _python_source(parts, name)))
    for one in given:
        if isinstance(one, Placed | ModuleType):
            continue
        if isinstance(one, str) and not one.strip():
            raise InputError("the program is empty: give its source text, or the name of a file")
        if isinstance(one, str) and is_text(one):
            texts += 1
            called = name if name and texts == 1 else f"source {texts}" if texts > 1 else "source"
            found.append(("", Source(called, _sound(one, called))))
            continue
        if not isinstance(cast(object, one), str | os.PathLike):
            kind = type(one).__name__
            hint = ": write @function of emc.lang before its `def`" if callable(one) else ""
            raise TypeError(f"a program is source text, or the name or path of a file, not {one!r} ({kind}){hint}")
        try:
            found += read_sources([os.fspath(cast("str | os.PathLike[str]", one))])
        except Faulty as faulty:
            wrong = refusal(faulty.faults, known_text, InputError)
            if isinstance(one, str) and not os.path.exists(one) and Path(one).suffix not in SUFFIXES:
                hint = "a string that contains `{`, `;` or a newline is source text; any other string is a file's name"
                raise InputError(f"{wrong}\n          = {hint}", wrong.faults) from None
            raise wrong from None
    return tuple((path, _executed(path, source)) for path, source in found)


def _python_source(parts: Sequence[Placed | ModuleType], name: str | None) -> Source:
    """One source of functions in Python's syntax, and of modules that contain such functions."""
    reader = import_module("emc.python")
    roots = [one for part in parts for one in ([part] if isinstance(part, Placed) else reader.written_in(part))]
    if not roots:
        raise InputError(f"{parts[0]!r} has no function of EM-C: write @function of emc.lang before a `def`")
    try:
        program = reader.read_program(roots, {})
    except OSError as unknown:
        raise InputError(f"{unknown}: emc needs the text of functions, in a file or a notebook") from None
    first = name or next(iter(program.texts))
    return Source(first, program.texts.get(first, ""), program=program)


def _executed(path: str, source: Source) -> Source:
    """Executes a file in Python's syntax. Each program executes it again, because its constants may have changed."""
    if source.program is not None or not source.name.endswith(".py"):
        return source
    return replace(source, program=import_module("emc.python").load(path, source.name, source.text))


def is_text(one: str) -> bool:
    """Whether a string is source text and not the name of a file."""
    return any(sign in one for sign in "\n{;")


def _sound(text: str, name: str) -> str:
    """Returns the text if a file could contain it. Raises InputError otherwise."""
    if "\0" in text:
        raise InputError(f"{name}: the source text has a NUL character, at index {text.index(chr(0))}")
    try:
        text.encode()
    except UnicodeEncodeError as wrong:
        raise InputError(f"{name}: the source text has an unpaired surrogate, at index {wrong.start}") from None
    return text


@dataclass(frozen=True, slots=True)
class _Texts:
    own: Mapping[str, str]
    quotable: tuple[str, ...]

    def __call__(self, name: str) -> str | None:
        return self.own[name] if name in self.own else known_text(name, self.quotable)


def texts_of(found: Sequence[tuple[str, Source]], includes: Sequence[str]) -> Callable[[str], str | None]:
    """A function that finds the text of a file that a message names: one of these sources, or a file in their folders
    or in the folders of headers. The function can be pickled."""
    folders = [folder_of(source) for path, source in found if path]
    own = {name: text for _, source in found for name, text in getattr(source.program, "texts", {}).items()}
    return _Texts({**own, **{source.name: source.text for _, source in found}}, (*folders, *includes))
