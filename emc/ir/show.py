"""Module -> text, with one operation in each line, for students who read the EM-4 papers. `read` reads it back exactly.

    template @twice: function, arguments 1, frame 12                ; "twice.emc" 1:5-10
        slot +8 n

    ^start: entry 1 (%k)
        %n = load.i32 [%fp+8]                       ; 1:27-28       // n
        %d = add.i32 %n, %n
        pkt %k, %d
        frame.free
        break

Blank lines separate the threads. A place in the source is printed where it changes. `//` gives the names of frame
words. The grammar is grammar/emir.lark. All modules can be shown, even those that the verifier would reject (a dump
needs this).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import groupby

from emc.ir.module import FP, Block, Datum, Entry, Module, Op, Operand, Ref, Reg, Slot, Spread, Template
from emc.ir.operations import CHECKS, TABLE
from emc.ir.traits import NONE, Traits
from emc.source import NOWHERE, Inlined, Span
from emc.target import CODE, Target

_PLACE_COLUMN, _HELP_COLUMN = 48, 64
_PLAIN = re.compile(r"[A-Za-z0-9_.$@]+")
_WORD = re.compile(r"[A-Za-z_$][A-Za-z0-9_.$@]*")
_TEXT_LINE = 96  # characters of initial data in a line
_WORDLESS = (
    3  # aligned data may be text if it has this many characters: a small number never looks like three characters
)
_ZERO_RUN = 4  # from this number of words or bytes on, zeros are counted instead of printed


def show(module: Module) -> str:
    """The text of a whole program."""
    data = "".join(map(show_datum, module.data))
    return "\n".join([show_head(module) + "\n", *([data] if data else []), *map(show_template, module.templates)])


def show_head(module: Module) -> str:
    """The first line of its text."""
    target = module.target
    facts = f"pes {target.pes}, {_shape(target)}, memory {target.memory}"
    room = f", room {module.room}" if module.room else ""
    room += f", interfaces {target.interfaces}" if target.interfaces else ""
    return f"module {_word(module.name)}: start @{_name(module.start)}, {facts}, yield {target.yield_after}{room}"


def _shape(target: Target) -> str:
    """Rows and columns; all extents if rows and columns would not describe the shape."""
    if target.shape and (len(target.shape) > 2 or not target.arranged):
        return f"shape {' '.join(map(str, target.shape))}"
    return f"rows {target.rows}, cols {target.cols}"


def show_template(template: Template) -> str:
    """The text of one template. `read_templates` reads it back."""
    return "\n".join(line for line, _ in template_lines(template)) + "\n"


def show_datum(datum: Datum | Spread) -> str:
    """The text of one static object."""
    return "\n".join(_datum_lines(datum)) + "\n"


def show_operation(op: Op) -> str:
    """One operation without its place: `%s = add.i32 %s, %v`."""
    row = TABLE.get(op.name)
    result = f"{_register(op.result, (row and row.result) or 'i32')} = " if op.result else ""
    return (result + _SHAPES.get(op.name, _plain)(op)).rstrip()


# ---- templates


def template_lines(template: Template) -> Iterator[tuple[str, Template | Slot | Block | Op | None]]:
    """The lines of its text, each with the thing that it shows; None: an empty line."""
    traits: list[str] = [template.role]
    traits += [f"arguments {template.arguments}"] * (template.arguments != 0)
    traits += [f"frame {template.frame}"] * (template.frame != 0) + ["escapes"] * template.escapes
    traits += [show_traits(template.traits)] * (template.traits != NONE)
    head = f"template @{_name(template.name)}: {', '.join(traits)}"
    yield _line(head, _place(template.span, None)), template
    for slot in template.slots:
        size = "" if slot.size == 4 else f" size {slot.size}"
        place = "" if slot.span == NOWHERE else _place(slot.span, template.span)
        yield _line(f"    slot {slot.offset:+d} {_word(slot.name)}{size}", place), slot
    last = template.span
    for block in template.blocks:
        if block.entry or block is template.blocks[0]:
            yield "", None
        yield _block_head(block), block
        for op in (each for guarded in block.ops for each in (*guarded.checks, guarded)):
            place = "" if op.span == last else _place(op.span, last)
            yield _line("    " + show_operation(op), place, _help(op, template.slots)), op
            last = op.span


def show_traits(traits: Traits) -> str:
    """What is known about a handler's packets: `writes 4, fenced, is "remote write"`."""
    return ", ".join(_traits(traits))


def _traits(traits: Traits) -> Iterator[str]:
    if traits.access:
        yield f"{traits.access} {traits.width}"
    if traits.answers:
        yield f"answers {traits.answers}"
    if traits.until:
        yield f"until {_word(traits.until)}"
    if traits.fenced:
        yield "fenced"
    if traits.ahead:
        yield "ahead"
    if traits.interface:
        yield "interface"
    if traits.called:
        yield f"called {_string(traits.called)}"
    if traits.what:
        yield f"is {_string(traits.what)}"


def _block_head(block: Block) -> str:
    return f"^{_name(block.label)}:" + (f" {_entry(block.entry)}" if block.entry else "")


def _entry(entry: Entry) -> str:
    matching = "matching " if entry.cell and len(entry.parameters) == 2 else ""
    cell = f" {entry.cell}" if entry.cell else ""
    return f"{matching}entry{cell} ({', '.join(_register(p, 'i32') for p in entry.parameters)})"


def _help(op: Op, slots: tuple[Slot, ...]) -> str:
    """The name of the frame word that a load or store accesses."""
    if not _is_access(op) or op.operands[:1] != (FP,):
        return ""
    offset = op.operands[1] if len(op.operands) > 1 else None
    if not isinstance(offset, int):
        return ""
    for slot in slots:
        if slot.offset <= offset < slot.offset + slot.size:
            inside = f"+{offset - slot.offset}" if offset > slot.offset else ""
            return "".join(c if c.isprintable() else "?" for c in slot.name) + inside
    return ""


# ---- operations: most have the same form; those with labels or words have forms of their own


def _plain(op: Op) -> str:
    shown = [_operand(op, i) for i in range(len(op.operands))]
    base, offset = (*op.operands, None, None)[:2]
    if _is_access(op) and isinstance(offset, int) and not isinstance(base, float):
        exact = offset or (isinstance(base, Ref) and base.offset)
        shown[:2] = [f"[{shown[0]}{f'{offset:+d}' if exact else ''}]"]
    return f"{op.name} {', '.join(shown)}"


def _is_access(op: Op) -> bool:
    """Whether the operation is a load or a store."""
    row = TABLE.get(op.name)
    return row is not None and row.width > 0


def _worded(op: Op) -> str:
    return ", ".join([f"{op.name} {_string(op.word)}", *(_operand(op, i) for i in range(len(op.operands)))])


def _send(op: Op) -> str:
    return f"send {_word(op.word)} {', '.join(_operand(op, i) for i in range(len(op.operands)))}"


def _cont(op: Op) -> str:
    return f"cont {_labels(op.labels)}{' ' + _word(op.word) if op.word else ''}"


def _branch(op: Op) -> str:
    return f"{op.name} {', '.join([*(_operand(op, i) for i in range(len(op.operands))), *map(_label, op.labels)])}"


def _switch(op: Op) -> str:
    cases = [f"{value}: {_label(label)}" for value, label in zip(op.cases, op.labels[1:], strict=False)]
    return f"switch {', '.join([*(_operand(op, i) for i in range(len(op.operands))), _labels(op.labels[:1]), *cases])}"


def _break(op: Op) -> str:
    return f"break {_labels(op.labels)}{' ' if op.labels else ''}{_string(op.word) if op.word else ''}"


_SHAPES = {
    "send": _send,
    "cont": _cont,
    "br": _branch,
    "brif": _branch,
    "switch": _switch,
    "break": _break,
    "trap": _worded,
    "ni.send": _worded,
    "ni.ship": _worded,
    **{name: _worded for name in CHECKS if TABLE[name].word},
}


def _operand(op: Op, index: int) -> str:
    row = TABLE.get(op.name)
    kinds = row.operands if row else ()
    return operand(op.operands[index], kinds[index] if index < len(kinds) else "i32")


def operand(value: Operand, kind: str = "i32") -> str:
    """One operand, in a place where an operation needs `kind`."""
    match value:
        case Reg():
            return _register(value, kind)
        case Ref(name, offset, -1) if offset == -CODE:
            return f"@{_name(name)}#"  # the number of a template, which `frame` packets use
        case Ref(name, offset, element):
            at = f"[{element}]" if element >= 0 else ""
            return f"@{_name(name)}{at}" + (f"{offset:+d}" if offset else "")
        case _:
            return repr(value)


def _register(register: Reg, kind: str) -> str:
    return f"%{_name(register.name)}" + ("" if register.kind == kind else f":{register.kind}")


def _label(label: str) -> str:
    return f"^{_name(label)}"


def _labels(labels: tuple[str, ...]) -> str:
    return ", ".join(map(_label, labels))


# ---- data


def _datum_lines(datum: Datum | Spread) -> Iterator[str]:
    if isinstance(datum, Datum):
        meeting = ", meeting" * datum.meeting + ", interface" * datum.interface
        head = f"data @{_name(datum.name)}: size {datum.size}, align {datum.align}{meeting}"
    else:
        dims = f", dims {' '.join(map(str, datum.dims))}" if datum.dims else ""
        head = f"spread @{_name(datum.name)}: slot {datum.slot}, align {datum.align}{dims}"
    yield _line(head, _place(datum.span, None))
    for part in _parts(datum.initial, words=datum.align % 4 == 0):
        yield f"    {part}"
    for offset, ref in datum.refs:
        yield f"    ref {offset:+d} {operand(ref)}"


def _parts(initial: bytes, words: bool) -> Iterator[str]:
    """Initial bytes: as text if they look like text, else as words if they are aligned, else in hexadecimal."""
    text = _as_text(initial.rstrip(b"\0"))
    if len(text) >= (_WORDLESS if words else 1):
        for line in text.splitlines(keepends=True):
            for i in range(0, len(line), _TEXT_LINE):
                yield f"text {_string(line[i : i + _TEXT_LINE])}"
        initial = initial[len(text.encode()) :]
    elif words:
        whole = len(initial) // 4 * 4
        values = [int.from_bytes(initial[i : i + 4], "little", signed=True) for i in range(0, whole, 4)]
        yield from _rows("words", values, 4, 8, str)
        initial = initial[whole:]
    yield from _rows("bytes", list(initial), 1, 32, "{:02x}".format)


def _rows(word: str, values: list[int], size: int, width: int, form: Callable[[int], str]) -> Iterator[str]:
    """The lines of values, `width` values in each line. For a long run of zeros, the line has only its length in bytes.
    size: the bytes of a value."""
    pending: list[int] = []
    for zero, run in groupby(values, key=lambda v: v == 0):
        these = list(run)
        if zero and len(these) >= _ZERO_RUN:
            yield from _full_rows(word, pending, width, form)
            pending = []
            yield f"zeros {len(these) * size}"
        else:
            pending += these
    yield from _full_rows(word, pending, width, form)


def _full_rows(word: str, values: list[int], width: int, form: Callable[[int], str]) -> Iterator[str]:
    for i in range(0, len(values), width):
        yield f"{word} {' '.join(map(form, values[i : i + width]))}"


def _as_text(initial: bytes) -> str:
    try:
        text = initial.decode()
    except UnicodeDecodeError:
        return ""
    return text if all(c.isprintable() or c in "\n\t\r" for c in text) else ""


# ---- names, places, lines


def _string(text: str) -> str:
    """The text as a JSON string. Characters that UTF-8 can't represent (parts of undecodable file names) are
    escaped."""
    json = import_module("json")  # few texts have strings
    return json.dumps(text, ensure_ascii=any("\ud800" <= c <= "\udfff" for c in text))


def _name(name: str) -> str:
    return name if _PLAIN.fullmatch(name) else _string(name)


def _word(word: str) -> str:
    return word if _WORD.fullmatch(word) else _string(word)


def _place(span: Span, last: Span | None) -> str:
    inside = f" in {_word(span.function)} at {_stretch(span.at, span)}" if isinstance(span, Inlined) else ""
    return f"; {_stretch(span, last)}{inside}"


def _stretch(span: Span, last: Span | None) -> str:
    file = "" if last and last.file == span.file else f"{_string(span.file)} "
    start = f"{span.line}:{span.column}"
    if (span.end_line, span.end_column) == (0, 0):
        return f"{file}{start}"
    end = f"{span.end_column}" if span.end_line == span.line else f"{span.end_line}:{span.end_column}"
    return f"{file}{start}-{end}"


def _line(text: str, place: str, help: str = "") -> str:
    if place:
        text = f"{text:<{_PLACE_COLUMN - 1}} {place}"
    return f"{text:<{_HELP_COLUMN - 1}} // {help}" if help else text
