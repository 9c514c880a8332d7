"""What one waits for at a shell: `emc run hello.emc`, in wall-clock time, from the command to its end."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp

from emc_side import KERNELS, command
from measuring import EMC, LESS, Contender, Part, Row, Setting, child, wall_time
from peers import GCC, TCC

PROGRAM = "hello.emc"
WARM_UP = 2  # runs before the cache has all that it will have


def _parts(setting: Setting) -> tuple[Part, ...]:
    cache = Path(mkdtemp(dir=setting.folder))
    for _ in range(WARM_UP):
        command("run", PROGRAM, cache=cache)

    def warm() -> float:
        return wall_time(lambda: command("run", PROGRAM, cache=cache))

    def first() -> float:
        empty = Path(mkdtemp(dir=setting.folder))
        return wall_time(lambda: command("run", PROGRAM, cache=empty))

    peers = tuple(
        Contender(c.name, lambda c=c: _compile_and_run(c.command, setting.folder)) for c in (GCC, TCC) if c.version()
    )
    return (
        Part("warm", "s", LESS, 0.06, (Contender(EMC, warm), *peers)),
        Part("first", "s", LESS, 1.0, (Contender(EMC, first),)),
    )


def _compile_and_run(compiler: tuple[str, ...], folder: Path) -> float:
    """A C compiler and the program that it makes, of a program that prints a line."""
    program = folder / "hello"

    def both() -> None:
        child([*compiler, "-o", program, KERNELS / "hello.c"])
        child([program])

    return wall_time(both)


START = Row(
    "start",
    "Wall-clock time of `emc run hello.emc`: with a filled cache (warm), and with an empty one (first). A compiler's "
    "time is that of compiling and running a program that prints a line.",
    _parts,
)
