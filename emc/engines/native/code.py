# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
"""LLVM text as machine code: the kernel once for this computer, a program's threads once for the program.

    code = load(threads_object(text), math_operations)
    code.run, code.frame_new, code.threads      addresses

Both are kept as object files in the user's cache; numba, which makes the kernel's LLVM text, is imported only when the
kernel is not there yet.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from emc import places
from emc.cache import by_content, found_content
from emc.engines.native.names import CALLS, math_name, name_of
from emc.ir.operations import TABLE

RUN = "emc_run"
LEVEL = 2  # of LLVM's optimisation of threads
KERNEL = (
    "names.py",
    "records.py",
    "wheel.py",
    "switches.py",
    "dispatch.py",
    "asked.py",
    "kernel.py",
    "state.py",
    "code.py",
)
_FOREIGN = (
    *("numba_gil_ensure", "numba_gil_release", "numba_unpickle", "numba_do_raise"),
    *("numba_runtime_build_excinfo_struct", "NRT_Free", "NRT_MemInfo_call_dtor"),
)


@dataclass(frozen=True, slots=True)
class Code:
    """Addresses: of the kernel's `run`, of `frame_new`, of each template's function in the module's order. alive: what
    must not be collected while they are used."""

    run: int
    frame_new: int
    threads: tuple[int, ...]
    alive: tuple[Any, ...]


@cache
def _initialize() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def target_machine(level: int = 2) -> Any:
    """This computer, for LLVM. Whoever makes an execution engine of it gives it away."""
    _initialize()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=level, jit=True
    )


def computer() -> str:
    """A short name for this computer and its LLVM: machine code is good for no other."""
    parts = (llvmlite.__version__, llvm.get_default_triple(), llvm.get_host_cpu_name())
    features = llvm.get_host_cpu_features().flatten()
    return sha256("\n".join((*parts, features)).encode()).hexdigest()[:16]


def kernel() -> tuple[bytes, str]:
    """The kernel's machine code, and as LLVM text what threads ask of it; kept from run to run."""
    return by_content("kernel", _kernel_named(), _make_kernel)


@cache
def _kernel_named() -> str:
    room = places.package() / "engines" / "native"
    return "\n".join(["kernel", computer(), *((room / name).read_text("utf-8") for name in KERNEL)])


def _make_kernel() -> tuple[bytes, str]:
    print("emc: making the native engine for this computer, once ...", file=sys.stderr, flush=True)
    made = import_module("emc.engines.native.kernel")
    calls = dict(zip(map(name_of, CALLS), made.CALLS, strict=True))
    asked = _linked(calls)
    return _object(_linked({RUN: made.run, **calls}), 3), str(asked)


def _linked(functions: dict[str, Any]) -> Any:
    """What numba made of these functions, under the names given, as one module in which nothing else is seen."""
    whole = llvm.parse_assembly("")
    for name, function in functions.items():
        text: str = function._library.get_llvm_str().replace(function._wrapper_name, name)
        whole.link_in(llvm.parse_assembly(text))
    for function in whole.functions:
        if not function.is_declaration and function.name not in functions:
            function.linkage = llvm.Linkage.internal
    return whole


def threads_object(text: str) -> bytes:
    """Machine code of threads.py's text. What it asks of the kernel is pasted in where that is short."""
    helpers = kernel()[1]
    return by_content("threads", _named(text), lambda: _threads(text, helpers))


def has_kernel() -> bool:
    """Whether the kernel is made already."""
    return found_content("kernel", _kernel_named()) is not None


def is_ready(text: str) -> bool:
    """Whether `threads_object` would find the code of this text, and the kernel, made already."""
    return has_kernel() and found_content("threads", _named(text)) is not None


def _named(text: str) -> str:
    return "\n".join(["threads", str(LEVEL), computer(), _kernel_named(), text])


def _threads(text: str, helpers: str) -> bytes:
    module = llvm.parse_assembly(text)
    module.link_in(llvm.parse_assembly(helpers))
    for function in module.functions:
        if not function.is_declaration and function.name.startswith("emc_"):
            function.linkage = llvm.Linkage.internal
    return _object(module, LEVEL)


def _object(module: Any, level: int) -> bytes:
    machine = target_machine(level)
    module.triple = llvm.get_default_triple()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=level))
    builder.getModulePassManager().run(module, builder)
    return machine.emit_object(module)


def load(threads: bytes, count: int, mathematics: Sequence[str]) -> Code:
    """The machine code in this process. count: of templates; mathematics: operations that are calls of Python."""
    _initialize()
    abort = ctypes.cast(ctypes.CDLL(None).abort, ctypes.c_void_p).value
    for name in _FOREIGN:  # named by code that numba writes for exceptions; the kernel raises none
        llvm.add_symbol(name, abort)
    functions = [_python(op) for op in mathematics]
    for op, function in zip(mathematics, functions, strict=True):
        llvm.add_symbol(math_name(op), ctypes.cast(function, ctypes.c_void_p).value)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target_machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(kernel()[0]))
    engine.add_object_file(llvm.ObjectFileRef.from_data(threads))
    engine.finalize_object()
    table = engine.get_function_address("emc_threads") or engine.get_global_value_address("emc_threads")
    addresses = tuple((ctypes.c_int64 * count).from_address(table))
    run, frame_new = (engine.get_function_address(name) for name in (RUN, name_of("frame.new")))
    return Code(run, frame_new, addresses, (engine, *functions))


def _python(op: str) -> Any:
    """The Python meaning of an operation as a C function."""
    row = TABLE[op]
    kinds = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "f32": ctypes.c_float, "f64": ctypes.c_double}
    meaning = row.meaning
    assert meaning is not None and row.result is not None
    return ctypes.CFUNCTYPE(kinds[row.result], *(kinds[kind] for kind in row.operands))(meaning)
