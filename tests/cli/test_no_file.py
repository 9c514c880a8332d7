"""What stands where a file should: devices, pipes, files without end. All are refused at once, and say why."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from command import run_here

KINDS = {"zero": "a device", "pipe": "a pipe", "long": "more than 64 MB", "sub": "a folder"}
OF_ANY = ("check {}", "run {}", "profile {}", "trace {}", "show ir {}", "show tokens {}", "exercise 1 {}", "repl {}")
COMMANDS = {
    "{}.emc": (
        "check {}",
        "run {}",
        "profile {}",
        "trace {}",
        "explore {}",
        "show ir {}",
        "show tokens {}",
        "exercise 1 {}",
        "repl {}",
    ),
    "{}.emir": ("run {}", "show ir {}"),
    "{}.toml": ("run hello.emc --machine {}", "check hello.emc --machine {}", "machines {}"),
    "{}.h": ("check includes.emc", "run includes.emc", "show tree includes.emc", "repl includes.emc"),
    "{}.session": ("repl -c", "repl {}"),
}


@pytest.fixture
def stands(tmp_path: Path, hello: str) -> Path:
    """A folder in which one of each kind stands under every name."""
    for name in COMMANDS:
        suffix = Path(name).suffix
        (tmp_path / f"zero{suffix}").symlink_to("/dev/zero")
        os.mkfifo(tmp_path / f"pipe{suffix}")
        os.truncate(os.open(tmp_path / f"long{suffix}", os.O_CREAT | os.O_WRONLY), 1 << 40)
        (tmp_path / f"sub{suffix}").mkdir()
    return tmp_path


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("name", "command"), [(name, command) for name, all in COMMANDS.items() for command in all])
def test_is_refused(emc, stands: Path, kind: str, name: str, command: str) -> None:
    file = name.format(kind)
    (stands / "includes.emc").write_text(f'#include "{file}"\nint main(void) {{ return 0; }}\n')
    words = command.format(file).split()
    done = emc(*words, *([f":load {file}"] if words[-1] == "-c" else []))
    assert done.returncode == 1 and "internal error" not in done.stderr
    assert KINDS[kind] in done.stderr or (kind == "sub" and "there is no file `sub.h`" in done.stderr), done.stderr


def test_a_header_from_elsewhere_is_not_quoted(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    (there / "secret").write_text("root:x:0:0\n")
    (here / "link.h").symlink_to(there / "secret")
    (here / "own.h").write_text("root:x:0:0\n")
    for name in (there / "secret", "../there/secret", "link.h"):
        (here / "x.emc").write_text(f'#include "{name}"\nint main(void) {{ return 0; }}\n')
        for command in (("check",), ("run",), ("show", "tree"), ("repl",)):
            done = run_here((*command, "x.emc"), here)
            assert done.returncode == 1 and "E0155" in done.stderr and "x:0:0" not in done.stderr
    assert "root:x:0:0" in run_here(("check", "x.emc", "-I", str(there)), here).stderr
    (here / "x.emc").write_text('#include "own.h"\n')
    assert "root:x:0:0" in run_here(("check", "x.emc"), here).stderr
    assert "root:x:0:0" in run_here(("check", str(here / "x.emc")), there).stderr
    (here / "x.emc").write_text(f'#include "{there}/secret"\n')
    assert "x:0:0" not in run_here(("check", str(here / "x.emc")), Path("/")).stderr


def test_ir_quotes_no_file_that_it_names(emc, tmp_path: Path) -> None:
    """Places in a .emir file are what the file says."""
    (tmp_path / "x.emc").write_text("int zero; int main(void) { return 1 / zero; }")
    text = emc("show", "ir", "x.emc", "--pes", "1").stdout
    (tmp_path / "x.emir").write_text(text.replace('"x.emc"', '"/etc/passwd"'))
    done = emc("run", "x.emir")
    assert done.returncode == 126 and "/etc/passwd:1:" in done.stderr and "root:" not in done.stderr


def test_python_does_not_quote_either(tmp_path: Path) -> None:
    import emc

    (tmp_path / "secret").write_text("root:x:0:0\n")
    with pytest.raises(emc.CompileError) as met:
        emc.compile(f'#include "{tmp_path}/secret"\nint main(void) {{ return 0; }}\n')
    assert "secret:1:" in str(met.value) and "x:0:0" not in str(met.value)
