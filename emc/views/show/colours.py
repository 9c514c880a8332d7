"""Lines of code in colours: each line is a list of (kind, text), made by Pygments. Terminals and pages choose a colour
for each kind.

painted(["int x = 1;"], "emc")  ->  [[("type", "int"), ("", " x = "), ("number", "1"), ("", ";")]]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygments.token as known
from pygments.lexers.asm import LlvmLexer

from emc.lexer import EmcLexer, EmirLexer

Painted = list[tuple[str, str]]

KINDS: dict[Any, str] = {
    known.Comment.Preproc: "word",
    known.Comment: "comment",
    known.Keyword.Type: "type",
    known.Keyword.Reserved: "packet",
    known.Keyword.Pseudo: "packet",
    known.Keyword: "word",
    known.Operator.Word: "word",
    known.Name.Function: "name",
    known.Name.Class: "name",
    known.Name.Builtin: "name",
    known.Name.Constant: "number",
    known.Name.Label: "label",
    known.Number: "number",
    known.String: "text",
}
_LEXERS: dict[str, Any] = {"emc": EmcLexer, "ir": EmirLexer, "llvm": LlvmLexer}
LANGUAGES = {"typed": "emc", "ir": "ir", "llvm": "llvm", "passes": "ir"}  # by stage


def paint(lines: Sequence[str], language: str) -> list[Painted]:
    """The lines, without their newlines, in a language of _LEXERS. In any other language they have no colours."""
    if language not in _LEXERS or not lines:
        return [[("", line)] if line else [] for line in lines]
    found: list[Painted] = [[]]
    lexer = _LEXERS[language](stripnl=False, ensurenl=False)
    for token, text in lexer.get_tokens("\n".join(lines)):
        kind = kind_of(token)
        for i, piece in enumerate(text.split("\n")):
            if i:
                found.append([])
            if piece:
                _add(found[-1], kind, piece)
    return found if len(found) == len(lines) else [[("", line)] for line in lines]


def _add(line: Painted, kind: str, piece: str) -> None:
    if line and (line[-1][0] == kind or piece.isspace()):
        line[-1] = (line[-1][0], line[-1][1] + piece)
    else:
        line.append((kind, piece))


def kind_of(token: Any) -> str:
    """The kind of a Pygments token, or of its nearest parent type that has a kind."""
    while token is not None and token not in KINDS:
        token = token.parent
    return KINDS.get(token, "")
