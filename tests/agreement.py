"""Whether the engines answer with the same Run, and if not, in what they differ.

A trap, a deadlock, the end of an allowance: all that the native engine leaves the reference engine to tell is compared
twice, the second time as the native engine tells it by itself, of a run too long to be told by the other.
"""

from __future__ import annotations

from dataclasses import replace
from unittest import mock

from engines.assembly import differences
from generate import program
from generate.settings import PES, setting

from emc.engines.native import brief, code
from emc.machine import Host, Options, Run
from emc.session import Built, build, execute
from emc.texts import Source

BRIEFLY = (
    "output",
    "errors",
    "status",
    "cycles",
    "packets",
    "counters",
    "flying",
)  # what is told in brief, and the line


def built(seed: int, pes: tuple[str, ...] = PES) -> Built:
    """Random program number `seed`, compiled for its own machine. Raises Faulty: then the generator is at fault."""
    wanted = setting(seed, pes)
    name = f"random{seed}.emc"
    made = build([(name, Source(name, program(seed)))], wanted.wishes)
    return replace(made, description=wanted.described(made.description))


def compare(made: Built, options: Options, level: int = 0) -> tuple[Run, str]:
    """The reference engine's Run, and in what the native engine's differ from it: "" if in nothing. level: LLVM's; at 0
    a program's machine code is made in a tenth of the time."""
    with mock.patch.object(code, "LEVEL", level):
        return _compared(made, options)


def _compared(made: Built, options: Options) -> tuple[Run, str]:
    told = execute(made, "reference", options, Host("x"))
    native = execute(made, "native", options, Host("x"))
    if native != told:
        return told, differences(native, told)
    if told.trap is None:
        return told, ""
    with mock.patch.object(brief, "PATIENCE", -1):
        alone = execute(made, "native", options, Host("x"))
    wrong = [name for name in BRIEFLY if getattr(alone, name) != getattr(told, name)]
    return told, "\n".join(f"in brief {name}: {getattr(alone, name)!r} != {getattr(told, name)!r}" for name in wrong)
