"""What the author did wrong, by name.

The machine stands before a word that no rule of the grammar takes. `name` asks a list of questions, from the most
particular to the most general, each a small function: a bracket that does not match, a word of EM-C used as a name, a
type that nobody declared, a missing `;` ... The first that recognises its mistake says so.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from emc.faults import Note
from emc.front.lex import EMC_KINDS, Word
from emc.front.scan import span
from emc.front.table import END
from emc.source import Span

if TYPE_CHECKING:
    from emc.front.machine import Parser

_PAIRS = {"(": ")", "[": "]", "{": "}"}
_CLOSERS = {closer: opener for opener, closer in _PAIRS.items()}
_TYPE_KINDS = frozenset({"BASIC", "STRUCT", "enum", "TYPEOF", "STORAGE", "QUALIFIER", "FUNCTION_WORD"})
_STATEMENTS = frozenset({"if", "while", "do", "for", "switch", "case", "default", "goto", "continue", "break", "return",
                         "where", "everywhere", "iterate", "TASK", "parallel"})  # fmt: skip
_OPERATORS = frozenset({"*", "/", "%", "+", "-", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "^", "|", "&&",
                        "||", "=", "ASSIGN", "?", ","})  # fmt: skip
_AT_STATEMENTS = frozenset({"=", "ASSIGN", ";", "INCREMENT", ".", "->", ",", *_OPERATORS})
_LITERALS = frozenset({"NUMBER", "STRING", "CHARACTER"})
_HEADERS = {
    "size_t": "stddef.h", "ptrdiff_t": "stddef.h", "FILE": "stdio.h", "bool": "stdbool.h", "va_list": "stdarg.h",
    "lock_t": "emc.h", "time_t": "time.h", "clock_t": "time.h", "div_t": "stdlib.h", "jmp_buf": "setjmp.h",
    "msg_type": "emc/msg.h",
}  # fmt: skip
_SIZED = ("int8_t", "int16_t", "int32_t", "int64_t", "intptr_t", "intmax_t")


class Scene:
    """What the questions look at: the word that does not fit, those around it, the bracket that is open there."""

    def __init__(self, parser: Parser):
        self.parser = parser
        words, at = parser.words, parser.at
        self.word = words[at]
        self.before = words[at - 1] if at else None
        self.second = words[at - 2] if at > 1 else None
        self.after = words[at + 1] if at + 1 < len(words) else words[at]
        self.open = _open_brackets(words, at)
        self.opener = self.open[-1] if self.open else None
        self.outside = not any(w.kind == "{" for w in self.open)
        self.fits = parser.fits

    @property
    def new_line(self) -> bool:
        return self.before is not None and self.before.place[3] != self.word.place[1]

    def error(self, code: str, where: Span, text: str, hint: str = "", *notes: Note) -> bool:
        self.parser.faults.error(code, where, text, hint, *notes)
        return True


Question: TypeAlias = Callable[[Scene], bool]


def name(parser: Parser) -> None:
    """Adds a fault for the word at which the parser stands."""
    scene = Scene(parser)
    for question in _QUESTIONS:
        if question(scene):
            return


def _open_brackets(words: list[Word], at: int) -> list[Word]:
    stack: list[Word] = []
    for word in words[:at]:
        if word.kind in _PAIRS:
            stack.append(word)
        elif word.kind in _CLOSERS and stack and stack[-1].kind == _CLOSERS[word.kind]:
            stack.pop()
    return stack


def _behind(word: Word) -> Span:
    """One column wide, behind a word: where something is missing."""
    file, _, _, line, column = word.place
    return Span(file, line, column, line, column + 1)


def _shown(word: Word) -> str:
    return "the end of the file" if word.kind == END else f"`{word.text[:40]}`"


def _names_thing(word: Word | None) -> bool:
    return word is not None and (
        word.kind in EMC_KINDS or (word.text.isidentifier() and word.kind not in ("NAME", *_LITERALS))
    )


# ---- brackets


def _end_of_file(s: Scene) -> bool:
    if s.word.kind != END or s.opener is None:
        return False
    if any(f.code == "E0150" for f in s.parser.faults.found):
        return True  # the same brace
    culprit = _badly_indented(s.parser.words) or s.opener
    closer = _PAIRS[culprit.kind]
    return s.error(
        "E0140",
        span(culprit.place),
        f"this `{culprit.kind}` has no `{closer}`",
        "",
        Note(span(s.word.place), "the file ends here"),
    )


def _badly_indented(words: list[Word]) -> Word | None:
    """The last `{` whose `}` stands further left than the line of that `{`: it probably took the `}` of another."""
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


def _closes_nothing(s: Scene) -> bool:
    if s.word.kind not in _CLOSERS:
        return False
    wanted = _CLOSERS[s.word.kind]
    if not any(w.kind == wanted for w in s.open):
        return s.error("E0141", span(s.word.place), f"this `{s.word.kind}` closes nothing: no `{wanted}` is open here")
    if s.opener and s.opener.kind != wanted and s.opener.kind != "{":
        return _missing_closer(s)
    return False


def _missing_closer(s: Scene) -> bool:
    if s.opener is None or s.opener.kind == "{" or s.before is None:
        return False
    closer = _PAIRS[s.opener.kind]
    if not s.fits(closer) or s.word.kind == ",":
        return False
    if s.word.kind in _TYPE_KINDS and s.fits(",", s.word.kind):
        return s.error("E0154", _behind(s.before), f"`,` is missing between {_shown(s.before)} and {_shown(s.word)}")
    if s.word.kind in ("NAME", *_LITERALS) and not s.new_line:
        return False
    note = Note(span(s.opener.place), f"this `{s.opener.kind}` is still open")
    return s.error("E0142", _behind(s.before), f"`{closer}` is missing before {_shown(s.word)}", "", note)


# ---- words in the wrong place


def _else(s: Scene) -> bool:
    if s.word.kind != "else" or s.fits(";", "else"):
        return False
    ended = s.before is not None and s.before.kind == ";" and s.second is not None and s.second.kind in ("}", ";", ")")
    hint = "the `;` before it ends the `if`" if ended else ""
    return s.error("E0143", span(s.word.place), "`else` without an `if`", hint)


def _word_as_name(s: Scene) -> bool:
    """`int update;`: the misfit is the word itself, or, for `global` and `shared`, what follows."""
    for word, misfit in ((s.before, s.word), (s.word, s.after)):
        if word is None or not _names_thing(word) or word.kind in _TYPE_KINDS:
            continue
        if word is s.before and (word.kind != "PLACE" or misfit.kind in ("NAME", "*")):
            continue
        behind_type = s.before is not None and s.before.kind in (*_TYPE_KINDS, "*")
        named = misfit.kind in (";", "=", ",", ")", "[", ":", *_OPERATORS) or (misfit.kind == "(" and behind_type)
        if word is s.word and not (s.fits("NAME") and named):
            continue
        if word.kind in EMC_KINDS:
            hint = "choose another name (in a .c file that does not include <emc.h> it is a plain name)"
            return s.error("E0144", span(word.place), f"`{word.text}` is a word of EM-C and can't be a name", hint)
        if (
            word is s.word
            and s.before is not None
            and s.before.kind in (*_TYPE_KINDS, "*", ",", ".", "->", "goto", "NAME")
        ):
            return s.error(
                "E0144", span(word.place), f"`{word.text}` is a word of C and can't be a name", "choose another name"
            )
    return False


def _task_block(s: Scene) -> bool:
    """`where`, `iterate`, `dowith` and what belongs to them."""
    text = s.word.text
    if s.word.kind in ("update", "REDUCTION"):
        return s.error("E0145", span(s.word.place), f"`{text}` belongs right behind the block of a `dowith`")
    head = _task_head(s)
    if head is None:
        return False
    if head.kind in ("TASK", "everywhere") and s.opener is not None and s.fits(","):
        hint = (
            "names, separated by commas" if head.kind == "everywhere" else "expressions are evaluated inside the block"
        )
        return s.error("E0145", span(s.word.place), f"the list of `{head.text}` holds names only", hint)
    if head.kind == "TASK":
        if s.fits("{"):
            return s.error("E0145", span(head.place), f"`{head.text}` wants a block", f"{head.text} (...) {{ ... }}")
        if s.fits("(") and s.before is head:
            return s.error(
                "E0145", span(head.place), f"`{head.text}` wants a list of variables", f"{head.text} () {{ ... }}"
            )
    elif s.fits("TASK") and s.word.kind != "TASK":
        example = {"where": "where (p)", "iterate": "iterate (n)"}.get(head.text, "everywhere")
        hint = f"{example} dowith () {{ ... }}"
        return s.error("E0145", span(head.place), f"`{head.text}` wants a task block: `dowith` or `forkwith`", hint)
    return False


def _task_head(s: Scene) -> Word | None:
    """The word of a task block whose parentheses end before, or lie around, the misfit."""
    words, i = s.parser.words, s.parser.at - 1
    if s.opener is not None and s.opener.kind == "(" and s.fits(","):
        i = words.index(s.opener) - 1
    elif i >= 0 and words[i].kind == ")":
        depth = 0
        while i >= 0:
            depth += {")": 1, "(": -1}.get(words[i].kind, 0)
            i -= 1
            if depth == 0:
                break
    return words[i] if i >= 0 and words[i].kind in ("TASK", "where", "everywhere", "iterate") else None


def _outside_function(s: Scene) -> bool:
    if not s.outside:
        return False
    if s.word.kind in _STATEMENTS and (s.before is None or s.before.kind in (";", "}")):
        hint = "a `}` too many before it?" if s.before is not None and s.before.kind == "}" else ""
        return s.error(
            "E0146", span(s.word.place), f"`{s.word.text}`: a statement can't stand outside of a function", hint
        )
    if s.word.kind == "{":
        return s.error("E0146", span(s.word.place), "a block can't stand outside of a function")
    first = s.parser.begins[-1] if s.parser.begins else s.parser.at
    first = s.parser.begins[1] if len(s.parser.begins) > 1 and s.parser.values[0].__class__ is list else first
    start = s.parser.words[first]
    if start.kind in ("*", "INCREMENT") or (start.kind == "(" and start is not s.word):
        return s.error("E0146", span(start.place), "a statement can't stand outside of a function")
    untyped = start.kind == "NAME" and not s.parser.scopes.is_type(start.text)
    if untyped and s.word.kind in (_LITERALS if s.opener else _AT_STATEMENTS):
        hint = "a declaration begins with a type: `int x;`; statements stand in functions"
        return s.error("E0147", span(start.place), f"`{start.text}` has no type", hint)
    return False


def _body(s: Scene) -> bool:
    """`int main(void) puts("hi");`"""
    if not s.outside or s.opener is not None or s.before is None or s.before.kind != ")" or not s.fits("{"):
        return False
    if s.word.kind != "NAME" and s.word.kind not in _STATEMENTS:
        return False
    return s.error(
        "E0156",
        _behind(s.before),
        f"`{{` is missing behind {_shown(s.before)}",
        "the body of a function stands in `{ }`",
    )


def _unknown_type(s: Scene) -> bool:
    """Two names in a row: the first was meant to be a type."""
    b = s.before
    if b is None or b.kind != "NAME" or s.word.kind not in ("NAME", "PLACE", "*"):
        return False
    if s.parser.values[-1] is not b or "BASIC" not in s.parser.table.rows[s.parser.states[-2]]:
        return False  # no type could stand where the first name is
    if s.word.kind == "NAME" and s.new_line and s.after.kind not in (";", "=", ",", "[", ")"):
        return False
    return s.error("E0148", span(b.place), f"`{b.text}` is not a type", _type_hint(s, b.text))


def _unknown_cast(s: Scene) -> bool:
    """`x = (foo_t) y;`"""
    if s.before is None or s.before.kind != ")" or s.second is None or s.second.kind != "NAME":
        return False
    third = s.parser.words[s.parser.at - 3]
    fourth = s.parser.words[s.parser.at - 4].kind if s.parser.at > 3 else ""
    if third.kind != "(" or s.word.kind not in ("NAME", *_LITERALS) or s.new_line or fourth in ("NAME", ")", "]"):
        return False
    if fourth in ("if", "while", "switch", "for", "where", "iterate", "TASK", "update"):
        return False
    return s.error("E0148", span(s.second.place), f"`{s.second.text}` is not a type", _type_hint(s, s.second.text))


def _untyped_parameter(s: Scene) -> bool:
    """`int f(int a, b)`"""
    typed = s.before is not None and s.before.kind == "," and s.word.kind == "NAME" and s.fits("BASIC")
    if not typed or s.opener is None or s.opener.kind != "(":
        return False
    return s.error(
        "E0147",
        span(s.word.place),
        f"the parameter `{s.word.text}` has no type",
        "each parameter has its own: `int a, int b`",
    )


def _type_hint(s: Scene, text: str) -> str:
    header = "stdint.h" if text.removeprefix("u") in _SIZED else _HEADERS.get(text, "")
    if header:
        return f"#include <{header}> declares it"
    words = [w for w, kind in s.parser.table.words.items() if kind in ("BASIC", "STRUCT", "QUALIFIER", "STORAGE")]
    close = difflib.get_close_matches(text, [*s.parser.scopes.typedefs, *words], 1, 0.7)
    return f"did you mean `{close[0]}`?" if close else "declare it with `typedef`, or is it `struct " + text + "`?"


def _type_in_expression(s: Scene) -> bool:
    typed = s.word.kind in _TYPE_KINDS or (s.word.kind == "NAME" and s.parser.scopes.is_type(s.word.text))
    if not typed or s.before is None or not s.fits("NAME"):
        return False
    if s.before.kind == "sizeof":
        return s.error("E0149", span(s.word.place), "`sizeof` a type wants parentheses", f"sizeof({s.word.text})")
    if s.before.kind == "}":
        return False
    if s.fits(";"):
        if s.before.kind == ":":
            hint = "put `{ }` around the statements of the label"
            return s.error("E0149", span(s.word.place), "a declaration can't stand right behind a label", hint)
        hint = "put `{ }` around it"
        return s.error("E0149", span(s.word.place), "a declaration can't be the body of a statement", hint)
    return s.error(
        "E0149",
        span(s.word.place),
        f"a type can't stand here: {_shown(s.word)}",
        "a value is wanted; a cast is `(type) value`",
    )


def _inner_function(s: Scene) -> bool:
    if s.word.kind != "{" or s.outside or s.before is None or s.before.kind != ")" or not s.fits(";"):
        return False
    brace = _badly_indented(s.parser.words) or next(w for w in s.open if w.kind == "{")
    if not any(type(v).__name__ == "Specifiers" for v in s.parser.values[-4:]):
        return False
    note = Note(span(brace.place), "this `{` may lack its `}`")
    return s.error(
        "E0150",
        span(s.word.place),
        "a function can't be defined inside a function",
        "is a `}` missing before it?",
        note,
    )


# ---- something is missing


def _operand(s: Scene) -> bool:
    """`a + ;`"""
    if s.before is None or not s.fits("NAME") or not s.fits("NUMBER"):
        return False
    if s.before.kind not in _OPERATORS | {"(", "[", "INCREMENT", "return", "case", "sizeof", "!", "~"}:
        return False
    if s.word.kind in _OPERATORS | {";", ")", "]", "}", "{", ":"} or s.word.kind == END:
        return s.error(
            "E0151", span(s.word.place), f"an expression is missing between {_shown(s.before)} and {_shown(s.word)}"
        )
    return False


def _declared_name(s: Scene) -> bool:
    """`int ;` is fine; `int = 3;`, `int *;`, `goto ;`, `s.;` lack a name."""
    if s.before is None or not s.fits("NAME") or s.fits("NUMBER"):
        return False
    if s.word.kind in (";", "=", ",", "[", ")", "]", "}", "{") or s.word.kind == END:
        return s.error("E0152", _behind(s.before), f"a name is missing before {_shown(s.word)}")
    if s.word.kind in _LITERALS:
        return s.error("E0152", span(s.word.place), f"a name is wanted here, not {_shown(s.word)}")
    return False


def _semicolon(s: Scene) -> bool:
    if s.before is None or not s.fits(";"):
        return False
    if s.opener is not None and s.opener.kind != "{":
        return False
    if s.new_line or s.word.kind in _STATEMENTS | _TYPE_KINDS | {"}", "{", "else", END}:
        return s.error("E0153", _behind(s.before), f"`;` is missing behind {_shown(s.before)}")
    return False


def _head_of_for(s: Scene) -> bool:
    words = s.parser.words
    if s.opener is None or s.opener.kind != "(" or s.word.kind != ")":
        return False
    i = words.index(s.opener)
    if i == 0 or words[i - 1].kind != "for":
        return False
    return s.error("E0157", span(words[i - 1].place), "the head of `for` has two `;`", "for (first; test; step) ...")


def _colon(s: Scene) -> bool:
    if s.before is None or not s.fits(":") or s.fits(";") or s.word.kind == ":":
        return False
    return s.error("E0158", _behind(s.before), f"`:` is missing before {_shown(s.word)}")


def _while_of_do(s: Scene) -> bool:
    if not s.fits("while") or s.fits(";"):
        return False
    return s.error(
        "E0159", span(s.word.place), "`while (...)` is missing behind the body of a `do`", "do { ... } while (test);"
    )


def _comma_or_operator(s: Scene) -> bool:
    """`f(a b)`, `x = 2 y;`"""
    if s.before is None or s.word.kind not in ("NAME", *_LITERALS):
        return False
    if s.opener is not None and s.opener.kind != "[" and s.fits(","):
        return s.error(
            "E0154", _behind(s.before), f"`,` or an operator is missing between {_shown(s.before)} and {_shown(s.word)}"
        )
    if s.fits("+") and s.fits(";"):
        return s.error(
            "E0154", _behind(s.before), f"`;` or an operator is missing between {_shown(s.before)} and {_shown(s.word)}"
        )
    return False


def _anything(s: Scene) -> bool:
    expected = [k for k in (";", ")", "]", "}", "(", "{", ",", ":", "=", "while", "NAME") if s.fits(k)]
    shown = ["a name" if k == "NAME" else f"`{k}`" for k in expected]
    hint = "expected " + " or ".join(shown) if 0 < len(shown) <= 3 else ""
    if s.word.kind == END:
        return s.error("E0155", span(s.word.place), "the file ends too early", hint)
    if s.word.kind in EMC_KINDS:
        return s.error("E0155", span(s.word.place), f"`{s.word.text}`, a word of EM-C, can't stand here", hint)
    return s.error("E0155", span(s.word.place), f"{_shown(s.word)} can't stand here", hint)


_QUESTIONS: tuple[Question, ...] = (
    _end_of_file,
    _closes_nothing,
    _else,
    _word_as_name,
    _task_block,
    _body,
    _outside_function,
    _unknown_type,
    _unknown_cast,
    _untyped_parameter,
    _inner_function,
    _type_in_expression,
    _operand,
    _declared_name,
    _head_of_for,
    _while_of_do,
    _colon,
    _missing_closer,
    _semicolon,
    _comma_or_operator,
    _anything,
)
