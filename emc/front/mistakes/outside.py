"""Mistakes between functions: statements outside of a function, functions inside of one, missing bodies and types."""

from __future__ import annotations

from emc.faults import Note
from emc.front.lex import Word
from emc.front.mistakes.brackets import badly_indented
from emc.front.mistakes.scene import (
    LITERALS,
    OPERATORS,
    STATEMENTS,
    TYPE_KINDS,
    Repair,
    Scene,
    after,
    closing,
    declaration,
    shown,
)
from emc.front.mistakes.words import near
from emc.front.scan import span

_AT_STATEMENTS = frozenset({"=", "ASSIGN", ";", "INCREMENT", ".", "->", ",", *OPERATORS})
_EARLY = "remove the extra `}` before it, if there is one"


def astray(s: Scene) -> bool:
    """Recognises that an extra `}` has put the rest of a function outside of it. It is reported once, and text is
    skipped up to the `}` that is left over."""
    if not s.lost.astray or not s.outside:
        return False
    if s.word.kind == "}":
        s.lost.astray = False
        return True
    return _is_statement(s) is not None


def statement(s: Scene) -> bool:
    """Recognises a statement, or a block, outside of all functions."""
    if not s.outside:
        return False
    start = _is_statement(s)
    if start is None:
        return False
    at = s.parser.at if start is s.word else declaration(s)
    last = s.parser.words[at - 1] if at else None
    ended = last is not None and last.kind == "}"
    s.lost.astray = ended
    notes = [Note(span(last.place), "a function ended here")] if last is not None and ended else []
    hint = _EARLY if ended else ""
    if start.kind == "{" and last is not None and last.kind == ";" and s.parser.words[at - 2].kind == ")":
        hint = "remove the `;` before it: it ends the declaration of the function"
    if start.kind == "NAME":
        hint = hint or "a declaration begins with a type: `int x;`; statements belong in functions"
        return s.error("E0147", span(start.place), f"`{start.text}` has no type", hint, *notes)
    if start.kind == "{":
        return s.error("E0146", span(start.place), "a block must be inside of a function", hint, *notes)
    what = f"`{start.text}`: " if start.kind in STATEMENTS else ""
    text = f"{what}a statement must be inside of a function"
    return s.error("E0146", span(start.place), text, hint, *notes)


def _is_statement(s: Scene) -> Word | None:
    """The word that shows that a statement is here; None if there is none."""
    if s.word.kind == "{" or (s.word.kind in STATEMENTS and (s.before is None or s.before.kind in (";", "}"))):
        return s.word
    start = s.parser.words[declaration(s)]
    if start.kind in ("*", "INCREMENT") or (start.kind == "(" and start is not s.word):
        return start
    untyped = start.kind == "NAME" and not s.parser.scopes.is_type(start.text)
    return start if untyped and s.word.kind in (LITERALS if s.opener else _AT_STATEMENTS) else None


def body(s: Scene) -> bool:
    """Recognises `int main(void) puts("hi");`."""
    if not s.outside or s.opener is not None or s.before is None or s.before.kind != ")" or not s.fits("{"):
        return False
    if s.word.kind != "NAME" and s.word.kind not in STATEMENTS:
        return False
    s.supply("{")
    return _no_brace(s, s.before)


def _no_brace(s: Scene, before: Word) -> bool:
    hint = "write the body of a function in `{ }`"
    return s.error("E0156", after(before), f"expected `{{` after {shown(before)}", hint)


def missing_end(s: Scene) -> bool:
    """Recognises `int a[3] int b; int f(void) {`, `int f(void) int x; if`. Several declarations look like those of the
    parameters of an old-style function, so the parser notices the missing `;` or `{` late."""
    body = s.word.kind in STATEMENTS or (s.fits("{") and s.new_line)
    if not s.outside or s.opener is not None or (s.word.kind != "{" and not body):
        return False
    words, begin = s.parser.words, declaration(s)
    if words[begin].kind == "NAME" and words[begin + 1].kind in TYPE_KINDS and (hint := near(s, words[begin].text)):
        s.repair = Repair(at=begin + 1, begin=begin + 1)
        return s.error("E0148", span(words[begin].place), f"`{words[begin].text}` is not a type", hint)
    depth = 0  # of the brackets that are open before word i
    for found in range(begin + 1, s.parser.at):
        depth += _opens(words[found - 1])
        if depth == 0 and _should_end(s, words, begin, found):
            break
    else:
        return False
    before = words[found - 1]
    if before.kind == ")":
        s.repair = Repair(supply=("{",), at=found, begin=begin)
        return _no_brace(s, before)
    s.repair = Repair(supply=(";",), at=found, begin=begin)
    return s.error("E0153", after(before), f"expected `;` after {shown(before)}")


def _opens(word: Word) -> int:
    return (word.kind in ("(", "[", "{")) - (word.kind in (")", "]", "}"))


def _should_end(s: Scene, words: list[Word], begin: int, at: int) -> bool:
    """Whether a new declaration seems to begin at `at`, outside of brackets and without anything before it."""
    word, before = words[at], words[at - 1]
    if word.kind not in TYPE_KINDS and not (word.kind == "NAME" and s.parser.scopes.is_type(word.text)):
        return False
    if before.kind == ")":
        return s.word.kind != "{"
    return before.kind == "]" or (before.kind == "NAME" and at - 1 > begin and not s.parser.scopes.is_type(before.text))


def untyped_parameter(s: Scene) -> bool:
    """Recognises `int f(int a, b)`."""
    typed = s.before is not None and s.before.kind == "," and s.word.kind == "NAME" and s.fits("BASIC")
    if not typed or s.opener is None or s.opener.kind != "(":
        return False
    s.supply("BASIC")
    text, hint = f"the parameter `{s.word.text}` has no type", "write a type for each parameter: `int a, int b`"
    return s.error("E0147", span(s.word.place), text, hint)


def inner_function(s: Scene) -> bool:
    if s.word.kind != "{" or s.outside or s.before is None or s.before.kind != ")" or not s.fits(";"):
        return False
    if not any(type(v).__name__ == "Specifiers" for v in s.parser.values[-4:]):
        return False
    if (end := _body_inside(s)) and badly_indented(s.parser.words) is None:
        s.repair = Repair(drop=end + 1 - s.parser.at, supply=(";",))
        text, hint = "a function can't be defined inside a function", "move it before the outer function"
        return s.error("E0150", span(s.word.place), text, hint)
    brace = badly_indented(s.parser.words) or next(w for w in s.open if w.kind == "{")
    begin = next((b for b, v in zip(s.parser.begins, s.parser.values, strict=False)
                  if type(v).__name__ == "Specifiers" and b > s.parser.words.index(brace)), s.parser.at)  # fmt: skip
    s.repair = Repair(at=s.parser.at, begin=begin)
    note = Note(span(brace.place), "this `{` may have no `}`")
    text, hint = "a function can't be defined inside a function", "did you mean `}` before it?"
    return s.error("E0150", span(s.word.place), text, hint, note)


def _body_inside(s: Scene) -> int:
    """The index of the `}` of the block that begins here, if all braces of the file match; else 0."""
    words = s.parser.words
    depth = 0
    for word in words:
        depth += (word.kind == "{") - (word.kind == "}")
        if depth < 0:
            return 0
    return closing(words, s.parser.at) if depth == 0 else 0
