# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""What functions do with the objects whose addresses they get.

static void configure(int *rate) { *rate = 3; }     sets it: `configure(&rate)` is like `rate = 3`
scanf("%d", &n);                                    so does this
static int first(int *a) { return a[0]; }           reads it
static void keep(int *p) { kept = p; }              keeps its address: later, others may do anything with it
int sum(const int *a);                              is in another file: by the word `const` it reads it
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.dataclass import dataclass, replace
from emc.front import typed
from emc.front.lint.nodes import arguments_of, callee, live, strip
from emc.front.types import Pointer

# the library's functions that set what their first argument points to
SETS_FIRST = frozenset(
    ["sprintf", "snprintf", "strcpy", "strncpy", "strcat", "memcpy", "memmove", "memset", "fgets", "fread"],
)
# the first argument through which others set, and the first one through which they read
_SETS_FROM = {"scanf": 1, "fscanf": 2, "sscanf": 2}
READS_FROM = {
    **dict.fromkeys(["printf", "puts", "fputs", "fwrite", "sscanf", "atoi", "atof"], 0),
    **dict.fromkeys(["strlen", "strcmp", "strncmp", "memcmp"], 0),
    **dict.fromkeys(["fprintf", "sprintf", "strcpy", "strncpy", "strcat", "memcpy", "memmove"], 1),
    "snprintf": 2,
}
_COMPARES = frozenset({"==", "!=", "<", ">", "<=", ">="})


@dataclass(frozen=True, slots=True)
class Use:
    """What a function does with the object that a parameter points to. kept: it may do anything, at any time."""

    sets: bool = False
    reads: bool = False
    kept: bool = False


class Through:
    """The uses of all parameters of a file's functions."""

    def __init__(self, unit: typed.Unit):
        self._of: dict[typed.FunctionName, list[Use]] = {}
        passed: list[tuple[typed.FunctionName, int, typed.Call, int]] = []
        for function in unit.functions:
            found = _Found(function)
            self._of[function.symbol] = [found.uses.get(one, Use()) for one in function.parameters]
            numbers = {symbol: i for i, symbol in enumerate(function.parameters)}
            passed += [(function.symbol, numbers[symbol], call, i) for symbol, call, i in found.passed]
        changed = True
        while changed:
            changed = False
            for symbol, number, call, place in passed:
                before, inner = self._of[symbol][number], self._use(call, place)
                after = Use(before.sets or inner.sets, before.reads or inner.reads, before.kept or inner.kept)
                changed |= after != before
                self._of[symbol][number] = after

    def of(self, function: typed.FunctionBody) -> list[Use]:
        """What a function does with the objects that its parameters point to, in their order."""
        return self._of[function.symbol]

    def given(self, call: typed.Call) -> Iterator[tuple[typed.Address, Use]]:
        """The addresses among the arguments that the function does not keep, and what it does with the objects."""
        for number, argument in enumerate(arguments_of(call)):
            value = strip(argument)
            if isinstance(value, typed.Address) and not (use := self._use(call, number)).kept:
                yield value, use

    def _use(self, call: typed.Call, number: int) -> Use:
        function = call.function.symbol if isinstance(call.function, typed.FunctionAddress) else None
        if function in self._of:
            uses = self._of[function]
            return uses[number] if number < len(uses) else Use(kept=True)
        name = callee(call)
        sets = number >= _SETS_FROM[name] if name in _SETS_FROM else name in SETS_FIRST and number == 0
        reads = name in READS_FROM and number >= READS_FROM[name]
        if not (sets or reads) and number < len(call.arguments):
            type = call.arguments[number].type
            reads = isinstance(type, Pointer) and type.to.const
        return Use(sets, reads and not sets, not (sets or reads))


class _Found:
    """The uses of one function's parameters. passed: the parameter is an argument of a call, with its number."""

    def __init__(self, function: typed.FunctionBody):
        pointers = (one for one in function.parameters if isinstance(one.type, Pointer))
        self.uses: dict[typed.Automatic, Use] = {one: Use(kept=one.addressed) for one in pointers}
        self.passed: list[tuple[typed.Automatic, typed.Call, int]] = []
        self._known: set[int] = set()  # the loads of parameters that are not kept
        for one in live(function):
            self._note(one)
        for one in live(function):
            symbol = _parameter(one)
            if symbol in self.uses and id(one) not in self._known:
                self._add(symbol, kept=True)

    def _note(self, node: Any) -> None:
        match node:
            case typed.Assign(target=typed.Variable(symbol=typed.Automatic() as symbol)) if symbol in self.uses:
                self._add(symbol, kept=True)
            case typed.Assign(target=target):
                self._reached(target, sets=True)
            case typed.Update(target=typed.Variable()):
                pass  # `p++` is in the same object
            case typed.Update(target=target):
                self._reached(target, sets=True, reads=True)
            case typed.Load(object=thing):
                self._reached(thing, reads=True)
            case typed.Call(arguments=arguments, rest=rest):
                for number, argument in enumerate((*arguments, *(rest or ()))):
                    symbol = self._start(argument)
                    if symbol is not None:
                        self.passed.append((symbol, node, number))
            case typed.Binary(op=op, left=left, right=right) if op in _COMPARES:
                self._known |= {id(one) for one in (strip(left), strip(right))}
            case typed.If(test=test) | typed.Logical(left=test) | typed.Unary(op="!", operand=test):
                self._known.add(id(strip(test)))
            case _:
                pass

    def _reached(self, thing: typed.Value, sets: bool = False, reads: bool = False) -> None:
        """Notes that an object is used, if a parameter points to it."""
        while isinstance(thing, typed.MemberOf):
            thing = thing.base
        symbol = self._start(thing.pointer) if isinstance(thing, typed.Deref) else None
        if symbol is not None:
            self._add(symbol, sets, reads)

    def _start(self, pointer: typed.Value) -> typed.Automatic | None:
        """The parameter from which a pointer goes on to another place of the same object: `p`, `p + 1`, `&p->x`."""
        while True:
            pointer = strip(pointer)
            match pointer:
                case typed.PointerAdd(pointer=inner):
                    pointer = inner
                case typed.Address(object=thing):
                    while isinstance(thing, typed.MemberOf):
                        thing = thing.base
                    if not isinstance(thing, typed.Deref):
                        return None
                    pointer = thing.pointer
                case typed.Update(target=typed.Variable(symbol=typed.Automatic() as symbol)):
                    return symbol if symbol in self.uses else None
                case _:
                    symbol = _parameter(pointer)
                    if symbol not in self.uses:
                        return None
                    self._known.add(id(pointer))
                    return symbol

    def _add(self, symbol: Any, sets: bool = False, reads: bool = False, kept: bool = False) -> None:
        use = self.uses[symbol]
        self.uses[symbol] = replace(use, sets=use.sets or sets, reads=use.reads or reads, kept=use.kept or kept)


def _parameter(node: Any) -> typed.Automatic | None:
    """The automatic variable of which a node is the value."""
    thing = node.object if isinstance(node, typed.Load) else None
    symbol = thing.symbol if isinstance(thing, typed.Variable) else None
    return symbol if isinstance(symbol, typed.Automatic) else None
