"""How fast emc is: each row what was done, and how long it took. `python bench/run.py [--smoke] [NAME...]`.

    hello      compile and run, cold, as a process of its own           seconds
    compile    front end and lowering of a generated program            source lines per second
    packets    all PEs write to all others                              packets per second of real time
    calls      fib by local calls                                       calls per second
    locusroute the default circuit on 64 PEs                            simulated over real time

Times are of this machine, best of the repetitions; nothing here passes or fails, but for programs that don't work.
--smoke: small sizes, one repetition.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from emc.machine import Host, Options, Run
from emc.session import Built, build, execute
from emc.texts import read_sources
from emc.wishes import Pes, Wishes

HERE = Path(__file__).resolve().parent
PACKETS = """int global A[N_PE];
int main(void) { int i, k; everywhere dowith () { for (k = 0; k < ROUNDS; k++) for (i = 0; i < N_PE; i++) A[i] = k; } }
"""
CALLS = """static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int main(void) { return fib(N) & 127; }
"""
FUNCTION = """static int f{0}(int x, int *p)
{{
    int i, s = x;
    for (i = 0; i < 10; i++) {{
        if (s & 1) s = s * 3 + p[i & 3]; else s /= 2;
        p[i & 3] += s - i;
    }}
    return s;
}}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[*BENCHES, []], help="the rows to measure (all of them)")
    parser.add_argument("--smoke", action="store_true", help="small sizes, once")
    chosen = parser.parse_args()
    for name in chosen.names or BENCHES:
        print(f"{name:<12} {BENCHES[name](chosen.smoke)}", flush=True)


def best(smoke: bool, action: Callable[[], object]) -> float:
    """Seconds of the fastest of three (one) runs."""
    times: list[float] = []
    for _ in range(1 if smoke else 3):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def built(text: str, pes: int, *defines: str) -> Built:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.emc"
        file.write_text(text)
        return build(read_sources([str(file)]), Wishes(pes=Pes(pes), defines=defines))


def run(program: Built) -> Run:
    done = execute(program, "reference", Options(), Host("bench.emc"))
    if done.trap is not None:
        raise SystemExit(f"a benchmark trapped: {done.trap}")
    return done


def hello(smoke: bool) -> str:
    command = [sys.executable, "-m", "emc", "run", "hello.emc", "--pes", "4"]
    seconds = best(smoke, lambda: subprocess.run(command, check=True, capture_output=True))
    return f"{seconds:.2f} s a run of hello.emc, on 4 PEs"


def compile_speed(smoke: bool) -> str:
    functions = 20 if smoke else 200
    text = "".join(FUNCTION.format(i) for i in range(functions)) + "int main(void) { return 0; }\n"
    built("int main(void) { return 0; }\n", 4)  # the library and the grammar are not what is measured
    seconds = best(smoke, lambda: built(text, 4))
    lines = text.count("\n")
    return f"{lines / seconds:,.0f} lines/s; {lines} lines in {seconds:.2f} s"


def packets(smoke: bool) -> str:
    program = built(PACKETS, 64, f"ROUNDS={1 if smoke else 8}")
    done = run(program)
    seconds = best(smoke, lambda: run(program))
    return f"{done.packets / seconds:,.0f} packets/s; {done.packets:,} packets in {seconds:.2f} s, 64 PEs"


def calls(smoke: bool) -> str:
    program = built(CALLS, 1, f"N={12 if smoke else 18}")
    done = run(program)
    seconds = best(smoke, lambda: run(program))
    number = sum(n for c in done.counters for _, n in c.sent) // 2
    return f"{number / seconds:,.0f} calls/s; {number:,} calls in {seconds:.2f} s"


def locusroute(smoke: bool) -> str:
    wishes = Wishes(pes=Pes(16 if smoke else 64))
    program = build(read_sources(["locusroute.emc"]), wishes)
    start = time.perf_counter()
    host = Host(str(HERE.parent / "programs" / "locusroute.emc"))
    done = execute(program, "reference", Options(), host)
    seconds = time.perf_counter() - start
    if done.status != 0:
        raise SystemExit(f"locusroute failed: {done.trap or done.output.decode()}")
    simulated = program.description.clock.microseconds(done.cycles) / 1e6
    return f"{simulated / seconds:.5f} simulated/real; {done.packets / seconds:,.0f} packets/s, {seconds:.1f} s"


BENCHES: dict[str, Callable[[bool], str]] = {
    "hello": hello,
    "compile": compile_speed,
    "packets": packets,
    "calls": calls,
    "locusroute": locusroute,
}

if __name__ == "__main__":
    main()
