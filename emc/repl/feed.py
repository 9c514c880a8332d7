"""Lines of a file or a pipe -> whole inputs, each with the number of its first line.

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
    """(text, number of its first line). state: of a text that begins here, asked again for each line, since the inputs
    before it may have changed what words mean. What is open at the end is an input, too."""
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
