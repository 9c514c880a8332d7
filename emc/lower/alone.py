"""On one PE, the handler of a packet that no thread waits for is inlined where the packet is sent.

    send update.add %p, 1                   %cell@1 = mov.i32 %p
    ...                                     %by@1 = mov.i32 1
                                            br ^start@1
                                          ^start@1:
                                            (the handler's operations)
                                            br ^sent@@1
                                          ^sent@@1:
                                            ...

On one PE all reads and writes through global pointers are plain loads and stores. Reads after a packet would overtake
it while it waits in the queue, which never happens between two PEs. The same holds for the program's own packets, and
for `fetch32`, by which the library requests a write that comes back to it. Writes that a handler sends become stores,
too. Packets of the program's own that a handler sends stay packets, since a handler may send a packet of its own type.

needs: a linked module. leaves: the same module; the inlined operations have the spans of the packets.
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.ir.handlers import fixed_parts, own
from emc.ir.module import Block, Module, Op, Operand, Reg, Template
from emc.source import Span


def at_once(module: Module) -> Module:
    if not module.target.alone:
        return module
    handlers = {t.name: t for t in (*fixed_parts()[1], *module.templates) if _nobody_waits(t)}
    return replace(module, templates=tuple(_template(t, handlers) for t in module.templates))


def _nobody_waits(handler: Template) -> bool:
    traits = handler.traits
    if own(handler.name):
        return traits.fenced
    return traits.access in ("reads", "writes") and not traits.answers and not traits.ahead


def _template(template: Template, handlers: dict[str, Template]) -> Template:
    """Inlines handlers in a template. Packets of the program's own types that an inlined handler sends stay packets, so
    inlining ends."""
    if template.role == "handler" or not any(_sends(block, handlers) for block in template.blocks):
        return template
    within = {name: t for name, t in handlers.items() if t.traits.access}
    done: list[Block] = []
    work = [(block, handlers) for block in reversed(template.blocks)]
    while work:
        block, known = work.pop()
        at = next((i for i, op in enumerate(block.ops) if op.packet in known), None)
        if at is None:
            done.append(block)
            continue
        site = f"@{len(done)}"
        send = block.ops[at]
        done.append(_until(block, at, known[send.word], site))
        work.append((Block(f"sent@{site}", None, block.ops[at + 1 :]), known))
        work += [(_copy(one, site, send.span), within) for one in reversed(known[send.word].blocks)]
    return replace(template, blocks=tuple(done))


def _sends(block: Block, handlers: dict[str, Template]) -> bool:
    return any(op.packet in handlers for op in block.ops)


def _until(block: Block, at: int, handler: Template, site: str) -> Block:
    """The part of the block before the packet. It ends by setting the handler's parameters to the packet's words."""
    send, first = block.ops[at], handler.blocks[0]
    assert first.entry is not None
    words = zip(first.entry.parameters, send.operands, strict=True)
    moves = [Op("mov.i32", _register(reg, site), (word,), span=send.span) for reg, word in words]
    moves[0] = replace(moves[0], checks=send.checks)
    go = Op("br", None, (), (first.label + site,), span=send.span)
    return replace(block, ops=(*block.ops[:at], *moves, go))


def _copy(block: Block, site: str, span: Span) -> Block:
    return Block(block.label + site, None, tuple(_op(op, site, span) for op in block.ops))


def _op(op: Op, site: str, span: Span) -> Op:
    if op.name == "break":
        return Op("br", None, (), (f"sent@{site}",), span=span)
    return replace(
        op,
        result=None if op.result is None else _register(op.result, site),
        operands=tuple(_operand(v, site) for v in op.operands),
        labels=tuple(label + site for label in op.labels),
        checks=tuple(_op(check, site, span) for check in op.checks),
        span=span,
    )


def _operand(value: Operand, site: str) -> Operand:
    return _register(value, site) if isinstance(value, Reg) else value


def _register(reg: Reg, site: str) -> Reg:
    return Reg(reg.name + site, reg.kind)
