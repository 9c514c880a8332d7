"""The native engine in a build in which an access outside of an array, or of a PE's memory, ends the process (SIGABRT).

    with guarded(): run = engine("native")(...)

The kernel is compiled with a check of each index: extents.py says how long each array is. Each access that a thread
makes to memory or to the outbox is compared with what its machine has, whatever the writer of its text knew about it.
What is farther off meets the guard pages around each mapping (SIGSEGV). Both signals are for a test that runs a process
of its own (hostile.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import llvmlite.binding as llvm

from emc.cache import by_content
from emc.engines.native.kernel.named import sources_name
from emc.engines.native.kernel.ship import calls, text
from emc.engines.native.run import code, compile
from emc.engines.native.run.improve import Threads
from emc.engines.native.run.kernels import Kernel, kernel_of
from emc.machine import limits
from emc.target import NULL_PAGE

_MEMORY = re.compile(r"  (%[\w.]+) = getelementptr i8, ptr %memory, i64 (\S+)$")
_OUTBOX = re.compile(r"  (%[\w.]+) = getelementptr %Packet, ptr (%[\w.]+), i64 (\S+)$")
_ACCESS = re.compile(r"  (?:%[\w.]+ = load (\w+), ptr (\S+?)|store (\w+) \S+, ptr (\S+?))(?:,.*)?$")
_SIZES = {"i8": 1, "i16": 2, "i32": 4, "float": 4, "i64": 8, "double": 8}


def built(kernel: Kernel) -> bytes:
    """A kernel's machine code, with a check of each index."""

    def make() -> bytes:
        return compile.emitted(llvm.parse_assembly(text(kernel.name, checked=True)), compile.FIRST)

    return by_content("kernel", f"guarded {kernel.name} {compile.computer()} {sources_name()}", make)


def with_checks(text: str, memory: int) -> str:
    """A thread's LLVM text with a check before each access to memory, whose size for a PE is given, and the outbox."""
    lines: list[str] = []
    offsets: dict[str, str] = {}
    for number, line in enumerate(text.splitlines()):
        if line.startswith("define "):
            offsets.clear()
        if match := _MEMORY.match(line):
            offsets[match[1]] = match[2]
        if match := _OUTBOX.match(line):
            lines += _stop_if(f"icmp uge i64 {match[3]}, {limits.MOST_SENT}", number)
        if (match := _ACCESS.match(line)) and (pointer := match[2] or match[4]) in offsets:
            room = memory - _SIZES[match[1] or match[3]] - NULL_PAGE
            lines.append(f"  %low{number} = sub i64 {offsets[pointer]}, {NULL_PAGE}")
            lines += _stop_if(f"icmp ugt i64 %low{number}, {room}", number)
        lines.append(line)
    return "\n".join(lines) + "\ndeclare void @abort()\n"


def _stop_if(wrong: str, number: int) -> list[str]:
    bad, good = f"guard{number}", f"guarded{number}"
    return [
        f"  %wrong{number} = {wrong}",
        f"  br i1 %wrong{number}, label %{bad}, label %{good}",
        f"{bad}:",
        "  call void @abort()",
        "  unreachable",
        f"{good}:",
    ]


@contextmanager
def guarded() -> Iterator[None]:
    """Runs on the native engine are those of that build. Nothing of it is kept for other runs."""
    real = Threads.__init__
    memory = 0

    def plain(text: str) -> compile.Code:
        return compile.emitted(llvm.parse_assembly(with_checks(text, memory)), compile.PLAIN)

    def made_of(_: str, text: Callable[[], str]) -> code.Made:
        return code.Made(plain(text()), {}, {}, {}, False)

    def keep_made(_: str, made: code.Made) -> None:
        pass

    def begin(self: Threads, program: Any, texts: Any) -> None:
        nonlocal memory
        memory = program.target.memory
        real(self, program, texts)

    kernel_of.cache_clear()
    try:
        with (
            mock.patch.object(Kernel, "code", built),
            mock.patch.object(code, "calls_text", lambda: calls(checked=True)),
            mock.patch.object(code, "plain", plain),
            mock.patch.object(code, "made_of", made_of),
            mock.patch.object(code, "keep_made", keep_made),
            mock.patch.object(Threads, "__init__", begin),
        ):
            yield
    finally:
        kernel_of.cache_clear()
