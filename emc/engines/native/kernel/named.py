"""The name of the kernel's current sources. They are read again only if a file has changed."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from emc.cache import kept


@cache
def first_line() -> str:
    """The first line of the kernel's text. It names the sources by content."""
    return f"; the kernel of sources {kept('sources', _digest)}"


def _digest() -> str:
    return import_module("emc.engines.native.kernel.sources").digest()
