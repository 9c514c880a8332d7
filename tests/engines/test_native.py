"""The native engine: LLVM texts mean what the table says; what only a fast engine meets; how it starts and stops."""

from __future__ import annotations

import ctypes
import itertools
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import harness
import llvmlite.binding as llvm
import pytest
from engines.assembly import leave, run
from engines.test_operations import EDGES, same

from emc.engines.native.names import KINDS
from emc.engines.native.run import brief, compile, runner
from emc.ir.numbers import DivisionByZero
from emc.ir.operations import TABLE
from emc.machine import Host, Options
from emc.machine.run import INTERRUPTED, Run
from emc.machine.tally import same_end
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import Pes
from emc.texts import Source

C = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "f32": ctypes.c_float, "f64": ctypes.c_double}
FORMS = {name: row.llvm for name, row in TABLE.items() if row.llvm}
WHOLE = "\n".join(f"declare double @llvm.{name}.f64(double)" for name in ("sqrt", "floor", "ceil", "trunc"))


def text_of(name: str) -> str:
    """A function of one operation."""
    row = TABLE[name]
    kinds = [kind.replace("*", "i32") for kind in row.operands]
    given = ", ".join(f"{KINDS[kind]} %{letter}" for kind, letter in zip(kinds, "abc", strict=False))
    lines = FORMS[name].format(r="%r", t="%t", a="%a", b="%b", c="%c").split("\n")
    body = "\n".join("  " + line for line in lines)
    result = KINDS[row.result or ""]
    return f'define {result} @"{name}"({given}) {{\n{body}\n  ret {result} %r\n}}'


@pytest.fixture(scope="module")
def compiled():  # type: ignore[no-untyped-def]
    module = llvm.parse_assembly("\n".join([WHOLE, *map(text_of, FORMS)]))
    machine = compile.target_machine()
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return engine


@pytest.mark.parametrize("name", FORMS)
def test_llvm_text_means_what_the_table_says(name: str, compiled) -> None:  # type: ignore[no-untyped-def]
    row = TABLE[name]
    kinds = [kind.replace("*", "i32") for kind in row.operands]
    made = ctypes.CFUNCTYPE(C[row.result or ""], *(C[kind] for kind in kinds))(compiled.get_function_address(name))
    assert row.meaning is not None
    for values in itertools.product(*([C[kind](edge).value for edge in EDGES[kind]] for kind in kinds)):
        try:
            wanted = row.meaning(*values)
        except DivisionByZero:
            continue  # threads test for it
        assert same(made(*values), wanted), (values, made(*values), wanted)


def test_a_thread_may_outlast_the_wheel() -> None:
    text = (
        """
template @main: function, frame 128
^start: entry 1 (%k)
    %n = mov.i32 30000
    %f = frame.new @late
    br ^loop
^loop:
    %n = sub.i32 %n, 1
    %odd = remu.i32 %n, 10000
    brif %odd, ^next, ^send
^send:
    %me = cont ^back
    pkt %me, %n
    br ^next
^next:
    brif %n, ^loop, ^over
^over:
    break ^back
^back: entry 2 (%v)
    brif %v, ^again, ^done
^again:
    break ^back
^done:
    %x = mov.i32 7
"""
        + leave("%x")
        + """
template @late: function, frame 128
^start: entry 1 (%k)
    break
"""
    )
    assert run(text).status == 7


ENDLESS = "int main() { volatile int n = 0; for (;;) n++; return 0; }\n"
TALK = 'int main() { printf("one\\n"); int global *p = 0; *p = 1; return 0; }\n'


def emc(folder: Path, text: str, *options: str, wait: float = 0.0) -> tuple[int, str, str]:
    (folder / "x.emc").write_text("#include <stdio.h>\n" + text)
    command = [sys.executable, "-m", "emc", "run", "x.emc", "--pes", "2", "--engine", "native", *options]
    started = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if wait:
        time.sleep(wait)
        started.send_signal(signal.SIGINT)
    out, err = started.communicate(timeout=300)
    return started.returncode, out, err


@pytest.mark.parametrize(
    "name", ["division", "null_read", "wild", "misaligned", "remote_trap", "second_iwrite", "free_lock"]
)
def test_a_long_run_is_told_in_brief(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    file = Path(__file__).resolve().parents[1] / "traps" / f"{name}.emc"
    wanted = harness.emc_run(file, 4).run
    monkeypatch.setattr(brief, "PATIENCE", -1)
    told = harness.emc_run(file, 4, engine="native").run
    assert told is not None and wanted is not None and told.trap is not None
    assert told.trap.line == (wanted.trap and wanted.trap.line)
    assert (told.status, told.output, len(told.trap.chain)) == (wanted.status, wanted.output, len(wanted.trap.chain))
    assert "--engine reference is slow, but gives the full report" in told.trap.detail[-1]


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["reference", "native"])
def test_ctrl_c_ends_a_program_that_waits_for_input(engine: str) -> None:
    """Nothing comes through the pipe, and it stays open for long."""
    source = '#include <stdio.h>\nint main() { puts("ready"); fflush(stdout); return getchar(); }\n'
    begin, end = os.pipe()
    host, output = Host(stdin=os.fdopen(begin, "rb")), bytearray()
    timer, late = threading.Timer(1, os.kill, (os.getpid(), signal.SIGINT)), threading.Timer(30, os.close, (end,))
    late.start()

    def printed(text: bytes) -> None:
        output.extend(text)
        timer.start()

    host.sinks = (printed, None)
    built = build([("x.emc", Source("x.emc", source))], BuildOptions(Pes(2)))
    try:
        done = execute(built, engine, Options(), host)
    finally:
        timer.cancel()
        late.cancel()
    os.close(end)
    assert output == b"ready\n" and done.status == 130 and done.trap is not None and done.trap.kind == "interrupted"


@pytest.mark.slow
def test_ctrl_c_stops_a_loop(tmp_path: Path) -> None:
    emc(tmp_path, "int main() { return 0; }\n")  # so that the kernel is there
    status, _, err = emc(tmp_path, ENDLESS, wait=6)
    assert status == 130 and "interrupted" in err
    said = re.search(r"\(PE 0, cycle (\d+)\)", err)
    assert said is not None and int(said[1]) > 1_000_000  # the loop's own time, not the one at which its thread began


@pytest.mark.parametrize("name", ["division", "deadlock_lock", "dropped_threads"])
def test_ctrl_c_while_the_end_is_told_gives_it_in_brief(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    file = Path(__file__).resolve().parents[1] / "traps" / f"{name}.emc"
    wanted = harness.emc_run(file, 4).run

    def engine(name: str) -> Callable[..., Run]:
        return lambda *_: replace(wanted, status=INTERRUPTED, trap=None, cycles=5)

    monkeypatch.setattr(runner, "engine", engine)
    told = harness.emc_run(file, 4, engine="native").run
    assert told is not None and wanted is not None
    assert (told.status, told.cycles, told.output) == (wanted.status, wanted.cycles, wanted.output)
    assert (told.trap and told.trap.line) == (wanted.trap and wanted.trap.line)


def test_ctrl_c_on_a_profile_s_second_way() -> None:
    with pytest.raises(KeyboardInterrupt):
        same_end(100, 5, stopped=True)
    same_end(100, 101, stopped=True)
    with pytest.raises(RuntimeError, match="first pass of this run"):
        same_end(100, 5, stopped=False)


def test_max_cycles_stops_a_loop(tmp_path: Path) -> None:
    status, _, err = emc(tmp_path, ENDLESS, "--max-cycles", "50000")
    assert status == 124 and "out of cycles (PE 0, cycle 50001)" in err


def test_what_was_printed_comes_once_when_the_end_is_told_again(tmp_path: Path) -> None:
    status, out, err = emc(tmp_path, TALK)
    assert status == 126 and out == "one\n" and "null pointer" in err
