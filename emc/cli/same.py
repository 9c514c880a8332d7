"""Whether two forms of a program have the same IR: `emc to-python` and `emc to-emc` check what they print."""

from __future__ import annotations

import re
from typing import Any

from emc.cli.console import remember_all
from emc.cli.values import build_options, listen
from emc.dataclass import replace
from emc.faults import Faults, Faulty
from emc.ir.show import show
from emc.options import BuildOptions
from emc.session import build
from emc.source import whole
from emc.texts import Source, read_sources

CODE = "E0605"
_PLACE = re.compile(r'\s*; (?:"[^"]*" )?[\d:-]+(?=\s|$)', re.MULTILINE)


def read_program(file: str, values: dict[str, Any]) -> tuple[Source, BuildOptions]:
    """The program that a command translates, and the options of its target."""
    listen(values, "stderr")
    sources = read_sources([file])
    remember_all(source for _, source in sources)
    return sources[0][1], build_options(values)


def check_same(source: Source, made: Source, options: BuildOptions, faults: Faults) -> None:
    """Raises Faulty if the IR of the translated program differs from that of its source."""
    how = replace(options, live=True)  # it may have no `main`
    wanted = _text(source, how)
    try:
        same = _text(made, how) == wanted
        why = "its IR differs"
    except Faulty as faulty:
        same, why = False, next(iter(faulty.faults)).text
    if not same:
        text = f"this program can't be translated to the other syntax: {why}"
        hint = "the translation does not support this part of the language: write it in another way"
        raise faults.stop(CODE, whole(source.name), text, hint)


def _text(source: Source, options: BuildOptions) -> str:
    lines = show(build([("", source)], options).module).split("\n")[1:]
    return "\n".join(" ".join(line.split()) for line in _PLACE.sub("", "\n".join(lines)).split("\n"))
