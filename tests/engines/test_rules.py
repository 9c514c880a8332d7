"""Rules are written once: whatever is changed in one changes both engines alike.

Each place of each function of machine/rules is changed in turn: a comparison the other way round, a number or a sum one
larger; and ways through networks. The reference engine and the kernel, run as plain Python (interpreted.py), must still
agree, and of each function some change must show. That is asked of machines on which the kernel takes none of its fast
ways: packets that come late keep calls from the short cut, special packets that wait apart keep ports from handing
packets to PEs at once. Fast forms of rules are held to them by a test each, at the end of this file.
"""

from __future__ import annotations

import ast
import ctypes
import inspect
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any

import pytest
from engines.interpreted import interpreted

from emc.machine import Description, Host, Options, Run, topology
from emc.machine.machine_file import read_description
from emc.machine.options import Late
from emc.machine.rules import beside, collective, dispatch, dma, frames, network, overview, queue, tracks, watch
from emc.machine.topology import torus
from emc.options import BuildOptions
from emc.session import Built, build, execute
from emc.shape import Pes
from emc.texts import Source

MODULES: tuple[ModuleType, ...] = (
    beside,
    collective,
    dispatch,
    dma,
    frames,
    network,
    overview,
    queue,
    tracks,
    watch,
)
# `natural`, `integer`: the kernel has its own; `come`: threads run it by a kick, in machine code (test_collective.py)
ELSEWHERE = ("natural", "integer", "come")
BY_HAND = {  # changes that leave the rest of the machine in order
    beside.bypasses: ("served and", "False and"),
    beside.begin: ("unit.unit_free", "unit.unit_free + 3"),
    queue.wait: ("m.packet_limit", "2"),
    network.most_at_once: ("+ 1", "+ 9"),  # one more is hidden by what waits at gates
    tracks.occupy: ("+= end - cycle", "+= end"),
    torus._steps: ("2 * onward <= extent", "extent > 0"),  # type: ignore[reportPrivateUsage]
}
KEPT = {  # statements that are not changed: with others nothing would work
    "pe.waiting += 1": "the kernel takes packets from queues as long as some wait",
    "return pe.waiting > m.packet_limit": "the first packet of all has room: the kernel does not ask",
}
FAST_FORMS = (dispatch.chain,)  # which only the kernel has
SECONDS = 5  # of the computer's time for a changed machine, which may never end
PROGRAM = """
#include <emc.h>
#include <emc/sync.h>
#include <stdlib.h>
int global A[9], total;
int work(int n) { int i, s = 0; for (i = 0; i < n; i++) s += i % 3; return s; }
int main(void)
{
    int *p = malloc(40);
    int shared *q = spread_alloc(12, sizeof (int));
    q[3] = *p = 5;
    everywhere dowith () {
        int i, s = work(30);
        for (i = 0; i < 9; i++) A[i] += my_pe() + s;
        for (i = 0; i < 9; i++) total += A[i];
    }
    i_write(p + 1, 3);
    free(p);
    return total & 63;
}
"""
ENGINES = """
#include <emc.h>
#include <emc/rdma.h>
static int from[60], to[60], there[60], note[3];
static struct rdma_tcw tcw[6];
static int meet, spread;
int main(void)
{
    int wrong;
    everywhere dowith () {
        int i, right = (my_pe() + 1) % N_PE;
        wrong = 0;
        for (i = 0; i < 60; i++) from[i] = my_pe() + i;
        rdma_put(&tcw[0], from, global_of(right, to), 200, global_of(right, &note[0]), 3);
        rdma_prepare(&tcw[1], from + 50, global_of(right, to + 50), 40, global_of(right, &note[1]), 4);
        rdma_on(&tcw[1], 1, 1);
        rdma_counted(&tcw[1]);
        rdma_kick(&tcw[1]);
        rdma_get(&tcw[2], global_of(right, from), there, 240, &note[2], 5);
        wrong += i_read(&note[0]) + q_read(&note[1]) + i_read(&note[2]);
        for (i = 0; i < 3; i++) while (!rdma_done(&tcw[i])) resched();
        for (i = 0; i < 60; i++) wrong += to[i] * 3 + there[i];
        tcw[3].__to = -1;
        wrong += __dma_prepare(&tcw[3]);
        tcw[4].__to = 1;
        tcw[4].__note = (unsigned)global_of(my_pe(), &meet);
        tcw[4].__how = 5 << 8;
        wrong += __dma_kick(&tcw[4]);
        q_read(&meet);
        if (my_pe() == 1) {
            rdma_prepare(&tcw[5], from, global_of(1, there), 40, global_of(1, &spread), 6);
            tcw[5].__how = 3 << 8;
            rdma_kick(&tcw[5]);
        }
        wrong += q_read(&spread) + there[9];
    } reductionsum (wrong);
    return wrong & 63;
}
"""
LENDING = """
#include <emc.h>
#include <emc/rdma.h>
static int from[600], to[600];
static struct rdma_tcw tcw[2];
int main(void)
{
    rdma_put(&tcw[0], from, global_of(1, to), 2400, 0, 0);
    rdma_prepare(&tcw[1], from, global_of(2, to), 8, 0, 0);
    rdma_on(&tcw[1], 1, 1);
    rdma_kick(&tcw[1]);
    while (!rdma_done(&tcw[1])) resched();
    from[0] = 1;
    return 0;
}
"""
EM4 = read_description()


def on(**sections: dict[str, Any]) -> Description:
    """The EM-4 with some values changed."""
    return replace(EM4, **{name: replace(getattr(EM4, name), **values) for name, values in sections.items()})


APART: dict[str, dict[str, Any]] = {
    "queue": {"on_chip": 1, "special_first": 2},
    "bypass": {"widest": 4, "decode": 7},
    "network": {"topology": "torus", "extents": (4,)},
    "host": {"register": 61},
}
RATE = EM4.clock.hertz
MOVING = on(
    network={"topology": "torus", "extents": (4,), "bandwidth": RATE},
    dma={
        "engines": 4,
        "fetch": 3,
        "gap": 2,
        "packet": 16,
        "bandwidth": RATE,
        "interface": RATE + 9,
        "memory": RATE,
        "rotate": 1,
    },
    collective={"colours": 2, "barrier": 9, "broadcast": 5},
)
RUNS: tuple[tuple[Description, Options], ...] = (
    (on(**APART), Options(net_delay=1, late=(Late(2, 9, 50), Late(1, 4, 7)), profile=True, overview=True)),
    (on(**APART | {"network": {"topology": "crossbar", "radix": 2}}), Options(net_delay=9, seed=4, packet_limit=6)),
    (EM4, Options(profile=True)),
    (on(network={"topology": "torus", "extents": (4,)}), Options()),
    (on(network={"topology": "crossbar", "radix": 2}), Options()),
    (MOVING, Options(record=True)),
    (MOVING, Options()),
)
SLOW_WAYS = (0, 1)  # of RUNS
WITH_ENGINES, CHECKED = (len(RUNS) - 2,), (len(RUNS) - 1,)


@cache
def program(text: str, machine: str, check: bool) -> Built:
    return build([("x.emc", Source("x.emc", text))], BuildOptions(machine=machine, pes=Pes(4), check=check))


def built(number: int) -> Built:
    """The program of one of RUNS."""
    if number in CHECKED:
        return program(LENDING, "fx10", True)
    return program(ENGINES, "fx10", False) if number in WITH_ENGINES else program(PROGRAM, "em4", False)


class TooLong(Exception):
    """The changed machine does not end."""


@contextmanager
def limited() -> Iterator[None]:
    """Stops what takes too long with TooLong: in the thread that runs the machine, if it has one of its own."""

    def stop(*_: Any) -> None:
        others = [one.ident for one in threading.enumerate() if one is not threading.main_thread()]
        if not others:
            raise TooLong
        for thread in others:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(TooLong))

    old = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, old)


def outcome(name: str, number: int) -> Run | str:
    """The Run of one of RUNS, or that there was none."""
    description, options = RUNS[number]
    try:
        with limited():
            made = replace(built(number), description=description)
            run = execute(made, name, replace(options, max_cycles=20_000), Host("x.emc"))
    except Exception:
        return "no run"
    return replace(run, trap=None if run.trap is None else replace(run.trap, detail=(), notes=()))


# ---- changes


def functions() -> Iterator[FunctionType]:
    for module in MODULES:
        for name, function in vars(module).items():
            own = isinstance(function, FunctionType) and function.__module__ == module.__name__
            if (
                own
                and name not in ELSEWHERE
                and function not in (beside.bypasses, beside.begin, network.most_at_once, tracks.occupy, *FAST_FORMS)
            ):
                yield function


OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


class Change(ast.NodeTransformer):
    """Changes the place of that number, in the order in which they are met."""

    def __init__(self, wanted: int):
        self.left = wanted

    def _here(self) -> bool:
        self.left -= 1
        return self.left == -1

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        if type(node.ops[0]) in OTHER and self._here():
            node.ops[0] = OTHER[type(node.ops[0])]()
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return ast.Constant(node.value + 1) if type(node.value) is int and self._here() else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        changes = isinstance(node.op, ast.Add) and self._here()
        return ast.BinOp(node, ast.Add(), ast.Constant(1)) if changes else node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        changes = isinstance(node.value, ast.BoolOp | ast.UnaryOp) and self._here()
        return ast.Return(ast.UnaryOp(ast.Not(), node.value)) if changes and node.value else node


def changed(function: FunctionType, number: int) -> CodeType | None:
    """The function's code with that place changed; None when there are not so many."""
    tree = ast.parse(inspect.getsource(function))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.body = definition.body[1:] if ast.get_docstring(definition) else definition.body
    change = Change(number)
    definition.body = [one if ast.unparse(one) in KEPT else change.visit(one) for one in definition.body]
    if change.left >= 0:
        return None
    scope: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(tree), "changed", "exec"), dict(vars(inspect.getmodule(function))), scope)
    return scope[function.__name__].__code__


@contextmanager
def code_of(function: FunctionType, code: CodeType) -> Iterator[None]:
    old, function.__code__ = function.__code__, code
    try:
        yield
    finally:
        function.__code__ = old


@cache
def unchanged(number: int) -> Run | str:
    return outcome("reference", number)


@pytest.mark.parametrize("number", range(len(RUNS)))
def test_engines_agree_unchanged(number: int) -> None:
    with interpreted():
        assert outcome("native", number) == unchanged(number) != "no run"


def shown(function: FunctionType, code: CodeType) -> int:
    """In how many runs a change shows; the engines agree in all."""
    found = 0
    ways = WITH_ENGINES if inspect.getmodule(function) in (dma, tracks) else SLOW_WAYS
    ways = CHECKED if function is dma.touches else ways
    for number in ways:
        with code_of(function, code), interpreted():
            topology.network.cache_clear()
            one, other = outcome("reference", number), outcome("native", number)
        topology.network.cache_clear()
        if function is dispatch.serve and not isinstance(one, str) and not isinstance(other, str):
            one, other = replace(one, tally=None), replace(other, tally=None)  # the file's number is in the profile
        assert one == other, f"run {number}"
        found += one != unchanged(number)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("function", list(functions()), ids=lambda f: f"{f.__module__.rpartition('.')[2]}.{f.__name__}")
def test_a_change_changes_both(function: FunctionType) -> None:
    found, number = 0, 0
    while (code := changed(function, number)) is not None:
        found += shown(function, code)
        number += 1
    assert found, "no change shows"


@pytest.mark.parametrize("function", list(BY_HAND), ids=lambda f: f"{f.__module__.rpartition('.')[2]}.{f.__name__}")
def test_a_change_by_hand(function: FunctionType) -> None:
    old, new = BY_HAND[function]
    text = inspect.getsource(function)
    assert text.count(old) == 1
    scope = dict(vars(inspect.getmodule(function)))
    exec(text.replace(old, new), scope)
    assert shown(function, scope[function.__name__].__code__)


@pytest.mark.parametrize("lengths", [(5,), (5, 0), (1, 2, 3), (7, 0, 0, 9)])
def test_the_fast_form_of_dispatches_in_a_chain(lengths: tuple[int, ...]) -> None:
    m = SimpleNamespace(dispatch=2, link=3)
    fields = dict.fromkeys(("taken", "debt", "dispatch_cycles", "busy_cycles", "threads", "started", "busy"), 0)
    one, fast = SimpleNamespace(**fields), SimpleNamespace(**fields)
    began = first = end = 100
    for number, length in enumerate(lengths):
        began = dispatch.link(one, m, dispatch.begin(one, m, end))
        end = began + length
        dispatch.run(one, began, end)
        if number == 0:
            first = dispatch.link(fast, m, dispatch.begin(fast, m, 100))
    dispatch.run(fast, first, end)
    dispatch.chain(fast, m, len(lengths) - 1, began)
    one.busy = fast.busy = end
    assert fast == one
