"""The prompt at a real terminal (a pty, through pexpect): what is typed, Ctrl-C, Ctrl-D, completion, history."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120  # seconds: other work shares the computer
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


class Terminal:
    """A prompt and the hands before it."""

    def __init__(self, state: Path, *words: str):
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "XDG_STATE_HOME": str(state)}
        environment |= {"PROMPT_TOOLKIT_NO_CPR": "1", "NO_COLOR": "1"}
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "emc", "repl", *words],
            env=environment,
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(50, 160),
        )
        self.prompt()

    def prompt(self) -> None:
        self.child.expect_exact("emc>")

    def type(self, text: str, *answers: str) -> None:
        """A line, Enter, and what must come, in order, before the next prompt."""
        self.child.send(f"{text}\r")
        for answer in answers:
            self.child.expect_exact(answer)
        self.child.expect(r"\n(\x1b\[[0-9;?]*[A-Za-z])*emc>")

    def more(self, text: str) -> None:
        """A line that is not the last."""
        self.child.send(f"{text}\r")
        self.child.expect_exact("...>")

    def leave(self) -> int:
        self.child.send("\x04")
        self.child.expect(pexpect.EOF)
        self.child.close()
        return self.child.exitstatus


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    one = Terminal(tmp_path, "--pes", "4")
    yield one
    one.child.close(force=True)


@pytest.mark.slow
def test_a_spread_array(terminal: Terminal) -> None:
    terminal.type("int global A[8], s;")
    terminal.more("everywhere (A) dowith () {")
    terminal.more("for (int i = 0; i < own_count(A); i++) A[i] = own_index(A, i) * 10;")
    terminal.more("}")
    terminal.type("")
    terminal.type("everywhere (A) dowith () { s = A[0] + A[1]; } reductionsum (s);")
    terminal.type("s", "int at PE 0 : 0x248 = 280")
    terminal.type("&A[5]", "int global * -> PE 1 : 0x244 = 50")
    terminal.type(":mem 1 A", "0x0240  A[1]  0x0000000a          10", "0x0244  A[5]  0x00000032          50")
    assert terminal.leave() == 0


@pytest.mark.slow
def test_an_error_in_the_middle(terminal: Terminal) -> None:
    terminal.type("int x = 3;")
    terminal.type("x = y;", "<2>:1:5: error: `y` is not declared [E0312]", "x = y;", "^")
    terminal.type("1 / (x - 3)", "trap: division by zero")
    terminal.type("x", "int at PE 0 : 0x240 = 3")


def stop(terminal: Terminal, statement: str) -> None:
    """Runs an endless statement, and stops it when it surely runs."""
    terminal.child.send(f'puts("it runs"); {statement}\r')
    terminal.child.expect_exact("it runs\r\n")
    terminal.child.expect(pexpect.TIMEOUT, timeout=2)
    terminal.child.sendintr()
    terminal.child.expect_exact("trap: interrupted")
    terminal.prompt()


@pytest.mark.slow
def test_an_endless_loop_is_stopped(terminal: Terminal) -> None:
    terminal.type("#include <stdio.h>")
    terminal.type("int x, global far[4];")
    for statement in ("for (;;) x++;", "for (;;) x += far[3];"):
        stop(terminal, statement)
        terminal.type("3 + 4", "int = 7")
    terminal.type("x = 5; x", "= 5")


@pytest.mark.slow
def test_what_was_under_way_when_it_was_stopped(terminal: Terminal) -> None:
    terminal.type("#include <stdio.h>")
    terminal.type("int x, global far[4];")
    stop(terminal, "iterate (20) dowith () { int v = 0; for (;;) v += far[3]; };")
    terminal.type(":threads", "when the last statement was stopped, at cycle")
    terminal.type(":packets", "from PE")


def test_several_lines_and_a_choice(terminal: Terminal) -> None:
    terminal.more("int f(int n)")
    terminal.more("{")
    terminal.more("if (n) return 1;")
    terminal.more("else return 2;")
    terminal.type("}")
    terminal.type("f(0)", "int = 2")
    terminal.more("if (f(1) == 1)")
    terminal.more("f(3);")
    terminal.type("else f(4);")
    terminal.more("/* a comment")
    terminal.type("ends */ f(1)", "int = 1")
    terminal.type("int f(int n) { return n * 100; }")
    terminal.type("f(2)", "int = 200")


@pytest.mark.slow
def test_completion(terminal: Terminal) -> None:
    terminal.type("struct point { int horizontal, vertical; } p = {3, 4};")
    terminal.child.send("p.hor\t")
    terminal.type("", "int at PE 0 : 0x240 = 3")
    terminal.child.send(":sta\t")
    terminal.type("", "cycles,")


@pytest.mark.slow
def test_keys_at_the_prompt(terminal: Terminal) -> None:
    terminal.child.send("nonsense and more")
    terminal.child.sendintr()
    terminal.prompt()
    terminal.type("1 + 1", "int = 2")
    terminal.more("int g(void) {")
    terminal.child.sendintr()
    terminal.prompt()
    terminal.type("2 + 2", "int = 4")
    assert terminal.leave() == 0


@pytest.mark.slow
def test_pasted_lines_are_inputs_of_their_own(terminal: Terminal) -> None:
    terminal.type("\x1b[200~int x = 3;\nx\nif (x)\n    x = 7;\n\nx + 1\x1b[201~", "int at PE 0 : 0x240 = 3", "int = 8")


@pytest.mark.slow
def test_quit(terminal: Terminal) -> None:
    terminal.child.send(":quit\r")
    terminal.child.expect(pexpect.EOF)
    terminal.child.close()
    assert terminal.child.exitstatus == 0


@pytest.mark.slow
def test_history_lasts(tmp_path: Path) -> None:
    first = Terminal(tmp_path, "--pes", "1")
    first.type("40 + 2", "int = 42")
    assert first.leave() == 0
    second = Terminal(tmp_path, "--pes", "1")
    second.child.send("\x1b[A")
    second.type("", "40 + 2", "int = 42")
    assert second.leave() == 0


@pytest.mark.slow
def test_a_history_that_cannot_be_kept_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "emc").write_text("a file, where a folder should be")
    terminal = Terminal(tmp_path, "--pes", "1")
    terminal.type("1 + 1", "int = 2")
    assert terminal.leave() == 0


def test_colours(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm-256color", "XDG_STATE_HOME": str(tmp_path)}
    environment.pop("NO_COLOR", None)
    child = pexpect.spawn(sys.executable, ["-m", "emc", "repl"], env=environment, encoding="utf-8", timeout=PATIENCE)
    child.expect_exact("emc>")
    child.send("int x")
    child.expect(r"\x1b\[0;(38;5;\d+|\d+)[0-9;]*mint")
    child.close(force=True)
