"""Front end and lowering of a program of 2,000 lines, in a fresh process: what one waits for after a change.

The program is C, so that C compilers can take it too; each time it is a new text, which has never been compiled before.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from emc_side import KERNELS
from measuring import EMC, LESS, Contender, Part, Row, Setting, child
from peers import GCC, TCC

LINES, FEW = 2000, 200
BUILD = """
import sys
from emc.session import build
from emc.texts import read_sources
from emc.options import BuildOptions
build(read_sources(sys.argv[1:]), BuildOptions())
"""


def text(lines: int, number: int) -> str:
    """A program of about so many lines, and of a number, so that no two are the same."""
    group = (KERNELS / "group.c").read_text("utf-8")
    groups = lines // (group.count("\n") + 1)
    uses = "".join(f"    s += choose{i}(s, p) + name{i}(s)[0];\n" for i in range(groups))
    main = f"int main(void)\n{{\n    int s = {number}, p[4] = {{1, 2, 3, 4}};\n{uses}    return s & 127;\n}}\n"
    return "".join(group.replace("@", str(i)) for i in range(groups)) + main


def _parts(setting: Setting) -> tuple[Part, ...]:
    lines = FEW if setting.smoke else LINES
    numbers = count()

    def timed(command: Sequence[str | Path]) -> Callable[[], float]:
        child([*command, KERNELS / "hello.c"])  # once, so that Python has compiled what it runs

        def measure() -> float:
            source = setting.folder / "long.c"
            source.write_text(text(lines, next(numbers)), "utf-8")
            return child([*command, source]).seconds

        return measure

    contenders = [Contender(EMC, timed((sys.executable, "-c", BUILD)))]
    compilers = (("gcc -O0", "gcc", GCC), ("tcc", "tcc", TCC))
    output = setting.folder / "long.o"
    contenders += [Contender(n, timed((c, "-w", "-c", "-o", output))) for n, c, known in compilers if known.version()]
    return (Part(f"{lines:,} lines", "s", LESS, 0.6, tuple(contenders)),)


COMPILING = Row(
    "compiling",
    "Front end and lowering of a C program that is new each time. Each runs in its own process, including the "
    "interpreter's start and all imports; C compilers also make machine code.",
    _parts,
)
