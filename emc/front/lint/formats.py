"""Checks formats against their arguments: printf and scanf with a literal format.

    printf("%d %s\n", 1.5, 'a');       `%d` prints an int, and argument 2 is `double`

The fault is at the conversion inside of the literal. Only mistakes that matter on this machine are reported: `%ld` and
`%d` both print an int, since int and long are the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from emc.dataclass import dataclass
from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import plural
from emc.front.lint.formatted import Conversion, Wrong, conversions, place
from emc.front.lint.nodes import string_of
from emc.front.lint.printed import print_mismatch
from emc.front.lint.rules import Lint, rule
from emc.front.lint.scanned import scan_mismatch
from emc.source import Span

FORMATS = {  # by function: the number of the format's argument, and whether it scans
    "printf": (0, False),
    "fprintf": (1, False),
    "sprintf": (1, False),
    "snprintf": (2, False),
    "scanf": (0, True),
    "fscanf": (1, True),
    "sscanf": (1, True),
}


@dataclass(frozen=True, slots=True)
class _Use:
    """One call with a format."""

    call: typed.Call
    at: Span  # the span for its warnings
    first: int  # the number of the first argument after the format, counted from 1
    scans: bool


@rule(typed.Call)
def format_fits(lint: Lint, node: typed.Call) -> None:
    if not isinstance(node.function, typed.FunctionAddress) or node.rest is None:
        return
    found = FORMATS.get(node.function.symbol.name)
    if found is None or len(node.arguments) != found[0] + 1:
        return
    text = node.arguments[found[0]]
    symbol = string_of(text)
    if symbol is None or symbol.image is None:
        return
    use = _Use(node, text.span, found[0] + 2, found[1])
    data = symbol.image.data.partition(b"\0")[0].decode("utf-8", "replace")
    try:
        taking = conversions(data, found[1])
    except Wrong as wrong:
        at = place(lint.strings.get(use.at), use.at, wrong.start, wrong.end)
        lint.warning("W0523", at, wrong.text, wrong.hint)
        return
    if taking is not None:
        _compare(lint, use, taking, node.rest)


def _compare(lint: Lint, use: _Use, found: Sequence[Conversion], arguments: Sequence[typed.Value]) -> None:
    """Checks the arguments: each conversion takes one, and one more for each star."""
    number = 0
    for conversion in found:
        at = place(lint.strings.get(use.at), use.at, conversion.start, conversion.end)
        for part in conversion.takes:
            if number >= len(arguments):
                wanted = sum(len(c.takes) for c in found)
                text = f"`{conversion.text}` has no argument: the format takes {wanted}, but this call gives {number}"
                lint.warning("W0521", at, text, "add an argument, or write `%%` for a percent sign")
                return
            _one(lint, use, conversion, part, at, arguments[number], use.first + number)
            number += 1
    if number < len(arguments):
        text = f"the format takes {plural(number, 'argument')}, but this call gives {len(arguments)}"
        lint.warning("W0522", arguments[number].span, text, "write a conversion for it, or remove it")


def _one(
    lint: Lint, use: _Use, conversion: Conversion, part: str, at: Span, argument: typed.Value, number: int
) -> None:
    mismatch = (scan_mismatch if use.scans else print_mismatch)(conversion, part, argument)
    if mismatch is not None:
        needs, hint = mismatch
        note = Note(argument.span, f"argument {number}")
        lint.faults.warning("W0520", at, f"`{conversion.text}` {needs}", hint, note)
