"""Accesses that bypass the running thread, special packets that go before normal ones: the EM-X, on both engines."""

from __future__ import annotations

from dataclasses import replace

import pytest
from engines.assembly import EMX, MACHINE, leave, program, run, run_module

from emc.machine import Description, Options, Run
from emc.machine.description import Bypass, Queue

BYPASS = replace(MACHINE, bypass=Bypass(4, 1))  # the EM-4 with that alone

WORDS = """
spread @spread: slot 4, align 4, dims 4
data @cell: size 4, align 4
    words 77

template @long: handler                     // counts down, and writes the cell when it has begun
^start: entry (%a, %n)
    store.i32 [@cell], 78
    br ^loop
^loop:
    %n = sub.i32 %n, 1
    %on = lts.i32 0, %n
    brif %on, ^loop, ^done
^done:
    break

template @double: handler
^start: entry (%a, %n)
    %v = load.i32 [%a]
    %v = add.i32 %v, %v
    store.i32 [%a], %v
    break

template @fetch: function, frame 256        // what is in the cell, and how long asking for it took
^start: entry 1 (%k)
    %t = clock
    store.i64 [%fp+16], %t
    %base = sub.i32 @spread[1], @spread
    %g = add.i32 %base, @cell
    %c = cont ^back
    send read32 %g, %c
    break ^back "the read"
^back: entry 2 (%v)
    %now = clock
    %then = load.i64 [%fp+16]
    %d = sub.i64 %now, %then
    %low = low.i64 %d
"""

MAIN = """
template @main: function, frame 128
^start: entry 1 (%k)
    %base = sub.i32 @spread[1], @spread
    %g = add.i32 %base, @cell
"""
ASK = "    %f = frame.new @fetch\n    get %f, 0\n    break\n"


def asked(result: str, before: str = "", machine: Description = BYPASS) -> Run:
    """PE 0 sends packets to PE 1 (%base, its cell: %g), then reads the cell; `result` is the exit status."""
    return run(WORDS + leave(result) + MAIN + before + ASK, 4, machine)


def test_a_read_does_not_wait_for_the_running_thread() -> None:
    busy = "    send long %base, 50\n"
    idle, beside, behind = asked("%low").status, asked("%low", busy).status, asked("%low", busy, MACHINE).status
    assert idle == beside < 40 < 100 < behind


def test_it_finds_memory_as_the_running_thread_leaves_it() -> None:
    assert (asked("%v").status, asked("%v", "    send long %base, 500\n").status) == (77, 78)


def test_a_read_takes_less_where_nothing_is_dispatched_for_it() -> None:
    assert asked("%low", machine=MACHINE).status - asked("%low").status == MACHINE.thread.dispatch - 1
    slow = replace(MACHINE, bypass=Bypass(4, 30))
    assert asked("%low", machine=slow).status - asked("%low").status == 29
    narrow = replace(MACHINE, bypass=Bypass(2, 1))
    assert asked("%low", machine=narrow).cycles == asked("%low", machine=MACHINE).cycles


def test_what_bypasses_is_counted_apart_from_threads() -> None:
    with_it, without = asked("%v").counters[1], asked("%v", machine=MACHINE).counters[1]
    assert (with_it.bypassed, with_it.threads, with_it.queue_high, with_it.busy) == (1, 0, 0, 0)
    assert (without.bypassed, without.threads, without.bypassing) == (0, 1, 0)
    assert with_it.bypassing == 1 + without.busy
    assert dict(with_it.received) == dict(without.received) == {"read32": 1}
    result = asked("%v", "    send long %base, 90\n", EMX)
    for pe in result.counters:
        assert pe.dispatch + pe.busy + pe.spilling + pe.idle == result.cycles


def test_the_unit_serves_one_access_after_the_other() -> None:
    """Ten come two cycles apart; one takes longer than that, so that the last begins when nine are done."""
    text = WORDS + leave("%low") + MAIN + "    send write32 %g, 5\n" * 10 + "    break\n"
    free = replace(MACHINE, cost=replace(MACHINE.cost, packet=0, alu=0), bypass=Bypass(4, 20))
    ten, one = (
        run(text, 4, free),
        run(text.replace("    send write32 %g, 5\n" * 10, "    send write32 %g, 5\n"), 4, free),
    )
    each = one.counters[1].bypassing
    assert each == 20 + MACHINE.cost.memory and ten.counters[1].bypassing == 10 * each
    assert ten.cycles - one.cycles == 9 * each


def test_special_packets_of_two_pes_keep_their_order() -> None:
    """A read behind an update that has a handler of its own waits for it, also while a thread runs."""
    busy = "    send long %base, 60\n"
    doubled = busy + "    send double %g, 0\n" * 3
    result = asked("%v", doubled)
    assert result.status == 78 * 8 & 255
    assert result.counters[1].bypassed == 0, "it waits among the special packets"
    assert asked("%v", busy + "    send write32 %g, 9\n" + "    send double %g, 0\n").status == 18
    assert asked("%v", busy + "    send double %g, 0\n" + "    send write32 %g, 9\n").status == 9


LAST = """
spread @spread: slot 4, align 4, dims 4
data @data: size 80, align 4

template @echo: handler                     // does its work, then answers
^start: entry (%a, %k)
    pkt %k, 0
    break

template @main: function, frame 256
^start: entry 1 (%k)
    %base = sub.i32 @spread[1], @spread
    %from = add.i32 %base, @data
    %into = add.i32 %fp, 128
FETCHES
    %c = cont ^last
    send echo %base, %c
    break ^last "the echo"
^last: entry 2 (%v)
    %v = load.i32 [%fp+SEEN]
""" + leave("%v")


@pytest.mark.parametrize("machine", [MACHINE, EMX, replace(EMX, bypass=Bypass(4, 40))], ids=["em4", "emx", "slow"])
def test_answers_of_two_pes_keep_their_order(machine: Description) -> None:
    """Twelve words are fetched, then a packet that does not bypass is answered: the words are there."""
    fetches = "".join(f"    send fetch32 %from, %into{i}\n" for i in range(12))
    places = "".join(f"    %into{i} = add.i32 %into, {4 * i}\n" for i in range(12))
    text = LAST.replace("FETCHES", places + fetches).replace("SEEN", str(128 + 44))
    text = text.replace("size 80, align 4", "size 80, align 4\n    words 41 0")
    result = run(text, 4, machine)
    assert result.status == 41
    assert (result.counters[1].bypassed > 0) == (machine is not MACHINE)


ORDER = """
data @log: size 8, align 4

template @note: handler                     // appends a digit to the log
^start: entry (%a, %n)
    %old = load.i32 [@log]
    %ten = mul.i32 %old, 10
    %new = add.i32 %ten, %n
    store.i32 [@log], %new
    break

template @tell: function, frame 128         // ends with the log
^start: entry 1 (%k)
    %v = load.i32 [@log]
    %v = rems.i32 %v, 256
EXIT
template @one: function, frame 128          // a normal packet's thread: appends 1
^start: entry 1 (%k)
    %old = load.i32 [@log]
    %ten = mul.i32 %old, 10
    %new = add.i32 %ten, 1
    store.i32 [@log], %new
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %p = frame.new @one
    %q = frame.new @tell
SENDS
    get %q, 0
    break
""".replace("EXIT\n", leave("%v"))
FIFO = replace(MACHINE, queue=replace(MACHINE.queue, intake_while_running=100))


def order(sends: str, special_first: int) -> int:
    """What is sent while main runs, in the order in which it is done."""
    queue: Queue = replace(FIFO.queue, special_first=special_first)
    return run(ORDER.replace("SENDS", sends), machine=replace(FIFO, queue=queue)).status


ONE, TWO = "    get %p, 0\n", "    send note 0, 2\n"


@pytest.mark.parametrize(
    ("sends", "special_first", "done"),
    [
        (ONE + TWO, 0, 12),
        (ONE + TWO, 1, 21),
        (TWO + ONE, 0, 21),
        (TWO + ONE, 9, 21),
        (ONE + TWO + TWO, 1, 212),
        (ONE + TWO + TWO, 2, 221),
        (ONE + ONE + TWO + TWO, 1, 2121 % 256),
        (ONE + TWO + ONE + TWO, 9, 2211 % 256),
    ],
)
def test_special_packets_go_first_but_not_for_ever(sends: str, special_first: int, done: int) -> None:
    assert order(sends, special_first) == done


def test_a_normal_packet_never_overtakes_a_special_one() -> None:
    """Data come before the packet that tells of them, however often that one was overtaken."""
    assert order(ONE + TWO * 3 + ONE, 1) == 21221 % 256


def test_a_request_to_the_host_does_not_go_first() -> None:
    """What the program does before it asks to be ended is done."""
    text = """
template @later: function, frame 128
^start: entry 1 (%k)
    store.i32 [@request+4], 7
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %p = frame.new @later
    store.i32 [@request], 1
    get %p, 0
    send host @request, 0
    break
"""
    assert run(text, machine=EMX).status == 7


def test_a_trap_in_an_access_is_told_at_the_line_that_sent_it() -> None:
    text = WORDS + leave("%v") + MAIN + "    %wild = add.i32 %base, 2\n    send read32 %wild, 0\n    break\n"
    result = run(text, 4, EMX)
    assert result.trap is not None and result.trap.kind == "null pointer"
    assert result.trap.pe == 1 and "in the handler of `read32` packets; PE 0 sent the packet" in result.trap.detail
    lines = text.splitlines()
    assert "send read32 %wild" in lines[result.trap.span.line - 1]


def test_a_run_that_ends_with_an_access_ends_when_that_is_done() -> None:
    text = WORDS + leave("%v") + MAIN + "    send write32 %g, 5\n    break\n"
    quick, slow = (run(text, 4, replace(BYPASS, bypass=Bypass(4, decode))) for decode in (1, 101))
    assert slow.cycles - quick.cycles == 100 and quick.trap is not None and quick.trap.kind == "deadlock"
    late = run_module(program(text, 4), replace(BYPASS, bypass=Bypass(4, 101)), Options(max_cycles=quick.cycles + 50))
    assert late.trap is not None and late.trap.kind == "out of cycles"
