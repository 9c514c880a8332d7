# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about counts for the whole machine that each PE keeps for itself.

static int last;  return ++last;                        each PE counts for itself: the numbers are not unique
remote_call(i % N_PE, add, 1, v);  s = remote_call(0, get, 0);      `add` has added to N_PE sums, and `get` reads PE 0's
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import live, strip
from emc.front.lint.rules import Lint, rule
from emc.source import Span

_Counter = tuple[typed.Static, Span]


@rule(typed.Unit)
def numbers_for_all(lint: Lint, node: typed.Unit) -> None:
    """Warns about numbers that a function counts in an object of its PE: as indices of a whole array in all copies of a
    block, and if the function is called on one PE after the other."""
    if lint.target.pes == 1:
        return
    counters = {f.symbol: counter for f in node.functions if (counter := _counted(f)) is not None}
    for function in node.functions if counters else ():
        dropped = {id(strip(one.value)) for one in live(function) if isinstance(one, typed.Evaluate)}
        for one in live(function):
            if isinstance(one, typed.RemoteCall) and id(one) not in dropped:
                if not one.fork and _goes_round(lint, one.pe):
                    _check(lint, one.function, one, counters)
            elif isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere):
                for element in live(one.body):
                    for index in element.indices if isinstance(element, typed.SpreadElement) else ():
                        call = strip(index)
                        if isinstance(call, typed.Call):
                            _check(lint, call.function, call, counters)


def _counted(function: typed.FunctionBody) -> _Counter | None:
    """The object of its PE that a function counts up, and returns."""
    for one in live(function, into_blocks=False):
        value = strip(one.value) if isinstance(one, typed.Return) and one.value is not None else None
        target = value.target if isinstance(value, typed.Update) and value.op == "+" else None
        if value is not None and isinstance(target, typed.Variable) and isinstance(target.symbol, typed.Static):
            return target.symbol, value.span
    return None


def _goes_round(lint: Lint, pe: typed.Value) -> bool:
    """Whether it is `i % N_PE`: one PE after the other."""
    pe = strip(pe)
    by = strip(pe.right) if isinstance(pe, typed.Binary) and pe.op == "%" else None
    return isinstance(by, typed.Constant) and by.value == lint.target.pes


def _check(lint: Lint, function: typed.Value, call: typed.Value, counters: dict[typed.FunctionName, _Counter]) -> None:
    symbol = function.symbol if isinstance(function, typed.FunctionAddress) else None
    if symbol is None or symbol not in counters:
        return
    counter, place = counters[symbol]
    text = f"each PE has its own `{shown(counter)}`: `{shown(symbol)}` gives the same numbers on every PE"
    hint = "count in one `global` object, with a request of your own `packet_type int`"
    lint.faults.warning("W0558", call.span, text, hint, Note(place, "counted here, on this PE"))


@rule(typed.Unit)
def sums_of_one_pe(lint: Lint, node: typed.Unit) -> None:
    """Warns about an object to which calls on one PE after the other add, and for which one PE is asked."""
    if lint.target.pes == 1:
        return
    adds: dict[typed.Static, Span] = {}
    asks: dict[typed.Static, typed.RemoteCall | None] = {}
    bodies = {function.symbol: function for function in node.functions}
    round_, once = set[typed.FunctionName](), dict[typed.FunctionName, typed.RemoteCall]()
    for one in (one for function in node.functions for one in live(function)):
        if isinstance(one, typed.RemoteCall) and isinstance(one.function, typed.FunctionAddress):
            if _goes_round(lint, one.pe):
                round_.add(one.function.symbol)
            elif isinstance(strip(one.pe), typed.Constant):
                once[one.function.symbol] = one
    for symbol, function in bodies.items() if round_ and once else ():
        for one in live(function):
            target = one.target if isinstance(one, typed.Update) else None
            if isinstance(target, typed.Variable) and isinstance(target.symbol, typed.Static) and symbol in round_:
                adds.setdefault(target.symbol, one.span)
            thing = one.object if isinstance(one, typed.Load | typed.Address) else None
            read = thing.symbol if isinstance(thing, typed.Variable) else None
            if isinstance(read, typed.Static):
                asks[read] = once.get(symbol) if asks.get(read, one) is not None else None
    for symbol, span in adds.items():
        ask = asks.get(symbol)
        if ask is not None:
            name = shown(symbol)
            text = (
                f"each PE has its own `{name}`, and the calls go round the PEs: this asks for the part of one of them"
            )
            hint = f"ask all PEs, and add the answers; or declare `{name}` as `global`"
            lint.faults.warning("W0558", ask.span, text, hint, Note(span, "added here, on the PE of the call"))
