"""All PEs write single words to all others: the machine and its network, and nothing else.

Two rows: of the native engine, and of the reference engine. The peers exchange the same words: SimGrid between hosts at
a star, and the least model of it that makes sense in SimPy. What is counted for emc is every packet of the run.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import simpy
from emc_side import KERNELS, Native, built, reference
from measuring import EMC, MORE, Contender, Part, Row, Setting, child, processor_time
from peers import SIMGRID, compiled

from emc.machine import Run

SOURCE = KERNELS / "packets.emc"
WORDS = {64: 20_000, 1024: 1024, 4096: 256}  # that each PE writes
TARGET = {64: 20.0, 1024: None, 4096: 5.0}  # millions of packets a second
SLOW = 20_000  # words in all, for the peers and the reference engine


def rate(timed: tuple[Run, float]) -> float:
    """Packets a second."""
    done, seconds = timed
    return done.packets / seconds


def simpy_rate(pes: int, count: int) -> float:
    """Words a second of SimPy: processes that send, flights that last, and a queue with its process on each PE."""
    env = simpy.Environment()
    inboxes = [simpy.Store(env) for _ in range(pes)]
    step = max(1, pes // count)

    def send(me: int) -> Generator[simpy.Event, Any, None]:
        goal = me
        for word in range(count):
            goal = (goal + step) % pes
            env.process(fly(goal, word))
            yield env.timeout(20)

    def fly(goal: int, word: int) -> Generator[simpy.Event, Any, None]:
        yield env.timeout(10)
        yield inboxes[goal].put(word)

    def take(me: int) -> Generator[simpy.Event, Any, None]:
        for _ in range(count):
            yield inboxes[me].get()
            yield env.timeout(5)

    for me in range(pes):
        env.process(send(me))
        env.process(take(me))
    return pes * count / processor_time(env.run)


def _slow(setting: Setting, pes: int) -> int:
    """Words of each PE where all is slow."""
    return max(1, SLOW // pes // (8 if setting.smoke else 1))


def _peers(setting: Setting, pes: int, unit: float) -> list[Contender]:
    few = _slow(setting, pes)
    found = [Contender("SimPy", lambda: simpy_rate(pes, few) / unit)]
    if program := compiled(SIMGRID, KERNELS / "all_to_all.cpp", setting.folder):
        words = (program, str(pes), str(few))
        found.append(Contender(SIMGRID.name, lambda: pes * few / child(words).seconds / unit))
    return found


def _reference(setting: Setting, pes: int, unit: float) -> Contender:
    program = built(SOURCE, pes, f"COUNT={_slow(setting, pes)}")
    return Contender("reference engine", lambda: rate(reference(program)) / unit)


def _native_parts(setting: Setting) -> tuple[Part, ...]:
    return tuple(_native(setting, pes) for pes in WORDS if pes == min(WORDS) or not setting.smoke)


def _native(setting: Setting, pes: int) -> Part:
    count = WORDS[pes] // 16 if setting.smoke else WORDS[pes]
    program = Native(built(SOURCE, pes, f"COUNT={count}"), setting.smoke)
    contenders = [Contender(EMC, lambda: rate(program.timed()) / 1e6), *_peers(setting, pes, 1e6)]
    if pes == min(WORDS):
        contenders.append(_reference(setting, pes, 1e6))
    return Part(f"{pes} PEs", "M packets/s", MORE, TARGET[pes], tuple(contenders))


def _reference_parts(setting: Setting) -> tuple[Part, ...]:
    pes = min(WORDS)
    emc = Contender(EMC, _reference(setting, pes, 1e3).measure)
    return (Part(f"{pes} PEs", "k packets/s", MORE, 30.0, (emc, *_peers(setting, pes, 1e3)), digits=1),)


PACKETS = Row(
    "packets",
    "Packets a second of the native engine when all PEs write one-word packets to all others, each hop of the network "
    "and each thread simulated; the peers exchange as many words with less detail.",
    _native_parts,
)
REFERENCE = Row("reference", "The same on the reference engine, every hop an event.", _reference_parts)
