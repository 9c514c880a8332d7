"""Ctrl-C ends every command quietly with 130, whatever it is doing: also while modules are loaded."""

from __future__ import annotations

import fcntl
import os
import random
import signal
import subprocess
import sys
import termios
import time
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest
from covering import spread

from emc.exercises import run_once
from emc.machine.run import INTERRUPTED

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = (
    *("run hello.emc", "run hello.emc --engine reference", "check hello.emc", "show ir hello.emc", "repl hello.emc"),
    *("profile hello.emc", "trace hello.emc --text", "machines em4", "explain E0312", "exercise", "cache info"),
    *("exercise 1 hello.emc", "show tree hello.emc", "repl -c 1+1", "--help", "explore hello.emc"),
)

# A process in which loading the n-th module after the start is met by Ctrl-C.
EARLY = """
import os, signal, sys
class Met:
    left = {n}
    def find_spec(self, name, path=None, target=None):
        Met.left -= 1
        if Met.left == 0:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Met())
sys.argv = ["emc", *{words!r}]
from emc.cli import main
main()
"""
MODULES = (1, 70, 7, 40)
BEFORE = 3  # modules, before Ctrl-C is in our hands: emc, emc.cli, _signal


def started(folder: Path, *command: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment)


@pytest.mark.parametrize(
    ("words", "n"),
    [*zip(COMMANDS[:2] * 2, MODULES, strict=True)]
    + [pytest.param(*one, marks=pytest.mark.slow) for one in spread(COMMANDS, (40, 1, 70, 7))],
)
def test_while_modules_are_loaded(words: str, n: int, tmp_path: Path, hello: str) -> None:
    process = started(tmp_path, sys.executable, "-c", EARLY.format(n=BEFORE + n, words=words.split()))
    _, said = process.communicate(timeout=60)
    assert (process.returncode, said) == (130, "emc: interrupted\n")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_at_any_time(seed: int, tmp_path: Path, hello: str) -> None:
    """The first line of output of this little program says that Python itself has started."""
    begin = "import sys\nprint('now', flush=True)\nsys.argv[0] = 'emc'\nfrom emc.cli import main\nmain()"
    chance = random.Random(seed)
    for words in COMMANDS * 3:
        process = started(tmp_path, sys.executable, "-c", begin, *words.split())
        assert process.stdout is not None and process.stdout.readline() == "now\n"
        time.sleep(0.02 + chance.random() ** 2)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
        assert "Traceback" not in said and "Exception" not in said and "internal error" not in said, (words, said)
        assert process.returncode in (0, 130) or words == "exercise 1 hello.emc", (words, said)


FLOOD = '#include <stdio.h>\nint main(void) { for (;;) puts("so many words that no pipe has room for all of them"); }\n'


@pytest.mark.slow
@pytest.mark.parametrize("words", ["run flood.c", "run flood.c --engine reference", "repl flood.c -c main()"])
def test_while_no_reader_takes_the_output(words: str, tmp_path: Path) -> None:
    (tmp_path / "flood.c").write_text(FLOOD)
    process = started(tmp_path, sys.executable, "-m", "emc", *words.split(), "--pes", "1")
    assert process.stdout is not None
    room = array("i", [0])
    before = -1
    while not before == room[0] > 4096:
        before = room[0]
        time.sleep(0.5)
        fcntl.ioctl(process.stdout, termios.FIONREAD, room)
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 130
    assert "trap: interrupted" in process.communicate(timeout=60)[1]


def test_a_script_of_the_prompt_ends(tmp_path: Path) -> None:
    words = ("repl", "--pes", "1", "-c", "#include <stdio.h>", "-c", 'puts("begun"); for (;;) resched();', "-c", "1")
    process = started(tmp_path, sys.executable, "-m", "emc", *words)
    assert process.stdout is not None and process.stdout.readline() == "begun\n"
    process.send_signal(signal.SIGINT)
    out, said = process.communicate(timeout=60)
    assert process.returncode == 130 and "trap: interrupted" in said and out == ""


def test_an_exercise_ends(emc: Callable[..., subprocess.CompletedProcess[str]], hello: str, monkeypatch) -> None:
    class Interrupted:
        status, trap = INTERRUPTED, None

    monkeypatch.setattr(run_once, "execute", lambda *_: Interrupted())
    done = emc("exercise", "1", hello)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "emc: interrupted")


@pytest.mark.slow
def test_one_in_the_background_does_not_hear_it(tmp_path: Path, hello: str) -> None:
    """A shell that starts a command in the background has it ignore Ctrl-C."""
    begin = "import signal, os, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); os.execv(sys.argv[1], sys.argv[1:])"
    process = started(tmp_path, sys.executable, "-c", begin, sys.executable, "-m", "emc", "run", hello)
    for _ in range(5):
        time.sleep(0.1)
        process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=60)[0] == "hello\n" and process.returncode == 0


# runs for some seconds after it has said so
LONG = """
#include <stdio.h>
int main(void) { volatile int i; puts("on"); fflush(stdout); for (i = 0; i >= 0; i++) resched(); }
"""


def recording(folder: Path, *words: str) -> subprocess.Popen[str]:
    """A run that is recorded, and has begun."""
    (folder / "long.emc").write_text(LONG)
    command = ("trace", "long.emc", "--pes", "1", *words)
    process = started(folder, sys.executable, "-m", "emc", *command)
    assert process.stdout is not None and process.stdout.readline() == "on\n"
    time.sleep(0.5)
    return process


@pytest.mark.slow
def test_what_is_recorded_is_finished_and_a_line_says_so(tmp_path: Path) -> None:
    process = recording(tmp_path, "--html", "x.html")
    process.send_signal(signal.SIGINT)
    assert process.stderr is not None and process.stderr.readline().startswith("emc: interrupted; finishing what is")
    assert process.communicate(timeout=60) and process.returncode == 130 and (tmp_path / "x.html").exists()


@pytest.mark.slow
def test_a_second_time_ends_it_at_once(tmp_path: Path) -> None:
    process = recording(tmp_path, "--html", "x.html")
    process.send_signal(signal.SIGINT)
    assert process.stderr is not None and "finishing" in process.stderr.readline()
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=60)[1]
    assert process.returncode == 130 and said == "emc: interrupted\n", said
    assert sorted(os.listdir(tmp_path)) == ["long.emc"]


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_recording_that_is_killed_leaves_nothing(how: signal.Signals, tmp_path: Path) -> None:
    process = recording(tmp_path, "-o", "x.trace")
    process.send_signal(how)
    _, said = process.communicate(timeout=60)
    assert process.returncode == (128 + how if how == signal.SIGTERM else -how) and said == ""
    assert (how == signal.SIGKILL and not hasattr(os, "O_TMPFILE")) or os.listdir(tmp_path) == ["long.emc"]
