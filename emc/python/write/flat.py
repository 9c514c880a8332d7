"""A program's text, prepared for the way to Python: one text without headers of its own, and with constants by name.

    flat = flatten(source, text_of_header)

`#define N 100` becomes a constant of Python, so N stays a name in the tree. The macros of the library stay names, too.
What comes out is two texts with the same lines: one to parse, and one to check, in which macros have their values.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable

from emc.dataclass import dataclass, field
from emc.faults import Faults
from emc.front import tree
from emc.lang import words as lang
from emc.lang.c import HEADERS, TYPE_NAMES
from emc.source import Span

NO_FORM = "E0605"  # of something that Python's syntax has no form for


class NoForm(Exception):
    """Raised for something that Python's syntax has no form for. text: its description."""

    def __init__(self, node: tree.Node, text: str):
        super().__init__(text)
        self.span = node.span
        self.text = text


_INCLUDE = re.compile(r'\s*#\s*include\s*([<"])([^>"]+)[>"]')
_DEFINE = re.compile(r"\s*#\s*define\s+([A-Za-z_]\w*)(\(?)(.*)", re.DOTALL)
_CONDITION = re.compile(r"\s*#\s*(ifdef|ifndef|if|elif|else|endif)\b(.*)")
_WORD = re.compile(r"[A-Za-z_]\w*")
_LITERAL = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'')
_NUMBER = re.compile(r"\.?\d(?:[eEpP][+-]|[\w.])*")
_TYPES = frozenset(["char", "short", "int", "long", "float", "double", "signed", "unsigned", "sizeof"])
_KEPT = frozenset(["va_list", "va_start", "va_arg", "va_end", "va_copy", "offsetof", "assert", "bool", "true", "false"])


@dataclass(slots=True)
class Flat:
    """The prepared text."""

    name: str
    parsed: list[str] = field(default_factory=list[str])  # lines of the text to parse
    checked: list[str] = field(default_factory=list[str])  # lines of the text to check
    written: list[str] = field(default_factory=list[str])  # lines as the user wrote them
    headers: list[str] = field(default_factory=list[str])
    constants: dict[int, tuple[str, str]] = field(default_factory=dict[int, "tuple[str, str]"])  # by line
    macros: dict[str, Span] = field(default_factory=dict[str, Span])  # with arguments
    comments: dict[int, str] = field(default_factory=dict[int, str])
    origins: list[tuple[str, int]] = field(default_factory=list["tuple[str, int]"])  # file and line of each line

    def origin(self, span: Span) -> Span:
        """The place in the user's file that corresponds to a place in the prepared text."""
        file, line = self.origins[span.line - 1]
        return Span(file, line, span.column, line + max(0, span.end_line - span.line), span.end_column)

    def add(self, parsed: str, checked: str, written: str) -> None:
        self.parsed.append(parsed)
        self.checked.append(checked)
        self.written.append(written)


def flatten(name: str, text: str, header: Callable[[str], str | None], faults: Faults) -> Flat:
    """The prepared text of a file. header: the text of a header in quotes; None if it can't be read."""
    flat = Flat(name)
    known = _constants(text, header)
    _add(flat, name, text, header, known, set())
    for number, line in enumerate(flat.parsed):
        flat.parsed[number] = _without_comment(flat, number + 1, line)
    body = "\n".join(line for line in flat.parsed if not line.lstrip().startswith("#"))
    for macro, span in flat.macros.items():
        if re.search(rf"\b{macro}\s*\(", _LITERAL.sub('""', body)):
            hint = f"write `{macro}` as a function first; `inline` in `-O 2` makes it as fast"
            faults.error(
                NO_FORM, flat.origin(span), f"the macro `{macro}` has arguments, which Python has no form for", hint
            )
    return flat


def _lines(text: str) -> list[tuple[int, str]]:
    """The lines with their numbers. A directive that continues after a backslash is one line."""
    found: list[tuple[int, str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        if found and found[-1][1].endswith("\\") and found[-1][1].lstrip().startswith("#"):
            found[-1] = found[-1][0], found[-1][1][:-1] + line
        else:
            found.append((number, line))
    return found


def _constants(text: str, header: Callable[[str], str | None]) -> set[str]:
    """The macros that are constants: numbers, texts, and what is computed from constants. A macro that a condition of
    the preprocessor tests, or that is defined under a condition, is not one, except directly after `#ifndef N`."""
    bodies: dict[str, str] = {}
    twice: set[str] = set()
    work = _lines(text)
    seen: set[str] = set()
    open_: list[str] = []  # the names of open `#ifndef`s; "" for other conditions
    for _, line in work:
        if found := _CONDITION.match(line):
            words = _WORD.findall(found[2])
            if found[1] == "endif":
                open_[-1:] = []
            elif found[1] == "ifndef":
                open_.append(words[0] if words else "")
            else:
                twice |= set(words)
                open_[-1:] = [""] if found[1] in ("elif", "else") else [*open_[-1:], ""]
            continue
        if (found := _INCLUDE.match(line)) and found[1] == '"' and found[2] not in seen:
            seen.add(found[2])
            work += _lines(header(found[2]) or "")
        elif (found := _DEFINE.match(line)) and not found[2]:
            guards = [name for name in open_ if name not in bodies]
            if found[1] in bodies or any(name != found[1] for name in guards):
                twice.add(found[1])
            bodies[found[1]] = found[3].partition("//")[0].strip()
    known: set[str] = set()
    for name, body in bodies.items():
        if name not in twice and body and _is_constant(body, known):
            known.add(name)
    return known


def _is_constant(body: str, known: set[str]) -> bool:
    if re.fullmatch(_LITERAL, body):
        return body.startswith('"') or len(body) == 3
    rest = _NUMBER.sub(" ", _LITERAL.sub("?", body))
    words = {*_WORD.findall(rest)} - known - set(lang.CONSTANTS) - _TYPES - HEADERS.keys()
    return not words and not re.search(r'[?<>=!&|,;{}"\[\].:]', rest.replace("<<", "").replace(">>", ""))


def _add(
    flat: Flat, file: str, text: str, header: Callable[[str], str | None], known: set[str], seen: set[str]
) -> None:
    for origin, line in _lines(text):
        include, define = _INCLUDE.match(line), _DEFINE.match(line)
        if include and include[1] == '"' and (inner := header(include[2])) is not None:
            if include[2] not in seen:
                seen.add(include[2])
                _add(flat, os.path.join(os.path.dirname(file), include[2]), inner, header, known, seen)
        elif include:
            flat.headers.append(include[2])
            flat.add(line, line, line)
            for name in sorted(HEADERS.keys() - _KEPT - TYPE_NAMES):
                flat.add(f"#undef {name}", "", "")
            flat.add("#undef NULL", "", "")
        elif define and not define[2] and define[1] in known:
            flat.constants[len(flat.parsed) + 1] = define[1], define[3].partition("//")[0].strip()
            if "//" in define[3]:
                flat.comments[len(flat.parsed) + 1] = define[3].partition("//")[2].strip()
            flat.add("", line, line)
        else:
            if define and define[2]:
                number = len(flat.parsed) + 1
                flat.macros[define[1]] = Span(flat.name, number, 1, number, len(line) + 1)
            flat.add(line, line, line)
        flat.origins += [(file, origin)] * (len(flat.parsed) - len(flat.origins))


def _without_comment(flat: Flat, number: int, line: str) -> str:
    """Notes a comment at the end of a line."""
    plain = _LITERAL.sub(lambda found: "_" * len(found[0]), line)
    at = plain.find("//")
    if at >= 0 and not line.lstrip().startswith("#"):
        flat.comments[number] = line[at + 2 :].strip()
        return line[:at].rstrip()
    return line
