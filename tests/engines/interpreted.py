"""The native engine's kernel as plain Python: a third witness, between the reference engine and the compiled kernel.

    with interpreted(): run = engine("native")(...)

The kernel's modules are imported anew with this module in the place of records.py: records are ctypes structures where
they lie, numbers are Python's, cut to size where the kernel says so. Threads are compiled as ever; what they ask of the
kernel is Python, too. Where the compiled kernel and this one differ, the translator is to blame (or a number that is
not cut); where both differ from the reference, the rules are.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any
from unittest import mock

import numpy  # the kernel's: it must not be forgotten with the kernel's modules

from emc.engines.native import kernel as room
from emc.engines.native.kernel import state
from emc.engines.native.names import CALLS, name_of
from emc.engines.native.run.kernels import Kernel
from emc.engines.native.run.machine import Machine
from emc.machine.rules.bound import bound

ROOM = "emc.engines.native.kernel."
KERNEL = (
    *(
        "records",
        "wires",
        "rules",
        "arrays",
        "activation",
        "wheel",
        "leave",
        "watch",
        "bypass",
        "intake",
        "parcels",
        "collective",
        "engines",
        "mail",
        "interface",
        "ports",
        "switches",
        "streams",
        "queues",
        "lanes",
    ),
    *(
        f"races.{name}"
        for name in (
            *("vectors", "turns", "channels", "arrivals", "past", "cells", "marks", "nodes", "hooks"),
            *("limits", "links", "published", "trains"),
        )
    ),
    *("dispatch", "objects", "heap", "shadow", "asked"),
    "loop",
)
NONE = 0
INTEGERS = {"i32": ctypes.c_int32, "i64": ctypes.c_int64}


class Ended(ctypes.Structure):
    _fields_ = [("cycle", ctypes.c_int64), ("what", ctypes.c_int64)]


THREAD = ctypes.CFUNCTYPE(Ended, *(ctypes.c_int64,) * 2, *(ctypes.c_uint32,) * 3, ctypes.c_int64)
I4 = I8 = U4 = None


def u4(value: int) -> int:
    return value & 0xFFFF_FFFF


def u8(value: int) -> int:
    return value & 0xFFFF_FFFF_FFFF_FFFF


def i8(value: int) -> int:
    return (value + (1 << 63) & (1 << 64) - 1) - (1 << 63)


class Records:
    """Structures one after the other: records[2] is where it lies, not a copy. An index outside is an IndexError."""

    def __init__(self, kind: Any, address: int):
        self.kind, self.address, self.size = kind, address, ctypes.sizeof(kind)
        self.length = 0

    def place(self, index: int) -> int:
        if not 0 <= index < self.length:
            raise IndexError(f"{index} of {self.length}")
        return self.address + index * self.size

    def __getitem__(self, index: int) -> Any:
        return self.kind.from_address(self.place(index))

    def __setitem__(self, index: int, record: Any) -> None:
        """Copies a record."""
        ctypes.memmove(self.place(index), ctypes.addressof(record), self.size)


class Numbers(Records):
    def __getitem__(self, index: int) -> int:
        return super().__getitem__(index).value

    def __setitem__(self, index: int, value: int) -> None:
        super().__getitem__(index).value = value


def pointer_to(kind: state.Fields | str) -> Callable[[int], Records]:
    element = state.element(kind)
    return lambda address: (Numbers if isinstance(kind, str) else Records)(element, address)


bytes_at = pointer_to("B")


def carray(place: Any, length: int) -> Any:
    place.length = length
    return place


def njit(function: Any) -> Any:
    return function


inlined = njit


def compiled(module: Any, compile: Any = None, **given: Any) -> dict[str, Any]:
    if "natural" in given:  # the kernel's own form of what Python has
        return vars(module)
    return bound(module, None, **given)


def fetch(_: int) -> None:
    """Nothing, but for the host's cache."""


fetch_to_write = fetch


def acquire() -> None:
    """Nothing: one process runs this kernel."""


release = acquire


def call_apart(function: Any, number: int, operands: tuple[Any, ...]) -> Any:
    return function(number, operands)


def cfunc(*_: Any) -> Callable[[Any], Any]:
    return njit


def lowest_bit(word: int) -> int:
    return (word & -word).bit_length() - 1


def call_thread(function: int, *operands: int) -> tuple[int, int]:
    ended = THREAD(function)(*operands)
    return ended.cycle, ended.what


def call_back(function: int) -> None:
    ctypes.CFUNCTYPE(None)(function)()


def stack() -> int:
    return 0


@contextmanager
def interpreted() -> Iterator[None]:
    """Machines that are made inside run on the kernel as Python has it."""
    real = Kernel.address
    with mock.patch.dict(sys.modules, numpy=numpy), mock.patch.dict(vars(room)):
        for name in KERNEL:
            sys.modules.pop(ROOM + name, None)
            vars(room).pop(name, None)
        sys.modules[ROOM + "records"] = sys.modules[__name__]
        kernel = import_module(ROOM + "loop")
    asked = dict(zip(map(name_of, CALLS), map(_called, kernel.CALLS, CALLS.values()), strict=True))

    def address(self: Kernel, name: str) -> int:
        return ctypes.cast(asked[name], ctypes.c_void_p).value if name in asked else real(self, name)

    def go(machine: Machine) -> int:
        return kernel.run(machine.record.self)

    with mock.patch.object(Kernel, "address", address), mock.patch.object(Machine, "go", go):
        yield


def _called(function: Any, signature: tuple[str, str]) -> Any:
    """What a thread calls, as a C function."""
    kinds = [ctypes.c_int64 if kind in ("i64", "ptr") else ctypes.c_uint32 for kind in signature[1].split(", ") if kind]
    call = ctypes.CFUNCTYPE(INTEGERS[signature[0]], ctypes.c_int64, ctypes.c_uint32, *kinds)
    return call(lambda *given: int(function(*given)))
