"""Bad input: a message that says what, where, why and what to try; status 1, or 2 for wrong usage; no traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FIRST_LINE = re.compile(r"^[^\n]+?:\d+:\d+: (error|warning): \S.*")

FILES: dict[str, tuple[bytes, str]] = {  # the file's bytes, and a part of the message
    "binary.emc": (b"\x7fELF\0\0\1\2", "binary file"),
    "latin.emc": (b"// caf\xe9\nint main(void) { return 0; }", "not UTF-8"),
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


def test_long_line(emc, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int main(void) { return 0" + " + 1" * 250_000 + " + ; }")
    done = emc("check", "x.emc", "--pes", "1")
    check(done, "error")
    assert max(len(line) for line in done.stderr.split("\n")) < 300


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
