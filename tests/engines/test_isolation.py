"""What a program may forge, and which trap stops it: frames, continuations, packets without end. Both engines agree."""

from __future__ import annotations

import pytest
from engines.assembly import MACHINE, leave, program, run

from emc.engines import engine
from emc.engines.native import make
from emc.faults import Faulty
from emc.machine import Host, Options, Run, limits

MEMORY = 1 << 16
BITS = 16  # of an address in a pointer
BIG = """
template @big: function, frame 4096
^start: entry 1 (%k)
    store.i32 [%fp+4092], 7
    %v = load.i32 [%fp+4092]
    pkt %k, %v
    break
"""


def trap(text: str, pes: int = 1, **options: int) -> tuple[str, Run]:
    done = run(text, pes, **options)
    assert done.trap is not None
    return done.trap.kind, done


def forged(address: int) -> str:
    """A program that writes the head word of `big`, of 4096 bytes, to an address, and sends that frame a packet."""
    return f"""
{BIG}
template @main: function, frame 128
^start: entry 1 (%k)
    store.i32 [{address}], @big
    %me = cont ^back
    get {address}, %me
    break
^back: entry 2 (%v)
{leave("%v")}
"""


def test_a_forged_frame_that_fits_is_memory_like_any_other() -> None:
    assert run(forged(MEMORY - 4096)).status == 7


@pytest.mark.parametrize("address", [MEMORY - 4096 + 128, MEMORY - 128])
@pytest.mark.parametrize("pes", [1, 3])
def test_a_forged_frame_that_does_not_fit(address: int, pes: int) -> None:
    kind, done = trap(forged(address), pes)
    assert kind == "packet to a dead frame"
    assert f"the word at {address:#x} says that a frame of big is there" in done.trap.detail[1]  # type: ignore[union-attr]


def test_an_operand_waits_in_a_frame_whose_head_was_overwritten() -> None:
    text = """
template @main: function, frame 128
^start: entry 1 (%k)
    %l = cont ^sum left
    pkt %l, 4
    %c = cont ^later
    pkt %c, 1
    break ^later
^later: entry 3 (%v)
    store.i32 [%fp], 77
    break ^sum
^sum: matching entry 2 (%a, %b)
    break
"""
    kind, done = trap(text)
    assert kind == "deadlock" and "operand" not in str(done.trap)


def test_an_operand_too_many_for_a_template_of_the_librarys_name() -> None:
    text = """
template @__port_types: function, frame 128
^start: entry 1 (%k)
    %l = cont ^sum left
    pkt %l, 4
    pkt %l, 5
    break
^sum: matching entry 2 (%a, %b)
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %f = frame.new @__port_types
    get %f, 0
    break
"""
    assert trap(text)[0] == "matching overrun"


def test_the_head_word_of_a_handler_makes_no_frame() -> None:
    lines = "    %h = add.i32 @exit, 1\n    store.i32 [4096], %h\n    get 4096, 0\n    break\n"
    text = BIG + "template @main: function, frame 128\n^start: entry 1 (%k)\n" + lines
    assert trap(text)[0] in ("packet to a dead frame", "packet to no entry")


@pytest.mark.parametrize("address", [MEMORY - 4, MEMORY - 124])
def test_a_start_packet_needs_a_whole_segment(address: int) -> None:
    text = f"template @main: function, frame 128\n^start: entry 1 (%k)\n    get.at {address}, 0\n    break\n"
    assert trap(text)[0] == trap(text, 4)[0] == "wild address"


@pytest.mark.parametrize(
    ("pes", "continuation", "kind"),
    [
        (3, 3 << BITS | 0x1004, "no such PE"),
        (3, -4, "no such PE"),
        (1, 1 << BITS | 0x1004, "no such PE"),
        (4, 4, "null pointer"),
        (4, 1 << BITS | MEMORY - 2, "wild address"),
        (4, 0x1006, "misaligned access"),
    ],
)
def test_the_host_answers_cells_only(pes: int, continuation: int, kind: str) -> None:
    lines = f"    store.i32 [@request], 7\n    send host @request, {continuation}\n    break\n"
    found, done = trap("template @main: function, frame 128\n^start: entry 1 (%k)\n" + lines, pes)
    assert found == kind and done.status == 126


def test_a_head_word_after_free_is_seen_as_it_is() -> None:
    """The word is the kernel's while a thread runs, and the thread's own: LLVM must not keep what it loaded before."""
    text = """
template @main: function, frame 128
^start: entry 1 (%k)
    %f = frame.new @exit
    %before = load.i32 [%fp]
    %new = load.i32 [%f]
    frame.free
    %after = load.i32 [%fp]
    %same = eq.i32 %new, @exit
    %was = ne.i32 %before, 0
    %sum = add.i32 %same, %was
    %v = add.i32 %sum, %after
    store.i32 [%f+8], %v
    get %f, 0
    break
"""
    assert run(text).status == 2


# ---- packets without end

FLOOD = """
template @main: function, frame 128
^start: entry 1 (%k)
    %n = mov.i32 {count}
    br ^loop
^loop:
    send write32 {goal}, %n
    %n = sub.i32 %n, 1
    brif %n, ^loop, ^over
^over:
{leave}
"""


def flood(count: int) -> str:
    return FLOOD.format(count=count, goal=1 << BITS | 0x1000, leave=leave("0"))


def test_a_thread_sends_so_many_packets_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_SENT", 50)
    assert run(flood(49), 2).status == 0  # and one that starts @exit
    kind, done = trap(flood(60), 2)
    assert (kind, done.status, done.trap.span.line) == ("packet buffer full", 124, 7)  # type: ignore[union-attr]
    assert "the thread has sent 50 packets" in done.trap.detail[0]  # type: ignore[union-attr]


@pytest.mark.parametrize("delay", [0, 300])
def test_so_many_packets_are_under_way_and_no_more(monkeypatch: pytest.MonkeyPatch, delay: int) -> None:
    monkeypatch.setattr(limits, "MOST_UNDER_WAY", 20)
    assert run(flood(8), 2).status == 0
    kind, done = trap(flood(60), 2, net_delay=delay, seed=3)
    assert (kind, done.status, done.trap.span.line) == ("packet buffer full", 124, 7)  # type: ignore[union-attr]
    assert "20 packets are under way in the whole machine" in done.trap.detail[0]  # type: ignore[union-attr]


@pytest.mark.slow
def test_many_packets_of_one_thread_wait_far_ahead() -> None:
    """More than the timing wheel holds, many of them for one cycle."""
    assert run(flood(20_000), 2, packet_limit=30_000).status == 0


# ---- what has no room


def test_the_first_frame_must_fit() -> None:
    module = program("template @main: function, frame 60000\n^start: entry 1 (%k)\n    break\n")
    for engine_name in ("reference", "native"):
        with pytest.raises(Faulty, match="the first frame need") as caught:
            engine(engine_name)(module, MACHINE, Options(), Host())
        assert caught.value.faults.found[0].code == "E1011"


def test_a_template_has_so_many_registers_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "MOST_OPERATIONS", 10)
    lines = "".join(f"    %r{i} = mov.i32 {i}\n" for i in range(10))
    module = program(f"template @main: function, frame 128\n^start: entry 1 (%k)\n{lines}    break\n")
    with pytest.raises(Faulty, match="`main` is too large"):
        make.program(module, MACHINE)


def test_the_report_of_a_deadlock_reads_forged_heads() -> None:
    """An operand waits in a frame whose head word no longer names its template."""
    text = """
template @main: function, frame 128
^start: entry 1 (%k)
    %left = cont ^both left
    pkt %left, 1
    %me = cont ^then
    pkt %me, 1
    break
^then: entry 3 (%v)
    store.i32 [%fp], 12345
    break
^both: matching entry 2 (%a, %b)
    break
"""
    assert trap(text)[0] == trap(text, 4)[0] == "deadlock"
