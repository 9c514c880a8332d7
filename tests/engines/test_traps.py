"""Each way in which a program can err, and what its report says."""

from __future__ import annotations

import pytest
from engines.assembly import MACHINE, leave, program, run

from emc.engines import engine
from emc.machine import Host, Options, Run
from emc.machine.run import NATIVE_REPORTS_MORE, Call, Trap
from emc.source import Span
from emc.views.traps import trap


def main(lines: str, more: str = "") -> str:
    return more + "template @main: function, frame 128\n^start: entry 1 (%k)\n" + lines + "    break\n"


def trap_of(result: Run) -> tuple[str, int]:
    assert result.trap is not None
    return result.trap.kind, result.trap.span.line


@pytest.mark.parametrize(
    ("line", "kind", "detail"),
    [
        ("%x = divs.i32 1, %k", "division by zero", ""),
        ("%x = remu.i32 1, %k", "division by zero", ""),
        ("%x = load.i32 [%k+8]", "null pointer", "0x8"),
        ("store.i8 [%k+255], 1", "null pointer", "0xff"),
        ("%x = load.i32 [%big]", "wild address", "0x10000"),
        ("%x = load.i64 [%edge]", "wild address", "0xfffc"),
        ("%x = load.u8 [%minus]", "wild address", "0xffffffff"),
        ("%x = load.i32 [%odd]", "misaligned access", "0x102"),
        ("store.i16 [%one], 3", "misaligned access", "0x101"),
        ("store.f64 [%odd], 1.5", "misaligned access", "0x102"),
        ("%x = tag.get %k", "null pointer", "0x0"),
        ("%x = frame.new 77", "not a function", "0x4d"),
        ("%x = frame.new 0x80000003", "not a function", "0x80000003"),
        ("pkt 0x7ffffff0, 1", "wild address", "PE"),
        ("pkt 0x40, 1", "null pointer", "0x40"),
        ("send read32 0x7ffffff0, 1", "no such PE", "PE"),
        ("get %k, 1", "null pointer", "0x0"),
    ],
)
def test_illegal_operation(line: str, kind: str, detail: str) -> None:
    lines = "    %big = mov.i32 65536\n    %edge = mov.i32 65532\n    %minus = mov.i32 -1\n    %odd = mov.i32 258\n"
    text = main(lines + "    %one = mov.i32 257\n    " + line + "\n")
    result = run(text, 3)
    assert trap_of(result) == (kind, 8)
    assert result.status == 126
    assert result.trap is not None
    assert detail in "\n".join(result.trap.detail)
    assert result.trap.line.startswith(f"x.emir:8:5: trap: {kind} (PE 0, cycle ")


def test_trap_is_at_its_operation_s_own_cycle() -> None:
    result = run(main("    %x = mul.i32 3, 4\n    %y = divs.i32 %x, %k\n"))
    assert result.trap is not None
    assert result.trap.cycle == 1 + 4 + 2 + 10 == result.cycles
    assert result.counters[0].busy == 12 and result.counters[0].idle == 0


def test_what_happens_elsewhere_before_a_trap_s_cycle_does_happen() -> None:
    """PE 0's thread traps late; PE 1 prints meanwhile, though it is dispatched after PE 0's thread has been run."""
    text = """
spread @spread: slot 4, align 4, dims 2
data @text: size 4, align 4
    text "hey\\n"

template @print: handler
^start: entry (%a, %n)
    store.i32 [@request], 2
    store.i32 [@request+4], 1
    store.i32 [@request+8], @text
    store.i32 [@request+12], 4
    send host @request, 0
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %g = sub.i32 @spread[1], @spread
    send print %g, 0
    %i = mov.i32 0
    br ^loop
^loop:
    %i = add.i32 %i, 1
    %on = lts.i32 %i, LATE
    brif %on, ^loop, ^trap
^trap:
    trap "late"
"""
    assert run(text.replace("LATE", "100"), 2).output == b"hey\n"
    assert run(text.replace("LATE", "2"), 2).output == b""


def test_handler_s_trap_names_the_sender_s_line_and_pe() -> None:
    text = """
spread @spread: slot 4, align 4, dims 4

template @main: function, frame 128
^start: entry 1 (%k)
    %g = sub.i32 @spread[2], @spread
    send write32 %g, 7
    break
"""
    result = run(text, 4)
    assert trap_of(result) == ("null pointer", 7)
    assert result.trap is not None and result.trap.pe == 2
    assert any("`write32`" in line and "PE 0" in line for line in result.trap.detail)


def test_second_write_of_an_i_structure_names_both_writers() -> None:
    result = run(main("    send iwrite @cell, 1\n    send iwrite @cell, 2\n", "data @cell: size 4, align 4\n"))
    assert trap_of(result) == ("second write", 5)
    assert result.trap is not None
    assert any("x.emir:4:" in line for line in result.trap.detail)


def test_packet_to_a_dead_frame() -> None:
    more = "template @leaf: function, frame 128\n^start: entry 1 (%k)\n    frame.free\n    break\n"
    result = run(main("    %f = frame.new @leaf\n    get %f, 0\n    get %f, 0\n", more))
    assert trap_of(result) == ("packet to a dead frame", 9)
    assert result.status == 126


def test_packet_to_no_entry() -> None:
    result = run(main("    %me = or.i32 %fp, 40\n    pkt %me, 0\n"))
    assert trap_of(result) == ("packet to no entry", 4)


def test_trap_operation_says_its_word_and_value() -> None:
    result = run(main('    trap "count is negative", -3\n').replace("    break\n", ""))
    assert trap_of(result) == ("count is negative", 3)
    assert result.trap is not None and result.trap.detail == ("value -3",)
    assert result.status == 126


def test_out_of_frames_says_what_held_them() -> None:
    text = """
template @deep: function, frame 1024
^start: entry 1 (%k)
    %f = frame.new @deep
    %c = cont ^back
    get %f, %c
    break ^back "deep"
^back: entry 2 (%v)
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %f = frame.new @deep
    get %f, 0
    break
"""
    result = run(text)
    assert trap_of(result) == ("out of frames", 4)
    assert result.status == 124
    assert result.trap is not None
    assert "of deep" in result.trap.detail[0]
    assert len(result.trap.chain) > 10
    assert str(result.trap.chain[-1]) == "forked deep on PE 0 at x.emir:13:5"
    assert str(result.trap.chain[0]) == "called deep on PE 0 at x.emir:4:5"


def test_heap_ends_where_frames_begin() -> None:
    text = main(
        """    %a = heap.grow 8
    %b = heap.grow 8
    %d = sub.i32 %b, %a
    %c = heap.grow 1000000
    %c = eq.i32 %c, 0
    %v = add.i32 %d, %c
"""
        + leave("%v").removesuffix("    break\n")
    )
    assert run(text).status == 9


def test_packet_buffer_full() -> None:
    text = """
template @double: handler
^start: entry (%a, %n)
    send double 0, 0
    send double 0, 0
    break

template @main: function, frame 128
^start: entry 1 (%k)
    send double 0, 0
    break
"""
    result = run(text, packet_limit=50)
    assert trap_of(result)[0] == "packet buffer full"
    assert result.status == 124
    assert result.trap is not None
    assert "51 packets" in result.trap.detail[0]
    assert result.counters[0].queue_high == 51


def test_out_of_cycles_in_a_loop_and_between_threads() -> None:
    looping = run(main("    br ^loop\n^loop:\n    br ^loop\n").removesuffix("    break\n"), max_cycles=100)
    assert trap_of(looping)[0] == "out of cycles" and looping.status == 124
    assert looping.cycles == 101
    assert looping.trap is not None and looping.trap.span.file == "x.emir"
    text = "template @go: handler\n^start: entry (%a, %n)\n    send go 0, 0\n    break\n"
    turning = run(main("    send go 0, 0\n", text), max_cycles=1000)
    assert turning.trap is not None and turning.trap.kind == "out of cycles"
    assert turning.cycles == 1001


DEADLOCK = """
spread @spread: slot 4, align 4, dims 4
data @cell: size 4, align 4

template @waiter: function, frame 128
^start: entry 1 (%k)
    %c = cont ^value
    send iread @cell, %c
    break ^value "i_read"
^value: entry 2 (%v)
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %f = frame.new @waiter
    get %f, 0
    %g = sub.i32 @spread[3], @spread
    %g = add.i32 %g, @cell
    %c = cont ^value
    send qread %g, %c
    break ^value "q_read"
^value: entry 2 (%v)
    break
"""


def test_deadlock_says_who_waits_for_what_main_first() -> None:
    result = run(DEADLOCK, 4)
    assert trap_of(result) == ("deadlock", 21)
    assert result.status == 125
    assert [(w.template, w.on) for w in result.waiting] == [
        ("main", "q_read (`qread` of `cell` on PE 3)"),
        ("waiter", "i_read (`iread` of `cell` on PE 0)"),
    ]
    assert result.waiting[0].since < result.cycles
    assert result.trap is not None
    assert result.trap.detail[0].startswith("x.emir:21:5: main on PE 0 has been waiting since cycle ")


def test_deadlock_says_who_could_have_sent_it() -> None:
    """Nobody writes I-structures; the Q-structure's writer is never reached."""
    more = "template @never: function, frame 128\n^start: entry 1 (%k)\n    send qwrite @cell, 1\n    break\n"
    result = run(DEADLOCK + more, 4)
    assert result.trap is not None
    assert result.trap.detail[-2:] == (
        "nothing sends `iwrite` packets",
        "`qwrite` packets are sent at x.emir:26:5",
    )


def test_deadlock_says_who_holds_the_lock() -> None:
    text = """
data @door: size 4, align 4

template @second: function, frame 128
^start: entry 1 (%k)
    %c = cont ^in
    send lock @door, %c
    break ^in "lock"
^in: entry 2 (%v)
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %c = cont ^in
    send lock @door, %c
    break ^in "lock"
^in: entry 2 (%v)
    OTHERS
    %c = cont ^never
    send lock @door, %c
    break ^never "lock"
^never: entry 3 (%v)
    break
"""
    alone = run(text.replace("OTHERS", "%x = mov.i32 0"))
    assert [w.on for w in alone.waiting] == ["lock (`lock` of `door` on PE 0, held by main on PE 0)"]
    fork = "%f = frame.new @second\n    get %f, 0"
    both = run(text.replace("OTHERS", fork))
    assert {(w.template, w.on) for w in both.waiting} == {
        ("main", "lock (`lock` of `door` on PE 0, held by main on PE 0)"),
        ("second", "lock (`lock` of `door` on PE 0, held by main on PE 0)"),
    }


def test_deadlock_is_found_at_once_also_when_cycles_are_limited() -> None:
    free, limited = run(DEADLOCK, 4), run(DEADLOCK, 4, max_cycles=10**9)
    assert free == limited and free.status == 125


def test_deadlock_tells_of_an_operand_without_a_partner() -> None:
    text = """
template @main: function, frame 128
^start: entry 1 (%k)
    %l = cont ^sum left
    pkt %l, 4
    break ^sum "both operands"
^sum: matching entry 2 (%a, %b)
    break
"""
    result = run(text)
    assert result.trap is not None
    expected = "an entry of main on PE 0 waits for two packets: the left operand has come, the right one has not"
    assert result.trap.detail[-1] == expected


def test_a_program_that_just_stops_is_a_deadlock_too() -> None:
    result = run(main(""))
    assert result.trap is not None and result.trap.kind == "deadlock"
    assert "the program has not called exit" in result.trap.detail[0]


def test_freeing_a_cell_that_threads_wait_for() -> None:
    text = """
template @main: function, frame 128
^start: entry 1 (%k)
    %cell = add.i32 %fp, 16
    send iread %cell, 0
    %c = cont ^next
    pkt %c, 0
    break ^next "a turn"
^next: entry 2 (%v)
    frame.free
    break
"""
    assert trap_of(run(text)) == ("freed while threads wait", 10)


def test_exit_names_what_it_cut_off() -> None:
    """The waiter waits for ever; two reads come back to nobody, sent while the exit was under way."""
    waiter, main = DEADLOCK.split("template @main")
    main = (
        main.split("    %g =")[0]
        + """
    %c = cont ^value
    pkt %c, 0
    break ^value "a turn"
^value: entry 2 (%v)
"""
        + leave("3")
    )
    more = """
template @pong: handler
^start: entry (%a, %n)
    send pong %a, %n
    break
"""
    main = main.replace("    %f = frame.new @waiter", "    send pong @spread[2], 0\n    %f = frame.new @waiter")
    result = run(more + waiter + "template @main" + main, 4)
    assert (result.status, result.trap) == (3, None)
    assert [w.template for w in result.waiting] == ["waiter"]
    assert dict(result.flying)["pong"] == 1


def test_ctrl_c_says_where_every_thread_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    from emc.machine import host

    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(host.Host, "serve", interrupt)
    text = """
template @main: function, frame 128
^start: entry 1 (%k)
    store.i32 [@request], 7
    %c = cont ^argc
    send host @request, %c
    break ^argc "argc"
^argc: entry 2 (%v)
    break
"""
    result = engine("reference")(program(text), MACHINE, Options(), Host())
    assert result.status == 130
    assert trap_of(result)[0] == "interrupted"
    assert [w.on for w in result.waiting] == ["argc"]


def test_how_to_get_a_longer_report_is_said_last() -> None:
    at = Span("x.emc", 3, 5)
    met = Trap(
        "null pointer", at, 0, 9, (Call("f", 0, at, False),), ("access of 1 byte at address 0x0", NATIVE_REPORTS_MORE)
    )
    for text in (str(met), trap(met, lambda name: None)):
        assert [line.strip() for line in text.splitlines()[1:]] == [
            "access of 1 byte at address 0x0",
            "called f on PE 0 at x.emc:3:5",
            NATIVE_REPORTS_MORE,
        ]
