"""Machine code: for which computer it is, how it is kept, and how it is loaded.

    compiler()          compile.py, which makes it
    maker()             names this computer, and the files that make code
    loaded(codes, known)

Code is kept linked if this process can use that (image.py); then a run from the cache needs no LLVM.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from emc import digests
from emc.engines.native.run import image
from emc.engines.native.run.image import Image
from emc.faults import Faults, Faulty
from emc.machine.description import COMMAND_LINE
from emc.source import Span

if TYPE_CHECKING:
    from emc.engines.native.run.compile import Code

HINT = "install it again: `pip install --force-reinstall llvmlite`"
# the files here that make machine code
MAKERS = ("code.py", "compile.py", "image.py", "kernels.py", "link.py", "machine_code.py")
_SAID = ("vendor_id", "cpu family", "model", "model name", "stepping", "flags")  # of a processor, in /proc/cpuinfo


class Loaded(Protocol):
    """Code that is loaded in this process."""

    def address(self, name: str) -> int: ...


def compiler() -> Any:
    """compile.py, which imports LLVM. It is imported only if code must be made. Raises Faulty if LLVM can't be
    loaded."""
    try:
        return import_module("emc.engines.native.run.compile")
    except (ImportError, OSError) as reason:
        raise _missing(str(reason)) from None


def _missing(reason: str) -> Faulty:
    return Faults().stop("E1013", Span(COMMAND_LINE, 1, 1), f"LLVM can't be loaded: {reason}", HINT)


@cache
def computer() -> str:
    """A short name for this computer, its LLVM, and the form of its machine code, which works on no other computer."""
    said = _processor() if image.is_possible() else None
    if said is None:
        return f"object {compiler().computer()}"
    found = find_spec("llvmlite")
    if found is None or found.origin is None:
        raise _missing("llvmlite is not installed")
    version = Path(found.origin).with_name("_version.py").read_bytes()
    return f"linked {digests.name(version + said)[:16]}"


def _processor() -> bytes | None:
    """Linux's description of the first processor; None if the system does not list the processor's features."""
    try:
        with open("/proc/cpuinfo", "rb", buffering=0) as file:
            data = file.read(1 << 16)
    except OSError:
        return None
    said: dict[str, str] = {}
    for line in data.partition(b"\n\n")[0].decode("latin-1").splitlines():
        name, _, value = line.partition(":")
        said[name.strip()] = value
    return repr([said.get(name) for name in _SAID]).encode() if said.get("flags") else None


@cache
def makers() -> str:
    """A name for the current content of the files that make machine code."""
    here = Path(__file__).parent
    return digests.name(b"".join((here / name).read_bytes() for name in MAKERS))[:16]


def maker() -> str:
    """A name for everything that determines the machine code: this computer, and these files."""
    return f"{computer()} {makers()}"


def packed(code: Code) -> object:
    """The code in Python's own types, for the cache."""
    return tuple(code) if isinstance(code, Image) else code


def unpacked(kept: Any) -> Code:
    return Image(*kept) if isinstance(kept, tuple) else kept


def loaded(codes: Iterable[Code], known: Mapping[str, int]) -> list[Loaded]:
    """Loads codes: images together, others one by one. known: the addresses of the names that the codes import."""
    parts = list(codes)
    if all(isinstance(part, Image) for part in parts):
        return list(image.place(cast(list[Image], parts), known))
    return [image.place([c], known)[0] if isinstance(c, Image) else compiler().load([c], known) for c in parts]
