"""`emc run`: output, status, report, figures."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_output_and_status(emc_process, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text('int puts(const char *); int main(void) { puts("out"); return 7; }')
    done = emc_process("run", "x.emc", "--pes", "4")
    assert (done.returncode, done.stdout, done.stderr) == (7, "out\n", "")


def test_report_is_silent_unless_asked(emc, hello: str) -> None:
    done = emc("run", hello, "--pes", "2x3", "-v")
    assert done.stdout == "hello\n"
    assert done.stderr.startswith("emc: 6 PEs, ")
    assert " cycles = " in done.stderr and " packets; busy " in done.stderr


@pytest.mark.slow
def test_a_bundled_program_does_not_know_where_it_lies(emc_process, tmp_path: Path) -> None:
    """Its name is what the user gave, so that its cycles are the same on every computer."""
    (tmp_path / "fib.emc").write_text((ROOT / "programs" / "fib.emc").read_text())
    here = emc_process("run", "fib.emc", "--pes", "4", "-v").stderr
    (tmp_path / "fib.emc").unlink()
    assert emc_process("run", "fib.emc", "--pes", "4", "-v").stderr == here


def test_standard_input_is_a_program(emc_process) -> None:
    done = emc_process("run", "-", "--pes", "1", stdin="int main(void) { return 5; }")
    assert (done.returncode, done.stderr) == (5, "")


def test_program_reads_standard_input(emc_process, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("#include <stdio.h>\nint main(void) { putchar(getchar() + 1); return 0; }")
    assert emc_process("run", "x.emc", "--pes", "1", stdin="a").stdout == "b"


def test_arguments_behind_the_dashes(emc, tmp_path: Path) -> None:
    text = "#include <stdio.h>\nint main(int n, char **a) { for (int i = 1; i < n; i++) puts(a[i]); return n; }"
    (tmp_path / "x.emc").write_text(text)
    done = emc("run", "--pes", "1", "x.emc", "--", "--pes", "-v", "--", "last one")
    assert (done.returncode, done.stdout) == (5, "--pes\n-v\n--\nlast one\n")


def test_bundled_programs_are_found_from_anywhere(emc) -> None:
    done = emc("run", "hello.emc", "--pes", "4")
    assert done.returncode == 0 and done.stdout


def test_own_program_wins_over_a_bundled_one(emc, hello: str) -> None:
    assert emc("run", hello, "--pes", "1").stdout == "hello\n"


def test_defines_and_includes(emc, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "h.h").write_text("#define SECOND 2\n")
    (tmp_path / "x.emc").write_text('#include "h.h"\nint main(void) { return FIRST * 10 + SECOND + THIRD; }')
    assert emc("run", "x.emc", "--pes", "1", "-DFIRST=4", "-I", "folder", "-D", "THIRD").returncode == 43


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
def test_optimisation_levels(emc, hello: str, level: str) -> None:
    assert emc("run", hello, "--pes", "2", level).stdout == "hello\n"


def test_tag_names_pe_and_time(emc, hello: str) -> None:
    line = emc("run", hello, "--pes", "2", "--tag").stdout
    assert line.endswith("hello\n") and "0" in line and line != "hello\n"


def test_stats(emc, hello: str, tmp_path: Path) -> None:
    assert emc("run", hello, "--pes", "4", "--stats", "s.json").returncode == 0
    stats = json.loads((tmp_path / "s.json").read_text())
    assert stats["schema"] == 1
    assert (stats["program"], stats["pes"], stats["engine"], stats["exit_status"]) == ("hello.emc", 4, "auto", 0)
    assert stats["network"] == "circular omega of 2 rows x 2 columns"
    assert stats["time_us"] == stats["cycles"] * 0.08
    assert stats["packets_total"] == sum(stats["packets"].values()) == sum(stats["per_pe"]["sent_packets"])
    for name, values in stats["per_pe"].items():
        assert len(values) == 4, name
    pe = stats["per_pe"]
    parts = (pe["busy_cycles"], pe["dispatch_cycles"], pe["spilling_cycles"], pe["idle_cycles"])
    assert [sum(one) for one in zip(*parts, strict=True)] == [stats["cycles"]] * 4


def test_stats_of_a_trap(emc, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int main(void) { int *p = 0; return *p; }")
    done = emc("run", "x.emc", "--pes", "1", "--stats", "s.json")
    assert done.returncode == 126
    assert done.stderr.startswith("x.emc:1:37: trap: null pointer (PE 0, cycle ")
    stats = json.loads((tmp_path / "s.json").read_text())
    assert stats["exit_status"] == 126 and stats["trap"].startswith("x.emc:1:37: trap: null pointer")


def test_an_argument_that_the_program_did_not_get(emc, tmp_path: Path) -> None:
    text = "#include <stdlib.h>\nint main(int argc, char **argv) { return atoi(argv[1]) + atoi(argv[2]); }\n"
    (tmp_path / "x.c").write_text(text)
    for given, missing in ([], 1), (["--", "3"], 2):
        for check in [], ["--check"]:
            last = emc("run", "x.c", *check, *given).stderr.splitlines()[-1].strip()
            assert last == f"= the program got no argument {missing}: write arguments after `--`, as in `-- 17`"
    assert emc("run", "x.c", "--", "3", "4").returncode == 7


def test_a_trap_with_memory_overwritten_is_found_by_a_checked_run(emc, tmp_path: Path) -> None:
    """Where the damage shows is not where it was done: a checked run names the line. A small program is run so."""
    advice = "run it with --check, which checks each access and reports its line and object"
    (tmp_path / "x.emc").write_text(
        "int global A[8];\nint n = 1600;\nint main(void)\n{\n"
        "    int i;\n    everywhere (A) dowith (n) { for (i = 0; i < n; i++) A[i] = 7; }\n    return 0;\n}\n"
    )
    done = emc("run", "x.emc", "--pes", "4")
    assert done.returncode != 0 and done.stderr.startswith("<lib>/") and advice not in done.stderr
    assert "x.emc:6:57: warning: the checked build of this program traps here: index 2 is outside of `A`" in done.stderr
    alone = emc("run", "x.emc", "--pes", "4", "--no-races")
    assert alone.returncode != 0 and "<lib>/" in alone.stderr and alone.stderr.endswith(f"{advice}\n")
    checked = emc("run", "x.emc", "--pes", "4", "--check")
    assert checked.stderr.startswith("x.emc:6:57: trap: index 2 is outside of `A`") and advice not in checked.stderr
    (tmp_path / "y.emc").write_text("int main(void) { int *p = 0; return *p; }")
    assert advice not in emc("run", "y.emc", "--pes", "1").stderr


def test_max_cycles(emc, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int main(void) { for (;;) resched(); }")
    done = emc("run", "x.emc", "--pes", "1", "--max-cycles", "5000")
    assert done.returncode == 124 and "trap: out of cycles" in done.stderr


@pytest.mark.parametrize("size, status", [("64K", 0), ("1.31M", 0), ("4MB", 0), ("100000", 0), ("1G", 1), ("1K", 1)])
def test_memory_sizes(emc, hello: str, size: str, status: int) -> None:
    assert emc("run", hello, "--pes", "2", "--memory", size).returncode == status


def test_ir_file_runs_alike(emc, hello: str, tmp_path: Path) -> None:
    shown = emc("show", "ir", hello, "--pes", "3")
    (tmp_path / "x.emir").write_text(shown.stdout)
    first, second = emc("run", hello, "--pes", "3", "-v"), emc("run", "x.emir", "-v")
    assert (first.stdout, first.stderr) == (second.stdout, second.stderr)
    assert "compiled for 3 PEs" in emc("run", "x.emir", "--pes", "4").stderr


def test_files_are_closed_to_programs_unless_allowed(emc, tmp_path: Path) -> None:
    other = tmp_path.parent / f"{tmp_path.name}-other"
    other.mkdir()
    (other / "f.txt").write_text("x")
    text = '#include <stdio.h>\nint main(int n, char **a) { return fopen(NAME, "r") ? 3 : 4; }'
    (tmp_path / "x.emc").write_text(text)
    name = f'-DNAME="{other}/f.txt"'
    assert emc("run", "x.emc", "--pes", "1", name).returncode == 4
    assert emc("run", "x.emc", "--pes", "1", name, "--allow", str(other)).returncode == 3
    assert emc("run", "x.emc", "--pes", "1", name, "--", str(other / "f.txt")).returncode == 3


@pytest.mark.slow
def test_control_c_says_where_threads_stand(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int global c;\nint main(void) { forkwith () { i_read(&c); } for (;;) resched(); }")
    process = subprocess.Popen(
        [sys.executable, "-m", "emc", "run", "x.emc", "--pes", "2", "--stats", "s.json"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    time.sleep(2.5)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 130, errors
    assert "trap: interrupted" in errors and "i_read" in errors
    assert json.loads((tmp_path / "s.json").read_text())["exit_status"] == 130


def test_closed_pipe_is_quiet(emc, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text('int puts(const char *); int main(void) { for (;;) puts("line"); }')
    command = f"{sys.executable} -m emc run x.emc --pes 1 | head -2"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, shell=True, cwd=tmp_path, capture_output=True, text=True, env=environment, timeout=60
    )
    assert (done.stdout, done.stderr) == ("line\nline\n", "")


@pytest.mark.slow
@pytest.mark.parametrize("closed", ["<&-", "2>&-", "<&- 2>&-"])
def test_standard_streams_may_be_closed(tmp_path: Path, closed: str) -> None:
    (tmp_path / "x.emc").write_text('int puts(const char *); int main(void) { puts("out"); return 7; }')
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    for words, out, status in (("run x.emc", "out\n", 7), ("repl --pes 1 -c 6*7", "int = 42\n", 0)):
        command = f"{sys.executable} -m emc {words} {closed}"
        done = subprocess.run(
            command, shell=True, cwd=tmp_path, capture_output=True, text=True, env=environment, timeout=60
        )
        assert (done.returncode, done.stdout, done.stderr) == (status, out, "")


@pytest.mark.slow
def test_output_that_knows_ascii_alone(emc_process, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int main(void) { return €; }", encoding="utf-8")
    done = emc_process("run", "x.emc", PYTHONIOENCODING="ascii")
    assert done.returncode == 1 and "error: `\\u20ac` is not allowed" in done.stderr
    done = emc_process("repl", "--pes", "1", "-c", 'char *s = "é"; s', PYTHONIOENCODING="ascii")
    assert (done.stdout.split(" = ")[-1], done.stderr) == ('"\\xe9"\n', "")


def test_terminal_gets_report_and_colours(tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int main(void) { int *p = 0; return *p; }")
    text = _on_terminal(tmp_path, {})
    assert "\x1b[" in text and "emc: 1 PE, " in text
    assert "\x1b[" not in _on_terminal(tmp_path, {"NO_COLOR": "1"})


def _on_terminal(folder: Path, environment: dict[str, str]) -> str:
    """What a run of x.emc writes to a terminal that is its stderr."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "emc", "run", "x.emc", "--pes", "1"],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", **environment},
    )
    os.close(theirs)
    text = b""
    while True:
        try:
            piece = os.read(ours, 4096)
        except OSError:
            break
        if not piece:
            break
        text += piece
    process.wait(timeout=30)
    os.close(ours)
    return text.decode()
