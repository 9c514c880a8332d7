"""Turns text into preprocessing tokens, each with its place in the file as the user wrote it.

From `a = 0x1F; // hex` it makes, line by line: `a`, space, `=`, space, `0x1F`, `;`, space, newline. Comments become
spaces. A line that ends with a backslash is joined with the next one. The `lineno` of a token is its *place*, a tuple
(file, line, column, end line, end column). pcpp, whose macro code works on these tokens, copies it as if it were a line
number. So the tokens that a macro produces have the place where the macro was used.
"""

from __future__ import annotations

import re
import sys
from bisect import bisect_right
from collections.abc import Iterator
from typing import Any, TypeAlias

from emc.faults import Faults
from emc.source import Span

Place: TypeAlias = tuple[str, int, int, int, int]

DIGRAPHS = {"<:": "[", ":>": "]", "<%": "{", "%>": "}", "%:": "#", "%:%:": "##"}

_TOKEN = re.compile(
    r"""(?P<CPP_ID>(?!(?:L|u8?|U)["'])(?:(?u:[^\W\d])|\$|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8})
        (?:(?u:[\w$]+)|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{8})*)
    |(?P<CPP_WS>[ \t\f\v\r]+)
    |(?P<CPP_NL>\n)
    |(?P<CPP_INTEGER>\.?\d(?:[eEpP][+-]|[\w.])*)
    |(?P<CPP_COMMENT>/\*(?s:.*?)\*/|//[^\n]*)
    |(?P<OPEN_COMMENT>/\*)
    |(?P<CPP_STRING>(?:L|u8?|U)?"[^"\\\n]*(?:\\.[^"\\\n]*)*")
    |(?P<CPP_CHAR>(?:L|u8?|U)?'[^'\\\n]*(?:\\.[^'\\\n]*)*')
    |(?P<CPP_DPOUND>\#\#|%:%:)
    |(?P<CPP_OP>\.\.\.|<<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[*/%+\-&^|]=
        |<:|:>|<%|%>|%:|[-+*/%&|^~!<>=?:;,.(){}\[\]\#])
    |(?P<CPP_OPEN>(?:L|u8?|U)?["'][^\n]*)
    |(?P<CPP_BAD>(?s:.))""",
    re.VERBOSE | re.ASCII,
)
_NONE: frozenset[str] = frozenset()
_UCN = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))")
_SPLICE = re.compile(r"\\[ \t]*\n")


class Token:
    """A preprocessing token, with the attributes that pcpp needs."""

    __slots__ = ("hidden", "lexpos", "lineno", "source", "type", "value")

    def __init__(self, type: str, value: str, place: Place):
        self.type = type
        self.value = value
        self.lineno = place  # its place
        self.source = place[0]
        self.lexpos = 0
        self.hidden: frozenset[str] = _NONE  # the macros from which it came (expand.py)

    def __copy__(self) -> Token:
        token = Token(self.type, self.value, self.lineno)
        token.hidden = self.hidden
        return token

    def __repr__(self) -> str:
        return f"{self.type}({self.value!r})"


class Blank:
    """White space. One object is used for all of it, since pcpp only checks whether there is some."""

    __slots__ = ("value",)
    type = "CPP_WS"
    lineno: Place = ("", 1, 1, 1, 1)
    source = ""
    lexpos = 0

    def __init__(self, value: str):
        object.__setattr__(self, "value", value)

    def __setattr__(self, name: str, value: Any) -> None:
        pass

    def __copy__(self) -> Blank:
        return self


SPACE = Blank(" ")  # also used for a newline, so `#x` makes one space of it


class Text:
    """A file's text without its backslash-newlines, and the beginnings of its lines. first: the number of its first
    line, if it is a part of the file."""

    __slots__ = ("before", "file", "logical", "starts")

    def __init__(self, text: str, file: str, first: int = 1):
        self.before = first - 1
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.file = file
        self.starts: list[int] = [0]
        pieces: list[str] = []
        offset = at = 0
        for splice in _SPLICE.finditer(text):
            piece = text[at : splice.start()]
            self._lines(piece, offset)
            pieces.append(piece)
            offset += len(piece)
            self.starts.append(offset)
            at = splice.end()
        self._lines(text[at:], offset)
        pieces.append(text[at:])
        self.logical = "".join(pieces)

    def _lines(self, piece: str, offset: int) -> None:
        at = piece.find("\n")
        while at >= 0:
            self.starts.append(offset + at + 1)
            at = piece.find("\n", at + 1)

    def place(self, start: int, end: int) -> Place:
        starts = self.starts
        line = bisect_right(starts, start)
        last = max(line, bisect_right(starts, end - 1))
        column, behind = start - starts[line - 1] + 1, end - starts[last - 1] + 1
        return self.file, line + self.before, column, last + self.before, behind


def span(place: Place) -> Span:
    return Span(*place)


def lines(text: str, file: str, faults: Faults, first: int = 1) -> Iterator[list[Any]]:
    """The logical lines. Each is a list of tokens that ends with white space. A comment that is not closed raises a
    fault. A string that is not closed is a CPP_OPEN token, which is only an error if it is still there after
    preprocessing."""
    source = Text(text, file, first)
    place = source.place
    line: list[Any] = []
    add = line.append
    for match in _TOKEN.finditer(source.logical):
        kind = match.lastgroup
        if kind == "CPP_WS" or kind == "CPP_COMMENT":
            add(SPACE)
        elif kind == "CPP_NL":
            add(SPACE)
            yield line
            line = []
            add = line.append
        elif kind == "OPEN_COMMENT":
            raise faults.stop(
                "E0101",
                Span(*place(*match.span())),
                "this comment is not closed",
                "close it with `*/` where it should end",
            )
        else:
            value = match.group()
            if "\\" in value and kind == "CPP_ID":
                value = _UCN.sub(_character, value)
            add(Token(str(kind), DIGRAPHS.get(value, value), place(*match.span())))
    if line:
        add(SPACE)
        yield line


def _character(name: re.Match[str]) -> str:
    """The character that a universal character name in an identifier means; the name itself if there is none."""
    code = int(name[1] or name[2], 16)
    found = chr(code) if code <= sys.maxunicode else ""
    return found if f"a{found}".isidentifier() and found else name[0]


class Pieces:
    """Replaces pcpp's lexer: splits a short text (a definition, the two sides of `##`) into tokens."""

    lineno: Any = 1

    def __init__(self, place: Place = ("<emc>", 1, 1, 1, 1)):
        self._place = place
        self._rest: list[Any] = []

    def clone(self) -> Pieces:
        return Pieces(self._place)

    def input(self, text: str) -> None:
        self._rest = []
        for match in _TOKEN.finditer(text):
            kind, value = str(match.lastgroup), match.group()
            blank = kind in ("CPP_WS", "CPP_NL")
            value = _UCN.sub(_character, value) if kind == "CPP_ID" and "\\" in value else value
            self._rest.append(Blank(value) if blank else Token(kind, value, self._place))
        self._rest.reverse()

    def token(self) -> Any:
        return self._rest.pop() if self._rest else None
