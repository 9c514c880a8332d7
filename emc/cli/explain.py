"""`emc explain [CODE|TRAP]...`: what a code or a trap means, with a program that causes it and one that does not.

The compiler's messages about the wrong program are made when it is shown, so they are the same as the user's.
"""

from __future__ import annotations

import difflib
import re
import shutil
import textwrap
from collections.abc import Iterable
from typing import Any

import click

from emc.cli.console import wants_colour
from emc.cli.options import COLOUR
from emc.cli.values import listen
from emc.explain import Explanation, entries, pages
from emc.faults import Fault, Faults
from emc.footprint import Footprint
from emc.machine.description import COMMAND_LINE
from emc.options import BuildOptions
from emc.session import check
from emc.shape import Pes
from emc.source import Span
from emc.texts import Source
from emc.views.faults import fault, paint

WIDEST = 100  # columns of text: longer lines are hard to read
UNFINISHED = frozenset({"E0501", "E0502"})  # reported for an example because it is only a part of a program


@click.command()
@click.argument("names", nargs=-1, metavar="[CODE|TRAP]...")
@COLOUR
def command(names: tuple[str, ...], **values: Any) -> int:
    """Explain the CODEs of faults, like E0312, or TRAPs, like deadlock; without arguments, list them all."""
    listen(values, "stdout")
    colour = wants_colour("stdout")
    if not names:
        click.echo(_list(colour))
        return 0
    click.echo("\n\n".join(_show(entry, colour) for entry in _chosen(names)))
    return 0


def said_of(entry: Explanation, text: str) -> list[Fault]:
    """The faults that the compiler reports for the program of an explanation, in order. The program is compiled for the
    EM-4, or, with <emc/ni.h>, for a machine that has network interfaces."""
    name = f"example{entry.suffix}"
    machine = "myrinet" if "<emc/ni.h>" in text else "em4"
    found = check([(name, Source(name, text, ""))], BuildOptions(pes=Pes(4), machine=machine), Footprint())
    return [one for one in found if one.code == entry.name or one.code not in UNFINISHED]


# ---- which explanations


def _chosen(names: tuple[str, ...]) -> list[Explanation]:
    """The explanations that the words name. `null pointer` may be one word or two. Raises Faulty."""
    together = _find(" ".join(names))
    if together is not None:
        return [together]
    faults = Faults()
    found = [entry for name in names for entry in [_find(name) or _refuse(name, faults)] if entry is not None]
    faults.stop_if_any()
    return found


def _find(name: str) -> Explanation | None:
    """The explanation of a code, in upper or lower case, with or without its zeros; or of a trap, by its words or by
    words that only its name contains. Details after a colon are ignored."""
    if code := re.fullmatch(r"([EW])(\d{1,4})", name.strip("[]` "), re.IGNORECASE):
        return entries().get(f"{code[1].upper()}{int(code[2]):04}")
    words = name.partition(":")[0].casefold().split()
    exact = entries().get(" ".join(words))
    near = [entry for entry in entries().values() if not entry.title and set(words) <= set(entry.name.split())]
    return exact or (near[0] if len(near) == 1 else None)


def _refuse(name: str, faults: Faults) -> None:
    known = {key.casefold(): key for key in entries()}
    near = difflib.get_close_matches(name.casefold(), known, 1)
    hint = f"did you mean `{known[near[0]]}`?" if near else "`emc explain` lists all codes and traps"
    faults.error("E0811", Span(COMMAND_LINE, 1, 1), f"there is no explanation for `{name}`", hint)


# ---- how they are shown


def _list(colour: bool) -> str:
    lines: list[str] = []
    for page in pages():
        lines += [paint(page.title, "place", colour), *(f"  {_line(entry)}" for entry in page.entries), ""]
    return "\n".join([*lines, "`emc explain E0312` explains a code, and `emc explain deadlock` explains a trap."])


def _line(entry: Explanation) -> str:
    return f"{entry.name}  {entry.title}" if entry.title else entry.name


def _show(entry: Explanation, colour: bool) -> str:
    width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
    head = f"{entry.name}: {entry.title}" if entry.title else f"trap: {entry.name}"
    parts = [paint(head, "place", colour)]
    parts += [textwrap.fill(" ".join(part.split()), width) for part in entry.text.split("\n\n")]
    if entry.session:
        parts += ["For example:", _indent(entry.session.splitlines())]
    if entry.wrong:
        said = [fault(one, lambda name: entry.wrong, colour) for one in said_of(entry, entry.wrong)]
        parts += ["Wrong:", _indent(entry.wrong.splitlines())]
        parts += ["What emc reports:", _indent("\n".join(said).splitlines())]
        parts += ["Right:", _indent(entry.right.splitlines())]
    return "\n\n".join(parts)


def _indent(lines: Iterable[str]) -> str:
    return "\n".join(f"    {line}".rstrip() for line in lines)
