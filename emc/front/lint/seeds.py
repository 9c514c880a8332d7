# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about random numbers that are the same on every PE.

int main(void) { srand(7); everywhere dowith () { ... rand() ... } }                    seeds PE 0 only
everywhere dowith () { for (...) s += rand() % 6; } reductionsum (s)                    the same draws on every PE
static unsigned seed = 1993;  seed = seed * 1103515245 + 12345;                         so are these
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.alone import only_from_main
from emc.front.lint.nodes import callee, copied_blocks, kept, live, strip
from emc.front.lint.reached import reached_from
from emc.front.lint.rules import Lint, rule
from emc.front.types import Int, Spread


@rule(typed.Unit)
def seeded_on_pe_0(lint: Lint, node: typed.Unit) -> None:
    """Warns about a seed that only main sets, if the copies of `everywhere`, or remote calls, draw numbers."""
    found = kept(only_from_main, node)
    seeds = [
        (one, function.symbol in found and id(one) in here)
        for function in node.functions
        for here in [set(map(id, live(function, into_blocks=False)))]
        for one in live(function)
        if callee(one) == "srand"
    ]
    draws = any(
        callee(one) == "rand"
        for function in node.functions
        for block in live(function)
        if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Everywhere)
        for one in live(block.body)
    )
    draws = draws or any(_draws_away(one) for function in node.functions for one in live(function))
    first = next(_drawn_to_add(node), None)
    if lint.target.pes > 1 and first is not None and not seeds:
        text = "each PE has its own sequence of random numbers, and without seeds they are all the same: the reduction "
        text += "gets the same draws from every PE"
        lint.warning("W0558", first.span, text, "call `srand(my_pe() + 1)` first, in `everywhere`")
    if lint.target.pes > 1 and draws and seeds and all(alone for _, alone in seeds):
        text = "each PE has its own sequence of random numbers, and this seeds only that of PE 0, where main runs"
        lint.warning("W0558", seeds[0][0].span, text, "call `srand` in `everywhere`, with a seed for each PE")


def _draws_away(call: typed.Node) -> bool:
    """Whether it is `remote_call(pe, rand, 0)`, on a PE that is not always PE 0."""
    if not isinstance(call, typed.RemoteCall) or not isinstance(call.function, typed.FunctionAddress):
        return False
    pe = strip(call.pe)
    return call.function.symbol.name == "rand" and not (isinstance(pe, typed.Constant) and pe.value == 0)


def _drawn_to_add(unit: typed.Unit) -> Iterator[typed.Value]:
    """The numbers that the copies of an `everywhere` with a reduction draw, except those that they store in arrays."""
    for block in (one for function in unit.functions for one in live(function)):
        if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Everywhere) and block.reductions:
            stored = {
                id(part)
                for one in live(block.body)
                if isinstance(one, typed.Assign) and isinstance(one.target, typed.Deref)
                for part in live(one.value)
            }
            yield from (one for one in live(block.body) if callee(one) == "rand" and id(one) not in stored)


@rule(typed.Unit)
def own_generators(lint: Lint, node: typed.Unit) -> None:
    """Warns about a generator of the program's own in copies, of which every PE begins with the same number."""
    bodies = {function.symbol: function for function in node.functions}
    blocks = [one for function in node.functions for one in copied_blocks(function)] if lint.target.pes > 1 else []
    drawn: dict[typed.Static, typed.Value] = {}
    for body in (part for block in blocks for part in reached_from(block.body, bodies)):
        for one in live(body):
            symbol = _drawn_from(one)
            if symbol is not None and isinstance(one, typed.Value):
                drawn.setdefault(symbol, one)
    for function in node.functions if drawn else ():
        for one in live(function):
            if isinstance(one, typed.Assign | typed.Address):
                symbol = root(one.target if isinstance(one, typed.Assign) else one.object)
                if isinstance(symbol, typed.Static) and _drawn_from(one) is not symbol:
                    drawn.pop(symbol, None)
    for symbol, place in drawn.items():
        name = shown(symbol)
        text = f"each PE has its own `{name}`, and all begin with the same value: every PE draws the same numbers"
        hint = f"first set it on each PE, in `everywhere`: `{name} += my_pe();`"
        inside = any(f.span.line < symbol.span.line <= f.body.span.end_line for f in node.functions)
        lint.warning("W0558", place.span, text, f"declare it at file scope, and {hint}" if inside else hint)


def _drawn_from(node: typed.Node) -> typed.Static | None:
    """The PE's own variable from which a linear congruential generator, or a shift register, makes its next value."""
    target = node.target if isinstance(node, typed.Assign | typed.Update) else None
    symbol = target.symbol if isinstance(target, typed.Variable) else None
    if not isinstance(symbol, typed.Static) or isinstance(symbol.type, Spread) or not isinstance(symbol.type, Int):
        return None
    assert isinstance(node, typed.Assign | typed.Update)
    for one in live(node.value):
        if not isinstance(one, typed.Binary) or one.op not in ("*", "<<", ">>"):
            continue
        sides = [(one.left, one.right), (one.right, one.left)] if one.op == "*" else [(one.left, one.right)]
        if any(isinstance(strip(by), typed.Constant) and _reads(of, symbol) for of, by in sides):
            return symbol if isinstance(node, typed.Assign) or node.op == "^" else None
    return None


def _reads(value: typed.Value, symbol: typed.Static) -> bool:
    return any(isinstance(one, typed.Variable) and one.symbol is symbol for one in live(value))
