"""Bad input: a message that says what, where, why and what to try; status 1, or 2 for wrong usage; no traceback."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

FIRST_LINE = re.compile(r"^[^\n]+?:\d+:\d+: (error|warning): \S.*")

FILES: dict[str, tuple[bytes, str]] = {  # the file's bytes, and a part of the message
    "binary.emc": (b"\x7fELF\0\0\1\2", "binary file"),
    "latin.emc": (b"int caf\xe9;\nint main(void) { return 0; }", "not UTF-8"),
    "empty.emc": (b"", "empty"),
    "blank.emc": (b"\n  \n", "empty"),
    "comment.emc": (b"int main(void) { return 0; } /* never", "comment"),
    "string.emc": (b'char *s = "never;\nint main(void) { return 0; }', "string"),
    "nomain.emc": (b"int f(void) { return 0; }", "no `main`"),
    "include.emc": (b'#include "include.emc"\nint main(void) { return 0; }', "include"),
    "undefined.emc": (b"int f(int); int main(void) { return f(1); }", "`f`"),
    "parentheses.emc": (b"int main(void) { return " + b"(" * 10000 + b"1" + b")" * 10000 + b"; }", "deep"),
    "braces.emc": (b"int main(void) { " + b"{" * 10000 + b"}" * 10000 + b" return 0; }", "deep"),
    "stars.emc": (b"int main(void) { int " + b"*" * 10000 + b"p; return 0; }", "deep"),
    "garbage.emc": (b"@ $ ` \\ #", "error"),
    "half.emc": (b"int main(void) { return 0;", "`}`"),
    "x.txt": (b"int main(void) { return 0; }", ".emc"),
    "x.emir": (b"this is no IR", "error"),
    "bad.emir": (b"module x: start @nobody, pes 1\n", "nobody"),
}


def check(done, part: str, status: int = 1) -> None:
    assert done.returncode == status, done.stderr
    assert FIRST_LINE.match(done.stderr), done.stderr
    assert part in done.stderr, done.stderr[-2000:]
    assert "Traceback" not in done.stderr and "internal error" not in done.stderr
    assert len(done.stderr) < 20000
    assert done.stdout == ""


@pytest.mark.parametrize("name", FILES)
def test_file(emc, tmp_path: Path, name: str) -> None:
    text, part = FILES[name]
    (tmp_path / name).write_bytes(text)
    check(emc("run", name, *([] if name.endswith(".emir") else ["--pes", "2"])), part)


@pytest.mark.slow
def test_long_line(emc, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int main(void) { return 0" + " + 1" * 250_000 + " + ; }")
    done = emc("check", "x.emc", "--pes", "1")
    check(done, "error")
    assert max(len(line) for line in done.stderr.split("\n")) < 300


@pytest.mark.slow
def test_long_line_is_no_mistake(emc, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(
        "int a[] = {" + "1," * 100_000 + "};" + " " * 800_000 + "int main(void) { return a[99999]; }"
    )
    assert emc("run", "x.emc", "--pes", "1").returncode == 1  # the program's own status


def test_missing_file(emc) -> None:
    check(emc("run", "nowhere.emc"), "no such file")


def test_missing_file_with_a_near_name(emc, hello: str) -> None:
    check(emc("run", "helo.emc"), "did you mean `hello.emc`?")


def test_all_missing_files_are_named(emc) -> None:
    done = emc("check", "one.emc", "two.emc")
    assert done.returncode == 1 and "one.emc:1:1" in done.stderr and "two.emc:1:1" in done.stderr


def test_folder(emc, tmp_path: Path) -> None:
    (tmp_path / "folder.emc").mkdir()
    check(emc("run", "folder.emc"), "folder")


def test_two_mains(emc, tmp_path: Path) -> None:
    for name in ("a.emc", "b.emc"):
        (tmp_path / name).write_text("int main(void) { return 0; }")
    done = emc("run", "a.emc", "b.emc", "--pes", "1")
    check(done, "`main` is defined twice")
    assert "a.emc:1:1: note: " in done.stderr


def test_errors_of_all_files_come_together(emc, tmp_path: Path) -> None:
    (tmp_path / "a.emc").write_text("int main(void) { return x; }")
    (tmp_path / "b.emc").write_text("int f(void) { return y; }")
    done = emc("check", "a.emc", "b.emc")
    assert "`x`" in done.stderr and "`y`" in done.stderr and done.returncode == 1


@pytest.mark.parametrize("pes", ["0", "70000", "abc", "-1", "0x4", "8x", "300x300", "1.5", "", "99999999999999999999"])
def test_pes(emc, hello: str, pes: str) -> None:
    done = emc("run", hello, "--pes", pes)
    assert done.returncode == 2 and "--pes" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("run",),
        ("walk", "hello.emc"),
        ("run", "hello.emc", "--memory", "lots"),
        ("run", "hello.emc", "--max-cycles", "0"),
        ("run", "hello.emc", "--nothing"),
        ("run", "hello.emc", "-O7"),
        ("run", "hello.emc", "--queue", "0"),
        ("show", "soup", "hello.emc"),
    ],
)
def test_wrong_usage(emc, hello: str, words: tuple[str, ...]) -> None:
    done = emc(*words)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "Usage" in done.stderr + done.stdout


@pytest.mark.parametrize(
    "text, part",
    [
        ("[clock\nhertz = 1", "TOML"),
        ("[clock]\nhertz = 'fast'\n", "number"),
        ("[clock]\nhertz = 0\n", "hertz"),
        ("[cost]\nmemroy = 2\n", "did you mean `memory`?"),
        ("[network]\ntopology = 'ring'\n", "topology"),
        ("\xff", "error"),
    ],
)
def test_machine_file(emc, hello: str, tmp_path: Path, text: str, part: str) -> None:
    (tmp_path / "m.toml").write_bytes(text.encode("latin-1"))
    check(emc("run", hello, "--machine", "m.toml", "--pes", "1"), part)


def test_unknown_machine_and_engine(emc, hello: str) -> None:
    check(emc("run", hello, "--machine", "em5"), "did you mean `em4` or `emx`?")
    check(emc("run", hello, "--engine", "referense"), "did you mean `reference`?")


@pytest.mark.parametrize("name", ["no/folder/s.json", "."])
def test_stats_file_that_can_not_be_written(emc, hello: str, name: str) -> None:
    check(emc("run", hello, "--pes", "1", "--stats", name), "can't write the stats")


def test_a_bug_of_ours_keeps_the_inputs(emc_process, hello: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import emc.route\nemc.route.verify = lambda *_: 1 // 0\n")
    root = str(Path(__file__).resolve().parents[2])
    done = emc_process("run", hello, "--pes", "1", PYTHONPATH=f"{tmp_path}:{root}", TMPDIR=str(tmp_path))
    assert done.returncode == 70, done.stderr
    kept = re.search(r"kept in (\S+):", done.stderr)
    assert kept is not None and "bug in emc" in done.stderr
    text = Path(kept[1]).read_text()
    assert 'puts("hello")' in text and "ZeroDivisionError" in text and "'run', 'hello.emc'" in text


LONG = "a" * 300


@pytest.mark.parametrize(
    "words",
    [
        *(f"check {LONG}.emc", f"run {'a/' * 3000}.emc", f"repl {LONG}", f"machines {LONG}", f"repl -c :load_{LONG}"),
        *(f"run hello.emc --stats {LONG}", f"run hello.emc --machine {LONG}", "check *.c", "run [a-z]*.emc"),
        *(f"trace hello.emc -o {LONG}/x", f"profile hello.emc --html {LONG}", f"exercise 1 {LONG}.c"),
        *(f"repl -c :save_{LONG}", f"explain {LONG}", f"show ir {LONG}.c", "run nowhere/"),
    ],
    ids=lambda words: words[:30],
)
def test_names_that_no_file_has(emc, hello: str, words: str) -> None:
    done = emc(*(word.replace("_", " ") for word in words.split()))
    assert done.returncode == 1 and "error: " in done.stderr and "internal error" not in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        *("run closed/x.emc", "run hello.emc --stats closed/s", "run hello.emc --machine closed/m.toml"),
        *("check i.c", "repl closed/x", "exercise 1 closed/x.c"),
    ],
)
def test_folders_that_the_user_may_not_enter(
    emc, tmp_path: Path, hello: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As they are for others than root, who may enter all."""
    (tmp_path / "closed").mkdir()
    (tmp_path / "i.c").write_text('#include "closed/x.emc"\nint main(void) { return 0; }')
    stat, opened, access = os.stat, os.open, os.access

    def refuse(path: object) -> None:
        if isinstance(path, str | os.PathLike) and os.fspath(path).startswith(("closed/", f"{tmp_path}/closed/")):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)

    monkeypatch.setattr(os, "stat", lambda path, *rest, **named: (refuse(path), stat(path, *rest, **named))[1])
    monkeypatch.setattr(os, "open", lambda path, *rest, **named: (refuse(path), opened(path, *rest, **named))[1])
    monkeypatch.setattr(os, "access", lambda path, *rest: "closed" not in os.fspath(path) and access(path, *rest))
    done = emc(*words.split())
    assert done.returncode == 1 and "error: " in done.stderr and "internal error" not in done.stderr


@pytest.mark.parametrize("name", ["", "=1", "1", "defined", "A B", "A(x", "A=1\n#include <x>", "a-b", "A(x)y"])
def test_macros_that_can_not_be(emc, hello: str, name: str) -> None:
    done = emc("run", hello, "-D", name)
    assert done.returncode == 2 and "is neither NAME nor NAME=VALUE" in done.stderr


def test_macros_that_can_be(emc, tmp_path: Path) -> None:
    (tmp_path / "x.c").write_text("int main(void) { return A + B(2) + C; }")
    assert emc("run", "x.c", "-D", "A", "-D", "B(x)=x*x", "-D", "C=a=b", "-D", "a=3", "-D", "b").returncode == 1
    assert emc("run", "x.c", "-D", "A", "-D", "B(x)=x*x", "-D", "C=1").returncode == 6


def test_names_of_files_are_no_orders_to_a_terminal(emc, tmp_path: Path) -> None:
    name = "a\nb\x1b[31m.emc"
    (tmp_path / name).write_text("int zero;\nint main(void) { return 1 / zero; }")
    for command in (("run", name), ("check", name, "-D", "zero=")):
        said = emc(*command).stderr
        assert "\x1b" not in said and said.startswith("a␊b␛[31m.emc:")


def test_what_ir_says_is_no_order_to_a_terminal(emc, tmp_path: Path) -> None:
    (tmp_path / "\x1b[31m.c").write_text("int zero;\nint main(void) { return 1 / zero; }")
    (tmp_path / "x.emir").write_text(emc("show", "ir", "\x1b[31m.c", "--pes", "1").stdout)
    said = emc("run", "x.emir").stderr
    assert "division by zero" in said and "\x1b" not in said


def test_a_folder_that_is_gone(emc_process, tmp_path: Path) -> None:
    here = tmp_path / "here"
    here.mkdir()
    command = f"cd here && rmdir ../here && {sys.executable} -m emc"
    for words in ("run ../hello.emc", "repl -c 1", "check -", "exercise 1 x.c"):
        here.mkdir(exist_ok=True)
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
        done = subprocess.run(
            ["bash", "-c", f"{command} {words}"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            input="",
            env=environment,
        )
        assert done.returncode == 1 and "the current folder can't be used" in done.stderr
