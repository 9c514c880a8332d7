# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about the result of `fmpl_reduce` that all ranks use, though only the root has it.

    fmpl_reduce(&total, 1, fmpl_dsum, 0, FMPL_COMM_WORLD, &work, NULL);
    n = reduction_sum(value > total / N_PE);

It follows the statements after the call that every rank reaches. There is a warning if all ranks print the result, give
it to a collective, or change their own elements by it; none if a variable only keeps what is computed from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.collectives import MEETINGS
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.nodes import PRINTS, arguments_of, callee, live, steps_of, strip
from emc.front.lint.rules import Lint, rule
from emc.source import Span

_Symbol = typed.Static | typed.Automatic
_USES = PRINTS | MEETINGS
_EXITS = (typed.Return, typed.Goto, typed.Label, typed.Break, typed.Continue)
_BRANCHES = (typed.If, typed.Switch, typed.While, typed.DoWhile, typed.TaskBlock, typed.Parallel)
_CHOICES = (typed.Conditional, typed.Logical, typed.StatementExpression)


@rule(typed.FunctionBody)
def used_by_all(lint: Lint, node: typed.FunctionBody) -> None:
    if lint.target.pes == 1 or not lint.names("fmpl_reduce"):
        return
    functions = {one.symbol for one in live(node) if isinstance(one, typed.FunctionAddress) and one.symbol.defined}
    blocks = [one.body for one in live(node) if isinstance(one, typed.TaskBlock)]
    for body in (node.body, *blocks):
        results: dict[_Symbol, tuple[int, str]] = {}  # what is computed from it: the root, the name of the buffer
        for item in _items(body):
            if not _Statement(lint, functions, results).goes_on(item):
                results.clear()
            result = _result(item)
            if result is not None:
                results[result[0]] = result[1], shown(result[0])


def _items(body: typed.Block) -> Iterator[Any]:
    """The statements of a block, and of the blocks in it."""
    for item in body.items:
        if isinstance(item, typed.Block):
            yield from _items(item)
        else:
            yield item


def _result(item: Any) -> tuple[_Symbol, int] | None:
    """The buffer of a call of fmpl_reduce to a constant root, and the root."""
    call = item.value if isinstance(item, typed.Evaluate) else None
    if not isinstance(call, typed.Call) or callee(call) != "fmpl_reduce" or len(call.arguments) != 7:
        return None
    buffer, to = strip(call.arguments[0]), strip(call.arguments[3])
    symbol = root(buffer.object) if isinstance(buffer, typed.Address) else None
    if symbol is None or not isinstance(to, typed.Constant):
        return None
    return symbol, int(to.value)


class _Statement:
    """What a statement does with the results."""

    def __init__(self, lint: Lint, functions: set[typed.FunctionName], results: dict[_Symbol, tuple[int, str]]):
        self.lint, self.functions, self.results = lint, functions, results

    def goes_on(self, item: Any) -> bool:
        """Warns; returns whether every rank goes on after the statement, with the same results."""
        if not self.results:
            return True
        nodes = list(live(item))
        if any(isinstance(one, _EXITS) or getattr(one, "symbol", None) in self.functions for one in nodes):
            return False
        simple = isinstance(item, typed.Evaluate | typed.Initialise | typed.For)
        if simple and not any(isinstance(one, (*_CHOICES, *_BRANCHES)) for one in nodes):
            for one in nodes:
                value, span = _use(one)
                used = next((found for part in value if (found := self._in(part)) is not None), None)
                if used is not None:
                    self._tell(*used, span)
                    return False
        self._sets(nodes, simple)
        return True

    def _sets(self, nodes: list[Any], simple: bool) -> None:
        """Notes what is set."""
        paths: set[int] = set()
        for one in nodes:
            if isinstance(one, typed.Load | typed.Assign | typed.Update):
                paths |= steps_of(one.object if isinstance(one, typed.Load) else one.target)
            given = root(one.object) if isinstance(one, typed.Address) and id(one) not in paths else None
            if given is not None:
                self.results.pop(given, None)
            if isinstance(one, typed.Assign):
                symbol = one.target.symbol if isinstance(one.target, typed.Variable) else None
                found = self._in(one.value) if simple and symbol is not None else None
                changed = root(one.target)
                if changed is not None:
                    self.results.pop(changed, None)
                if symbol is not None and found is not None:
                    self.results[symbol] = found

    def _in(self, value: typed.Value) -> tuple[int, str] | None:
        """The result from which a value is computed."""
        nodes = list(live(value))
        if any(isinstance(one, _CHOICES) for one in nodes):
            return None
        for one in nodes:
            symbol = root(one.object) if isinstance(one, typed.Load) else None
            if symbol is not None and symbol in self.results:
                return self.results[symbol]
        return None

    def _tell(self, to: int, name: str, span: Span) -> None:
        text = f"`fmpl_reduce` gives the result only to rank {to}: on the other ranks `{name}` has something else here"
        hint = f"call `fmpl_allreduce`; or use the result only where `my_pe()` is the PE of rank {to}"
        self.lint.warning("W0552", span, text, hint)


def _use(node: Any) -> tuple[tuple[typed.Value, ...], Span]:
    """The values that a node uses in a way that matters on every rank."""
    if callee(node) in _USES:
        return arguments_of(node), node.span
    if isinstance(node, typed.Update) and isinstance(node.target, typed.Deref):
        return (node.value,), node.span
    return (), node.span
