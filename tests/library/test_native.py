"""The C part of the library, compiled by gcc -m32, against glibc: text of numbers and back, sorting, the heap, files.

The library's objects get the prefix `emc_` on every symbol, so that both libraries fit into one program;
parts/machine.c gives them the compiler's builtins. Each parts/*.c driver compares, and counts what it compared.
"""

from __future__ import annotations

import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PARTS = HERE / "parts"
RUNTIME = HERE.parent.parent / "runtime"
LIBRARY = (
    "gcc -m32 -march=pentium4 -msse2 -mfpmath=sse -ffp-contract=off -O1 -fno-pic -ffreestanding -fno-builtin "
    "-fno-tree-loop-distribute-patterns -fno-strict-aliasing"
)
FLAGS = "-m32 -march=pentium4 -msse2 -mfpmath=sse -O1 -fno-pic -fno-builtin -w"
HELPERS = ("__udivdi3", "__umoddi3", "__divdi3", "__moddi3", "__udivmoddi4", "__divmoddi4", "__fixunsdfdi")
WARNINGS = "-Wall -Wextra -Werror -Wno-unused-parameter -Wno-pointer-to-int-cast -Wno-int-to-pointer-cast"


def _gcc_m32(folder: Path) -> bool:
    """Whether gcc can make 32-bit programs here."""
    probe = folder / "probe.c"
    probe.write_text("#include <stdio.h>\nint main(void) { return sizeof(long) != 4; }\n")
    if shutil.which("gcc") is None or shutil.which("objcopy") is None:
        return False
    made = subprocess.run(["gcc", "-m32", probe.name, "-o", "probe"], cwd=folder, capture_output=True)
    return made.returncode == 0 and subprocess.run([folder / "probe"]).returncode == 0


def _run(command: str, folder: Path) -> None:
    done = subprocess.run(command.split(), cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with library.o (every C file of runtime/lib, prefixed) and machine.o."""
    folder = tmp_path_factory.mktemp("library")
    if not _gcc_m32(folder):
        pytest.skip("gcc -m32 or objcopy is missing")
    sources = " ".join(str(p) for p in sorted((RUNTIME / "lib").glob("*.c")) if p.name != "start.c")
    ours = f"-std=c99 -nostdinc -I{RUNTIME / 'include'} -include {PARTS / 'builtins.h'}"
    _run(f"{LIBRARY} {WARNINGS} {ours} -c {sources}", folder)
    objects = " ".join(p.name for p in sorted(folder.glob("*.o")))
    _run(f"ld -m elf_i386 -r -o all.o {objects}", folder)
    _run("objcopy --prefix-symbols=emc_ all.o prefixed.o", folder)
    kept = " ".join(f"--redefine-sym emc_{name}={name}" for name in HELPERS)
    _run(f"objcopy {kept} prefixed.o library.o", folder)
    _run(f"gcc {FLAGS} -c {PARTS / 'machine.c'}", folder)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("driver", sorted(p.name for p in PARTS.glob("*.c") if p.name != "machine.c"))
def test_against_glibc(driver: str, library: Path) -> None:
    name = driver[:-2]
    _run(f"gcc {FLAGS} -no-pie -I{PARTS} {PARTS / driver} library.o machine.o -o {name} -lm", library)
    done = subprocess.run([library / name], cwd=library, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-5000:]
    assert "checks, 0 failures" in done.stdout


@pytest.mark.slow
def test_index_names_what_gcc_finds(library: Path) -> None:
    names = runpy.run_path(str(RUNTIME / "lib" / "make_index.py"))["names"]
    for file in sorted((RUNTIME / "lib").glob("*.c")):
        if file.name == "start.c":
            continue
        command = ["nm", "--defined-only", "-g", f"{file.stem}.o"]
        listed = subprocess.run(command, cwd=library, capture_output=True, text=True, check=True).stdout
        found = sorted({line.split()[-1] for line in listed.splitlines()})
        assert names(file.read_text("utf-8")) == found, file.name
