"""The network as published, on both engines: ports, hops, order, queues, back-pressure, spilling, the end of memory."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from agreement import differences
from engines.assembly import MACHINE, machine, run

from emc.machine import Run
from emc.machine.topology import network

HANDLERS = """
spread @spread: slot 4, align 4, dims 80

template @tick: handler
^start: entry (%a, %n)
    break

template @long: handler                     // a thread of 500 turns
^start: entry (%a, %n)
    %i = mov.i32 500
    br ^loop
^loop:
    %i = sub.i32 %i, 1
    brif %i, ^loop, ^done
^done:
    break

template @burst: handler                    // twenty packets for PE n
^start: entry (%a, %n)
BURST
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %step = sub.i32 @spread[1], @spread
"""
# a thread's packets leave all at once, and buffers of ports never fill
FREE = replace(machine("cost", packet=0, alu=0, mul=0), network=machine("network", blocked=0).network)


def sent(lines: str, pes: int = 4, on: Any = MACHINE, **options: int) -> Run:
    """The run of a main that sends these packets; `PE n` stands for the global address 0 of PE n."""
    text = HANDLERS.replace("BURST", "    send tick %n, 0\n" * 20)
    body = ""
    for number, line in enumerate(lines.strip().splitlines()):
        word, goal, *data = line.split()
        body += f"    %g{number} = mul.i32 %step, {goal}\n"
        body += f"    %d{number} = mul.i32 %step, {data[0] if data else 0}\n"
        body += f"    send {word} %g{number}, %d{number}\n"
    return run(text + body + "    break\n", pes, on, **options)


@pytest.mark.parametrize("goal", [1, 7, 33, 79])
def test_each_hop_takes_its_cycles(goal: int) -> None:
    one, nine = (sent(f"tick {goal}", 80, machine("network", hop=hop)).cycles for hop in (1, 9))
    assert nine - one == 8 * network("circular_omega", 80).hops(0, goal) > 0


@pytest.mark.parametrize("port", [1, 2, 7])
def test_a_port_moves_one_packet_in_so_many_cycles(port: int) -> None:
    """The network is a pipeline: more packets cost the slot of the slowest port, and no more however far they go."""
    on = replace(machine("network", port=port), cost=FREE.cost)
    for goal in (1, 7, 79):
        few, many = (sent(f"tick {goal}\n" * count, 80, on) for count in (5, 15))
        assert many.cycles - few.cycles == 10 * max(port, MACHINE.thread.dispatch)


def test_two_senders_share_the_goal_s_port() -> None:
    """Twenty packets each, from PEs 0 and 2, both next to PE 1: one local port takes forty slots. PE 0 begins first."""
    alone, both = sent("burst 0 1", on=FREE), sent("burst 0 1\nburst 2 1", on=FREE)
    assert dict(both.counters[1].received) == {"tick": 40}
    assert abs(both.cycles - alone.cycles - 20 * MACHINE.network.port) < 5
    assert both.counters[1].switch_high > alone.counters[1].switch_high


def test_a_port_serves_the_oldest_first_so_that_no_input_waits_for_the_other_to_end() -> None:
    """Two PEs send twenty packets each to one goal, through one link; both come over links there."""
    wired = network("circular_omega", 80)

    def link(source: int, goal: int) -> list[tuple[int, int, int]]:
        return [tuple(hop) for hop in wired.route(source, goal)[1:-1]]

    def late(source: int, goal: int) -> int:
        return wired.hops(0, source) + wired.hops(source, goal)

    one, other, goal = next(
        (a, b, goal)
        for goal in range(80)
        for a in range(80)
        for b in range(a)
        for here, there in zip(link(a, goal), link(b, goal), strict=False)
        if here[0] == there[0] and here[1] != there[1] and here[2] == there[2] and 0 not in (a, b, goal)
        if late(a, goal) == late(b, goal)
    )
    told = sent(f"burst {one} {goal}\nburst {other} {goal}", 80, FREE, record=True)
    came = [thread.source for thread in told.trace if thread.pe == goal and thread.template == "tick"]
    assert came.count(one) == came.count(other) == 20
    both = came[came.index(other) - 1 : len(came) - came[::-1].index(one)]  # while packets of both are there
    assert len(both) > 30 and all(a != b for a, b in pairwise(both))


FLOOD = """
int global A[N_PE];
int main(void)
{
    int i, j;
    everywhere dowith () {
        for (i = 1; i <= 60; i++)
            for (j = 0; j < N_PE; j++)
                A[j] = i;
    }
    return 0;
}
"""


@pytest.mark.parametrize("delays", [{}, {"net_delay": 60, "seed": 5}], ids=["", "delays"])
def test_packets_of_two_pes_keep_their_order_however_full_the_network_is(
    emc_text: Callable[..., Any], delays: dict[str, int]
) -> None:
    runs = [emc_text(FLOOD, 8, engine=name, record=True, **delays).run for name in ("reference", "native")]
    assert runs[0] == runs[1], differences(*runs)
    numbers: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for thread in runs[0].trace:
        if thread.type == "write32":
            numbers[thread.source, thread.pe].append(thread.data)
    assert len(numbers) >= 8 * 7 and all(found == list(range(1, 61)) for found in numbers.values())
    assert max(pe.switch_high for pe in runs[0].counters) > 20


def test_what_a_running_thread_keeps_out_waits_in_its_switch_and_holds_nobody_else_up() -> None:
    goal = next(n for n in range(2, 80) if network("circular_omega", 80).route(0, n)[1].switch == 1)
    run_of = sent("long 1\n" + "tick 1\n" * 30 + f"tick {goal}", 80, record=True)
    taken = MACHINE.queue.intake_while_running
    there = run_of.counters[1]
    assert (
        there.queue_high == taken + 1 and there.held == 1
    )  # one comes in when the thread ends, before the next begins
    assert 30 - taken - 2 <= there.switch_high <= 30 - taken
    end = next(thread.end for thread in run_of.trace if thread.template == "long")
    passed = next(thread.taken for thread in run_of.trace if thread.pe == goal)
    assert passed < end
    behind = [thread.taken for thread in run_of.trace if thread.pe == 1 and thread.template == "tick"]
    assert len(behind) == 30 and behind[0] == end


@pytest.mark.parametrize("count", [16, 17, 40])
def test_packets_beyond_the_chip_cost_memory_cycles(count: int) -> None:
    """The PE pays for them where its next thread begins."""
    open_door = machine("queue", intake_while_running=1000)
    there = sent("long 1\n" + "tick 1\n" * count, on=open_door).counters[1]
    beyond = count - MACHINE.queue.on_chip
    assert there.queue_high == count and there.spills == beyond
    assert there.spilling == MACHINE.queue.spill * beyond


EVERYBODY_TO_ONE = """
int global A[N_PE];
int main(void)
{
    int i;
    everywhere dowith () {
        for (i = 0; i < 600; i++)
            A[5] += i;
    }
    return 0;
}
"""


@pytest.mark.slow
def test_beyond_4096_packets_the_program_fails_unless_more_are_allowed(emc_text: Callable[..., Any]) -> None:
    said: list[Any] = [
        emc_text(EVERYBODY_TO_ONE, 16, engine=name, yield_after=0).run for name in ("reference", "native")
    ]
    assert said[0] == said[1], differences(*said)
    trap = said[0].trap
    assert trap is not None and (trap.kind, said[0].status) == ("packet buffer full", 124)
    assert trap.span.line == 8
    assert trap.detail[0] == "4097 packets wait on PE 5, but only 4096 are allowed"
    assert re.fullmatch(r"4\d\d\d of them were sent at .*x.emc:8:13, by PEs [\d, -]+", trap.detail[1])
    assert "--packet-limit" in trap.detail[-1]
    for name in ("reference", "native"):
        assert emc_text(EVERYBODY_TO_ONE, 16, engine=name, yield_after=0, packet_limit=10_000).status == 0


@pytest.mark.parametrize("seed", range(30))
def test_a_flood_fills_a_buffer_in_the_same_cycle(seed: int) -> None:
    """`run` holds the engines to each other: threads that run for long, bursts, few places, runs that are cut off."""
    random = Random(f"flood {seed}")
    choices = ("tick", "tick", "tick", "burst", "burst", "long")
    goals = [random.randrange(12) for _ in range(random.choice((1, 2, 4)))]
    lines = (f"{random.choice(choices)} {random.choice(goals)} {random.choice(goals)}" for _ in range(60))
    on = machine("queue", intake_while_running=random.choice((0, 1, 2, 9)), spill=random.choice((0, 14)))
    on = replace(on, network=replace(on.network, port=random.choice((1, 1, 2, 5)), inject=random.choice((0, 1, 40))))
    options = {"packet_limit": random.choice((1, 3, 8, 30))}
    if random.random() < 0.5:
        options["max_cycles"] = random.randrange(20, 1500)
    sent("\n".join(lines), 12, on, **options)
