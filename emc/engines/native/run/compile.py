# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
"""Compiles LLVM text to machine code, and loads object files with LLVM. Everything that needs llvmlite is here, because
its import takes longer than a short run.

    code = compiled(text, PLAIN)        an image if this process can use them (image.py), else an object file
    loaded = load([code, ...], known)   of object files: loaded.address("emc_run")
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import llvmlite
import llvmlite.binding as llvm

from emc import digests
from emc.engines.native.names import is_own
from emc.engines.native.run import image
from emc.engines.native.run.image import Image
from emc.engines.native.run.link import Unlinkable, link

Code: TypeAlias = Image | bytes  # bytes: an object file


class Level(NamedTuple):
    """How machine code is made. passes: LLVM's level of optimisation of text; FEW: only what makes registers of places
    on the stack, and inlines what must be. generator: its level of writing code."""

    passes: int
    generator: int


FEW = -1
PLAIN, FIRST, BEST, KERNEL = Level(0, 0), Level(FEW, 2), Level(2, 2), Level(3, 3)
GENERIC = "x86-64"  # the features that all processors of that kind have


@cache
def _initialize() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def target_machine(level: Level = BEST, linked: bool = False, cpu: str = "") -> Any:
    """This computer as LLVM's target. linked: for code that `link` takes; otherwise for LLVM's own loader. cpu: the
    processor to compile for, "" for this one; this one must have all of its features. An execution engine takes
    ownership of the target."""
    _initialize()
    form: dict[str, Any] = {"reloc": "pic", "codemodel": "small"} if linked else {"jit": True}
    form["opt"] = level.generator
    name, features = (cpu, "") if cpu else _host()
    return llvm.Target.from_default_triple().create_target_machine(cpu=name, features=features, **form)


@cache
def _host() -> tuple[str, str]:
    """This computer's processor and its features."""
    return llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


def computer() -> str:
    """A name for what LLVM knows of this computer."""
    return digests.name("\n".join((llvmlite.__version__, llvm.get_default_triple(), *_host())))[:16]


def compiled(text: str, level: Level) -> Code:
    """The machine code of LLVM text."""
    return _code(llvm.parse_assembly(text), level)


def generic(text: str, level: Level) -> Image:
    """The machine code of LLVM text for all processors that images support. Raises Unlinkable."""
    return _link(llvm.parse_assembly(text), level, GENERIC)


def with_pasted(text: str, pasted: str) -> Code:
    """The best machine code of a part of a program's threads. LLVM may inline functions of `pasted` that are short."""
    module = llvm.parse_assembly(text)
    module.link_in(llvm.parse_assembly(pasted))
    _hide(module, lambda name: name.startswith("emc_"))
    _drop_unused(module)
    return _code(module, BEST)


def _hide(module: Any, which: Callable[[str], bool]) -> None:
    for function in module.functions:
        if not function.is_declaration and which(function.name):
            function.linkage = llvm.Linkage.internal


def _drop_unused(module: Any) -> None:
    """Removes hidden functions that are not called, so that LLVM does not optimise them first."""
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, llvm.create_pass_builder(target_machine(), llvm.create_pipeline_tuning_options()))


def _code(module: Any, level: Level) -> Code:
    if image.is_possible():
        try:
            return _link(module, level)
        except Unlinkable:  # code of an unknown kind: LLVM itself knows all kinds
            pass
    return emitted(module, level)


def _link(module: Any, level: Level, cpu: str = "") -> Image:
    """The image of a module. Raises Unlinkable."""
    made = link(emitted(module, level, True, cpu))
    for _, name in made.imports:
        if not is_own(name) and image.outside(name) is None:
            raise Unlinkable(f"there is no `{name}`")
    return made


def emitted(module: Any, level: Level, linked: bool = False, cpu: str = "") -> bytes:
    """The object file of a module. linked, cpu: see target_machine."""
    machine = target_machine(level, linked, cpu)
    module.triple = llvm.get_default_triple()
    if level.passes:
        options = llvm.create_pipeline_tuning_options(speed_level=max(level.passes, 0))
        builder = llvm.create_pass_builder(machine, options)
        passes = _few_passes() if level.passes == FEW else builder.getModulePassManager()
        passes.run(module, builder)
    return machine.emit_object(module)


def _few_passes() -> Any:
    passes = llvm.create_new_module_pass_manager()
    passes.add_always_inliner_pass()
    passes.add_sroa_pass()
    passes.add_simplify_cfg_pass()
    passes.add_instruction_combine_pass()
    passes.add_global_dead_code_eliminate_pass()
    return passes


class Loaded:
    """Object files that are loaded in this process. They are freed with this object."""

    def __init__(self, engine: Any):
        self.engine = engine

    def address(self, name: str) -> int:
        """The address of a function or a table."""
        return self.engine.get_function_address(name) or self.engine.get_global_value_address(name)


def load(objects: Iterable[bytes], known: Mapping[str, int]) -> Loaded:
    """Loads object files into this process. known: addresses by name."""
    for name, address in known.items():
        llvm.add_symbol(name, address)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target_machine())
    for data in objects:
        engine.add_object_file(llvm.ObjectFileRef.from_data(data))
    engine.finalize_object()
    return Loaded(engine)
