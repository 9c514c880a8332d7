"""What `emc show packets` says of a program is what happens when it runs: the threads that packets start, where, and
how long threads take. Every thread of recorded runs is compared with what was said of the packet that started it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pytest

from emc.faults import Faults
from emc.machine import Host, Options
from emc.machine.run import Dispatched
from emc.session import Built, execute
from emc.views.show.graph import graph
from emc.views.show.lengths import length
from emc.views.show.program import ShownProgram, function_of
from emc.views.show.sends import Send, sends

At = Callable[..., ShownProgram]
CASES = ["dot", "fib", "list", "histogram", "bank", "shortest", "channel", "grid", "turns", "stencil", "cg", "ring"]
PES = {"grid": "2x3"}  # which needs an arrangement


@pytest.mark.parametrize("optimise", [1, *(pytest.param(level, marks=pytest.mark.slow) for level in (0, 2))])
@pytest.mark.parametrize("name", CASES)
def test_packets_start_what_is_said(name: str, optimise: int, program_at: At) -> None:
    program = program_at(f"{name}.emc", PES.get(name, "7"), optimise)
    known: dict[object, list[Send]] = {}
    for template in program.templates:
        for send in sends(program, template):
            known.setdefault(send.span, []).append(send)
    checked = 0
    for thread in trace(program):
        if thread.sent in known:
            assert fits(known[thread.sent], thread), f"{thread}\n{known[thread.sent]}"
            checked += 1
    assert checked > 15


def fits(said: list[Send], thread: Dispatched) -> bool:
    """Whether one of the packets from that place may start that thread there."""
    there = (f"handler {thread.template}" if thread.type != "normal" else thread.template, thread.entry)
    return any(starts(send, thread, there) for send in said)


def starts(send: Send, thread: Dispatched, there: tuple[str, str]) -> bool:
    first = {(s.template, s.label) for s in send.starts}
    if send.kind == thread.type and (there in first or (not first and unknown(send))) and near(send, thread):
        return True
    later = {(s.template, s.label) for s in send.replies}
    return thread.type == "normal" and (there in later or send.wakes)


def unknown(send: Send) -> bool:
    return "caller" in send.to or send.what == "continuation" or "asking" in send.to


def near(send: Send, thread: Dispatched) -> bool:
    if send.to == "own PE":
        return thread.pe == thread.source
    if send.to.startswith("PE ") and send.to[3:].isdigit():
        return thread.pe == int(send.to[3:])
    return True


@pytest.mark.parametrize("name", CASES)
def test_every_thread_is_a_node_to_which_a_packet_leads(name: str, program_at: At) -> None:
    program = program_at(f"{name}.emc", PES.get(name, "7"))
    functions = {t.name: function_of(t) for t in program.templates if t.role != "handler"}
    graphs = {f: graph(program, f, program.templates) for f in functions.values()}
    ran = {(one.template, one.entry) for one in trace(program) if one.type == "normal" and one.template in functions}
    assert len(ran) > 3
    for template, entry in ran:
        drawn = graphs[functions[template]]
        goals = {edge.goal for edge in drawn.edges if edge.kind == "packet"}
        assert f"{template} ^{entry}" in goals, f"{template} ^{entry}"


@pytest.mark.parametrize("name", CASES)
def test_threads_take_what_is_said(name: str, program_at: At) -> None:
    program = program_at(f"{name}.emc", PES.get(name, "7"), 1)
    templates = {(t.name, t.role == "handler"): t for t in program.module.templates}
    said: dict[tuple[str, str, bool], tuple[int, int | None]] = {}
    for thread in trace(program):
        if thread.does != "thread":
            continue
        key = (thread.template, thread.entry, thread.type not in ("normal", "host"))
        if (key[0], key[2]) not in templates:
            continue
        if key not in said:
            found = length(templates[key[0], key[2]], thread.entry, program.cycles)
            said[key] = found.least, found.most
        least, most = said[key]
        took = thread.end - thread.start
        assert least <= took and (most is None or took <= most), f"{thread}: {least} .. {most}"


@lru_cache(maxsize=4)
def trace(program: ShownProgram) -> tuple[Dispatched, ...]:
    built = Built(program.module, program.description, Faults())
    run = execute(built, "reference", Options(max_cycles=20_000, record=True), Host(program.name))
    return tuple(one for one in run.trace if one.does != "service" and one.end < run.cycles)
