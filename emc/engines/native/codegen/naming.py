"""The name of a module's LLVM text, by the content of all that it is made of. The text itself need not be written."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from emc import digests
from emc.cache import state
from emc.dataclass import fields
from emc.ir.module import Module, Template
from emc.machine import limits
from emc.machine.description import Description
from emc.source import LIBRARY, Span, comes_with_emc


def name_of(module: Module, description: Description, profile: bool, untimed: bool, races: bool) -> str:
    """A name for the texts that this state of emc writes of a module (threads.py), and for which parts of them are
    compiled together (Program.early). All fields count; a template of the library has a name for its fields. Of a place
    in a source, only whether it is the library's or the compiler's counts, since the texts and the parts depend on
    nothing else of the place."""
    whole = (_writer(), limits.MOST_SENT, module, description, profile, untimed, races)
    return digests.name(json.dumps(whole, default=_plain, check_circular=False))


@cache
def _writer() -> str:
    """The state of emc that this process has loaded."""
    return state()


def _plain(one: Any) -> object:
    """An object of other types than JSON's as a value of these types."""
    return _reader(one.__class__)(one)


@cache
def _reader(kind: type) -> Callable[[Any], object]:
    if kind is Span:
        return lambda span: (span.file.startswith(LIBRARY), comes_with_emc(span.file))
    if kind is bytes:
        return digests.name
    names = tuple(field.name for field in fields(kind))
    if kind is Template:
        rest = attrgetter(*(name for name in names if name != "content"))
        return lambda template: template.content or (kind.__name__, rest(template))
    if not names:
        return lambda one: kind.__name__
    read = attrgetter(*names)
    return lambda one: (kind.__name__, read(one))
