"""Makes a program of the native engine from a module, and runs it.

program(module, description)                its tables
loaded(module, description)                 the same, with the module and its LLVM text
run(module, description, options, host)     as in all engines
"""

from __future__ import annotations

from array import array
from functools import lru_cache

from emc.engines import engine
from emc.engines.checks.images import frame_images, slots_of, static_image
from emc.engines.native.codegen.counting import area
from emc.engines.native.codegen.direct import is_regular
from emc.engines.native.codegen.naming import name_of
from emc.engines.native.codegen.threads import is_checked, math_used, texts
from emc.engines.native.codegen.unset import unset
from emc.engines.native.names import (
    CALLABLE,
    MATCHING,
    MOST_UNSET,
    PLAIN,
    RACE_ANSWERS,
    RACE_FENCED,
    RACE_OWN,
    RACE_SYNC,
)
from emc.engines.native.run.front import STACK
from emc.engines.native.run.program import Planes, Program, Watched
from emc.engines.native.run.runner import Loaded
from emc.engines.native.run.runner import run as run_loaded
from emc.engines.races.cells import KINDS as CELLS
from emc.engines.races.watched import kinds, own_words
from emc.engines.same import Same
from emc.faults import Faults
from emc.ir.handlers import own
from emc.ir.layout import Layout, bytes_here, last_frame, layout
from emc.ir.module import Module, Template
from emc.machine.description import Description
from emc.machine.host import Host
from emc.machine.image import check_size, image
from emc.machine.options import Options
from emc.machine.run import Run
from emc.source import LIBRARY, comes_with_emc
from emc.target import CODE, SEGMENT, SEGMENT_CELLS

MOST_OPERATIONS = STACK // 16  # of a template: each may set a register of 8 bytes


def program(module: Module, description: Description, profile: bool = False) -> Program:
    """The program of a verified module. profile: whether its threads count what they do. Raises Faulty."""
    return loaded(module, description, profile).program


def loaded(
    module: Module, description: Description, profile: bool = False, untimed: bool = False, races: bool = False
) -> Loaded:
    """The program of a verified module, with the module and its LLVM text, so that the text need not be written
    again. untimed: for runs without time. races: whether its threads say what they access."""
    lay = layout(module)
    check_size(module, lay)
    _check_registers(module)
    written = texts(module, lay, description, profile, untimed, races)
    named = name_of(module, description, profile, untimed, races)
    program = _program(module, lay, named, profile, untimed, _watched(module, lay) if races else None)
    return Loaded(program, lambda: module, description, written)


def _program(module: Module, lay: Layout, named: str, profile: bool, untimed: bool, watched: Watched | None) -> Program:
    templates = module.templates
    framed = [0 if t.role == "handler" else -(-t.frame // SEGMENT) * SEGMENT for t in templates]
    static = image(module, lay)
    return Program(
        module.target,
        tuple(t.name for t in templates),
        tuple(framed),
        tuple(last_frame(t, module.target) for t in templates),
        _entries(module),
        tuple(sorted(lay.types, key=lay.types.__getitem__)),
        tuple(traits.width for traits in lay.traits),
        tuple(traits.access for traits in lay.traits),
        lay.held,
        tuple((lay.types[t.name], i) for i, t in enumerate(templates) if t.role == "handler"),
        CODE + lay.numbers[module.start],
        lay.top,
        lay.heap,
        lay.spread,
        static.common,
        static.own,
        tuple(math_used(module)),
        named,
        tuple(i for i, template in enumerate(templates) if not comes_with_emc(template.span.file)),
        area(module) if profile else None,
        _planes(module, lay) if is_checked(module) else None,
        watched,
        untimed,
    )


def _watched(module: Module, lay: Layout) -> Watched:
    """The tables of a run that looks for races."""
    types = [0] * len(lay.types)
    for name, kind in lay.types.items():
        traits = lay.traits[kind]
        types[kind] = (RACE_OWN if own(name) else 0) | (RACE_ANSWERS if traits.answers else 0)
        types[kind] |= (RACE_FENCED if traits.fenced else 0) | (
            1 + CELLS.index(name) << RACE_SYNC if name in CELLS else 0
        )
    entries, breaks, number = [0] * ((len(module.templates) + 1) * SEGMENT_CELLS), [0], 0
    for index, template in enumerate(module.templates, 1):
        waiting: dict[str, list[int]] = {}
        for block in template.blocks:
            number += len(block.ops)
            for label in block.ops[-1].labels if block.ops[-1].name == "break" else ():
                waiting.setdefault(label, []).append(number)
        for block in template.blocks:
            if block.entry is not None and block.label in waiting and template.role != "handler":
                entries[index * SEGMENT_CELLS + block.entry.cell] = len(breaks)
                breaks += [len(waiting[block.label]), *waiting[block.label]]
    own_copies = array("I", own_words(module, lay)).tobytes()
    return Watched(bytes(kinds(module, lay)), own_copies, tuple(types), tuple(entries), tuple(breaks))


def _planes(module: Module, lay: Layout) -> Planes:
    """The first contents of a checked build's planes."""
    words = (0 if t.role == "handler" else -(-len(unset(t)) // 32) for t in module.templates)
    operations = (op for t in module.templates for block in t.blocks for op in block.ops)
    return Planes(
        static_image(module, lay),
        tuple(frame_images(module)),
        tuple(words),
        tuple(_takes_text(t) for t in module.templates),
        tuple((lay.addresses[d.name], bytes_here(d, module.target)) for d in module.data),
        tuple(slot.size for t in module.templates for slot in slots_of(t)),
        bytes([0, *(op.span.file.startswith(LIBRARY) for op in operations)]),
    )


def _takes_text(template: Template) -> bool:
    return any(c.name == "check.text" for block in template.blocks for op in block.ops for c in op.checks)


def _check_registers(module: Module) -> None:
    """Raises Faulty for a template with more registers than fit onto the host's stack, where threads keep them."""
    for template in module.templates:
        operations = sum(len(block.ops) for block in template.blocks)
        if operations > MOST_OPERATIONS:
            text = (
                f"`{template.name}` is too large: it has {operations:,} operations, "
                f"and at most {MOST_OPERATIONS:,} are possible"
            )
            raise Faults().stop("E0809", template.span, text, "split it into several functions")


def _entries(module: Module) -> bytes:
    cells = bytearray(len(module.templates) * SEGMENT_CELLS)
    for i, template in enumerate(module.templates):
        for block in template.blocks:
            if block.entry is not None and template.role != "handler":
                plain = CALLABLE if block.entry.cell == 1 and is_regular(template) else PLAIN
                kind = MATCHING if len(block.entry.parameters) == 2 else plain
                cells[i * SEGMENT_CELLS + block.entry.cell] = kind
    return bytes(cells)


def can_find_races(module: Module) -> bool:
    """Whether this engine can look for races in a run of the module: it is a checked build, and nothing but turns
    accesses its memory."""
    if not is_checked(module):
        return False
    names = {op.name for template in module.templates for block in template.blocks for op in block.ops}
    return can_run(module) and not module.target.interfaces and names.isdisjoint(("dma.kick", "frame.leave"))


def can_run(module: Module) -> bool:
    """Whether this engine can run the module itself. It can't run a checked build with a very large function."""
    return not is_checked(module) or all(len(unset(template)) <= MOST_UNSET for template in module.templates)


def run(module: Module, description: Description, options: Options, host: Host) -> Run:
    """Runs a verified module. Raises Faulty if it does not fit into the machine."""
    if not (can_find_races if options.races else can_run)(module):
        return engine("reference")(module, description, options, host)
    one = _loaded(Same(module, description), options.profile, options.races)
    return run_loaded(one, description, options, host)


@lru_cache(maxsize=2)
def _loaded(given: Same[Module, Description], profile: bool, races: bool) -> Loaded:
    """The loaded program. It is made once if a module is run again, as tests and notebooks do."""
    return loaded(*given.objects, profile, races=races)
