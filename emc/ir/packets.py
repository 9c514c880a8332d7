"""Checks that a handler does what its traits (traits.py) say about its packets. Views, checked builds, packet buffers
and `fence` rely on the traits without reading any code.

    mistaken(template)   -> "it reads 4 bytes, but stores", or ""

The verifier adds the place of the mistake.
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.ir.handlers import fixed_traits
from emc.ir.module import Template
from emc.ir.operations import TABLE
from emc.ir.show import show_traits
from emc.ir.traits import SIZES, Traits

_NAMED = {"update": Traits(fenced=True), "request": Traits(answers="word")}  # what a name with this first part promises


def mistaken(handler: Template) -> str:
    """The mistake in the traits of a handler, in words; "" if there is none."""
    return next((text for text in (*_names(handler), *_answers(handler), *_access(handler)) if text), "")


def _names(handler: Template) -> Iterator[str]:
    """Checks that packets with known names are what all programs expect."""
    traits = handler.traits
    known = fixed_traits().get(handler.name, traits)
    if traits != known:
        yield f"the traits of packet type {handler.name} are fixed; write: handler, {show_traits(known)}"
    promised = _NAMED.get(handler.name.partition(".")[0])
    if promised is not None and (traits.fenced, bool(traits.answers)) != (promised.fenced, bool(promised.answers)):
        yield f"a handler with the name {handler.name} needs other traits; write: handler, {show_traits(promised)}"


def _answers(handler: Template) -> Iterator[str]:
    traits = handler.traits
    data = next(block.entry.parameters[1] for block in handler.blocks if block.entry)
    ops = [op for block in handler.blocks for op in block.ops]
    if traits.answers and not any(data in op.operands for op in ops):
        yield "a handler that answers must use the data word, which is the continuation"
    if traits.fenced and (traits.answers or any(op.name == "pkt" and op.operands[0] == data for op in ops)):
        yield ("a handler with `fenced` must not answer: a fence waits only for packets that have no answer")
    if not traits.answers and (traits.until or traits.called):
        yield (
            "`until` and `called` say how a thread waits for the answer, so the handler must also say what it `answers`"
        )


def _access(handler: Template) -> Iterator[str]:
    traits = handler.traits
    if not traits.access:
        return
    if traits.width not in SIZES:
        yield f"it {traits.access} {traits.width} bytes, but the size of an access is {', '.join(map(str, SIZES))}"
    if len(handler.blocks) > 1:
        yield f"a handler that only {traits.access} memory must be one block, without branches"
    for op in (op for block in handler.blocks for op in block.ops):
        row = TABLE[op.name]
        if row.width and traits.access == ("writes" if row.loads else "reads"):
            yield (
                f"it {traits.access} {traits.width} bytes, but has a {row.stem}: write `updates` if it reads and "
                "writes them"
            )
        if row.width > traits.width:
            yield f"it {traits.access} {traits.width} bytes, but has a {op.name}, which accesses more"
