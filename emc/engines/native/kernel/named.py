"""The name of the kernel as its sources are, without reading them when they are as before."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from emc.cache import kept


@cache
def first_line() -> str:
    """The line that the kernel's text begins with; it names the sources by content."""
    return f"; the kernel of sources {kept('sources', _digest)}"


def _digest() -> str:
    return import_module("emc.engines.native.kernel.sources").digest()
