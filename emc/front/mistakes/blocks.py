"""Mistakes in task blocks: the shape of `where (p) dowith (a) { ... } update (v)` and similar."""

from __future__ import annotations

from emc.faults import Note
from emc.front.lex import Word
from emc.front.mistakes.scene import Repair, Scene, closing, shown
from emc.front.scan import span

_PLACES = ("where", "everywhere", "iterate")
_EXAMPLES = {"where": "where (p)", "iterate": "iterate (n)", "everywhere": "everywhere (A)"}
_MOST_OPEN = 3  # braces that may be missing in one place


def unclosed(s: Scene) -> bool:
    """Recognises `dowith () { if (a) { v = 1; } update (v)`: a brace inside of the block is not closed."""
    if s.word.kind not in ("update", "REDUCTION") or s.before is None or s.before.kind not in (";", "}"):
        return False
    for count in range(1, min(_MOST_OPEN, len(s.open)) + 1):
        brace = s.open[-count]
        if brace.kind != "{":
            return False
        if _opens_block(s.parser.words, brace):
            s.supply(*["}"] * count)
            if brace.place[1:3] == brace.place[3:5]:
                return True  # it has been supplied and reported
            text = f"expected `}}` before `{s.word.text}`: a block is still open"
            return s.error("E0142", span(s.word.place), text, "", Note(span(s.open[-1].place), "opened here"))
    return False


def _opens_block(words: list[Word], brace: Word) -> bool:
    """Whether a `{` comes after `dowith (...)`."""
    at = words.index(brace) - 1
    if at < 0 or words[at].kind != ")":
        return False
    head = _before_parentheses(words, at)
    return head is not None and head.kind == "TASK"


def shape(s: Scene) -> bool:
    """Recognises mistakes in `where`, `iterate`, `dowith` and the words that belong to them."""
    text = s.word.text
    if s.word.kind in ("update", "REDUCTION"):
        hint = f"dowith (...) {{ ... }} {text} ({'v' if text == 'update' else 's'})"
        return s.error("E0145", span(s.word.place), f"`{text}` must come directly after the block of a `dowith`", hint)
    head = _head(s)
    if head is None:
        return False
    if head.kind in ("TASK", "everywhere") and s.opener is not None and s.fits(","):
        return _list(s, head)
    if head.kind == "TASK":
        return _block(s, head)
    if head.kind in ("iterate", "where") and s.word.kind == ";" and s.opener is not None:
        s.repair = Repair(drop=closing(s.parser.words, s.parser.words.index(s.opener)) - s.parser.at)
        wants = "a number of copies" if head.kind == "iterate" else "one pointer"
        hint = f"{_EXAMPLES[head.text]} dowith () {{ ... }}"
        return s.error(
            "E0145", span(head.place), f"`{head.text}` is not a `for`: it takes {wants}, in parentheses", hint
        )
    if s.fits("TASK") and s.word.kind != "TASK":
        if s.word.kind == "{":
            s.supply("TASK", "(", ")")
        hint = f"{_EXAMPLES[head.text]} dowith () {{ ... }}"
        return s.error(
            "E0145", span(head.place), f"`{head.text}` must be followed by a task block: `dowith` or `forkwith`", hint
        )
    if s.before is head and s.fits("(") and s.word.kind == "TASK":
        hint = f"{_EXAMPLES[head.text]} {s.word.text} () {{ ... }}"
        what = "a number of copies" if head.kind == "iterate" else "a pointer to an object"
        return s.error("E0145", span(head.place), f"`{head.text}` needs {what}, in parentheses", hint)
    return False


def _list(s: Scene, head: Word) -> bool:
    if s.word.kind in (";", "{", "}", "TASK"):
        return False  # its `)` is missing
    hint = (
        "names, separated by commas"
        if head.kind == "everywhere"
        else "write only names of variables in the list, and the expression inside the block"
    )
    return s.error(
        "E0145", span(s.word.place), f"the list of `{head.text}` can only contain names, not {shown(s.word)}", hint
    )


def _block(s: Scene, head: Word) -> bool:
    if s.fits("{"):
        s.supply("{")
        hint = f"{head.text} (...) {{ ... }}"
        return s.error("E0145", span(head.place), f"`{head.text}` needs a block in braces", hint)
    if s.fits("(") and s.before is head:
        s.supply("(", ")")
        text = f"`{head.text}` needs a list of variables in parentheses"
        return s.error("E0145", span(head.place), text, f"{head.text} () {{ ... }}")
    return False


def _head(s: Scene) -> Word | None:
    """The word of a task block whose parentheses end before the word that does not fit, or contain it."""
    words, i = s.parser.words, s.parser.at - 1
    if s.opener is not None and s.opener.kind == "(" and s.fits(","):
        i = words.index(s.opener) - 1
    elif i >= 0 and words[i].kind == ")":
        return _before_parentheses(words, i)
    return words[i] if i >= 0 and words[i].kind in ("TASK", *_PLACES) else None


def _before_parentheses(words: list[Word], close: int) -> Word | None:
    """The word of a task block before the parentheses that end with the `)` at `close`."""
    depth, i = 0, close
    while i >= 0:
        depth += {")": 1, "(": -1}.get(words[i].kind, 0)
        i -= 1
        if depth == 0:
            break
    return words[i] if i >= 0 and words[i].kind in ("TASK", *_PLACES) else None
