"""Text -> module: `read(show(module)) == module`. A mistake in the text is a fault with line, column and a hint.

Lark (LALR, grammar/emir.lark) parses the text; build.py makes a value for each rule, bottom-up. A template is a draft
at first, because an operation's place in the source depends on the lines above it:

    %n = load.i32 [%fp+8]      ; 1:27-28
    pkt %k, %n                              <- is at 1:27 too

The operations before a template's first mark have their places in the text itself. So a trap in a hand-written .emir
file points into that file. This file checks only the form; the verifier checks whether labels and names exist.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from lark import Lark, Token, UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from emc import places
from emc.dataclass import dataclass, replace
from emc.faults import Faults, Faulty
from emc.ir.build import Builder, Fact, TemplateDraft
from emc.ir.module import Block, Datum, Module, Op, Spread, Template
from emc.ir.operations import CHECKS
from emc.ir.spelling import Ill, Place, Stretch, name_of, number_of, string_of
from emc.ir.traits import ACCESSES, ANSWERS, Traits
from emc.shape import MOST_EXTENTS, MOST_PES
from emc.source import Inlined, Span
from emc.target import Target

SYNTAX, MEANING = "E0901", "E0902"
DEFAULTS = {
    "pes": 1,
    "rows": 1,
    "memory": 1 << 20,
    "yield": 64,
    "room": 0,
    "interfaces": 0,
}  # cols: computed from the others


def read(text: str, file: str = "<ir>") -> Module:
    """A whole program. Raises Faulty."""
    return _guarded("module", text, file)


def read_parts(text: str, file: str = "<ir>") -> tuple[tuple[Datum | Spread, ...], tuple[Template, ...]]:
    """Data and templates without a module's head, as handler files have them. Raises Faulty."""
    return _guarded("parts", text, file)


def read_templates(text: str, file: str = "<ir>") -> tuple[Template, ...]:
    """Only templates, as `show_template` printed them. Raises Faulty."""
    return read_parts(text, file)[1]


def _guarded(start: str, text: str, file: str) -> Any:
    try:
        head, items = cast(tuple[Any, list[Any]], _parser().parse(text + "\n", start=start))
        finished = [item if isinstance(item, TemplateDraft) else _datum(item, file) for item in items]
        data = tuple(item for item in finished if not isinstance(item, TemplateDraft))
        templates = tuple(_template(item, file) for item in finished if isinstance(item, TemplateDraft))
        return (data, templates) if start == "parts" else _module(head, data, templates)
    except Ill as ill:
        raise _faulty(MEANING, file, ill.token, ill.text, ill.hint) from None
    except UnexpectedInput as unexpected:
        raise _syntax(unexpected, text, file) from None


@cache
def _parser() -> Lark:
    """One parser for all texts: it keeps no state between them."""
    path = places.grammar("emir.lark")
    return Lark(path.read_text("utf-8"), parser="lalr", start=["module", "parts"], transformer=Builder())


# ---- drafts become values, since the places are now known


def _template(draft: TemplateDraft, file: str) -> Template:
    role, sizes, traits = _head(draft)
    span = _span(draft.place, _written(draft.token, draft.token, file), file)
    blocks: list[Block] = []
    last = span if draft.place else None
    for label, entry, drafts in draft.blocks:
        ops: list[Op] = []
        checks: tuple[Op, ...] = ()
        for d in drafts:
            if d.place:
                last = _span(d.place, span, last.file if last else file)
            at = last or _written(d.first, d.last, file)
            if d.name in CHECKS:
                checks += (Op(d.name, d.result, d.operands, d.labels, d.word, d.cases, at),)
                continue
            ops.append(Op(d.name, d.result, d.operands, d.labels, d.word, d.cases, at, checks))
            checks = ()
        if checks:
            raise Ill(
                drafts[-1].first, "a check must come before the operation that it checks, but no operation follows"
            )
        blocks.append(Block(label, entry, tuple(ops)))
    slots = tuple(replace(s, span=_span(at, span, span.file)) if at else s for s, at in draft.slots)
    arguments, frame, escapes = (sizes.get(key, 0) for key in ("arguments", "frame", "escapes"))
    return Template(name_of(draft.token), role, arguments, frame, bool(escapes), slots, tuple(blocks), span, traits)


_ROLES = ("function", "block", "handler")
_SIZES = ("arguments", "frame")


def _head(draft: TemplateDraft) -> tuple[Any, dict[str, int], Traits]:
    """A template's role, its sizes by name, and what is known about its packets."""
    role: Any = None
    sizes: dict[str, int] = {}
    packets: dict[str, Any] = {}
    for word, *value in draft.traits:
        key = _FIELDS.get(word, str(word))
        if key in _ROLES and role:
            raise Ill(word, f"`{word}` is a second role: a template has exactly one, `function`, `block` or `handler`")
        if key in sizes or key in packets or (key in ACCESSES and "access" in packets):
            raise Ill(
                word,
                f"`{word}` can't be added: each trait can appear once, and only one of {', '.join(ACCESSES)}",
            )
        if key in _ROLES:
            role = key
        elif key in _SIZES or key == "escapes":
            sizes[key] = number_of(value[0]) if value else 1
        elif key in ACCESSES:
            packets |= {"access": key, "width": number_of(value[0])}
        else:
            packets[key] = _trait(word, value)
    if role is None:
        raise Ill(draft.token, "this template has no role", "write function, block or handler after the colon")
    return role, sizes, Traits(**packets)


_FIELDS = {"is": "what"}  # traits that have another name in the text


def _trait(word: Token, value: list[Any]) -> Any:
    """The value of a trait of packets: a text, a word, or True."""
    if not value:
        return True
    if word == "answers" and value[0] not in ANSWERS:
        raise Ill(word, f"a packet can't answer `{value[0]}`", f"write one of {', '.join(ANSWERS)}")
    return string_of(value[0]) if isinstance(value[0], Token) else value[0]


def _datum(item: tuple[Any, ...], file: str) -> Datum | Spread:
    token, size, align, dims, place, parts, meeting, interface = item
    initial = b"".join(p for p in parts if isinstance(p, bytes))
    refs: Any = tuple(p for p in parts if not isinstance(p, bytes))
    span = _span(place, _written(token, token, file), file)
    if dims is None:
        return Datum(name_of(token), size, align, initial, refs, span, meeting, interface)
    return Spread(name_of(token), size, align, dims, initial, refs, span)


def _module(head: Any, data: tuple[Datum | Spread, ...], templates: tuple[Template, ...]) -> Module:
    name, facts = head
    start = "main"
    sizes, shape = dict(DEFAULTS), ()
    for fact in cast("list[Fact]", facts):
        if fact.key == "start":
            start = name_of(fact.values[0])
        elif fact.key == "shape":
            shape = _extents(fact)
        else:
            sizes[fact.key.value] = number_of(fact.values[0])
            if fact.key == "pes" and not 1 <= sizes["pes"] <= MOST_PES:
                raise Ill(fact.values[0], f"a machine has 1 to {MOST_PES} PEs")
    target = Target(sizes["pes"], shape or _rows_and_cols(sizes), sizes["memory"], sizes["yield"], sizes["interfaces"])
    return Module(name, target, start, data, templates, sizes["room"])


def _extents(fact: Fact) -> tuple[int, ...]:
    if len(fact.values) > MOST_EXTENTS:
        raise Ill(fact.values[MOST_EXTENTS], f"an arrangement of PEs has at most {MOST_EXTENTS} dimensions")
    return tuple(map(number_of, fact.values))


def _rows_and_cols(sizes: dict[str, int]) -> tuple[int, ...]:
    """The shape for a head without `shape`; () if all PEs are in one row, which does not count as a shape."""
    rows, pes = sizes["rows"], sizes["pes"]
    shape = rows, sizes.get("cols", pes // max(1, rows))
    return () if shape == (1, pes) else shape


def _span(place: Place | None, otherwise: Span, file: str) -> Span:
    if place is None:
        return otherwise
    here = _stretch(place.here, file)
    if not place.function:
        return here
    at = _stretch(place.at, here.file)
    return Inlined(here.file, here.line, here.column, here.end_line, here.end_column, place.function, at)


def _stretch(written: Stretch, file: str) -> Span:
    named, *rest = written
    return Span(file if named is None else named, *rest)


def _written(first: Token, last: Token, file: str) -> Span:
    """The span of an operation in this text, from its beginning to the end of the operation's name."""
    return Span(file, first.line or 1, first.column or 1, last.end_line or 1, last.end_column or 1)


# ---- mistakes, in words

_FORMS = {
    "send": "send read32 %address, %continuation",
    "cont": "%k = cont ^after, or: cont ^sum left",
    "br": "br ^loop",
    "brif": "brif %test, ^yes, ^no",
    "switch": "switch %x, ^otherwise, 1: ^one, 2: ^two",
    "break": 'break ^after "call fib"',
    "trap": 'trap "out of heap"',
}

_WORDS = {
    "REG": "a register like %x",
    "LABEL": "a label like ^loop",
    "REF": "a name like @main",
    "NAME": "an operation or a word",
    "STRING": 'a text in "quotes"',
    "KIND": "i32, i64, f32 or f64",
    "INT": "a number",
    "OFFSET": "a signed number like +8",
    "FLOAT": "a number like 1.5",
    "LSQB": "an address like [%fp+8]",
    "COMMA": "a comma",
    "COLON": "a colon",
    "EQUAL": "=",
    "LPAR": "(",
    "RPAR": ")",
    "RSQB": "]",
    "LOCATION": 'a place like ; "f.emc" 3:1-9',
    "WORDS": "words in decimal",
    "BYTES": "bytes like 0a ff",
    "_NL": "the end of the line",
    "$END": "the end of the text",
}


def _syntax(error: UnexpectedInput, text: str, file: str) -> Faulty:
    if isinstance(error, UnexpectedToken):
        token = cast(Token, error.token)
        if token.type == "$END":
            return _at_end(text, file)
        what = "the line ends too early" if token.type == "_NL" else f"unexpected `{token}`"
        return _faulty(SYNTAX, file, token, what, _way_out(text, error, error.accepts or error.expected))
    if isinstance(error, UnexpectedCharacters):
        found = _line(text, error)[error.column - 1 : error.column] or "this"
        at = _Point(error.line, error.column)
        return _faulty(SYNTAX, file, at, _character(found), _way_out(text, error, error.allowed or set()))
    return _at_end(text, file)


def _line(text: str, error: UnexpectedInput) -> str:
    return [*text.split("\n"), ""][error.line - 1]


def _way_out(text: str, error: UnexpectedInput, terminals: set[str]) -> str:
    """The words that are possible here, and how to write an operation that has a form of its own."""
    words = _line(text, error).split("=")[-1].split()
    form = f"write it like: {_FORMS[words[0]]}" if words and words[0] in _FORMS else ""
    return "; ".join(filter(None, (_expectation(terminals), form)))


def _character(found: str) -> str:
    if found == ";":
        return "a place in the source must follow `;`, and this is not one; comments begin with //"
    if found == '"':
        return "this string is not closed, or is not allowed here"
    shown = found if found.isprintable() else f"character {ord(found)}"
    return f"unexpected `{shown}`"


def _at_end(text: str, file: str) -> Faulty:
    lines = text.rstrip().split("\n")
    at = _Point(len(lines), len(lines[-1]) + 1)
    return _faulty(SYNTAX, file, at, "the text ends too early", 'a program begins with: module "name": start @main')


def _expectation(terminals: set[str]) -> str:
    words = sorted({_WORDS.get(t, f"`{t.lower()}`") for t in terminals - {"COMMENT", "SPACE"}})
    if not words or len(words) > 9:
        return ""
    return f"expected {' or '.join([', '.join(words[:-1]), words[-1]] if words[1:] else words)}"


@dataclass(frozen=True, slots=True)
class _Point:
    """A place where there is no token."""

    line: int
    column: int

    @property
    def end_line(self) -> int:
        return self.line

    @property
    def end_column(self) -> int:
        return self.column + 1


def _faulty(code: str, file: str, at: Token | _Point, text: str, hint: str = "") -> Faulty:
    end = (at.end_line or at.line, at.end_column or at.column)
    if isinstance(at, Token) and at.type == "_NL":
        end = (at.line, (at.column or 1) + 1)
    return Faults().stop(code, Span(file, at.line or 1, at.column or 1, *cast(tuple[int, int], end)), text, hint)
