"""The fixed packet handlers of runtime/handlers/*.emir, which are linked into every program that sends their packets.

    data, templates = fixed()       # @sync.free ...;  frame, lock, unlock, read8, read32, write32, iread ...

They are in the order of file names, then in the order of the text, so that packet types have the same numbers on all
machines.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from emc import places
from emc.cache import kept
from emc.dataclass import replace
from emc.ir.module import Datum, Module, Ref, Spread, Template
from emc.ir.operations import TABLE
from emc.ir.traits import CARRIERS, Traits
from emc.source import HANDLERS, NI_REQUEST, NI_UPDATE

OWN = ("update", "request", NI_UPDATE, NI_REQUEST)


@cache
def fixed_parts() -> tuple[tuple[Datum | Spread, ...], tuple[Template, ...]]:
    """All static data and all handlers. Places in the source are lines of the handlers' own files."""
    return kept("handlers", _read)


def _read() -> tuple[tuple[Datum | Spread, ...], tuple[Template, ...]]:
    data: list[Datum | Spread] = []
    templates: list[Template] = []
    read_parts = import_module("emc.ir.read").read_parts  # imports Lark, only if nothing is in the cache
    for path in sorted((places.runtime() / "handlers").glob("*.emir")):
        more_data, more_templates = read_parts(path.read_text("utf-8"), HANDLERS + path.name)
        data += more_data
        templates += more_templates
    return tuple(data), tuple(templates)


@cache
def fixed_data() -> dict[str, Datum | Spread]:
    """The static data of the fixed handlers, by name. A program contains only the data that it uses."""
    return {datum.name: datum for datum in fixed_parts()[0]}


@cache
def fixed_traits() -> dict[str, Traits]:
    """What is known about the packets of the fixed handlers, by type."""
    return {t.name: t.traits for t in fixed_parts()[1]}


def own(name: str) -> str:
    """The program's name for the packet type; "" if it belongs to the machine or the compiler.

    The program's `add` is `update.add`, an update packet: `fence` waits for it. With a reply it is `request.add`. A
    handler of network interfaces is `ni_handler.add`, or `ni_request.add`. The names of the compiler's own updates have
    more parts: `update.add.i32.i32.i32`.
    """
    kind, _, rest = name.partition("@")[0].partition(".")  # the part after an @ is the file of a static packet type
    return rest if kind in OWN and "." not in rest else ""


def complete(module: Module) -> Module:
    """The module, together with the fixed handlers to which it sends packets but which it does not define, and the data
    that these use.

    So a program written by hand need not contain them. A module that has all of them is returned unchanged.
    """
    known = {t.name: t for t in fixed_parts()[1]}
    present = {t.name for t in module.templates if t.role == "handler"}
    wanted: dict[str, Template] = {}
    work = list(module.templates)
    if module.target.interfaces:
        for name in {*CARRIERS} - present:
            present.add(name)
            wanted[name] = known[name]
    while work:
        for word in _sent(work.pop()) - present:
            if word in known:
                present.add(word)
                wanted[word] = known[word]
                work.append(known[word])
    used = {
        o.name for t in wanted.values() for b in t.blocks for op in b.ops for o in op.operands if isinstance(o, Ref)
    }
    there = {d.name for d in module.data}
    data = tuple(d for d in fixed_parts()[0] if d.name in used - there)
    templates = tuple(t for name, t in known.items() if name in wanted)
    return replace(module, data=(*module.data, *data), templates=(*module.templates, *templates))


def _sent(template: Template) -> set[str]:
    """The packet types that a template sends, and those that the machine sends because of the template."""
    return {
        word for block in template.blocks for op in block.ops for word in (op.packet, *TABLE[op.name].starts) if word
    }
