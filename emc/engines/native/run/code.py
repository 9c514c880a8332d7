"""Machine code of a program's threads, made once for the program.

    made = made_of(name, text)          plain code, and what earlier runs have made
    plain(part), better(part)           of some threads; the better code takes LLVM ten times as long
    load(codes, mathematics, more, kernel)      addresses, by template

All code is kept in the user's cache (machine_code.py).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from emc.cache import by_content, found_content, keep_content
from emc.engines.native.kernel.named import sources_name
from emc.engines.native.names import CALLS, NUMBERS, math_name, name_of
from emc.engines.native.run import image
from emc.engines.native.run.image import Image
from emc.engines.native.run.kernels import Kernel, calls_text
from emc.engines.native.run.machine_code import compiler, loaded, maker, packed, unpacked

if TYPE_CHECKING:
    from emc.engines.native.run.compile import Code

THREADS = "threads"  # the kind of such code in the cache


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
        unpacked(first),
        {template: unpacked(kept) for template, kept in late.items()},
        {template: unpacked(kept) for template, kept in uncalled.items()},
        {part: unpacked(kept) for part, kept in better.items()},
        False,
    )


def keep_made(name: str, made: Made) -> None:
    """Keeps the code of the program of that name, which has more parts than before."""
    late = {template: packed(code) for template, code in made.late.items()}
    uncalled = {template: packed(code) for template, code in made.uncalled.items()}
    better = {part: packed(code) for part, code in made.better.items()}
    keep_content(THREADS, _named(name), (packed(made.first), late, uncalled, better))


def _named(name: str) -> str:
    return f"{maker()} {sources_name()} {name}"


def plain(text: str) -> Code:
    """The plain machine code of a text."""
    return compiler().compiled(text, compiler().PLAIN)


def common(text: str) -> Code:
    """The plain machine code of a text that many programs have."""
    return unpacked(by_content("functions", f"{maker()} {text}", lambda: packed(plain(text))))


def shared(text: str, numbers: Sequence[int]) -> Code | None:
    """The plain machine code of a text that programs share, with the numbers of one program; None if this process can't
    use images."""
    if not image.is_possible():
        return None
    made = common(text)
    return made.with_words(NUMBERS, numbers) if isinstance(made, Image) else None


def better(text: str) -> Code:
    """The best machine code of a part. Short functions of the kernel are inlined."""
    return compiler().with_pasted(text, calls_text())


def load(
    codes: Iterable[tuple[str, Code, int]], mathematics: Iterable[str], more: Mapping[str, int], kernel: Kernel
) -> tuple[list[tuple[int, ...]], Any]:
    """Loads machine code into this process. codes: for each, the name of its table, the code, and the number of
    functions in the table. mathematics: operations that call Python. more: further addresses by name. kernel: the one
    that the code calls. Returns the tables, and the objects that must stay alive."""
    known = {**more, **{name: kernel.address(name) for name in map(name_of, CALLS)}}
    for op in mathematics:
        address = ctypes.cast(_python(op), ctypes.c_void_p).value
        assert address is not None
        known[math_name(op)] = address
    parts = list(codes)
    tables_of = loaded([code for _, code, _ in parts], known)
    tables = [
        (ctypes.c_int64 * count).from_address(one.address(name))
        for one, (name, _, count) in zip(tables_of, parts, strict=True)
    ]
    return [tuple(table) for table in tables], tables_of


@cache
def _python(op: str) -> Any:
    """The Python implementation of an operation as a C function. It is kept as long as this process lasts."""
    row = import_module("emc.ir.operations").TABLE[op]  # only for the few programs that need one
    kinds = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "f32": ctypes.c_float, "f64": ctypes.c_double}
    return ctypes.CFUNCTYPE(kinds[row.result], *(kinds[kind] for kind in row.operands))(row.meaning)
