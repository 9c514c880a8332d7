"""`emc repl` as a process: pipes, -c, files, exit status, start-up."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from command import Done, run_here

from emc.cli.repl import Console, _host  # type: ignore[reportPrivateUsage]
from emc.machine import host

ROOT = Path(__file__).resolve().parents[2]


def repl(*words: str, stdin: str = "", cwd: Path | None = None) -> Done:
    return run_here(["repl", *words], cwd or Path.cwd(), stdin)


def repl_process(*words: str, stdin: str = "", cwd: Path | None = None) -> Done:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "emc", "repl", *words]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, cwd=cwd, env=environment, timeout=120)


@pytest.mark.slow
def test_a_pipe_has_no_prompt() -> None:
    done = repl_process("--pes", "4", stdin='#include <stdio.h>\nint x = 3;\nprintf("%d\\n", x);\nx + 4\nx\n')
    assert (done.stdout, done.stderr) == ("3\nint = 7\nint at PE 0 : 0x240 = 3\n", "")
    assert done.returncode == 0


def test_a_file_that_may_not_be_opened_is_told_each_time() -> None:
    done = repl("--pes", "1", "-c", "#include <stdio.h>", "-c", 'remove("/x") < 0', "-c", 'remove("/x") < 0')
    assert done.stdout == "int = 1\nint = 1\n" and done.stderr.count("the program may not remove `/x`") == 2
    assert "<-c 2>:1:1: warning: " in done.stderr and "<-c 3>:1:1: warning: " in done.stderr


def test_a_session_may_print_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "MOST_KEPT", 10)
    made = _host(Console(False), (), False)
    made.sinks = (None, None)
    made.console(0, bytes(100), "")
    assert made.output == b""


def test_a_file_that_is_entered_writes_no_file(tmp_path: Path) -> None:
    (tmp_path / "s.emc").write_text(f"int x = 1;\n:save {tmp_path / 'out'}\n")
    for words in (["s.emc"], ["-c", ":load s.emc"]):
        done = repl("--pes", "1", *words, "-c", "x", cwd=tmp_path)
        assert (
            done.returncode == 1 and "`:save` can't be used in `s.emc`" in done.stderr and "int at PE 0" in done.stdout
        )
    assert not (tmp_path / "out").exists()


def test_an_error_is_told_and_the_rest_goes_on() -> None:
    done = repl("--pes", "4", stdin="int x = 3;\n\ny\nx + 1\n")
    assert done.stdout == "int = 4\n" and done.returncode == 1
    assert done.stderr.startswith("<stdin>:3:1: error: `y` is not declared [E0312]\n        3 | y\n")


def test_a_trap_and_a_command_that_fails_count_as_well() -> None:
    assert repl("--pes", "1", "-c", "1 / 0 * my_pe()").returncode == 1
    assert repl("--pes", "1", "-c", ":zork").returncode == 1
    assert repl("--pes", "1", "-c", "1\n:quit\nnowhere").returncode == 0


def test_texts_and_files(tmp_path: Path) -> None:
    (tmp_path / "f.emc").write_text("int f(int n)\n{\n    return n + 1;\n}\n")
    done = repl("--pes", "2", "f.emc", "-c", "f(1)", "-c", "N_PE", cwd=tmp_path)
    assert (done.stdout, done.returncode) == ("int = 2\nint = 2\n", 0)
    done = repl("--pes", "2", "f.emc", stdin="f(5)\n", cwd=tmp_path)
    assert done.stdout == "int = 6\n"
    (tmp_path / "x.emir").write_text("module x: start @main\n")
    assert "`emc run` runs it" in repl("x.emir", cwd=tmp_path).stderr
    done = repl("nowhere.emc", cwd=tmp_path)
    assert done.returncode == 1 and done.stderr.startswith("nowhere.emc:1:1: error: no such file")


def test_messages_tell_which_text_they_mean() -> None:
    done = repl("--pes", "1", "-c", "int f(int n) { return 1 / n; }", "-c", "f()", "-c", "f(0)")
    assert "<-c 2>:1:1: error: `f` takes 1 argument, but this call gives 0" in done.stderr
    assert "<-c 1>:1:5: note: declared here\n        1 | int f(int n)" in done.stderr
    assert "<-c 1>:1:23: trap: division by zero" in done.stderr
    assert repl("--pes", "1", "-c", "f()").stderr.startswith("<-c>:1:1: error: the function `f`")


@pytest.mark.slow
def test_a_bundled_program_finds_its_headers() -> None:
    done = repl("--pes", "4", "locusroute.emc", "-c", "sizeof(struct pin)")
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("unsigned int = ")


def test_output_keeps_its_order_and_its_lines() -> None:
    text = '#include <stdio.h>\nprintf("a");\n1\nprintf("b\\n"); 2\n'
    assert repl("--pes", "1", stdin=text).stdout == "a\nint = 1\nb\nint = 2\n"


@pytest.mark.slow
def test_two_hundred_lines_are_quick() -> None:
    lines = [f"A[{i % 64}] = {i}; n += A[{i % 64}];" if i % 3 else f"n + {i}" for i in range(197)]
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = repl_process("--pes", "80", stdin="\n".join(["int global A[64], n;", *lines, "n", "A[4]"]))
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.splitlines()[-2].endswith(f" = {sum(i for i in range(197) if i % 3)}")
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before < 9  # 3 s, where nothing else runs


def test_an_endless_statement_can_be_limited() -> None:
    done = repl("--pes", "1", "--max-cycles", "10000", stdin="int x;\nfor (;;) x++;\n7\n")
    assert done.stdout == "int = 7\n" and "trap: out of cycles" in done.stderr


def test_checked_builds_are_refused() -> None:
    done = repl("--check", stdin="1\n")
    assert done.returncode == 2 and "emc run --check" in done.stderr
    assert repl("-O", "0", "--pes", "1", "-c", "3 + 4").stdout == "int = 7\n"


def test_a_machine_that_is_not_there_is_told() -> None:
    done = repl("--machine", "em5", stdin="1\n")
    assert done.returncode == 1 and "there is no machine file `em5`" in done.stderr
