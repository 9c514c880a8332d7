"""What the tests of the checker share: a text checked, and gcc's opinion of the same text."""

from __future__ import annotations

import functools
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from emc import places
from emc.faults import Faults
from emc.front import typed
from emc.front.check import check
from emc.front.parse import parse
from emc.front.types import size_of
from emc.target import Target

TARGET = Target(4, (), 1 << 22)
GRID = Target(4, (2, 2), 1 << 22)


def checked(text: str, target: Target = TARGET, file: str = "x.emc") -> tuple[typed.Unit | None, Faults]:
    """The typed unit (None when the text did not parse) and all faults."""
    faults = Faults()
    tree = parse(text, file, [str(places.runtime() / "include")], (), faults)
    return (None if faults.errors else check(tree, target, faults)), faults


def unit(text: str, target: Target = TARGET, file: str = "x.emc") -> typed.Unit:
    """The typed unit of a text that has no errors."""
    made, faults = checked(text, target, file)
    assert made is not None and not faults.errors, lines(faults)
    return made


def lines(faults: Faults) -> list[str]:
    """Every fault as text: place, code, reason, and below it hint and notes."""
    found: list[str] = []
    for fault in faults:
        found.append(f"{fault.span.line}:{fault.span.column} {fault.code} {fault.text}")
        found += [f"    hint: {fault.hint}"] if fault.hint else []
        found += [f"    note: {n.span.line}:{n.span.column} {n.text}" for n in fault.notes]
    return found


def statics(made: typed.Unit) -> dict[str, typed.Static]:
    return {s.name.partition("@")[0]: s for s in made.statics}


def image(symbol: typed.Static) -> bytes:
    """All bytes that a static object starts with; those of patched words are zero."""
    assert symbol.image is not None
    return symbol.image.data.ljust(size_of(symbol.type), b"\0")


@functools.cache
def gcc_works() -> bool:
    if shutil.which("gcc") is None:
        return False
    command = ["gcc", "-m32", "-xc", "-", "-o", "/dev/null"]
    return subprocess.run(command, input=b"#include <stdio.h>\nint main(void){}", capture_output=True).returncode == 0


def gcc_images(text: str, names: Sequence[str]) -> dict[str, bytes]:
    """The bytes that objects have in a program that gcc -m32 makes of `text`."""
    shown = "\n".join(f"show((unsigned char *)&{name}, sizeof {name});" for name in names)
    main = f"""
    int printf(const char *, ...);
    static void show(unsigned char *p, unsigned n) {{ while (n--) printf("%02x", *p++); printf("-\\n"); }}
    int main(void) {{ {shown} return 0; }}
    """
    flags = ["-m32", "-std=gnu99", "-w", "-fwrapv", "-msse2", "-mfpmath=sse", "-ffp-contract=off"]
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "program"
        done = subprocess.run(
            ["gcc", *flags, "-xc", "-", "-o", str(made)], input=text + main, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        output = subprocess.run([str(made)], capture_output=True, text=True, check=True).stdout
    return {name: bytes.fromhex(line[:-1]) for name, line in zip(names, output.splitlines(), strict=True)}
