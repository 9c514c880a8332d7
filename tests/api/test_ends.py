"""Bad ends as exceptions: rendered, with their data; the machine goes on behind each."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from embedding import compiled

import emc

STATM = Path("/proc/self/statm")


def ended(live: emc.Live, call: Callable[[], Any], kind: type[emc.Error]) -> Any:
    """The exception of a call; the machine works as before."""
    live["here"][0] = [5, 6, 7, 8]
    with pytest.raises(kind) as caught:
        call()
    assert type(caught.value) is kind and isinstance(caught.value, emc.Error)
    assert live.total(4) == 10 and live["here"][0].tolist() == [5, 6, 7, 8]
    live.fill(1)
    assert live.gathered() == 1000 * 999 // 2
    return caught.value


def test_a_trap(live: emc.Live) -> None:
    error = ended(live, lambda: live.deeper(3), emc.Trap)
    assert (error.kind, error.pe, error.status) == ("division by zero", 0, 126)
    assert (
        error.file == live.program.name and "quotient" in live.program.sources[error.file].splitlines()[error.line - 1]
    )
    assert "trap: division by zero" in str(error) and "return a / b" in str(error)
    assert 0 < error.cycle <= live.cycles and error.cycles > 0
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.kind, copy.line) == (str(error), error.kind, error.line)


def test_exit(live: emc.Live) -> None:
    error = ended(live, lambda: live.leave(4), emc.Exit)
    assert (error.status, error.output) == (4, "leaving\n") and "status 4" in str(error)


def test_abort(one: emc.Live) -> None:
    assert ended(one, one.give_up, emc.Exit).status == 134


def test_a_deadlock(live: emc.Live) -> None:
    error = ended(live, live.wait, emc.Deadlock)
    assert error.status == 125 and "i_read" in str(error) and error.waiting[0].template == "wait"
    assert isinstance(error, emc.Trap)


def test_out_of_cycles(engine: str) -> None:
    with compiled(6).load(engine=engine, capture=True, max_cycles=20_000) as live:
        error = ended(live, live.forever, emc.OutOfCycles)
        assert error.kind == "out of cycles" and error.status == 124 and "20000" in str(error)


@pytest.mark.slow
def test_ctrl_c(one: emc.Live) -> None:
    stop = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    stop.start()
    error = ended(one, one.forever, emc.Interrupted)
    assert isinstance(error, KeyboardInterrupt) and error.status == 130
    stop.join()


@pytest.mark.slow
def test_ctrl_c_in_a_run_is_raised(engine: str) -> None:
    program = emc.compile("int main(void) { for (;;) ; }", pes=2)
    stop = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    stop.start()
    with pytest.raises(KeyboardInterrupt) as caught:
        program.run(engine=engine)
    assert type(caught.value) is emc.Interrupted and caught.value.cycles > 0
    stop.join()


def test_the_users_frames_are_shown_and_a_bug_keeps_ours(one: emc.Live, monkeypatch: pytest.MonkeyPatch) -> None:
    for call in (
        lambda: one.quotient(1, 0),
        lambda: one.total("x"),
        lambda: one["B"],
        lambda: emc.compile("int x"),
        lambda: emc.Machine(pes=0),
        lambda: one["A"][1000],
        lambda: one.read(one["A"].at(0).__class__(one["A"].at(0).type, 4, 0, 4)),
    ):
        with pytest.raises((emc.Error, TypeError, IndexError, ValueError)) as caught:
            call()
        files = [Path(str(entry.path)).name for entry in caught.traceback]
        assert files == ["test_ends.py", "test_ends.py", "door.py"]

    def broken(*_: object) -> None:
        raise TypeError("a bug of ours")

    monkeypatch.setattr(type(one._core.standing), "call", broken)
    with pytest.raises(TypeError, match="a bug of ours") as caught:
        one.total(1)
    assert "function.py" in [Path(str(entry.path)).name for entry in caught.traceback]


def test_main_traps_too(engine: str) -> None:
    program = emc.compile("int main(int n, char **v) { return 1 / (n - 1); }", pes=2)
    with program.load(engine=engine) as live:
        with pytest.raises(emc.Trap, match="division by zero"):
            live.run()
        assert live.run("x").status == 1


def test_what_is_closed(engine: str) -> None:
    with compiled(6).load(engine=engine) as live:
        A, total = live["A"], live.total
    assert live.closed and "closed" in repr(live) and "closed" in live._repr_html_()
    for use in (lambda: total(3), lambda: A[0], lambda: live["x"], lambda: live.cycles, live.reset, live.stats):
        with pytest.raises(emc.Closed, match=r"make a new one with machine\.load\(program\)"):
            use()
    live.close()


def test_two_machines_in_two_threads() -> None:
    told: dict[int, list[Any]] = {}

    def work(n: int, engine: str) -> None:
        with compiled(6).load(engine=engine, capture=True) as live:
            told[n] = [(live.total(100 * n + i).value, live.cycles, live.say(n).output) for i in range(15)]

    for engine in ("native", "reference"):
        work(1, engine)
        alone = told.pop(1)
        threads = [threading.Thread(target=work, args=(n, engine)) for n in (1, 2, 3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert told[1] == alone and told[2][14][0] == sum(range(215)) and told[3][0][2] == "3 says hello\n"


@pytest.mark.skipif(not STATM.exists(), reason="only Linux says in /proc what a process has mapped")
def test_memory_is_given_back() -> None:
    """A dropped machine, closed or not, leaves no mapping of its 4 GB behind."""

    def mapped() -> int:
        return int(STATM.read_text().split()[0]) * 4096

    compiled(64).load().total(1)
    before = mapped()
    for _ in range(5):
        live = compiled(64).load()
        A = live["A"]
        A[:] = 3
        assert live.gathered() == 3000
        del live
        assert A[5] == 3  # held by its array
        del A
    assert mapped() < before + (1 << 30)


@pytest.mark.parametrize("engine", ["native", "reference"])
def test_what_a_live_program_may_not_do_is_a_warning_of_that_call(engine: str) -> None:
    text = '#include <stdio.h>\nint f(int n) { return n ? remove("/etc/x") : 1; }\nint main(void) { return f(1); }\n'
    live = emc.compile(text, pes=1).load(engine=engine)
    for _ in range(2):
        (fault,) = live.f(1).warnings
        assert (fault.code, fault.span.line) == ("W1011", 2) and "may not remove `/etc/x`" in fault.text
        assert live.f(0).warnings == ()
    assert [one.code for one in live.run().warnings] == ["W1011"]


WAITERS = """#include <stdio.h>
lock_t global door[4]; int global cell[4]; int got;
static void read_it(int i) { got += i_read(&cell[i]); }
static void lock_it(int i) { lock(&door[i]); got++; }
void reader(int i) { fork(i & 1, read_it, 1, i); }
void locker(int i) { fork(i & 1, lock_it, 1, i); }
int stuck(void) { barrier(); return 1; }
"""


def test_both_engines_name_the_same_threads_in_the_same_order() -> None:
    """The call's own first, then by PE, the newest frame first."""
    ends: list[tuple[str, list[tuple[int, str, int, str]]]] = []
    for engine in ("native", "reference"):
        live = emc.compile(WAITERS, pes=2).load(engine=engine)
        for i in (0, 3, 2, 1):
            live.reader(i)
            live.locker(i)
            live.locker(i)
        with pytest.raises(emc.Deadlock) as caught:
            live.stuck()
        waits = [(one.pe, one.template, one.since, str(one.span)) for one in caught.value.waiting]
        ends.append((str(caught.value).splitlines()[0], waits))
    assert ends[0] == ends[1]
    assert ends[0][0].startswith("source:7:") and ends[0][1][0][1] == "stuck"
    assert len(ends[0][1]) == 9
