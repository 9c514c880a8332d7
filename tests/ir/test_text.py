"""show and read: whatever a module holds, its text gives it back; whatever a text holds, the answer is no traceback."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emc.faults import Faulty
from emc.ir.handlers import fixed_parts
from emc.ir.module import Block, Datum, Entry, Module, Op, Ref, Reg, Slot, Spread, Template
from emc.ir.operations import CHECKS, TABLE, Operation
from emc.ir.read import MEANING, SYNTAX, read, read_parts, read_templates
from emc.ir.show import show, show_datum, show_operation, show_template
from emc.ir.traits import ACCESSES, ANSWERS, Traits
from emc.source import NOWHERE, Span
from emc.target import Target

# ---- any module: well-formed operations in any disorder, strange names, strange places

KINDS = ("i32", "i64", "f32", "f64")
SPECIAL = ("send", "cont", "br", "brif", "switch", "break", "trap", "ni.send", "ni.ship")
plain_names = st.from_regex(r"[A-Za-z_.$0-9]{1,8}", fullmatch=True)
names = st.one_of(
    plain_names, st.sampled_from(["frame", "data", "fp", "i32", "inf", "matching", ""]), st.text(max_size=5)
)
numbers = st.one_of(st.integers(-(2**63), 2**63 - 1), st.integers(-300, 300))
registers = st.builds(Reg, names, st.sampled_from(KINDS))
refs = st.builds(Ref, names, st.integers(-(2**31), 2**31), st.integers(-1, 2**31))
floats = st.one_of(st.floats(allow_nan=False), st.just(math.nan))
operands = st.one_of(registers, refs, numbers, floats)
places = st.builds(Span, st.sampled_from(["a.emc", "b c.h", "", 'ä"\\\n']), *[st.integers(0, 99)] * 4)
labels = st.lists(names, max_size=3).map(tuple)


@st.composite
def checks(draw: st.DrawFn) -> Op:
    row = TABLE[draw(st.sampled_from(sorted(CHECKS)))]
    many = tuple(draw(operands) for _ in row.operands)
    return Op(row.name, None, many, (), draw(names) if row.word else "", (), draw(places))


@st.composite
def operations(draw: st.DrawFn) -> Op:
    row = TABLE[draw(st.sampled_from(sorted(TABLE.keys() - CHECKS)))]
    many = [draw(operands) for _ in row.operands]
    if row.name.startswith(("load.", "store.")):
        many[1] = draw(numbers)
    if row.name == "trap" and draw(st.booleans()):
        many.append(draw(operands))
    result = draw(registers) if row.result else None
    looked_at = tuple(draw(st.lists(checks(), max_size=1)))
    return Op(row.name, result, tuple(many), *draw(_rest(row)), draw(places), looked_at)


@st.composite
def _rest(draw: st.DrawFn, row: Operation) -> tuple[tuple[str, ...], str, tuple[int, ...]]:
    word = draw(names) if row.word else ""
    if row.labels >= 0:
        return tuple(draw(names) for _ in range(row.labels)), word, ()
    if row.name == "break":
        return draw(labels), word, ()
    cases = tuple(draw(st.lists(numbers, max_size=3)))
    return tuple(draw(names) for _ in range(len(cases) + 1)), word, cases


entries = st.builds(Entry, st.integers(0, 40), st.lists(registers, max_size=3).map(tuple))
blocks = st.builds(Block, names, st.none() | entries, st.lists(operations(), max_size=4).map(tuple))
slots = st.builds(Slot, names, st.integers(-8, 200), st.integers(0, 64), st.just(NOWHERE) | places)
counts = st.integers(0, 300)
accesses = st.just({}) | st.fixed_dictionaries({"access": st.sampled_from(ACCESSES), "width": st.integers(0, 300)})
said = {"answers": st.sampled_from(("", *ANSWERS)), "until": names, "called": names, "what": names}
flags = {"fenced": st.booleans(), "ahead": st.booleans()}
traits = st.builds(lambda access, more: Traits(**access, **more), accesses, st.fixed_dictionaries({**said, **flags}))
templates = st.builds(
    Template,
    names,
    st.sampled_from(["function", "block", "handler"]),
    counts,
    counts,
    st.booleans(),
    st.lists(slots, max_size=3).map(tuple),
    st.lists(blocks, max_size=3).map(tuple),
    places,
    traits,
)
initials = st.one_of(
    st.binary(max_size=70),
    st.text(max_size=120).map(str.encode),
    st.lists(st.sampled_from([0, 0, 0, 255]), max_size=90).map(bytes),
    st.sampled_from([b"abc\0", b"two\nlines\n\0\0\0\0\0\0", "é".encode() * 60, b"tab\t\r\n", b"\xff" * 99]),
)
words_of_refs = st.lists(st.tuples(st.integers(-4, 99), refs), max_size=2).map(tuple)
sizes, aligns = st.integers(0, 999), st.sampled_from([1, 2, 4, 8])
data = st.one_of(
    st.builds(Datum, names, sizes, aligns, initials, words_of_refs, places, st.booleans()),
    st.builds(Spread, names, sizes, aligns, st.lists(counts, max_size=2).map(tuple), initials, words_of_refs, places),
)
shapes = st.just(()) | st.tuples(counts, counts) | st.tuples(counts, counts, counts)
targets = st.builds(Target, st.integers(1, 65536), shapes, st.integers(0, 2**32), counts)
modules = st.builds(
    Module, names, targets, names, st.lists(data, max_size=2).map(tuple), st.lists(templates, max_size=2).map(tuple)
)


@settings(max_examples=40, deadline=None)  # of what modules are made of, the next tests see more
@given(modules)
def test_a_module_comes_back_from_its_text(module: Module):
    assert read(show(module)) == module


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(templates)
def test_a_template_comes_back_from_its_text(template: Template):
    assert read_templates(show_template(template)) == (template,)


@settings(max_examples=60, deadline=None)
@given(data)
def test_a_datum_comes_back_from_its_text(datum: Datum | Spread):
    assert read_parts(show_datum(datum))[0] == (datum,)


@settings(max_examples=150, deadline=None)
@given(operations())
def test_an_operation_is_one_line(op: Op):
    assert "\n" not in show_operation(op)


# ---- what it looks like

TWICE = """\
module twice: start @main, pes 4, rows 2, cols 2, memory 65536, yield 64

data @greeting: size 8, align 1                 ; "twice.emc" 9:6-14
    text "hello\\n"
    bytes 00
spread @A: slot 4, align 4, dims 4 4            ; "twice.emc" 8:1-2
    words 1 -2
    zeros 16
    words 3
    ref +4 @A[3]+8

template @main: function, frame 8               ; "twice.emc" 7:5-9

^start: entry 1 (%k)
    pkt %k, 0
    break

template @twice: function, arguments 1, frame 60, escapes ; "twice.emc" 1:5-10
    slot +8 n
    slot +16 buffer size 12

^start: entry 1 (%k)
    %n = load.i32 [%fp+8]                       ; 1:27-28       // n
    store.i8 [%fp+20], %n                                       // buffer+4
    %x = of_i32.f64 %n
    %c = lt.f64 %x, 0.5                         ; "half.h" 3:1-9
    brif %c, ^after, ^more
^more:
    %q = cont ^sum right
    send read32 %q, @A[3]+4                     ; "twice.emc" 4:2-5:7
    switch %n, ^after, -1: ^more, 7: ^after
^after:
    trap "no such thing", %n

^sum: matching entry 5 (%l, %r)
    get %l, %r
    break ^sum "call twice"
"""


def test_the_text_of_an_example_stays_as_it_is():
    assert show(read(TWICE)) == TWICE


@pytest.mark.parametrize(
    ("shape", "head"),
    [
        ((), "pes 24, rows 1, cols 24, memory"),
        ((4, 6), "pes 24, rows 4, cols 6, memory"),
        ((24, 1), "pes 24, rows 24, cols 1, memory"),
        ((1, 24), "pes 24, shape 1 24, memory"),
        ((2, 3, 4), "pes 24, shape 2 3 4, memory"),
        ((1, 1, 24), "pes 24, shape 1 1 24, memory"),
    ],
)
def test_an_arrangement_comes_back(shape: tuple[int, ...], head: str):
    module = replace(read(TWICE), target=Target(24, shape, 65536))
    text = show(module)
    assert head in text and read(text) == module


def test_the_example_means_what_it_says():
    module = read(TWICE)
    twice = module.templates[1]
    assert module.target == Target(4, (2, 2), 65536, 64)
    assert module.data[0].initial == b"hello\n\0"
    assert module.data[1].initial == b"\1\0\0\0\xfe\xff\xff\xff" + bytes(16) + b"\3\0\0\0"
    assert module.data[1].refs == ((4, Ref("A", 8, 3)),)
    assert twice.slots == (Slot("n", 8, 4), Slot("buffer", 16, 12))
    assert [b.entry for b in twice.blocks] == [
        Entry(1, (Reg("k", "i32"),)),
        None,
        None,
        Entry(5, (Reg("l", "i32"), Reg("r", "i32"))),
    ]
    more = twice.blocks[1].ops
    assert more[0] == Op("cont", Reg("q", "i32"), (), ("sum",), "right", (), Span("half.h", 3, 1, 3, 9))
    assert more[2].cases == (-1, 7) and more[2].labels == ("after", "more", "after")
    assert twice.blocks[0].ops[3].operands == (Reg("x", "f64"), 0.5)


def test_a_place_is_printed_where_it_changes_and_no_more():
    assert show(read(TWICE)).count(";") == 7


def test_registers_show_the_kind_only_where_the_operation_does_not_say_it():
    assert show_operation(Op("add.f64", Reg("a", "f64"), (Reg("b", "f64"), 1.0))) == "%a = add.f64 %b, 1.0"
    assert show_operation(Op("trap", None, (Reg("b", "f64"),), (), "x")) == 'trap "x", %b:f64'


@pytest.mark.parametrize(
    ("base", "offset", "text"),
    [
        (Reg("p", "i32"), 0, "[%p]"),
        (Reg("p", "i32"), -4, "[%p-4]"),
        (Ref("x"), 0, "[@x]"),
        (Ref("x"), 4, "[@x+4]"),
        (Ref("x", 4), 0, "[@x+4+0]"),
        (Ref("x", 4, 2), 8, "[@x[2]+4+8]"),
        (256, 4, "[256+4]"),
    ],
)
def test_addresses(base: Reg | Ref | int, offset: int, text: str):
    op = Op("load.i32", Reg("v", "i32"), (base, offset), span=Span("f", 1, 1))
    assert show_operation(op) == f"%v = load.i32 {text}"
    template = Template("t", "function", 0, 8, False, (), (Block("b", None, (op,)),), op.span)
    assert read_templates(show_template(template)) == (template,)


# ---- written by hand

HAND = """// a program by hand
module "by hand": start @main

template @main: function, frame 8       // sizes have defaults
^start: entry 1 (%k)
    %m = and.i32 0xffffff80, 0xF
    %w = and.i64 %m:i64, 0xffffff80     // only words are 32 bits
    pkt %k, %m      // the answer
    break"""


def test_without_marks_an_operation_stands_where_it_is_written():
    module = read(HAND, "hand.emir")
    ops = module.templates[0].blocks[0].ops
    assert ops[0].span == Span("hand.emir", 6, 5, 6, 17)
    assert ops[2].span == Span("hand.emir", 8, 5, 8, 8)
    assert module.templates[0].span == Span("hand.emir", 4, 10, 4, 15)


def test_defaults_and_hexadecimal():
    module = read(HAND)
    assert module.target == Target(1, (), 1 << 20, 64)
    ops = module.templates[0].blocks[0].ops
    assert ops[0].operands == (-128, 15)
    assert ops[1].operands == (Reg("m", "i64"), 0xFFFFFF80)


def test_windows_lines_and_no_last_newline():
    assert read(HAND.replace("\n", "\r\n"), "f") == read(HAND, "f")


HEAD = "module m: start @t\n"
BODY = HEAD + "template @t: function, frame 8\n^start: entry 1 (%k)\n"


@pytest.mark.parametrize(
    ("text", "code", "line", "column", "says"),
    [
        ("", SYNTAX, 1, 1, "ends too early"),
        ("module m\ntemplate @t\n", SYNTAX, 2, 12, "the line ends too early"),
        ("module m: speed 4\n", SYNTAX, 1, 11, "unexpected `speed`"),
        (BODY + "    %x = ad.i32 1, 2\n", MEANING, 4, 10, "no operation `ad.i32`"),
        (BODY + "    %x = add.i32 1 2\n", SYNTAX, 4, 20, "unexpected `2`"),
        (BODY + "    br %x\n", SYNTAX, 4, 8, "unexpected `%x`"),
        (BODY + "    break ?\n", SYNTAX, 4, 11, "unexpected `?`"),
        (BODY + "    break ; later\n", SYNTAX, 4, 11, "comments begin with //"),
        (BODY + '    trap "out\n', SYNTAX, 4, 10, "not closed"),
        (BODY + '    trap "a\\q"\n', MEANING, 4, 10, "can't be read"),
        (BODY + '    %"\\x" = me\n', MEANING, 4, 5, "can't be read"),
        (BODY + f"    pkt %k, {'9' * 5000}\n", MEANING, 4, 13, "too large"),
        (BODY + "^sum: matching entry 2 (%l)\n", MEANING, 4, 7, "must have two registers"),
        (BODY + "^sum: entry 2 (%l, %r)\n", MEANING, 4, 13, "matching entry"),
        (BODY + "    %v = load.i32 [@x+1+2+3]\n", MEANING, 4, 26, "two offsets"),
        (HEAD + "template @t: frame 8\n", MEANING, 2, 10, "has no role"),
        (HEAD + "template @t: handler, function\n", MEANING, 2, 23, "a second role"),
        (HEAD + "template @t: handler, reads 4, writes 4\n", MEANING, 2, 32, "can't be added"),
        (HEAD + "template @t: handler, fenced, fenced\n", MEANING, 2, 31, "can't be added"),
        (HEAD + "template @t: handler, answers 4\n", SYNTAX, 2, 31, "unexpected `4`"),
        (HEAD + "template @t: handler, answers much\n", MEANING, 2, 23, "a packet can't answer `much`"),
        ("module m: pes 0\n", MEANING, 1, 15, "1 to 65536"),
        ("module m: pes 8, shape 2 2 2 1\n", MEANING, 1, 30, "at most 3 dimensions"),
        (HEAD + "data @x: size 4, align 4\n    bytes 0\n", SYNTAX, 3, 11, "unexpected `0`"),
        (HEAD + "data @x: size 4, align 4\n    zeros 99999999999999\n", MEANING, 3, 11, "too large"),
        (HEAD + "data @x: size 4, align 4\n    words 99999999999\n", MEANING, 3, 11, "not a word"),
    ],
)
def test_a_fault_says_where_and_why(text: str, code: str, line: int, column: int, says: str):
    with pytest.raises(Faulty) as caught:
        read(text, "f.emir")
    (fault,) = caught.value.faults
    assert (fault.code, fault.span.file, fault.span.line, fault.span.column) == (code, "f.emir", line, column)
    assert says in fault.text


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("%x = add.132 1, 2", "add.i32"),
        ("%x = add 1, 2", "add.i32"),
        ("br %x", "a label like ^loop"),
        ("%x:int = me", "i32, i64, f32 or f64"),
        ("break \\", "a label like ^loop"),
        ("brif %k, ^start", "write it like: brif %test, ^yes, ^no"),
        ("%k = cont start", "write it like: %k = cont ^after"),
        ("nonsense", "table of operations"),
    ],
)
def test_a_fault_offers_a_way_out(line: str, hint: str):
    with pytest.raises(Faulty) as caught:
        read(f"{BODY}    {line}\n")
    (fault,) = caught.value.faults
    assert hint in fault.hint


def test_every_operation_with_labels_or_a_word_has_a_form_of_its_own():
    special = {row.name for row in TABLE.values() if (row.labels or row.word) and row.group != "check"}
    assert special == set(SPECIAL)


def test_checks_stand_before_the_operation_they_belong_to():
    text = HAND.replace(
        "    pkt %k, %m", '    check.read %m, 4, 1\n    check.index "`a` (int [3])", %m, 3, 256, 0\n    pkt %k, %m'
    )
    (_, _, pkt, _) = read(text).templates[0].blocks[0].ops
    assert [check.name for check in pkt.checks] == ["check.read", "check.index"]
    assert pkt.checks[1].word == "`a` (int [3])"


def test_a_check_belongs_to_an_operation():
    with pytest.raises(Faulty, match="must come before the operation that it checks"):
        read(HAND + "\n    check.read 256, 0, 4")


ALL_TEXT = TWICE + "".join(map(show_template, fixed_parts()[1][:4]))


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(
    st.integers(0, len(ALL_TEXT)),
    st.integers(0, 30),
    st.one_of(st.text(max_size=3), st.sampled_from(list('%^@";:[],=+-.0x\\'))),
)
def test_a_damaged_text_is_read_or_refused(at: int, drop: int, put: str):
    text = ALL_TEXT[:at] + put + ALL_TEXT[at + drop :]
    try:
        module = read(text, "f.emir")
    except Faulty as faulty:
        (fault,) = faulty.faults
        assert 1 <= fault.span.line <= text.count("\n") + 1
        assert fault.span.column >= 1
    else:
        assert read(show(module)) == module


@pytest.mark.parametrize(
    ("initial", "align", "lines"),
    [
        (b"hi\n\0", 4, ['text "hi\\n"', "bytes 00"]),
        (b"A\0\0\0\1\0\0\0", 4, ["words 65 1"]),
        (b"A\0", 1, ['text "A"', "bytes 00"]),
        (bytes(12) + b"\1\0\0\0" + bytes(40), 4, ["words 0 0 0 1", "zeros 40"]),
        (b"\3", 4, ["bytes 03"]),
        (b"one\ntwo\n", 1, ['text "one\\n"', 'text "two\\n"']),
    ],
)
def test_initial_data_is_shown_as_what_it_looks_like(initial: bytes, align: int, lines: list[str]):
    datum = Datum("d", 64, align, initial)
    shown = show_datum(datum)
    assert [line.strip() for line in shown.splitlines()[1:]] == lines
    assert read_parts(shown)[0] == (datum,)
