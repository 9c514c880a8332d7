"""The kernels' machine code, each made once for this computer.

    kernel = kernel_of("plain")         one of kernel/kinds.py; nothing is made yet
    kernel.address("emc_run")           where a function of it is in this process
    kernel.make_best()                  the best code, which takes LLVM seconds; the first is nearly as fast

All code is kept in the user's cache. Where LLVM can't be loaded, the reference engine is used instead of this one
(`is_here`).
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from emc.cache import by_content, found_content, keep_content
from emc.engines.native.kernel.kinds import KINDS
from emc.engines.native.kernel.named import sources_name
from emc.engines.native.run import image
from emc.engines.native.run.machine_code import HINT, Loaded, compiler, loaded, maker, makers, packed, unpacked
from emc.faults import Faulty
from emc.preparing import preparing

if TYPE_CHECKING:
    from emc.engines.native.run.compile import Code


class Kernel:
    """One of the kernels. Its code is the best that is available, for this computer or, if it came with emc, for all of
    its kind. If there is none, it is the first code, which LLVM makes in a third of the time."""

    def __init__(self, name: str):
        self.name = name
        self._best: Code | None = None
        self._first: Code | None = None
        self._loaded: list[Loaded] = []  # the last is used; the others stay, since they may be running

    def has_best(self) -> bool:
        """Whether the best code is available."""
        names = (self.file_name(), *([self.generic_name()] if image.is_possible() else []))
        self._best = self._best or next(filter(None, map(_found, names)), None)
        return self._best is not None

    def make_best(self) -> None:
        """Makes the best code, which takes LLVM some seconds. What was loaded before stays in use."""
        if not self.has_best():
            self._best = self._make("KERNEL")
            keep_content("kernel", self.file_name(), packed(self._best))
        if self._loaded:
            self._load()

    def code(self) -> Code:
        """The machine code. Raises Faulty."""
        if not self.is_kept():
            with preparing("the engine"):
                self._first = self._make("FIRST")
            keep_content("kernel", self._first_name(), packed(self._first))
        code = self._best or self._first
        assert code is not None
        return code

    def is_kept(self) -> bool:
        """Whether some code is available."""
        if not self.has_best() and self._first is None:
            self._first = _found(self._first_name())
        return (self._best or self._first) is not None

    def address(self, name: str) -> int:
        """The address of a function of the kernel, which is loaded now if it was not."""
        if not self._loaded:
            self._load()
        return self._loaded[-1].address(name)

    def file_name(self) -> str:
        """The name of the code for this computer in the cache."""
        return f"{self.name} {maker()} {sources_name()}"

    def generic_name(self) -> str:
        """The name of the code for all computers of this kind in the cache."""
        return f"generic {self.name} {makers()} {sources_name()}"

    def make_generic(self) -> None:
        """Makes and keeps the code for all computers of this kind, if that is possible (ready_made.py)."""
        if image.is_possible():
            made = compiler().generic(_text(self.name), compiler().KERNEL)
            keep_content("kernel", self.generic_name(), packed(made))

    def _load(self) -> None:
        self._loaded += loaded([self.code()], {})

    def _first_name(self) -> str:
        return f"first {self.file_name()}"

    def _make(self, level: str) -> Code:
        return compiler().compiled(_text(self.name), getattr(compiler(), level))


@cache
def kernel_of(name: str) -> Kernel:
    """The kernel of that name in KINDS."""
    return Kernel(name)


def make_best_kernels() -> None:
    """Makes the best code of all kernels."""
    for name in KINDS:
        kernel_of(name).make_best()


@cache
def is_here() -> bool:
    """Whether this engine can run here. If not, a line on stderr says why, once."""
    try:
        return any(kernel_of(name).is_kept() for name in KINDS) or bool(compiler())
    except Faulty as trouble:
        print(
            f"emc: {trouble}; so emc uses the reference engine, which is much slower: {HINT}",
            file=sys.stderr,
            flush=True,
        )
        return False


def _found(name: str) -> Code | None:
    kept = found_content("kernel", name)
    return None if kept is None else unpacked(kept)


@cache
def calls_text() -> str:
    """The LLVM text of the kernel's functions that threads call."""
    return by_content("kernel", f"calls {sources_name()}", lambda: _ship().calls())


def _text(name: str) -> str:
    return _ship().text(name)


def _ship() -> Any:
    return import_module("emc.engines.native.kernel.ship")
