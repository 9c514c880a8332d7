"""The engine `direct`: real execution without time. Programs whose output does not depend on time print what they print
on the simulator; what ends a run is reported at its line; what needs time is refused."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from command import run_here
from covering import spread
from engines.assembly import MACHINE, program
from harness import ROOT, Outcome
from promises import broken, matches, promises

import emc
from emc.engines import engine
from emc.engines.direct import loaded
from emc.engines.direct.runner import Runner
from emc.faults import Faulty
from emc.machine import Host, Options, Run
from emc.machine.run import NO_TIME
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import Pes, parse
from emc.texts import Source, read_sources

WHOLE = ROOT / "tests" / "whole"
EVERYDAY = {
    *("programs/fib.emc-4", "programs/samplesort.emc-80", "whole/emc/ordering.emc-4", "whole/emc/exclusion.emc-4"),
    *("whole/emc/spinning.emc-80",),
}
# locusroute: who routes which wire depends on time (below); latency: it compares times; grid: for 2 PEs only
TIMED = ("locusroute.emc", "grid.emc", "latency.emc")
PROGRAMS = sorted((ROOT / "programs").glob("*.emc")) + sorted((WHOLE / "emc").glob("*.emc"))
C = [path for path in sorted((WHOLE / "c").rglob("*.c")) if "parts" not in path.parts][::3]  # threads but for cycles


def name(path: Path) -> str:
    return str(path.relative_to(ROOT)).removeprefix("tests/")


def _runs() -> list[Any]:
    """Each program on one of its machines, or on 80 PEs; those of EVERYDAY as well."""
    named = {path: {"1", "4"} & set(promises(path).pes) for path in PROGRAMS if path.name not in TIMED}
    possible = {path: sorted(few | ({"80"} if "4" in few else set())) for path, few in named.items() if few}
    chosen = set(spread(possible, possible.__getitem__))
    found: list[Any] = []
    for path, each in possible.items():
        for pes in each:
            title = f"{name(path)}-{pes}"
            if title in EVERYDAY:
                found.append(pytest.param(path, pes, id=title))
            elif (path, pes) in chosen:
                found.append(pytest.param(path, pes, id=title, marks=pytest.mark.slow))
    return found + [pytest.param(path, "1", id=name(path), marks=pytest.mark.slow) for path in C]


def run_of(text: str, pes: int = 4, host: Host | None = None, **options: Any) -> Run:
    built = build([("x.emc", Source("x.emc", text))], BuildOptions(pes=Pes(pes)))
    return execute(built, "direct", Options(**{"max_seconds": 60, **options}), host or Host())


@pytest.mark.parametrize(("path", "pes"), _runs())
def test_a_program_prints_what_it_prints_on_the_simulator(path: Path, pes: str) -> None:
    promised = promises(path)
    if promised.fault or promised.trap or {"--memory", "--max-cycles"} & set(promised.options):
        pytest.skip("it does not run to its end, or needs a machine of its own")
    sources = read_sources([str(path), *(str(path.parent / other) for other in promised.files)])
    try:
        built = build(sources, BuildOptions(pes=parse(pes)))
    except Faulty:
        assert pes not in promised.pes
        pytest.skip("it does not compile for so many PEs")

    def run(engine: str, **options: Any) -> Run:
        host = Host(str(path), tuple(promised.args), stdin="".join(f"{line}\n" for line in promised.stdin).encode())
        return execute(built, engine, Options(**options), host)

    try:
        done = run("direct", max_seconds=100)
    except Faulty as refused:
        assert "longjmp" in str(refused)
        pytest.skip("it uses longjmp")
    assert done.trap is None, str(done.trap)
    if pes in promised.pes:  # what the simulator prints is promised
        assert not broken(promised, Outcome(done, list(built.faults)))
        return
    wanted = run("native")
    if wanted.trap is not None and wanted.trap.kind == "packet buffer full":
        pytest.skip("on so many PEs its packets do not fit into a queue of the simulated machine")
    assert (done.status, done.errors) == (wanted.status, wanted.errors)
    # a promise with `*` is about a line that shows a time
    patterns = [one for one in promised.expect if "*" in one]
    lines, others = ((one.output.decode(errors="replace")).split("\n") for one in (done, wanted))
    assert len(lines) == len(others)
    for line, other in zip(lines, others, strict=True):
        assert line == other or any(matches(one, line) and matches(one, other) for one in patterns)


@pytest.mark.slow
@pytest.mark.parametrize("pes", ["1", "4", "80"])
def test_locusroute_routes_well(pes: str) -> None:
    path = ROOT / "programs" / "locusroute.emc"
    built = build(read_sources([str(path)]), BuildOptions(pes=parse(pes), optimise=2))
    done = execute(built, "direct", Options(max_seconds=100), Host(str(path)))
    assert done.trap is None and b"0 points differ, 0 wires open, 0 updates lost: good" in done.output


SPIN = """
#include <emc.h>
#include <stdio.h>
int global flag[N_PE], global hits;
static void raise(int pe) { int i; for (i = 0; i < 100000; i++) resched(); flag[pe] = 1; }
int main(void)
{
    everywhere (flag) forkwith () { while (flag[0] == 0) resched(); hits += 1; }
    int i;
    for (i = N_PE - 1; i >= 0; i--) raise(i);
    while (hits < N_PE) resched();
    printf("%d\\n", hits);
    return 0;
}
"""


def test_threads_that_wait_in_loops_let_others_run() -> None:
    done = run_of(SPIN, pes=3)
    assert (done.output, done.status, done.trap) == (b"3\n", 0, None)


FLOOD = """
#include <stdio.h>
int global A[N_PE], global n;
int main(void)
{
    int i;
    for (i = 0; i < 3000000; i++) A[1] = i;
    while (A[1] != 2999999) ;
    printf("%d\\n", A[1]);
    return 0;
}
"""


def test_a_pe_takes_what_a_faster_one_sends() -> None:
    built = build([("x.emc", Source("x.emc", FLOOD))], BuildOptions(pes=Pes(2)))
    runner = Runner(loaded(built.module, built.description), built.description, Options(max_seconds=60), Host())
    done = runner.run()
    assert done.output == b"2999999\n" and done.packets > 3_000_000
    assert runner.machine.record.fresh < 10_000  # packets that waited at once


def test_a_deep_recursion_needs_no_deep_stack() -> None:
    text = "static int deep(int n) { return n ? deep(n - 1) + 1 : 0; }\nint main(void) { return deep(99999) != 99999; }"
    assert run_of(text, pes=1).status == 0


# ---- how runs end


def ended(text: str, **options: Any) -> str:
    """The trap of a run, with its report."""
    done = run_of(text, **options)
    assert done.trap is not None and done.trap.cycle == NO_TIME and "cycle" not in str(done.trap)
    return f"{done.status} {done.trap}"


TRAPS = {
    "divided": (
        "#include <emc.h>\nstatic int f(int n) {\n return 100 / (n - n); }\n"
        "int main(void) {\n return remote_call(1, f, 1, 3); }",
        r"126 x.emc:3:9: trap: division by zero \(PE 1\)\n(.*\n)*.*called f@1 on PE 1 at x.emc:5:9",
    ),
    "null": (
        "int main(void) { int *p = 0;\n return *p; }",
        r"126 x.emc:2:9: trap: null pointer \(PE 0\)\n  access of 4 bytes at address 0x0",
    ),
    "not a function": (
        "int main(void) { int (*f)(void) = (int (*)(void)) 12345678;\n return f(); }",
        r"126 x.emc:2:2: trap: not a function \(PE 0\)",
    ),
    "no such PE": (
        "#include <emc.h>\nint f(void) { return 1; }\nint main(void) {\n return remote_call(N_PE, f, 0); }",
        r"126 x.emc:4:9: trap: no such PE \(PE 0\)",
    ),
    "deadlock": (
        "#include <emc.h>\nint main(void) {\n everywhere dowith () { if (my_pe() != 2)\n barrier(); }\n return 0; }",
        r"125 x.emc:4:2: trap: deadlock \(PE 0\)\n(.*\n)*.*on PE 3 waits for",
    ),
    "deadlock of an empty cell": (
        "#include <emc/sync.h>\nint global cell;\nint main(void) {\n return i_read(&cell); }",
        r"125 x.emc:4:9: trap: deadlock \(PE 0\)\n.*x.emc:4:9: main on PE 0 waits for",
    ),
    "too many packets": (
        "static void f(int n) { }\nint main(void) { for (;;)\n  forkwith () { for (;;) forkwith () { } } }",
        r"124 x.emc:\d+:\d+: trap: (packet buffer full|out of frames) \(PE 0\)",
    ),
    "out of heap": (
        "#include <stdlib.h>\nint __malloc_traps = 1; int main(void) { for (;;)\n malloc(1 << 20); }",
        r"124 x.emc:3:2: trap: out of heap \(PE 0\)\n(.*\n)*.*called malloc on PE 0",
    ),
    "aborted": ("#include <stdlib.h>\nint main(void) { abort(); }", ""),
}


@pytest.mark.parametrize("what", [one for one in TRAPS if one != "aborted"])
def test_a_trap_is_reported_at_its_line(what: str) -> None:
    text, pattern = TRAPS[what]
    said = ended(text)
    assert re.match(pattern, said), said


def test_abort_and_exit_have_their_status() -> None:
    assert run_of(TRAPS["aborted"][0]).status == 134
    assert run_of("#include <stdlib.h>\nint main(void) { exit(7); }").status == 7


BLAMED = """
template @main: function, frame 128
^start: entry 1 (%k)
    %l = cont ^both left
    %f = add.i32 %l, OFFSET
    pkt %l, 1
    pkt %f, 1
    break
^both: matching entry 2 (%a, %b)
    break
"""


@pytest.mark.parametrize(
    ("offset", "kind"), [(4, "packet to no entry"), (-256, "packet to a dead frame"), (0, "matching overrun")]
)
def test_a_packet_that_cant_be_dispatched_names_its_sender(offset: int, kind: str) -> None:
    module = program(BLAMED.replace("OFFSET", str(offset)))
    done = engine("direct")(module, MACHINE, Options(), Host())
    assert done.trap is not None and (done.trap.kind, done.status) == (kind, 126)
    assert done.trap.span.line == 7 and done.trap.cycle == NO_TIME


LOOP = "int main(void) { volatile int n = 0;\n while (1) n++; }"
CALLS = "static int f(int n) { return n > 1 ? n : 1; }\nint main(void) { volatile int n = 0;\n while (1) n = f(n); }"


@pytest.mark.parametrize("text", [LOOP, CALLS])
def test_a_limit_of_real_time(text: str) -> None:
    said = ended(text, max_seconds=0.3)
    assert re.match(r"124 x.emc:\d:\d+: trap: out of time \(PE 0\)\n  the limit, --max-seconds, is 0.3", said), said


@pytest.mark.slow
@pytest.mark.parametrize("text", [LOOP, CALLS])
def test_ctrl_c(text: str, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("#include <stdio.h>\n" + text.replace("{ vol", '{ puts("on"); fflush(stdout); vol'))
    command = [sys.executable, "-m", "emc", "run", "x.emc", "--pes", "2", "--engine", "direct"]
    process = subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=None
    )
    assert process.stdout is not None and process.stdout.readline() == "on\n"
    time.sleep(0.5)  # until it is in its loop
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130 and "trap: interrupted (PE 0)" in said


# ---- time


def test_the_clock_is_real_time_in_cycles_of_the_machine() -> None:
    text = """
#include <emc.h>
#include <stdio.h>
int main(void)
{
    long long begin = clock_cycles(), now = begin;
    while (now < begin + 12500000 / 10) now = clock_cycles();
    printf("%d\\n", begin >= 0);
    return 0;
}
"""
    began = time.monotonic()
    done = run_of(text, pes=1)
    assert done.output == b"1\n"
    assert done.real is not None and 0.1 <= done.real.seconds <= time.monotonic() - began


HELLO = '#include <stdio.h>\nint main(void) { printf("hi\\n"); return 0; }\n'


def test_a_report_has_real_time_and_packets(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(HELLO)
    done = run_here(["run", "x.emc", "--pes", "4", "--engine", "direct", "-v", "--tag"], tmp_path)
    assert re.fullmatch(r"\[PE 0, \d+\] hi\n", done.stdout) and done.returncode == 0
    assert re.fullmatch(r"emc: 4 PEs, \d+\.\d{3} s of real time; \d+ packets\n", done.stderr)
    done = run_here(["run", "x.emc", "--pes", "4", "--engine", "direct", "--format", "json"], tmp_path)
    stats = json.loads(done.stderr)["stats"]
    assert stats["engine"] == "direct" and stats["real_s"] > 0 and stats["packets_total"] > 3 and "cycles" not in stats


# ---- what it refuses


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["--max-cycles", "9"], 1, "has no cycles, so --max-cycles limits nothing [E1014]"),
        (["--net-delay", "9"], 1, "has no network and no queues: --net-delay changes nothing [E1014]"),
        (["--late", "0:1=4"], 1, "--late changes nothing"),
        (["--packet-limit", "9"], 1, "--packet-limit changes nothing"),
        (["--check"], 1, "can't be a checked build [E1014]"),
        (["-O", "0"], 1, "can't be a checked build [E1014]"),
        (["--machine", "fx10"], 1, "has engines that move blocks, which only the simulators have [E1014]"),
        (["--machine", "myrinet"], 1, "has network interfaces, which only the simulators have [E1014]"),
        (["--races"], 2, "--races needs an engine with cycles"),
    ],
)
def test_what_needs_time_is_refused(words: list[str], status: int, said: str, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(HELLO)
    done = run_here(["run", "x.emc", "--pes", "4", "--engine", "direct", *words], tmp_path)
    assert (done.returncode, done.stdout) == (status, "") and said in done.stderr and "--" in done.stderr


@pytest.mark.parametrize("command", [["profile"], ["trace", "--text"]])
def test_profiles_and_traces_are_refused(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(HELLO)
    done = run_here([*command, "x.emc", "--pes", "4", "--engine", "direct"], tmp_path)
    assert done.returncode == 1 and "has no cycles to profile, to trace or to compare [E1014]" in done.stderr


def test_sweeps_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(HELLO)
    done = run_here(["sweep", "x.emc", "--pes", "1,2", "--engine", "direct"], tmp_path)
    assert done.returncode == 1 and "the engine `direct` has no cycles to compare [E1014]" in done.stderr


def test_longjmp_is_refused(tmp_path: Path) -> None:
    text = """
#include <setjmp.h>
jmp_buf place;
static void f(void) { longjmp(place, 1); }
int main(void) { if (setjmp(place) == 0) f(); return 0; }
"""
    (tmp_path / "x.emc").write_text(text)
    done = run_here(["run", "x.emc", "--pes", "1", "--engine", "direct"], tmp_path)
    assert done.returncode == 1 and "can't use `longjmp` [E1014]" in done.stderr


def test_other_engines_have_no_limit_of_real_time(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(HELLO)
    done = run_here(["run", "x.emc", "--pes", "1", "--max-seconds", "3"], tmp_path)
    assert done.returncode == 2 and "--max-seconds is for --engine direct and mpi" in done.stderr


def test_python_refuses_it() -> None:
    program = emc.compile("int main(void) { return 0; }", pes=2)
    with pytest.raises(emc.InputError, match="has no cycles: it is for the command line"):
        program.run(engine="direct")
