"""The rules of network interfaces with the kernel as plain Python, on a cluster of two nodes with two PEs each.

Each third change of each rule is made in both engines (test_rules.py), and `pytest --hard` makes them all. The engines
must still agree. A change may let the kernel look beyond its records: each has a process of its own, and where that is
stopped there is nothing to compare.
"""

from __future__ import annotations

import faulthandler
import inspect
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from engines import test_rules
from engines.interpreted import interpreted
from engines.test_rules import changed, code_of, limited

from emc.machine import Host, Options, Run
from emc.machine.rules import interface, mail, movers, pages
from emc.options import BuildOptions
from emc.session import Built, build, execute
from emc.shape import Pes
from emc.texts import Source

MOST_CYCLES = 200_000
STEP, SECONDS = 3, 2  # of the changes of a rule, each third one; of the computer's time for a changed machine
AGREED, SHOWN, DIFFERENT, LOST = range(4)  # how a comparison ends
NOT_COMPARED = {  # changes after which mail 0 is used, which is none: each engine has its own bytes there
    (mail.new_mail, 4),
    (movers.turn, 0),
    (movers.turn, 1),
    (movers.begin_to_send, 0),
    (movers.accept, 5),
    (movers.accept, 7),
    (interface.look, 1),
    (mail.first_look, 3),  # the next look is in the past, which each clock takes in its own way
    (pages.pin, 22),  # it answers 1, which means a trap to one of them; no rule does
}
# of which PROGRAM shows no change
UNSEEN = (pages.pages_of_pe, pages.are_pinned, interface.note_flag, interface.give_up)
PROGRAM = """
#include <emc/ni.h>
int from[1100], to[1100], flag, global word[N_PE];
ni_memory int cell, far;
ni_handler int draw(int *cell, int by) { int old = *cell; *cell += by; return old; }
ni_handler void bump(int *p, int v) { *p += v; }
ni_handler void both(int *p, int v) { *p += v; bump(global_of(ni_of(0), &cell), v); }
int main(void)
{
    int sum;
    everywhere dowith () {
        int me = my_pe(), right = (me + 1) % N_PE, i, global *mine = global_of(ni_of(my_node()), &far);
        from[0] = me;
        from[1060] = me;
        sum = ni_pin(from, 8) + ni_unpin(to, me == 3 ? 4096 : 0) + ni_pin(to, me == 3 ? 4096 : 0);
        ni_bcopy_notify(from, global_of(right, to), me ? 100 : 4396, global_of(right, &flag));
        for (i = 0; i < 3; i++) both(global_of(ni_of(i & 1), &far), i);
        ni_bcopy(from, to + 1070, 8);
        sum += draw(global_of(ni_of(1), &cell), me) + *mine;
        word[right] = me;
        sum += ni_wait(&flag) + to[0];
        ni_sync();
        sum += ni_barrier_sum(me) + word[me] + to[1070];
    } reductionsum (sum)
    return sum & 63;
}
"""


@cache
def built(folder: Path) -> Built:
    machine = folder / "small.toml"
    machine.write_text(
        'base = "myrinet"\n[node]\nnodes = 2\nprocessors = 2\n[interface]\nerror = 900\n', encoding="utf-8"
    )
    wishes = BuildOptions(machine=str(machine), pes=Pes(4), check=False, memory=1 << 16)
    return build([("x.emc", Source("x.emc", PROGRAM))], wishes)


def outcome(name: str, folder: Path) -> Run | str:
    """The Run, or that there was none."""
    options = Options(max_cycles=MOST_CYCLES, record=True)
    try:
        with limited():
            run = execute(built(folder), name, options, Host("x.emc"))
    except Exception:
        return "no run"
    return replace(run, trap=None if run.trap is None else replace(run.trap, detail=(), notes=()))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rules")


@pytest.fixture(scope="module")
def unchanged(folder: Path) -> Run | str:
    return outcome("reference", folder)


def test_profiles_count_what_interfaces_send(folder: Path) -> None:
    done = [
        execute(built(folder), name, Options(max_cycles=MOST_CYCLES, profile=True), Host("x.emc"))
        for name in ("reference", "native")
    ]
    assert done[0].tally is not None and sum(done[0].tally.far_replies) > 20
    assert done[0] == done[1]


def test_engines_agree_unchanged(folder: Path, unchanged: Run | str) -> None:
    with interpreted():
        assert outcome("native", folder) == unchanged
    assert isinstance(unchanged, Run) and unchanged.trap is None


def functions() -> Iterator[FunctionType]:
    """The rules that both engines have from there; those above a module's dividing line are each engine's own."""
    for module in (pages, mail, movers, interface):
        for function in vars(module).values():
            own = isinstance(function, FunctionType) and function.__module__ == module.__name__
            if own and "NotImplementedError" not in inspect.getsource(function):
                yield function


def compared(function: FunctionType, code: CodeType, folder: Path, unchanged: Run | str) -> int:
    """How a comparison of the engines ends, with that code of a function. It may end with a signal, below 0."""
    if (child := os.fork()) == 0:
        status = LOST
        try:
            faulthandler.disable()
            signal.alarm(30 * SECONDS)
            with code_of(function, code), interpreted():
                runs = [outcome(name, folder) for name in ("reference", "native")]
            status = DIFFERENT if runs[0] != runs[1] else SHOWN if runs[0] != unchanged else AGREED
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@pytest.mark.slow
@pytest.mark.parametrize("function", list(functions()), ids=lambda f: f"{f.__module__.rpartition('.')[2]}.{f.__name__}")
def test_a_change_changes_both(
    function: FunctionType, folder: Path, unchanged: Run | str, request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(test_rules, "SECONDS", SECONDS)
    ends: dict[int, int] = {}  # by the number of the change
    every = request.config.getoption("--hard")
    for number in count(0, 1 if every else STEP):
        if (code := changed(function, number)) is None:
            break
        if (function, number) not in NOT_COMPARED:
            ends[number] = compared(function, code, folder, unchanged)
    assert not [number for number, end in ends.items() if end in (DIFFERENT, LOST)]
    if every and ends:
        assert (SHOWN in ends.values()) == (function not in UNSEEN)
