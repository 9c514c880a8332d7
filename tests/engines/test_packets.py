"""What packets do: calls, forks, matching, order between PEs, remote frames, memory by width."""

from __future__ import annotations

import pytest
from engines.assembly import leave, machine, run

FIB = """
template @fib: function, arguments 1, frame 256
^start: entry 1 (%k)
    store.i32 [%fp+128], %k
    %n = load.i32 [%fp+8]
    %small = lts.i32 %n, 2
    brif %small, ^base, ^deeper
^base:
    pkt %k, %n
    frame.free
    break
^deeper:
    %m = sub.i32 %n, 1
    %f = frame.new @fib
    store.i32 [%f+8], %m
    %c = cont ^one
    get %f, %c
    break ^one "fib"
^one: entry 3 (%v)
    store.i32 [%fp+132], %v
    %n = load.i32 [%fp+8]
    %m = sub.i32 %n, 2
    %f = frame.new @fib
    store.i32 [%f+8], %m
    %c = cont ^two
    get %f, %c
    break ^two "fib"
^two: entry 4 (%w)
    %v = load.i32 [%fp+132]
    %sum = add.i32 %v, %w
    %k = load.i32 [%fp+128]
    pkt %k, %sum
    frame.free
    break
"""


def test_local_calls_return_and_give_their_frames_back() -> None:
    text = (
        FIB
        + """
template @main: function, frame 128
^start: entry 1 (%k)
    %f = frame.new @fib
    store.i32 [%f+8], 11
    %c = cont ^done
    get %f, %c
    break ^done "fib"
^done: entry 2 (%v)
"""
        + leave("%v")
    )
    result = run(text)
    assert (result.status, result.trap) == (89, None)
    counted = result.counters[0]
    assert counted.frames_high == 11 + 1  # main, fib(11) .. fib(1)
    assert counted.frame_bytes == 128 + 11 * 256 + 128  # and the frame of @exit


REMOTE = (
    FIB
    + """
spread @spread: slot 4, align 4, dims 4000

template @main: function, frame 128
^start: entry 1 (%k)
    %base = sub.i32 @spread[PE], @spread
    %code = and.i32 @fib, 0x7fffffff
    %at = or.i32 %base, %code
    %c = cont ^frame
    send frame %at, %c
    break ^frame "a frame"
^frame: entry 2 (%g)
    %a = add.i32 %g, 8
    send write32 %a, 10
    %c = cont ^done
    get.at %g, %c
    break ^done "fib"
^done: entry 3 (%v)
"""
    + leave("%v")
)


@pytest.mark.parametrize(("pes", "pe"), [(2, 1), (80, 41), (80, 0), (1000, 999)])
def test_remote_call_runs_there_and_returns_here(pes: int, pe: int) -> None:
    result = run(REMOTE.replace("PE]", f"{pe}]"), pes)
    assert (result.status, result.trap) == (55, None)
    there = result.counters[pe]
    assert dict(there.received)["frame"] == 1 and dict(there.received)["write32"] == 1
    assert there.threads > 100


def test_remote_call_on_the_only_pe() -> None:
    text = REMOTE.replace("sub.i32 @spread[PE], @spread", "mov.i32 0")
    assert run(text).status == 55


def test_a_function_may_have_a_handler_s_name() -> None:
    text = """
template @lock: function, arguments 1, frame 128
^start: entry 1 (%k)
    %v = load.i32 [%fp+8]
    pkt %k, %v
    frame.free
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %f = frame.new @lock
    %own = eq.i32 %f, %fp
    store.i32 [%f+8], 7
    %c = cont ^done
    get %f, %c
    brif %own, ^wrong, ^wait
^wrong:
    trap "two frames in one place"
^wait:
    break ^done "lock"
^done: entry 2 (%v)
""" + leave("%v")
    assert run(text).status == 7


def test_continuation_0_sends_nothing() -> None:
    text = """
template @leaf: function, frame 128
^start: entry 1 (%k)
    pkt %k, 5
    frame.free
    break

template @main: function, frame 128
^start: entry 1 (%k)
    pkt 0, 9
    %f = frame.new @leaf
    get %f, 0
    break
"""
    assert run(text).packets == 1


MATCH = (
    """
template @main: function, frame 128
^start: entry 1 (%k)
    %l = cont ^sum left
    %r = cont ^sum right
    SENDS
    break ^sum "both"
^sum: matching entry 2 (%a, %b)
    %t = mul.i32 %a, 10
    %v = add.i32 %t, %b
    %tag = tag.get [%fp+8]
    %v = add.i32 %v, %tag
""".replace("tag.get [%fp+8]", "load.i32 [%fp+12]")
    + leave("%v")
)


@pytest.mark.parametrize("sends", ["pkt %l, 4\n    pkt %r, 2", "pkt %r, 2\n    pkt %l, 4"])
def test_matching_starts_with_left_and_right_in_their_places(sends: str) -> None:
    result = run(MATCH.replace("SENDS", sends))
    assert result.status == 42
    assert (result.counters[0].stored, result.counters[0].matches) == (1, 1)


def test_a_second_operand_of_one_side_overruns() -> None:
    result = run(MATCH.replace("SENDS", "pkt %l, 4\n    pkt %l, 5"))
    assert result.trap is not None
    assert result.trap.kind == "matching overrun" and result.status == 126
    assert result.trap.detail[1] == "a left operand of main is already waiting there, sent at x.emir:6:5"


def test_a_matching_cell_can_be_used_again_at_once() -> None:
    """l r l r: the second pair meets as the first did; r l on the second turn."""
    text = """
template @main: function, frame 128
^start: entry 1 (%k)
    store.i32 [%fp+16], 0
    %l = cont ^sum left
    %r = cont ^sum right
    pkt %l, 1
    pkt %r, 2
    pkt %r, 30
    pkt %l, 40
    break ^sum "both"
^sum: matching entry 2 (%a, %b)
    %old = load.i32 [%fp+16]
    %d = sub.i32 %b, %a
    %new = add.i32 %old, %d
    store.i32 [%fp+16], %new
    %first = eq.i32 %new, 1
    brif %first, ^again, ^end
^again:
    break ^sum "both"
^end:
    %v = add.i32 %new, 100
""" + leave("%v")
    assert run(text).status == 100 + 1 - 10


ORDER = """
spread @spread: slot 4, align 4, dims 80
data @next: size 4, align 4
data @wrong: size 4, align 4

template @number: handler
^start: entry (%a, %n)
    %expected = load.i32 [@next]
    %bad = ne.i32 %n, %expected
    store.i32 [@next], %n
    %count = load.i32 [@next]
    %count = add.i32 %count, 1
    store.i32 [@next], %count
    %old = load.i32 [@wrong]
    %sum = add.i32 %old, %bad
    store.i32 [@wrong], %sum
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %i = mov.i32 0
    br ^loop
^loop:
    %g = sub.i32 @spread[37], @spread
    %h = sub.i32 @spread[38], @spread
    send number %g, %i
    send number %h, %i
    %i = add.i32 %i, 1
    %more = lts.i32 %i, 200
    brif %more, ^loop, ^ask
^ask:
    %there = add.i32 %g, @wrong
    %c = cont ^answer
    send read32 %there, %c
    break ^answer "the count"
^answer: entry 2 (%v)
""" + leave("%v")


def test_packets_of_a_pair_keep_their_order_when_the_network_is_slow() -> None:
    cycles = set()
    for seed in range(6):
        result = run(ORDER, 80, net_delay=200, seed=seed)
        assert (result.status, result.trap) == (0, None)
        cycles.add(result.cycles)
    assert len(cycles) > 1, "the seed changes nothing"
    assert run(ORDER, 80).cycles < min(cycles)


def test_delays_do_change_the_order_between_pairs() -> None:
    """Otherwise the test above would prove nothing: two senders' packets overtake one another."""
    text = """
data @log: size 4, align 4
spread @spread: slot 4, align 4, dims 4

template @note: handler
^start: entry (%a, %n)
    %old = load.i32 [@log]
    %ten = mul.i32 %old, 3
    %new = add.i32 %ten, %n
    store.i32 [@log], %new
    break

template @hop: handler
^start: entry (%a, %n)
    send note 0, %n
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %one = sub.i32 @spread[1], @spread
    %two = sub.i32 @spread[2], @spread
    send hop %one, 1
    send hop %two, 2
    %f = frame.new @later
    get %f, 0
    break

template @later: function, frame 128
^start: entry 1 (%k)
    %i = mov.i32 0
    br ^loop
^loop:
    %i = add.i32 %i, 1
    %on = lts.i32 %i, 200
    brif %on, ^loop, ^turn
^turn:
    %c = cont ^look
    pkt %c, 0
    break ^look "a turn"
^look: entry 2 (%x)
    %c = cont ^again
    pkt %c, 0
    break ^again "a turn"
^again: entry 3 (%x)
    %v = load.i32 [@log]
""" + leave("%v")
    assert {run(text, 4, net_delay=40, seed=seed).status for seed in range(12)} >= {5, 7}


def test_memory_by_width_on_another_pe() -> None:
    text = """
spread @spread: slot 4, align 4, dims 4
data @cell: size 4, align 4
    words 16909188

template @main: function, frame 128
^start: entry 1 (%k)
    %base = sub.i32 @spread[3], @spread
    %g = add.i32 %base, @cell
    %h = add.i32 %g, 2
    send write8 %h, 0x1ff
    %c = cont ^byte
    send read8 %g, %c
    break ^byte "a byte"
^byte: entry 2 (%b)
    store.i32 [%fp+16], %b
    %base = sub.i32 @spread[3], @spread
    %g = add.i32 %base, @cell
    %h = add.i32 %g, 2
    %c = cont ^half
    send read16 %h, %c
    break ^half "a half word"
^half: entry 3 (%v)
    %b = load.i32 [%fp+16]
    %good = eq.i32 %v, 0x01ff
    %byte = eq.i32 %b, 0x84
    %v = add.i32 %good, %byte
""" + leave("%v")
    assert run(text, 4).status == 2


def test_dirty_next_names_each_other_pe_written_to_once() -> None:
    text = """
spread @spread: slot 4, align 4, dims 8

template @main: function, frame 128
^start: entry 1 (%k)
    %five = sub.i32 @spread[5], 0
    %two = sub.i32 @spread[2], 0
    %own = sub.i32 @spread[0], 0
    send write32 %five, 1
    send write32 %two, 1
    send write32 %five, 2
    send write32 %own, 2
    send read32 @spread[7], 0
    %a = dirty.next
    %b = dirty.next
    %c = dirty.next
    %a = mul.i32 %a, 100
    %b = mul.i32 %b, 10
    %v = add.i32 %a, %b
    %v = add.i32 %v, %c
    %v = sub.i32 %v, 200
""" + leave("%v")
    assert run(text, 8).status == 2 * 100 + 5 * 10 - 1 - 200


QUEUE = """
data @seen: size 4, align 4

template @note: handler                     // appends the length of the queue, a digit of base 4
^start: entry (%a, %unused)
    %n = queue.length
    %again = queue.length
    %same = eq.i32 %n, %again
    brif %same, ^append, ^changed
^append:
    %v = load.i32 [@seen]
    %v = shl.i32 %v, 2
    %v = add.i32 %v, %n
    store.i32 [@seen], %v
    break
^changed:
    trap "the queue changed within a thread"

template @main: function, frame 128
^start: entry 1 (%k)
    %here = global @seen
    send note %here, 0
    send note %here, 0
    send note %here, 0
    %c = cont ^done
    pkt %c, 0
    break ^done "the last packet"
^done: entry 2 (%n)
    %n = queue.length
    %v = load.i32 [@seen]
    %v = shl.i32 %v, 2
    %v = add.i32 %v, %n
"""


@pytest.mark.parametrize(("at_once", "lengths"), [(9, (3, 2, 1, 0)), (2, (2, 2, 1, 0)), (1, (1, 2, 1, 0))])
def test_how_many_packets_wait(at_once: int, lengths: tuple[int, ...]) -> None:
    """A PE's queue as each of four threads finds it that the first one sends packets to. What waits in the switch, as a
    PE takes in only so many packets while a thread runs, is not in it."""
    seen = run(QUEUE + leave("%v"), machine=machine("queue", intake_while_running=at_once)).status
    assert seen == sum(length << 2 * i for i, length in enumerate(reversed(lengths)))


def test_spread_data_is_initialised_on_its_owners() -> None:
    text = """
spread @numbers: slot 4, align 4, dims 10
    words 10 11 12 13 14 15 16 17 18 19

template @main: function, frame 128
^start: entry 1 (%k)
    %c = cont ^v
    send read32 @numbers[7], %c
    break ^v "element 7"
^v: entry 2 (%v)
""" + leave("%v")
    assert [run(text, pes).status for pes in (1, 2, 3, 80)] == [17] * 4
