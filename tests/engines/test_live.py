"""The live machine: calls, what is left between them, what is forgotten after a bad end; both engines take the same
cycles."""

from __future__ import annotations

import os
import signal
import struct
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest

from emc.engines.live import Done, Live, live
from emc.engines.reference.live import Live as Reference
from emc.ir.module import Datum
from emc.ir.read import read, read_templates
from emc.ir.show import show
from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.session import Built, build
from emc.shape import Pes
from emc.texts import Source

PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <emc/sync.h>
int global A[100];
int here = 7;
int total(int n) { int i, s = 0; for (i = 0; i < n; i++) s += i; return s; }
double half(double x) { return x / 2; }
int many(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m, int n, int o, int p,
         int q, int r) { return a + 2 * b + 3 * p + 5 * q + 7 * r; }
void fill(int k) { everywhere dowith (k) { int i; for (i = my_pe(); i < 100; i += N_PE) A[i] = i * k; } fence(); }
int sum(void) { int i, s = 0; for (i = 0; i < 100; i++) s += A[i]; return s; }
int quotient(int a, int b) { return a / b; }
int meet(void) { everywhere dowith () { barrier(); } return 7; }
int alone(void) { barrier(); return 1; }
int forever(void) { for (;;) ; return 0; }
int say(int n) { return printf("%d\n", n); }
void leave(int n) { exit(n); }
#include <emc.h>
lock_t gate;
void forge(int word)
{
    lock(&gate);
    forkwith () { lock(&gate); unlock(&gate); }
    resched();
    *(int *)&gate = word;
    word /= 0;
}
int cell, result;
lock_t door;
void crowd(void) { forkwith () { lock(&door); } forkwith () { lock(&door); } }
void wait_apart(void) { forkwith () { result = q_read(&cell); } }
void wake(int v) { q_write(&cell, v); }
int kept = 5, turn __attribute__((meeting)) = 5;
int turns(int more, int divisor) { kept += more; turn += more; return (10 * kept + turn) / divisor; }
int main(int n, char **arguments) { printf("%d %s\n", n, arguments[n - 1]); return 3; }
"""


def made(pes: int = 4, room: int = 0) -> Built:
    return build([("x.emc", Source("x.emc", PROGRAM))], BuildOptions(Pes(pes), live=True, room=room))


def started(engine: str, pes: int = 4, options: Options | None = None, host: Host | None = None) -> Live:
    built = made(pes)
    return live(engine, built.module, built.description, options or Options(), host or Host("x.emc"))


@pytest.fixture(params=["reference", "native"])
def machine(request: pytest.FixtureRequest) -> Iterator[Live]:
    made = started(request.param)
    yield made
    made.close()


def value(done: Done) -> int:
    assert done.trap is None and done.status is None
    return done.words[0]


def test_calls_give_values_and_cost(machine: Live) -> None:
    done = machine.call("total", [10], 1)
    assert value(done) == 45 and done.packets == 3 and 0 < done.cycles < machine.cycle
    assert machine.call("total", [1000], 1).cycles > 10 * done.cycles


def test_a_value_of_two_words(machine: Live) -> None:
    done = machine.call("half", struct.unpack("<ii", struct.pack("<d", 5.0)), 2)
    assert struct.unpack("<d", struct.pack("<ii", *done.words)) == (2.5,)


def test_arguments_beyond_the_first_segment(machine: Live) -> None:
    assert value(machine.call("many", range(1, 19), 1)) == 1 + 4 + 48 + 85 + 126


def test_memory_is_read_and_written_between_calls(machine: Live) -> None:
    machine.call("fill", [3])
    address = machine.layout.addresses["A"]
    assert machine.read(2, address, 8) == struct.pack("<ii", 6, 18)
    machine.write(2, address, struct.pack("<i", 1000))
    assert value(machine.call("sum", (), 1)) == 3 * 4950 - 6 + 1000
    assert [machine.read(pe, machine.layout.addresses["here"], 4)[0] for pe in range(4)] == [7] * 4


@pytest.mark.parametrize(("pe", "address"), [(-1, 1024), (4, 1024), (0, 0), (0, -4), (0, 1 << 26)])
def test_memory_outside(machine: Live, pe: int, address: int) -> None:
    with pytest.raises(ValueError, match="PE"):
        machine.read(pe, address, 4)


def test_no_such_function(machine: Live) -> None:
    with pytest.raises(KeyError):
        machine.call("nothing")


def test_a_trap_leaves_a_working_machine(machine: Live) -> None:
    machine.call("fill", [2])
    done = machine.call("quotient", [7, 0], 1)
    assert done.words == () and done.status == 126 and done.trap is not None
    assert done.trap.kind == "division by zero" and str(done.trap.span).startswith("x.emc:13")
    assert value(machine.call("quotient", [7, 2], 1)) == 3
    assert value(machine.call("sum", (), 1)) == 2 * 4950


def test_a_deadlock_is_forgotten(machine: Live) -> None:
    """PE 0 alone in a barrier: afterwards a barrier of all works, twice, since it has two frames."""
    done = machine.call("alone", (), 1)
    assert done.status == 125 and done.trap is not None and done.waiting[0].on == "barrier"
    assert [value(machine.call("meet", (), 1)) for _ in range(3)] == [7] * 3


def test_only_what_counts_threads_is_forgotten(machine: Live) -> None:
    """The attribute `meeting`; a call that ends well forgets nothing."""
    assert value(machine.call("turns", [1, 1], 1)) == 66
    assert machine.call("turns", [2, 0], 1).trap is not None
    assert value(machine.call("turns", [1, 1], 1)) == 10 * 9 + 6


@pytest.mark.parametrize("word", [-1 << 31, -64, 0, 1 << 26, (1 << 31) - 64])
def test_a_lock_whose_word_was_overwritten_stays_held(machine: Live, word: int) -> None:
    """Others wait for it, so that the word is an address; a trap makes them forget that."""
    door = machine.layout.addresses["door"]
    machine.call("crowd")
    machine.write(0, door, struct.pack("<i", word))
    assert machine.call("quotient", [7, 0], 1).trap is not None
    assert machine.read(0, door, 4) == bytes(4)


def test_exit_and_output(machine: Live) -> None:
    assert machine.call("leave", [3]).status == 3
    assert value(machine.call("say", [5], 1)) == 2


def test_threads_may_wait_beyond_a_call(machine: Live) -> None:
    done = machine.call("wait_apart")
    assert len(done.waiting) == 1 and done.trap is None
    assert machine.call("wake", [42]).waiting == ()
    assert machine.read(0, machine.layout.addresses["result"], 4)[0] == 42


def test_threads_that_wait_are_stopped_by_a_trap(machine: Live) -> None:
    """The word is empty then: the next value is for the next reader."""
    machine.call("wait_apart")
    machine.call("quotient", [1, 0], 1)
    assert machine.waiting() == ()
    machine.call("wake", [1])
    machine.call("wait_apart")
    assert machine.read(0, machine.layout.addresses["result"], 4)[0] == 1


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_an_allowance_for_each_call(engine: str) -> None:
    machine = started(engine, options=Options(max_cycles=10_000))
    for _ in range(2):
        done = machine.call("forever")
        assert done.status == 124 and done.cycles == 10_001
        assert done.trap is not None and done.trap.detail[0] == "max_cycles 10000"
        assert str(done.trap.span).startswith("x.emc:16")
        assert value(machine.call("total", [10], 1)) == 45
    machine.close()


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["reference", "native"])
def test_ctrl_c_stops_the_call_only(engine: str) -> None:
    machine = started(engine)
    timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    done = machine.call("forever")
    assert done.status == 130 and done.trap is not None and done.trap.kind == "interrupted"
    assert value(machine.call("total", [10], 1)) == 45
    machine.close()


@pytest.mark.parametrize("engine", ["reference", "native"])
def test_main_runs_with_its_arguments(engine: str) -> None:
    out: list[bytes] = []
    machine = started(engine, host=Host("x.emc", ("hello",), sink=out.append))
    assert machine.call("__start").status == 3
    assert b"".join(out) == b"2 hello\n"
    machine.close()


@pytest.mark.parametrize("pes", [1, 6, 80])
def test_engines_agree(pes: int) -> None:
    """Values, cycles, packets and counters, over good ends and bad ones."""
    calls = [
        *(("total", (10,), 1), ("fill", (3,), 0), ("sum", (), 1), ("quotient", (1, 0), 1), ("meet", (), 1)),
        *(("leave", (2,), 0), ("wait_apart", (), 0), ("forever", (), 1), ("sum", (), 1), ("meet", (), 1)),
    ]
    seen: list[object] = []
    for engine in ("reference", "native"):
        machine = started(engine, pes, Options(max_cycles=1_000_000))
        done = [machine.call(*call) for call in calls]
        ends = [(d.words, d.cycles, d.packets, d.status, d.trap and d.trap.line, len(d.waiting)) for d in done]
        seen.append((ends, machine.cycle, machine.counters()))
        machine.close()
    assert seen[0] == seen[1]


WRONG = r"""
int word(int i) { int *p = (int *)i; return p[2]; }
int half(int i) { short *p = (short *)i; return *p; }
void wide(int i) { double *p = (double *)i; p[1] = 5; }
int call(int i) { int (*f)(int) = (int (*)(int))i; return f(2); }
"""


def test_a_trap_says_the_same_on_both_engines() -> None:
    built = build([("x.emc", Source("x.emc", WRONG))], BuildOptions(Pes(6), live=True))
    machines = [live(e, built.module, built.description, Options(), Host("x.emc")) for e in ("reference", "native")]
    cases = [
        ("word", 0),
        ("word", -4),
        ("word", 1030),
        ("half", 301),
        ("half", 0x7FFF_FFFF),
        ("wide", 302),
        ("call", 5),
    ]
    for function, argument in cases:
        first, second = (machine.call(function, [argument], 1).trap for machine in machines)
        assert first == second and first is not None and first.detail
    for machine in machines:
        machine.close()


def test_memory_that_is_looked_at_outlives_the_machine(machine: Live) -> None:
    view = machine.memory(1)
    at = machine.layout.addresses["here"]
    machine.close()
    assert view[at] == 7


# ---- growing


def grown(machine: Reference, text: str, data: tuple[Datum, ...] = (), reset: tuple[str, ...] = ()) -> None:
    old = machine.machine.module
    new = {t.name: t for t in read_templates(text)}
    kept = tuple(new.pop(t.name, t) for t in old.templates)
    machine.grow(replace(old, data=(*old.data, *data), templates=(*kept, *new.values())), reset)


NINE = """template @{name}: function, frame 128
^start: entry 1 (%k)
    %v = load.i32 [@fresh+0]
    pkt %k, {value}
    frame.free
    break "done"
"""


def test_a_program_grows() -> None:
    built = made(room=4096)
    machine = Reference(built.module, built.description, Options(), Host("x.emc"))
    fresh = Datum("fresh", 8, 4, struct.pack("<ii", 5, 6))
    machine.call("fill", [1])
    grown(machine, NINE.format(name="nine", value="%v"), (fresh,))
    assert value(machine.call("nine", (), 1)) == 5
    machine.write(0, machine.layout.addresses["fresh"], b"\x09")
    grown(machine, NINE.format(name="total", value="77"))
    assert value(machine.call("nine", (), 1)) == 9 and value(machine.call("total", [3], 1)) == 77
    grown(machine, "", reset=("fresh",))
    assert value(machine.call("nine", (), 1)) == 5 and value(machine.call("sum", (), 1)) == 4950
    with pytest.raises(ValueError, match="not a continuation"):
        grown(machine, "", (Datum("large", 8192, 4, b""),))
    machine.close()


def test_the_room_of_a_module_is_in_its_text() -> None:
    module = made(room=4096).module
    assert module.room > 4096 and read(show(module)) == module


@pytest.mark.parametrize("word", [0x7FFF_FFF0, -4, 4, 0x7FFF_FFFF])
def test_a_forged_list_of_waiters_is_not_followed_out_of_memory(machine: Live, word: int) -> None:
    done = machine.call("forge", [word])
    assert done.trap is not None and done.trap.kind == "division by zero"
    assert value(machine.call("total", [10], 1)) == 45
