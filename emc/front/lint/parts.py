# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about sums that each PE computes in its own copy, of which the starter reads only one.

    int total;                                          at file scope: one on every PE
    everywhere (A) dowith () { ... total += A[i]; }
    printf("%d", total);                                PE 0's part

It warns about an object that `everywhere` computes from its own value, that no block reads otherwise, and that main, or
the function which started the block, reads outside of blocks. An object whose address is taken may be read with
`global_of`.
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import discarded_updates, live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import NOBODY
from emc.front.lint.values import Values, chosen_pe
from emc.front.types import Spread, is_arithmetic
from emc.source import Span


@rule(typed.Unit)
def parts_of_sums(lint: Lint, node: typed.Unit) -> None:
    sums = {symbol: place for function in node.functions for symbol, place in _sums(function)}
    if not sums:
        return
    packets = {_sent_to(one) for function in node.functions for one in live(function) if isinstance(one, typed.Packet)}
    handled = {symbol for f in node.functions if f.symbol.packet for symbol, _ in _sums(f)}
    for symbol, read in _fetch_places(node, sums).items():
        name = shown(symbol)
        text = f"each PE sets its own `{name}` here, but after the block only one PE's `{name}` is read"
        hint = f"add `reductionsum ({name})` after the block, or a reduction to max, min, prod, and, or, xor"
        if symbol in packets:
            hint = f"write `global` before its name in the declaration: then the packets go to one `{name}` for all PEs"
        elif symbol in handled:
            hint = "copy it into a variable in a later `everywhere` block, which ends with `reductionsum` of that "
            hint += f"variable; or declare `{name}` as `global`, and send packets to it"
        note = Note(read, f"this is one PE's `{name}`")
        lint.faults.warning("W0552", sums[symbol], text, hint, note)


def _sums(function: typed.FunctionBody) -> Iterator[tuple[typed.Static, Span]]:
    """The PE's own objects that an `everywhere` block, or a packet handler, computes from their own values, and where
    it does."""
    if function.symbol.packet:
        yield from _computed_sums(function.body)
    for block in live(function):
        if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Everywhere) and block.wait:
            yield from _computed_sums(block.body)


def _computed_sums(body: typed.Block) -> Iterator[tuple[typed.Static, Span]]:
    values = Values(typed.FunctionBody(body.span, NOBODY, (), None, body))
    choices = (node for node in live(body) if isinstance(node, typed.If) and chosen_pe(node.test, values) == 0)
    by_one = {id(one) for node in choices for one in live(node.then)}  # main, which reads PE 0's object, runs there
    for assign in discarded_updates(body):
        symbol = _own(assign.target)
        if symbol is not None and id(assign) not in by_one and _from_itself(assign, symbol):
            yield symbol, assign.target.span
    for node in live(body, into_blocks=False):
        symbol = _sent_to(node)
        if symbol is not None:
            yield symbol, node.span


def _sent_to(node: typed.Node) -> typed.Static | None:
    """The PE's own object to which the node sends a packet of the program's own type; None if there is none."""
    pointer = strip(node.pointer) if isinstance(node, typed.Packet) else None
    return _own(pointer.object) if isinstance(pointer, typed.Address) else None


def _own(target: typed.Value) -> typed.Static | None:
    symbol = target.symbol if isinstance(target, typed.Variable) else None
    if not isinstance(symbol, typed.Static) or isinstance(symbol.type, Spread) or not is_arithmetic(symbol.type):
        return None
    return symbol


def _from_itself(assign: typed.Assign | typed.Update, symbol: typed.Static) -> bool:
    return isinstance(assign, typed.Update) or bool(_reads(assign.value, symbol))


def _reads(value: typed.Node, symbol: typed.Static) -> set[int]:
    return {id(n) for n in live(value) if isinstance(n, typed.Load) and root(n.object) is symbol}


def _fetch_places(unit: typed.Unit, sums: dict[typed.Static, Span]) -> dict[typed.Static, Span]:
    """The objects that are read only outside of blocks, by the function that starts the block or by main, with the
    first such place."""
    found: dict[typed.Static, Span] = {}
    out: set[typed.Static] = set()
    for function in unit.functions:
        for_itself = {
            read
            for block in (function.body, *(n.body for n in live(function) if isinstance(n, typed.TaskBlock)))
            for assign in discarded_updates(block)
            if (symbol := _own(assign.target)) is not None
            for read in _reads(assign.value, symbol)
        }
        outside = {id(node) for node in live(function, into_blocks=False)}
        given = {id(strip(node.pointer)) for node in live(function) if _sent_to(node) is not None}
        starts = {symbol for symbol, _ in _sums(function)}
        for node in live(function):
            symbol = root(node.object) if isinstance(node, typed.Load | typed.Address) else None
            if not isinstance(symbol, typed.Static) or symbol not in sums or id(node) in for_itself:
                continue
            after = symbol in starts and not function.symbol.packet and _after(node.span, sums[symbol])
            mine = after or function.symbol.name == "main"
            if id(node) in given:
                continue
            if isinstance(node, typed.Address) or id(node) not in outside or not mine:
                out.add(symbol)
            else:
                found.setdefault(symbol, node.span)
    return {symbol: span for symbol, span in found.items() if symbol not in out}


def _after(span: Span, other: Span) -> bool:
    return (span.line, span.column) > (other.line, other.column)
