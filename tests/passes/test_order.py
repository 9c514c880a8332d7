"""dce and licm: IR text before and after."""

from __future__ import annotations

import pytest
from passes.texts import body, made

from emc.passes.dce import dce
from emc.passes.licm import licm

END = "\nframe.free\nbreak"


def live(text: str, slots: str = "slot +24 x") -> list[str]:
    return made(dce(body(text + END, slots=slots)))[:-2]


# ---- dce


def test_what_nothing_reads_is_not_computed() -> None:
    assert live("%t = mul.i32 %a, %b\n%u = add.i32 %t, 1\npkt %k, %a") == ["pkt %k, %a"]


def test_a_counter_that_counts_itself_goes() -> None:
    text = "%i = mov.i32 0\nbr ^for\n^for:\n%i = add.i32 %i, 1\npkt %k, 0\nbrif %a, ^for, ^out\n^out:\npkt %k, 1"
    assert "%i = add.i32 %i, 1" not in live(text)


@pytest.mark.parametrize(
    "stays", ["%t = divs.i32 %a, %b", "%t = divs.i32 %a, 0", "%t = load.i32 [%a]", "store.i32 [%b], 1"]
)
def test_what_may_trap_stays(stays: str) -> None:
    assert live(stays) == [stays]


def test_a_division_that_can_not_trap_goes() -> None:
    assert live("%t = rems.i32 %a, 3\npkt %k, 0") == ["pkt %k, 0"]


def test_a_word_that_is_never_loaded_is_not_stored() -> None:
    assert live("%t = add.i32 %a, 1\nstore.i32 [%fp+24], %t\npkt %k, 0") == ["pkt %k, 0"]


@pytest.mark.parametrize(
    "reader",
    ["%u = load.i32 [%fp+24]\npkt %k, %u", "%u = load.u8 [%fp+27]\npkt %k, %u", "%u = add.i32 %fp, 24\npkt %k, %u"],
)
def test_a_word_that_something_may_read_is_stored(reader: str) -> None:
    assert live(f"store.i32 [%fp+24], %b\n{reader}")[0] == "store.i32 [%fp+24], %b"


def test_another_thread_may_load_the_word() -> None:
    first = "store.i32 [%fp+24], %b\n%c = cont ^on\npkt %c, 0\nbreak ^on"
    second = "^on: entry 4 (%v)\n%u = load.i32 [%fp+24]\npkt %v, %u"
    assert "store.i32 [%fp+24], %b" in live(f"{first}\n{second}")


def test_an_end_of_one_object_is_no_pointer_to_the_next_alone() -> None:
    text = "store.i32 [%fp+24], %b\n%end = add.i32 %fp, 28\npkt %k, %end"
    assert live(text, "slot +24 x\nslot +28 y")[0] == "store.i32 [%fp+24], %b"


def test_checks_of_what_is_gone_go_too() -> None:
    checks = "check.set %fp, 24, 4\ncheck.read %t, 0, 4\ncheck.read %a, 0, 4"
    text = f"%t = mul.i32 %a, %b\nstore.i32 [%fp+24], 1\n{checks}\npkt %k, %a"
    assert live(text) == ["check.read %a, 0, 4", "pkt %k, %a"]


# ---- licm

LOOP = """{before}
    br ^for
^for:
    {test}
^body:
    {inside}
    {end}
^done:
    pkt %k, 0"""


def loop(inside: str, test: str = "brif %b, ^body, ^done", before: str = "", end: str = "br ^for") -> list[str]:
    text = LOOP.format(inside=inside, test=test, before=before, end=end)
    return made(licm(body(text + END)))[:-2]


def test_what_is_the_same_in_every_turn_goes_before_the_loop() -> None:
    lines = loop("%p = shl.i32 %a, 25\n%q = or.i32 %p, 64\npkt %q, 1")
    assert lines[:3] == ["%p = shl.i32 %a, 25", "%q = or.i32 %p, 64", "br ^for"]
    assert lines[-4:] == ["pkt %q, 1", "br ^for", "^done:", "pkt %k, 0"]


@pytest.mark.parametrize(
    "inside",
    [
        "%i = add.i32 %a, 1\n%i = add.i32 %i, 1\npkt %k, %i",  # set twice
        "%i = load.i32 [%a]\npkt %k, %i",
        "%i = divs.i32 %a, %b\npkt %k, %i",
        "%c = clock\n%i = low.i64 %c\npkt %k, %i",
    ],
)
def test_what_may_differ_or_trap_stays(inside: str) -> None:
    lines = loop(inside)
    assert lines[0] == "br ^for"


def test_what_not_every_turn_does_stays() -> None:
    lines = loop("brif %a, ^some, ^for\n^some:\n%p = shl.i32 %a, 25\npkt %p, 0")
    assert lines[0] == "br ^for"


def test_two_ways_into_a_loop_meet_before_it() -> None:
    text = """brif %a, ^one, ^for
^one:
    pkt %k, 1
    br ^for
^for:
    %p = shl.i32 %a, 25
    pkt %p, 0
    brif %b, ^for, ^done
^done:
    pkt %k, 0"""
    lines = made(licm(body(text + END)))
    assert lines[0] == "brif %a, ^one, ^for.before"
    assert lines[4:8] == ["^for.before:", "%p = shl.i32 %a, 25", "br ^for", "^for:"]
    assert "brif %b, ^for, ^done" in lines


def test_inner_loops_go_through_outer_ones() -> None:
    inner = "br ^in\n^in:\n%p = shl.i32 %a, 25\npkt %p, 0\nbrif %b, ^in, ^out\n^out:\npkt %k, 1"
    assert loop(inner)[0] == "%p = shl.i32 %a, 25"
