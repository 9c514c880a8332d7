"""Whom emc is measured against: compilers, an emulator and a simulator, as far as this computer has them.

compiled("gcc -O2", Path("sieve.c"), folder)        the program's path, or None without gcc
PEERS["gcc -O2"].version()                          "gcc (Debian 12.2.0) 12.2.0"
"""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Compiler:
    """command: with what options; libraries: after the source."""

    name: str
    command: tuple[str, ...]
    libraries: tuple[str, ...] = ("-lm",)

    def version(self) -> str:
        """What it says of itself; "" when it is not there."""
        if shutil.which(self.command[0]) is None:
            return ""
        said = subprocess.run([self.command[0], "-v" if self.name == "tcc" else "--version"], capture_output=True)
        return (said.stdout or said.stderr).decode().split("\n")[0].strip()

    def compile(self, source: Path, program: Path, *options: str) -> bool:
        """Makes the program; False where the compiler, or a library that it needs, is missing."""
        words = [*self.command, *options, "-w", "-o", str(program), str(source), *self.libraries]
        if shutil.which(words[0]) is None:
            return False
        return subprocess.run(words, capture_output=True).returncode == 0


EXACT = "-ffp-contract=off"  # C on EM-4 does not contract a * b + c either
GCC = Compiler("gcc -O2", ("gcc", "-O2", EXACT))
GCC_32 = Compiler("gcc -O2 -m32", ("gcc", "-O2", EXACT, "-m32", "-msse2", "-mfpmath=sse"))  # EM-C's sizes
TCC = Compiler("tcc", ("tcc",))
SIMGRID = Compiler("SimGrid", ("g++", "-O2", "-std=c++17"), ("-lsimgrid",))
COMPILERS = (GCC, GCC_32, TCC)
EMULATOR = "qemu-user"


@cache
def emulator() -> str:
    """The command that emulates this computer's own processor; "" without one."""
    import platform

    machine = {"amd64": "x86_64", "arm64": "aarch64"}.get(platform.machine().lower(), platform.machine().lower())
    return shutil.which(f"qemu-{machine}") or ""


def compiled(compiler: Compiler, source: Path, folder: Path, *options: str) -> Path | None:
    """The program, made in that folder; None when this computer can't."""
    program = folder / f"{source.stem}.{compiler.name.replace(' ', '')}"
    return program if compiler.compile(source, program, *options) else None


def versions() -> dict[str, str]:
    """What was found, and which version it is."""
    import simpy

    found = {compiler.command[0]: compiler.version() for compiler in (GCC, TCC)}
    if emulator():
        said = subprocess.run([emulator(), "--version"], capture_output=True).stdout.decode()
        found[EMULATOR] = said.split("\n")[0].strip()
    found["SimPy"] = str(simpy.__version__)
    found["SimGrid"] = _simgrid()
    return {name: version.removeprefix(name).strip() for name, version in found.items() if version}


def _simgrid() -> str:
    """The version of SimGrid whose headers are there."""
    if shutil.which("g++") is None:
        return ""
    text = "#include <simgrid/version.h>\nSIMGRID_VERSION_MAJOR.SIMGRID_VERSION_MINOR\n"
    said = subprocess.run(["g++", "-E", "-P", "-x", "c++", "-"], input=text.encode(), capture_output=True)
    if said.returncode:
        return ""
    return said.stdout.decode().strip().split("\n")[-1].replace(" ", "")
