"""The meaning of the options that subcommands share, after they are read (options.py; plain.py)."""

from __future__ import annotations

from typing import Any

from emc.cli.console import Manner, quote, speak
from emc.cli.streams import Stream
from emc.options import BuildOptions
from emc.views.faults import MOST_SHOWN


def listen(values: dict[str, Any], json_to: Stream) -> None:
    """Removes the options about messages from the options of a subcommand, and applies them. json_to: the stream for a
    document."""
    tools = values.pop("form", "text") == "json"
    speak(
        Manner(
            values.pop("colour", "auto"),
            values.pop("most", MOST_SHOWN),
            json_to if tools else "",
            values.pop("silent", False),
            values.pop("without", frozenset()),
            values.pop("strict", False),
        )
    )


def build_options(values: dict[str, Any]) -> BuildOptions:
    """Removes the build options from the options of a subcommand, and returns them. Messages may quote the files that
    they name."""
    quote(values["machine"], *values["includes"])
    return BuildOptions(
        pes=values.pop("pes"),
        machine=values.pop("machine"),
        changes=values.pop("changes"),
        memory=values.pop("memory"),
        defines=values.pop("defines"),
        includes=values.pop("includes"),
        optimise=values.pop("optimise"),
        yield_after=values.pop("yield_after"),
        off=frozenset(values.pop("off")),
        check=values.pop("check"),
        function=values.pop("function", None) or "",
    )
