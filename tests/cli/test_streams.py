"""Output that can't be written is told, and the status is not that of success: full disks, closed streams and pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WRITING = (
    *("run hello.emc", "run hello.emc --engine reference", "run hello.emc -v", "check hello.emc --format json"),
    *("show ir hello.emc", "show tokens hello.emc --own", "show ir hello.emc --json", "show packets hello.emc --side"),
    *("profile hello.emc", "trace hello.emc", "trace hello.emc --text -o t.json", "machines", "machines em4"),
    *(
        "explain",
        "explain E0101 deadlock",
        "exercise",
        "exercise 1",
        "exercise 1 --start",
        "exercise 1 --solution --yes",
    ),
    *("exercise 1 hello.emc", "cache info", "--help", "--version", "run --help", "repl -c 6*7"),
    *("repl hello.emc -c main()", "repl -c :help"),
)
EVERYDAY = ("run hello.emc", "check hello.emc --format json", "repl -c 6*7")
FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
BOTH = ("2> /dev/full", "> /dev/full 2>&1", ">&- 2>&-")
Shell = Callable[..., "subprocess.CompletedProcess[str]"]
BUFFERS = ("", "1")  # PYTHONUNBUFFERED


def each(first: int) -> list[object]:
    """Each command, with a buffer and without in turn; the everyday ones with one."""
    found: list[object] = []
    for number, words in enumerate(WRITING):
        buffer = "" if words in EVERYDAY else BUFFERS[(first + number) % 2]
        marks = () if words in EVERYDAY else pytest.mark.slow
        found.append(pytest.param(buffer, words, id=f"{words}{' unbuffered' * bool(buffer)}", marks=marks))
    return found


@pytest.fixture(params=["", pytest.param("1", marks=pytest.mark.slow)], ids=["", "unbuffered"])
def shell(request: pytest.FixtureRequest, tmp_path: Path, hello: str) -> Shell:
    """`shell("run hello.emc", "> /dev/full")`, with Python's streams as it pleases Python, and without a buffer."""

    def run(words: str, where: str) -> subprocess.CompletedProcess[str]:
        quoted = " ".join(f"'{word}'" for word in words.split())
        return subprocess.run(
            ["bash", "-c", f"'{sys.executable}' -m emc {quoted} {where}"],
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": request.param},
        )

    return run


@FULL
@pytest.mark.parametrize(("shell", "words"), each(0), indirect=["shell"])
def test_a_full_disk(shell: Shell, words: str) -> None:
    done = shell(words, "> /dev/full")
    assert done.returncode == 1 and done.stderr.endswith("emc: can't write the output: No space left on device\n")
    assert done.stderr.count("can't write") == 1


@pytest.mark.parametrize(("shell", "words"), each(1), indirect=["shell"])
def test_a_closed_stream(shell: Shell, words: str) -> None:
    done = shell(words, ">&-")
    assert done.returncode == 1 and done.stderr.endswith("emc: can't write the output: Bad file descriptor\n")
    assert done.stderr.count("can't write") == 1


@pytest.mark.parametrize(("shell", "words"), each(0), indirect=["shell"])
def test_a_closed_pipe(shell: Shell, words: str) -> None:
    """It ends us as SIGPIPE ends others: quietly."""
    done = shell(words, "| true; echo ${PIPESTATUS[0]}")
    assert (done.stdout, done.stderr) == ("141\n", "")


@FULL
@pytest.mark.slow
@pytest.mark.parametrize("where", ["2>&-", "2> /dev/full", "> /dev/full 2>&1", ">&- 2>&-"])
def test_messages_that_nobody_gets(shell: Shell, tmp_path: Path, where: str) -> None:
    """A status that says what was wrong stays; success does not."""
    (tmp_path / "trap.c").write_text("int zero; int main(void) { return 1 / zero; }")
    (tmp_path / "wrong.c").write_text("int main(void) { return x; }")
    (tmp_path / "warns.c").write_text("int main(void) { int unused; return 0; }")
    (tmp_path / "sees.c").write_text('#include <stdio.h>\nint main(void) { return fputs("x", stderr) < 0 ? 3 : 0; }')
    statuses = {"run trap.c": 126, "run wrong.c": 1, "check wrong.c": 1, "run warns.c": 1, "check warns.c": 1}
    statuses |= {"run sees.c": 3, "run nowhere.c": 1, "run --bogus": 2, "run hello.emc -v": 1, "explain nothing": 1}
    statuses |= {"run hello.emc --format json": 1, "repl -c x": 1}
    for words, status in statuses.items():
        done = shell(words, where)
        assert (done.returncode, done.stderr) == (status, ""), words
        assert done.stdout == ("hello\n" if "hello" in words and where.startswith("2") else "")


@pytest.mark.slow
def test_nothing_is_wrong_with_a_stream_that_is_not_needed(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "quiet.c").write_text("int main(void) { return 0; }")
    for words in ("run quiet.c", "check quiet.c", "check hello.emc"):
        assert shell(words, ">&- 2>&- <&-").returncode == 0
    assert shell("run hello.emc", "2>&- <&-").stdout == "hello\n"


@pytest.mark.slow
@FULL
def test_a_program_sees_that_its_output_is_lost(shell: Shell, tmp_path: Path) -> None:
    text = '#include <stdio.h>\nint main(void) { return puts("x") == EOF ? 5 : 0; }'
    (tmp_path / "sees.c").write_text(text)
    for engine in ("reference", "native"):
        done = shell(f"run sees.c --engine {engine}", "> /dev/full")
        assert (done.returncode, done.stderr) == (5, "emc: can't write the output: No space left on device\n")


@pytest.mark.slow
def test_long_output_is_whole(shell: Shell, tmp_path: Path) -> None:
    """Also where a write takes less than it is given."""
    text = '#include <stdio.h>\nint main(void) { for (int i = 0; i < 300; i++) printf("%01000d\\n", i); return 0; }'
    (tmp_path / "long.c").write_text(text)
    done = shell("run long.c", "| (sleep 1; cat)")
    assert done.stdout == "".join(f"{i:01000}\n" for i in range(300))
