"""One good program, and for each rule of the verifier one change that breaks it and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emc.faults import Faulty
from emc.ir.layout import layout
from emc.ir.module import Module
from emc.ir.operations import TABLE
from emc.ir.read import read
from emc.ir.verify import Malformed, verify, verify_parts
from emc.route import assemble
from emc.target import Target
from emc.texts import Source

GOOD = """\
module good: start @main, pes 4

data @table: size 8, align 4
    words 1 2
    ref +4 @table+4
spread @A: slot 4, align 4, dims 2 3
    words 7

template @get: handler
^start: entry (%a, %k)
    %v = load.i32 [%a]
    pkt %k, %v
    break

template @put: handler
^start: entry (%a, %v)
    store.i32 [%a], %v
    break

template @after: block, frame 8
^start: entry 1 (%k)
    break

template @main: function, arguments 2, frame 48
    slot +8 n
    slot +44 last

^start: entry 1 (%k)
    %n = load.i32 [%fp+8]
    %x = of_i32.f32 %n
    %y = add.f32 %x, 0.5
    %w = signed.i64 %n
    %w = add.i64 %w, 5000000000
    store.f32 [%fp+44], %y
    switch %n, ^many, 1: ^one, 2: ^many
^one:
    %z = mov.i32 1
    br ^join
^many:
    %z = mov.i32 %k
    brif %n, ^join, ^bad
^join:
    %l = cont ^sum left
    send get @A[5], %l
    %r = cont ^sum right
    send host @table, %r
    %f = frame.new @main
    %c = cont ^after
    get %f, %c
    store.i32 [%fp+8], %z
    break ^sum, ^after "call main"
^bad:
    trap "bad", %z

^after: entry 4 (%v)
    br ^wait
^wait:
    break ^sum "the other"

^sum: matching entry 5 (%left, %right)
    %s = add.i32 %left, %right
    brif %s, ^end, ^wait
^end:
    frame.free
    break
"""


def test_the_good_program_is_good():
    verify(read(GOOD))


BROKEN = {
    # names
    "two things of one name": ("@table: size 8", "@A: size 8", "this name is defined twice"),
    "two templates of one name": ("@after: block", "@main: block", "this name is defined twice"),
    "two handlers of one name": ("@put: handler", "@get: handler", "this name is defined twice"),
    "datum and template of one name": ("@table: size", "@main: size", "this name is defined twice"),
    "start exists": ("start @main", "start @nobody", "start template @nobody does not exist, or is a handler"),
    "start has a frame": ("start @main", "start @get", "or is a handler"),
    # data
    "alignment": ("size 8, align 4", "size 8, align 3", "alignment 3 is not a power of two"),
    "initial bytes fit": ("size 8, align 4", "size 4, align 4", "it has 8 initial bytes, but its size is 4"),
    "references lie inside": ("ref +4 @table", "ref +8 @table", "no word at offset 8"),
    "references are words": ("ref +4 @table", "ref +2 @table", "no word at offset 2"),
    "references name something": ("ref +4 @table", "ref +4 @tabel", "no datum or template @tabel"),
    "spread dimensions are positive": ("dims 2 3", "dims 0 3", "the size must be positive"),
    "elements belong to spread data": ("@A[5]", "@table[5]", "@table has no elements"),
    "elements exist": ("@A[5]", "@A[6]", "@A has 6 elements, so there is no element 6"),
    "operands name something": ("send host @table", "send host @tabel", "no datum or template @tabel"),
    # handlers
    "the machine's own packets": ("@put: handler", "@host: handler", "a handler can't have the name host"),
    "a packet for a frame": ("@put: handler", "@normal: handler", "a handler can't have the name normal"),
    "a handler has one entry": ("^start: entry (%a, %k)", "^start:", "must have exactly one entry"),
    "a handler has no cell": ("entry (%a, %k)", "matching entry 1 (%a, %k)", "a handler has no frame"),
    "a handler has no frame": ("@get: handler", "@get: handler, frame 8", "a handler has no frame"),
    "a handler takes two": ("entry (%a, %k)", "entry (%a)", "must have two registers, (address, data)"),
    "a handler has no fp": ("%v = load.i32 [%a]", "%v = load.i32 [%fp]", "%fp is read, but"),
    "a handler frees no frame": ("    pkt %k, %v\n", "    frame.free\n", "no frame to free"),
    "a handler has no continuation": (
        "    %v = load.i32 [%a]",
        "    %v = cont ^start",
        "^start is not an entry of a frame",
    ),
    # what is known of a handler's packets
    "only handlers have packets": ("@after: block", "@after: block, fenced", "only a handler can have traits"),
    "accesses have a size": (
        "@put: handler",
        "@put: handler, writes 3",
        "it writes 3 bytes, but the size of an access is",
    ),
    "accesses are as wide as said": ("@put: handler", "@put: handler, writes 2", "it writes 2 bytes, but has a store"),
    "readers don't store": ("@put: handler", "@put: handler, reads 4", "it reads 4 bytes, but has a store"),
    "writers don't load": ("@get: handler", "@get: handler, writes 4", "it writes 4 bytes, but has a load"),
    "accesses don't branch": (
        "template @put: handler\n^start: entry (%a, %v)\n",
        "template @put: handler, writes 4\n^start: entry (%a, %v)\n    br ^on\n^on:\n",
        "a handler that only writes memory must be one block",
    ),
    "answers go to the data word": (
        "template @put: handler\n^start: entry (%a, %v)\n    store.i32 [%a], %v",
        "template @put: handler, answers word\n^start: entry (%a, %v)\n    store.i32 [%a], 1",
        "must use the data word",
    ),
    "nobody waits for what is fenced": (
        "@get: handler",
        "@get: handler, fenced",
        "a fence waits only for packets that",
    ),
    "until is of answers": ("@put: handler", "@put: handler, until get", "must also say what it `answers`"),
    "known packets are alike": ("@put: handler", "@write32: handler", 'write: handler, writes 4, fenced, is "remote'),
    "updates are fenced": ("@put: handler", "@update.put: handler", "write: handler, fenced"),
    "requests answer": ("@put: handler", "@request.put: handler", "write: handler, answers word"),
    # frames and entries
    "frames are words": ("frame 48", "frame 50", "a frame can't have 50 bytes"),
    "arguments fit": ("arguments 2, frame 48", "arguments 2, frame 8", "2 argument words do not fit"),
    "far arguments fit": ("arguments 2, frame 48", "arguments 17, frame 128", "17 argument words do not fit"),
    "slots lie in the frame": ("slot +44 last", "slot +44 last size 8", "slot last lies outside"),
    "slots begin in the frame": ("slot +44 last", "slot -4 last", "slot last lies outside"),
    "there is a start entry": ("^start: entry 1 (%k)\n    %n", "^start: entry 6 (%k)\n    %n", "no start entry"),
    "the start entry takes one": (
        "entry 1 (%k)",
        "matching entry 1 (%k, %kk)",
        "the start entry must have one register",
    ),
    "cells begin at 1": ("entry 4 (%v)", "entry (%v)", "cell 0: entry cells are words 1 to 31"),
    "cells end at 31": ("^after: entry 4 (%v)", "^after: entry 32 (%v)", "cell 32: entry cells"),
    "cells lie in the frame": ("^after: entry 4 (%v)", "^after: entry 12 (%v)", "cell 12 lies outside"),
    "cells differ": ("^after: entry 4 (%v)", "^after: entry 5 (%v)", "two entries have cell 5"),
    "cells are no arguments": ("^after: entry 4 (%v)", "^after: entry 3 (%v)", "cell 3 is used by an argument"),
    "entries take one or two": ("entry 4 (%v)", "entry 4 (%v, %vv, %vvv)", "an entry must have one"),
    "entries take words": ("(%v)", "(%v:f32)", "%v is f32, but a packet's data is a word"),
    "parameters are not fp": ("(%v)", "(%fp)", "%fp can't be set"),
    "left and right differ": ("(%left, %right)", "(%left, %left)", "the two registers must be different"),
    # blocks
    "labels differ": ("^many:\n", "^one:\n", "two blocks have this label"),
    "labels exist": ("br ^join", "br ^joint", "there is no block ^joint"),
    "results are kept": ("^wait:\n", "^wait:\n    dirty.next\n", "its result is i32"),
    "a block has a terminator": ('    break ^sum "the other"\n', "    frame.free\n", "the block does not end in"),
    "a block is not empty": ('    break ^sum "the other"\n', "", "the block does not end in"),
    "the terminator is last": (
        "    br ^join\n",
        "    br ^join\n    br ^join\n",
        "it ends the block, but other operations follow",
    ),
    # operations
    "operand count": ("add.i32 %left, %right", "add.i32 %left", "expected operands: 2, found: 1"),
    "operand kind": ("signed.i64 %n", "signed.i64 %x:f32", "%x is f32, but i32 is needed"),
    "a reference is a word": ("add.f32 %x, 0.5", "add.f32 %x, @table", "@table is i32, but f32 is needed"),
    "integer for float": ("add.f32 %x, 0.5", "add.f32 %x, 1", "1 is an integer, but f32 is needed"),
    "float for integer": ("mov.i32 1", "mov.i32 1.0", "1.0 is a floating-point number, but i32 is needed"),
    "f32 constants": ("add.f32 %x, 0.5", "add.f32 %x, 0.1", "0.1 is not an f32 constant"),
    "i32 constants": ("mov.i32 1", "mov.i32 2147483648", "2147483648 is not a signed i32 constant"),
    "i64 constants": ("5000000000", "9223372036854775808", "is not a signed i64 constant"),
    "result kind": ("%w = signed.i64", "%w:i32 = signed.i64", "its result is i64, but %w is i32"),
    "result missing": ("    %f = frame.new", "    frame.new", "its result is i32"),
    "result too many": ("    get %f, %c", "    %g = get %f, %c", "its result is none"),
    "fp is not set": ("%n = load", "%fp = load", "%fp can't be set"),
    "one name, one kind": ("%y = add.f32 %x, 0.5", "%n:f32 = add.f32 %x, 0.5", "%n is f32 here and i32 elsewhere"),
    "offsets are constants": ("%n = load.i32 [%fp+8]", "%n = load.i32 %fp, %k", "the offset must be a constant"),
    # registers
    "set on every path": ("    %z = mov.i32 1\n", "", "%z is read, but some path from an entry"),
    "set in every entry": ("    %s = add.i32 %left, %right", "    %s = add.i32 %left, %n", "%n is read, but some path"),
    "set before use": ("%x = of_i32.f32 %n", "%x = of_i32.f32 %z", "%z is read, but some path from an entry"),
    # continuations, packets, branches
    "cont names an entry": ("%c = cont ^after", "%c = cont ^wait", "^wait is not an entry"),
    "cont has a side": ("cont ^sum left", "cont ^sum", "^sum is a matching entry: write `left` or `right`"),
    "cont has no side": ("cont ^after", "cont ^after left", "^after is a plain entry"),
    "cont has a true side": ("cont ^sum left", "cont ^sum middle", "write `left` or `right`"),
    "break waits at entries": ("break ^sum, ^after", "break ^sum, ^wait", "^wait is not an entry, so no thread"),
    "handlers exist": ("send get", "send got", "there is no handler got"),
    "functions are no handlers": ("send get", "send main", "there is no handler main"),
    "frames are of functions": ("frame.new @main", "frame.new @get", "there is no datum or template @get"),
    "frames are of templates": ("frame.new @main", "frame.new @table", "@table is not a template with a frame"),
    "cases differ": ("1: ^one, 2: ^many", "1: ^one, 1: ^many", "two cases have the same value"),
    "cases are words": ("2: ^many", "2147483648: ^many", "2147483648 is not a signed i32"),
    "a trap has a text": ('trap "bad"', 'trap ""', "a trap needs a text"),
}


@pytest.mark.parametrize(("good", "bad", "says"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_rule_is_named(good: str, bad: str, says: str):
    assert GOOD.count(good) >= 1
    with pytest.raises(Malformed) as caught:
        verify(read(GOOD.replace(good, bad, 1)))
    assert says in str(caught.value)


@pytest.mark.parametrize(("good", "bad", "says"), BROKEN.values(), ids=BROKEN.keys())
def test_what_holds_in_any_module_is_looked_at_once(good: str, bad: str, says: str):
    """Both halves together find what is wrong."""
    with pytest.raises(Malformed) as caught:
        module = read(GOOD.replace(good, bad, 1))
        verify_parts(module.templates)
        verify(module, (), module.templates)
    assert says in str(caught.value)


NAMING = (
    "operands name something",
    "elements exist",
    "handlers exist",
    "frames are of functions",
    "frames are of templates",
)


@pytest.mark.parametrize("rule", NAMING)
def test_what_a_template_names_is_looked_at_in_each_module(rule: str):
    good, bad, _ = BROKEN[rule]
    verify_parts(read(GOOD.replace(good, bad, 1)).templates)


def change(**fields: object) -> Module:
    """The good program, its operation `%w = signed.i64 %n` changed as no text can say it."""
    module = read(GOOD)
    main = module.templates[3]
    start = main.blocks[0]
    ops = (*start.ops[:3], replace(start.ops[3], **fields), *start.ops[4:])
    blocks = (replace(start, ops=ops), *main.blocks[1:])
    return replace(module, templates=(*module.templates[:3], replace(main, blocks=blocks)))


@pytest.mark.parametrize(
    ("module", "says"),
    [
        (change(name="sign.i64"), "there is no such operation"),
        (change(labels=("one",)), "expected labels: 0, found: 1"),
        (change(word="word"), "it takes no word"),
        (change(cases=(1,)), "only a switch has cases"),
        (change(name="switch", result=None, labels=("one",), cases=(1,)), "it ends the block"),
    ],
)
def test_a_broken_rule_that_no_text_can_break(module: Module, says: str):
    with pytest.raises(Malformed, match=says):
        verify(module)


def test_a_trap_takes_one_operand():
    module = read(GOOD)
    main = module.templates[3]
    bad = next(b for b in main.blocks if b.label == "bad")
    double = replace(bad, ops=(replace(bad.ops[0], operands=(1, 2)),))
    blocks = tuple(double if b is bad else b for b in main.blocks)
    with pytest.raises(Malformed, match="expected operands: 1, found: 2"):
        verify(replace(module, templates=(*module.templates[:3], replace(main, blocks=blocks))))


def test_a_switch_has_a_label_for_each_case():
    module = read(GOOD)
    switch = module.templates[3].blocks[0].ops[-1]
    main = module.templates[3]
    start = replace(main.blocks[0], ops=(*main.blocks[0].ops[:-1], replace(switch, cases=(1,))))
    broken = replace(module, templates=(*module.templates[:3], replace(main, blocks=(start, *main.blocks[1:]))))
    with pytest.raises(Malformed, match="expected labels: 2, a default and one for each case; found: 3"):
        verify(broken)


def test_a_handler_and_a_function_may_share_a_name():
    module = read(GOOD.replace("@main", "@get"))
    verify(module)
    numbers = layout(module).numbers
    assert {name: module.templates[n - 1].role for name, n in numbers.items()} == {"after": "block", "get": "function"}


def test_it_says_where():
    bad = GOOD.replace("add.i32 %left, %right", "add.i32 %left, %x:f32")
    with pytest.raises(Malformed) as caught:
        verify(read(bad, "bad.emir"))
    assert str(caught.value) == "@main, block ^sum, operation 1 (add.i32): %x is f32, but i32 is needed"
    assert str(caught.value.span) == f"bad.emir:{bad[: bad.index('%s = add')].count(chr(10)) + 1}:5"


LOOP = """\
module loop: start @main
template @main: function, frame 8
^start: entry 1 (%k)
    %i = mov.i32 0
    br ^loop
^loop:
    %i = add.i32 %i, 1
    %c = lts.i32 %i, 10
    brif %c, ^loop, ^end
^end:
    pkt %k, %i
    break
"""


def test_a_loop_keeps_what_was_set_before_it():
    verify(read(LOOP))


def test_a_register_set_only_in_a_loop_s_second_half_is_not_set_at_its_start():
    late = LOOP.replace("%i = add.i32 %i, 1", "%i = add.i32 %i, %c")
    with pytest.raises(Malformed, match="%c is read, but some path"):
        verify(read(late))


def test_an_entry_that_is_also_branched_to_counts_as_both():
    both = (
        LOOP.replace("^loop:", "^loop: entry 1 (%i)").replace("^start: entry 1", "^start: entry 2").replace("8", "12")
    )
    with pytest.raises(Malformed, match="%k is read, but some path"):
        verify(read(both))
    verify(read(both.replace("pkt %k", "pkt 0")))


def test_blocks_that_nothing_reaches_may_stay():
    verify(read(LOOP + "^dead:\n    pkt %nobody, 0\n    break\n"))


def test_every_kind_in_the_table_is_one_that_the_verifier_knows():
    kinds = {k for row in TABLE.values() for k in (*row.operands, row.result) if k}
    assert kinds <= {"i32", "i64", "f32", "f64", "*"}


@pytest.mark.parametrize(
    ("header", "says"),
    [
        ("pes 4, rows 2, cols 0", "4 PEs can't be arranged as 2 x 0"),
        ("pes 4, rows 3", "4 PEs can't be arranged as 3 x 1"),
        ("pes 4, rows 4, cols 4", "4 PEs can't be arranged as 4 x 4"),
        ("pes 4, shape 2 3 1", "4 PEs can't be arranged as 2 x 3 x 1"),
        ("pes 4, memory 4294967295", "with 4 PEs, each has 4096 to 67108864 bytes of memory"),
        ("pes 65536", "with 65536 PEs, each has 4096 to 65536 bytes of memory"),
        ("pes 4, memory 100", "not 100"),
        ("pes 4, memory 5000", "a multiple of 128, not 5000"),
    ],
)
def test_the_machine_of_a_header_is_one_that_can_be(header: str, says: str):
    with pytest.raises(Faulty) as caught:
        assemble(Source("x.emir", GOOD.replace("pes 4", header, 1)))
    fault = caught.value.faults.found[0]
    assert says in fault.text and fault.code == "E0808" and str(fault.span).startswith("x.emir:1:1")


def test_a_machine_that_no_header_can_name():
    assert Target(0, (), 4096).mistake() == "a machine has 1 to 65536 PEs, not 0"
    assert Target(4, (), 4096, -1).mistake() == "the number of packets between two turns can't be negative: -1"
    assert Target(4, (2, 2), 4096, 0).mistake() == ""


@pytest.mark.parametrize(
    ("good", "bad", "says"),
    [
        ("pes 4", "pes 4, room 2097152", "room of 2097152 bytes"),
        ("frame 48", "frame 4294967384", "a frame of 4294967384 bytes, but a PE has 1048576 bytes of memory"),
        ("frame 48", "frame 1048704", "a frame of 1048704 bytes"),
    ],
)
def test_what_has_no_room_on_the_machine(good: str, bad: str, says: str):
    with pytest.raises(Malformed, match=says):
        verify(read(GOOD.replace(good, bad, 1)))
