"""The fixed packet handlers, as runtime/handlers/*.emir has them: linked into every program that sends their packets.

    data, templates = fixed()       # @sync.free ...;  frame, lock, unlock, read8, read32, write32, iread ...

In order of file names, then as written there: so the same packet type numbers on every machine.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from emc import places
from emc.cache import kept
from emc.dataclass import replace
from emc.ir.module import Datum, Module, Ref, Spread, Template
from emc.ir.operations import TABLE
from emc.ir.traits import Traits


@cache
def fixed_parts() -> tuple[tuple[Datum | Spread, ...], tuple[Template, ...]]:
    """All static data and all handlers. Places in the source are lines of the handlers' own files."""
    return kept("handlers", _read)


def _read() -> tuple[tuple[Datum | Spread, ...], tuple[Template, ...]]:
    data: list[Datum | Spread] = []
    templates: list[Template] = []
    read_parts = import_module("emc.ir.read").read_parts  # with Lark, for those who have nothing kept
    for path in sorted((places.runtime() / "handlers").glob("*.emir")):
        more_data, more_templates = read_parts(path.read_text("utf-8"), f"handlers/{path.name}")
        data += more_data
        templates += more_templates
    return tuple(data), tuple(templates)


@cache
def fixed_traits() -> dict[str, Traits]:
    """What is known of the packets of the fixed handlers, by type."""
    return {t.name: t.traits for t in fixed_parts()[1]}


def own(name: str) -> str:
    """What a program calls the packet type of that name; "" when it is one of the machine's or the compiler's.

    The program's `add` is `update.add`, an update packet: `fence` waits for it. With a reply it is `request.add`. Those
    of the compiler's own updates have more parts: `update.add.i32.i32.i32`."""
    kind, _, rest = name.partition("@")[0].partition(".")  # after an @ is the file of a static one
    return rest if kind in ("update", "request") and "." not in rest else ""


def complete(module: Module) -> Module:
    """The module with the fixed handlers that it sends packets to and does not define, and the data that these use.

    So a program written by hand need not carry them; one that has them all comes back as it is."""
    known = {t.name: t for t in fixed_parts()[1]}
    present = {t.name for t in module.templates if t.role == "handler"}
    wanted: dict[str, Template] = {}
    work = list(module.templates)
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
    """Packet types that a template sends, or that the machine sends because of it."""
    return {
        word for block in template.blocks for op in block.ops for word in (op.packet, *TABLE[op.name].starts) if word
    }
