"""Tail calls: the callee synchronises with the caller's caller (paper, section 3.5).

needs: any template. leaves: a call whose result is returned unchanged passes its own continuation on. So the result
goes directly to the caller's caller, and the frame is freed before the call. This is not done if code elsewhere may
know an address in the frame (`escapes`).

    %k2 = cont ^return              get %f, %k
    get %f, %k2                     frame.free
    store.i32 [%fp+12], %k          break
    break ^return
  ^return 3(%v):
    %k = load.i32 [%fp+12]
    pkt %k, %v
    frame.free
    break
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.ir.module import FP, Block, Op, Reg, Template


def tail_call(template: Template) -> Template:
    if template.escapes or template.role == "handler":
        return template
    forwards = {b.label: k for b in template.blocks if (k := _forwarding(b)) is not None}
    if not forwards:
        return template
    named = [label for b in template.blocks for op in b.ops for label in op.labels]
    blocks: list[Block] = []
    gone: set[str] = set()
    for block in template.blocks:
        label = block.ops[-1].labels[0] if block.ops[-1].name == "break" and len(block.ops[-1].labels) == 1 else ""
        if label in forwards and named.count(label) == 2 and (shorter := _handed_over(block, label, forwards[label])):
            gone.add(label)
            block = shorter
        blocks.append(block)
    return replace(template, blocks=tuple(b for b in blocks if b.label not in gone))


def _forwarding(block: Block) -> tuple[Reg, int] | None:
    """The register and the home of the continuation, if the entry only passes its packet on; else None."""
    if block.entry is None or len(block.entry.parameters) != 1 or len(block.ops) != 4:
        return None
    load, pkt, free, end = block.ops
    if [load.name, pkt.name, free.name, end.name] != ["load.i32", "pkt", "frame.free", "break"]:
        return None
    if load.result is None or pkt.operands != (load.result, block.entry.parameters[0]):
        return None
    home = load.operands[1]
    return (load.result, home) if isinstance(home, int) else None


def _handed_over(block: Block, label: str, forward: tuple[Reg, int]) -> Block | None:
    """The block with its call changed to a tail call. None if its last operations are not those of the call."""
    k, home = forward
    ops = list(block.ops[:-1])
    stored = bool(ops) and ops[-1].name == "store.i32" and ops[-1].operands[1:] == (home, k)
    if stored:
        ops.pop()
    if len(ops) < 2 or ops[-1].name not in ("get", "get.at") or ops[-2].name != "cont" or ops[-2].labels != (label,):
        return None
    get = ops[-1]
    if get.operands[1] != ops[-2].result:
        return None
    end = block.ops[-1]
    tail = (
        *(() if stored else (Op("load.i32", k, (FP, home), span=end.span),)),
        replace(get, operands=(get.operands[0], k)),
        Op("frame.free", None, (), span=end.span),
        replace(end, labels=(), word="done"),
    )
    return replace(block, ops=(*ops[:-2], *tail))
