"""Words in the wrong place: doubled, or used as a name, a type or a value."""

from __future__ import annotations

from itertools import pairwise

from emc.alike import close_matches
from emc.front.foreign import FOREIGN
from emc.front.lex import EMC_KINDS
from emc.front.mistakes.scene import (
    CLOSERS,
    LITERALS,
    OPERATORS,
    PAIRS,
    STATEMENTS,
    TYPE_KINDS,
    Repair,
    Scene,
    names_thing,
    shown,
)
from emc.front.scan import span
from emc.front.table import END

_HEADERS = {
    "size_t": "stddef.h", "ptrdiff_t": "stddef.h", "FILE": "stdio.h", "bool": "stdbool.h", "va_list": "stdarg.h",
    "lock_t": "emc.h", "time_t": "time.h", "clock_t": "time.h", "div_t": "stdlib.h", "jmp_buf": "setjmp.h",
    "msg_type": "emc/msg.h",
}  # fmt: skip
_WORDS = {"ni_memory": "emc/ni.h", "ni_handler": "emc/ni.h"}  # words of the language where the header is
_SIZED = ("int8_t", "int16_t", "int32_t", "int64_t", "intptr_t", "intmax_t")
_ELSE_IF = frozenset({"elif", "elsif", "elseif", "elsf", "elsi"})
_HEADS = ("while", "for", "if", "switch", "where", "everywhere", "iterate", "dowith", "forkwith")
_OFFERED = (";", ")", "]", "}", "(", "{", ",", ":", "=", "while", "NAME")


def otherwise(s: Scene) -> bool:
    """Recognises an `else` without an `if`."""
    if s.word.kind != "else" or s.fits(";", "else"):
        return False
    ended = s.before is not None and s.before.kind == ";" and s.second is not None and s.second.kind in ("}", ";", ")")
    hint = "the `;` before it ends the `if`" if ended else ""
    s.repair = Repair(drop=1)
    return s.error("E0143", span(s.word.place), "`else` without an `if`", hint)


def doubled(s: Scene) -> bool:
    """Recognises `for for (...)`, `x = = 3`: without the second word the text is correct."""
    if s.before is None or s.before.text != s.word.text or s.word.kind in (*PAIRS, *CLOSERS, *LITERALS, ";"):
        return False
    if not s.fits(s.after.kind) or (s.word.kind == "NAME" and _maybe_type(s)):
        return False
    s.repair = Repair(drop=1)
    hint = "to compare, write `==`" if s.word.kind == "=" else "remove one of them"
    return s.error("E0161", span(s.word.place), f"`{s.word.text}` is repeated here", hint)


def _maybe_type(s: Scene) -> bool:
    """Whether a type is possible at the word before the misfit."""
    return s.parser.values[-1] is s.before and "BASIC" in s.parser.table.rows[s.parser.states[-2]]


def word_as_name(s: Scene) -> bool:
    """Recognises `int update;`. The word that does not fit is the keyword itself or, for keywords that may be in a
    declaration, the word after it."""
    for word, misfit in ((s.before, s.word), (s.word, s.after)):
        if word is None or not names_thing(word) or word.kind in TYPE_KINDS:
            continue
        if word is s.before and (word.kind not in ("PLACE", "packet_type") or misfit.kind in ("NAME", "*")):
            continue
        behind_type = s.before is not None and s.before.kind in (*TYPE_KINDS, "*")
        named = misfit.kind in (";", "=", ",", ")", "[", ":", *OPERATORS) or (misfit.kind == "(" and behind_type)
        if word is s.word and not (s.fits("NAME") and named):
            continue
        if word.kind in EMC_KINDS:
            hint = "choose another name (in a .c file that does not include <emc.h>, it is an ordinary name)"
            return s.error("E0144", span(word.place), f"`{word.text}` is a keyword of EM-C and can't be a name", hint)
        before = ("*", ",", ".", "->", "goto", "NAME")
        if word is s.word and s.before is not None and s.before.kind in (*TYPE_KINDS, *before):
            text = f"`{word.text}` is a keyword of C and can't be a name"
            return s.error("E0144", span(word.place), text, "choose another name")
    return False


# ---- types


def unknown_type(s: Scene) -> bool:
    """Recognises two names in a row: the first was meant as a type, or as a word of the language."""
    b = s.before
    if b is None or b.kind != "NAME":
        return False
    if s.word.kind in TYPE_KINDS and (hint := near(s, b.text)):
        return s.error("E0148", span(b.place), f"`{b.text}` is not a type", hint)
    if s.word.kind not in ("NAME", "PLACE", "*", *LITERALS):
        return False
    if s.parser.values[-1] is not b:
        return False
    if slip := _keyword(s, b.text):
        return s.error("E0148", span(b.place), f"`{b.text}` is neither a type nor a statement", slip)
    if s.word.kind in LITERALS or not _maybe_type(s):
        return False  # a type is not possible at the first name
    if s.word.kind == "NAME" and s.new_line and s.after.kind not in (";", "=", ",", "[", ")"):
        return False
    return s.error("E0148", span(b.place), f"`{b.text}` is not a type", _type_hint(s, b.text))


def untyped_member(s: Scene) -> bool:
    """Recognises `struct node { int v; node *next; };`: a member must begin with a type."""
    if s.word.kind != "NAME" or s.fits("NAME") or not s.fits("BASIC") or s.opener is None or s.opener.kind != "{":
        return False
    if s.after.kind not in ("NAME", "*"):
        return False
    s.repair = Repair(drop=1, supply=("BASIC",))
    return s.error("E0148", span(s.word.place), f"`{s.word.text}` is not a type", _type_hint(s, s.word.text))


def untyped_bits(s: Scene) -> bool:
    """Recognises `struct s { int a : 3; : 5; };`: a bit-field without a name needs a type, too."""
    if s.word.kind != ":" or not s.fits("BASIC", ":"):
        return False
    s.supply("BASIC")
    text = "the type of this bit-field is missing"
    return s.error("E0148", span(s.word.place), text, "a bit-field without a name needs a type, too: `int : 3;`")


def _keyword(s: Scene, text: str) -> str:
    """A hint if a name at the beginning of a statement is similar to a word of C that comes before a value or name."""
    if "return" not in s.parser.table.rows[s.parser.states[-2]]:
        return ""
    wanted = ("return", "goto", "case") if s.word.kind in ("NAME", *LITERALS) else ("return",)
    close = close_matches(text, wanted, 1, 0.75)
    return f"did you mean `{close[0]}`?" if close and not s.parser.scopes.is_type(text) else ""


def misspelled_head(s: Scene) -> bool:
    """Recognises `wihle (n > 0) {`, `fro (i = 0; ...`."""
    words, at = s.parser.words, s.parser.at - 1
    if s.word.kind == ";" and s.opener is not None and s.opener.kind == "(":
        at = words.index(s.opener) - 1
    elif s.word.kind in ("{", "NAME", *STATEMENTS) and s.before is not None and s.before.kind == ")":
        depth = 1
        while depth and at > 0:
            at -= 1
            depth += (words[at].kind == ")") - (words[at].kind == "(")
        at -= 1
    name = words[at]
    if at < 1 or name.kind != "NAME" or words[at - 1].kind not in (";", "{", "}", "else", ")"):
        return False
    if s.word.kind == "NAME" and (s.new_line or sum(w.text == name.text for w in words) > 1):
        return False  # more probably the name of a function
    if name.text in _ELSE_IF:
        s.lost.ifs += 1
        return s.error("E0148", span(name.place), f"`{name.text}` is not a keyword of C", "write `else if`")
    if name.text in FOREIGN:
        return s.error("E0148", span(name.place), f"`{name.text}` is not a statement of EM-C", FOREIGN[name.text])
    close = close_matches(name.text, _HEADS, 1, 0.76) or [h for h in _HEADS if sorted(h) == sorted(name.text)]
    if not close:
        return False
    return s.error("E0148", span(name.place), f"`{name.text}` is not a statement", f"did you mean `{close[0]}`?")


def unknown_cast(s: Scene) -> bool:
    """Recognises `x = (foo_t) y;`."""
    if s.before is None or s.before.kind != ")" or s.second is None or s.second.kind != "NAME":
        return False
    third = s.parser.words[s.parser.at - 3]
    fourth = s.parser.words[s.parser.at - 4].kind if s.parser.at > 3 else ""
    if third.kind != "(" or s.word.kind not in ("NAME", *LITERALS) or s.new_line or fourth in ("NAME", ")", "]"):
        return False
    if fourth in ("if", "while", "switch", "for", "where", "iterate", "TASK", "update"):
        return False
    return s.error("E0148", span(s.second.place), f"`{s.second.text}` is not a type", _type_hint(s, s.second.text))


def _type_hint(s: Scene, text: str) -> str:
    header = "stdint.h" if text.removeprefix("u") in _SIZED else _HEADERS.get(text, "")
    if header:
        return f"#include <{header}> declares it"
    words = s.parser.words
    tag = next((w for w, name in pairwise(words) if w.kind in ("STRUCT", "enum") and name.text == text), None)
    if tag is not None:
        return f"write `{tag.text} {text}`"
    return (
        near(s, text)
        or FOREIGN.get(text)
        or "declare it with `typedef`; or write `struct " + text + "` if it is a struct"
    )


def near(s: Scene, text: str) -> str:
    """A hint with the declaration word or type that is most similar to `text`; "" if there is none."""
    if text in _WORDS:
        return f"it is a word of EM-C where the file has `#include <{_WORDS[text]}>`"
    words = [w for w, kind in s.parser.table.words.items() if kind in ("BASIC", "STRUCT", "QUALIFIER", "STORAGE")]
    close = close_matches(text, [*s.parser.scopes.typedefs, *words], 1, 0.76)
    close = close or [w for w in words if w == text.lower()]  # Int
    close = close or [w for w in words if sorted(w) == sorted(text)]  # itn
    return f"did you mean `{close[0]}`?" if close else ""


def type_in_expression(s: Scene) -> bool:
    typed = s.word.kind in TYPE_KINDS or (s.word.kind == "NAME" and s.parser.scopes.is_type(s.word.text))
    if not typed or s.before is None or not s.fits("NAME"):
        return False
    where = span(s.word.place)
    if s.before.kind == "sizeof":
        return s.error("E0149", where, "`sizeof` of a type needs parentheses", f"sizeof({s.word.text})")
    if s.before.kind == "}":
        return False
    if s.before.kind == "," and s.fits("NAME") and _among_members(s):
        s.repair = Repair(drop=1)
        return s.error("E0149", where, f"unexpected type {shown(s.word)}", "members end with `;`, not with `,`")
    if s.fits(";"):
        if s.before.kind == ":":
            hint = "put `{ }` around the statements of the label"
            return s.error("E0149", where, "a declaration can't come directly after a label", hint)
        return s.error("E0149", where, "a declaration can't be the body of a statement", "put `{ }` around it")
    hint = "a cast is written `(type) value`"
    return s.error("E0149", where, f"unexpected type {shown(s.word)}", hint)


def _among_members(s: Scene) -> bool:
    """Whether the innermost open bracket is the `{` of a struct."""
    if s.opener is None or s.opener.kind != "{":
        return False
    words = s.parser.words
    at = words.index(s.opener)
    return any(word.kind == "STRUCT" for word in words[max(0, at - 2) : at])


# ---- other words


def anything(s: Scene) -> bool:
    expected = [k for k in _OFFERED if s.fits(k)]
    names = ["a name" if k == "NAME" else f"`{k}`" for k in expected]
    hint = "expected " + " or ".join(names) if 0 < len(names) <= 3 else ""
    if s.word.kind == END:
        return s.error("E0155", span(s.word.place), "the file ends too early", hint)
    if s.word.kind in EMC_KINDS:
        return s.error("E0155", span(s.word.place), f"unexpected keyword of EM-C, `{s.word.text}`", hint)
    return s.error("E0155", span(s.word.place), f"unexpected {shown(s.word)}", hint)
