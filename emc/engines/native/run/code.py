"""Machine code: the kernel's, made once for this computer, and a program's threads', made once for the program.

    made = made_of(name, text)          of threads: plain code, and what earlier runs have made
    plain(part), better(part)           of some threads; the better code takes LLVM ten times as long
    load(codes, mathematics, known)     addresses, by template

All code is kept in the user's cache. It is kept linked if this process can use that (image.py); then a run from the
cache needs no LLVM. compile.py makes the code. Where LLVM can't be loaded, the reference engine is used instead of
this one (`is_here`).
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from emc import digests
from emc.cache import by_content, found_content, keep_content
from emc.engines.native.kernel.named import sources_name
from emc.engines.native.names import CALLS, NUMBERS, math_name, name_of
from emc.engines.native.run import image
from emc.engines.native.run.image import Image
from emc.faults import Faults, Faulty
from emc.machine.description import COMMAND_LINE
from emc.source import Span

if TYPE_CHECKING:
    from emc.engines.native.run.compile import Code

HINT = "install it again: `pip install --force-reinstall llvmlite`"
THREADS = "threads"  # the kind of such code in the cache
MAKERS = ("code.py", "compile.py", "link.py", "image.py")  # the files here that make machine code
_SAID = ("vendor_id", "cpu family", "model", "model name", "stepping", "flags")  # of a processor, in /proc/cpuinfo


class Loaded(Protocol):
    """Code that is loaded in this process."""

    def address(self, name: str) -> int: ...


def _compiler() -> Any:
    """compile.py, which imports LLVM. It is imported only if code must be made. Raises Faulty if LLVM can't be
    loaded."""
    try:
        return import_module("emc.engines.native.run.compile")
    except (ImportError, OSError) as reason:
        raise Faults().stop("E1013", Span(COMMAND_LINE, 1, 1), f"LLVM can't be loaded: {reason}", HINT) from None


# ---- names in the cache


@cache
def computer() -> str:
    """A short name for this computer, its LLVM, and the form of its machine code, which works on no other computer."""
    said = _processor() if image.is_possible() else None
    if said is None:
        return f"object {_compiler().computer()}"
    found = find_spec("llvmlite")
    assert found is not None and found.origin is not None, "llvmlite, which emc depends on"
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
def _files() -> str:
    """A name for the current content of the files that make machine code."""
    here = Path(__file__).parent
    return digests.name(b"".join((here / name).read_bytes() for name in MAKERS))[:16]


def _maker() -> str:
    """A name for everything that determines the machine code: this computer, and these files."""
    return f"{computer()} {_files()}"


def _packed(code: Code) -> object:
    """The code in Python's own types, for the cache."""
    return tuple(code) if isinstance(code, Image) else code


def _unpacked(kept: Any) -> Code:
    return Image(*kept) if isinstance(kept, tuple) else kept


# ---- the kernel


def kernel() -> Code:
    """The kernel's machine code: the best that is available, for this computer or, if it came with emc, for all of its
    kind. If there is none, its first code, which is nearly as fast and takes LLVM a third of the time. Raises
    Faulty."""
    return _made_best() if _made_best.cache_info().currsize else _kernel()


def has_best_kernel() -> bool:
    """Whether the best code of the kernel is available."""
    return bool(_made_best.cache_info().currsize) or _best_kept() is not None


def make_best_kernel() -> None:
    """Makes the best code of the kernel, which takes LLVM some seconds. Code that was loaded before stays in use."""
    if _loaded_kernel.cache_info().currsize:
        _before.append(_loaded_kernel())
    _made_best()
    _loaded_kernel.cache_clear()


_before: list[Loaded] = []


@cache
def _kernel() -> Code:
    return _best_kept() or _unpacked(by_content("kernel", f"first {kernel_name()}", lambda: _packed(_make("FIRST"))))


@cache
def _made_best() -> Code:
    return _best_kept() or _unpacked(by_content("kernel", kernel_name(), lambda: _packed(_make("KERNEL"))))


def _best_kept() -> Code | None:
    names = (kernel_name(), *([generic_name()] if image.is_possible() else []))
    found = (found_content("kernel", name) for name in names)
    return next((_unpacked(one) for one in found if one is not None), None)


def kernel_name() -> str:
    """The name of the kernel's machine code for this computer."""
    return f"{_maker()} {sources_name()}"


def generic_name() -> str:
    """The name of the kernel's machine code for all computers of this kind."""
    return f"generic {_files()} {sources_name()}"


def make_generic_kernel() -> None:
    """Makes and keeps the kernel's code for all computers of this kind, if that is possible (ready_made.py)."""
    if image.is_possible():
        compiler = _compiler()
        keep_content("kernel", generic_name(), _packed(compiler.generic(_kernel_text(), compiler.KERNEL)))


@cache
def is_here() -> bool:
    """Whether this engine has a kernel. If not, a line on stderr says why, once."""
    try:
        kernel()
    except Faulty as trouble:
        print(
            f"emc: {trouble}; so emc uses the reference engine, which is much slower: {HINT}",
            file=sys.stderr,
            flush=True,
        )
        return False
    return True


def _make(level: str) -> Code:
    compiler = _compiler()
    return compiler.compiled(_kernel_text(), getattr(compiler, level))


def _kernel_text() -> str:
    return import_module("emc.engines.native.kernel.ship").text()


@cache
def asked() -> str:
    """The LLVM text of the kernel's functions that threads call."""
    return by_content("kernel", f"asked {kernel_name()}", lambda: _compiler().asked_of(_kernel_text()))


@cache
def _loaded_kernel() -> Loaded:
    """The kernel, loaded in this process."""
    return _loaded([kernel()], {})[0]


def kernel_address(name: str) -> int:
    """The address of a function of the kernel."""
    return _loaded_kernel().address(name)


# ---- threads


class Made:
    """The machine code of a program's threads. first: plain code of its own templates; late: plain code of a template
    that is not in `first` and was called; uncalled: of one that was not called yet; better: by the templates of a part;
    fresh: it is not in the cache yet."""

    def __init__(
        self,
        first: Code,
        late: dict[int, Code],
        uncalled: dict[int, Code],
        better: dict[tuple[int, ...], Code],
        fresh: bool,
    ):
        self.first = first
        self.late = late
        self.uncalled = uncalled
        self.better = better
        self.fresh = fresh


def made_of(name: str, text: Callable[[], str]) -> Made:
    """The code of the program of that name (codegen/naming.py). `text` is called only if it is not in the cache: it
    returns the text of its first code."""
    found: Any = found_content(THREADS, _named(name))
    if not isinstance(found, tuple):
        return Made(plain(text()), {}, {}, {}, True)
    first, late, uncalled, better = cast(
        tuple[object, dict[int, object], dict[int, object], dict[tuple[int, ...], object]], found
    )
    return Made(
        _unpacked(first),
        {template: _unpacked(kept) for template, kept in late.items()},
        {template: _unpacked(kept) for template, kept in uncalled.items()},
        {part: _unpacked(kept) for part, kept in better.items()},
        False,
    )


def keep_made(name: str, made: Made) -> None:
    """Keeps the code of the program of that name, which has more parts than before."""
    late = {template: _packed(code) for template, code in made.late.items()}
    uncalled = {template: _packed(code) for template, code in made.uncalled.items()}
    better = {part: _packed(code) for part, code in made.better.items()}
    keep_content(THREADS, _named(name), (_packed(made.first), late, uncalled, better))


def _named(name: str) -> str:
    return f"{_maker()} {sources_name()} {name}"


def plain(text: str) -> Code:
    """The plain machine code of a text."""
    compiler = _compiler()
    return compiler.compiled(text, compiler.PLAIN)


def common(text: str) -> Code:
    """The plain machine code of a text that many programs have."""
    return _unpacked(by_content("functions", f"{_maker()} {text}", lambda: _packed(plain(text))))


def shared(text: str, numbers: Sequence[int]) -> Code | None:
    """The plain machine code of a text that programs share, with the numbers of one program; None if this process can't
    use images."""
    if not image.is_possible():
        return None
    made = common(text)
    return made.with_words(NUMBERS, numbers) if isinstance(made, Image) else None


def better(text: str) -> Code:
    """The best machine code of a part. Short functions of the kernel are inlined."""
    return _compiler().with_pasted(text, asked())


def load(
    codes: Iterable[tuple[str, Code, int]], mathematics: Iterable[str], more: Mapping[str, int]
) -> tuple[list[tuple[int, ...]], Any]:
    """Loads machine code into this process. codes: for each, the name of its table, the code, and the number of
    functions in the table. mathematics: operations that call Python. more: further addresses by name. Returns the
    tables, and the objects that must stay alive."""
    known = {**more, **{name: kernel_address(name) for name in map(name_of, CALLS)}}
    for op in mathematics:
        address = ctypes.cast(_python(op), ctypes.c_void_p).value
        assert address is not None
        known[math_name(op)] = address
    parts = list(codes)
    loaded = _loaded([code for _, code, _ in parts], known)
    tables = [
        (ctypes.c_int64 * count).from_address(one.address(name))
        for one, (name, _, count) in zip(loaded, parts, strict=True)
    ]
    return [tuple(table) for table in tables], loaded


def _loaded(codes: Iterable[Code], known: Mapping[str, int]) -> list[Loaded]:
    """Loads codes: images together, others one by one. known: the addresses of the names that the codes import."""
    parts = list(codes)
    if all(isinstance(part, Image) for part in parts):
        return list(image.place(cast(list[Image], parts), known))
    return [image.place([c], known)[0] if isinstance(c, Image) else _compiler().load([c], known) for c in parts]


@cache
def _python(op: str) -> Any:
    """The Python implementation of an operation as a C function. It is kept as long as this process lasts."""
    row = import_module("emc.ir.operations").TABLE[op]  # only for the few programs that need one
    kinds = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "f32": ctypes.c_float, "f64": ctypes.c_double}
    return ctypes.CFUNCTYPE(kinds[row.result], *(kinds[kind] for kind in row.operands))(row.meaning)
