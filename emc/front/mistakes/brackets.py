"""Brackets that do not match: opened and not closed, closed and not opened, or closed too late."""

from __future__ import annotations

from emc.faults import Note
from emc.front.lex import Word
from emc.front.mistakes.scene import CLOSERS, LITERALS, PAIRS, TYPE_KINDS, Repair, Scene, after, shown
from emc.front.scan import span
from emc.front.table import END


def end_of_file(s: Scene) -> bool:
    """Recognises that the file ends inside of a bracket. Nothing is reported if a mistake after the bracket has been
    reported already."""
    if s.word.kind != END or s.opener is None:
        return False
    culprit = badly_indented(s.parser.words) or s.opener
    place = culprit.place
    if place[1:3] == place[3:5]:
        return True  # it has been supplied
    if any(f.span.file == place[0] and (f.span.line, f.span.column) >= place[1:3] for f in s.parser.faults.found):
        return True
    text = f"this `{culprit.kind}` has no `{PAIRS[culprit.kind]}`"
    return s.error("E0140", span(place), text, "", Note(span(s.word.place), "the file ends here"))


def badly_indented(words: list[Word]) -> Word | None:
    """The last `{` whose `}` is further left than the line of that `{`. Probably the `}` belongs to another `{`."""
    first: dict[tuple[str, int], int] = {}
    for word in words:
        first.setdefault((word.place[0], word.place[1]), word.place[2])
    stack: list[Word] = []
    found = None
    for word in words:
        if word.kind == "{":
            stack.append(word)
        elif word.kind == "}" and stack:
            opener = stack.pop()
            if first[word.place[0], word.place[1]] == word.place[2] < first[opener.place[0], opener.place[1]]:
                found = opener
    return found


def closes_nothing(s: Scene) -> bool:
    if s.word.kind not in CLOSERS:
        return False
    wanted = CLOSERS[s.word.kind]
    if not any(w.kind == wanted for w in s.open):
        return s.error("E0141", span(s.word.place), f"this `{s.word.kind}` closes nothing: no `{wanted}` is open here")
    if s.opener and s.opener.kind != wanted and s.opener.kind != "{":
        return missing_closer(s)
    return False


def missing_closer(s: Scene) -> bool:
    """Recognises `if (a { b; }`: the word fits after the bracket is closed."""
    if s.opener is None or s.opener.kind == "{" or s.before is None:
        return False
    closer = PAIRS[s.opener.kind]
    if not s.fits(closer) or s.word.kind == ",":
        return False
    if s.word.kind in TYPE_KINDS and s.fits(",", s.word.kind):
        s.supply(",")
        return s.error("E0154", after(s.before), f"expected `,` between {shown(s.before)} and {shown(s.word)}")
    if s.word.kind in ("NAME", *LITERALS) and not s.new_line:
        return False
    if s.word.kind == ";" and _lacks_for(s, s.opener):
        hint = "for (first; test; step) ..."
        return s.error("E0142", span(s.opener.place), "expected `for` before this `(`", hint)
    if s.word.kind == ";" and s.after.kind == closer:
        s.repair = Repair(drop=1)
        text = f"this `;` comes before the `{closer}`"
        return s.error("E0142", span(s.word.place), text, f"put it after the `{closer}`: `{closer};`")
    s.supply(closer)
    note = Note(span(s.opener.place), f"this `{s.opener.kind}` is still open")
    return s.error("E0142", after(s.before), f"expected `{closer}` before {shown(s.word)}", "", note)


def _lacks_for(s: Scene, opener: Word) -> bool:
    """Whether the bracket begins `(i = 0; i < 3; i++)` at the beginning of a statement, so that `for` is missing."""
    words = s.parser.words
    at = words.index(opener)
    line = [w.kind for w in words[s.parser.at : s.parser.at + 40] if w.place[1] == s.word.place[1]]
    return opener.kind == "(" and at > 0 and words[at - 1].kind in (";", "{", "}", ")") and line.count(";") > 1
