"""Both lexers take every text that we have, whole and without an error, and know the words of their language."""

from __future__ import annotations

import importlib
import tomllib
from pathlib import Path

import pytest
from pygments import lex
from pygments.lexer import Lexer
from pygments.token import Comment, Error, Keyword, Name, Number, Operator, String, Token, Whitespace, _TokenType

from emc import places
from emc.front.table import tables
from emc.ir.read import read_parts
from emc.ir.show import show_datum, show_template
from emc.lexer import BUILTINS, KEYWORDS, EmcLexer, EmirLexer

ROOT = Path(__file__).resolve().parents[1]


def lexed(lexer: type[Lexer], text: str) -> list[tuple[_TokenType, str]]:
    return list(lex(text, lexer(stripnl=False, ensurenl=False)))


def words(lexer: type[Lexer], text: str) -> list[tuple[_TokenType, str]]:
    return [(kind, word) for kind, word in lexed(lexer, text) if kind not in Whitespace]


def texts(*patterns: str) -> list[object]:
    found = [file for pattern in patterns for file in sorted(ROOT.glob(pattern))]
    return [pytest.param(file, id=str(file.relative_to(ROOT))) for file in found]


@pytest.mark.parametrize("file", texts("programs/**/*.emc", "runtime/include/**/*.h", "runtime/lib/*.c"))
def test_takes_every_program(file: Path) -> None:
    text = file.read_text("utf-8")
    found = lexed(EmcLexer, text)
    assert "".join(word for _, word in found) == text
    assert [word for kind, word in found if kind in Error] == []


@pytest.mark.parametrize("file", texts("runtime/**/*.emir"))
def test_takes_the_ir_as_written_and_as_shown(file: Path) -> None:
    text = file.read_text("utf-8")
    data, templates = read_parts(text, file.name)
    shown = "\n".join([*map(show_datum, data), *map(show_template, templates)])
    for each in (text, shown):
        found = lexed(EmirLexer, each)
        assert "".join(word for _, word in found) == each
        assert [word for kind, word in found if kind in Error] == []


def test_knows_every_word_of_the_grammar() -> None:
    spelled = {word for word in tables().words if word[0].isalpha() or word[0] == "_"}
    assert spelled == KEYWORDS


def test_knows_the_functions_of_the_header() -> None:
    header = (places.runtime() / "include" / "emc.h").read_text("utf-8")
    called = {word for kind, word in lexed(EmcLexer, header) if kind is Name.Function}
    assert {name for name in called if not name.startswith("barrier_")} == set()
    assert {word for kind, word in lexed(EmcLexer, header) if kind is Name.Builtin} <= set(BUILTINS)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("int global A", [(Keyword.Type, "int"), (Keyword.Pseudo, "global"), (Name, "A")]),
        ("dowith", [(Keyword.Reserved, "dowith")]),
        ("dowithal", [(Name, "dowithal")]),
        ("my_pe()", [(Name.Builtin, "my_pe"), (Token.Punctuation, "("), (Token.Punctuation, ")")]),
        ("f (", [(Name.Function, "f"), (Token.Punctuation, "(")]),
        ("0x1F 1.5e3f .5", [(Number.Hex, "0x1F"), (Number.Float, "1.5e3f"), (Number.Float, ".5")]),
        ("struct point p", [(Keyword.Type, "struct"), (Name.Class, "point"), (Name, "p")]),
        ("again: x", [(Name.Label, "again"), (Token.Punctuation, ":"), (Name, "x")]),
        ("default:", [(Keyword, "default"), (Operator, ":")]),
        ('"a%d\\n', [(String, '"'), (String, "a"), (String.Interpol, "%d"), (String.Escape, "\\n")]),
        ("/* open", [(Comment.Multiline, "/*"), (Comment.Multiline, " open")]),
        ("#define N 3", [(Comment.Preproc, "#define"), (Name.Constant, "N"), (Number.Integer, "3")]),
    ],
)  # fmt: skip
def test_colours(text: str, expected: list[tuple[_TokenType, str]]) -> None:
    assert words(EmcLexer, text) == expected


def test_colours_of_the_ir() -> None:
    add = '    %d:i64 = add.i64 %n, 1       ; "x.emc" 1:27-28 in f at 2:3     // n'
    text = f'{add}\n    send frame %g, %k\n    break ^a "b"\n'
    assert words(EmirLexer, text) == [
        (Name.Variable, "%d"),
        (Keyword.Type, ":i64"),
        (Operator, "="),
        (Name.Builtin, "add.i64"),
        (Name.Variable, "%n"),
        (Token.Punctuation, ","),
        (Number.Integer, "1"),
        (Comment.Special, '; "x.emc" 1:27-28 in f at 2:3'),
        (Comment.Single, "// n"),
        (Keyword.Reserved, "send"),
        (Name.Class, "frame"),
        (Name.Variable, "%g"),
        (Token.Punctuation, ","),
        (Name.Variable, "%k"),
        (Keyword, "break"),
        (Name.Label, "^a"),
        (String, '"b"'),
    ]


def test_pygments_is_told_of_both() -> None:
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for alias, place in facts["project"]["entry-points"]["pygments.lexers"].items():
        module, _, name = place.partition(":")
        assert alias in getattr(importlib.import_module(module), name).aliases
