"""Splits the lines of a file or a pipe into whole inputs, each with the number of its first line.

int f(int n)            one input of four lines
{
    return n + 1;
}
if (x) f(1);            one input of two lines: what is before `else` is whole, and goes on
else f(2);
:mem x                  a command: one line
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from emc.live.items import State
from emc.live.whole import goes_on

COMMAND = ":"


def inputs(lines: Iterable[str], state: Callable[[str], State]) -> Iterator[tuple[str, int]]:
    """The inputs: text, and number of its first line. state: returns the state of a text that begins there. It is
    called again for each line, since earlier inputs may have changed the meaning of words. An incomplete rest at the
    end is an input, too."""
    held: list[str] = []
    first = 1
    may = False
    for number, line in enumerate(lines, 1):
        line = line.rstrip("\r\n")
        if may and line.strip() and not goes_on(line):
            yield "\n".join(held), first
            held, may = [], False
        if not held:
            if not line.strip():
                continue
            first = number
            if line.lstrip().startswith(COMMAND):
                yield line, first
                continue
        held.append(line)
        if may and not line.strip():
            continue
        found = state("\n".join(held))
        if found is State.WHOLE:
            yield "\n".join(held), first
            held = []
        may = found is State.MAY
    if held:
        yield "\n".join(held), first
