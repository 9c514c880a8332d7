"""Whether the engines answer with the same Run, and if not, in what they differ.

    run, wrong = compare(built(7), setting(7).options)      random program number 7 (tests/support/generate)
    differences(one, other)                                 fields that differ, and the first packet if both have traces

A trap, a deadlock, the end of an allowance: all that the native engine leaves the reference engine to tell is compared
twice, the second time as the native engine tells it by itself, of a run too long to be told by the other.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest
from unittest import mock

from generate import program
from generate.settings import PES, Setting, setting

from emc.engines.native import make
from emc.engines.native.codegen.threads import is_checked
from emc.engines.native.run import brief
from emc.engines.native.run.runner import Runner
from emc.machine import Host, Options, Run
from emc.machine.run import Dispatched
from emc.session import Built, build, execute
from emc.texts import Source

BRIEFLY = ("output", "errors", "status", "cycles", "packets", "counters", "flying", "trace")  # what is told in brief


def built(seed: int, pes: tuple[str, ...] = PES) -> Built:
    """Random program number `seed`, compiled for its own machine. Raises Faulty: then the generator is at fault."""
    return built_for(seed, setting(seed, pes))


def built_for(seed: int, wanted: Setting) -> Built:
    """Random program number `seed`, compiled for that machine."""
    name = f"random{seed}.emc"
    made = build([(name, Source(name, program(seed)))], wanted.wishes)
    return replace(made, description=wanted.described(made.description))


def compare(made: Built, options: Options, best: bool = False) -> tuple[Run, str]:
    """The reference engine's Run, and in what the native engine's differ from it: "" if in nothing. best: with the
    better code that LLVM needs ten times as long for."""
    told, wrong = _compared(made, options, best)
    if wrong and not options.record:
        _, wrong = _compared(made, replace(options, record=True), best)
    return told, wrong


def _compared(made: Built, options: Options, best: bool) -> tuple[Run, str]:
    told = execute(made, "reference", options, Host("x"))
    native = _native(made, options, best)
    if native != told:
        return told, differences(native, told)
    if told.trap is None:
        return told, ""
    with mock.patch.object(brief, "PATIENCE", -1):
        alone = _native(made, options, best)
    return told, differences(alone, told, BRIEFLY) or _named_otherwise(alone, told, is_checked(made.module))


def _named_otherwise(alone: Run, told: Run, checked: bool) -> str:
    """Where the clock ran out, or what a checked build found, as both engines name it."""
    one, other = alone.trap, told.trap
    if one is None or other is None or (other.kind != "out of cycles" and not (checked and other.notes)):
        return ""
    named = [(trap.kind, trap.pe, trap.cycle, trap.span, trap.notes) for trap in (one, other)]
    return "" if named[0] == named[1] else f"{named[0]} != {named[1]}"


def _native(made: Built, options: Options, best: bool) -> Run:
    loaded = make.loaded(made.module, made.description)
    if best:
        Runner(loaded, made.description, options, Host("x")).run()  # it keeps the code of what is called
    runner = Runner(loaded, made.description, options, Host("x"))
    threads = runner.improver.threads
    while best and (part := threads.next_part()):
        runner.machine.replace(part, threads.better(part))
    return runner.run()


def differences(one: Run, other: Run, names: tuple[str, ...] = Run.__match_args__) -> str:
    """The fields in which two runs differ; of counters the first PE's; the first packet that differs, if recorded."""
    found: list[str] = []
    for name in names:
        a, b = getattr(one, name), getattr(other, name)
        if name == "counters":
            a, b = next(((x, y) for x, y in zip(a, b, strict=True) if x != y), (0, 0))
        if a != b and name != "trace":
            found.append(f"{name}: {a!r} != {b!r}")
    if "trace" in names:
        found += first_packet(one.trace, other.trace)
    return "\n".join(found)


def first_packet(one: tuple[Dispatched, ...], other: tuple[Dispatched, ...]) -> list[str]:
    """The first packets that differ, or whose threads do: when and where, what they carry, the line that sent them."""
    for number, (a, b) in enumerate(zip_longest(one, other)):
        if a != b:
            return [f"thread {number} is the first that differs:", f"  {_told(a)}", f"  {_told(b)}"]
    return []


def _told(thread: Dispatched | None) -> str:
    if thread is None:
        return "none: this run has no more threads"
    return (
        f"cycle {thread.taken}, PE {thread.pe}: `{thread.type}` packet ({thread.address:#x}, {thread.data:#x}) from PE "
        f"{thread.source}, sent at {thread.sent}; {thread.template} ^{thread.entry} runs {thread.start}-{thread.end}"
    )
