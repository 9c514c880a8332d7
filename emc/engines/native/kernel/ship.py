# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportAttributeAccessIssue=false
"""The kernel as LLVM text, made by numba from its Python source. text.py runs this in a process of its own.

The text is not for a particular computer: code.py compiles it for this one. The same Python always gives the same text,
because numba's own names, which count what it has compiled before, are replaced.
"""

from __future__ import annotations

import gc
import re
from collections import defaultdict
from functools import cache
from itertools import count
from platform import python_version
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba
from numba.core import codegen, config, types

from emc.engines.native.names import CALLS, EXECUTE, RUN, name_of


class _Library(codegen.AOTCodeLibrary):
    """A function as LLVM text only. numba's own one links each function with all that it calls, optimises them again,
    and makes machine code of them, which takes most of its time. `text` does the first two once."""

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # nothing calls it here

    def with_all_it_calls(self, known: dict[Any, Any]) -> None:
        """Adds the modules of the function, and of all that it calls, to `known`, by their libraries."""
        if self not in known:
            known[self] = self._final_module
            for library in self._linking_libraries:
                library.with_all_it_calls(known)


def _without_machine_code() -> None:
    """Prepares numba, before it compiles anything."""
    config.CPU_NAME, config.CPU_FEATURES = "generic", ""
    jit: Any = codegen.JITCPUCodegen
    ahead: Any = codegen.AOTCPUCodegen
    jit._library_class, jit._add_module = _Library, ahead._add_module
    jit.set_env = _nothing  # for calls from Python
    gc.disable()  # numba makes millions of objects that stay; looking for garbage took a fifth of its time
    types.Record.__repr__ = cache(types.Record.__repr__)  # numba asks for it each time that it meets one


def _nothing(*_: object) -> None:
    pass


_without_machine_code()

from emc.engines.native.kernel import loop, untimed  # noqa: E402

FEW = 1  # LLVM's level of optimisation here: code.py runs all passes later, for a known processor
# numba counts references to arrays. The kernel's arrays are in records and need no counts.
_COUNTS = re.compile(r"^define (?:\w+ )*void @(NRT_(?:inc|dec)ref)\(.*?^}", re.DOTALL | re.MULTILINE)
_NO_COUNT = r"define internal void @\1(ptr %object) alwaysinline {\n  ret void\n}"
_LINES_OF_ONE_COMPUTER = ("; ModuleID", "source_filename", "target datalayout", "target triple")


def text() -> str:
    """The text: `run`, `execute` and the functions that threads call keep their names; everything else is private."""
    functions: dict[str, Any] = {
        RUN: loop.run,
        EXECUTE: untimed.execute,
        **dict(zip(map(name_of, CALLS), loop.CALLS, strict=True)),
    }
    whole, modules = llvm.parse_assembly(""), dict[Any, Any]()
    for name, function in functions.items():
        function._library.with_all_it_calls(modules)
        own: str = str(modules.pop(function._library)).replace(function._wrapper_name, name)
        whole.link_in(llvm.parse_assembly(own))
    for module in modules.values():
        whole.link_in(module)
    whole = _without_unneeded(llvm.parse_assembly(_COUNTS.sub(_NO_COUNT, str(whole))), functions)
    lines = (line for line in str(whole).splitlines() if not line.startswith(_LINES_OF_ONE_COMPUTER))
    versions = f"numba {numba.__version__}, llvmlite {llvmlite.__version__}, Python {python_version()}"
    return "\n".join((f"; made by {versions}", _with_short_names("\n".join(lines).strip()), ""))


def _without_unneeded(module: Any, wanted: dict[str, Any]) -> Any:
    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration and one.name not in wanted:
            one.linkage = llvm.Linkage.internal
    llvm.initialize_native_target()
    machine = llvm.Target.from_default_triple().create_target_machine()
    passes = llvm.create_new_module_pass_manager()
    passes.add_always_inliner_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.add_strip_dead_prototype_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=FEW))
    builder.getModulePassManager().run(module, builder)
    return module


def _with_short_names(whole: str) -> str:
    """Replaces numba's `_ZN3emc7engines6native8switches5leaveB3v23B44...` by `switches.leave.2`, the second such."""
    short: dict[str, str] = {}
    alike: defaultdict[str, count[int]] = defaultdict(lambda: count(1))

    def shorter(match: re.Match[str]) -> str:
        name = match[1]
        if name not in short:
            stem = ".".join(_parts(name)[-2:])
            short[name] = f"{stem}.{next(alike[stem])}"
        return f"@{short[name]}"

    return re.sub(r"@(_ZN[\w$.]+)", shorter, whole)


def _parts(name: str) -> list[str]:
    """The words of a mangled name. Each one follows its length."""
    rest, found = name.removeprefix("_ZN"), list[str]()
    while size := re.match(r"\d+", rest):
        end = size.end() + int(size[0])
        found.append(re.sub(r"\W|_3c\w+_3e", "", rest[size.end() : end]))
        rest = rest[end:]
    return found
