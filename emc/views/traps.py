"""A trap as text: its line, the excerpt, its detail, the chain of calls and forks that led to it, how to learn more.

    x.emc:7:24: trap: division by zero (PE 0, cycle 412)
            7 |     return 100 / (n - n);
              |            ^~~~~~~~~~~~~
              called mean on PE 0 at x.emc:12:5

If a run ended while threads were alive or packets were in the network, a warning names them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from emc.machine.run import Call, Run, Trap
from emc.machine.standing import standing
from emc.printable import tame
from emc.source import LIBRARY, Span
from emc.views.faults import Texts, excerpt, head, source_line
from emc.views.forks import WAITS, fork_at

_WILD = frozenset(
    {"wild address", "misaligned access", "not a function", "packet to a dead frame", "packet to no entry"}
)
_MEMORY = _WILD | {"null pointer", "deadlock", "frame freed twice"}
_LIBRARY_WAITS = (
    "a function of the library waits; if each PE has called what it must, the program may have overwritten memory of "
    "the library: --check reports such an access, with its line and object"
)
_FORKED = (
    "nothing waits for the end of a forked thread (`fence` waits for packets, `barrier` for one thread of each PE): "
    "{wait}; or let each thread `q_write` a word at its end, and `q_read` these words before the program ends"
)
_ARGUMENT = re.compile(r"\bargv\s*\[\s*(\d{1,4})\s*\]")
_RECEIVES = ("i_read", "q_read", "word_rcv", "pkt_input")  # what a thread waits for that serves others
MOST_LINES = 40  # of the chain, and of the waiting threads; a machine may have thousands of them
INDENT = " " * 12


def trap(met: Trap, texts: Texts, colour: bool = False) -> str:
    """The whole report of a trap, without a final newline."""
    lines = [head(met.span, "trap", met.line.removeprefix(f"{met.span}: trap: "), colour)]
    lines += excerpt(met.span, texts, colour)
    lines += [INDENT + tame(plain(text)) for text in _some(met.facts, "more")]
    for note in met.notes:
        lines += [head(note.span, "note", note.text, colour), *excerpt(note.span, texts, colour)]
    lines += [INDENT + tame(text) for text in (*chain(met.chain), *met.more)]
    return "\n".join(lines)


def chain(calls: Sequence[Call]) -> list[str]:
    """The calls and forks as lines. Equal lines are merged; if there are too many, the rest is counted."""
    return _some(_fold([plain(str(link)) for link in calls]), "more callers")


def advice(met: Trap) -> str:
    """What to try after an unchecked run that used memory wrongly; "" for all other traps. An object may have been
    overwritten long before the trap."""
    lost = met.span.file.startswith(LIBRARY)
    inside = any(text.startswith("in ") and f", at {LIBRARY}" in text for text in met.detail)
    if met.kind == "deadlock" and not lost:
        return f"{INDENT}= {_LIBRARY_WAITS}" if _library_waits(met) else ""
    if met.kind not in _WILD and not ((lost or inside) and met.kind in _MEMORY):
        return ""
    text = "run it with --check, which checks each access and reports its line and object"
    if lost:
        text = f"no line of the program called this, so memory was overwritten earlier; {text}"
    return f"{INDENT}= {text}"


def absent_argument(met: Trap, texts: Texts, count: int) -> str:
    """What to try if the program used an argument that it did not get, such as `atoi(argv[1])`; "" for all other traps.
    count: the arguments that it got."""
    line = source_line(met.span, texts) if met.kind == "null pointer" else None
    if line is None:
        return ""
    part = line[met.span.column - 1 : met.span.end_column - 1 if met.span.end_line <= met.span.line else None]
    absent = [number for number in map(int, _ARGUMENT.findall(part)) if number > count]
    if not absent:
        return ""
    return f"{INDENT}= the program got no argument {absent[0]}: write arguments after `--`, as in `-- 17`"


def _library_waits(met: Trap) -> bool:
    """Whether the library waits in a deadlock for something that no PE has failed to do."""
    absent = any("not reached" in text or "not come" in text for text in met.detail)
    return not absent and any(text.startswith(LIBRARY) and " for " in text for text in met.detail)


def still_alive(run: Run) -> list[str]:
    """The threads that were alive, the packets in the network, and the flags that no thread took, when the program
    ended by itself, as lines; [] if there were none."""
    if run.trap is not None or not (run.waiting or run.flying or run.untaken):
        return []
    lines: list[str] = []
    if run.waiting:
        alive, by = _plural(len(run.waiting), "thread"), run.exited
        if by is None or by.span.file.startswith(LIBRARY):
            lines.append(f"the program ended with {alive} alive:")
        else:
            lines.append(f"PE {by.pe} ended the program at {by.span}, with {alive} alive:")
        lines += ["  " + tame(plain(text)) for text in _some(standing(run.waiting), "more")]
    if run.flying:
        kinds = ", ".join(f"{n} {name}" for name, n in run.flying)
        lines.append(f"the program ended with {_plural(sum(n for _, n in run.flying), 'packet')} under way: {kinds}")
    if run.untaken:
        count = _plural(len(run.untaken), "flag")
        lines.append(f"the program ended with {count} of transfers for which no thread has waited (`ni_wait`):")
        lines += ["  " + tame(plain(text)) for text in _some(run.untaken, "more")]
    return lines


def left(run: Run, texts: Texts, program: str, colour: bool = False) -> list[str]:
    """The lines of a warning about what `still_alive` names, with its place; [] if there is nothing. The place is the
    program's line that ended the run; else the first fork whose thread was alive."""
    found = still_alive(run)
    if not found:
        return []
    by = run.exited
    if by is not None and not by.span.file.startswith(LIBRARY):
        return [head(by.span, "warning", found[0], colour), *found[1:]]
    forked = [(one, word) for one in run.waiting if (word := fork_at(one.made, texts)) is not None]
    if not forked:
        return [head(Span(program, 1, 1), "warning", found[0], colour), *found[1:]]
    at, word = forked[0][0].made, forked[0][1]
    here = [one for one, _ in forked if one.made == at]
    are, others = "is" if len(here) == 1 else "are", len(run.waiting) - len(here)
    text = f"the program ended with {_plural(len(here), 'thread')} alive that {are} forked here"
    text += f", and {others} more" if others else ""
    lines = [head(at, "warning", text, colour), *excerpt(at, texts, colour)]
    if not all(one.on.startswith(_RECEIVES) for one in here):  # those may be servers, which need not end
        lines.append(f"{INDENT}= {_FORKED.format(wait=WAITS[word])}")
    return [*lines, *found[1:]]


def plain(text: str) -> str:
    """Names as the user wrote them, without the suffix that makes a file's private names unique (`deep@1`,
    `high@malloc.c`)."""
    return re.sub(r"(?<=\w)@(?:\d+|\w+\.(?:emc|c))\b", "", text)


def _fold(lines: list[str]) -> list[str]:
    """Folds equal consecutive lines (a recursion's callers) into one, with their number."""
    groups = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if n == 1 else f"{line} ({n} times)" for line, n in groups]


def _some(lines: Sequence[object], rest: str) -> list[str]:
    cut = [str(line) for line in lines[:MOST_LINES]]
    return cut if len(lines) <= MOST_LINES else [*cut, f"... and {len(lines) - MOST_LINES} {rest}"]


def _plural(n: int, thing: str) -> str:
    return f"{n} {thing}{'s' * (n != 1)}"
