"""Hostile programs end well, and the guard under which they run (guarded.py) would notice if they did not."""

from __future__ import annotations

import ctypes
import faulthandler
import os
import signal
from collections.abc import Callable
from unittest import mock

import hostile
import pytest
from engines.assembly import MACHINE, program
from engines.test_isolation import MEMORY, flood, forged
from guarded import guarded

from emc.engines import engine
from emc.engines.native import make
from emc.engines.native.run.machine import Machine
from emc.engines.native.run.memory import Mapping
from emc.machine import Host, Options

pytestmark = pytest.mark.slow  # LLVM makes the kernel with its checks: some seconds


def ending(act: Callable[[], object]) -> int:
    """The signal that ends a process which does that; 0: it came to its end."""
    if (child := os.fork()) == 0:
        faulthandler.disable()  # the end is expected
        try:
            act()
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0


def run(text: str, pes: int = 1) -> None:
    module = program(text, pes)
    with guarded():
        engine("native")(module, MACHINE, Options(packet_limit=1 << 16), Host())


def test_what_is_right_comes_to_its_end() -> None:
    assert ending(lambda: run(forged(MEMORY - 4096))) == 0
    assert ending(lambda: run(flood(100), 2)) == 0


def test_a_thread_beyond_memory_is_stopped() -> None:
    """As it was before a frame had to fit at dispatch."""
    with mock.patch.object(make, "last_frame", lambda template, target: target.memory):
        assert ending(lambda: run(forged(MEMORY - 128))) == signal.SIGABRT


def test_the_kernel_beyond_an_array_is_stopped() -> None:
    """Its outbox is shorter than threads believe."""
    go = Machine.go

    def short(machine: Machine) -> int:
        machine.record.most_sent = 50
        return go(machine)

    with mock.patch.object(Machine, "go", short):
        assert ending(lambda: run(flood(100), 2)) == signal.SIGABRT


@pytest.mark.parametrize("offset", [-1, 8192])
def test_pages_around_a_mapping_are_guards(offset: int) -> None:
    mapping = Mapping(8192)
    assert ending(lambda: ctypes.c_char.from_address(mapping.address + 100).value) == 0
    assert ending(lambda: ctypes.c_char.from_address(mapping.address + offset).value) == signal.SIGSEGV


def test_hostile_programs() -> None:
    """`python tests/support/hostile.py --count 10000` goes through more."""
    assert hostile.wrong(range(300)) == []
