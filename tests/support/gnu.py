"""What gcc -m32 makes of a C program: the other opinion, where there is a gcc with a 32-bit libc.

gnu.works()                            whether there is
gnu.ran([Path("x.c")], folder)         (status, output) of the program that the files make
"""

from __future__ import annotations

import functools
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

# -fwrapv and SSE: overflow wraps, floats are rounded at each step, as language.md says of EM-C.
FLAGS = ("-m32", "-std=gnu99", "-w", "-fwrapv", "-msse2", "-mfpmath=sse", "-ffp-contract=off")


@functools.cache
def works() -> bool:
    """Whether there is a gcc with a 32-bit libc."""
    if shutil.which("gcc") is None:
        return False
    command = ["gcc", "-m32", "-xc", "-", "-o", "/dev/null"]
    return subprocess.run(command, input=b"#include <stdio.h>\nint main(void){}", capture_output=True).returncode == 0


def ran(
    files: Sequence[Path],
    folder: Path,
    *,
    flags: Sequence[str] = (),
    args: Sequence[str] = (),
    stdin: str = "",
    seconds: float = 20,
) -> tuple[int, str]:
    """(status, output) of the program that the files make; it is built in the folder. Raises
    subprocess.TimeoutExpired when it takes longer, CalledProcessError when gcc refuses it."""
    made = folder / "program"
    command = ["gcc", *FLAGS, *flags, *map(str, files), "-o", str(made), "-lm"]
    subprocess.run(command, check=True, capture_output=True)
    done = subprocess.run([str(made), *args], input=stdin, capture_output=True, text=True, timeout=seconds)
    return done.returncode, done.stdout
