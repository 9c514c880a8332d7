"""Programs in IR text for the engines' tests: with the fixed handlers, and a few words of runtime."""

from __future__ import annotations

from dataclasses import replace
from unittest import mock

from agreement import BRIEFLY, differences

from emc.engines import engine
from emc.engines.native.run import brief
from emc.ir.handlers import fixed_parts
from emc.ir.layout import is_on_interface
from emc.ir.module import Module
from emc.ir.read import read_parts
from emc.ir.verify import verify
from emc.machine import Description, Host, Options, Run
from emc.machine.machine_file import read_description
from emc.target import Target

MACHINE, EMX = read_description(), read_description("emx")

EXIT = """
data @request: size 20, align 4

template @exit: function, arguments 1, frame 128
^start: entry 1 (%k)
    %v = load.i32 [%fp+8]
    store.i32 [@request], 1
    store.i32 [@request+4], %v
    send host @request, 0
    break
"""


def leave(value: str) -> str:
    """Lines that end the program with a value as its exit status."""
    return f"""
    %f = frame.new @exit
    store.i32 [%f+8], {value}
    get %f, 0
    break
"""


def program(text: str, pes: int = 1, memory: int = 1 << 16) -> Module:
    """A verified module that starts with @main."""
    data, templates = read_parts(text + EXIT, "x.emir")
    fixed_data, fixed = fixed_parts()
    # these machines have no network interfaces
    handlers = [one for one in fixed if not one.traits.interface]
    handler_data = [one for one in fixed_data if not is_on_interface(one)]
    module = Module("x", Target(pes, (), memory), "main", (*data, *handler_data), (*templates, *handlers))
    verify(module)
    return module


def run(text: str, pes: int = 1, machine: Description = MACHINE, memory: int = 1 << 16, **options: int) -> Run:
    """Runs a program in IR text: the same Run on both engines; what runs on the EM-4 does so on the EM-X, too."""
    module, wanted = program(text, pes, memory), Options(**options)  # type: ignore[arg-type]
    if machine is MACHINE:
        run_module(module, EMX, wanted)
    return run_module(module, machine, wanted)


def run_module(module: Module, machine: Description = MACHINE, options: Options | None = None) -> Run:
    """The same Run on both engines. The reference engine reports bad ends for both; the native one must agree alone."""
    wanted = options or Options()
    told = engine("reference")(module, machine, wanted, Host())
    native = engine("native")(module, machine, wanted, Host())
    assert native == told, differences(native, told)
    if told.trap is not None and not any(op.checks for t in module.templates for b in t.blocks for op in b.ops):
        with mock.patch.object(brief, "PATIENCE", -1):
            alone = engine("native")(module, machine, wanted, Host())
        assert not (wrong := differences(alone, told, BRIEFLY)), wrong
    return told


def machine(section: str, **values: object) -> Description:
    """The EM-4 with some values of one section changed."""
    return replace(MACHINE, **{section: replace(getattr(MACHINE, section), **values)})
