"""Missing parts: an operand, a name, `;`, `:`, `,`, a part of a statement's head."""

from __future__ import annotations

from emc.front.mistakes.scene import LITERALS, OPERATORS, STATEMENTS, TYPE_KINDS, Scene, after, shown
from emc.front.scan import span
from emc.front.table import END

_BEFORE_OPERAND = OPERATORS | {"(", "[", "INCREMENT", "return", "case", "sizeof", "!", "~"}
_BEFORE_STATEMENT = frozenset({";", "{", "}", ")", "else", "do"})
_BEHIND_OPERAND = OPERATORS - {"*", "&", "+", "-"} | {"[", ".", "->"}
_HEADS = frozenset({"if", "while", "switch", "for"})


def operand(s: Scene) -> bool:
    """Recognises `a + ;`."""
    if s.before is None or not s.fits("NAME") or not s.fits("NUMBER"):
        return False
    if s.before.kind in _BEFORE_STATEMENT and s.word.kind in _BEHIND_OPERAND:
        s.supply("NUMBER")
        return s.error("E0151", span(s.word.place), f"expected an expression before {shown(s.word)}")
    if s.before.kind not in _BEFORE_OPERAND:
        return False
    if s.word.kind in OPERATORS | {";", ")", "]", "}", "{", ":"} or s.word.kind == END:
        s.supply("NUMBER")
        text = f"expected an expression between {shown(s.before)} and {shown(s.word)}"
        return s.error("E0151", span(s.word.place), text)
    return False


def declared_name(s: Scene) -> bool:
    """Recognises that a name is missing in `int = 3;`, `int *;`, `goto ;`, `s.;`. `int ;` is correct."""
    if s.before is None or not s.fits("NAME") or s.fits("NUMBER"):
        return False
    if s.word.kind in (";", "=", ",", "[", ")", "]", "}", "{") or s.word.kind == END:
        s.supply("NAME")
        return s.error("E0152", after(s.before), f"expected a name before {shown(s.word)}")
    if s.word.kind in LITERALS:
        return s.error("E0152", span(s.word.place), f"expected a name, not {shown(s.word)}")
    return False


def semicolon(s: Scene) -> bool:
    if s.before is None or s.before.kind in (";", "{") or not s.fits(";"):
        return False
    if s.opener is not None and s.opener.kind != "{":
        return False
    if s.new_line or s.word.kind in STATEMENTS | TYPE_KINDS | {"}", "{", "else", END}:
        s.supply(";")
        return s.error("E0153", after(s.before), f"expected `;` after {shown(s.before)}")
    return False


def head_of_for(s: Scene) -> bool:
    """Recognises `for (i = 0; i < 3)`, `for (i = 0, i < 3, i++)`, `for (i = 0;; i < 3; i++)`."""
    words = s.parser.words
    if s.opener is None or s.opener.kind != "(" or s.word.kind not in (")", ";"):
        return False
    i = words.index(s.opener)
    if i == 0 or words[i - 1].kind != "for":
        return False
    return s.error("E0157", span(words[i - 1].place), "`for (...)` needs two `;`", "for (first; test; step) ...")


def parenthesis(s: Scene) -> bool:
    """Recognises `if a > 3)`, `for i = 0; ...`, `printf "hello"`."""
    if s.before is None or not s.fits("("):
        return False
    call = s.before.kind == "NAME" and s.word.kind == "STRING"
    if s.before.kind not in _HEADS and not call:
        return False
    hint = "for (first; test; step) ..." if s.before.kind == "for" else f"{s.before.text} (test) ..."
    hint = f"{s.before.text}(...)" if call else hint
    s.supply("(")
    return s.error("E0162", after(s.before), f"expected `(` after `{s.before.text}`", hint)


def _in_head_of_for(s: Scene) -> bool:
    """Whether the misfit is in the head of a `for` that has less than two `;` on its line."""
    words = s.parser.words
    if s.opener is None or (at := words.index(s.opener)) == 0 or words[at - 1].kind != "for":
        return False
    depth = count = 0
    for word in words[at:]:
        depth += (word.kind == "(") - (word.kind == ")")
        count += word.kind == ";"
        if depth == 0 or word.kind in ("{", "}"):
            break
    return count < 2


def colon(s: Scene) -> bool:
    if s.before is None or not s.fits(":") or s.fits(";") or s.word.kind == ":":
        return False
    s.supply(":")
    return s.error("E0158", after(s.before), f"expected `:` before {shown(s.word)}")


def while_of_do(s: Scene) -> bool:
    if not s.fits("while") or s.fits(";"):
        return False
    hint = "do { ... } while (test);"
    return s.error("E0159", span(s.word.place), "expected `while (...)` after the body of `do`", hint)


def comma_or_operator(s: Scene) -> bool:
    """Recognises `f(a b)`, `x = 2 y;`."""
    if s.before is None or s.word.kind not in ("NAME", *LITERALS):
        return False
    between = f"between {shown(s.before)} and {shown(s.word)}"
    if _in_head_of_for(s) and s.fits(";"):
        s.supply(";")
        return s.error("E0157", after(s.before), f"`;` {between}", "for (first; test; step) ...")
    if s.opener is not None and s.opener.kind == "[" and s.fits("+"):
        s.supply("+")
        return s.error("E0154", after(s.before), f"expected `]` or an operator {between}")
    if s.opener is not None and s.opener.kind != "[" and s.fits(","):
        s.supply(",")
        return s.error("E0154", after(s.before), f"expected `,` or an operator {between}")
    if s.fits("+") and s.fits(";"):
        s.supply(";")
        return s.error("E0154", after(s.before), f"expected `;` or an operator {between}")
    if s.word.kind == "NAME" and s.before.kind in ("NAME", "]") and s.fits(",") and s.fits(";"):
        s.supply(",")
        return s.error("E0154", after(s.before), f"`,` {between}")
    return False
