"""The name of the kernel's current sources. They are read again only if a file has changed."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from emc.cache import kept


@cache
def sources_name() -> str:
    """A name for the content of the kernel's sources."""
    return f"kernel of sources {kept('sources', _digest)}"


def _digest() -> str:
    return import_module("emc.engines.native.kernel.sources").digest()
