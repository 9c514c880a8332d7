"""Values as bytes, and back. Reading executes nothing: it can only make plain values and emc's own data classes.

    pack((1, Span("x.c", 1, 1)))        bytes
    unpack(data)                        the value; raises Unreadable

The form is pickle's, so that reading takes as long as with pickle. What makes pickle dangerous is that a file may name
any function of any module to be called. Here a name means a data class or an enumeration of the modules in MODULES, or
nothing at all. Such a class arrives as a method of C that makes an object of it: it can be called, but has no
attributes that a file could set, and is not accepted as a class. These classes only store their fields. So whoever can
write the file decides about the values in it, and about nothing else.
"""

from __future__ import annotations

import io
from enum import Enum
from importlib import import_module
from typing import Any

try:
    import _pickle as pickle  # the module around it takes 1 ms to load, for what is not needed here
except ImportError:
    import pickle

PROTOCOL = 5  # of pickle: the same for all versions of Python that emc runs on

# The modules whose classes are in kept values. None of them does anything when it is imported.
MODULES = frozenset(
    [
        "emc.engines.checks.images",
        "emc.engines.native.codegen.counting",
        "emc.engines.native.run.program",
        "emc.faults",
        "emc.footprint",
        "emc.ir.module",
        "emc.ir.traits",
        "emc.lower.unit",
        "emc.machine.description",
        "emc.ready",
        "emc.source",
        "emc.target",
        "emc.verdict",
    ]
)


class Unreadable(Exception):
    """The bytes are no value that `pack` made."""


def pack(value: object) -> bytes:
    """The value as bytes. It may consist of Python's plain types and of the classes that `unpack` knows."""
    return pickle.dumps(value, PROTOCOL)


def unpack(data: bytes | memoryview) -> Any:
    """The value that these bytes stand for. Raises Unreadable."""
    try:
        return _Reader(io.BytesIO(data)).load()
    except Exception as reason:  # damaged bytes may raise anything, of pickle's or of a class's constructor
        raise Unreadable(f"{type(reason).__name__}: {reason}") from None


class _Reader(pickle.Unpickler):
    def find_class(self, module_name: str, global_name: str, /) -> Any:
        """What makes an object of that class. Raises UnpicklingError for anything else that a file may name."""
        found = vars(import_module(module_name)).get(global_name) if module_name in MODULES else None
        if isinstance(found, type) and found.__module__ == module_name:
            if "__emc_fields__" in vars(found):
                return type.__call__.__get__(found)
            if issubclass(found, Enum):
                return found._value2member_map_.__getitem__
        raise pickle.UnpicklingError(f"{module_name}.{global_name} is no data class of emc that is kept")

    def persistent_load(self, pid: Any, /) -> Any:
        """No value is kept elsewhere."""
        raise pickle.UnpicklingError("a value that is kept elsewhere")
