"""fold, copy, gvn and address: IR text before and after, each alone."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from passes.texts import body, made

from emc.ir.module import Op
from emc.ir.operations import TABLE
from emc.passes.algebra import OPPOSITE, simpler
from emc.passes.fold import compute
from emc.passes.rewrite import rewrite

END = "\nframe.free\nbreak"


def after(text: str, *wanted: str, slots: str = "") -> list[str]:
    lines = made(rewrite(body(text + END, slots=slots), frozenset(wanted)))
    return lines[:-2]


# ---- fold


@pytest.mark.parametrize(
    ("before", "result"),
    [
        ("%t = mov.i32 6\n%u = mul.i32 %t, 7", "%u = mov.i32 42"),
        ("%u = add.i32 2147483647, 1", "%u = mov.i32 -2147483648"),
        ("%u = add.i32 %a, 0", "%u = mov.i32 %a"),
        ("%u = sub.i32 %a, %a", "%u = mov.i32 0"),
        ("%t = mov.i32 %a\n%u = xor.i32 %a, %t", "%u = mov.i32 0"),
        ("%u = mul.i32 %a, 8", "%u = shl.i32 %a, 3"),
        ("%u = mul.i32 4, %a", "%u = shl.i32 %a, 2"),
        ("%u = sub.i32 %a, 5", "%u = add.i32 %a, -5"),
        ("%u = and.i32 %a, 0", "%u = mov.i32 0"),
        ("%u = select.i32 1, %a, %b", "%u = mov.i32 %a"),
        ("%u = select.i32 %b, %a, %a", "%u = mov.i32 %a"),
        ("%t = lts.i32 %a, %b\n%u = eq.i32 %t, 0", "%u = les.i32 %b, %a"),
        ("%t = lts.i32 %a, %b\n%u = ne.i32 %t, 0", "%u = mov.i32 %t"),
        ("%u = add.f64 1.5, 2.25", "%u = mov.f64 3.75"),
        ("%u = div.f64 1.0, -0.0", "%u = mov.f64 -inf"),
        ("%u = divs.i32 -7, 2", "%u = mov.i32 -3"),
    ],
)
def test_what_is_known_is_not_computed(before: str, result: str) -> None:
    assert after(before, "fold")[-1] == result


@pytest.mark.parametrize(
    "stays",
    [
        "%u = divs.i32 7, 0",
        "%u = rems.i64 7, 0",
        "%u = sin.f64 1.0",
        "%u = div.f64 0.0, 0.0",
        "%t = of_i32.f64 %a\n%u = add.f64 %t, -0.0",
        "%t = of_i32.f64 %a\n%u = mul.f64 %t, 1.0",
        "%t = of_i32.f64 %a\n%u = sub.f64 %t, %t",
        "%t = of_i32.f64 %a\n%u = eq.f64 %t, %t",
        "%t = of_i32.f64 %a\n%s = lt.f64 %t, 1.0\n%u = eq.i32 %s, 0",
        "%u = rems.i32 %a, %b",
        "%u = divs.i32 %a, %a",
    ],
)
def test_what_traps_or_is_floating_stays(stays: str) -> None:
    """No identity of numbers holds for every float; a trap comes when the program runs."""
    assert after(stays, "fold") == stays.split("\n")


def test_a_constant_branch_is_a_jump() -> None:
    text = (
        "%t = lts.i32 1, 2\nbrif %t, ^yes, ^no\n^yes:\nswitch 3, ^no, 3: ^on\n^on:\npkt %k, 1\nbr ^no\n^no:\npkt %k, 2"
    )
    lines = after(text, "fold")
    assert lines[:4] == ["%t = mov.i32 1", "br ^yes", "^yes:", "br ^on"]


@pytest.mark.parametrize(("test", "labels"), [("eq", "^no, ^yes"), ("ne", "^yes, ^no")])
def test_a_test_against_zero_is_a_branch(test: str, labels: str) -> None:
    lines = after(f"%t = {test}.i32 %a, 0\nbrif %t, ^yes, ^no\n^yes:\npkt %k, 1\nbr ^no\n^no:\npkt %k, 2", "fold")
    assert f"brif %a, {labels}" in lines


def test_a_variable_is_known_until_it_may_have_changed() -> None:
    loop = "%i = mov.i32 3\n%x = add.i32 %i, 1\nbr ^for\n^for:\n%y = add.i32 %i, 1\n%i = add.i32 %i, 2\n{test}\n^out:"
    lines = after(loop.format(test="%t = lts.i32 %i, 9\nbrif %t, ^for, ^out") + "\npkt %k, %y", "fold")
    assert "%x = mov.i32 4" in lines
    assert "%y = add.i32 %i, 1" in lines


words = st.integers(-(1 << 31), (1 << 31) - 1) | st.sampled_from([0, 1, -1, 2, 8, 31, 32, -(1 << 31)])
INTEGERS = sorted(
    n for n, row in TABLE.items() if row.group == "pure" and n.endswith(".i32") and len(row.operands) == 2
)


@given(st.sampled_from([n for n in INTEGERS if TABLE[n].operands == ("i32", "i32")]), words, words)
def test_every_identity_holds(name: str, x: int, constant: int) -> None:
    """`simpler` for a register on the left and a constant on the right, against the table's meaning."""

    def meaning(of: str, *operands: object) -> object:
        function = TABLE[of].meaning
        assert function is not None
        return function(*(x if v == "%x" else v for v in operands))

    for operands in (("%x", constant), ("%x", "%x")):
        found = simpler(name, *operands)  # type: ignore[arg-type]
        if found is not None:
            result = meaning(*found) if isinstance(found, tuple) else x if found == "%x" else found
            assert result == meaning(name, *operands)


@given(st.sampled_from(sorted(OPPOSITE)), words, words)
def test_every_opposite_is_one(name: str, a: int, b: int) -> None:
    opposite, turned = OPPOSITE[name]
    function, other = TABLE[name].meaning, TABLE[opposite].meaning
    assert function is not None and other is not None
    values = (float(a), float(b)) if ".f" in name else (a, b)
    assert function(*values) == 1 - other(*(values[::-1] if turned else values))


def test_nothing_becomes_a_nan() -> None:
    assert compute(Op("sub.f64", None, (math.inf, math.inf))) is None


# ---- copy


def test_the_older_register_is_read() -> None:
    assert after("%t = mov.i32 %a\n%u = add.i32 %t, %t", "copy")[-1] == "%u = add.i32 %a, %a"


def test_a_copy_outlives_its_source() -> None:
    lines = after("%x = mov.i32 %b\n%old = mov.i32 %x\n%x = add.i32 %x, %a\npkt %k, %old\npkt %k, %x", "copy")
    assert lines[-2:] == ["pkt %k, %b", "pkt %k, %x"]


def test_a_copy_in_a_loop_is_of_that_turn() -> None:
    text = (
        "%i = mov.i32 %a\nbr ^for\n^for:\n"
        + "%old = mov.i32 %i\n%i = add.i32 %i, 1\npkt %k, %old\nbrif %i, ^for, ^out\n^out:"
    )
    assert "pkt %k, %old" in after(f"{text}\npkt %k, 0", "copy")


# ---- gvn


def test_a_value_is_computed_once() -> None:
    text = "%t = mul.i32 %a, %b\n%u = mul.i32 %a, %b\n%v = mul.i32 %b, %a"
    assert after(text, "gvn")[1] == "%u = mov.i32 %t"
    assert after(text, "gvn", "copy")[1:] == ["%u = mov.i32 %t", "%v = mul.i32 %b, %a"]


def test_a_value_of_a_block_before_is_known_but_not_of_a_sibling() -> None:
    text = (
        "%t = me\nbrif %a, ^yes, ^no\n^yes:\n%u = add.i32 %a, 1\nbr ^no\n^no:\n%v = add.i32 %a, 1\n%w = me\npkt %k, %v"
    )
    lines = after(text, "gvn")
    assert "%v = add.i32 %a, 1" in lines
    assert "%w = mov.i32 %t" in lines


def test_what_changed_is_computed_anew() -> None:
    text = "%x = add.i32 %a, 1\n%t = add.i32 %x, 2\n%x = add.i32 %a, 3\n%u = add.i32 %x, 2"
    assert after(text, "gvn")[-1] == "%u = add.i32 %x, 2"


@pytest.mark.parametrize(
    ("between", "second"),
    [
        ("pkt %k, 0", "%u = mov.i32 %t"),
        ("store.i32 [%b], 1", "%u = load.i32 [%a]"),
        ("%n = heap.grow 8", "%u = load.i32 [%a]"),
        ("store.i32 [%fp+24], 1", "%u = mov.i32 %t"),
    ],
)
def test_a_load_is_repeated_when_something_may_have_been_stored(between: str, second: str) -> None:
    assert after(f"%t = load.i32 [%a]\n{between}\n%u = load.i32 [%a]", "gvn", slots="slot +24 x")[-1] == second


@pytest.mark.parametrize("exposed", ["%p = add.i32 %fp, 24", "%p = add.i32 %fp, %a", "pkt %k, %fp"])
def test_a_pointer_into_the_frame_may_store_there(exposed: str) -> None:
    text = f"{exposed}\nstore.i32 [%fp+24], 1\nstore.i32 [%b], 2\n%u = load.i32 [%fp+24]"
    assert after(text, "gvn", slots="slot +24 x")[-1] == "%u = load.i32 [%fp+24]"
    kept = "store.i32 [%fp+24], 1\nstore.i32 [%b], 2\n%u = load.i32 [%fp+24]"
    assert after(kept, "gvn", slots="slot +24 x")[-1] == "%u = mov.i32 1"


def test_what_was_stored_need_not_be_loaded() -> None:
    assert after("store.i32 [%a+4], %b\n%u = load.i32 [%a+4]", "gvn")[-1] == "%u = mov.i32 %b"
    assert after("store.i8 [%a+4], %b\n%u = load.i8 [%a+4]", "gvn")[-1] == "%u = load.i8 [%a+4]"
    overlap = "store.i32 [%fp+24], %b\nstore.i8 [%fp+25], 1\n%u = load.i32 [%fp+24]"
    assert after(overlap, "gvn", slots="slot +24 x")[-1] == "%u = load.i32 [%fp+24]"


# ---- address


def test_constants_move_into_the_access() -> None:
    text = "%t = add.i32 %a, 8\n%u = add.i32 %t, -4\n%x = load.i32 [%u+4]\nstore.i32 [%t], %x"
    assert after(text, "address")[-2:] == ["%x = load.i32 [%a+8]", "store.i32 [%a+8], %x"]


def test_neighbours_share_their_address() -> None:
    text = """%t = sub.i32 %b, 1
    %u = shl.i32 %t, 2
    %v = add.i32 %a, %u
    %x = load.i32 [%v]
    %w = shl.i32 %b, 2
    %y = add.i32 %a, %w
    store.i32 [%y], %x"""
    lines = after(text, "fold", "copy", "gvn", "address")
    assert "%x = load.i32 [%v.base-4]" in lines
    assert lines[-1] == "store.i32 [%v.base], %x"


def test_a_sum_that_is_more_than_an_address_stays() -> None:
    text = "%t = add.i32 %b, 1\n%u = shl.i32 %t, 2\n%v = add.i32 %a, %u\n%x = load.i32 [%v]\npkt %k, %u"
    assert "%u = shl.i32 %t, 2" in after(text, "address")


def test_a_place_of_the_frame_is_named_directly() -> None:
    text = "%t = add.i32 %fp, 24\nstore.i32 [%t+4], 1"
    assert after(text, "address", slots="slot +24 x size 8")[-1] == "store.i32 [%fp+28], 1"


def test_an_address_wraps() -> None:
    text = "%t = add.i32 %a, 2147483647\n%u = add.i32 %t, 1\n%x = load.i32 [%u]"
    assert after(text, "address")[-1] == "%x = load.i32 [%a-2147483648]"
