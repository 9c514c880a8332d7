"""Each pass: IR text before and after, as its docstring shows it."""

from __future__ import annotations

import pytest
from passes.texts import code, template

from emc.options import SWITCHES
from emc.passes import PASSES, Together
from emc.passes.coalesce import coalesce
from emc.passes.loop_inversion import loop_inversion
from emc.passes.straighten import straighten
from emc.passes.tail_call import tail_call

SUM = """
template @f: function, arguments 2, frame 16
^start: entry 1 (%k)
    %a = load.i32 [%fp+8]
    %b = load.i32 [%fp+12]
    %t = add.i32 %a, %b
    {between}
    %x = mov.i32 %t
    pkt %k, %x
    frame.free
    break
"""


def test_a_result_goes_straight_to_its_register() -> None:
    after = code(coalesce(template(SUM.format(between="%y = mov.i32 1"))))
    assert "%x = add.i32 %a, %b" in after
    assert "%x = mov.i32 %t" not in after


@pytest.mark.parametrize("between", ["%x = mov.i32 %a", "pkt %k, %t"])
def test_a_move_stays_when_something_stands_between(between: str) -> None:
    after = code(coalesce(template(SUM.format(between=between))))
    assert "%x = mov.i32 %t" in after


def test_a_register_may_be_its_own_operand() -> None:
    text = SUM.format(between="").replace("%t = add.i32 %a, %b", "%x = mov.i32 %a\n    %t = add.i32 %x, %b")
    assert "%x = add.i32 %x, %b" in code(coalesce(template(text)))


TAIL = """
template @f: function{escapes}, arguments 1, frame 20
^start: entry 1 (%k)
    %n = load.i32 [%fp+8]
    %g = frame.new @g
    store.i32 [%g+8], %n
    %k2 = cont ^return
    get %g, %k2
    store.i32 [%fp+16], %k
    break ^return "call of g"
^return: entry 3 (%v)
    %k = load.i32 [%fp+16]
    pkt %k, {result}
    frame.free
    break
"""


def test_a_tail_call_hands_over_its_continuation() -> None:
    after = code(tail_call(template(TAIL.format(escapes="", result="%v"))))
    assert after[1:] == [
        "%n = load.i32 [%fp+8]",
        "%g = frame.new @g",
        "store.i32 [%g+8], %n",
        "get %g, %k",
        "frame.free",
        'break "done"',
    ]


@pytest.mark.parametrize(("escapes", "result"), [(", escapes", "%v"), ("", "0"), ("", "%k")])
def test_no_tail_call_where_the_frame_is_known_or_the_result_another(escapes: str, result: str) -> None:
    before = template(TAIL.format(escapes=escapes, result=result))
    assert tail_call(before) == before


LOOP = """
template @f: function, arguments 1, frame 12
^start: entry 1 (%k)
    %n = load.i32 [%fp+8]
    %i = mov.i32 0
    br ^for
^for:
    %t = lts.i32 %i, %n
    brif %t, ^body, ^hop
^body:
    %j = add.i32 %i, %i
    br ^step
^step:
    %i = add.i32 %i, 1
    br ^for
^hop:
    br ^done
^done:
    pkt %k, %i
    frame.free
    break "done"
"""


def test_blocks_in_a_row_become_one() -> None:
    after = code(straighten(template(LOOP)))
    at = after.index("^body:")
    assert after[at : at + 4] == ["^body:", "%j = add.i32 %i, %i", "%i = add.i32 %i, 1", "br ^for"]
    assert "brif %t, ^body, ^done" in after
    assert "^step:" not in after
    assert "^hop:" not in after


def test_a_loop_that_is_only_jumps_stays_one() -> None:
    text = "template @f: function, frame 8\n^start: entry 1 (%k)\n    br ^on\n^on:\n    br ^on\n"
    assert "br ^on" in code(straighten(template(text)))


def test_a_loop_decides_at_its_end() -> None:
    after = code(loop_inversion(straighten(template(LOOP))))
    assert after.count("brif %t, ^body, ^done") == 3
    assert "br ^for" not in after


def test_every_pass_has_its_switch() -> None:
    assert {name for p in PASSES for name in (p.names if isinstance(p, Together) else (p.name,))} <= set(SWITCHES)
