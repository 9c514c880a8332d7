# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
"""LLVM text as machine code: the kernel once for this computer, a program's threads once for the program.

    made = made_of(name, text)          of all threads: plain, or better where an earlier run had the time
    better(part)                        of some of them, as good as LLVM can; ten times as long to make
    table = load(objects, count, mathematics)   addresses, by template

All are kept as object files in the user's cache. text.py has the kernel's text; where that can't be had, the reference
engine takes the place of this one (`is_here`).
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from emc.cache import by_content, found_content, keep_content
from emc.engines.native.kernel.text import HINT, first_line
from emc.engines.native.kernel.text import text as kernel_text
from emc.engines.native.names import CALLS, RUN, math_name, name_of
from emc.faults import Faulty

PLAIN, BEST, KERNEL = 0, 2, 3  # levels of LLVM's optimisation
THREADS = "threads"  # what such code is kept as
WHOLE = -1  # the number of the plain object of all threads, among the parts
_FOREIGN = (
    *("numba_gil_ensure", "numba_gil_release", "numba_unpickle", "numba_do_raise"),
    *("numba_runtime_build_excinfo_struct", "NRT_Free", "NRT_MemInfo_call_dtor"),
)


@cache
def _initialize() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def target_machine(level: int = BEST) -> Any:
    """This computer, for LLVM. Whoever makes an execution engine of it gives it away."""
    _initialize()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=level, jit=True
    )


@cache
def computer() -> str:
    """A short name for this computer and its LLVM: machine code is good for no other."""
    parts = (llvmlite.__version__, llvm.get_default_triple(), llvm.get_host_cpu_name())
    features = llvm.get_host_cpu_features().flatten()
    return sha256("\n".join((*parts, features)).encode()).hexdigest()[:16]


@cache
def _maker() -> str:
    """A name for what makes machine code: this computer, and this file as it is."""
    return f"{computer()} {sha256(Path(__file__).read_bytes()).hexdigest()[:16]}"


# ---- the kernel


@cache
def kernel() -> tuple[bytes, str]:
    """The kernel's machine code, and as LLVM text what threads ask of it; kept from run to run. Raises Faulty."""
    return by_content("kernel", kernel_name(), _make_kernel)


def kernel_name() -> str:
    """What the kernel's machine code is made of."""
    return f"{_maker()} {first_line()}"


@cache
def is_here() -> bool:
    """Whether there is a kernel for this engine; if not, a line on stderr says why, once."""
    try:
        kernel()
    except Faulty as trouble:
        print(f"emc: {trouble}; so the reference engine runs, much slower: {HINT}", file=sys.stderr, flush=True)
        return False
    return True


def _make_kernel() -> tuple[bytes, str]:
    text = kernel_text()
    if sys.stderr.isatty():
        print("emc: making the native engine for this computer, once ...", file=sys.stderr, flush=True)
    asked = llvm.parse_assembly(text)
    _private(asked, lambda name: name == RUN)
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(asked, llvm.create_pass_builder(target_machine(), llvm.create_pipeline_tuning_options()))
    pasted = str(asked).replace("{ noinline }", "{ nounwind }")  # which numba says of each call in a C function
    return _object(llvm.parse_assembly(text), KERNEL), pasted


def _private(module: Any, which: Callable[[str], bool]) -> None:
    for function in module.functions:
        if not function.is_declaration and which(function.name):
            function.linkage = llvm.Linkage.internal


@cache
def _loaded_kernel() -> Any:
    """The kernel in this process, and its functions known to what is loaded later."""
    abort = ctypes.cast(ctypes.CDLL(None).abort, ctypes.c_void_p).value
    for name in _FOREIGN:  # named by code that numba writes for exceptions; the kernel raises none
        llvm.add_symbol(name, abort)
    engine = _engine([kernel()[0]])
    for name in map(name_of, CALLS):
        llvm.add_symbol(name, engine.get_function_address(name))
    return engine


def kernel_address(name: str) -> int:
    """Where a function of the kernel is."""
    return _loaded_kernel().get_function_address(name)


# ---- threads


def made_of(name: str, text: Callable[[], str]) -> dict[int, bytes]:
    """The machine code of threads.py's text, by the number of its part; that of number WHOLE is of all threads. name:
    of the text, by content: it is asked for only when its code is not there."""
    found: object = found_content(THREADS, _named(name))
    if isinstance(found, dict):
        return found
    made = {WHOLE: _object(llvm.parse_assembly(text()), PLAIN)}
    keep_made(name, made)
    return made


def keep_made(name: str, made: dict[int, bytes]) -> None:
    """Keeps the code of that text, which is more than before."""
    keep_content(THREADS, _named(name), made)


def _named(name: str) -> str:
    return f"{_maker()} {first_line()} {name}"


def better(text: str) -> bytes:
    """Machine code of a part. What it asks of the kernel is pasted in where that is short."""
    module = llvm.parse_assembly(text)
    module.link_in(llvm.parse_assembly(kernel()[1]))
    _private(module, lambda name: name.startswith("emc_"))
    return _object(module, BEST)


def _object(module: Any, level: int) -> bytes:
    machine = target_machine(level)
    module.triple = llvm.get_default_triple()
    if level != PLAIN:
        builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=level))
        builder.getModulePassManager().run(module, builder)
    return machine.emit_object(module)


def load(objects: Iterable[tuple[str, bytes, int]], mathematics: Iterable[str]) -> tuple[list[tuple[int, ...]], Any]:
    """Machine code into this process. objects: of each the name of its table, its bytes, and how many functions the
    table names. mathematics: operations that are calls of Python. Answers the tables, and what must stay alive."""
    _loaded_kernel()
    for op in mathematics:
        llvm.add_symbol(math_name(op), ctypes.cast(_python(op), ctypes.c_void_p).value)
    known = list(objects)
    engine = _engine([data for _, data, _ in known])
    tables = [(ctypes.c_int64 * count).from_address(engine.get_global_value_address(name)) for name, _, count in known]
    return [tuple(table) for table in tables], engine


def _engine(objects: Iterable[bytes]) -> Any:
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target_machine())
    for data in objects:
        engine.add_object_file(llvm.ObjectFileRef.from_data(data))
    engine.finalize_object()
    return engine


@cache
def _python(op: str) -> Any:
    """The Python meaning of an operation as a C function, for as long as this process lasts."""
    row = import_module("emc.ir.operations").TABLE[op]  # only for the few programs that need one
    kinds = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "f32": ctypes.c_float, "f64": ctypes.c_double}
    return ctypes.CFUNCTYPE(kinds[row.result], *(kinds[kind] for kind in row.operands))(row.meaning)
